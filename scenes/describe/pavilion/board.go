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
		return t.Words.T("term.pavilion.ask.bonus", "tiles", p.Owed())
	case p.Placing():
		return t.Words.T("term.pavilion.ask.place")
	}
	return t.Words.T("term.pavilion.ask.take")
}

// Offer implements telling.Teller: factories and centre while tiles are taken, the supply while it is chosen from, and always the joker
// and the hand.
func (t Teller) Offer(pos engine.Position) []string {
	p, w := pavilion.See(pos), t.Words
	lines := []string{w.T("term.pavilion.joker", "colour", t.Colour(p.Joker()))}
	if p.Taking() {
		lines = append(lines, t.sources(p)...)
	}
	if p.Choosing() {
		lines = append(lines, w.T("term.count", "label", w.T("pavilion.supply"), "value", t.All(t.Some(p.Supply))))
	}
	return append(lines, w.T("term.pavilion.hand", "group", t.hand(p, p.ToMove())))
}

// sources are the factories that hold something, and the centre.
func (t Teller) sources(p pavilion.View) []string {
	centre := t.Some(func(c engine.Tile) int { return p.Count(pavilion.Centre, c) })
	told := t.All(centre)
	switch marker := t.Words.T("term.marker"); {
	case p.Marker() >= 0:
	case centre == nil:
		told = marker
	default:
		told += ", " + marker
	}
	return append(t.Factories(p.Factories(), p.Count), t.Words.T("term.centre", "group", told))
}

// hand words what lies beside the board of a seat.
func (t Teller) hand(p pavilion.View, s engine.Seat) string {
	return t.All(t.Some(func(c engine.Tile) int { return p.Hand(s, c) }))
}

// Board implements telling.Teller. Stars have their number, which is typed for a move; ornaments are told that are surrounded by half.
func (t Teller) Board(pos engine.Position, s engine.Seat) (lines []string) {
	p, w := pavilion.See(pos), t.Words
	for star := range pavilion.Stars {
		lines = append(lines, w.T("term.pavilion.star", "number", star, "star", t.Star(p, star), "group", t.All(t.covered(p, s, star))))
	}
	for _, o := range pavilion.Ornaments() {
		if missing := p.Missing(s, o); missing > 0 && 2*missing <= bits.OnesCount64(o.Spaces) {
			lines = append(lines, w.T("term.pavilion."+OrnamentName(o.Kind), "star", t.Star(p, o.Star), "nextStar", t.Star(p, o.Star%6+1), "spaces", missing))
		}
	}
	lines = append(lines, w.T("term.pavilion.hand", "group", t.hand(p, s)))
	if corners := t.Some(func(c engine.Tile) int { return p.Corner(s, c) }); corners != nil {
		lines = append(lines, w.T("term.pavilion.corners", "group", t.Words.List(corners...)))
	}
	if p.Gone(s) {
		lines = append(lines, w.Upper(w.T("pavilion.gone")))
	}
	return lines
}

// covered are the tiles on a star with their spaces.
func (t Teller) covered(p pavilion.View, s engine.Seat, star int) (parts []string) {
	for n := range pavilion.Ring {
		if c, ok := p.Tile(s, star*pavilion.Ring+n); ok {
			parts = append(parts, t.Words.T("pavilion.told.tile", "colour", t.Colour(c), "number", n+1))
		}
	}
	return parts
}
