package table

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/popover"
	"azulejo/game/stage"
)

// Payments are the alternative payments at a target, each a list of tiles, the placed tile first.
type Payments [][]engine.Tile

// count returns the number of tiles of a colour in the i-th payment.
func (p Payments) count(i int, c engine.Tile) (n int) {
	for _, t := range p[i] {
		if t == c {
			n++
		}
	}
	return n
}

// WithMore returns the index of a payment with more tiles of a colour than another: the next that costs more of them, or the first that places that
// colour, or else the one that costs the fewest.
func (p Payments) WithMore(at int, c engine.Tile) (next int) {
	next = at
	const other, fewest, none = 100, 200, 300 // larger than any number of tiles
	rank := func(i int) int {
		switch n := p.count(i, c); {
		case p[i][0] == p[at][0] && n > p.count(at, c):
			return n
		case p[i][0] == p[at][0]:
			return fewest + n
		case p[i][0] == c:
			return other
		}
		return none
	}
	for i := range p {
		if rank(i) < rank(next) {
			next = i
		}
	}
	return next
}

// Steps returns the colours with which successive calls of WithMore lead from the first payment to another.
func (p Payments) Steps(to int) []engine.Tile {
	ways := map[int][]engine.Tile{0: nil}
	for todo := []int{0}; len(todo) > 0; todo = todo[1:] {
		for _, way := range p {
			for _, c := range way {
				next := p.WithMore(todo[0], c)
				if _, seen := ways[next]; !seen {
					ways[next] = append(append([]engine.Tile{}, ways[todo[0]]...), c)
					todo = append(todo, next)
				}
			}
		}
	}
	return ways[to]
}

// PaymentMenu is the layout of the menu of payments for a target: a box in the window that contains a head for the title and a rectangle for
// each payment.
type PaymentMenu struct {
	Box, Head stage.Rect
	Rows      []stage.Rect
}

// NewPaymentMenu lays out the menu of some options next to their target. It covers neither names, scores, other boards and the tiles of the hand nor, if
// there is space, the other tiles, the buttons around the table and the spaces of the board.
func NewPaymentMenu(t Table, pos engine.Position, options Options, target stage.Rect, areas *Areas, window stage.Rect, unit float64) PaymentMenu {
	var all []PaymentMenu
	var sizes []popover.Size
	for _, most := range []int{6, 4, 3, 2, 1} {
		m := paymentMenu(options.Payments(), most, unit)
		all, sizes = append(all, m), append(sizes, popover.Size{W: m.Box.W, H: m.Box.H})
	}
	p := popover.Placement{Bounds: window.Grow(-10 * unit), Anchor: target, Gap: 4 * unit, Margin: 2 * unit, Reach: CalloutReach * unit}
	g := options[0].From
	hand := tilesIn(t, pos, func(p engine.Place) bool { return p.SameZone(g.From) })
	shared := tilesIn(t, pos, func(p engine.Place) bool { return !p.Zone.Owned() })
	around := slices.Concat(hand, shared, []stage.Rect{areas.Action, areas.Buttons, areas.Title})
	hand = append(hand, areas.Apart...)
	for _, keep := range [][]stage.Rect{append(around, areas.Apart...), hand} {
		p.Keep, p.Avoid = append(keep, areas.KeepClear...), nil
		r, i, ok := p.Place(sizes...)
		if !ok {
			p.Keep, p.Avoid = keep, areas.KeepClear
			r, i, ok = p.Place(sizes...)
		}
		if ok {
			return all[i].movedTo(math.Round(r.X), math.Round(r.Y))
		}
	}
	r, _ := p.LeastCovering(sizes[0])
	return all[0].movedTo(math.Round(r.X), math.Round(r.Y))
}

// tilesIn returns the rectangles of the tiles at some places.
func tilesIn(t Table, pos engine.Position, some func(engine.Place) bool) (all []stage.Rect) {
	c := NewCast(t)
	c.Show(t.Pieces(pos))
	for _, a := range c.Actors() {
		if some(a.Place) {
			all = append(all, Around(0, a.Spot()))
		}
	}
	return all
}

// paymentMenu lays out the menu at the origin, with at most a number of payments in a column.
func paymentMenu(ways Payments, most int, unit float64) (m PaymentMenu) {
	const headH, rowH, gap = 44.0, 74.0, 10.0
	longest := 3 // the width of the title
	for _, price := range ways {
		longest = max(longest, len(price))
	}
	columns := RowsOf(len(ways), most)
	lines := RowsOf(len(ways), columns)
	w := math.Round((float64(longest)*44 + 36) * unit)
	h, g := math.Round(rowH*unit), math.Round(gap*unit)
	m.Box.W = float64(columns)*(w+g) + g
	m.Box.H = math.Round(headH*unit) + float64(lines)*(h+g)
	m.Head = stage.Rect{X: g, W: m.Box.W - 2*g, H: m.Box.H - float64(lines)*(h+g)}
	for i := range ways {
		x, y := float64(i/lines), float64(i%lines)
		m.Rows = append(m.Rows, stage.Rect{X: g + x*(w+g), Y: m.Head.H + y*(h+g), W: w, H: h})
	}
	return m
}

// movedTo returns the menu moved from the origin to a point.
func (p PaymentMenu) movedTo(x, y float64) PaymentMenu {
	move := func(r *stage.Rect) { r.X, r.Y = r.X+x, r.Y+y }
	move(&p.Box)
	move(&p.Head)
	for i := range p.Rows {
		move(&p.Rows[i])
	}
	return p
}
