package review

import (
	"math"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/describe"
	"azulejo/scenes/table"
)

// reason is what is said about the move shown: the better move and why it is better, both empty if there is none.
type reason struct{ title, text string }

// hideBetter removes the better move from the table.
func (s *Scene) hideBetter() {
	s.reason = reason{}
	s.callout.Clear()
	s.board.SetShapes()
}

// showBetter shows the better move of the step with arrows and numbers, what was played, and the reason next to the boards.
func (s *Scene) showBetter() {
	s.hideBetter()
	at, k := s.reviewed(), s.board.Frame().Kit
	if s.showsBetter && at.Improvable(at.Step) {
		step, before := &at.Review.Steps[at.Step], s.shownPosition()
		w := s.ctx.Words
		s.reason.title = w.T("review.best", "move", s.table.MoveName(before, step.Compared.Best.Move))
		explainer := describe.Explainer{Words: w, Name: func(seat engine.Seat) string { return s.players[seat].Name }}
		why := s.comparer.Review(before, step.Compared)
		if s.reason.text = explainer.ForPlayer(why, describe.GlanceLength); !s.players.Person(step.Seat) {
			if text := explainer.ForOthers(why); text != "" {
				s.reason.text = text
			}
		}
		s.showShapes()
		if r := s.board.Areas().Panel; s.areas.panel.W > 0 && r.W > 0 {
			s.addReason(s.sheetKit(), r)
		}
	}
	s.buildHeading(k)
}

// Sizes of the reason in design units.
const (
	reasonTitle = 23.0
	reasonText  = 19.0
	reasonPad   = 16.0
	mostReason  = 330.0 // its greatest width
)

// addReason adds the reason in r. A press plays the better line.
func (s *Scene) addReason(k *ui.Kit, r stage.Rect) {
	r = r.Grow(-6 * k.Unit)
	if most := mostReason * k.Unit * k.TextGrowth(reasonText); r.W > most {
		r.X, r.W = r.X+(r.W-most)/2, most
	}
	pad := reasonPad * k.Unit
	inner := r.Grow(-pad)
	title, text := s.reason.title, s.reason.text
	lines := k.Fonts.Wrap(title, gfx.SerifBold, k.Size(reasonTitle), inner.W)
	head := min(0.5*inner.H, 1.25*float64(len(lines))*k.Size(reasonTitle))
	body := k.Fonts.Wrap(text, gfx.Serif, k.Size(reasonText), inner.W)
	height := min(inner.H, head+6*k.Unit+1.25*float64(len(body))*k.Size(reasonText))
	r.Y, r.H = r.Y+math.Max(0, (inner.H-height)/2), height+2*pad
	inner = r.Grow(-pad)
	card := stage.Box("reason", stage.NewPanel("slab-gold", 0.6*k.Unit, 0), r).SetRole(stage.RoleButton, s.ctx.Words.T("list.middle", "list", title, "item", text))
	card.Touch = &stage.Touch{Focus: true, Press: s.playLine, Hover: func(on bool) { s.showOnlyPosition(on && !s.dispatcher.FocusVisible()) }}
	s.callout.Add(card, stage.Group("").SetRole(stage.RoleSilent, "").Add(
		k.AlignLines(title, gfx.SerifBold, reasonTitle, 0.5, stage.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: head}, ui.Ink),
		k.AlignLines(text, gfx.Serif, reasonText, 0.5, stage.Rect{X: inner.X, Y: inner.Y + head + 6*k.Unit, W: inner.W, H: inner.H - head - 6*k.Unit}, ui.Body)))
}

// showShapes shows the arrows, or only the position while the pointer is on the reason.
func (s *Scene) showShapes() {
	at := s.reviewed()
	if s.positionOnly || !s.showsBetter || !at.Improvable(at.Step) {
		s.board.SetShapes()
		return
	}
	before := s.shownPosition()
	shapes := s.analysedGame().PlayedShapes(before, s.cursor.Match.Moves()[at.Review.Steps[at.Step].At])
	s.board.SetShapes(append(shapes, s.analysedGame().LineShapes(before, at.BetterLine(at.Step))...)...)
}

// playback plays a line of moves out on the table. It is nil if none is played.
type playback struct {
	position engine.Position
	moves    []engine.Move
	wait     float64 // ticks until the next move, or until the end
}

// Ticks between two moves of a line that is played out, and after the last one.
const (
	lineTicks = 42
	endTicks  = 120
)

// playLine plays the better line out, up to the next deal.
func (s *Scene) playLine() {
	at := s.reviewed()
	if !at.Improvable(at.Step) {
		return
	}
	s.setPlaying(false)
	moves := at.WholeLine(at.Step)
	s.positionOnly = false
	s.hideBetter()
	s.playback = &playback{position: s.shownPosition(), moves: moves}
}

// tick advances the playback between two moves, and reports whether a line is being played.
func (p *playback) tick(s *Scene) bool {
	if p == nil {
		return false
	}
	if p.wait--; p.wait > 0 {
		return true
	}
	if len(p.moves) == 0 {
		s.settle()
		return true
	}
	var log engine.Log
	after := p.position.Clone()
	after.Play(p.moves[0], &log)
	p.position, p.moves = after, p.moves[1:]
	s.board.Unmark()
	if !s.board.Play(s.ctx, log.Events, after, board.Pace{Rate: s.rate(), MaxTicks: table.RoundTicks}) {
		p.next(s)
	}
	return true
}

// next shows the position after a move of the line, and reports whether a line is being played.
func (p *playback) next(s *Scene) bool {
	if p == nil {
		return false
	}
	l := s.legend()
	if l.OnTurn = engine.Nature; !p.position.Over() {
		l.OnTurn = p.position.ToMove()
	}
	s.board.Show(p.position, l)
	if p.wait = lineTicks; len(p.moves) == 0 {
		p.wait = endTicks
	}
	return true
}
