package board

import (
	"math"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// ShapeKind is the kind of a shape.
type ShapeKind uint8

const (
	Halo     ShapeKind = iota // a light around the tiles at a place
	Light                     // a light on a target: a line or a space
	Ghost                     // a faint tile
	Coin                      // a number on a disc
	Cost                      // the number of tiles that a ghost costs, on a disc over it
	Brackets                  // frames around the runs in which a tile scored, with their lengths
)

// Shape is drawn over the tiles to explain a position. It is data: the screen chooses the shapes, and the Board draws them.
type Shape struct {
	Kind   ShapeKind
	At     engine.Place
	Tile   engine.Tile   // the tile of a ghost
	Number int           // the number on a disc
	Scored engine.Scored // the tile whose runs are framed
}

// SetShapes replaces the shapes that a person asked for, and returns the rectangle that they cover. They are removed when the position changes.
func (b *Board) SetShapes(all ...Shape) (covered stage.Rect) {
	return b.drawShapes(b.layers.shapes, all)
}

// SetAutoShapes replaces the shapes that the program shows by itself.
func (b *Board) SetAutoShapes(all ...Shape) { b.drawShapes(b.layers.autoShapes, all) }

// drawShapes replaces the shapes on a layer and returns the rectangle that they cover.
func (b *Board) drawShapes(on *stage.Node, all []Shape) (covered stage.Rect) {
	on.Clear()
	for _, s := range all {
		n, r := b.shapeNode(s)
		on.Add(n)
		covered = covered.Union(r)
	}
	return covered
}

// HasShapes reports whether there are shapes that a person asked for.
func (b *Board) HasShapes() bool { return len(b.layers.shapes.Children()) > 0 }

// shapeNode returns the node of a shape and the rectangle that it covers.
func (b *Board) shapeNode(s Shape) (*stage.Node, stage.Rect) {
	k, at := b.frame.Kit, b.table.Anchor(s.At, 0, 1)
	piece := table.Piece{Place: s.At, Tile: s.Tile}
	switch s.Kind {
	case Light:
		target := b.table.Target(s.At)
		return target.Halo(k.Unit), target.Rect
	case Ghost:
		return b.table.Skin(piece).Ghost(at), table.Around(0, at)
	case Coin:
		n := table.Coin(k, s.Number, at.X, at.Y)
		return n, n.Bounds()
	case Cost:
		n := b.costDisc(s.Number, at)
		return n, n.Bounds()
	case Brackets:
		return table.RunBrackets(k, b.table, s.Scored)
	}
	if tiles := b.At(s.At); len(tiles) > 0 {
		g := stage.Group("halo")
		addHalos(g, tiles)
		return g, b.tilesRect(s.At)
	}
	return b.table.Skin(piece).Halo(at), table.Around(0, at)
}

// tilesRect returns the rectangle of the tiles at a place, or of the place if it is empty.
func (b *Board) tilesRect(at engine.Place) stage.Rect {
	if table.IsPlate(at) {
		return table.PlateRect(b.table, at, 0)
	}
	spots := []table.Spot{b.table.Anchor(at, 0, 1)}
	if tiles := b.At(at); len(tiles) > 0 {
		spots = nil
		for _, a := range tiles {
			spots = append(spots, a.Spot())
		}
	}
	return table.Around(0, spots...)
}

// MoveShapes returns shapes that show a move without making it: its tiles as ghosts with lights, and their cost.
func (b *Board) MoveShapes(m engine.Move) (all []Shape) {
	o := b.optionOf(m)
	for _, g := range o.Placed() {
		all = append(all, Shape{Kind: Ghost, At: g.Place, Tile: g.Tile}, Shape{Kind: Halo, At: g.Place, Tile: g.Tile})
	}
	if cost := len(o.Price); cost > 0 {
		all = append(all, Shape{Kind: Cost, At: o.To, Number: cost})
	}
	return all
}

// The dots of an arrow, in design units, and the bend as a fraction of its length.
const (
	arrowStep = 17
	arrowDot  = 10
	arrowBend = 0.14
)

// ArrowBetween returns an arrow of dots from the edge of a rectangle to that of another, or an empty node if they are too close to each other. unit is the
// number of pixels to a design unit.
func ArrowBetween(start, end stage.Rect, unit float64) *stage.Node {
	g := stage.Group("arrow")
	from, to := edgePoint(start, end), edgePoint(end, start)
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	n := int(length / (arrowStep * unit))
	if n < 2 {
		return g
	}
	bend := arrowBend * length
	for i := range n {
		x, y := bentPoint(from, to, bend, float64(i)/float64(n))
		g.Add(stage.New("", &stage.Sprite{Name: "knob", Tint: ui.Arrow.Colour()}, x, y, arrowDot*unit, arrowDot*unit))
	}
	x, y := bentPoint(from, to, bend, 1)
	px, py := bentPoint(from, to, bend, 0.96)
	tip := stage.New("", &stage.Sprite{Name: "arrow", Tint: gfx.White()}, x, y, 30*unit, 19*unit)
	tip.Rotation = math.Atan2(y-py, x-px)
	return g.Add(tip)
}

// edgePoint returns where the line from the middle of a rectangle to that of another crosses its edge.
func edgePoint(r, to stage.Rect) table.Spot {
	x, y := r.Middle()
	tx, ty := to.Middle()
	dx, dy := tx-x, ty-y
	t := 1.0
	if dx != 0 {
		t = min(t, r.W/2/math.Abs(dx))
	}
	if dy != 0 {
		t = min(t, r.H/2/math.Abs(dy))
	}
	return table.Spot{X: x + dx*t, Y: y + dy*t}
}

// bentPoint returns the point at a fraction t of a path that is bent downwards.
func bentPoint(from, to table.Spot, bend, t float64) (x, y float64) {
	return from.X + (to.X-from.X)*t, from.Y + (to.Y-from.Y)*t + 4*bend*t*(1-t)
}
