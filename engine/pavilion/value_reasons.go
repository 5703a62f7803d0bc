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
		w.bonus(p, m, group)
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
	w.goal(p, t.Move())
}

// bonus tells what tiles of the supply are good for.
func (w *weighed) bonus(p *Position, m engine.Move, group Pile) {
	w.Add(group.Total(), "why.bonus", group.Total())
	w.goal(p, m)
	w.Add(0, "why.left", p.boards[p.turn].hand.total()+group.Total())
}

// goal tells of the dearest space that the hand would pay for after a move, or what it would still lack.
func (w *weighed) goal(p *Position, m engine.Move) {
	after := *p
	after.Play(m, nil)
	want, ok := See(&after).Want(p.turn)
	switch {
	case !ok:
	case want.Missing > 0:
		w.Add(0, "why.lacks", want.Missing, int(p.variant.costs[want.Space]), want.Gain.Run)
	default:
		w.Add(want.Gain.Run, "why.pays", int(p.variant.costs[want.Space]), want.Gain.Run)
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
	w.near(p, l)
	if l.Jokers > 0 {
		w.Add(-l.Jokers, "why.spends", l.Jokers)
	}
}

// near tells how many spaces the ornament that a placing brings furthest still lacks, and how many tiles are left in the hand.
func (w *weighed) near(p *Position, l Place) {
	least, bonus := 0, 0
	for _, o := range ornaments {
		missing := See(p).Missing(p.turn, o) - 1
		if o.Spaces>>l.Space&1 == 1 && missing > 0 && (least == 0 || missing < least) {
			least, bonus = missing, o.Bonus()
		}
	}
	if least > 0 {
		w.Add(1, "why.near", least, bonus)
	}
	w.Add(0, "why.left", p.boards[p.turn].hand.total()-See(p).Cost(l.Space))
}

func (w *weighed) pass(p *Position, kept Pile) {
	lost := p.boards[p.turn].hand.total() - kept.Total()
	w.Add(kept.Total(), "why.keep", kept.Total())
	if lost > 0 {
		w.Add(-lost, "why.lose", lost)
	} else {
		w.Add(0, "why.spared")
	}
}
