package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/describe"
)

// InputPrompt implements describe.Describer.
func (d Describer) InputPrompt(pos engine.Position) string {
	switch p := pavilion.See(pos); {
	case p.Choosing():
		return d.Words.T("term.pavilion.ask.bonus", "tiles", p.Owed())
	case p.Placing():
		return d.Words.T("term.pavilion.ask.place")
	}
	return d.Words.T("term.pavilion.ask.take")
}

// Choices implements describe.Describer. It lists factories and centre in the taking phase, the supply while bonus tiles are chosen, and
// always the joker and the hand.
func (d Describer) Choices(pos engine.Position) []string {
	p, w := pavilion.See(pos), d.Words
	lines := []string{w.T("term.pavilion.joker", "colour", d.ColourName(p.Joker()))}
	if p.Taking() {
		lines = append(lines, d.sources(p)...)
	}
	if p.Choosing() {
		lines = append(lines, w.T("term.count", "label", w.T("pavilion.supply"), "value", d.ListOrNothing(d.Counts(p.Supply))))
	}
	return append(lines, w.T("term.pavilion.hand", "group", d.hand(p, p.ToMove())))
}

// sources describes the factories with tiles and the centre.
func (d Describer) sources(p pavilion.View) []string {
	centre := d.Counts(func(c engine.Tile) int { return p.Count(pavilion.Centre, c) })
	text := d.ListOrNothing(centre)
	switch marker := d.Words.T("term.marker"); {
	case p.Marker() >= 0:
	case centre == nil:
		text = marker
	default:
		text += ", " + marker
	}
	return append(d.Factories(p.Factories(), p.Count), d.Words.T("term.centre", "group", text))
}

// hand describes the tiles next to the board of a seat.
func (d Describer) hand(p pavilion.View, s engine.Seat) string {
	return d.ListOrNothing(d.Counts(func(c engine.Tile) int { return p.Hand(s, c) }))
}

// Ending implements describe.Describer.
func (d Describer) Ending(pos engine.Position) (e describe.Ending, ok bool) {
	return describe.Ending{Certain: true}, !pos.Over() && pos.Round() >= pavilion.Rounds
}

// Board implements describe.Describer. Stars have the number that the player types; ornaments are listed once at least half of their spaces
// are covered.
func (d Describer) Board(pos engine.Position, s engine.Seat) (lines []string) {
	p, w := pavilion.See(pos), d.Words
	for star := range pavilion.Stars {
		lines = append(lines, w.T("term.pavilion.star", "number", star, "star", d.StarName(p, star), "group", d.ListOrNothing(d.covered(p, s, star))))
	}
	lines = append(lines, d.nearOrnaments(p, s)...)
	return append(lines, d.handAndCorners(p, s)...)
}

// nearOrnaments describes the ornaments of which at least half of the spaces are covered, but not all.
func (d Describer) nearOrnaments(p pavilion.View, s engine.Seat) (lines []string) {
	for _, o := range pavilion.Ornaments() {
		if missing := p.Missing(s, o); missing > 0 && 2*missing <= bits.OnesCount64(o.Spaces) {
			lines = append(lines, d.Words.T("term.pavilion."+OrnamentName(o.Kind), "star", d.StarName(p, o.Star), "nextStar", d.StarName(p, o.Star%6+1), "spaces", missing))
		}
	}
	return lines
}

// handAndCorners describes the tiles next to the board and on its corners, and says whether the seat has passed.
func (d Describer) handAndCorners(p pavilion.View, s engine.Seat) (lines []string) {
	w := d.Words
	lines = append(lines, w.T("term.pavilion.hand", "group", d.hand(p, s)))
	if corners := d.Counts(func(c engine.Tile) int { return p.Corner(s, c) }); corners != nil {
		lines = append(lines, w.T("term.pavilion.corners", "group", d.Words.List(corners...)))
	}
	if p.Gone(s) {
		lines = append(lines, w.Capitalize(w.T("pavilion.gone")))
	}
	return lines
}

// covered describes the tiles on a star with their spaces.
func (d Describer) covered(p pavilion.View, s engine.Seat, star int) (parts []string) {
	for n := range pavilion.Ring {
		if c, ok := p.Tile(s, star*pavilion.Ring+n); ok {
			parts = append(parts, d.Words.T("pavilion.accessible.tile", "colour", d.ColourName(c), "number", n+1))
		}
	}
	return parts
}
