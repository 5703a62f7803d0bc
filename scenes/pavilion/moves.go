package pavilion

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// sources returns the factories and the centre of a position.
func sources(p pavilion.View) table.Sources {
	return table.Sources{View: p, Centre: pavilion.Centre, Colours: pavilion.Colours}
}

// Options implements table.Table: what can be taken from the offer, or every colour of the hand at every free space.
func (t *Table) Options(pos engine.Position) (all table.Options) {
	p := pavilion.See(pos)
	switch {
	case pos.Over() || pos.ToMove() == engine.Nature:
	case p.Taking():
		for _, g := range sources(p).Pickables() {
			all = append(all, takeOption(p, g))
		}
	case p.Placing():
		for space := range pavilion.Spaces {
			if _, covered := p.Tile(p.ToMove(), space); !covered {
				all = placeOptions(all, p, space)
			}
		}
	}
	return all
}

// Option implements table.Table.
func (t *Table) Option(pos engine.Position, m engine.Move) table.Option {
	p := pavilion.See(pos)
	if take, ok := pavilion.Taken(m); ok {
		return takeOption(p, sources(p).Pickable(take.Source, take.Colour))
	}
	if l, ok := pavilion.Placed(m); ok {
		return paidOption(p, l)
	}
	return table.Option{}
}

// takeOption returns the option of taking tiles. If there are jokers among other colours, one of them is taken along.
func takeOption(p pavilion.View, g table.Pickable) table.Option {
	take := pavilion.Take{Source: sources(p).Number(g.From), Colour: g.Tile}
	g.SingleTarget = true
	if g.Tile == p.Joker() {
		g.Lift = 1
	} else {
		g.Extra = p.Joker()
		g.Extras = p.Taken(take)[p.Joker()]
	}
	m := take.Move()
	return table.Option{Move: m, From: g, To: engine.Place{Zone: engine.Hand, Seat: p.ToMove()}, Why: p.Check(m)}
}

// placeOptions appends the options of covering a space: each payment, and an illegal option for each colour of the hand that cannot pay. If nothing pays,
// the last one gives the reason for the colour of the star.
func placeOptions(dst table.Options, p pavilion.View, space int) table.Options {
	s, paid := p.ToMove(), [pavilion.Colours]bool{}
	payments := p.Payments(space)
	for _, l := range payments {
		paid[l.Colour] = true
		dst = append(dst, paidOption(p, l))
	}
	refuse := func(c engine.Tile) {
		o := placeOption(p, pavilion.Place{Colour: c, Space: space})
		o.Why = p.Check(o.Move)
		dst = append(dst, o)
	}
	own, single := p.OwnColour(space / pavilion.Ring)
	if !single {
		own = 0
	}
	for c := range engine.Tile(pavilion.Colours) {
		if c != own && !paid[c] && p.Hand(s, c) > 0 {
			refuse(c)
		}
	}
	if len(payments) == 0 || !paid[own] && p.Hand(s, own) > 0 {
		refuse(own)
	}
	return dst
}

// paidOption returns the option of a legal placement.
func paidOption(p pavilion.View, l pavilion.Place) table.Option {
	o := placeOption(p, l)
	o.Pieces = []table.Piece{{Place: o.To, Tile: l.Colour}}
	tiles := slices.Repeat([]engine.Tile{l.Colour}, p.Cost(l.Space)-l.Jokers)
	o.Price = append(tiles, slices.Repeat([]engine.Tile{p.Joker()}, l.Jokers)...)
	return o
}

// placeOption returns the option of placing a tile of the hand, without a price.
func placeOption(p pavilion.View, l pavilion.Place) table.Option {
	s := p.ToMove()
	return table.Option{
		Move: l.Move(),
		From: table.Pickable{From: engine.Place{Zone: engine.Hand, Seat: s}, Tile: l.Colour, Count: p.Hand(s, l.Colour), Lift: 1},
		To:   spacePlace(s, l.Space),
	}
}

// Target implements table.Table for spaces of stars and the hand.
func (t *Table) Target(at engine.Place) table.Target {
	if at.Zone == engine.Star {
		return t.boards[at.Seat].target(at.Seat, spaceOf(at))
	}
	r := t.handArea(at.Seat)
	return table.Target{Place: at, Rect: r, Area: r}
}

// handArea returns where tiles for the hand of a seat are dropped.
func (t *Table) handArea(s engine.Seat) stage.Rect {
	if s == t.frame.Viewer {
		return t.tray
	}
	return t.boards[s].rect
}

// spaceOf returns the number of the space at a place.
func spaceOf(p engine.Place) int { return pavilion.Ring*int(p.Row) + int(p.Col) }
