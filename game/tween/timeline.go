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
func (l *Timeline) At(delay, length float64, ease Ease, apply func(t float64)) *Step {
	start := l.now + delay
	s := &Step{start: start, end: start + length, ease: ease, apply: apply}
	l.steps = append(l.steps, s)
	left := l.ends[l.ended:]
	i := sort.Search(len(left), func(i int) bool { return left[i].end > s.end })
	l.ends = slices.Insert(l.ends, l.ended+i, s)
	return s
}

// Call adds a step that calls do after delay ticks.
func (l *Timeline) Call(delay float64, do func()) {
	l.At(delay, 0, Linear, nil).OnDone(do)
}

// Done reports whether all steps have ended.
func (l *Timeline) Done() bool { return l.ended == len(l.ends) }

// Clear removes all steps without ending them.
func (l *Timeline) Clear() {
	clear(l.steps)
	clear(l.ends)
	*l = Timeline{steps: l.steps[:0], ends: l.ends[:0]}
}

// Advance plays the next ticks, which may be a fraction of one. It does not allocate.
func (l *Timeline) Advance(ticks float64) {
	if l.Done() {
		return
	}
	l.to = l.now + ticks
	for !l.Done() && l.ends[l.ended].end <= l.to {
		l.endNext()
	}
	if l.Done() {
		l.Clear()
		return
	}
	l.now = l.to
	for i := 0; i < len(l.steps); i++ {
		if s := l.steps[i]; !s.ended && s.start <= l.now {
			s.applyAt(l.now)
		}
	}
}

// Finish plays all steps to their ends at once, including steps added meanwhile.
func (l *Timeline) Finish() {
	for !l.Done() {
		l.endNext()
	}
	l.Clear()
}

// endNext ends the next step.
func (l *Timeline) endNext() {
	s := l.ends[l.ended]
	l.ended++
	s.ended = true
	l.now = s.end
	s.applyAt(s.end)
	if s.done != nil {
		s.done()
	}
}
