package results

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
)

// Sizes of the screen in design units.
const (
	screenMargin = 48.0
	screenGap    = 22.0
	sourcesWidth = 666.0 // at the usual text size
	minBoards    = 300.0 // the least width and height of the boards; where there is less, they are left out
)

// gap returns the distance between parts of the screen.
func gap(k dialog.Kit) float64 { return screenGap * k.UI.Unit }

// screen lays the results out: boards and sources side by side in a wide window, else below each other.
func (s *Scene) screen(k dialog.Kit) *stage.Node {
	s.clear()
	c := k.Context
	border, left := backdrop.Border(c)
	on := stage.Group("results").Says(stage.RoleDialog, c.Words.T("play.results")).Add(border)
	margin := min(screenMargin*c.Unit, 0.03*c.W)
	room := stage.Rect{X: left + margin, Y: margin * 0.6, W: c.W - left - 2*margin, H: c.H - 1.2*margin}
	if c.W >= c.H {
		s.wide(k, on, room)
	} else {
		s.upright(k, on, room)
	}
	return on
}

// wide lays the boards out at the left of the sources. They are left out where the sources need the window.
func (s *Scene) wide(k dialog.Kit, on *stage.Node, room stage.Rect) {
	sources, boards := room, room
	sources.W = min(room.W, sourcesWidth*k.UI.Unit*max(1, k.UI.Design().Spread(20))) // larger text leaves the boards their room
	sources.X += room.W - sources.W
	if boards.W -= sources.W + 2*gap(k); boards.W < minBoards*k.UI.Unit {
		sources = s.addHeadline(k, on, room, 36)
	} else {
		s.addBoards(k, on, s.addHeadline(k, on, boards, 58))
	}
	sources, buttons := splitButtons(k, sources)
	s.addSourcesAndCurve(k, on, sources)
	s.addButtons(k, on, buttons)
}

// upright lays the boards out above the sources, where there is room for them.
func (s *Scene) upright(k dialog.Kit, on *stage.Node, room stage.Rect) {
	sources, buttons := splitButtons(k, s.addHeadline(k, on, room, 48))
	need := s.outcome.sourcesHeight(k, k.UI.Size(22)*1.15+20*k.UI.Unit, room.W-64*k.UI.Unit) + 40*k.UI.Unit
	if free := sources.H - need - gap(k); free >= minBoards*k.UI.Unit {
		boards := sources
		boards.H = free
		s.addBoards(k, on, boards)
		sources.Y, sources.H = sources.Y+free+gap(k), need
	}
	s.addSources(k, on, sources)
	s.addButtons(k, on, buttons)
}

// addSourcesAndCurve adds the sources and, where they leave room, the curve of win probabilities below them.
func (s *Scene) addSourcesAndCurve(k dialog.Kit, on *stage.Node, room stage.Rect) {
	curve := analysis.CurveHeight * k.UI.Unit * k.UI.Spread(22)
	need := s.outcome.sourcesHeight(k, rowHeight(k), room.W-64*k.UI.Unit) + 34*k.UI.Unit
	if s.course == nil || room.H-need < curve+gap(k) {
		s.addSources(k, on, room)
		return
	}
	sources := room
	sources.H -= curve + gap(k)
	taken := s.addSources(k, on, sources) + gap(k)
	room.Y, room.H = room.Y+taken, room.H-taken
	s.curve = s.newCurve(k)
	s.curve.Build(on, room)
}

// newCurve returns the curve of win probabilities, in which the line of the winner is the boldest. A stop that is chosen is shown at the
// table.
func (s *Scene) newCurve(k dialog.Kit) *analysis.Curve {
	return &analysis.Curve{WinHistory: s.course, Kit: k.UI, Words: k.Words, Players: s.outcome.players, Seat: s.outcome.ranking()[0], Cursor: -1,
		Open: func(moves int) { k.Context.Pop(); s.recall(moves) }}
}

// addSources adds the sheet of sources at the top of a rectangle, with smaller text where it needs that, and returns its height.
func (s *Scene) addSources(k dialog.Kit, on *stage.Node, room stage.Rect) float64 {
	sheet, height := k.FitHeight(room.H, func(k dialog.Kit) (*stage.Node, float64) { return s.sourceSheet(k, room) })
	on.Add(sheet)
	return height
}

// addHeadline adds who won at the top of a rectangle, in several lines where one has no room, and returns the rest of the rectangle.
func (s *Scene) addHeadline(k dialog.Kit, on *stage.Node, room stage.Rect, units float64) stage.Rect {
	text := s.outcome.players.Outcome(k.Words, s.outcome.pos())
	x, height := room.X+room.W/2, 1.5*k.UI.Size(units)
	head := k.UI.FitText(text, gfx.SerifBold, units, x, room.Y+0.4*height, 0.5, room.W, ui.Ink)
	if isCut(head) {
		head, height = k.UI.Lines(text, gfx.SerifBold, ui.Least, x, room.Y+0.6*k.UI.Size(ui.Least), room.W, 0.5, ui.Ink)
		height += 8 * k.UI.Unit
	}
	on.Add(head.Says(stage.RoleTitle, text))
	room.Y, room.H = room.Y+height, room.H-height
	return room
}

// isCut reports whether a line of text had no room.
func isCut(text *stage.Node) bool { return text.Art.(*stage.Label).Cut }

// splitButtons divides a rectangle into the row of buttons at its foot and the rest.
func splitButtons(k dialog.Kit, room stage.Rect) (rest, buttons stage.Rect) {
	rest, buttons = room, room
	buttons.H = k.UI.Row(76, 26)
	buttons.Y += room.H - buttons.H
	rest.H -= buttons.H + gap(k)
	return rest, buttons
}

// addButtons adds the row of buttons.
func (s *Scene) addButtons(k dialog.Kit, on *stage.Node, r stage.Rect) {
	c, gap := k.Context, 12*k.UI.Unit
	width := r.W - 3*gap
	button := func(name, label string, primary bool, share float64, press func()) {
		r.W = share * width
		on.Add(k.UI.Button(name, k.Words.T(label), primary, r, press).Lettered(24).Node)
		r.X += r.W + gap
	}
	button("again", "results.again", true, 0.29, func() { s.playAgain(c) })
	button("replay", "replay.title", false, 0.25, func() { s.replay(c) })
	button("look", "results.look", false, 0.27, c.Pop)
	button("title", "menu.title", false, 0.19, func() { c.Go(route.Title{}) })
}
