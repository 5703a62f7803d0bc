package board

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestOfferFitsItsArea: a picture of the offer touches two sides of its room, and nothing of it is seen beyond them.
func TestOfferFitsItsArea(t *testing.T) {
	for _, g := range games.All() {
		s := newTestView(t, &g, 2)
		for _, room := range []stage.Rect{{X: 40, Y: 30, W: 300, H: 200}, {X: 0, Y: 500, W: 200, H: 460}} {
			seen := stage.Rect{X: room.X + room.W, Y: room.Y + room.H}
			right, low := room.X, room.Y
			Offer(s.table, s.frame, s.match.Position(), room).Walk(func(n *stage.Node) {
				if n.Art == nil || n.Hidden {
					return
				}
				x, y := n.Centre()
				seen.X, seen.Y = min(seen.X, x-n.W/2), min(seen.Y, y-n.H/2)
				right, low = max(right, x+n.W/2), max(low, y+n.H/2)
			})
			const slack = 3 // shadows
			if seen.X < room.X-slack || seen.Y < room.Y-slack || right > room.X+room.W+slack || low > room.Y+room.H+slack {
				t.Errorf("%s: from %.0f, %.0f to %.0f, %.0f in %v", g.Edition.ID, seen.X, seen.Y, right, low, room)
			}
			if right-seen.X < 0.97*room.W && low-seen.Y < 0.97*room.H {
				t.Errorf("%s: %.0f × %.0f in a room of %.0f × %.0f", g.Edition.ID, right-seen.X, low-seen.Y, room.W, room.H)
			}
		}
	}
}

// boardPortrait returns the board of a seat as Portraits paints it.
func boardPortrait(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, room stage.Rect) *stage.Node {
	g, _ := fittedPortrait(look, f, pos, s, room, func(g *stage.Node) stage.Rect { return boardRect(g, s) }, 1, NoNumbers)
	return g
}

// TestPortraitShowsABoard: all tiles on the board of its seat, and nothing beyond its room.
func TestPortraitShowsABoard(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	room := stage.Rect{X: 40, Y: 30, W: 300, H: 200}
	for at, g := range games.All() {
		m, _ := scenetest.SampleGame(t, at, 2, 45)
		pos, tab := m.Position(), g.Table()
		want := 0
		for _, p := range tab.Pieces(pos) {
			if p.Place.Seat == pos.ToMove() && !p.Place.Zone.Pool() {
				want++
			}
		}
		tiles := 0
		boardPortrait(tab, table.Frame{Kit: c.Kit(), Words: c.Words}, pos, pos.ToMove(), room).Walk(func(n *stage.Node) {
			if n.Art == nil {
				return
			}
			if x, y := n.Centre(); !room.Contains(x, y) {
				t.Errorf("%s: %T lies beyond the room", g.Edition.ID, n.Art)
			}
			if _, ok := n.Art.(*table.TileArt); ok {
				tiles++
			}
		})
		if tiles < want || want == 0 {
			t.Errorf("%s: %d tiles are seen, %d lie there", g.Edition.ID, tiles, want)
		}
	}
}
