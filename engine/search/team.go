package search

import (
	"context"
	"sync"
	"time"

	"azulejo/engine"
)

// Team is searchers that think about the same task at the same time and share what they remember.
type Team struct {
	lead    *Searcher
	helpers []*Searcher
	// judge makes the evaluators of the sequels, which look behind the next chance, from the rooms; nil where nobody does.
	judge   func() Evaluator
	sequels []*sequel
	rooms   []engine.Position
	speed   float64 // nodes in a second, of all together, when they thought last
}

// NewTeam prepares size searchers for positions of sample's edition with 2^bits slots to remember positions in; judge makes each its
// evaluator.
func NewTeam(judge func() Evaluator, sample engine.Position, bits, size int) *Team {
	t := &Team{lead: New(judge(), sample, bits)}
	for len(t.helpers) < size-1 {
		t.helpers = append(t.helpers, newSearcher(judge(), sample, t.lead.table))
	}
	return t
}

// NewFarsighted prepares a team that keeps some of its time for what comes behind the next chance.
func NewFarsighted(judge func() Evaluator, sample engine.Position, bits, size int) *Team {
	t := NewTeam(judge, sample, bits, size)
	t.judge = judge
	return t
}

// Run is Searcher.Run by all together. A task with a limit of nodes is for one of them, so that its answer is always the same.
func (t *Team) Run(ctx context.Context, task Task) *Result {
	t.lead.prepare(ctx, task)
	far := t.farsighted(task.Limits)
	if far {
		t.equip(task.Position)
		t.lead.clock.limits = t.ahead(task.Limits)
	}
	r := t.think(ctx, task)
	if r.Nodes >= ample/10 { // fewer tell little
		t.speed = float64(r.Nodes) / time.Since(t.lead.clock.started).Seconds()
	}
	if far && len(r.Roots) > 1 && (r.Solved || t.ample(task.Limits)) {
		t.weigh(task)
	}
	return r
}

// farsighted reports whether these limits are ones to look behind the chance for. Matches were lost by it with more than two seats,
// where another seat searches behind the chance and what it takes the others to do tells little of their chances, and where minor
// chances make rounds so long that a glance tells little of them.
func (t *Team) farsighted(l Limits) bool {
	return t.judge != nil && t.lead.seats == 2 && t.lead.foresee == nil && l.Depth == 0 && (l.Time > 0 || l.Nodes > 0)
}

// equip makes what it takes to look behind the chance, once.
func (t *Team) equip(sample engine.Position) {
	if t.sequels != nil {
		return
	}
	for range len(t.helpers) + 1 {
		t.sequels = append(t.sequels, newSequel(t.judge(), sample))
	}
	for range rivals {
		t.rooms = append(t.rooms, sample.Clone())
	}
}

// ample reports whether limits allow to keep a part.
func (t *Team) ample(l Limits) bool {
	return (l.Nodes == 0 || l.Nodes >= ample) && (l.Time == 0 || t.speed*l.Time.Seconds() >= ample)
}

// ahead is the part of the limits that is for the way up to the chance.
func (t *Team) ahead(l Limits) Limits {
	if t.ample(l) {
		l.Nodes, l.Time = l.Nodes*3/4, l.Time*3/4
	}
	return l
}

// think searches up to the chance.
func (t *Team) think(ctx context.Context, task Task) *Result {
	if task.Limits.Nodes > 0 || task.Limits.Depth > 0 || len(t.helpers) == 0 {
		return t.lead.think(task)
	}
	helping, done := context.WithCancel(ctx)
	var all sync.WaitGroup
	for i, h := range t.helpers {
		all.Add(1)
		go func() {
			defer all.Done()
			h.help(helping, task, i)
		}()
	}
	r := t.lead.think(task)
	done()
	all.Wait()
	for _, h := range t.helpers {
		r.Nodes += h.nodes
	}
	return r
}

// help searches for what it leaves in the table. Each helper begins at another depth, so that they do not all look at the same.
func (s *Searcher) help(ctx context.Context, task Task, number int) {
	s.begin(ctx, task)
	for depth := 2 + number%2; depth < Plies && len(s.result.Roots) > 0; depth++ {
		cut := s.cut
		if !s.deepen(depth, min(max(task.Lines, 1), len(s.result.Roots))) || s.cut == cut {
			return
		}
	}
}
