package pavilion

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/table"
)

// Tell implements table.Table.
func (t *Table) Tell(pos engine.Position, m engine.Move) string {
	p, w := pavilion.See(pos), t.frame.Words
	if l, ok := pavilion.Placed(m); ok {
		return w.T("pavilion.tell.place", t.colour(l.Colour), p.Cost(l.Space), t.star(p, l.Space/pavilion.Ring))
	}
	if words := t.draft("pavilion.tell.", m); words != "" {
		return words
	}
	take, _ := pavilion.Taken(m)
	return w.T("pavilion.tell.take", t.heap(p.Loot(take)))
}

// Name implements table.Table.
func (t *Table) Name(pos engine.Position, m engine.Move) string {
	p, w := pavilion.See(pos), t.frame.Words
	if l, ok := pavilion.Placed(m); ok {
		return w.T("pavilion.says.place", t.heap(p.Price(l)), p.Cost(l.Space), t.star(p, l.Space/pavilion.Ring))
	}
	if words := t.draft("pavilion.name.", m); words != "" {
		return words
	}
	take, _ := pavilion.Taken(m)
	if take.Source == pavilion.Centre {
		return w.T("pavilion.name.centre", t.heap(p.Loot(take)))
	}
	return w.T("pavilion.name.factory", t.heap(p.Loot(take)))
}

// draft is said of bonus tiles and of passing, by words whose keys begin alike; nothing is said of other moves.
func (t *Table) draft(key string, m engine.Move) string {
	w := t.frame.Words
	if l, ok := pavilion.Bonus(m); ok {
		return w.T(key+"bonus", t.heap(l))
	}
	l, ok := pavilion.Passed(m)
	switch {
	case !ok:
		return ""
	case l.Total() == 0:
		return w.T(key + "pass")
	}
	return w.T(key+"keep", t.heap(l))
}

func (t *Table) colour(c engine.Tile) string {
	return t.frame.Words.T(string(pavilion.ColourKey(c)))
}

// star is what a star is called: by its colour, or by where it lies.
func (t *Table) star(p pavilion.View, star int) string {
	if c, ok := p.OwnColour(star); ok {
		return t.frame.Words.T("pavilion.star", t.colour(c))
	}
	return t.frame.Words.T("pavilion.star." + [...]string{"middle", "left", "upper-left", "upper-right", "right", "lower-right", "lower-left"}[star])
}

// heap words tiles by colour: "3 green and 1 red".
func (t *Table) heap(l pavilion.Pile) string {
	var parts []string
	for c, n := range l {
		if n > 0 {
			parts = append(parts, t.frame.Words.T("pavilion.some", n, t.colour(engine.Tile(c))))
		}
	}
	return t.frame.Words.List(parts...)
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
		return w.T("pavilion.prompt.marker", t.colour(p.Joker()))
	}
	return w.T("pavilion.prompt.take", t.colour(p.Joker()))
}

// Worth implements table.Table.
func (t *Table) Worth(pos engine.Position, m engine.Move) (short, sentence string) {
	p, w := pavilion.See(pos), t.frame.Words
	if l, ok := pavilion.Placed(m); ok {
		return t.worthOf(p, l), w.T("pavilion.says.place", t.heap(p.Price(l)), p.Cost(l.Space), t.star(p, l.Space/pavilion.Ring))
	}
	take, ok := pavilion.Taken(m)
	if !ok {
		return "", t.Tell(pos, m)
	}
	short = t.heap(p.Loot(take))
	if cost := p.MarkerCost(take); cost < 0 {
		return w.T("pavilion.worth.marker", short, w.Signed(cost)), w.T("pavilion.says.marker", short, -cost)
	}
	return short, w.T("pavilion.says.take", short)
}

// worthOf words what a placing scores and completes.
func (t *Table) worthOf(p pavilion.View, l pavilion.Place) string {
	w, g := t.frame.Words, p.Gain(l)
	parts := []string{w.Signed(g.Run)}
	for _, o := range g.Ornaments {
		parts = append(parts, w.T("pavilion.worth."+ornamentName(o.Kind), o.Bonus()))
	}
	if g.Star > 0 {
		parts = append(parts, w.T("pavilion.worth.star", w.Signed(g.Star)))
	}
	return strings.Join(parts, " · ")
}

var _ table.Table = (*Table)(nil)
