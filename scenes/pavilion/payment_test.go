package pavilion

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// TestPaymentsOpenNextToTheirSpace checks that the menu of payments is near its space and covers neither that nor the name and score of the board, and
// no board of another player, in windows of desktops.
func TestPaymentsOpenNextToTheirSpace(t *testing.T) {
	menus := 0
	for _, size := range [][2]float64{{1280, 720}, {2560, 1440}} {
		for seats := 2; seats <= engine.MaxSeats; seats += 2 {
			dice := rand.New(rand.NewPCG(uint64(seats), 1))
			m, err := engine.NewMatch(pavilion.Coloured(), engine.Options{Players: seats}, 3)
			if err != nil {
				t.Fatal(err)
			}
			for turn := range 30 * seats {
				pos := m.Position()
				if pos.Over() {
					break
				}
				if pos.ToMove() == engine.Nature {
					if err := m.Draw(nil); err != nil {
						t.Fatal(err)
					}
					continue
				}
				if turn%6 == 0 && !pavilion.See(pos).Taking() {
					menus += expectMenusApart(t, size, seats, pos)
				}
				moves := pos.Moves(nil)
				if err := m.Play(moves[dice.IntN(len(moves))], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if menus == 0 {
		t.Error("no space has several payments")
	}
}

// expectMenusApart checks the menus of a position and returns their number.
func expectMenusApart(t *testing.T, size [2]float64, seats int, pos engine.Position) (menus int) {
	t.Helper()
	f := tabletest.Frame(size[0], size[1], seats)
	f.Shown, f.Viewer, f.Window = pos, pos.ToMove(), f.Rect
	look := &Table{}
	areas := look.Layout(f)
	if look.phone {
		t.Fatal("a phone")
	}
	own := look.boards[f.Viewer]
	covered := []stage.Rect{{X: own.rect.X, Y: own.rect.Y, W: own.rect.W, H: own.head}}
	for _, s := range f.Others() {
		covered = append(covered, look.boards[s].rect)
	}
	options := look.Options(pos)
	for _, o := range options {
		ways, _ := options.Drop(o.From, o.To)
		if o.Price == nil || len(ways) < 2 {
			continue
		}
		menus++
		target := look.Target(o.To).Rect
		box := table.NewPaymentMenu(look, pos, ways, target, &areas, f.Window, f.Kit.Unit).Box
		near := target.Grow(table.CalloutReach * f.Kit.Unit)
		if box.Grow(-1).OverlapsAny(covered) || box.Grow(-1).Overlaps(target) || !box.Overlaps(near.Grow(1)) {
			t.Errorf("%v, %d seats: the menu of %v at %.0f is not next to its space at %.0f, or covers a score or a board", size, seats, o.To, box, target)
		}
	}
	return menus
}
