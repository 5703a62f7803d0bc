package play

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
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

// TestRepeatedHintRequestShowsTheRecommendedMove checks that a second request while the reasons are searched gives the move recommended, not the one that it
// is compared with.
func TestRepeatedHintRequestShowsTheRecommendedMove(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, false)
	natural := b.s.session.game.Natural(b.s.board.Shown())
	all := slices.DeleteFunc(b.s.session.match.Position().Moves(nil), func(m engine.Move) bool { return m == natural })
	b.s.requestHint()
	b.backend.reply(lineWith(all[0], 0.5, 0.5))
	b.backend.choice.Lines[0].Scores = []float64{1, 1}
	b.ticks(1)
	if q := b.lastRequest(); !slices.Equal(q.Moves, []engine.Move{all[0], natural}) || b.s.hint.Step != analysis.NoHint {
		t.Fatalf("asked for %v, and the hint is in step %d", q.Moves, b.s.hint.Step)
	}
	b.backend.found.Best = natural
	if b.s.requestHint(); b.s.hint.Move != all[0] || b.s.hint.Step != analysis.HintLook {
		t.Errorf("the hint is %v in step %d, want %v", b.s.hint.Move, b.s.hint.Step, all[0])
	}
}

// TestHintsAgreeWithTheRating checks that a hint in a position where a move was rated names the move that the rating called best, whatever a new search finds.
func TestHintsAgreeWithTheRating(t *testing.T) {
	for _, lossOfPlayed := range []float64{0, 0.2} {
		b := newTestScene(t, 0, 2, 5, false)
		d, better := b.lastDecision()
		scored := func(m engine.Move, win float64) players.Line {
			l := lineWith(m, win, win)
			l.Scores = []float64{30, 30}
			return l
		}
		b.s.requestReview()
		b.backend.reply(scored(better, 0.5))
		b.ticks(1)
		b.backend.reply(scored(better, 0.5), scored(d.move, 0.5-lossOfPlayed))
		b.ticks(1)
		b.awaitReasons()
		want := better
		if lossOfPlayed == 0 {
			want = d.move
		}
		b.s.undo()
		b.finishAnimation()
		if b.s.board.Shown().Hash() != d.before.Hash() {
			t.Fatal("the move is not undone")
		}
		others := slices.DeleteFunc(d.before.Moves(nil), func(m engine.Move) bool { return m == d.move || m == better })
		b.s.requestHint()
		b.backend.reply(scored(others[0], 0.6))
		b.ticks(1)
		if q := b.lastRequest(); !slices.Contains(q.Moves, want) {
			t.Fatalf("asked for %v, not for %v", q.Moves, want)
		}
		b.backend.reply(scored(want, 0.4), scored(others[0], 0.6))
		if b.ticks(1); b.s.hint.Move != want {
			t.Errorf("with a loss of %v the hint is %v, want %v", lossOfPlayed, b.s.hint.Move, want)
		}
	}
}
