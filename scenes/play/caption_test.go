package play

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// TestMovesAreAnnouncedWithTheirSource checks that legal moves with different sources have different texts.
func TestMovesAreAnnouncedWithTheirSource(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		_, p := tableApp(t, at, 4, 0, 1280, 720)
		dice, m := rand.New(rand.NewPCG(1, 2)), p.session.match
		for !m.Position().Over() {
			pos := m.Position()
			if pos.ToMove() == engine.Nature {
				if err := m.Draw(nil); err != nil {
					t.Fatal(err)
				}
				continue
			}
			sources, all := map[string]engine.Place{}, pos.Moves(nil)
			for _, move := range all {
				if table.MultiPickOf(p.table, pos) != nil {
					continue // bonus tiles and passes have one source
				}
				g := p.table.Option(pos, move).From
				text := p.table.MoveText(pos, move)
				if from, seen := sources[text]; seen && from != g.From {
					t.Fatalf("%q takes from %+v and from %+v", text, from, g.From)
				}
				sources[text] = g.From
			}
			if err := m.Play(all[dice.IntN(len(all))], nil); err != nil {
				t.Fatal(err)
			}
		}
	})
}
