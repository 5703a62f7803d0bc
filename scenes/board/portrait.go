package board

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Printed says which numbers of a table a picture shows.
type Printed bool

const (
	// NoNumbers leaves all numbers out.
	NoNumbers Printed = false
	// PrintedNumbers shows the numbers that are printed on boards: costs of spaces and of the floor line.
	PrintedNumbers Printed = true
)

// Detail returns the part of a board on which some places lie, or the whole board where none are named, without the slab, in the middle of a
// room. It also returns a function that reports where each place lies.
func Detail(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, places []engine.Place, numbers Printed, room stage.Rect) (*stage.Node, func(engine.Place) table.Spot) {
	g, _ := fitted(look, f, pos, s, room, func(g *stage.Node) stage.Rect {
		if len(places) == 0 {
			return boardOf(g, s)
		}
		var spots []table.Spot
		for _, p := range places {
			spots = append(spots, look.Anchor(p, 0, 1))
		}
		return table.Around(0, spots...)
	}, 1, numbers)
	marker := look.Anchor(engine.Place{Zone: engine.Keep, Seat: s}, 0, 1)
	g.Walk(func(n *stage.Node) {
		pic, ok := n.Art.(*stage.Sprite)
		if _, tile := n.Art.(*table.TileArt); tile && len(places) > 0 && n.X == marker.X && n.Y == marker.Y { // which lies beside the board
			n.Hidden = true
		}
		n.Hidden = n.Hidden || n.Name == table.BoardName(s) || ok && (pic.Name == "knob" || pic.Name == "corner-cell") // discs of numbers, and rests
	})
	return g, func(p engine.Place) table.Spot {
		at := look.Anchor(p, 0, 1)
		at.X, at.Y = at.X+g.X, at.Y+g.Y
		return at
	}
}

// Offer returns the part of a table where factories and jokers lie, without words, in the middle of a room.
func Offer(look table.Look, f table.Frame, pos engine.Position, room stage.Rect) *stage.Node {
	g, _ := fitted(look, f, pos, 0, room, named("plate-", "joker-"), 1, NoNumbers)
	return g
}

// Jokers returns the joker colours of all rounds, in the middle of a room.
func Jokers(look table.Look, f table.Frame, pos engine.Position, room stage.Rect) *stage.Node {
	g, _ := fitted(look, f, pos, 0, room, named("joker-"), 1, NoNumbers)
	return g
}

// centreRim is how far the centre reaches beyond its tiles in the picture of Source, as a part of their height.
const centreRim = 0.4

// Source returns a factory or the centre with its tiles in the middle of a room, and where each tile lies.
func Source(look table.Look, f table.Frame, pos engine.Position, at engine.Place, room stage.Rect) (g *stage.Node, tiles []table.Piece, spots []table.Spot) {
	all := portrait(look, f, pos, 0, 1)
	for _, p := range look.Pieces(pos) {
		if p.Place == at {
			tiles = append(tiles, p)
		}
	}
	slices.SortStableFunc(tiles, func(a, b table.Piece) int { return cmp.Compare(a.Tile, b.Tile) })
	for i := range tiles {
		spots = append(spots, look.Anchor(at, i, len(tiles)))
	}
	name := "centre"
	if at.Zone == engine.Factory {
		name = fmt.Sprint("plate-", at.Row)
	}
	below := all.Find(name)
	r := below.Bounds()
	if at.Zone == engine.Centre {
		r = table.Around(centreRim, spots...)
		side := max(r.W, r.H)
		r = stage.Rect{X: r.X + (r.W-side)/2, Y: r.Y + (r.H-side)/2, W: side, H: side}
	}
	scale := min(room.W/r.W, room.H/r.H)
	x, y := r.Middle()
	toX, toY := room.Middle()
	g = stage.Group("source").SetRole(stage.RoleSilent, "")
	g.Add(stage.New("", below.Art, toX, toY, scale*r.W, scale*r.H))
	for i, s := range spots {
		s.X, s.Y, s.Size = toX+(s.X-x)*scale, toY+(s.Y-y)*scale, s.Size*scale
		spots[i] = s
		g.Add(look.Skin(tiles[i]).At(s))
	}
	return g, tiles, spots
}

// fitted returns what lies in a rectangle of a table, as large as fits into a room and in its middle, and its unit. A unit that comes near to
// that saves building it twice.
func fitted(look table.Look, f table.Frame, pos engine.Position, s engine.Seat, room stage.Rect, of func(*stage.Node) stage.Rect, unit float64, numbers Printed) (*stage.Node, float64) {
	const exact = 1e-9
	g := portrait(look, f, pos, s, unit)
	r := of(g)
	if fit := min(room.W/r.W, room.H/r.H); math.Abs(fit-1) > exact {
		unit *= fit
		g = portrait(look, f, pos, s, unit)
		r = of(g)
	}
	keep(g, r, numbers, f.Kit.MinTextSize())
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
	return stage.Group("portrait").SetRole(stage.RoleSilent, "").Add(v.Below, v.Above)
}

// keep hides words and emblems, and whatever does not lie within a rectangle. It keeps printed numbers where they can be read: at least of a
// size, and apart from each other.
func keep(g *stage.Node, r stage.Rect, numbers Printed, least float64) {
	var printed []*stage.Node
	g.Walk(func(n *stage.Node) {
		_, hidden := n.Art.(*stage.Label)
		if pic, ok := n.Art.(*stage.Sprite); ok && strings.HasPrefix(pic.Name, "emblem") {
			hidden = true
		}
		x, y := n.Centre()
		n.Touch = nil
		within := r.Contains(x, y) && n.W <= r.W+1
		if within && !n.Hidden && n.Name == table.PrintedName && bool(numbers) {
			printed, hidden = append(printed, n), false
		}
		if n.Art != nil && (hidden || !within) {
			n.Hidden = true
		}
	})
	apart := nearest(printed) >= 1.1*least
	for _, n := range printed {
		label := n.Art.(*stage.Label)
		n.Hidden = label.Size < least && !apart
		label.Size = max(label.Size, least)
	}
}

// nearest returns the least distance between two nodes.
func nearest(nodes []*stage.Node) float64 {
	least := math.Inf(1)
	for i, n := range nodes {
		x, y := n.Centre()
		for _, other := range nodes[:i] {
			ox, oy := other.Centre()
			least = min(least, math.Hypot(x-ox, y-oy))
		}
	}
	return least
}

// boardOf returns the rectangle of the board of a seat.
func boardOf(g *stage.Node, s engine.Seat) stage.Rect {
	return g.Find(table.BoardName(s)).Bounds()
}

// named returns a function that returns the least rectangle around the nodes whose names begin with one of some prefixes.
func named(prefixes ...string) func(*stage.Node) stage.Rect {
	return func(g *stage.Node) (all stage.Rect) {
		g.Walk(func(n *stage.Node) {
			if slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(n.Name, p) }) {
				all = all.Union(n.Bounds())
			}
		})
		return all
	}
}
