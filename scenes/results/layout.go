package results

import (
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
	"azulejo/scenes/transfer"
)

// screen lays the results out in a window that is not handheld.
func (s *Scene) screen(k dialog.Kit) *stage.Node {
	s.clear()
	c := k.Context
	newBorder := backdrop.Border
	if s.outcome.isCool() {
		newBorder = backdrop.CoolBorder
	}
	border, left := newBorder(c)
	on := stage.Group("results").SetRole(stage.RoleDialog, c.Words.T("play.results")).Add(border)
	margin := min(screenMargin*c.Unit, 0.03*c.W)
	room := stage.Rect{X: left + margin, Y: 0.6 * margin, W: c.W - left - 2*margin, H: c.H - 1.2*margin}
	areas := layout.SolveFirst(room, s.plans(k)...)
	s.addHeadline(k, on, areas[headlineArea])
	if r, shown := areas[boardsArea]; shown {
		s.addBoards(k, on, r)
	}
	on.Add(s.sourceSheet(k, areas[sourcesArea]))
	if r, shown := areas[curveArea]; shown {
		s.curve = s.newCurve(k)
		s.curve.Panel = func(r stage.Rect) *stage.Node { return s.outcome.panel(k, r) }
		s.curve.Build(on, r)
	}
	s.addButtons(k, on, areas[buttonsArea])
	return on
}

// newCurve returns the curve of win probabilities with the winner's line in bold. Choosing a sample shows the table at that move.
func (s *Scene) newCurve(k dialog.Kit) *analysis.Curve {
	return &analysis.Curve{WinHistory: s.winHistory, Kit: k.UI, Words: k.Words, Players: s.outcome.players, Wording: s.outcome.game.NewDescriber(k.Words),
		Seat: s.outcome.ranking()[0], Cursor: -1,
		Open: func(moves int) { k.Context.Pop(); s.showMove(moves) }}
}

// headlineLine is the height of a headline of one line, in text sizes.
const headlineLine = 1.5

// headlineFits reports whether the headline fits on one line of a width.
func (s *Scene) headlineFits(k dialog.Kit, width float64) bool {
	return k.UI.Fonts.MaxWidth([]string{s.headline(k)}, gfx.SerifBold, k.UI.MinTextSize()) <= width
}

// headline returns the sentence that names the winners.
func (s *Scene) headline(k dialog.Kit) string {
	return s.outcome.players.Outcome(k.Words, s.outcome.end())
}

// headlineHeight returns the height of the headline in a width.
func (s *Scene) headlineHeight(k dialog.Kit, units, width float64) float64 {
	if s.headlineFits(k, width) {
		return headlineLine * k.UI.Size(units)
	}
	_, height := k.UI.Lines(s.headline(k), gfx.SerifBold, ui.MinText, 0, 0, width, 0.5, ui.Ink)
	return height + 8*k.UI.Unit
}

// addHeadline adds the headline in one line as large as fits, or in several lines if it is too long.
func (s *Scene) addHeadline(k dialog.Kit, on *stage.Node, r stage.Rect) {
	text, x := s.headline(k), r.X+r.W/2
	var head *stage.Node
	if s.headlineFits(k, r.W) {
		units := r.H / headlineLine / (k.UI.Unit * k.UI.Zoom)
		head = k.UI.FitText(text, gfx.SerifBold, units, x, r.Y+0.4*r.H, 0.5, r.W, ui.Ink)
	} else {
		head, _ = k.UI.Lines(text, gfx.SerifBold, ui.MinText, x, r.Y+0.6*k.UI.Size(ui.MinText), r.W, 0.5, ui.Ink)
	}
	on.Add(head.SetRole(stage.RoleTitle, text))
}

// isTruncated reports whether a line of text is truncated.
func isTruncated(text *stage.Node) bool { return text.Art.(*stage.Label).Truncated }

// buttons returns the buttons of the screen.
func (s *Scene) buttons(k dialog.Kit) []dialog.Button {
	c, w := k.Context, k.Words
	unguided := s.outcome.players.Unguided() // who has finished a guided game is guided again only on request
	all := []dialog.Button{{Name: "again", Label: w.T("results.again"), Primary: true, Press: func() { s.playAgain(c, unguided) }}}
	if stronger, opponents := s.outcome.stronger(); opponents > 0 {
		all = append(all, dialog.Button{Name: "stronger", Label: w.T("results.stronger", "opponents", opponents), Press: func() { s.playAgain(c, stronger.Unguided()) }})
	} else if s.outcome.players.Guided() {
		all = append(all, dialog.Button{Name: "guided", Label: w.T("results.guided"), Press: func() { s.playAgain(c, s.outcome.players) }})
	}
	return append(all,
		dialog.Button{Name: "replay", Label: w.T("replay.title"), Press: func() { s.replay(c) }},
		dialog.Button{Name: "export", Label: w.T("settings.export.do"), Press: func() { transfer.ExportMatch(c, s.outcome.match, s.outcome.players) }},
		dialog.Button{Name: "look", Label: w.T("results.look"), Press: c.Pop},
		dialog.Button{Name: "title", Label: w.T("menu.title"), Press: func() { c.Go(route.Title{}) }})
}

// addButtons adds the row of buttons. Each is as wide as its label needs on two lines, and all labels have the same size.
func (s *Scene) addButtons(k dialog.Kit, on *stage.Node, r stage.Rect) {
	all, units := s.buttons(k), buttonLabel
	plan := buttonsPlan(k, all, units)
	for units > ui.MinText && plan.WidthIn(r.H).Min > r.W {
		units--
		plan = buttonsPlan(k, all, units)
	}
	areas := layout.Solve(r, plan)
	for i, b := range all {
		on.Add(k.UI.Button(b.Name, b.Label, b.Primary, areas[i+1], b.Press).WrapText(units, 0).Node)
	}
}

// buttonsPlan returns the plan of a row of buttons with labels of a size in design units.
func buttonsPlan(k dialog.Kit, all []dialog.Button, units float64) layout.Box[int] {
	const padding = 20.0
	plan := layout.Box[int]{Gap: 12 * k.UI.Unit}
	for i, b := range all {
		word := k.TextWidth(gfx.Serif, units, strings.Fields(b.Label)...)
		lines := table.BalancedWidth(k.UI.Fonts, b.Label, gfx.Serif, k.UI.Size(units), k.TextWidth(gfx.Serif, units, b.Label)/1.5)
		plan.Items = append(plan.Items, layout.Box[int]{Area: i + 1, Width: layout.Size{Min: max(word, lines) + padding*k.UI.Unit, Weight: 1}})
	}
	return plan
}
