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

// TestCompactBoardsOpen checks that pressing a compact board opens it in a drawer on phones, and makes it the large one on desktops.
func TestCompactBoardsOpen(t *testing.T) {
	for at := range games.All() {
		b := newTestScene(t, at, 3, 6, false)
		nodeOf(b.s, "board-2").Touch.Press()
		if b.s.viewer != 2 || len(*b.opened) != 0 {
			t.Errorf("a desktop shows the board of seat %d, opened %v", b.s.viewer+1, *b.opened)
		}
		b.s.openBoard(0)
		b.app.LayoutF(390, 844)
		nodeOf(b.s, "board-2").Touch.Press()
		if b.s.viewer != 0 || len(*b.opened) != 1 {
			t.Fatalf("a phone shows the board of seat %d, opened %v", b.s.viewer+1, *b.opened)
		}
		box := (*b.opened)[0].(route.Drawer).Build(b.s.ctx, b.s.ctx.Pop)
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

// TestLastMoveIsShown checks that a button of a board's drawer switches between the goal of its seat and its last move.
func TestLastMoveIsShown(t *testing.T) {
	b := newTestScene(t, 0, 2, 6, false)
	b.app.LayoutF(390, 844)
	box := b.s.boardRoute(1).Build(b.s.ctx, func() {})
	var toggle *stage.Node
	box.Walk(func(n *stage.Node) {
		if n.Name == "button-last" {
			toggle = n
		}
	})
	goal := b.s.table.Goal(b.s.board.Shown(), 1)
	shown := func() (found bool) {
		box.Walk(func(n *stage.Node) { found = found || n.Accessible.Name == goal })
		return found
	}
	for _, want := range []bool{true, false, true} {
		if shown() != want {
			t.Errorf("%q is shown: %v", goal, !want)
		}
		toggle.Touch.Press()
	}
}

// TestBoardsAreLegible checks that the drawers of all compact boards are legible on phones.
func TestBoardsAreLegible(t *testing.T) {
	ages := []int{0, 12, 30, -1}
	eachTable(t, []int{len(games.All()), len(ages)}, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		p := sample(at[0], 4, ages[at[1]])
		if f := p.frame(); !f.Shape().Phone() {
			return
		}
		for seat := engine.Seat(1); seat < 4; seat++ {
			box := p.boardRoute(seat).Build(c, func() {})
			scenetest.ExpectLegible(t, c, fmt.Sprintf("board %d of %s after %d", seat+1, games.All()[at[0]].Edition.ID, ages[at[1]]), box.Body)
			expectPhone(t, c, box.Body)
			if box.Rect.X < 0 || box.Rect.Y < 0 {
				t.Errorf("the drawer leaves the window: %+v", box.Rect)
			}
		}
	})
}

// TestCompactBoardShowsLetters checks that the drawer of a compact board shows letters if the table does.
func TestCompactBoardShowsLetters(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestSceneIn(t, at, 3, 12, false, 390, 844)
		b.app.Context().Settings.Letters = true
		b.s.Layout(b.app.Context())
		seat := engine.Seat(0)
		for b.tilesOf(seat) == 0 {
			seat++
		}
		box := b.s.boardRoute(seat).Build(b.s.ctx, func() {})
		tiles, lettered := 0, 0
		box.Walk(func(n *stage.Node) {
			if a, ok := n.Art.(*table.TileArt); ok {
				tiles++
				if a.Skin.Letter != "" {
					lettered++
				}
			}
		})
		if tiles == 0 || lettered == 0 {
			t.Errorf("%d of %d tiles show a letter", lettered, tiles)
		}
	})
}

// TestOpenedBoardIsLarger checks that in the drawer of a landscape phone the spaces of a board of Azul are larger than those of the large board on the table.
func TestOpenedBoardIsLarger(t *testing.T) {
	for _, at := range []int{0, 1} {
		b := newTestSceneIn(t, at, 2, 12, false, 844, 390)
		onTable := b.s.table.Anchor(engine.Place{Zone: engine.Wall, Seat: b.s.viewer}, 0, 1).Size
		widest := 0.0
		b.s.boardRoute(1-b.s.viewer).Build(b.s.ctx, func() {}).Walk(func(n *stage.Node) {
			if art, ok := n.Art.(*table.TileArt); ok && !art.Ghost {
				widest = max(widest, n.W)
			}
		})
		if widest <= 1.1*onTable {
			t.Errorf("game %d: spaces are %.1f wide in the drawer and %.1f on the table", at, widest, onTable)
		}
	}
}
