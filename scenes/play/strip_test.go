package play

import (
	"fmt"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestStripsOpen: a tap on a strip of a phone opens the board of that seat, and on a desk makes it the large one.
func TestStripsOpen(t *testing.T) {
	for at := range games.All() {
		b := newBench(t, at, 3, 6, false)
		nodeOf(b.s, "board-2").Touch.Press()
		if b.s.viewer != 2 || len(*b.been) != 0 {
			t.Errorf("a desk shows the board of seat %d, been to %v", b.s.viewer+1, *b.been)
		}
		b.s.look(0)
		b.app.LayoutF(390, 844)
		nodeOf(b.s, "board-2").Touch.Press()
		if b.s.viewer != 0 || len(*b.been) != 1 {
			t.Fatalf("a phone shows the board of seat %d, been to %v", b.s.viewer+1, *b.been)
		}
		box := (*b.been)[0].(route.Drawer).Build(b.s.ctx, b.s.ctx.Pop)
		tiles := 0
		box.Walk(func(n *stage.Node) {
			if _, ok := n.Art.(*table.TileArt); ok {
				tiles++
			}
		})
		if want := b.tilesOf(2); tiles != want {
			t.Errorf("%s: %d tiles, expected %d", games.All()[at].Edition.ID, tiles, want)
		}
	}
}

// tilesOf counts the tiles on the board of a seat.
func (b *bench) tilesOf(s engine.Seat) (n int) {
	for _, a := range b.s.view.Actors() {
		if z := a.Place.Zone; a.Place.Seat == s && z != engine.Factory && z != engine.Centre && z != engine.Supply {
			n++
		}
	}
	return n
}

// TestLastMoveIsShown turns from what a board waits for to what was done there, and back.
func TestLastMoveIsShown(t *testing.T) {
	b := newBench(t, 0, 2, 6, false)
	b.app.LayoutF(390, 844)
	box := (&strip{b.s, 1}).drawer(b.s.ctx, func() {})
	var turn *stage.Node
	box.Walk(func(n *stage.Node) {
		if n.Name == "button-last" {
			turn = n
		}
	})
	waits := b.s.table.Waits(b.s.view.Shown(), 1)
	shown := func() (found bool) {
		box.Walk(func(n *stage.Node) { found = found || n.Voice.Name == waits })
		return found
	}
	for _, want := range []bool{true, false, true} {
		if shown() != want {
			t.Errorf("%q is shown: %v", waits, !want)
		}
		turn.Touch.Press()
	}
}

// TestBoardsAreLegible opens the strips of all others.
func TestBoardsAreLegible(t *testing.T) {
	eachTable(t, func(t *testing.T, c *game.Context, sample func(at, seats, moves int, levels ...string) *Scene) {
		for at, g := range games.All() {
			for _, moves := range []int{0, 12, 30, -1} {
				p := sample(at, 4, moves)
				if f := p.frame(); !f.Shape().Phone() {
					return
				}
				for seat := engine.Seat(1); seat < 4; seat++ {
					box := (&strip{p, seat}).drawer(c, func() {})
					scenetest.ExpectLegible(t, c, fmt.Sprintf("board %d of %s after %d", seat+1, g.Edition.ID, moves), box.Body)
					expectPhone(t, c, box.Body)
					if box.Rect.X < 0 || box.Rect.Y < 0 {
						t.Errorf("the drawer leaves the window: %+v", box.Rect)
					}
				}
			}
		}
	})
}
