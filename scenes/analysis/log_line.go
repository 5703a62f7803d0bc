package analysis

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// logLine is how entries are drawn: each in one row with emblem, tiles, source, target and points.
type logLine struct {
	*ui.Kit
	words   *locale.Words
	players seating.Players
	icons   iconUse
	lines   int  // of the text of an entry, at most
	unnamed bool // the emblem of the seat is left out
}

// iconUse says which places of a move are abbreviated or shown by icons, in order of the width that an entry needs. With any of that, the parts of a line are denser.
type iconUse int

const (
	noIcons      iconUse = iota
	shortSources         // factories have short names
	sourceIcons
	targetIcons   // also the targets that have a number
	stackedPoints // as targetIcons, with the points of a move below each other
)

// Sizes of a line in design units.
const (
	lineText    = 17.0
	lineTitle   = lineText + 1 // of a round
	lineHeight  = 33.0
	linePadding = 8.0 // above and below larger text, together
	lineTile    = 25.0
	lineOverlap = 9.0 // the visible part of an overlapped tile
	lineEmblem  = 25.0
	lineGap     = 8.0
	lineIcon    = 26.0
	// Overlap and gap of denser lines.
	compactOverlap = 6.0
	compactTiles   = 14.0 // the visible parts of all overlapped tiles
	compactGap     = 5.0
)

// fewEntries is the number of entries for which text is smaller than in the settings, if they have room at 100 %.
const fewEntries = 3

// maxLines is the maximum number of lines of the text of an entry.
const maxLines = 3

// lineFor returns how entries are drawn in r: with as few icons and lines as have room at 100 %, and in text of the size of the settings, or smaller if
// entries would show less than at 100 %.
func lineFor(g *Game, k *ui.Kit, all []Entry, r stage.Rect) logLine {
	design, sized := *k, *k
	design.Scale = k.Design()
	l := logLine{&design, g.Words, g.Players, noIcons, 1, false}
	for !l.fits(all, r.W) && l.lines < maxLines {
		if l.icons < stackedPoints {
			l.icons++
		} else {
			l.lines++
		}
	}
	few := min(fewEntries, int(r.H/l.height()))
	larger := l
	larger.Kit = &sized
	sized.Scale = k.LargestText(1, func(scale ui.Scale) bool {
		sized.Scale = scale
		return int(r.H/larger.height()) >= few && larger.fits(all, r.W) && !slices.ContainsFunc(all, func(e Entry) bool {
			return l.hasTotals(e, r.W) && !larger.hasTotals(e, r.W)
		})
	})
	return larger
}

// height returns the height of a line.
func (l *logLine) height() float64 {
	lines := l.lines
	if l.icons == stackedPoints {
		lines = max(lines, 2)
	}
	return max(1.35*float64(lines)*l.Size(lineText)+linePadding*l.Unit, lineHeight*l.Unit, l.Target(0))
}

// fits reports whether every entry fits in the given width.
func (l *logLine) fits(all []Entry, width float64) bool {
	return !slices.ContainsFunc(all, func(e Entry) bool {
		if e.IsRound() {
			return l.titleWidth(e) > width
		}
		room := l.textRoom(e, width)
		lines := l.Fonts.Wrap(l.route(e), gfx.Serif, l.Size(lineText), room)
		return len(lines) > l.lines || l.Fonts.MaxWidth(lines, gfx.Serif, l.Size(lineText)) > room
	})
}

// textRoom returns the width of the text of a move in an entry of the given width.
func (l *logLine) textRoom(e Entry, width float64) float64 {
	return width - l.leadingWidth(e) - l.targetWidth(e) - l.trailingWidth(e)
}

// textWidth returns the width of text in pixels.
func (l *logLine) textWidth(text string, face gfx.Face) float64 {
	w, _ := l.Fonts.Measure(text, face, l.Size(lineText))
	return w
}

// overlap returns the visible width of each overlapped tile of a number of tiles.
func (l *logLine) overlap(tiles int) float64 {
	if l.icons > noIcons {
		return min(compactOverlap, compactTiles/float64(max(1, tiles-1))) * l.Unit
	}
	return lineOverlap * l.Unit
}

// gap returns the distance between the parts of an entry.
func (l *logLine) gap() float64 {
	if l.icons > noIcons {
		return compactGap * l.Unit
	}
	return lineGap * l.Unit
}

