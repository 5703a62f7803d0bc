package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Topics implements table.Table: the offer, bag and lid, and the large board.
func (t *Table) Topics(pos engine.Position, v table.Legend) (all []table.Topic) {
	p := azul.See(pos)
	all = sources(p).Topics(t, 0.3, "help.azul")
	all = append(all, table.MarkerTopic(t, pos, "help.azul.marker")...)
	all = append(all, t.boards[t.frame.Viewer].topics(p)...)
	for other, level := range v.Levels {
		if b := &t.boards[other]; b.open() && level != "" {
			all = append(all, table.Topic{Rect: b.level, Key: "help.level"})
		}
	}
	for s := range engine.Seat(p.Seats()) {
		if _, parts := t.RoundScore(p.Forecast(s)); v.Forecast && parts != nil && !t.boards[s].open() {
			all = append(all, table.Topic{Rect: t.boards[s].title, Key: "help.azul.forecast.parts", Values: []any{"parts", strings.Join(parts, ", ")}})
		}
	}
	bag, lid := t.bagAndLid()
	return append(all, t.stockTopic(bag, "help.azul.bag", p.Bag), t.stockTopic(lid, "help.azul.lid", p.Lid))
}

// stockTopic returns the topic of bag or lid, with its tiles by colour except on a phone, where a tap opens them and a tooltip has less space.
func (t *Table) stockTopic(r stage.Rect, about string, count func(engine.Tile) int) table.Topic {
	tiles := strings.Join(t.Counts(count), ", ")
	if tiles == "" || t.frame.Shape().Phone() {
		return table.Topic{Rect: r, Key: about}
	}
	return table.Topic{Rect: r, Key: "help.azul.stock", Values: []any{"about", t.Words.T(about), "tiles", tiles}}
}

// lines is the number of pattern lines of a board, and of the rows and columns of its wall.
const lines = 5

// topics returns the topics of a board.
func (b *board) topics(p azul.View) (all []table.Topic) {
	for row := range lines {
		all = append(all, table.Topic{Rect: table.Around(0.04, b.spot(engine.Line, row, 0), b.spot(engine.Line, row, row)), Key: "help.azul.line", Values: []any{"line", row + 1, "tiles", row + 1}})
	}
	wall := "help.azul.wall"
	if _, printed := p.Pattern(0, 0); !printed {
		wall = "help.azul.grey"
	}
	all = append(all, table.Topic{Rect: table.Around(0.04, b.spot(engine.Wall, 0, 0), b.spot(engine.Wall, lines-1, lines-1)), Key: wall})
	for i, cost := range azul.FloorCosts() {
		all = append(all, table.Topic{Rect: table.Around(0.04, b.spot(engine.Floor, 0, i)), Key: "help.azul.floor", Values: []any{"space", i + 1, "points", -cost}})
	}
	score := table.Around(0.1, b.spot(engine.Score, 0, 0))
	if b.open() {
		score = b.number
		all = append(all, table.Topic{Rect: b.sum, Key: "help.azul.forecast"})
	}
	return append(all, table.Topic{Rect: score, Key: "help.score"})
}
