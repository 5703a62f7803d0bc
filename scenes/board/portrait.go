package board

import (
	"fmt"
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Portrait is the board of a seat as it lies on the table of a position, without words, in the middle of a small room in pixels.
func Portrait(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, room stage.Rect) *stage.Node {
	_, natural := portrait(look, f, pos, s, 1)
	g, board := portrait(look, f, pos, s, min(room.W/natural.W, room.H/natural.H))
	keep(g, board)
	x, y := board.Middle()
	g.X, g.Y = room.X+room.W/2-x, room.Y+room.H/2-y
	return g
}

// Detail is the part of a portrait on which some places lie, or all of it where none are named, without the slab: in the middle of a room,
// with where each place lies.
func Detail(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, places []engine.Place, room stage.Rect) (*stage.Node, func(engine.Place) table.Spot) {
	_, board := portrait(look, f, pos, s, 1)
	natural := board
	if len(places) > 0 {
		natural = around(look, places)
	}
	g, part := portrait(look, f, pos, s, min(room.W/natural.W, room.H/natural.H))
	if len(places) > 0 {
		part = around(look, places)
	}
	keep(g, part)
	x, y := part.Middle()
	g.X, g.Y = room.X+room.W/2-x, room.Y+room.H/2-y
	g.Walk(func(n *stage.Node) {
		pic, ok := n.Art.(*stage.Sprite)
		n.Hidden = n.Hidden || n.Name == boardName(s) || ok && (pic.Name == "knob" || pic.Name == "corner-cell") // discs of numbers, and rests
	})
	return g, func(p engine.Place) table.Spot {
		at := look.Anchor(p, 0, 1)
		at.X, at.Y = at.X+g.X, at.Y+g.Y
		return at
	}
}

// around is the least rectangle that holds some places as they were laid out last.
func around(look table.Look, places []engine.Place) stage.Rect {
	r := spotOf(look, places[0])
	for _, p := range places[1:] {
		o := spotOf(look, p)
		x, y := min(r.X, o.X), min(r.Y, o.Y)
		r = stage.Rect{X: x, Y: y, W: max(r.X+r.W, o.X+o.W) - x, H: max(r.Y+r.H, o.Y+o.H) - y}
	}
	return r
}

// spotOf is where a place lies as it was laid out last.
func spotOf(look table.Look, p engine.Place) stage.Rect {
	at := look.Anchor(p, 0, 1)
	return stage.Rect{X: at.X - at.Size/2, Y: at.Y - at.Size/2, W: at.Size, H: at.Size}
}

// portrait is a table with unit pixels to a design unit, and where the board of a seat lies on it.
func portrait(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, unit float64) (*stage.Node, stage.Rect) {
	f.Kit = &ui.Kit{Scale: ui.Scale{Unit: unit, Device: unit, Zoom: 1}, Fonts: f.Kit.Fonts}
	f.Rect = stage.Rect{W: 1600 * unit, H: 900 * unit}
	f.Window, f.Seats, f.Viewer, f.Shown = f.Rect, pos.Seats(), s, pos
	v := NewView(look, func(string, int, float64, float64) {})
	v.Layout(f)
	v.Show(pos, table.Legend{OnTurn: s, Names: make([]string, f.Seats), Levels: make([]string, f.Seats)})
	l := &v.layers
	return stage.Group("portrait").Says(stage.RoleSilent, "").Add(l.scenery, l.tiles, l.over), boardOf(l.scenery, s)
}

// boardOf is where the board of a seat lies.
func boardOf(scenery *stage.Node, s engine.Seat) (r stage.Rect) {
	name := boardName(s)
	scenery.Walk(func(n *stage.Node) {
		if n.Name == name {
			x, y := n.Centre()
			r = stage.Rect{X: x - n.W/2, Y: y - n.H/2, W: n.W, H: n.H}
		}
	})
	return r
}

func boardName(s engine.Seat) string { return fmt.Sprintf("board-%d", s) }

// keep hides words and emblems, and whatever does not lie within a rectangle.
func keep(g *stage.Node, r stage.Rect) {
	g.Walk(func(n *stage.Node) {
		_, word := n.Art.(*stage.Label)
		if pic, ok := n.Art.(*stage.Sprite); ok && strings.HasPrefix(pic.Name, "emblem") {
			word = true
		}
		x, y := n.Centre()
		n.Touch = nil
		if n.Art != nil && (word || !r.Holds(x, y) || n.W > r.W+1) {
			n.Hidden = true
		}
	})
}

// Offer is the part of a table where plates and jokers lie, without words, in the middle of a room.
func Offer(look table.Look, f table.Frame, pos engine.Position, room stage.Rect) *stage.Node {
	g, _ := portrait(look, f, pos, 0, 1)
	natural := plates(g)
	g, _ = portrait(look, f, pos, 0, min(room.W/natural.W, room.H/natural.H))
	part := plates(g)
	keep(g, part)
	x, y := part.Middle()
	g.X, g.Y = room.X+room.W/2-x, room.Y+room.H/2-y
	return g
}

// plates is the least rectangle that holds the plates and jokers of a table.
func plates(g *stage.Node) stage.Rect {
	low, high := math.Inf(1), math.Inf(-1)
	left, right := low, high
	g.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "plate-") || strings.HasPrefix(n.Name, "joker-") {
			x, y := n.Centre()
			left, right = min(left, x-n.W/2), max(right, x+n.W/2)
			low, high = min(low, y-n.H/2), max(high, y+n.H/2)
		}
	})
	return stage.Rect{X: left, Y: low, W: right - left, H: high - low}
}
