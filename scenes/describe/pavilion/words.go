// Package pavilion describes Summer Pavilion in text.
package pavilion

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/locale"
	"azulejo/scenes/describe"
)

// Describer implements describe.Describer in one language.
type Describer struct{ describe.Tiles }

// New returns a Describer.
func New(w *locale.Words) Describer {
	return Describer{describe.Tiles{Words: w, Letters: pavilion.Letters, Key: pavilion.ColourKey}}
}

// MoveText implements describe.Describer.
func (d Describer) MoveText(pos engine.Position, m engine.Move) string {
	p, w := pavilion.See(pos), d.Words
	if l, ok := pavilion.Placed(m); ok {
		return w.T("pavilion.tell.place", "colour", d.ColourName(l.Colour), "number", p.Cost(l.Space), "star", d.StarName(p, l.Space/pavilion.Ring))
	}
	if text := d.bonusOrPass("pavilion.tell.", m); text != "" {
		return text
	}
	take, _ := pavilion.Taken(m)
	return d.takeText(p, take, "pavilion.tell.", w.T("from.log", "factory", take.Source+1))
}

// MoveName implements describe.Describer.
func (d Describer) MoveName(pos engine.Position, m engine.Move) string {
	p := pavilion.See(pos)
	take, _ := pavilion.Taken(m)
	return d.moveName(p, m, d.FromFactory(take.Source, p.Factories(), func(f int) (taken, stays string) {
		tiles := p.Taken(pavilion.Take{Source: f, Colour: take.Colour})
		return d.TileList(tiles), d.Words.List(d.Counts(func(c engine.Tile) int { return p.Count(f, c) - tiles[c] })...)
	}))
}

// NumberedName implements describe.Describer.
func (d Describer) NumberedName(pos engine.Position, m engine.Move) string {
	take, _ := pavilion.Taken(m)
	return d.moveName(pavilion.See(pos), m, d.Words.T("from.number", "factory", take.Source+1))
}

// moveName names a move. from says from which factory it takes.
func (d Describer) moveName(p pavilion.View, m engine.Move, from string) string {
	w := d.Words
	if l, ok := pavilion.Placed(m); ok {
		return w.T("pavilion.says.place", "group", d.TileList(p.Price(l)), "number", p.Cost(l.Space), "star", d.StarName(p, l.Space/pavilion.Ring))
	}
	if text := d.bonusOrPass("pavilion.name.", m); text != "" {
		return text
	}
	take, _ := pavilion.Taken(m)
	return d.takeText(p, take, "pavilion.name.", from)
}

// takeText describes a take with its source, which is from if it is a factory. prefix is the prefix of the locale keys.
func (d Describer) takeText(p pavilion.View, take pavilion.Take, prefix, from string) string {
	if take.Source == pavilion.Centre {
		return d.Words.T(prefix+"centre", "group", d.TileList(p.Taken(take)))
	}
	return d.Words.T(prefix+"factory", "group", d.TileList(p.Taken(take)), "from", from)
}

// bonusOrPass describes a choice of bonus tiles or a pass. It returns an empty string for other moves. prefix is the prefix of the locale
// keys.
func (d Describer) bonusOrPass(prefix string, m engine.Move) string {
	w := d.Words
	if l, ok := pavilion.Bonus(m); ok {
		return w.T(prefix+"bonus", "group", d.TileList(l))
	}
	l, ok := pavilion.Passed(m)
	switch {
	case !ok:
		return ""
	case l.Total() == 0:
		return w.T(prefix + "pass")
	}
	return w.T(prefix+"keep", "group", d.TileList(l))
}

// StarName returns the name of a star: its colour or, for a star of several colours, its position.
func (d Describer) StarName(p pavilion.View, star int) string {
	if c, ok := p.OwnColour(star); ok {
		return d.Words.T("pavilion.star", "colour", d.ColourName(c))
	}
	return d.Words.T(string(pavilion.StarKey(star)))
}

// TileList returns tiles by colour, such as "3 green and 1 red".
func (d Describer) TileList(l pavilion.Pile) string {
	return d.Words.List(d.Counts(func(c engine.Tile) int { return l[c] })...)
}

// MoveEffect implements describe.Describer.
func (d Describer) MoveEffect(pos engine.Position, m engine.Move) (short, sentence string) {
	p, w := pavilion.See(pos), d.Words
	if l, ok := pavilion.Placed(m); ok {
		return d.placementEffect(p, l), d.MoveName(pos, m)
	}
	take, ok := pavilion.Taken(m)
	if !ok {
		return "", d.MoveText(pos, m)
	}
	taken := d.TileList(p.Taken(take))
	short = taken
	if note := d.paymentNote(pos, m, take); note != "" {
		short = w.T("pavilion.worth.marker", "text", short, "note", note)
	}
	if cost := p.MarkerCost(take); cost < 0 {
		return w.T("pavilion.worth.marker", "text", short, "note", w.Signed(cost)), w.T("pavilion.says.marker", "group", taken, "points", -cost)
	}
	return short, w.T("pavilion.says.take", "group", taken)
}

// paymentNote describes the space that the tiles of a take could pay for together with the hand, and its points. It returns an empty string if
// the most valuable space still needs tiles or does not use the colour taken.
func (d Describer) paymentNote(pos engine.Position, m engine.Move, take pavilion.Take) string {
	after := pos.Clone()
	after.Play(m, nil)
	p, w := pavilion.See(after), d.Words
	want, ok := p.Want(pos.ToMove())
	if !ok || want.Missing > 0 || want.Colour != take.Colour {
		return ""
	}
	return w.T("pavilion.worth.pays", "star", d.StarName(p, want.Space/pavilion.Ring), "number", p.Cost(want.Space), "points", w.Signed(want.Gain.Run))
}

// placementEffect returns what a placement scores and completes.
func (d Describer) placementEffect(p pavilion.View, l pavilion.Place) string {
	w, g := d.Words, p.Gain(l)
	parts := append([]string{w.Signed(g.Run)}, d.ornaments(g)...)
	if g.Star > 0 {
		parts = append(parts, w.T("pavilion.worth.star", "points", w.Signed(g.Star)))
	}
	return strings.Join(parts, " · ")
}

// Goal describes the most valuable space that a seat could cover next.
func (d Describer) Goal(pos engine.Position, s engine.Seat) string {
	p, w := pavilion.See(pos), d.Words
	want, ok := p.Want(s)
	if !ok {
		return w.T("pavilion.waits.nothing")
	}
	number, star := p.Cost(want.Space), d.StarName(p, want.Space/pavilion.Ring)
	text := w.T("pavilion.waits.pays", "number", number, "star", star, "points", want.Gain.Run)
	if want.Missing > 0 {
		text = w.T("pavilion.waits.lacks", "tiles", want.Missing, "colour", d.ColourName(want.Colour), "number", number, "star", star, "points", want.Gain.Run)
	}
	return strings.Join(append([]string{text}, d.ornaments(want.Gain)...), ", ")
}

// ornaments describes the ornaments that a placement completes.
func (d Describer) ornaments(g pavilion.Gain) (parts []string) {
	for _, o := range g.Ornaments {
		parts = append(parts, d.ornament(o))
	}
	return parts
}

// ornament describes a completed ornament and its bonus.
func (d Describer) ornament(o pavilion.Ornament) string {
	return d.Words.T("pavilion.worth."+OrnamentName(o.Kind), "tiles", o.Bonus())
}

// OrnamentName returns the name of a kind of ornament. Locale keys and names of pictures end with it.
func OrnamentName(k pavilion.OrnamentKind) string {
	return [...]string{"pillar", "statue", "window"}[k]
}
