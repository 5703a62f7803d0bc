package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	describe "azulejo/scenes/describe/pavilion"
	"azulejo/scenes/table"
)

// Topics implements table.Table: the offer, jokers, supply, bag and storage, and the viewer's hand and large board.
func (t *Table) Topics(pos engine.Position, _ table.Legend) (all []table.Topic) {
	p, l := pavilion.See(pos), &t.tableLayout
	hand := "help.pavilion.hand.placing"
	if p.Taking() {
		all, hand = sources(p).Topics(t, 0.1, "help.pavilion"), "help.pavilion.hand"
	}
	all = append(all, table.MarkerTopic(t, pos, "help.pavilion.marker")...)
	all = append(all, l.boards[l.frame.Viewer].topics(p, l.frame.Viewer, t.Describer)...)
	return append(all,
		table.Topic{Rect: l.jokers, Key: "help.pavilion.joker", Values: []any{"colour", t.ColourName(p.Joker())}},
		table.Topic{Rect: l.supply, Key: "help.pavilion.supply"},
		table.Topic{Rect: l.stock, Key: "help.pavilion.stock"},
		table.Topic{Rect: l.hand, Key: hand})
}

// topics returns the topics of a seat's board.
func (b *board) topics(p pavilion.View, s engine.Seat, w describe.Describer) (all []table.Topic) {
	if b.compact != nil {
		return nil
	}
	for star := range pavilion.Stars {
		x, y := b.star(star)
		key := "help.pavilion.star"
		if _, one := p.OwnColour(star); !one {
			key = "help.pavilion.star.any"
		}
		all = append(all, table.Topic{Rect: table.Around(0, table.Spot{X: x, Y: y, Size: 2.6 * b.side}), Key: key, Values: []any{"star", w.StarName(p, star)}})
	}
	for _, o := range pavilion.Ornaments() {
		key, missing := "help.pavilion."+describe.OrnamentName(o.Kind), p.Missing(s, o)
		if missing == 0 {
			key = "help.pavilion.done"
		}
		all = append(all, table.Topic{Rect: table.Around(0, b.ornament(o.Kind, o.Star)), Key: key, Values: []any{"spaces", missing}})
	}
	corner := "help.pavilion.corner"
	if p.Round() >= pavilion.Rounds { // nothing can be kept
		corner = "comment.pavilion.last"
	}
	for i := range pavilion.Corners {
		all = append(all, table.Topic{Rect: table.Around(-0.1, b.corner(i)), Key: corner})
	}
	return append(all, table.Topic{Rect: table.Around(0.1, b.anchor(engine.Place{Zone: engine.Score, Seat: s}, 0, 1)), Key: "help.score"})
}
