package pavilion

import "azulejo/engine"

// Explain lists what a legal move of a seat does for its board, the weightiest first.
func Explain(pos engine.Position, m engine.Move) []engine.Reason {
	p := pos.(*Position)
	var w weighed
	if t, ok := Taken(m); ok {
		w.take(p, t)
	} else if l, ok := Placed(m); ok {
		w.place(p, l)
	} else if kept, ok := Passed(m); ok {
		w.pass(p, kept)
	} else if group, ok := Bonus(m); ok {
		w.Add(group.Total(), "why.bonus", group.Total())
	}
	return w.Sorted()
}

// weighed are the reasons of a move.
type weighed struct{ engine.Weighed }

func (w *weighed) take(p *Position, t Take) {
	loot := p.loot(t.Source, t.Colour)
	w.Add(loot.total(), "why.take", loot.total())
	if n := loot.of(p.Joker()); n > 0 {
		w.Add(2, "why.joker", n)
	}
	if cost := See(p).MarkerCost(t); t.Source == Centre && p.marker == nobody {
		w.Add(cost, "why.marker-cost", -cost)
	}
}

func (w *weighed) place(p *Position, l Place) {
	g := See(p).Gain(l)
	w.Add(g.Run, "why.run", g.Run)
	for _, o := range g.Ornaments {
		w.Add(2*o.Bonus(), "why.ornament", o.Bonus())
	}
	if g.Star > 0 {
		w.Add(g.Star, "why.star", g.Star)
	}
	if l.Jokers > 0 {
		w.Add(-l.Jokers, "why.spends", l.Jokers)
	}
}

func (w *weighed) pass(p *Position, kept Pile) {
	lost := p.boards[p.turn].hand.total() - kept.Total()
	w.Add(kept.Total(), "why.keep", kept.Total())
	if lost > 0 {
		w.Add(-lost, "why.lose", lost)
	}
}
