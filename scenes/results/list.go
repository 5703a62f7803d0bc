package results

import (
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
)

// The height of the large boards in the list: in widths, and the most in heights of the window.
const listBoards, maxBoards = 1.0, 0.8

// list lays the results out on a phone: the boards, below or beside them the sources, and below those the curve of win probabilities.
func (s *Scene) list(k dialog.Kit) *stage.Node {
	c, w := k.Context, k.Words
	return k.List(dialog.List{Name: "results", Title: w.T("play.results"), Heading: s.outcome.players.Outcome(w, s.outcome.pos()), FullWindow: true, Columns: 2,
		Rows: func(width float64) []dialog.Row {
			rows := []dialog.Row{s.boardsRow(k, width), s.sourcesRow(k, width)}
			if s.course != nil {
				rows = append(rows, s.curveRow(k, width))
			}
			return rows
		},
		Buttons: []dialog.Button{{Name: "again", Label: w.T("results.again"), Primary: true, Press: func() { s.playAgain(c) }},
			{Name: "replay", Label: w.T("replay.title"), Press: func() { s.replay(c) }},
			{Name: "look", Label: w.T("results.look"), Press: c.Pop},
			{Name: "title", Label: w.T("menu.title"), Press: func() { c.Go(route.Title{}) }}}}, &s.dialog.Scrolled)
}

// boardsRow returns the large boards above the others.
func (s *Scene) boardsRow(k dialog.Kit, width float64) dialog.Row {
	height := min(listBoards*width, maxBoards*k.Context.H)
	if len(s.largeSeats()) < len(s.outcome.players) {
		height += smallHeight(k, stage.Rect{}) + smallGap*k.UI.Unit
	}
	return dialog.Row{Height: height + gap(k), Build: func(r stage.Rect) *stage.Node {
		on := stage.Group("")
		s.addBoards(k, on, stage.Rect{X: r.X, Y: r.Y + gap(k)/2, W: r.W, H: height})
		return on
	}}
}

// sourcesRow returns the sheet of sources.
func (s *Scene) sourcesRow(k dialog.Kit, width float64) dialog.Row {
	sheet, height := s.sourceSheet(k, stage.Rect{W: width})
	return dialog.Row{Height: height + gap(k), Build: func(r stage.Rect) *stage.Node {
		sheet.X, sheet.Y = r.X, r.Y+gap(k)/2
		return sheet
	}}
}

// curveRow returns the curve of win probabilities, across all columns.
func (s *Scene) curveRow(k dialog.Kit, width float64) dialog.Row {
	curve := s.newCurve(k)
	curve.Tall, s.curve = true, curve
	return dialog.Row{Height: curve.Height(width) + gap(k), Heading: true, Build: func(r stage.Rect) *stage.Node {
		on := stage.Group("")
		curve.Build(on, stage.Rect{X: r.X, Y: r.Y + gap(k)/2, W: r.W, H: r.H - gap(k)})
		return on
	}}
}
