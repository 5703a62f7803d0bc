package board

import (
	"math"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// ShapeKind is what a shape looks like.
type ShapeKind uint8

const (
	Halo     ShapeKind = iota // light around what lies at a place
	Ghost                     // a tile that is not there, faint
	Arrow                     // a bent line of dots from a place to another
	Coin                      // a number on a disc
	Cost                      // the number of tiles that a ghost costs, on a disc over it
	Brackets                  // frames around the runs in which a tile scored, with their lengths
)

// Shape is drawn over the tiles to explain a position. It is data: the screen says what to draw, the player knows where.
type Shape struct {
	Kind   ShapeKind
	At     engine.Place  // where it lies; where an arrow begins
	To     engine.Place  // where an arrow ends
	Tile   engine.Tile   // of a ghost
	Number int           // on a disc
	Scored engine.Scored // whose runs the brackets frame
}

// SetShapes draws what a person asked to see in place of what was drawn before, until the position changes, and returns the rectangle that the
// shapes cover.
func (p *Player) SetShapes(all ...Shape) (covered stage.Rect) {
	return p.drawAll(p.View.layers.shapes, all)
}

// SetAutoShapes draws what the program shows by itself, apart from what a person asked to see.
func (p *Player) SetAutoShapes(all ...Shape) { p.drawAll(p.View.layers.autoShapes, all) }

func (p *Player) drawAll(on *stage.Node, all []Shape) (covered stage.Rect) {
	on.Clear()
	for _, s := range all {
		n, r := p.draw(s)
		on.Add(n)
		covered = covered.Union(r)
	}
	return covered
}

// HasShapes reports whether shapes are drawn that a person asked to see.
func (p *Player) HasShapes() bool { return len(p.View.layers.shapes.Children()) > 0 }

// draw returns the node of a shape and the rectangle that it covers.
func (p *Player) draw(s Shape) (*stage.Node, stage.Rect) {
	k, at := p.View.frame.Kit, p.table.Anchor(s.At, 0, 1)
	piece := table.Piece{Place: s.At, Tile: s.Tile}
	switch s.Kind {
	case Ghost:
		return p.table.Skin(piece).Ghost(at), table.Around(0, at)
	case Arrow:
		n := ArrowBetween(p.area(s.At), p.area(s.To), k.Unit)
		return n, p.area(s.At).Union(p.area(s.To))
	case Coin:
		n := table.Coin(k, s.Number, at.X, at.Y)
		return n, n.Bounds()
	case Cost:
		n := p.View.costDisc(s.Number, at)
		return n, n.Bounds()
	case Brackets:
		return table.RunBrackets(k, p.table, s.Scored)
	}
	if tiles := p.View.At(s.At); len(tiles) > 0 {
		g := stage.Group("halo")
		light(g, tiles)
		return g, p.area(s.At)
	}
	return p.table.Skin(piece).Halo(at), table.Around(0, at)
}

// area returns the rectangle of the tiles at a place, or of the place alone where it is empty.
func (p *Player) area(at engine.Place) stage.Rect {
	if table.IsPlate(at) {
		return table.PlateRect(p.table, at, 0)
	}
	spots := []table.Spot{p.table.Anchor(at, 0, 1)}
	if tiles := p.View.At(at); len(tiles) > 0 {
		spots = nil
		for _, a := range tiles {
			spots = append(spots, a.Spot())
		}
	}
	return table.Around(0, spots...)
}

// MoveShapes returns shapes that show a move of the position shown without making it: its tiles as ghosts in light, and what they cost.
func (p *Player) MoveShapes(m engine.Move) (all []Shape) {
	o := p.option(m)
	for _, g := range o.Placed() {
		all = append(all, Shape{Kind: Ghost, At: g.Place, Tile: g.Tile}, Shape{Kind: Halo, At: g.Place, Tile: g.Tile})
	}
	if cost := len(o.Price); cost > 0 {
		all = append(all, Shape{Kind: Cost, At: o.To, Number: cost})
	}
	return all
}

// The dots of an arrow, in design units, and the share of its length by which it is bent.
const (
	arrowStep = 17
	arrowDot  = 10
	arrowBend = 0.14
)

// ArrowBetween returns dots and a tip from the edge of a rectangle to that of another, in the order of the way; nothing where they lie close
// together. unit is the number of pixels to a design unit.
func ArrowBetween(start, end stage.Rect, unit float64) *stage.Node {
	g := stage.Group("arrow")
	from, to := edge(start, end), edge(end, start)
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	n := int(length / (arrowStep * unit))
	if n < 2 {
		return g
	}
	bend := arrowBend * length
	for i := range n {
		x, y := along(from, to, bend, float64(i)/float64(n))
		g.Add(stage.New("", &stage.Sprite{Name: "knob", Tint: ui.Arrow.Colour()}, x, y, arrowDot*unit, arrowDot*unit))
	}
	x, y := along(from, to, bend, 1)
	px, py := along(from, to, bend, 0.96)
	tip := stage.New("", &stage.Sprite{Name: "arrow", Tint: gfx.White()}, x, y, 30*unit, 19*unit)
	tip.Turn = math.Atan2(y-py, x-px)
	return g.Add(tip)
}

// edge returns where the way from the middle of a rectangle to that of another leaves it.
func edge(r, to stage.Rect) table.Spot {
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

// along returns the point at t, from 0 to 1, of a way that is bent downwards.
func along(from, to table.Spot, bend, t float64) (x, y float64) {
	return from.X + (to.X-from.X)*t, from.Y + (to.Y-from.Y)*t + 4*bend*t*(1-t)
}
