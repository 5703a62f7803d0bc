package pavilion_test

import (
	"slices"
	"testing"

	"azulejo/engine"
	rules "azulejo/engine/pavilion"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestDimmedSpacesDuringOtherTurns checks that the dimmed spaces of the large board depend only on its stars and hand, whichever seat is to move, until
// its seat has passed, and that on its own turn they are those it cannot pay for.
func TestDimmedSpacesDuringOtherTurns(t *testing.T) {
	c, tab := scenetest.Context(t, 1600, 900), pavilion.New()
	for _, e := range []*engine.Edition{rules.Coloured(), rules.Sepia()} {
		others := 0
		for seed := range uint64(8) {
			m, err := engine.NewMatch(e, engine.Options{Players: 2}, seed)
			if err != nil {
				t.Fatal(err)
			}
			known := map[string][]table.Spot{}
			for n := 0; !m.Position().Over(); n++ {
				p := rules.See(m.Position())
				if moves := p.Moves(nil); len(moves) > 0 {
					if !p.Taking() && !p.Gone(0) {
						state := stateOf(p)
						dimmed := dimmedSpaces(c, tab, m.Position())
						if was, ok := known[state]; ok && !slices.Equal(was, dimmed) {
							t.Fatalf("%s, seed %d, seat %d to move: %d spaces are dimmed, before there were %d", e.ID, seed, p.ToMove()+1, len(dimmed), len(was))
						} else if ok && p.ToMove() != 0 {
							others++
						}
						if p.ToMove() == 0 && p.Placing() {
							unpayable := 0
							for at := range rules.Spaces {
								if _, covered := p.Tile(0, at); !covered && len(p.Payments(at)) == 0 {
									unpayable++
								}
							}
							if unpayable != len(dimmed) {
								t.Fatalf("%s, seed %d: %d spaces cannot be paid, %d are dimmed", e.ID, seed, unpayable, len(dimmed))
							}
						}
						known[state] = dimmed
					}
					err = m.Play(placingMove(moves, n), nil)
				} else {
					err = m.Draw(nil)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
		if others < 20 {
			t.Errorf("%s: only %d turns of others were seen", e.ID, others)
		}
	}
}

// dimmedSpaces returns the dimmed spaces of seat 1 on its large board.
func dimmedSpaces(c *game.Context, tab table.Table, pos engine.Position) (all []table.Spot) {
	window := stage.Rect{W: c.W, H: c.H}
	tab.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words, Seats: 2, Shown: pos})
	scenery := tab.Scenery(pos, table.Legend{OnTurn: pos.ToMove(), Names: []string{"Ana", "Bo"}, Levels: []string{"", ""}})
	scenery.Below.Walk(func(n *stage.Node) {
		if pic, ok := n.Art.(*stage.Sprite); ok && pic.Name == "dim-rhomb" {
			all = append(all, table.Spot{X: n.X, Y: n.Y})
		}
	})
	return all
}

// stateOf describes the round, the stars and the hand of seat 1.
func stateOf(p rules.View) string {
	state := []byte{byte(p.Round())}
	for at := range rules.Spaces {
		c, _ := p.Tile(0, at)
		state = append(state, byte(c+1))
	}
	for c := range engine.Tile(rules.Colours) {
		state = append(state, byte(p.Hand(0, c)))
	}
	return string(state)
}
