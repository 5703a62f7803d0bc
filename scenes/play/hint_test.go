package play

import (
	"testing"

	"azulejo/scenes/analysis"
)

// TestRepeatedHintRequestShowsTheBestMoveSoFar checks that a second request shows the best move found so far, and nothing if there is none yet.
func TestRepeatedHintRequestShowsTheBestMoveSoFar(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, false)
	b.s.requestHint()
	if b.s.requestHint(); b.s.hint.Step != analysis.NoHint || !b.s.questions.Asks(analysis.ForHint) {
		t.Fatal("a hint is given before there is one")
	}
	all := b.s.session.match.Position().Moves(nil)
	b.backend.found.Best = all[len(all)-1]
	if b.s.requestHint(); b.s.hint.Move != all[len(all)-1] || b.s.hint.Step != analysis.HintLook || b.s.questions.Busy() {
		t.Errorf("the hint is %v in step %d", b.s.hint.Move, b.s.hint.Step)
	}
	if b.s.requestHint(); b.s.hint.Step != analysis.HintMove {
		t.Errorf("asked again it is in step %d", b.s.hint.Step)
	}
}
