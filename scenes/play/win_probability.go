package play

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/seating"
)

// winProbability holds the win probabilities of the position shown and the bar that shows them.
type winProbability struct {
	shares    analysis.WinShares
	bar       *analysis.WinBar // nil while it is not shown
	sensor    *stage.Node      // over the bar; it names the probabilities
	evaluated bool             // the position has been evaluated, or cannot be
	restTicks int              // ticks since the position came to rest
}

// isPending reports whether the position still has to be evaluated.
func (w *winProbability) isPending() bool { return w.bar != nil && !w.evaluated }

// clear removes the bar and forgets the evaluation.
func (w *winProbability) clear() { w.evaluated, w.restTicks, w.bar = false, 0, nil }

// show shows the win probabilities of an answer and returns them, or nil if the answer does not have one for every seat.
func (w *winProbability) show(answer players.Choice, seats int, still bool) []float64 {
	win := analysis.WinProbabilities(answer, seats)
	if win != nil && w.bar != nil {
		w.shares.Set(win, still)
	}
	return win
}

// text returns the win probabilities in words.
func (w *winProbability) text(words *locale.Words, all seating.Players) string {
	if !w.shares.Known {
		return words.T("play.chances.unknown")
	}
	var parts []string
	for seat, n := range analysis.Percents(w.shares.Shown) {
		parts = append(parts, words.T("play.chances.seat", "player", all[seat].Name, "percent", words.T("play.percent", "percent", n)))
	}
	return words.T("play.chances", "chances", strings.Join(parts, ", "))
}

// showBar shows the probabilities in the bar and, once they have stopped moving, in words for screen readers.
func (w *winProbability) showBar(words *locale.Words, all seating.Players) {
	if w.bar.Show(&w.shares); !w.shares.Moving() {
		w.sensor.SetRole(stage.RoleText, w.text(words, all))
	}
}

// buildWinBar builds the bar for a position at rest, if the settings show it. At the end of a game it shows who won.
func (s *Scene) buildWinBar() {
	layer, p, set := s.layers.winBar, &s.probability, s.ctx.Settings
	p.clear()
	layer.Clear()
	if !set.WinBar {
		return
	}
	p.bar = analysis.NewWinBar(s.ctx.Words, s.groundKit(), layer, s.areas.bar, s.session.players)
	p.sensor = stage.Box("win-bar-sensor", nil, p.bar.Room)
	p.sensor.Touch = &stage.Touch{Hover: func(on bool) {
		sentence := ""
		if on {
			sentence = p.text(s.ctx.Words, s.session.players)
		}
		s.heading.show(sentence)
	}}
	layer.Add(p.sensor)
	if m := s.session.match; s.phase.ended() {
		p.shares.Set(engine.Shares(m.Winners(nil), m.Options.Players), set.ReducedMotion)
	}
	p.sensor.SetRole(stage.RoleText, p.text(s.ctx.Words, s.session.players))
	p.showBar(s.ctx.Words, s.session.players)
}

// toggleWinBar shows or hides the bar.
func (s *Scene) toggleWinBar() {
	s.ctx.Settings.WinBar = !s.ctx.Settings.WinBar
	s.ctx.SaveSettings()
	s.relayout()
}

// requestProbability requests the win probabilities of a position, once and only while no other question is open.
func (s *Scene) requestProbability() {
	p, still := &s.probability, s.ctx.Settings.ReducedMotion
	if !p.isPending() || s.questions.Busy() {
		return
	}
	if p.restTicks++; !s.data.isOnScreen(p.restTicks) {
		return
	}
	pos := s.board.Shown()
	at := pos.Hash()
	if shares := s.winHistoryCache[at]; shares != nil {
		p.evaluated = true
		p.shares.Set(shares, still)
		return
	}
	s.questions.Ask(analysis.ForWinProbability, analysis.WinRequest(s.session.match, pos), func(answer players.Choice, err error) {
		p.evaluated = true
		if err != nil {
			return
		}
		if win := p.show(answer, pos.Seats(), still); win != nil {
			s.winHistoryCache[at] = win
		}
	})
}

// useAnswer shows the win probabilities of a computer's move, if its level is the one that evaluates for people, or if there are no people.
func (s *Scene) useAnswer(level string, answer players.Choice) {
	if level == players.Best || s.session.players.PersonCount() == 0 {
		s.probability.show(answer, len(s.session.players), s.ctx.Settings.ReducedMotion)
	}
}
