package board

import (
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestOfferFitsItsArea checks that the picture of the offer is as wide or as high as its rectangle and does not extend beyond it.
func TestOfferFitsItsArea(t *testing.T) {
	for _, g := range games.All() {
		v := newRandomGame(t, &g, 2)
		for _, room := range []stage.Rect{{X: 40, Y: 30, W: 300, H: 200}, {X: 0, Y: 500, W: 200, H: 460}} {
			left, top, right, bottom := room.X+room.W, room.Y+room.H, room.X, room.Y
			Offer(v.table, v.frame, v.match.Position(), room).Walk(func(n *stage.Node) {
				if n.Art == nil || n.Hidden {
					return
				}
				x, y := n.Centre()
				left, top = min(left, x-n.W/2), min(top, y-n.H/2)
				right, bottom = max(right, x+n.W/2), max(bottom, y+n.H/2)
			})
			const slack = 3 // shadows
			if left < room.X-slack || top < room.Y-slack || right > room.X+room.W+slack || bottom > room.Y+room.H+slack {
				t.Errorf("%s: the picture extends from %.0f, %.0f to %.0f, %.0f, its rectangle is %v", g.Edition.ID, left, top, right, bottom, room)
			}
			if right-left < 0.97*room.W && bottom-top < 0.97*room.H {
				t.Errorf("%s: the picture is %.0f × %.0f in a rectangle of %.0f × %.0f", g.Edition.ID, right-left, bottom-top, room.W, room.H)
			}
		}
	}
}

// boardPortrait returns the board of a seat as Portraits paints it.
func boardPortrait(look table.Table, f table.Frame, pos engine.Position, s engine.Seat, room stage.Rect) *stage.Node {
	p, _ := fittedPicture(look, f, pos, table.Part{Seat: s, Slab: true}, room, func(d *table.Scenery) stage.Rect { return d.Seats[s].Board.Bounds() }, 1, NoNumbers)
	return p.Node
}

// TestPortraitShowsABoard checks that a portrait shows at least the tiles placed on the board of its seat, and nothing beyond its rectangle.
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
				t.Errorf("%s: a %T is outside the rectangle", g.Edition.ID, n.Art)
			}
			if _, ok := n.Art.(*table.TileArt); ok {
				tiles++
			}
		})
		if tiles < want || want == 0 {
			t.Errorf("%s: %d tiles are shown, %d are on the board", g.Edition.ID, tiles, want)
		}
	}
}

// TestDetailHidesWhatIsNextToTheBoard checks that the kept marker and the spaces for kept tiles are hidden in the picture of a part of a board, and
// shown in the picture of the whole board.
func TestDetailHidesWhatIsNextToTheBoard(t *testing.T) {
	tested := 0
	for _, g := range games.All() {
		v := newRandomGame(t, &g, 2)
		for markerOwner(v.Board.table, v.match.Position()) < 0 && !v.match.Position().Over() {
			v.playToScore()
			v.Settle()
		}
		pos := v.match.Position()
		seat := markerOwner(v.Board.table, pos)
		if seat < 0 { // in Azul it is rarely off the floor line
			continue
		}
		tested++
		part := []engine.Place{{Zone: engine.Wall, Seat: seat}, {Zone: engine.Wall, Seat: seat, Row: 4, Col: 4}}
		if g.Stars != nil {
			part = g.Stars.Spaces(seat)
		}
		for _, places := range [][]engine.Place{nil, part} {
			detail := Detail(v.Board.table, v.frame, pos, seat, places, NoNumbers, stage.Rect{X: 40, Y: 30, W: 400, H: 400})
			at := detail.Spot(engine.Place{Zone: engine.Keep, Seat: seat})
			markers, spaces := 0, 0
			detail.Walk(func(n *stage.Node) {
				_, tile := n.Art.(*table.TileArt)
				switch x, y := n.Centre(); {
				case n.Hidden:
				case n.Name == table.KeptSpaceName:
					spaces++
				case tile && math.Hypot(x-at.X, y-at.Y) < 1:
					markers++
				}
			})
			whole := places == nil
			if whole != (markers == 1) || (spaces > 0) != (whole && g.Stars != nil) {
				t.Errorf("%s: the picture of %d places shows %d markers and %d spaces for kept tiles", g.Edition.ID, len(places), markers, spaces)
			}
		}
	}
	if tested < 3 {
		t.Errorf("only %d games had a kept marker", tested)
	}
}

// markerOwner returns the seat that keeps the starting player marker, or -1.
func markerOwner(look table.Table, pos engine.Position) engine.Seat {
	for _, p := range look.Pieces(pos) {
		if p.Place.Zone == engine.Keep {
			return p.Place.Seat
		}
	}
	return -1
}
