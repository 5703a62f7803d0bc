package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// Aim implements table.Table.
func (t *Table) Aim(pos engine.Position, m engine.Move) string {
	p, w := pavilion.See(pos), t.Frame.Words
	l, _ := pavilion.Placed(m)
	return w.Upper(w.T("pavilion.aim", t.Star(p, l.Space/pavilion.Ring), p.Cost(l.Space)))
}

// Prompt implements table.Table.
func (t *Table) Prompt(pos engine.Position) string {
	p, w := pavilion.See(pos), t.Frame.Words
	switch {
	case p.Choosing():
		return w.T("pavilion.bonus", p.Owed())
	case p.Placing():
		return w.T("pavilion.prompt.place")
	case p.Marker() < 0:
		return w.T("pavilion.prompt.marker", t.Teller.Colour(p.Joker()))
	}
	return w.T("pavilion.prompt.take", t.Teller.Colour(p.Joker()))
}
