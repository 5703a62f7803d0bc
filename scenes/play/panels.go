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

// rebuildHeadingAndButtons rebuilds heading and buttons for the phase, and ends what was said about input and pointer. Panel and log keep describing the
// last position at rest.
func (s *Scene) rebuildHeadingAndButtons() {
	s.heading.build(s.groundKit(), s.ctx.Words, s.board.Areas(), s.designTitleHeight, s.board.Shown().Round(), s.headline())
	s.input, s.hovered, s.messagesChanged = "", "", true
	s.buildButtons()
}

// designTitleHeight returns the height of the title's area with text at 100 %.
func (s *Scene) designTitleHeight() float64 {
	f := *s.board.Frame()
	k := *f.Kit
	k.Scale = k.Design()
	f.Kit = &k
	return s.session.game.Table().Layout(f).Title.H
}

// buildPanel builds the panel with the log, if there is space for one.
func (s *Scene) buildPanel() {
	panel := s.board.Areas().Panel
	s.layers.panel.Clear()
	if panel.W == 0 {
		s.log = s.newLog(nil)
		return
	}
	s.log.BuildPanel(s.analysedGame(), s.groundKit(), s.layers.panel, panel, s.areas.log)
}

// buildButtons builds the buttons around the table for the phase.
func (s *Scene) buildButtons() {
	l, f, areas := &s.layers, s.frame(), s.board.Areas()
	phone := f.Shape().Phone()
	l.buttons.Clear()
	l.log.Clear()
	l.buttons.Add(stage.Box("", nil, areas.Buttons).SetRole(stage.RoleHeading, f.Words.T("accessible.actions")))
	st := s.status()
	layOutButtons(f.Kit, f.Words, l.buttons, buttonsFor(&st, phone, s.ctx.Settings.WinBar, s.run), phone, areas.Buttons, &s.pad)
	if b := s.board.AddAction(f.Kit, l.buttons); b != nil {
		b.OnGround()
	}
	s.addReturnBanner(phone)
	if !s.phase.isAnimated() {
		s.log.Enable(l.log)
	}
}

// addReturnBanner adds the banner of an earlier position or of a branch with the button that returns to the latest position or to the game.
func (s *Scene) addReturnBanner(phone bool) {
	s.layers.banner.Clear()
	back := s.heading.back
	k, r, word := s.groundKit(), s.heading.button, backLabel(s.ctx.Words, back)
	name, icon := "button-present", "icon-present"
	if back == cmdLeave {
		name, icon = "button-leave", "icon-earlier"
	}
	press := func() { s.run(back) }
	if r.W == 0 {
		return
	}
	panel := k.On.Panel(k.Unit)
	panel.Rim = k.On.Gold()
	s.layers.banner.Add(stage.Box("banner-panel", panel, s.heading.banner))
	b := k.Button(name, word, back == cmdLatest, r, press)
	if phone {
		b = k.IconButton(name, icon, word, back == cmdLatest, r, press)
	}
	s.layers.buttons.Add(b.OnGround().Node)
}

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
		s.setHovered(sentence)
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
	if shares := s.winCache[at]; shares != nil {
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
			s.winCache[at] = win
		}
	})
}

// useAnswer shows the win probabilities of a computer's move, if its level is the one that evaluates for people, or if there are no people.
func (s *Scene) useAnswer(level string, answer players.Choice) {
	if level == players.Best || s.session.players.PersonCount() == 0 {
		s.probability.show(answer, len(s.session.players), s.ctx.Settings.ReducedMotion)
	}
}
