package analysis

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Sizes of one-line entries in design units.
const (
	lineTile    = 25.0
	lineOverlap = 9.0 // the visible part of an overlapped tile
	lineEmblem  = 25.0
	lineGap     = 8.0
	lineIcon    = 26.0
	// Overlap and gap of the compact style.
	compactOverlap = 6.0
	compactGap     = 5.0
)

// overlap returns the visible width of an overlapped tile.
func (s *logStyle) overlap() float64 {
	if s.sourceIcons {
		return compactOverlap * s.Unit
	}
	return lineOverlap * s.Unit
}

// gap returns the distance between the parts of an entry.
func (s *logStyle) gap() float64 {
	if s.sourceIcons {
		return compactGap * s.Unit
	}
	return lineGap * s.Unit
}

// fitsLines reports whether every entry fits in one line of the given width.
func (s *logStyle) fitsLines(all []Entry, width float64) bool {
	for _, e := range all {
		w := s.textWidth(s.route(e), gfx.Serif, s.lineSize)
		if e.IsRound() {
			w = s.titleWidth(e)
		}
		if s.leadingWidth(e)+w+s.trailingWidth(e) > width {
			return false
		}
	}
	return true
}

// route returns the text of a move: source and target, or only the target if an icon shows the source.
func (s *logStyle) route(e Entry) string {
	if s.sourceIcons {
		return e.summary.target
	}
	return e.summary.route
}

// leadingWidth returns the width of everything before the text of an entry.
func (s *logStyle) leadingWidth(e Entry) float64 {
	if e.IsRound() {
		return 0
	}
	if e.total != nil {
		return (lineEmblem + 2*lineGap + lineTile + lineOverlap*float64(min(len(e.total.tiles), maxTiles)-1)) * s.Unit // a longer row of tiles overlaps more
	}
	x := lineEmblem*s.Unit + s.gap()
	if n := len(e.summary.tiles); n > 0 {
		x += lineTile*s.Unit + s.overlap()*float64(n-1) + s.gap()
	}
	return x + s.iconWidth(e)
}

// iconWidth returns the width of the source icon with the gap after it.
func (s *logStyle) iconWidth(e Entry) float64 {
	if !s.sourceIcons || e.total != nil || e.summary.from == (engine.Place{}) {
		return 0
	}
	return lineIcon*s.Unit + s.gap()/2
}

// sourceIcon returns the icon of a source, centred at (x, y): a plate with a factory's number, the cloth of the centre, or a space with a
// line's number.
func (s *logStyle) sourceIcon(from engine.Place, x, y float64) *stage.Node {
	size, number := lineIcon*s.Unit, s.words.Number(int(from.Row)+1)
	var art stage.Art = stage.NewSprite("plate")
	switch {
	case !from.Zone.Numbered():
		return stage.New("", &stage.Sprite{Name: "centre", Tint: s.On.Colour(ui.Cloth)}, x, y, size, size)
	case from.Zone.Owned():
		art = stage.NewPanel("well", 0.5*s.Unit, 0)
	}
	label := &stage.Label{Text: number, Face: gfx.SerifBold, Size: s.Size(s.lineSize), Align: 0.5, Colour: ui.Ink.Colour()}
	return stage.New("", art, x, y, size, size).Add(stage.New("", label, 0, 0, 0, 0))
}

// trailingWidth returns the width of the points after the text of an entry.
func (s *logStyle) trailingWidth(e Entry) float64 {
	if e.total != nil {
		return 2 * s.numberWidth()
	}
	if e.gain == 0 {
		return 0
	}
	return s.textWidth(fmt.Sprintf("+%d", max(e.gain, -e.gain)), gfx.SerifBold, s.lineSize) + s.gap()
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
	if wide := s.iconWidth(e); wide > 0 {
		nodes = append(nodes, s.sourceIcon(e.summary.from, r.X+s.leadingWidth(e)-wide+lineIcon/2*u, y))
	}
	nodes = append(nodes, s.Text(s.route(e), gfx.Serif, s.lineSize, r.X+s.leadingWidth(e), y, 0, s.On.Body()))
	if e.gain != 0 {
		nodes = append(nodes, s.Text(s.words.Signed(e.gain), gfx.SerifBold, s.lineSize, r.X+r.W, y, 1, s.On.Points(e.gain)))
	}
	return nodes
}

// tile returns a tile of an entry. Tiles that are wider than high are scaled to the width of the others.
func (s *logStyle) tile(skin table.Skin, x, y float64) *stage.Node {
	size := lineTile * s.Unit / max(skin.W, skin.H)
	return skin.At(table.Spot{X: x, Y: y, Size: size})
}

// titleWidth returns the width of the title of a round.
func (s *logStyle) titleWidth(e Entry) float64 {
	return s.textWidth(e.Title, gfx.SerifBold, s.lineSize+1)
}

// scoreWidth returns the width of an emblem and the score after it.
func (s *logStyle) scoreWidth() float64 {
	return s.textWidth("000", gfx.SerifBold, s.lineSize) + (lineEmblem+lineGap/2)*s.Unit
}

// hasTotals reports whether the heading of a round has room for the scores of all seats, and the line of a seat for both gain and loss.
func (s *logStyle) hasTotals(e Entry, width float64) bool {
	if e.total != nil {
		return s.leadingWidth(e)+3*s.numberWidth() <= width
	}
	return s.titleWidth(e)+float64(len(e.totals))*s.scoreWidth() <= width
}

// drawHeading draws the heading of a round, with the scores of all seats if they fit.
func (s *logStyle) drawHeading(e Entry, r stage.Rect, y float64) []*stage.Node {
	nodes := []*stage.Node{s.Text(e.Title, gfx.SerifBold, s.lineSize+1, r.X, y, 0, s.On.Gold())}
	wide := s.scoreWidth()
	if !s.hasTotals(e, r.W) {
		return nodes
	}
	for seat, total := range e.totals {
		x := r.X + r.W - float64(len(e.totals)-seat)*wide
		nodes = append(nodes, s.emblem(engine.Seat(seat), x+lineEmblem/2*s.Unit, y, lineEmblem*0.8*s.Unit),
			s.Text(s.words.Number(total.points), gfx.SerifBold, s.lineSize, x+(lineEmblem+lineGap/4)*s.Unit, y, 0, s.On.Ink()))
	}
	return nodes
}

// emblem returns the emblem of a seat, centred at (x, y).
func (s *logStyle) emblem(seat engine.Seat, x, y, size float64) *stage.Node {
	return stage.New("", table.Emblem(s.players.Emblem(seat)), x, y, size, size)
}
