package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/table"
)

// Topics implements table.Table: the offer, bag and lid, and the large board.
func (t *Table) Topics(pos engine.Position, v table.Legend) (all []table.Topic) {
	p, s, l := azul.See(pos), t.layout.viewer, &t.layout
	for f := range p.Factories() {
		all = append(all, table.Topic{Rect: table.PoolRect(t, engine.Place{Zone: engine.Factory, Row: int8(f)}, 4, 0.3), Key: "help.azul.factory"})
	}
	all = append(all, table.Topic{Rect: table.PoolRect(t, engine.Place{Zone: engine.Centre}, 9, 0.1), Key: "help.azul.centre"})
	all = append(all, table.MarkerTopic(t, pos, "help.azul.marker")...)
	all = append(all, l.boards[s].topics(p, s)...)
	for other, level := range v.Levels {
		if b := &l.boards[other]; b.open() && level != "" {
			all = append(all, table.Topic{Rect: b.level, Key: "help.level"})
		}
	}
	bag, lid := l.stock, l.stock
	if l.boards[s].open() {
		bag, lid = l.shelves()
	} else {
		bag.W, lid.W = 0.485*bag.W, 0.485*lid.W
		lid.X += 0.515 * l.stock.W
	}
	return append(all, table.Topic{Rect: bag, Key: "help.azul.bag"}, table.Topic{Rect: lid, Key: "help.azul.lid"})
}

// lines is how many pattern lines a board has, and rows and columns its wall.
const lines = 5

// topics are those of a seat's board.
func (b *board) topics(p azul.View, s engine.Seat) (all []table.Topic) {
	at := func(zone engine.Zone, row, col int) table.Spot {
		return b.anchor(engine.Place{Zone: zone, Seat: s, Row: int8(row), Col: int8(col)})
	}
	for row := range lines {
		all = append(all, table.Topic{Rect: table.Around(0.04, at(engine.Line, row, 0), at(engine.Line, row, row)), Key: "help.azul.line", Values: []any{row + 1}})
	}
	wall := "help.azul.wall"
	if _, printed := p.Pattern(0, 0); !printed {
		wall = "help.azul.grey"
	}
	all = append(all, table.Topic{Rect: table.Around(0.04, at(engine.Wall, 0, 0), at(engine.Wall, lines-1, lines-1)), Key: wall})
	for i, cost := range azul.FloorCosts() {
		all = append(all, table.Topic{Rect: table.Around(0.04, at(engine.Floor, 0, i)), Key: "help.azul.floor", Values: []any{i + 1, -cost}})
	}
	score := table.Around(0.1, at(engine.Score, 0, 0))
	if b.open() {
		score = b.number
		all = append(all, table.Topic{Rect: b.sum, Key: "help.azul.forecast"})
	}
	return append(all, table.Topic{Rect: score, Key: "help.score"})
}
