package pavilion

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// sources are what can be taken in a position.
func sources(p pavilion.View) table.Sources {
	return table.Sources{View: p, Centre: pavilion.Centre, Colours: pavilion.Colours}
}

// Pickables implements table.Table.
func (t *Table) Pickables(pos engine.Position) []table.Pickable {
	p := pavilion.See(pos)
	if p.Taking() {
		all := sources(p).Heaps()
		for i, heap := range all {
			all[i] = loot(p, heap)
		}
		return all
	}
	var all []table.Pickable
	for c := range engine.Tile(pavilion.Colours) {
		if g := held(p, c); g.Count > 0 {
			all = append(all, g)
		}
	}
	return all
}

// held is all of a colour in the hand of the seat to move.
func held(p pavilion.View, c engine.Tile) table.Pickable {
	s := p.ToMove()
	return table.Pickable{From: engine.Place{Zone: engine.Hand, Seat: s}, Tile: c, Count: p.Hand(s, c), Lift: 1}
}

// taken is the take of a heap.
func taken(p pavilion.View, heap *table.Pickable) pavilion.Take {
	return pavilion.Take{Source: sources(p).Number(heap.From), Colour: heap.Tile}
}

// loot is what taking a heap brings: where jokers lie beside other colours, one of them comes along.
func loot(p pavilion.View, heap table.Pickable) table.Pickable {
	heap.Swift = true
	if heap.Tile == p.Joker() {
		heap.Lift = 1
	} else {
		heap.Extra = p.Joker()
		heap.Extras = p.Taken(taken(p, &heap))[p.Joker()]
	}
	return heap
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
			targets = append(targets, t.boards[s].target(s, at))
		}
	}
	return targets
}

// handArea is where the tiles of a seat are dropped.
func (t *Table) handArea(s engine.Seat) stage.Rect {
	if s == t.frame.Viewer {
		return t.tray
	}
	return t.boards[s].rect
}

func spaceOf(p engine.Place) int { return pavilion.Ring*int(p.Row) + int(p.Col) }

// MovesAt implements table.Table.
func (t *Table) MovesAt(pos engine.Position, g *table.Pickable, at engine.Place) []engine.Move {
	p := pavilion.See(pos)
	if at.Zone != engine.Star {
		if g == nil {
			return nil
		}
		return []engine.Move{taken(p, g).Move()}
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

// Option implements table.Table. A star shows by itself what a tile joins, so nothing is scored later.
func (t *Table) Option(pos engine.Position, m engine.Move) table.Option {
	p, s := pavilion.See(pos), pos.ToMove()
	l, ok := pavilion.Placed(m)
	if !ok {
		take, _ := pavilion.Taken(m)
		return table.Option{From: loot(p, sources(p).Heap(take.Source, take.Colour)), To: engine.Place{Zone: engine.Hand, Seat: s}}
	}
	to := spacePlace(s, l.Space)
	tiles := slices.Repeat([]engine.Tile{l.Colour}, max(0, p.Cost(l.Space)-l.Jokers)) // the one that is placed comes first
	return table.Option{
		From: held(p, l.Colour), To: to, Pieces: []table.Piece{{Place: to, Tile: l.Colour}},
		Price: append(tiles, slices.Repeat([]engine.Tile{p.Joker()}, l.Jokers)...),
		Aim:   t.Words.Upper(t.Words.T("pavilion.aim", "star", t.Star(p, l.Space/pavilion.Ring), "number", p.Cost(l.Space))),
	}
}
