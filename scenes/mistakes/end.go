package mistakes

import (
	"fmt"

	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/progress"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// Lengths of a row of the list of mistakes in design units.
const (
	rowMark = 26.0
	rowPad  = 8.0
	rowGap  = 6.0
)

// addMistakes adds a row for each mistake, in a number of columns: its mark and its move, what it cost and what became of it, on more lines in a narrow sheet. A
// press on it calls open with its step.
func (s *Scene) addMistakes(c *analysis.TextColumn, columns int, open func(step int)) {
	k, w, all := c.Kit, s.ctx.Words, s.session.all
	pad, gap := rowPad*k.Unit, rowGap*k.Unit
	mark := analysis.GradeMark(k, review.Blunder, 0, 0, rowMark*k.Unit).W
	width := table.Row(stage.Rect{W: c.W}, columns, gap)[0].W - 3*pad - mark // of the text
	costs, height := make([]string, len(all)), 0.0
	for i := range all {
		e := &all[i]
		costs[i] = w.T("mistakes.row", "loss", analysis.LossText(w, review.Points(e.Loss)), "result", s.session.endText(w, e.Step))
		_, move := k.Lines(s.moveText(e), gfx.Serif, smallText, 0, 0, width, 0, ui.Ink)
		_, cost := k.Lines(costs[i], gfx.SerifItalic, noteText, 0, 0, width, 0, ui.Body)
		height = max(height, move+cost)
	}
	var parts []stage.Rect
	for i := range all {
		if i%columns == 0 {
			parts = table.Row(c.Take(max(height+pad, k.Target(44))), columns, gap)
			c.Y += gap
		}
		e, r := &all[i], parts[i%columns]
		row := stage.Box(fmt.Sprint("mistake-", i+1), stage.NewPanel("pill", 0.6*k.Unit, 0), r)
		row.SetRole(stage.RoleButton, w.T("accessible.worth", "text", s.moveText(e), "note", w.T("mistakes.loses", "points", review.Points(e.Loss))+" "+w.Capitalize(s.session.endText(w, e.Step))))
		row.Touch = &stage.Touch{Focus: true, Press: func() { open(e.Step) }}
		left := r.X + 2*pad + mark
		move, above := k.Lines(s.moveText(e), gfx.Serif, smallText, left, 0, width, 0, ui.Ink)
		cost, below := k.Lines(costs[i], gfx.SerifItalic, noteText, left, 0, width, 0, ui.Body)
		move.Y = r.Y + (r.H-above-below)/2 + 0.675*k.Size(smallText)
		cost.Y = r.Y + (r.H-above-below)/2 + above + 0.675*k.Size(noteText)
		c.On.Add(row, stage.Group("").SetRole(stage.RoleSilent, "").Add(analysis.GradeMark(k, e.Grade, r.X+pad+mark/2, r.Y+r.H/2, rowMark*k.Unit), move, cost))
	}
}

// open asks a mistake again.
func (s *Scene) open(step int) {
	s.board.Release()
	s.session.open(step)
	s.save()
	s.begin()
}

// addMissed adds the mistakes that were not found and have a clear answer to puzzles, and returns the number of those that were not among them.
func (s *Scene) addMissed(own *progress.Puzzles) (added int) {
	for i := range s.session.all {
		e := &s.session.all[i]
		if s.session.results[e.Step] == found {
			continue
		}
		if p, clear := progress.OwnPuzzle(s.match.Edition.ID, e); clear && own.Add(p) {
			added++
		}
	}
	return added
}

// makePuzzles adds the mistakes that were not found to the person's own puzzles.
func (s *Scene) makePuzzles() {
	own := progress.LoadPuzzles(s.ctx)
	if s.addMissed(own) == 0 {
		return
	}
	own.Save(s.ctx)
	s.ctx.Notify(s.ctx.Words.T("puzzles.make.done"))
	s.buildPanels()
	s.focus()
}

// puzzlesControl returns the button that makes puzzles of the mistakes that were not found, and reports whether there are any.
func (s *Scene) puzzlesControl() (control, bool) {
	n := s.addMissed(progress.LoadPuzzles(s.ctx)) // which are not saved
	return control{"mistakes-puzzles", "icon-plus", s.ctx.Words.T("mistakes.puzzles", "number", n), false, true, s.makePuzzles}, n > 0
}

// listRoute returns a drawer with the list of mistakes, for windows that have no room for it.
func (s *Scene) listRoute() route.Drawer {
	return route.Drawer{Name: "mistakes", Title: s.ctx.Words.T("mistakes.short"), First: "button-close", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		columns := 1
		if c.W > c.H {
			columns = 3
		}
		return analysis.TextDrawer(c, "mistakes", c.Words.T("mistakes.title"), closeDrawer, func(col *analysis.TextColumn) {
			s.addMistakes(col, columns, func(step int) {
				closeDrawer()
				s.open(step)
			})
		})
	}}
}
