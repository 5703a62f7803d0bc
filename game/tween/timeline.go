package tween

import (
	"slices"
	"sort"
)

// Step is one animation on a Timeline.
type Step struct {
	start, end float64 // ticks since the start of the timeline
	ease       Ease
	apply      func(t float64)
	done       func()
	ended      bool
}

// OnDone sets a function that is called once, after the last apply. It returns the step.
func (s *Step) OnDone(do func()) *Step {
	s.done = do
	return s
}

// applyAt applies the step's value at a time.
func (s *Step) applyAt(now float64) {
	if s.apply == nil {
		return
	}
	t := 1.0
	if now < s.end {
		t = (now - s.start) / (s.end - s.start)
	}
	s.apply(s.ease(t))
}

// Timeline plays steps, each at its time. The zero Timeline is empty and ready for use.
//
// However many ticks each Advance takes, steps end in the order of their end times, or in the order in which they were added if those are
// equal. Each ends once, after a last apply of exactly ease(1), so that playing faster leaves the same state. The functions called by a
// Timeline may add steps and call any of its methods.
type Timeline struct {
	steps []*Step // in the order in which they were added
	ends  []*Step // in the order of their end times
	ended int     // number of ends that have ended
	now   float64
	to    float64 // time at the end of the current Advance
}

// At adds a step that starts after delay ticks and lasts length ticks. Each tick calls apply, unless it is nil, with the eased fraction of
// the step.
func (t *Timeline) At(delay, length float64, ease Ease, apply func(fraction float64)) *Step {
	start := t.now + delay
	s := &Step{start: start, end: start + length, ease: ease, apply: apply}
	t.steps = append(t.steps, s)
	left := t.ends[t.ended:]
	i := sort.Search(len(left), func(i int) bool { return left[i].end > s.end })
	t.ends = slices.Insert(t.ends, t.ended+i, s)
	return s
}

// Call adds a step that calls do after delay ticks.
func (t *Timeline) Call(delay float64, do func()) {
	t.At(delay, 0, Linear, nil).OnDone(do)
}

// Done reports whether all steps have ended.
func (t *Timeline) Done() bool { return t.ended == len(t.ends) }

// Clear removes all steps without ending them.
func (t *Timeline) Clear() {
	clear(t.steps)
	clear(t.ends)
	*t = Timeline{steps: t.steps[:0], ends: t.ends[:0]}
}

// Advance plays the next ticks, which may be a fraction of one. It does not allocate.
func (t *Timeline) Advance(ticks float64) {
	if t.Done() {
		return
	}
	t.to = t.now + ticks
	for !t.Done() && t.ends[t.ended].end <= t.to {
		t.endNext()
	}
	if t.Done() {
		t.Clear()
		return
	}
	t.now = t.to
	for i := 0; i < len(t.steps); i++ {
		if s := t.steps[i]; !s.ended && s.start <= t.now {
			s.applyAt(t.now)
		}
	}
}

// Finish plays all steps to their ends at once, including steps added meanwhile.
func (t *Timeline) Finish() {
	for !t.Done() {
		t.endNext()
	}
	t.Clear()
}

// endNext ends the next step.
func (t *Timeline) endNext() {
	s := t.ends[t.ended]
	t.ended++
	s.ended = true
	t.now = s.end
	s.applyAt(s.end)
	if s.done != nil {
		s.done()
	}
}
