package tabletest

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// Occasions plays random games of an edition at a table: what completes a set is in it, tiles lie on all the rest of it, and once the last
// round is told of, the table shows it.
func Occasions(t *testing.T, e *engine.Edition, make func() table.Table) {
	sets, closed := 0, 0
	each(e, func(seats int, seed uint64) {
		p := seat(t, e, make(), seats, seed)
		for told := false; !p.over(); {
			for _, ev := range p.moves(1) {
				if ev.Kind == engine.Complete {
					sets++
					p.expectSet(ev)
				}
			}
			if _, last := p.tab.Ending(p.match.Position()); last {
				told = true
			}
			if told && !p.tab.LastRound(p.match.Position()) {
				t.Fatalf("seed %d: the last round is told of and not shown", seed)
			}
			if told {
				closed++
			}
		}
	})
	if sets == 0 || closed == 0 {
		t.Errorf("%d sets were seen, and %d positions of last rounds", sets, closed)
	}
}

func (p *party) expectSet(e engine.Event) {
	p.t.Helper()
	tiles := p.tab.Pieces(p.match.Position())
	set := p.tab.Set(p.match.Position(), e, tiles)
	if !slices.Contains(set.Places, e.To) {
		p.t.Fatalf("%v completes %v", e, set.Places)
	}
	for _, at := range set.Places {
		lies := slices.ContainsFunc(tiles, func(q table.Piece) bool { return q.Place == at })
		if at.Zone.Spaces() && !lies {
			p.t.Fatalf("%v completes %v, but no tile lies on %v", e, set.Places, at)
		}
	}
}
