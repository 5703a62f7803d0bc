package results

import (
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
)

// The height of the large boards in the list: in widths, and the maximum in heights of the window.
const listBoards, maxBoards = 1.0, 0.8

// list lays the results out in a handheld window: the boards, the sources below or next to them, and the curve below those.
func (s *Scene) list(k dialog.Kit) *stage.Node {
	return k.List(dialog.List{Name: "results", Title: k.Words.T("play.results"), Heading: s.headline(k), FullWindow: true, Columns: 2,
		Rows: func(width float64) []dialog.Row {
			rows := []dialog.Row{s.boardsRow(k, width), s.sourcesRow(k, width)}
			if s.winHistory != nil {
				rows = append(rows, s.curveRow(k, width))
			}
			return rows
		},
		Buttons: s.buttons(k)}, &s.dialog.Scrolled)
}

// boardsRow returns the large boards above the others.
func (s *Scene) boardsRow(k dialog.Kit, width float64) dialog.Row {
	height := min(listBoards*width, maxBoards*k.Context.H)
	if len(s.largeSeats()) < len(s.outcome.players) {
		height += smallSize(k).Pref + rowGap*k.UI.Unit
	}
	return s.partRow(k, height, func(on *stage.Node, r stage.Rect) { s.addBoards(k, on, r) })
}

// sourcesRow returns the sheet of sources.
func (s *Scene) sourcesRow(k dialog.Kit, width float64) dialog.Row {
	return s.partRow(k, s.outcome.sourcesSize(k, width).Pref, func(on *stage.Node, r stage.Rect) { on.Add(s.sourceSheet(k, r)) })
}

// partRow returns a row of a height whose contents build adds to a node.
func (s *Scene) partRow(k dialog.Kit, height float64, build func(on *stage.Node, r stage.Rect)) dialog.Row {
	return dialog.Row{Height: height + gap(k), Build: func(r stage.Rect) *stage.Node {
		on := stage.Group("")
		build(on, stage.Rect{X: r.X, Y: r.Y + gap(k)/2, W: r.W, H: height})
		return on
	}}
}

// curveRow returns the curve of win probabilities, across all columns.
func (s *Scene) curveRow(k dialog.Kit, width float64) dialog.Row {
	curve := s.newCurve(k)
	curve.Tall, s.curve = true, curve
	row := s.partRow(k, curve.Height(width), curve.Build)
	row.Heading = true
	return row
}
