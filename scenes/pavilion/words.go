package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/table"
	telling "azulejo/telling/pavilion"
)

// teller tells in the words of the frame.
func (t *Table) teller() telling.Teller { return telling.New(t.frame.Words) }

// Tell implements table.Table.
func (t *Table) Tell(pos engine.Position, m engine.Move) string { return t.teller().Tell(pos, m) }

// Name implements table.Table.
func (t *Table) Name(pos engine.Position, m engine.Move) string { return t.teller().Name(pos, m) }

// Worth implements table.Table.
func (t *Table) Worth(pos engine.Position, m engine.Move) (short, sentence string) {
	return t.teller().Worth(pos, m)
}

// Waits implements table.Table.
func (t *Table) Waits(pos engine.Position, s engine.Seat) string { return t.teller().Waits(pos, s) }

// Aim implements table.Table.
func (t *Table) Aim(pos engine.Position, m engine.Move) string {
	p, w := pavilion.See(pos), t.frame.Words
	l, _ := pavilion.Placed(m)
	return w.Upper(w.T("pavilion.aim", t.teller().Star(p, l.Space/pavilion.Ring), p.Cost(l.Space)))
}

// Prompt implements table.Table.
func (t *Table) Prompt(pos engine.Position) string {
	p, w := pavilion.See(pos), t.frame.Words
	switch {
	case p.Choosing():
		return w.T("pavilion.bonus", p.Owed())
	case p.Placing():
		return w.T("pavilion.prompt.place")
	case p.Marker() < 0:
		return w.T("pavilion.prompt.marker", t.teller().Colour(p.Joker()))
	}
	return w.T("pavilion.prompt.take", t.teller().Colour(p.Joker()))
}

var _ table.Table = (*Table)(nil)
