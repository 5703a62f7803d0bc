package review

import (
	"azulejo/engine/puzzle"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/progress"
)

// puzzle returns the move of the step as a puzzle, and reports whether its answer is clear enough.
func (s *Scene) puzzle() (*puzzle.Puzzle, bool) {
	at := s.reviewed()
	e, ok := at.Review.Exercise(s.cursor.Match, at.Step)
	if !ok {
		return nil, false
	}
	return progress.OwnPuzzle(s.cursor.Match.Edition.ID, &e)
}

// makePuzzle adds the move of the step to the person's own puzzles, or says why it cannot become one.
func (s *Scene) makePuzzle() {
	w := s.ctx.Words
	p, clear := s.puzzle()
	if !clear {
		s.ctx.Notify(w.T("puzzles.make.unclear"))
		return
	}
	all := progress.LoadPuzzles(s.ctx)
	if !all.Add(p) {
		s.ctx.Notify(w.T("puzzles.make.there"))
		return
	}
	s.ctx.Notify(w.T("puzzles.make.done"))
	all.Save(s.ctx)
}

// dimmedAlpha is the opacity of a button whose press only says why it does nothing.
const dimmedAlpha = 0.5

// dim dims a button with a name if there is a reason why its press does nothing, which screen readers add to the name.
func dim(w *locale.Words, b *ui.Button, name, reason string) {
	b.Alpha = 1
	if reason != "" {
		b.Alpha = dimmedAlpha
		name = w.T("accessible.worth", "text", name, "note", reason)
	}
	b.SetRole(stage.RoleButton, name)
}

// dimPuzzle dims a button that makes a puzzle, which may be nil, if the answer of the step is not clear enough.
func (s *Scene) dimPuzzle(b *ui.Button) {
	if b == nil {
		return
	}
	w, reason := s.ctx.Words, ""
	if _, clear := s.puzzle(); !clear {
		reason = w.T("puzzles.make.unclear")
	}
	dim(w, b, w.T("puzzles.make"), reason)
}
