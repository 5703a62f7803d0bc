package analysis

import (
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
)

// logStyle is how entries are drawn. All entries have the height of the tallest one.
type logStyle struct {
	*ui.Kit
	minEntries  int // the number of entries that must fit
	words       *locale.Words
	players     seating.Players
	lineSize    float64 // text size of one-line entries (emblem, tiles, route, points), or 0 for multi-line entries
	sourceIcons bool    // one-line entries show source icons and are denser
	showNames   bool    // multi-line entries begin with the name, otherwise with an emblem
	lineHeight  float64 // height of a line
	height      float64 // height of an entry
}

// styleFor returns the style of entries in r. Text has the size of the settings, or a smaller one if entries would show less than at 100 %.
func styleFor(g *Game, k *ui.Kit, all []Entry, r stage.Rect) logStyle {
	at := func(s ui.Scale) logStyle {
		sized := *k
		sized.Scale = s
		return styleAtScale(g, &sized, all, r)
	}
	design := at(k.Design())
	return at(k.LargestText(1, func(scale ui.Scale) bool {
		s := at(scale)
		return s.showsAsMuch(&design, all, r.W)
	}))
}

// showsAsMuch reports whether entries show as much as in another style, in text at least as large.
func (l *logStyle) showsAsMuch(design *logStyle, all []Entry, width float64) bool {
	same := l.sourceIcons == design.sourceIcons && l.showNames == design.showNames && (l.lineSize > 0) == (design.lineSize > 0)
	for _, e := range all {
		same = same && (!e.IsRound() && e.total == nil || l.lineSize == 0 || l.hasTotals(e, width) == design.hasTotals(e, width))
	}
	return same && l.Size(max(l.lineSize, 17)) >= design.Size(max(design.lineSize, 17))
}

// styleAtScale returns the first style in which enough entries fit: one line with tiles, several lines with names, several lines with emblems,
// or the smallest text.
func styleAtScale(g *Game, k *ui.Kit, all []Entry, r stage.Rect) (s logStyle) {
	small, least := *k, k.Target(0)
	small.Zoom = 0
	styles := []logStyle{{lineSize: 17, minEntries: 3}, {lineSize: 14, minEntries: 3}, {lineSize: 17, sourceIcons: true, minEntries: 3}, {lineSize: 14, sourceIcons: true, minEntries: 3}, {showNames: true, minEntries: 4}, {minEntries: 3}, {Kit: &small}}
	for _, s = range styles {
		if s.words, s.players = g.Words, g.Players; s.Kit == nil {
			s.Kit = k
		}
		s.lineHeight = s.Size(17) * 1.35
		if s.lineSize > 0 {
			if s.height = max(s.lineHeight+8*k.Unit, 33*k.Unit, least); r.H >= float64(s.minEntries)*s.height && s.fitsLines(all, r.W) {
				break
			}
			continue
		}
		lines, widest := s.lines(all, r.W)
		gap := 6 * k.Unit
		if s.showNames {
			lines, gap = lines+1, 4*k.Unit
		}
		if s.height = max(float64(lines)*s.lineHeight+gap, least); r.H >= float64(s.minEntries)*s.height && widest <= r.W-s.indent() {
			break
		}
	}
	return s
}

// lines returns the number of lines of the longest entry and the width of the widest line. A single word can be wider than width.
func (l *logStyle) lines(all []Entry, width float64) (most int, widest float64) {
	most = 1
	for _, e := range all {
		lines := l.Fonts.Wrap(e.Text, gfx.Serif, l.Size(17), width-l.indent())
		most = max(most, len(lines))
		widest = max(widest, l.Fonts.MaxWidth(lines, gfx.Serif, l.Size(17)))
	}
	return most, widest
}

// textWidth returns the width of text in pixels.
func (l *logStyle) textWidth(text string, face gfx.Face, units float64) float64 {
	w, _ := l.Fonts.Measure(text, face, l.Size(units))
	return w
}

// indent returns the indentation of the text of multi-line entries.
func (l *logStyle) indent() float64 {
	if l.showNames {
		return 0
	}
	return l.lineHeight * 1.2
}

// draw draws an entry in its row.
func (l *logStyle) draw(e Entry, r stage.Rect) []*stage.Node {
	y := r.Y + l.lineHeight/2
	if l.lineSize > 0 {
		return l.drawLine(e, r)
	}
	if l.showNames {
		text, _ := l.Lines(e.Text, gfx.Serif, 17, r.X, y+l.lineHeight, r.W, 0, l.On.Body())
		ink := l.On.Ink()
		if e.IsRound() {
			ink = l.On.Gold()
		}
		return []*stage.Node{l.FitText(e.Title, gfx.SerifBold, 17, r.X, y, 0, r.W, ink), text}
	}
	text, _ := l.Lines(e.Text, gfx.Serif, 17, r.X+l.indent(), y, r.W-l.indent(), 0, l.On.Body())
	return []*stage.Node{l.emblem(e.Seat, r.X+l.lineHeight/2, y, l.lineHeight*0.9), text}
}
