package analysis

import (
	"slices"

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
func (l *logStyle) overlap() float64 {
	if l.sourceIcons {
		return compactOverlap * l.Unit
	}
	return lineOverlap * l.Unit
}

// gap returns the distance between the parts of an entry.
func (l *logStyle) gap() float64 {
	if l.sourceIcons {
		return compactGap * l.Unit
	}
	return lineGap * l.Unit
}

// fitsLines reports whether every entry fits in one line of the given width.
func (l *logStyle) fitsLines(all []Entry, width float64) bool {
	for _, e := range all {
		w := l.textWidth(l.route(e), gfx.Serif, l.lineSize)
		if e.IsRound() {
			w = l.titleWidth(e)
		}
		if l.leadingWidth(e)+w+l.trailingWidth(e) > width {
			return false
		}
	}
	return true
}

// route returns the text of a move: source and target, or only the target if an icon shows the source.
func (l *logStyle) route(e Entry) string {
	if l.sourceIcons {
		return e.summary.target
	}
	return e.summary.route
}

// leadingWidth returns the width of everything before the text of an entry.
func (l *logStyle) leadingWidth(e Entry) float64 {
	if e.IsRound() {
		return 0
	}
	if e.total != nil {
		return (lineEmblem + 2*lineGap + lineTile + lineOverlap*float64(min(len(e.total.tiles), maxTiles)-1)) * l.Unit // a longer row of tiles overlaps more
	}
	x := lineEmblem*l.Unit + l.gap()
	if n := len(e.summary.tiles); n > 0 {
		x += lineTile*l.Unit + l.overlap()*float64(n-1) + l.gap()
	}
	return x + l.iconWidth(e)
}

// iconWidth returns the width of the source icon with the gap after it.
func (l *logStyle) iconWidth(e Entry) float64 {
	if !l.sourceIcons || e.total != nil || e.summary.from == (engine.Place{}) {
		return 0
	}
	return lineIcon*l.Unit + l.gap()/2
}

// sourceIcon returns the icon of a source, centred at (x, y): a plate with a factory's number, the cloth of the centre, or a space with a
// line's number.
func (l *logStyle) sourceIcon(from engine.Place, x, y float64) *stage.Node {
	size, number := lineIcon*l.Unit, l.words.Number(int(from.Row)+1)
	var art stage.Art = stage.NewSprite("plate")
	switch {
	case !from.Zone.Numbered():
		return stage.New("", &stage.Sprite{Name: "centre", Tint: l.On.Colour(ui.Cloth)}, x, y, size, size)
	case from.Zone.Owned():
		art = stage.NewPanel("well", 0.5*l.Unit, 0)
	}
	label := &stage.Label{Text: number, Face: gfx.SerifBold, Size: l.Size(l.lineSize), Align: 0.5, Colour: ui.Ink.Colour()}
	return stage.New("", art, x, y, size, size).Add(stage.New("", label, 0, 0, 0, 0))
}

// trailingWidth returns the width of the points after the text of an entry.
func (l *logStyle) trailingWidth(e Entry) float64 {
	if e.total != nil {
		return 2 * l.numberWidth()
	}
	width := 0.0
	for _, n := range e.points {
		width += l.textWidth(l.words.Signed(n), gfx.SerifBold, l.lineSize) + l.gap()
	}
	return width
}

// drawLine draws an entry in one line of its row.
func (l *logStyle) drawLine(e Entry, r stage.Rect) []*stage.Node {
	y := r.Y + r.H/2
	if e.IsRound() {
		return l.drawHeading(e, r, y)
	}
	if e.total != nil {
		return l.drawSeatRound(e, r, y)
	}
	u := l.Unit
	nodes := []*stage.Node{l.emblem(e.Seat, r.X+lineEmblem/2*u, y, lineEmblem*u)}
	x := r.X + (lineEmblem+lineTile/2)*u + l.gap()
	for i, skin := range e.summary.tiles {
		nodes = append(nodes, l.tile(skin, x+float64(i)*l.overlap(), y))
	}
	if width := l.iconWidth(e); width > 0 {
		nodes = append(nodes, l.sourceIcon(e.summary.from, r.X+l.leadingWidth(e)-width+lineIcon/2*u, y))
	}
	nodes = append(nodes, l.Text(l.route(e), gfx.Serif, l.lineSize, r.X+l.leadingWidth(e), y, 0, l.On.Body()))
	right := r.X + r.W
	for _, n := range slices.Backward(e.points) {
		text := l.words.Signed(n)
		nodes = append(nodes, l.Text(text, gfx.SerifBold, l.lineSize, right, y, 1, l.On.Points(n)))
		right -= l.textWidth(text, gfx.SerifBold, l.lineSize) + l.gap()
	}
	return nodes
}

// tile returns a tile of an entry. Tiles that are wider than high are scaled to the width of the others.
func (l *logStyle) tile(skin table.Skin, x, y float64) *stage.Node {
	size := lineTile * l.Unit / max(skin.W, skin.H)
	return skin.At(table.Spot{X: x, Y: y, Size: size})
}

// titleWidth returns the width of the title of a round.
func (l *logStyle) titleWidth(e Entry) float64 {
	return l.textWidth(e.Title, gfx.SerifBold, l.lineSize+1)
}

// scoreWidth returns the width of an emblem and the score after it.
func (l *logStyle) scoreWidth() float64 {
	return l.textWidth("000", gfx.SerifBold, l.lineSize) + (lineEmblem+lineGap/2)*l.Unit
}

// hasTotals reports whether the heading of a round has room for the scores of all seats, and the line of a seat for both gain and loss.
func (l *logStyle) hasTotals(e Entry, width float64) bool {
	if e.total != nil {
		return l.leadingWidth(e)+3*l.numberWidth() <= width
	}
	return l.titleWidth(e)+float64(len(e.totals))*l.scoreWidth() <= width
}

// drawHeading draws the heading of a round, with the scores of all seats if they fit.
func (l *logStyle) drawHeading(e Entry, r stage.Rect, y float64) []*stage.Node {
	nodes := []*stage.Node{l.Text(e.Title, gfx.SerifBold, l.lineSize+1, r.X, y, 0, l.On.Gold())}
	width := l.scoreWidth()
	if !l.hasTotals(e, r.W) {
		return nodes
	}
	for seat, total := range e.totals {
		x := r.X + r.W - float64(len(e.totals)-seat)*width
		nodes = append(nodes, l.emblem(engine.Seat(seat), x+lineEmblem/2*l.Unit, y, lineEmblem*0.8*l.Unit),
			l.Text(l.words.Number(total.points), gfx.SerifBold, l.lineSize, x+(lineEmblem+lineGap/4)*l.Unit, y, 0, l.On.Ink()))
	}
	return nodes
}

// emblem returns the emblem of a seat, centred at (x, y).
func (l *logStyle) emblem(seat engine.Seat, x, y, size float64) *stage.Node {
	return stage.New("", table.Emblem(l.players.Emblem(seat)), x, y, size, size)
}
