package tween

import (
	"slices"
	"sort"
)

// Step is one movement on a Timeline.
type Step struct {
	start, end float64 // ticks on the timeline
	ease       Ease
	apply      func(t float64)
	done       func()
	ended      bool
}

// Done sets what is called once, after the step has arrived. It returns the step.
func (s *Step) OnDone(do func()) *Step {
	s.done = do
	return s
}

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
// However long the ticks that drive it, steps end in the order of their end times (those that end together in the order in which they
// were added), each once, with its last apply at exactly ease(1). So a hurried timeline leaves the same state as one played slowly.
// The functions it calls may add steps and may call any of its methods.
type Timeline struct {
	steps []*Step // as added
	ends  []*Step // by end time
	ended int     // steps of ends that are over
	now   float64
	to    float64 // how far the running Advance goes
}

// At adds a step that starts after delay ticks and takes length ticks. Each tick, apply is given the eased share of the way; nil applies
// nothing.
func (l *Timeline) At(delay, length float64, ease Ease, apply func(t float64)) *Step {
	start := l.now + delay
	s := &Step{start: start, end: start + length, ease: ease, apply: apply}
	l.steps = append(l.steps, s)
	left := l.ends[l.ended:]
	i := sort.Search(len(left), func(i int) bool { return left[i].end > s.end })
	l.ends = slices.Insert(l.ends, l.ended+i, s)
	return s
}

// Call adds a step that only calls do, after delay ticks.
func (l *Timeline) Call(delay float64, do func()) {
	l.At(delay, 0, Linear, nil).OnDone(do)
}

// Done reports whether nothing is left to play.
func (l *Timeline) Done() bool { return l.ended == len(l.ends) }

// Clear drops all steps without ending them.
func (l *Timeline) Clear() {
	clear(l.steps)
	clear(l.ends)
	*l = Timeline{steps: l.steps[:0], ends: l.ends[:0]}
}

// Advance plays on by some ticks, or by a share of one where the speed is slow. It allocates nothing.
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

// Finish plays everything to its end at once, steps added on the way included.
func (l *Timeline) Finish() {
	for !l.Done() {
		l.endNext()
	}
	l.Clear()
}

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
