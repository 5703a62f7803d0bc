package pavilion

import (
	"math"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// board is the layout of a board.
type board struct {
	rect stage.Rect
	big  bool
	x, y float64    // the middle of the star in the centre
	side float64    // of a rhombus
	hand stage.Rect // for the tiles of a small board's seat
	head float64    // height of the line of name and score
	tile float64    // the height of a tile in a small board's hand
	// compact is the layout without stars, or nil.
	compact *compactBoard
}

// apart is the distance between the middles of neighbouring stars, in sides: a little more than touching.
const apart = 3.2

// The room that all stars of a board take, in sides.
const (
	starsWide = 10.1
	starsHigh = 9.12
)

// newBoard lays a board out in a rectangle.
func newBoard(r stage.Rect, k *ui.Kit, big bool) board {
	unit := k.Unit
	b, design := board{rect: r, big: big, tile: 46 * unit}, k.Design() // larger text makes no star smaller
	if b.head = max(28*unit, 1.3*k.MinTextSize(), min(1.3*design.Size(17), 0.2*r.H)); big {
		b.head = max(46*unit, min(1.3*design.Size(28), 0.12*r.H))
		b.head = max(b.head, min(1.3*k.Size(28), 0.12*r.H, r.H-6*unit-(r.W-8*unit)/starsWide*starsHigh))
	}
	stars := stage.Rect{X: r.X, Y: r.Y + b.head, W: r.W, H: r.H - b.head - 6*unit}
	if !big && r.W > r.H*1.2 {
		stars.W = min(stars.W*0.7, stars.H*1.1)
		b.hand = stage.Rect{X: stars.X + stars.W, Y: stars.Y, W: r.X + r.W - stars.X - stars.W - 8*unit, H: stars.H}
	} else if !big {
		stars.H -= 46 * unit
		b.hand = stage.Rect{X: r.X + 10*unit, Y: stars.Y + stars.H, W: r.W - 20*unit, H: 44 * unit}
	}
	b.fit(stars, 4*unit)
	return b
}

// fit lays the stars out in a rectangle with a margin.
func (b *board) fit(r stage.Rect, margin float64) {
	b.side = min(r.H/starsHigh, (r.W-2*margin)/starsWide)
	b.x, b.y = r.Middle()
}

// angle returns the direction of an outer star from the middle, clockwise from the right.
func angle(star int) float64 { return float64(star+2) * math.Pi / 3 }

// star returns the middle of a star.
func (b *board) star(s int) (x, y float64) {
	if s == 0 {
		return b.x, b.y
	}
	return b.along(angle(s), apart)
}

// along returns the point at a distance from the middle of the board, in sides.
func (b *board) along(direction, sides float64) (x, y float64) {
	sin, cos := math.Sincos(direction)
	return b.x + sides*b.side*cos, b.y + sides*b.side*sin
}

// ray returns the direction of a space from the middle of its star.
func ray(at int) float64 {
	s, n := at/pavilion.Ring, float64(at%pavilion.Ring)
	if s == 0 {
		return n*math.Pi/3 + 3*math.Pi/2
	}
	return angle(s) + n*math.Pi/3 + math.Pi/2
}

// space returns the spot of a space: its tile's upper tip points away from the middle of the star.
func (b *board) space(at int) table.Spot {
	x, y := b.star(at / pavilion.Ring)
	half := b.side * math.Sqrt(3) / 2
	sin, cos := math.Sincos(ray(at))
	return table.Spot{X: x + half*cos, Y: y + half*sin, Size: 2 * half * canvas * 0.975, Turn: math.Remainder(ray(at)+math.Pi/2, 2*math.Pi)}
}

// read returns what a player reads of a board: the spaces of its stars and its ornaments.
func (b *board) read() (all []stage.Rect) {
	for at := range pavilion.Spaces {
		all = append(all, table.Around(-0.1, b.space(at)))
	}
	for _, o := range pavilion.Ornaments() {
		all = append(all, table.Around(0, b.ornament(o.Kind, o.Star)))
	}
	return all
}

// bearing returns the direction of an ornament from the middle of the board, and its distance in sides.
func bearing(kind pavilion.OrnamentKind, star int) (direction, sides float64) {
	switch kind {
	case pavilion.Statue:
		return angle(star) + math.Pi/6, apart * math.Sqrt(3) / 2
	case pavilion.Window:
		return angle(star), apart + 1.36
	}
	return angle(star), apart / 2
}

// ornament returns the spot of an ornament, by kind and outer star.
func (b *board) ornament(kind pavilion.OrnamentKind, star int) table.Spot {
	x, y := b.along(bearing(kind, star))
	return table.Spot{X: x, Y: y, Size: [...]float64{0.6, 0.86, 0.72}[kind] * b.side}
}

// tag returns where the number of spaces that an ornament lacks is written: away from the tiles around it.
func (b *board) tag(kind pavilion.OrnamentKind, star int) (x, y float64) {
	direction, sides := bearing(kind, star)
	return b.along(direction, sides+[...]float64{0, 0.44, 0.3}[kind])
}

// corner returns the i-th slot for a tile to keep.
func (b *board) corner(i int) table.Spot {
	dx, dy := float64(i%2*2-1)*4.18, float64(i/2*2-1)*3.42
	return table.Spot{X: b.x + dx*b.side, Y: b.y + dy*b.side, Size: b.side * 1.5}
}

// phoneBoard fills a rectangle with the stars below the line of name and score.
func phoneBoard(r stage.Rect, d float64) board {
	b := board{rect: r, big: true, head: phoneHead * d}
	b.fit(stage.Rect{X: r.X, Y: r.Y + b.head, W: r.W, H: r.H - b.head - 4*d}, 5*d)
	return b
}

// anchor returns where a tile of the seat lies.
func (b *board) anchor(p engine.Place, i, n int) table.Spot {
	if b.compact != nil {
		return b.compact.anchor(p, i, n)
	}
	switch p.Zone {
	case engine.Star:
		return b.space(spaceOf(p))
	case engine.Corner:
		return b.corner(i)
	case engine.Hand:
		return pack(b.hand, 0.9, b.tile, i, n)
	case engine.Ornament:
		return b.ornament(pavilion.OrnamentKind(p.Row), int(p.Col)+1)
	case engine.Keep:
		return table.Spot{X: b.x, Y: b.y - 4*b.side, Size: min(1.1*b.head, 1.7*b.side)} // between the upper stars
	}
	return table.Spot{X: b.rect.X + b.rect.W - b.head, Y: b.rect.Y + b.head*0.55, Size: b.head * 0.8} // the score
}
