// Package pavilion tells moves and positions of Summer Pavilion in words, without any pixels.
package pavilion

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/locale"
	"azulejo/scenes/describe"
)

// Teller tells in the words of one language.
type Teller struct{ describe.Tiles }

// New returns a teller.
func New(w *locale.Words) Teller {
	return Teller{describe.Tiles{Words: w, Letters: pavilion.Letters, Key: pavilion.ColourKey}}
}

// Tell implements telling.Teller.
func (t Teller) Tell(pos engine.Position, m engine.Move) string {
	p, w := pavilion.See(pos), t.Words
	if l, ok := pavilion.Placed(m); ok {
		return w.T("pavilion.tell.place", "colour", t.Colour(l.Colour), "number", p.Cost(l.Space), "star", t.Star(p, l.Space/pavilion.Ring))
	}
	if words := t.draft("pavilion.tell.", m); words != "" {
		return words
	}
	return t.taken(p, m, "pavilion.tell.")
}

// Name implements telling.Teller.
func (t Teller) Name(pos engine.Position, m engine.Move) string {
	p, w := pavilion.See(pos), t.Words
	if l, ok := pavilion.Placed(m); ok {
		return w.T("pavilion.says.place", "group", t.Heap(p.Price(l)), "number", p.Cost(l.Space), "star", t.Star(p, l.Space/pavilion.Ring))
	}
	if words := t.draft("pavilion.name.", m); words != "" {
		return words
	}
	return t.taken(p, m, "pavilion.name.")
}

// taken says what a take takes from where, in words whose keys begin alike.
func (t Teller) taken(p pavilion.View, m engine.Move, key string) string {
	take, _ := pavilion.Taken(m)
	if take.Source == pavilion.Centre {
		return t.Words.T(key+"centre", "group", t.Heap(p.Taken(take)))
	}
	return t.Words.T(key+"factory", "group", t.Heap(p.Taken(take)), "factory", take.Source+1)
}

// draft is said of bonus tiles and of passing, by words whose keys begin alike; nothing is said of other moves.
func (t Teller) draft(key string, m engine.Move) string {
	w := t.Words
	if l, ok := pavilion.Bonus(m); ok {
		return w.T(key+"bonus", "group", t.Heap(l))
	}
	l, ok := pavilion.Passed(m)
	switch {
	case !ok:
		return ""
	case l.Total() == 0:
		return w.T(key + "pass")
	}
	return w.T(key+"keep", "group", t.Heap(l))
}

// star is what a star is called: by its colour, or by where it lies.
func (t Teller) Star(p pavilion.View, star int) string {
	if c, ok := p.OwnColour(star); ok {
		return t.Words.T("pavilion.star", "colour", t.Colour(c))
	}
	return t.Words.T(string(pavilion.StarKey(star)))
}

// heap words tiles by colour: "3 green and 1 red".
func (t Teller) Heap(l pavilion.Pile) string {
	return t.Words.List(t.Some(func(c engine.Tile) int { return l[c] })...)
}

// Worth implements telling.Teller.
func (t Teller) Worth(pos engine.Position, m engine.Move) (short, sentence string) {
	p, w := pavilion.See(pos), t.Words
	if l, ok := pavilion.Placed(m); ok {
		return t.worthOf(p, l), t.Name(pos, m)
	}
	take, ok := pavilion.Taken(m)
	if !ok {
		return "", t.Tell(pos, m)
	}
	loot := t.Heap(p.Taken(take))
	short = loot
	if pays := pays(t, pos, m, take); pays != "" {
		short = w.T("pavilion.worth.marker", "text", short, "note", pays)
	}
	if cost := p.MarkerCost(take); cost < 0 {
		return w.T("pavilion.worth.marker", "text", short, "note", w.Signed(cost)), w.T("pavilion.says.marker", "group", loot, "points", -cost)
	}
	return short, w.T("pavilion.says.take", "group", loot)
}

// pays tells which space the tiles of a take would pay for together with the hand, and for how many points; nothing where they pay for
// none that is dearest.
func pays(t Teller, pos engine.Position, m engine.Move, take pavilion.Take) string {
	after := pos.Clone()
	after.Play(m, nil)
	p, w := pavilion.See(after), t.Words
	want, ok := p.Want(pos.ToMove())
	if !ok || want.Missing > 0 || want.Colour != take.Colour {
		return ""
	}
	return w.T("pavilion.worth.pays", "star", t.Star(p, want.Space/pavilion.Ring), "number", p.Cost(want.Space), "points", w.Signed(want.Gain.Run))
}

// worthOf words what a placing scores and completes.
func (t Teller) worthOf(p pavilion.View, l pavilion.Place) string {
	w, g := t.Words, p.Gain(l)
	parts := append([]string{w.Signed(g.Run)}, t.ornaments(g)...)
	if g.Star > 0 {
		parts = append(parts, w.T("pavilion.worth.star", "points", w.Signed(g.Star)))
	}
	return strings.Join(parts, " · ")
}

// Waits tells which space a board would cover next.
func (t Teller) Waits(pos engine.Position, s engine.Seat) string {
	p, w := pavilion.See(pos), t.Words
	want, ok := p.Want(s)
	if !ok {
		return w.T("pavilion.waits.nothing")
	}
	number, star := p.Cost(want.Space), t.Star(p, want.Space/pavilion.Ring)
	text := w.T("pavilion.waits.pays", "number", number, "star", star, "points", want.Gain.Run)
	if want.Missing > 0 {
		text = w.T("pavilion.waits.lacks", "tiles", want.Missing, "colour", t.Colour(want.Colour), "number", number, "star", star, "points", want.Gain.Run)
	}
	return strings.Join(append([]string{text}, t.ornaments(want.Gain)...), ", ")
}

// ornaments words those that a placing completes.
func (t Teller) ornaments(g pavilion.Gain) (parts []string) {
	for _, o := range g.Ornaments {
		parts = append(parts, t.ornament(o))
	}
	return parts
}

// ornament tells of one that is complete, and what it gives.
func (t Teller) ornament(o pavilion.Ornament) string {
	return t.Words.T("pavilion.worth."+OrnamentName(o.Kind), "tiles", o.Bonus())
}

// OrnamentName is the name of a kind of ornament, the end of the keys of its words and pictures.
func OrnamentName(k pavilion.OrnamentKind) string {
	return [...]string{"pillar", "statue", "window"}[k]
}