// route returns the text of a move: source and target, or only what no icon shows.
func (l *logLine) route(e Entry) string {
	switch {
	case l.targetWidth(e) > 0:
		return l.words.T("log.end", "target", "")
	case l.icons >= sourceIcons:
		return e.summary.target
	case l.icons == shortSources:
		return e.summary.short
	}
	return e.summary.route
}

// targetWidth returns the width of the icon of the target, or 0 if text names it.
func (l *logLine) targetWidth(e Entry) float64 {
	if zone := e.summary.to.Zone; l.icons < targetIcons || e.total != nil || zone != engine.Line && zone != engine.Wall {
		return 0
	}
	return lineIcon * l.Unit
}

// leadingWidth returns the width of everything before the text of an entry.
func (l *logLine) leadingWidth(e Entry) float64 {
	if e.total != nil {
		return (lineEmblem + 2*lineGap + lineTile + lineOverlap*float64(min(len(e.total.tiles), maxTiles)-1)) * l.Unit // a longer row of tiles overlaps more
	}
	x := l.emblemWidth()
	if n := len(e.summary.tiles); n > 0 {
		x += lineTile*l.Unit + l.overlap(n)*float64(n-1) + l.gap()
	}
	return x + l.sourceWidth(e)
}

// emblemWidth returns the width of the emblem of a move with the gap after it.
func (l *logLine) emblemWidth() float64 {
	if l.unnamed {
		return 0
	}
	return lineEmblem*l.Unit + l.gap()
}

// sourceWidth returns the width of the icon of the source with the gap after it, or 0 if text names it.
func (l *logLine) sourceWidth(e Entry) float64 {
	if l.icons < sourceIcons || e.total != nil || e.summary.from == (engine.Place{}) {
		return 0
	}
	return lineIcon*l.Unit + l.gap()/2
}

// icon returns the icon of a place, centred at (x, y): a plate with a factory's number, the cloth of the centre, or a space with the number of a
// line or column.
func (l *logLine) icon(of engine.Place, x, y float64) *stage.Node {
	size, number := lineIcon*l.Unit, l.words.Number(int(of.Row)+1)
	if of.Zone == engine.Wall {
		number = l.words.Number(int(of.Col) + 1)
	}
	var art stage.Art = stage.NewSprite("plate")
	switch {
	case !of.Zone.Numbered():
		return stage.New("", &stage.Sprite{Name: "centre", Tint: l.On.Colour(ui.Cloth)}, x, y, size, size)
	case of.Zone.Owned():
		art = stage.NewPanel("well", 0.5*l.Unit, 0)
	}
	label := &stage.Label{Text: number, Face: gfx.SerifBold, Size: l.Size(lineText), Align: 0.5, Colour: ui.Ink.Colour()}
	return stage.New("", art, x, y, size, size).Add(stage.New("", label, 0, 0, 0, 0))
}

// trailingWidth returns the width of the points after the text of an entry.
func (l *logLine) trailingWidth(e Entry) float64 {
	if e.total != nil {
		return 2 * l.numberWidth()
	}
	width := 0.0
	for _, n := range e.points {
		w := l.textWidth(l.words.Signed(n), gfx.SerifBold) + l.gap()
		if l.icons == stackedPoints {
			width = max(width, w)
		} else {
			width += w
		}
	}
	return width
}

// draw draws an entry in its row.
func (l *logLine) draw(e Entry, r stage.Rect) []*stage.Node {
	y := r.Y + r.H/2
	if e.IsRound() {
		return l.drawHeading(e, r, y)
	}
	if e.total != nil {
		return l.drawSeatRound(e, r, y)
	}
	u := l.Unit
	var nodes []*stage.Node
	if !l.unnamed {
		nodes = append(nodes, l.emblem(e.Seat, r.X+lineEmblem/2*u, y, lineEmblem*u))
	}
	x := r.X + l.emblemWidth() + lineTile/2*u
	for i, skin := range e.summary.tiles {
		nodes = append(nodes, l.tile(skin, x+float64(i)*l.overlap(len(e.summary.tiles)), y))
	}
	text := r.X + l.leadingWidth(e)
	if width := l.sourceWidth(e); width > 0 {
		nodes = append(nodes, l.icon(e.summary.from, text-width+lineIcon/2*u, y))
	}
	route, target, room := l.route(e), l.targetWidth(e), l.textRoom(e, r.W)
	nodes = append(nodes, l.FitLines(route, gfx.Serif, lineText, stage.Rect{X: text, Y: r.Y, W: room, H: r.H}, l.On.Body()))
	if target > 0 {
		nodes = append(nodes, l.icon(e.summary.to, text+l.textWidth(route, gfx.Serif)+target/2, y))
	}
	right := r.X + r.W
	for i, n := range slices.Backward(e.points) {
		points := l.words.Signed(n)
		if l.icons == stackedPoints {
			nodes = append(nodes, l.Text(points, gfx.SerifBold, lineText, right, y+1.2*table.FromMiddle(i, len(e.points))*l.Size(lineText), 1, l.On.Points(n)))
			continue
		}
		nodes = append(nodes, l.Text(points, gfx.SerifBold, lineText, right, y, 1, l.On.Points(n)))
		right -= l.textWidth(points, gfx.SerifBold) + l.gap()
	}
	return nodes
}

