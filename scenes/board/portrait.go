package board

import (
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Detail is the part of a portrait on which some places lie, or all of it where none are named, without the slab: in the middle of a room,
// with where each place lies.
func Detail(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, places []engine.Place, room stage.Rect) (*stage.Node, func(engine.Place) table.Spot) {
	g := part(look, f, pos, s, room, func(g *stage.Node) stage.Rect {
		if len(places) == 0 {
			return boardOf(g, s)
		}
		var spots []table.Spot
		for _, p := range places {
			spots = append(spots, look.Anchor(p, 0, 1))
		}
		return table.Around(0, spots...)
	})
	g.Walk(func(n *stage.Node) {
		pic, ok := n.Art.(*stage.Sprite)
		n.Hidden = n.Hidden || n.Name == table.BoardName(s) || ok && (pic.Name == "knob" || pic.Name == "corner-cell") // discs of numbers, and rests
	})
	return g, func(p engine.Place) table.Spot {
		at := look.Anchor(p, 0, 1)
		at.X, at.Y = at.X+g.X, at.Y+g.Y
		return at
	}
}

// Offer is the part of a table where plates and jokers lie, without words, in the middle of a room.
func Offer(look table.Look, f table.Frame, pos engine.Position, room stage.Rect) *stage.Node {
	return part(look, f, pos, 0, room, plates)
}

// part is what lies in a rectangle of a table, without words: as large as fits into a room, and in its middle.
func part(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, room stage.Rect, of func(*stage.Node) stage.Rect) *stage.Node {
	g, _ := fitted(look, f, pos, s, room, of, 1)
	return g
}

// fitted is what part returns, with its unit. A guess that comes near to that saves building it twice.
func fitted(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, room stage.Rect, of func(*stage.Node) stage.Rect, unit float64) (*stage.Node, float64) {
	const exact = 1e-9
	g := portrait(look, f, pos, s, unit)
	r := of(g)
	if fit := min(room.W/r.W, room.H/r.H); math.Abs(fit-1) > exact {
		unit *= fit
		g = portrait(look, f, pos, s, unit)
		r = of(g)
	}
	keep(g, r)
	x, y := r.Middle()
	g.X, g.Y = room.X+room.W/2-x, room.Y+room.H/2-y
	return g, unit
}

// portrait is a view of a table with unit pixels to a design unit, as a seat sees it.
func portrait(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, unit float64) *stage.Node {
	f.Seats, f.Viewer, f.Shown = pos.Seats(), s, pos
	v := NewView(look, nil)
	v.Layout(picture(f, stage.Rect{W: 1600 * unit, H: 900 * unit}, ui.Scale{Unit: unit, Device: unit, Zoom: 1}), nil)
	v.Show(pos, table.Legend{OnTurn: s, Names: make([]string, f.Seats), Levels: make([]string, f.Seats)})
	return stage.Group("portrait").Says(stage.RoleSilent, "").Add(v.Below, v.Above)
}

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

// boardOf is where the board of a seat lies.
func boardOf(g *stage.Node, s engine.Seat) stage.Rect {
	return g.Find(table.BoardName(s)).Bounds()
}

// plates is the least rectangle that holds the plates and jokers of a table.
func plates(g *stage.Node) (all stage.Rect) {
	g.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "plate-") || strings.HasPrefix(n.Name, "joker-") {
			all = all.Union(n.Bounds())
		}
	})
	return all
}
