package play

import (
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// probabilityTime is how long the computer may think about the win probabilities of a position.
const probabilityTime = 400 * time.Millisecond

// winProbability is the win probabilities of the position shown, and the bar that shows them.
type winProbability struct {
	shares    analysis.WinShares
	bar       *analysis.WinBar     // nil while it is not shown
	known     map[uint64][]float64 // the win probabilities of positions, by their hash
	evaluated bool                 // the position has been evaluated, or cannot be
	rested    int                  // ticks that it has been at rest
}

// wanted reports whether the position is still to be evaluated.
func (p *winProbability) wanted() bool { return p.bar != nil && !p.evaluated }

// areas are the parts of the window for the table, the log and the bar of win probabilities.
type areas struct{ table, log, bar stage.Rect }

// layOutTable lays the table out and shares the window: the bar lies in the panel of the log, if that has room for it, or else next to the table.
func (s *Scene) layOutTable() {
	c, a := s.ctx, &s.areas
	window := stage.Rect{W: c.W, H: c.H}
	*a = areas{table: window}
	setup := s.setup()
	if c.Settings.WinBar {
		setup.Narrow = func(rooms table.Rooms) (stage.Rect, bool) {
			var fits bool
			a.log, a.bar, fits = analysis.DividePanel(rooms.Panel, s.groundKit(), len(s.session.players))
			if !fits {
				a.table, a.bar = analysis.WinBarRooms(c.W, c.H, analysis.WinBarUnit(kit(c)))
				a.bar = table.MirrorOf(c.Settings, c.W).Turn(a.bar)
			}
			return a.table, !fits
		}
	}
	rooms := s.board.Layout(c, setup)
	if !c.Settings.WinBar || a.table != window {
		a.log = rooms.Panel
	}
}

// buildWinBar builds the bar for a position at rest, if the settings show it. At the end of a game it shows who won.
func (s *Scene) buildWinBar() {
	layer, p := s.layers.winBar, &s.probability
	p.evaluated, p.rested, p.bar = false, 0, nil
	layer.Clear()
	if !s.ctx.Settings.WinBar {
		return
	}
	p.bar = analysis.NewWinBar(s.ctx.Words, s.groundKit(), layer, s.areas.bar, s.session.players)
	sensor := stage.Box("win-bar-sensor", nil, p.bar.Room)
	sensor.Touch = &stage.Touch{Hover: s.describeProbability}
	layer.Add(sensor)
	if pos := s.board.Shown(); s.phase.ended() {
		s.setShares(engine.Shares(pos.Winners(nil), pos.Seats()))
	}
	p.bar.Show(&p.shares)
}

// toggleWinBar shows the bar from now on, or no longer.
func (s *Scene) toggleWinBar() {
	s.ctx.Settings.WinBar = !s.ctx.Settings.WinBar
	s.ctx.SaveSettings()
	s.layOutAgain()
}

func (s *Scene) setShares(shares []float64) {
	s.probability.shares.Set(shares, s.ctx.Settings.ReducedMotion)
}

// askProbability asks once for the win probabilities of a position, unless another question is open.
func (s *Scene) askProbability() {
	p := &s.probability
	if !p.wanted() || s.questions.Busy() {
		return
	}
	if p.rested++; !s.turn.onScreen(p.rested) {
		return
	}
	at := s.board.Shown().Hash()
	if shares := p.known[at]; shares != nil {
		p.evaluated = true
		s.setShares(shares)
		return
	}
	q := s.session.request(s.board.Shown(), players.Best, probabilityTime)
	q.MultiPV = 1
	s.questions.Ask(analysis.ForChances, q, func(choice players.Choice, err error) {
		p.evaluated = true
		if err == nil && s.setProbability(choice) {
			p.known[at] = choice.Lines[0].Win
		}
	})
}

// setProbability shows the win probabilities that a choice comes with, and reports whether there are any.
func (s *Scene) setProbability(choice players.Choice) bool {
	known := len(choice.Lines) > 0 && len(choice.Lines[0].Win) == len(s.session.players)
	if known && s.probability.bar != nil {
		s.setShares(choice.Lines[0].Win)
	}
	return known
}

// adoptProbability shows what a computer on turn saw, if it sees as much as the one that is asked for people, or if nobody is.
func (s *Scene) adoptProbability(level string, choice players.Choice) {
	if level == players.Best || s.session.players.Persons() == 0 {
		s.setProbability(choice)
	}
}

// describeProbability says the win probabilities while the pointer rests on the bar.
func (s *Scene) describeProbability(on bool) {
	w, shares := s.ctx.Words, &s.probability.shares
	switch {
	case !on:
		s.heading.say("")
		return
	case !shares.Known:
		s.heading.say(w.T("play.chances.unknown"))
		return
	}
	var parts []string
	for seat, n := range analysis.Percents(shares.Shown) {
		parts = append(parts, w.T("play.chances.seat", "player", s.session.players[seat].Name, "percent", w.T("play.percent", "percent", n)))
	}
	s.heading.say(w.T("play.chances", "chances", strings.Join(parts, ", ")))
}
