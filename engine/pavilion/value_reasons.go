package pavilion

import (
	"fmt"
	"slices"

	"azulejo/engine"
)

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
		w.add(group.Total(), "bonus", "takes %d tiles of the supply", group.Total())
	}
	return w.sorted()
}

// weighed are reasons with their weight in points.
type weighed []weight

type weight struct {
	points int
	reason engine.Reason
}

func (w *weighed) add(points int, code, text string, values ...int) {
	args := make([]any, len(values))
	for i, v := range values {
		args[i] = v
	}
	*w = append(*w, weight{points, engine.Reason{Code: code, Values: values, Text: fmt.Sprintf(text, args...)}})
}

func (w weighed) sorted() []engine.Reason {
	slices.SortStableFunc(w, func(a, b weight) int {
		return max(b.points, -b.points) - max(a.points, -a.points)
	})
	out := make([]engine.Reason, len(w))
	for i := range w {
		out[i] = w[i].reason
	}
	return out
}

func (w *weighed) take(p *Position, t Take) {
	loot := p.loot(t.Source, t.Colour)
	w.add(loot.total(), "take", "takes %d tiles", loot.total())
	if n := loot.of(p.Joker()); n > 0 {
		w.add(2, "joker", "takes %d joker", n)
	}
	if cost := p.MarkerCost(t); t.Source == Centre && p.marker == nobody {
		w.add(cost, "marker-cost", "takes the starting player marker for %d", -cost)
	}
}

func (w *weighed) place(p *Position, l Place) {
	g := p.Gain(l)
	w.add(g.Run, "run", "joins a run of %d", g.Run)
	for _, o := range g.Ornaments {
		w.add(2*o.Bonus(), "ornament", "completes an ornament for %d tiles", o.Bonus())
	}
	if g.Star > 0 {
		w.add(g.Star, "star", "completes a star for %d at the end", g.Star)
	}
	if l.Jokers > 0 {
		w.add(-l.Jokers, "spends", "spends %d jokers", l.Jokers)
	}
}

func (w *weighed) pass(p *Position, kept Pile) {
	lost := p.boards[p.turn].hand.total() - kept.Total()
	w.add(kept.Total(), "keep", "keeps %d tiles", kept.Total())
	if lost > 0 {
		w.add(-lost, "lose", "gives up %d tiles", lost)
	}
}
