package search

import (
	"context"
	"sync/atomic"
	"time"
)

// metronome is a clock that goes on by a millisecond whenever somebody looks at it, so that no test hangs on the machine's speed.
type metronome struct{ ticks atomic.Int64 }

func (m *metronome) now() time.Time { return time.UnixMilli(m.ticks.Add(1)) }

// passed is the time that it shows.
func (m *metronome) passed() time.Duration { return time.Duration(m.ticks.Load()) * time.Millisecond }

// watched is a context that ends when it is asked for the given time, and counts how often it is asked after that.
type watched struct {
	context.Context
	ends  int64
	asked atomic.Int64
}

func watch(ends int64) *watched { return &watched{Context: context.Background(), ends: ends} }

func (w *watched) Err() error {
	if w.asked.Add(1) >= w.ends {
		return context.Canceled
	}
	return nil
}

// after is how often it was asked after its end.
func (w *watched) after() int64 { return w.asked.Load() - w.ends }
