package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Pickables implements table.Table.
func (t *Table) Pickables(pos engine.Position) []table.Pickable {
	p := pavilion.See(pos)
	var pickables []table.Pickable
	if !p.Taking() {
		hand := engine.Place{Zone: engine.Hand, Seat: p.ToMove()}
		for c := range engine.Tile(pavilion.Colours) {
			if n := p.Hand(p.ToMove(), c); n > 0 {
				pickables = append(pickables, table.Pickable{From: hand, Tile: c, Count: n, Lift: 1})
			}
		}
		return pickables
	}
	for i := range p.Factories() + 1 {
		source, at := i, engine.Place{Zone: engine.Factory, Row: int8(i)}
		if i == p.Factories() {
			source, at = pavilion.Centre, engine.Place{Zone: engine.Centre}
		}
		for c := range engine.Tile(pavilion.Colours) {
			if p.Count(source, c) > 0 {
				pickables = append(pickables, loot(p, at, pavilion.Take{Source: source, Colour: c}))
			}
		}
	}
	return pickables
}

// loot is the pickable of a take: where jokers lie beside other colours, one of them comes along.
func loot(p pavilion.View, at engine.Place, take pavilion.Take) table.Pickable {
	g := table.Pickable{From: at, Tile: take.Colour, Count: p.Count(take.Source, take.Colour), Swift: true}
	if take.Colour == p.Joker() {
		g.Lift = 1
	} else {
		g.Extra = p.Joker()
		g.Extras = p.Loot(take)[p.Joker()]
	}
	return g
}

// Targets implements table.Table.
func (t *Table) Targets(pos engine.Position) []table.Target {
	p := pavilion.See(pos)
	s := p.ToMove()
	if p.Taking() {
		r := t.handArea(s)
		return []table.Target{{Place: engine.Place{Zone: engine.Hand, Seat: s}, Rect: r, Area: r}}
	}
	var targets []table.Target
	for at := range pavilion.Spaces {
		if _, covered := p.Tile(s, at); !covered && p.Placing() {
			targets = append(targets, t.layout.boards[s].target(s, at))
		}
	}
	return targets
}

// handArea is where the tiles of a seat are dropped.
func (t *Table) handArea(s engine.Seat) stage.Rect {
	if s == t.layout.viewer {
		return t.layout.tray
	}
	return t.layout.boards[s].rect
}

func sourceOf(p engine.Place) int {
	if p.Zone == engine.Centre {
		return pavilion.Centre
	}
	return int(p.Row)
}

func spaceOf(p engine.Place) int { return pavilion.Ring*int(p.Row) + int(p.Col) }

// MovesAt implements table.Table.
func (t *Table) MovesAt(pos engine.Position, g *table.Pickable, at engine.Place) []engine.Move {
	p := pavilion.See(pos)
	if at.Zone != engine.Star {
		if g == nil {
			return nil
		}
		return []engine.Move{pavilion.Take{Source: sourceOf(g.From), Colour: g.Tile}.Move()}
	}
	var moves []engine.Move
	for _, l := range p.Payments(spaceOf(at)) {
		if g == nil || l.Colour == g.Tile {
			moves = append(moves, l.Move())
		}
	}
	if len(moves) > 0 {
		return moves
	}
	c := engine.Tile(0)
	if own, ok := p.OwnColour(int(at.Row)); ok {
		c = own
	}
	if g != nil {
		c = g.Tile
	}
	return []engine.Move{pavilion.Place{Colour: c, Space: spaceOf(at)}.Move()}
}

// Price implements table.Table: the tiles that pay, the one to be laid first.
func (t *Table) Price(pos engine.Position, m engine.Move) []engine.Tile {
	p := pavilion.See(pos)
	l, ok := pavilion.Placed(m)
	if !ok {
		return nil
	}
	var tiles []engine.Tile
	for range p.Cost(l.Space) - l.Jokers {
		tiles = append(tiles, l.Colour)
	}
	for range l.Jokers {
		tiles = append(tiles, p.Joker())
	}
	return tiles
}

// Ends implements table.Table.
func (t *Table) Ends(pos engine.Position, m engine.Move) (table.Pickable, engine.Place) {
	p, s := pavilion.See(pos), pos.ToMove()
	hand := engine.Place{Zone: engine.Hand, Seat: s}
	if l, ok := pavilion.Placed(m); ok {
		return table.Pickable{From: hand, Tile: l.Colour, Count: p.Hand(s, l.Colour), Lift: 1}, spacePlace(s, l.Space)
	}
	take, _ := pavilion.Taken(m)
	from := engine.Place{Zone: engine.Factory, Row: int8(take.Source)}
	if take.Source == pavilion.Centre {
		from = engine.Place{Zone: engine.Centre}
	}
	return loot(p, from, take), hand
}

// Ghosts implements table.Table.
func (t *Table) Ghosts(pos engine.Position, m engine.Move) []table.Piece {
	if l, ok := pavilion.Placed(m); ok {
		return []table.Piece{{Place: spacePlace(pos.ToMove(), l.Space), Tile: l.Colour}}
	}
	return nil
}
