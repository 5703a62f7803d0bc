package table

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/popover"
	"azulejo/game/stage"
)

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
