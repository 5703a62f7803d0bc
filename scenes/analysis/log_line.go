package analysis

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Sizes of an entry in one line, in design units.
const (
	lineTile    = 25.0
	lineOverlap = 9.0 // the visible part of a tile that another one covers
	lineEmblem  = 25.0
	lineGap     = 8.0
	lineSign    = 26.0
	// The overlap and the gap of the compact style.
	compactOverlap = 6.0
	compactGap     = 5.0
)

// overlap returns the visible width of a tile that another one covers.
func (s *logStyle) overlap() float64 {
	if s.signs {
		return compactOverlap * s.Unit
	}
	return lineOverlap * s.Unit
}

// gap returns the distance between the parts of a line.
func (s *logStyle) gap() float64 {
	if s.signs {
		return compactGap * s.Unit
	}
	return lineGap * s.Unit
}

// fitsLines reports whether every entry fits in one line of a width.
func (s *logStyle) fitsLines(all []Entry, width float64) bool {
	for _, e := range all {
		w := s.textWidth(s.route(e), gfx.Serif, s.short)
		if e.IsRound() {
			w = s.titleWidth(e)
		}
		if s.before(e)+w+s.after(e) > width {
			return false
		}
	}
	return true
}

// route returns the words of a move's line: its source and target, or its target only if a sign shows the source.
func (s *logStyle) route(e Entry) string {
	if s.signs {
		return e.summary.target
	}
	return e.summary.route
}

// before returns the width of what is drawn before the words of an entry.
func (s *logStyle) before(e Entry) float64 {
	if e.IsRound() {
		return 0
	}
	if e.total != nil {
		return (lineEmblem + 2*lineGap + lineTile + lineOverlap*float64(min(len(e.total.tiles), maxTiles)-1)) * s.Unit // more overlap more
	}
	x := lineEmblem*s.Unit + s.gap()
	if n := len(e.summary.tiles); n > 0 {
		x += lineTile*s.Unit + s.overlap()*float64(n-1) + s.gap()
	}
	return x + s.signWidth(e)
}

// signWidth returns the width of the sign of the source with the gap after it.
func (s *logStyle) signWidth(e Entry) float64 {
	if !s.signs || e.total != nil || e.summary.from.Zone == engine.NoZone {
		return 0
	}
	return lineSign*s.Unit + s.gap()/2
}

// sign returns the sign of a source, centred at a point: a plate with its number, the cloth of the centre, or a space with the number of
// its line.
func (s *logStyle) sign(from engine.Place, x, y float64) *stage.Node {
	size, number := lineSign*s.Unit, s.words.Number(int(from.Row)+1)
	var art stage.Art = stage.Pic("plate")
	switch from.Zone {
	case engine.Centre:
		return stage.New("", &stage.Sprite{Name: "centre", Tint: s.On.Colour(ui.Cloth)}, x, y, size, size)
	case engine.Line:
		art = stage.Slab("well", 0.5*s.Unit, 0)
	}
	label := &stage.Label{Text: number, Face: gfx.SerifBold, Size: s.Size(s.short), Align: 0.5, Colour: ui.Ink.Colour()}
	return stage.New("", art, x, y, size, size).Add(stage.New("", label, 0, 0, 0, 0))
}

// after returns the width of the points behind the words of an entry.
func (s *logStyle) after(e Entry) float64 {
	if e.total != nil {
		return 2 * s.column()
	}
	if e.gain == 0 {
		return 0
	}
	return s.textWidth(fmt.Sprintf("+%d", max(e.gain, -e.gain)), gfx.SerifBold, s.short) + s.gap()
}

// drawLine draws an entry in one line of its row.
func (s *logStyle) drawLine(e Entry, r stage.Rect) []*stage.Node {
	y := r.Y + r.H/2
	if e.IsRound() {
		return s.drawHeading(e, r, y)
	}
	if e.total != nil {
		return s.drawSeatRound(e, r, y)
	}
	u := s.Unit
	nodes := []*stage.Node{s.emblem(e.Seat, r.X+lineEmblem/2*u, y, lineEmblem*u)}
	x := r.X + (lineEmblem+lineTile/2)*u + s.gap()
	for i, skin := range e.summary.tiles {
		nodes = append(nodes, s.tile(skin, x+float64(i)*s.overlap(), y))
	}
	if wide := s.signWidth(e); wide > 0 {
		nodes = append(nodes, s.sign(e.summary.from, r.X+s.before(e)-wide+lineSign/2*u, y))
	}
	nodes = append(nodes, s.Text(s.route(e), gfx.Serif, s.short, r.X+s.before(e), y, 0, s.On.Body()))
	if e.gain != 0 {
		nodes = append(nodes, s.Text(s.words.Signed(e.gain), gfx.SerifBold, s.short, r.X+r.W, y, 1, s.On.Points(e.gain)))
	}
	return nodes
}

// tile draws a tile of an entry; a tile that is wider than high is as wide as the others.
func (s *logStyle) tile(skin table.Skin, x, y float64) *stage.Node {
	size := lineTile * s.Unit / max(skin.W, skin.H)
	return skin.At(table.Spot{X: x, Y: y, Size: size})
}

// titleWidth returns the width of the title of a round.
func (s *logStyle) titleWidth(e Entry) float64 { return s.textWidth(e.Title, gfx.SerifBold, s.short+1) }

// scoreWidth returns the width of an emblem and the score behind it.
func (s *logStyle) scoreWidth() float64 {
	return s.textWidth("000", gfx.SerifBold, s.short) + (lineEmblem+lineGap/2)*s.Unit
}

// hasTotals reports whether there is room for the scores of all seats in the heading of a round, and for both gain and loss in the line of
// a seat.
func (s *logStyle) hasTotals(e Entry, width float64) bool {
	if e.total != nil {
		return s.before(e)+3*s.column() <= width
	}
	return s.titleWidth(e)+float64(len(e.totals))*s.scoreWidth() <= width
}

// drawHeading draws the heading of a round, with the scores of all seats if there is room for them.
func (s *logStyle) drawHeading(e Entry, r stage.Rect, y float64) []*stage.Node {
	nodes := []*stage.Node{s.Text(e.Title, gfx.SerifBold, s.short+1, r.X, y, 0, s.On.Gold())}
	wide := s.scoreWidth()
	if !s.hasTotals(e, r.W) {
		return nodes
	}
	for seat, total := range e.totals {
		x := r.X + r.W - float64(len(e.totals)-seat)*wide
		nodes = append(nodes, s.emblem(engine.Seat(seat), x+lineEmblem/2*s.Unit, y, lineEmblem*0.8*s.Unit), s.Text(s.words.Number(total.points), gfx.SerifBold, s.short, x+wide, y, 1, s.On.Ink()))
	}
	return nodes
}

// emblem draws the emblem of a seat, centred at a point.
func (s *logStyle) emblem(seat engine.Seat, x, y, size float64) *stage.Node {
	return stage.New("", table.Emblem(s.players.Emblem(seat)), x, y, size, size)
}
