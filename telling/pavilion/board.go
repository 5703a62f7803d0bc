package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// Ask implements telling.Teller.
func (t Teller) Ask(pos engine.Position) string {
	switch p := pavilion.See(pos); {
	case p.Choosing():
		return t.Words.T("term.pavilion.ask.bonus", p.Owed())
	case p.Placing():
		return t.Words.T("term.pavilion.ask.place")
	}
	return t.Words.T("term.pavilion.ask.take")
}

// Offer implements telling.Teller: factories and centre while tiles are taken, the supply while it is chosen from, and always the joker
// and the hand.
func (t Teller) Offer(pos engine.Position) []string {
	p, w := pavilion.See(pos), t.Words
	lines := []string{w.T("term.pavilion.joker", t.Colour(p.Joker()))}
	if p.Taking() {
		lines = append(lines, t.sources(p)...)
	}
	if p.Choosing() {
		lines = append(lines, w.T("term.count", w.T("pavilion.supply"), t.pile(p.Supply)))
	}
	return append(lines, w.T("term.pavilion.hand", t.list(t.Heap(Hand(p, p.ToMove())))))
}

// sources are the factories that hold something, and the centre.
func (t Teller) sources(p pavilion.View) (lines []string) {
	at := func(source int) string { return t.pile(func(c engine.Tile) int { return p.Count(source, c) }) }
	for f := range p.Factories() {
		if heap := at(f); heap != t.Words.T("term.nothing") {
			lines = append(lines, t.Words.T("term.factory", f+1, heap))
		}
	}
	centre := at(pavilion.Centre)
	switch empty := centre == t.Words.T("term.nothing"); {
	case p.Marker() >= 0:
	case empty:
		centre = t.Words.T("term.marker")
	default:
		centre += ", " + t.Words.T("term.marker")
	}
	return append(lines, t.Words.T("term.centre", centre))
}

// pile words what lies in a pool, given the number of each colour.
func (t Teller) pile(count func(engine.Tile) int) string {
	var l pavilion.Pile
	for c := range l {
		l[c] = count(engine.Tile(c))
	}
	return t.list(t.Heap(l))
}

// list is the text, or the word for nothing.
func (t Teller) list(text string) string {
	if text == "" {
		return t.Words.T("term.nothing")
	}
	return text
}

// Board implements telling.Teller. Ornaments are told that are surrounded by half.
func (t Teller) Board(pos engine.Position, s engine.Seat) (lines []string) {
	p, w := pavilion.See(pos), t.Words
	for star := range pavilion.Stars {
		lines = append(lines, w.T("term.pavilion.star", star, t.Star(p, star), t.list(t.covered(p, s, star))))
	}
	for _, o := range pavilion.Ornaments() {
		if missing := p.Missing(s, o); missing > 0 && 2*missing <= bits.OnesCount64(o.Spaces) {
			lines = append(lines, w.T("term.pavilion."+OrnamentName(o.Kind), o.Star, o.Star%6+1, missing))
		}
	}
	lines = append(lines, w.T("term.pavilion.hand", t.list(t.Heap(Hand(p, s)))))
	if corners := t.pile(func(c engine.Tile) int { return p.Corner(s, c) }); corners != w.T("term.nothing") {
		lines = append(lines, w.T("term.pavilion.corners", corners))
	}
	if p.Gone(s) {
		lines = append(lines, w.Upper(w.T("pavilion.gone")))
	}
	return lines
}

// covered are the tiles on a star with their spaces.
func (t Teller) covered(p pavilion.View, s engine.Seat, star int) string {
	var parts []string
	for n := range pavilion.Ring {
		if c, ok := p.Tile(s, star*pavilion.Ring+n); ok {
			parts = append(parts, t.Words.T("term.pavilion.space", t.Colour(c), n+1))
		}
	}
	return t.Words.List(parts...)
}
