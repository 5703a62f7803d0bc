package search

import (
	"context"
	"time"
)

// clock tells a search when to stop. It is the only place that asks for the time.
type clock struct {
	ctx     context.Context
	now     func() time.Time
	started time.Time
	limits  Limits
	// nextCheck is the node count at which time and context are looked at next.
	nextCheck int64
	stopped   bool
}

// checkInterval is how many nodes pass between two looks at time and context: well below a millisecond's worth.
const checkInterval = 256

// shouldStop reports whether the search must stop after this many nodes. Once it must, it stays so.
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

// spent is the time since the search began.
func (c *clock) spent() time.Duration { return c.now().Sub(c.started) }

// left is the time that is left, at least a little; 0 for a search without a limit of time.
func (c *clock) left() time.Duration {
	if c.limits.Time == 0 {
		return 0
	}
	return max(c.limits.Time-c.spent(), 1)
}

// expired reports whether the time is over or the search was cancelled.
func (c *clock) expired() bool {
	return c.ctx.Err() != nil || c.limits.Time > 0 && c.spent() >= c.limits.Time
}

// resume lets a search go on until other limits.
func (c *clock) resume(l Limits) { c.limits, c.stopped = l, false }
