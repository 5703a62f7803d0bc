package review

import (
	"azulejo/engine/puzzle"
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
	id := s.cursor.Match.Edition.ID
	return puzzle.FromExercise(id+" own", id, &e)
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

// unclearAlpha is the opacity of the button that makes a puzzle where a press only says why there is none.
const unclearAlpha = 0.5

// dimPuzzle dims a button that makes a puzzle, which may be nil, if the answer of the step is not clear enough.
func (s *Scene) dimPuzzle(b *ui.Button) {
	if b == nil {
		return
	}
	w := s.ctx.Words
	name := w.T("puzzles.make")
	b.Alpha = 1
	if _, clear := s.puzzle(); !clear {
		b.Alpha = unclearAlpha
		name = w.T("accessible.worth", "text", name, "note", w.T("puzzles.make.unclear"))
	}
	b.SetRole(stage.RoleButton, name)
}
