package review

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// buildHeading shows the position in the match, and the last move below it.
func (s *Scene) buildHeading(k *ui.Kit) {
	r, w := s.board.Areas().Title, s.ctx.Words
	x, align, units := r.X+r.W/2, 0.5, 34.0
	if c := s.board.Areas().TitleCorner; c.W > 0 { // a phone
		x, align, units, r.W = r.X, 0, table.PhoneTitle*k.Device/k.Unit, c.X-r.X-5*k.Device
	}
	title := w.T("review.move", "number", s.winHistory.SampleAt(s.cursor.At), "moves", len(s.winHistory.Samples)-1)
	lines, at := []string{s.caption()}, []float64{0.3, 0.74}
	if width, _ := k.Fonts.Measure(lines[0], gfx.Serif, k.MinTextSize()); width > r.W {
		lines, at = k.Fonts.Wrap(lines[0], gfx.Serif, k.MinTextSize(), r.W), []float64{0.22, 0.58, 0.86}
	}
	s.text.Add(k.FitBox(title, gfx.SerifBold, units, x, r.Y+at[0]*r.H, align, r.W, 0.5*r.H, k.On.Ink()).SetRole(stage.RoleTitle, title))
	for i, line := range lines[:min(len(lines), len(at)-1)] {
		s.text.Add(k.FitBox(line, gfx.Serif, 20, x, r.Y+at[i+1]*r.H, align, r.W, 0.36*r.H, k.On.Body()))
	}
}

// minButton is the minimum side of a button, and minPhoneButton that on a phone, in device-independent pixels.
const minButton, minPhoneButton = 40, 44

// buildLog draws the log into its panel, if there is one.
func (s *Scene) buildLog(k *ui.Kit) {
	panel := s.board.Areas().Panel
	if s.panel.Clear(); panel.W > 0 {
		s.log.BuildPanel(s.analysedGame(), k, s.panel, panel, panel)
	}
}

// control is a button of the row.
type control struct {
	name, word string
	lit        bool
	press      func()
}

// buildButtons draws the buttons in the rows that make them largest.
func (s *Scene) buildButtons() {
	s.buttons.Clear()
	s.rows.Clear()
	w := s.ctx.Words
	s.buttons.Add(stage.Box("", nil, s.board.Areas().Buttons).SetRole(stage.RoleHeading, w.T("accessible.actions")))
	play := control{"start", w.T("review.play"), true, func() { s.setPlaying(true) }}
	if s.playing {
		play = control{"pause", w.T("review.pause"), true, func() { s.setPlaying(false) }}
	}
	all := []control{
		{"round-back", w.T("review.roundBack"), false, func() { s.setPlaying(false); s.stepRound(-1) }},
		{"earlier", w.T("review.back"), false, func() { s.pauseAndStep(-1) }},
		play,
		{"later", w.T("review.forward"), false, func() { s.pauseAndStep(1) }},
		{"round-forward", w.T("review.roundForward"), false, func() { s.setPlaying(false); s.stepRound(1) }},
		{"speed", w.T("review.speed", "speed", w.Decimal(speeds[s.speed], -1)), false, func() { s.speed = (s.speed + 1) % len(speeds); s.buildButtons() }},
		{"winbar", w.T("play.winbar"), false, func() { s.ctx.Push(s.curveRoute()) }},
		{"close", w.T("settings.close"), false, s.ctx.Pop},
	}
	if s.board.Areas().Panel.W == 0 {
		all[6] = control{"moves", w.T("accessible.moves"), false, func() { s.ctx.Push(s.movesRoute()) }}
	}
	f, r := s.board.Frame(), s.board.Areas().Buttons
	gap := 8 * f.Kit.Unit
	columns, side := ui.GridColumns(len(all), r, gap)
	least := minButton * f.Kit.Device
	if f.Shape().Phone() {
		least = minPhoneButton * f.Kit.Device
	}
	if side < least { // on a small phone, rounds are only in the drawer of moves
		all = []control{all[1], all[2], all[3], all[6], all[7]}
		columns, _ = ui.GridColumns(len(all), r, gap)
	}
	rows := (len(all) + columns - 1) / columns
	width, height := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	made := make([]*ui.Button, len(all))
	for i, b := range all {
		at := stage.Rect{X: r.X + float64(i%columns)*(width+gap), Y: r.Y + float64(i/columns)*(height+gap), W: width, H: height}
		made[i] = f.Kit.IconButton("button-"+b.name, "icon-"+b.name, b.word, b.lit, at, b.press).OnGround()
		s.buttons.Add(made[i].Node)
	}
	ui.MatchIconTexts(made)
	s.log.Enable(s.rows)
}

// movesRoute returns a drawer with the log, for windows without a panel for it.
func (s *Scene) movesRoute() route.Drawer {
	return route.Drawer{Name: "moves", Title: s.ctx.Words.T("accessible.moves"), First: "log", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		log := &analysis.Log{Point: func(analysis.Entry, bool) {}, Choose: func(e analysis.Entry) { closeDrawer(); s.showEntry(e) }}
		return log.Drawer(s.analysedGame(), c, closeDrawer, func(on *stage.Node, r stage.Rect) {
			k, gap := analysis.DrawerKit(c), 8*c.Device
			r.W = (r.W - gap) / 2
			on.Add(k.Button("button-winbar", c.Words.T("play.winbar"), false, r, func() { closeDrawer(); c.Push(s.curveRoute()) }).Node)
			r.X += r.W + gap
			on.Add(k.Button("button-close", c.Words.T("settings.close"), true, r, closeDrawer).Node)
		})
	}}
}

// curveRoute returns a drawer with the curve of win probabilities, with the cursor at the current position.
func (s *Scene) curveRoute() route.Drawer {
	return route.Drawer{Name: "chances", Title: s.ctx.Words.T("play.winbar"), First: "course-line", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		curve := &analysis.Curve{WinHistory: s.winHistory, Players: s.players, Wording: s.table, Seat: s.viewer, Cursor: s.winHistory.SampleAt(s.cursor.At)}
		curve.Open = func(moves int) { closeDrawer(); s.moveTo(moves) }
		return curve.Drawer(c, closeDrawer)
	}}
}
