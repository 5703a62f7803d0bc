package search

import (
	"context"
	"time"
)

// clock decides when a search must stop. Nothing else in the package reads the time.
type clock struct {
	ctx     context.Context
	now     func() time.Time
	started time.Time
	limits  Limits
	// nextCheck is the node count at which to check the time and the context again.
	nextCheck int64
	stopped   bool
}

// checkInterval is the number of nodes between two checks of the time and the context. They take well below a millisecond, or a few milliseconds
// where endgames are solved.
const checkInterval = 64

// shouldStop reports whether the search must stop after the given number of nodes. Once true, the result stays true until resume.
func (c *clock) shouldStop(nodes int64) bool {
	if c.stopped {
		return true
	}
	if c.limits.Nodes > 0 && nodes >= c.limits.Nodes {
		c.stopped = true
	} else if nodes >= c.nextCheck {
		c.nextCheck = nodes + checkInterval
		c.stopped = c.expired()
	}
	return c.stopped
}

// spent returns the time since the search began.
func (c *clock) spent() time.Duration { return c.now().Sub(c.started) }

// left returns the remaining time, at least 1 ns; 0 without a time limit.
func (c *clock) left() time.Duration {
	if c.limits.Time == 0 {
		return 0
	}
	return max(c.limits.Time-c.spent(), 1)
}

// expired reports whether the time is up or the search was cancelled.
func (c *clock) expired() bool {
	return c.ctx.Err() != nil || c.limits.Time > 0 && c.spent() >= c.limits.Time
}

// resume continues a search with new limits.
func (c *clock) resume(l Limits) { c.limits, c.stopped = l, false }
