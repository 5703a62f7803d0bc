package play

import (
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
)

// logStyle is how entries are told: all as high as the longest needs.
type logStyle struct {
	*ui.Kit
	fewest int // how many entries have to fit
	words  *locale.Words
	worn   seating.Players // whose emblems are shown
	short  float64         // the size of the text where an entry is one line: emblem, tiles, the way they went, points
	signs  bool            // the source of a way is a sign with a number, and all lies closer together
	named  bool            // the title stands above the text, and else an emblem before it
	line   float64         // the height of a line
	height float64         // of an entry
}

// fingerRow is the height of an entry that a finger hits on a phone, in device-independent pixels.
const fingerRow = 40

// styleFor returns the style of the entries with text as large as is set or, where they would say less than at 100 %, as large as they do not.
func (l *moveLog) styleFor(all []entry, r stage.Rect) logStyle {
	k := l.kit()
	at := func(s ui.Scale) logStyle {
		sized := *k
		sized.Scale = s
		return l.styleIn(&sized, all, r)
	}
	design := at(k.Design())
	for scale := k.Scale; scale.Zoom > 1; scale = scale.Smaller() {
		if s := at(scale); s.says(&design, all, r.W) {
			return s
		}
	}
	return design
}

// says reports whether entries say as much as in another style, in text that is no smaller.
func (s *logStyle) says(design *logStyle, all []entry, width float64) bool {
	same := s.signs == design.signs && s.named == design.named && (s.short > 0) == (design.short > 0)
	for _, e := range all {
		same = same && (!e.isRound() && e.sum == nil || s.short == 0 || s.summed(e, width) == design.summed(e, width))
	}
	return same && s.Size(max(s.short, 17)) >= design.Size(max(design.short, 17))
}

// styleIn is the first of some styles in which enough entries fit: in one line with tiles, with names, with emblems, or in the smallest text.
func (l *moveLog) styleIn(k *ui.Kit, all []entry, r stage.Rect) (s logStyle) {
	small, least := *k, k.Target(0)
	small.Zoom = 0
	if k.Legible > 0 {
		least = fingerRow * k.Device
	}
	styles := []logStyle{{short: 17, fewest: 3}, {short: 14, fewest: 3}, {short: 17, signs: true, fewest: 3}, {short: 14, signs: true, fewest: 3}, {named: true, fewest: 4}, {fewest: 3}, {Kit: &small}}
	for _, s = range styles {
		if s.words, s.worn = l.s.ctx.Words, l.s.session.players; s.Kit == nil {
			s.Kit = k
		}
		s.line = s.Size(17) * 1.35
		if s.short > 0 {
			if s.height = max(s.line+8*k.Unit, 33*k.Unit, least); r.H >= float64(s.fewest)*s.height && s.brief(all, r.W) {
				break
			}
			continue
		}
		lines, widest := s.lines(all, r.W)
		gap := 6 * k.Unit
		if s.named {
			lines, gap = lines+1, 4*k.Unit
		}
		if s.height = max(float64(lines)*s.line+gap, least); r.H >= float64(s.fewest)*s.height && widest <= r.W-s.indent() {
			break
		}
	}
	return s
}

// lines is how many lines the longest entry takes, and how wide the widest is: a single word may be wider than its room.
func (s *logStyle) lines(all []entry, width float64) (most int, widest float64) {
	most = 1
	for _, e := range all {
		lines := s.Fonts.Wrap(e.text, gfx.Serif, s.Size(17), width-s.indent())
		most = max(most, len(lines))
		widest = max(widest, s.Fonts.Widest(lines, gfx.Serif, s.Size(17)))
	}
	return most, widest
}

// wide is the width of a text.
func (s *logStyle) wide(text string, face gfx.Face, units float64) float64 {
	w, _ := s.Fonts.Measure(text, face, s.Size(units))
	return w
}

// indent is what stands before the text of an entry.
func (s *logStyle) indent() float64 {
	if s.named {
		return 0
	}
	return s.line * 1.2
}

// tell is an entry in its row.
func (s *logStyle) tell(e entry, r stage.Rect) []*stage.Node {
	y := r.Y + s.line/2
	if s.short > 0 {
		return s.tellBriefly(e, r)
	}
	if s.named {
		text, _ := s.Lines(e.text, gfx.Serif, 17, r.X, y+s.line, r.W, 0, s.On.Body())
		ink := s.On.Ink()
		if e.isRound() {
			ink = s.On.Gold()
		}
		return []*stage.Node{s.FitText(e.title, gfx.SerifBold, 17, r.X, y, 0, r.W, ink), text}
	}
	text, _ := s.Lines(e.text, gfx.Serif, 17, r.X+s.indent(), y, r.W-s.indent(), 0, s.On.Body())
	return []*stage.Node{s.emblem(e.seat, r.X+s.line/2, y, s.line*0.9), text}
}
