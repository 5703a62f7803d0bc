package pavilion

import (
	"fmt"
	"strings"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Colour implements table.Table.
func (t *Table) Colour(w *locale.Words, c engine.Tile) string {
	return w.T(string(pavilion.ColourKey(c)))
}

// Account implements table.Table.
func (t *Table) Account(pos engine.Position, l table.Legend) *stage.Node {
	p, w := pavilion.See(pos), t.frame.Words
	var offer []string
	for f := range p.Factories() {
		offer = append(offer, t.pile(w.T("told.factory", f+1), func(c engine.Tile) int { return p.Count(f, c) }))
	}
	centre := t.pile(w.T("told.centre"), func(c engine.Tile) int { return p.Count(pavilion.Centre, c) })
	if p.Marker() < 0 {
		centre += ", " + w.T("told.marker")
	}
	offer = append(offer, centre, t.pile(w.T("pavilion.supply"), p.Supply))
	return t.frame.Account(offer, func(seat int) *stage.Node { return t.account(p, engine.Seat(seat), l.Names[seat]) })
}

// pile tells what lies at a place of a name.
func (t *Table) pile(name string, count func(engine.Tile) int) string {
	return t.frame.Words.T("told.pile", name, t.counted(count))
}

// counted words tiles by colour, or tells that there are none.
func (t *Table) counted(count func(engine.Tile) int) string {
	var l pavilion.Pile
	for c := range l {
		l[c] = count(engine.Tile(c))
	}
	if l.Total() == 0 {
		return t.frame.Words.T("told.empty")
	}
	return t.teller().Heap(l)
}

// account tells a player's board: a row for each star, with what is covered and which numbers are open, and what lies beside it.
func (t *Table) account(p pavilion.View, s engine.Seat, name string) *stage.Node {
	w := t.frame.Words
	rows := [][]string{{w.T("pavilion.told.star"), w.T("pavilion.told.covered"), w.T("pavilion.told.open")}}
	for star := range pavilion.Spaces / pavilion.Ring {
		var covered, open []string
		for i := range pavilion.Ring {
			at := star*pavilion.Ring + i
			number := fmt.Sprint(p.Cost(at))
			if tile, ok := p.Tile(s, at); ok {
				covered = append(covered, w.T("told.some", number, t.teller().Colour(tile)))
			} else {
				open = append(open, number)
			}
		}
		rows = append(rows, []string{t.teller().Star(p, star), t.listed(covered), t.listed(open)})
	}
	hand := t.counted(func(c engine.Tile) int { return p.Hand(s, c) })
	corners := t.counted(func(c engine.Tile) int { return p.Corner(s, c) })
	rows = append(rows, []string{w.T("pavilion.told.hand"), hand, ""}, []string{w.T("pavilion.told.corners"), corners, ""})
	return table.Ledger(w.T("told.board", name, p.Score(s)), rows...)
}

// listed joins words, or tells that there are none.
func (t *Table) listed(parts []string) string {
	if len(parts) == 0 {
		return t.frame.Words.T("told.none")
	}
	return strings.Join(parts, ", ")
}

// Source implements table.Table.
func (t *Table) Source(pos engine.Position, g table.Pickable) string {
	w := t.frame.Words
	some := w.T("told.some", g.Count, t.teller().Colour(g.Tile))
	if g.Extras > 0 {
		some = strings.Join([]string{some, w.T("told.some", g.Extras, t.teller().Colour(g.Extra))}, ", ")
	}
	switch g.From.Zone {
	case engine.Hand:
		return w.T("told.pile", w.T("pavilion.told.hand"), some)
	case engine.Corner:
		return w.T("told.pile", w.T("pavilion.told.corners"), some)
	case engine.Supply:
		return w.T("told.pile", w.T("pavilion.supply"), some)
	case engine.Centre:
		return w.T("told.pile", w.T("told.centre"), some)
	}
	return w.T("told.pile", w.T("told.factory", int(g.From.Row)+1), some)
}

// Spot implements table.Table.
func (t *Table) Spot(pos engine.Position, at engine.Place) string {
	if at.Zone == engine.Hand {
		return t.frame.Words.T("pavilion.told.hand")
	}
	p := pavilion.See(pos)
	return t.frame.Words.T("pavilion.told.space", t.teller().Star(p, int(at.Row)), int(at.Col)+1, p.Cost(spaceOf(at)))
}
