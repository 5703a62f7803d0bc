package tabletest

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// Sets plays random games of an edition at a table. It checks that a set contains the place that completes it, that tiles lie on all its
// spaces, and that a last round that has been announced stays the last.
func Sets(t *testing.T, e *engine.Edition, make func() table.Table) {
	sets, lastRounds := 0, 0
	forEachGame(e, func(seats int, seed uint64) {
		p := newGame(t, e, make(), seats, seed)
		for announced := false; !p.over(); {
			for _, ev := range p.moves(1) {
				if ev.Kind == engine.Complete {
					sets++
					p.expectSet(ev)
				}
			}
			if ending, ok := p.tab.Ending(p.match.Position()); ok && ending.Certain {
				announced = true
			}
			if announced && !p.tab.LastRound(p.match.Position()) {
				t.Fatalf("seed %d: the last round was announced and is no longer the last", seed)
			}
			if announced {
				lastRounds++
			}
		}
	})
	if sets == 0 || lastRounds == 0 {
		t.Errorf("%d sets were seen, and %d positions of last rounds", sets, lastRounds)
	}
}

func (g *game) expectSet(e engine.Event) {
	g.t.Helper()
	tiles := g.tab.Pieces(g.match.Position())
	set := g.tab.Set(g.match.Position(), e, tiles)
	if !slices.Contains(set.Places, e.To) {
		g.t.Fatalf("%v completes %v", e, set.Places)
	}
	for _, at := range set.Places {
		lies := slices.ContainsFunc(tiles, func(q table.Piece) bool { return q.Place == at })
		if at.Zone.Spaces() && !lies {
			g.t.Fatalf("%v completes %v, but no tile lies on %v", e, set.Places, at)
		}
	}
}
