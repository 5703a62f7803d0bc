package search

import (
	"context"
	"sync"

	"azulejo/engine"
)

// Team is searchers that think about the same task at the same time and share what they remember.
type Team struct {
	lead    *Searcher
	helpers []*Searcher
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

// Run is Searcher.Run by all together. A task with a limit of nodes is for one of them, so that its answer is always the same.
func (t *Team) Run(ctx context.Context, task Task) *Result {
	if task.Limits.Nodes > 0 || task.Limits.Depth > 0 || len(t.helpers) == 0 {
		return t.lead.Run(ctx, task)
	}
	t.lead.prepare(ctx, task)
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