// tile returns a tile of an entry. Tiles that are wider than high are scaled to the width of the others.
func (l *logLine) tile(skin table.Skin, x, y float64) *stage.Node {
	size := lineTile * l.Unit / max(skin.W, skin.H)
	return skin.At(table.Spot{X: x, Y: y, Size: size})
}

// titleWidth returns the width of the title of a round.
func (l *logLine) titleWidth(e Entry) float64 {
	w, _ := l.Fonts.Measure(e.Title, gfx.SerifBold, l.Size(lineTitle))
	return w
}

// scoreWidth returns the width of an emblem and the score after it.
func (l *logLine) scoreWidth() float64 {
	return l.textWidth("000", gfx.SerifBold) + (lineEmblem+lineGap/2)*l.Unit
}

// hasTotals reports whether the heading of a round has room for the scores of all seats, and the line of a seat for both gain and loss.
func (l *logLine) hasTotals(e Entry, width float64) bool {
	if e.total != nil {
		return l.leadingWidth(e)+3*l.numberWidth() <= width
	}
	return l.titleWidth(e)+float64(len(e.totals))*l.scoreWidth() <= width
}

// drawHeading draws the heading of a round, with the scores of all seats if they fit.
func (l *logLine) drawHeading(e Entry, r stage.Rect, y float64) []*stage.Node {
	nodes := []*stage.Node{l.FitText(e.Title, gfx.SerifBold, lineTitle, r.X, y, 0, r.W, l.On.Gold())}
	width := l.scoreWidth()
	if !l.hasTotals(e, r.W) {
		return nodes
	}
	for seat, total := range e.totals {
		x := r.X + r.W - float64(len(e.totals)-seat)*width
		nodes = append(nodes, l.emblem(engine.Seat(seat), x+lineEmblem/2*l.Unit, y, lineEmblem*0.8*l.Unit),
			l.Text(l.words.Number(total.points), gfx.SerifBold, lineText, x+(lineEmblem+lineGap/4)*l.Unit, y, 0, l.On.Ink()))
	}
	return nodes
}

// emblem returns the emblem of a seat, centred at (x, y).
func (l *logLine) emblem(seat engine.Seat, x, y, size float64) *stage.Node {
	return stage.New("", table.Emblem(l.players.Emblem(seat)), x, y, size, size)
}

// numberWidth returns the width of a number at the end of a line.
func (l *logLine) numberWidth() float64 { return l.textWidth("+000", gfx.SerifBold) }

// drawSeatRound draws what a seat placed in a round, followed by gain, loss and score. If gain and loss do not both fit, it shows their
// sum.
func (l *logLine) drawSeatRound(e Entry, r stage.Rect, y float64) []*stage.Node {
	u, width := l.Unit, l.numberWidth()
	right := r.X + r.W
	nodes := []*stage.Node{
		l.emblem(e.Seat, r.X+lineEmblem/2*u, y, lineEmblem*u),
		l.Text(l.words.Number(e.total.points), gfx.SerifBold, lineText, right, y, 1, l.On.Ink()),
	}
	parts := []int{e.total.loss, e.total.gain}
	if !l.hasTotals(e, r.W) {
		parts = []int{e.total.gain + e.total.loss}
	}
	for _, n := range parts {
		if right -= width; n != 0 {
			nodes = append(nodes, l.Text(l.words.Signed(n), gfx.SerifBold, lineText, right, y, 1, l.On.Points(n)))
		}
	}
	x, n := r.X+(lineEmblem+lineGap+lineTile/2)*u, len(e.total.tiles)
	step := min((lineTile+2)*u, (right-width-x-lineTile/2*u)/float64(max(1, n-1)))
	for i, skin := range e.total.tiles {
		nodes = append(nodes, l.tile(skin, x+float64(i)*step, y))
	}
	return nodes
}
