package analysis

import (
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
)

// logStyle is how entries are drawn. All entries are as high as the longest one needs.
type logStyle struct {
	*ui.Kit
	least   int // the number of entries that have to fit
	words   *locale.Words
	players seating.Players
	short   float64 // the text size of one-line entries (emblem, tiles, route, points), or 0 for entries in several lines
	signs   bool    // in one line, signs show sources, and the parts are closer together
	named   bool    // in several lines, the name stands above the text; otherwise an emblem before it
	line    float64 // the height of a line
	height  float64 // the height of an entry
}

// styleFor returns the style of entries in a rectangle, with text as large as the settings ask for, or smaller if the entries would show
// less than at 100 %.
func styleFor(g *Game, k *ui.Kit, all []Entry, r stage.Rect) logStyle {
	at := func(s ui.Scale) logStyle {
		sized := *k
		sized.Scale = s
		return styleAt(g, &sized, all, r)
	}
	design := at(k.Design())
	for scale := k.Scale; scale.Zoom > 1; scale = scale.Smaller() {
		if s := at(scale); s.showsAsMuch(&design, all, r.W) {
			return s
		}
	}
	return design
}

// showsAsMuch reports whether entries show as much as in another style, in text that is no smaller.
func (s *logStyle) showsAsMuch(design *logStyle, all []Entry, width float64) bool {
	same := s.signs == design.signs && s.named == design.named && (s.short > 0) == (design.short > 0)
	for _, e := range all {
		same = same && (!e.IsRound() && e.total == nil || s.short == 0 || s.hasTotals(e, width) == design.hasTotals(e, width))
	}
	return same && s.Size(max(s.short, 17)) >= design.Size(max(design.short, 17))
}

// styleAt returns the first of several styles in which enough entries fit: in one line with tiles, with names, with emblems, or in the
// smallest text.
func styleAt(g *Game, k *ui.Kit, all []Entry, r stage.Rect) (s logStyle) {
	small, least := *k, k.Target(0)
	small.Zoom = 0
	styles := []logStyle{{short: 17, least: 3}, {short: 14, least: 3}, {short: 17, signs: true, least: 3}, {short: 14, signs: true, least: 3}, {named: true, least: 4}, {least: 3}, {Kit: &small}}
	for _, s = range styles {
		if s.words, s.players = g.Words, g.Players; s.Kit == nil {
			s.Kit = k
		}
		s.line = s.Size(17) * 1.35
		if s.short > 0 {
			if s.height = max(s.line+8*k.Unit, 33*k.Unit, least); r.H >= float64(s.least)*s.height && s.fitsLines(all, r.W) {
				break
			}
			continue
		}
		lines, widest := s.lines(all, r.W)
		gap := 6 * k.Unit
		if s.named {
			lines, gap = lines+1, 4*k.Unit
		}
		if s.height = max(float64(lines)*s.line+gap, least); r.H >= float64(s.least)*s.height && widest <= r.W-s.indent() {
			break
		}
	}
	return s
}

// lines returns the number of lines of the longest entry, and the width of the widest line: a single word may be wider than the room.
func (s *logStyle) lines(all []Entry, width float64) (most int, widest float64) {
	most = 1
	for _, e := range all {
		lines := s.Fonts.Wrap(e.Text, gfx.Serif, s.Size(17), width-s.indent())
		most = max(most, len(lines))
		widest = max(widest, s.Fonts.Widest(lines, gfx.Serif, s.Size(17)))
	}
	return most, widest
}

// textWidth returns the width of a text.
func (s *logStyle) textWidth(text string, face gfx.Face, units float64) float64 {
	w, _ := s.Fonts.Measure(text, face, s.Size(units))
	return w
}

// indent returns the width before the text of an entry in several lines.
func (s *logStyle) indent() float64 {
	if s.named {
		return 0
	}
	return s.line * 1.2
}

// draw draws an entry in its row.
func (s *logStyle) draw(e Entry, r stage.Rect) []*stage.Node {
	y := r.Y + s.line/2
	if s.short > 0 {
		return s.drawLine(e, r)
	}
	if s.named {
		text, _ := s.Lines(e.Text, gfx.Serif, 17, r.X, y+s.line, r.W, 0, s.On.Body())
		ink := s.On.Ink()
		if e.IsRound() {
			ink = s.On.Gold()
		}
		return []*stage.Node{s.FitText(e.Title, gfx.SerifBold, 17, r.X, y, 0, r.W, ink), text}
	}
	text, _ := s.Lines(e.Text, gfx.Serif, 17, r.X+s.indent(), y, r.W-s.indent(), 0, s.On.Body())
	return []*stage.Node{s.emblem(e.Seat, r.X+s.line/2, y, s.line*0.9), text}
}
