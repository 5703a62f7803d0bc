package search

import (
	"context"
	"sync/atomic"
	"time"
)

// fakeClock is a clock that advances by a millisecond whenever it is read, so that tests do not depend on the speed of the machine.
type fakeClock struct{ ticks atomic.Int64 }

func (f *fakeClock) now() time.Time { return time.UnixMilli(f.ticks.Add(1)) }

// passed returns the time shown by the clock.
func (f *fakeClock) passed() time.Duration { return time.Duration(f.ticks.Load()) * time.Millisecond }

// countingContext is a context that is cancelled when Err has been called a given number of times, and that counts the calls after that.
type countingContext struct {
	context.Context
	limit int64
	calls atomic.Int64
}

// cancelAfter returns a context that is cancelled at the given call of Err.
func cancelAfter(calls int64) *countingContext {
	return &countingContext{Context: context.Background(), limit: calls}
}

func (c *countingContext) Err() error {
	if c.calls.Add(1) >= c.limit {
		return context.Canceled
	}
	return nil
}

// excess returns the number of calls of Err after the cancellation.
func (c *countingContext) excess() int64 { return c.calls.Load() - c.limit }
