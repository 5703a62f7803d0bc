package play

import (
	"azulejo/game/stage"
)

// rebuildHeadingAndButtons rebuilds heading and buttons for the phase. Panel and log keep describing the last position at rest.
func (s *Scene) rebuildHeadingAndButtons() {
	s.buildHeading()
	s.buildButtons()
}

func (s *Scene) buildHeading() {
	announce := s.ctx.Announce
	if s.phase == animating {
		announce = func(_, _ string) {} // other announcements describe the animation
	}
	s.heading.build(s.groundKit(), s.ctx.Words, s.board.Areas(), s.board.Shown().Round(), s.headline(), announce)
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
	l.buttons.Add(stage.Box("", nil, areas.Buttons).SetRole(stage.RoleHeading, f.Words.T("told.actions")))
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

// addReturnBanner adds the banner of an earlier position with the button that returns to the latest position.
func (s *Scene) addReturnBanner(phone bool) {
	s.layers.banner.Clear()
	k, r, word := s.groundKit(), s.heading.button, s.ctx.Words.T("play.present")
	if r.W == 0 {
		return
	}
	panel := k.On.Panel(k.Unit)
	panel.Rim = k.On.Gold()
	s.layers.banner.Add(stage.Box("banner-panel", panel, s.heading.banner))
	b := k.Button("button-present", word, true, r, s.showPresent)
	if phone {
		b = k.IconButton("button-present", "icon-present", word, true, r, s.showPresent)
	}
	s.layers.buttons.Add(b.OnGround().Node)
}
