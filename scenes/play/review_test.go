package play

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// lastDecision returns the last decision in the game and another move that was legal.
func (b *testScene) lastDecision() (d decision, other engine.Move) {
	b.t.Helper()
	d, ok := b.s.session.lastDecision()
	if !ok {
		b.t.Fatal("nobody has moved")
	}
	for _, m := range d.before.Moves(nil) {
		if m != d.move {
			return d, m
		}
	}
	b.t.Fatal("there was no other move")
	return
}

// ratingText returns what is shown of a rating, next to the move or in the heading.
func (b *testScene) ratingText() string {
	b.s.showMessages()
	if words := b.callouts(analysis.RatingMessage); len(words) > 0 {
		return strings.Join(words, "\n")
	}
	return b.subtitle()
}

// TestReview checks the requests and the texts of reviews of moves that are better, equal and worse than the best move, and that a repeated review sends
// no request.
func TestReview(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, c := range []struct {
			name         string
			best, played float64 // win probabilities of the seat that decided
			want         string
		}{
			{"as good", 0.5, 0.5, "Well played"},
			{"better after all", 0.5, 0.6, "Well played"},
			{"hardly worse", 0.5, 0.497, "Well played"},
			{"a little worse", 0.5, 0.46, "4 points of your chance"},
			{"a mistake", 0.5, 0.32, "That cost you 18 points of your chance"},
		} {
			b := newTestScene(t, at, 2, 5, false)
			d, other := b.lastDecision()
			winning := func(mine float64) []float64 {
				if d.before.ToMove() == 0 {
					return []float64{mine, 1 - mine}
				}
				return []float64{1 - mine, mine}
			}
			b.s.requestReview()
			if q := b.lastRequest(); q.Position.Hash() != d.before.Hash() || q.Moves != nil || !strings.HasPrefix(b.ratingText(), "Rating ") {
				t.Fatalf("%s: asked %v, shows %q", c.name, q.Moves, b.ratingText())
			}
			b.backend.reply(lineWith(other, winning(c.best)...))
			b.ticks(1)
			if q := b.lastRequest(); !slices.Equal(q.Moves, []engine.Move{other, d.move}) || q.MultiPV != 2 {
				t.Fatalf("%s: weighed %v with %d lines", c.name, q.Moves, q.MultiPV)
			}
			b.backend.reply(lineWith(d.move, winning(c.played)...), lineWith(other, winning(c.best)...))
			b.ticks(1)
			b.awaitReasons()
			name := b.s.table.MoveName(d.before, other)
			if b.ratingText() == "" || !strings.Contains(b.ratingText(), c.want) || strings.Contains(c.want, "points") != strings.Contains(b.ratingText(), name) {
				t.Errorf("%s: shows %q", c.name, b.ratingText())
			}
			asked := len(b.backend.asked)
			b.s.dismiss(analysis.RatingMessage)
			if b.s.requestReview(); len(b.backend.asked) != asked || !strings.Contains(b.ratingText(), c.want) {
				t.Errorf("%s: asked for again, shows %q after %d more requests", c.name, b.ratingText(), len(b.backend.asked)-asked)
			}
		}
	})
}

// TestReviewOfBestMove checks that the review of the best move needs one request.
func TestReviewOfBestMove(t *testing.T) {
	b := newTestScene(t, 0, 2, 5, false)
	d, _ := b.lastDecision()
	b.s.requestReview()
	b.backend.reply(lineWith(d.move, 0.5, 0.5))
	if b.ticks(1); !strings.HasPrefix(b.ratingText(), "Well played") || len(b.backend.asked) != 1 {
		t.Errorf("shows %q after %d requests", b.ratingText(), len(b.backend.asked))
	}
}

// TestRatingsTakeSeveralTicks checks that the reasons of a rating are found over several ticks, without another request if it is asked for meanwhile, and
// that it is dropped if the position changes before they are known.
func TestRatingsTakeSeveralTicks(t *testing.T) {
	for _, undone := range []bool{false, true} {
		b := newTestScene(t, 0, 2, 5, false)
		d, other := b.lastDecision()
		b.s.requestReview()
		b.backend.reply(lineWith(other, 0.6, 0.6))
		b.ticks(1)
		b.backend.reply(lineWith(other, 0.6, 0.6), lineWith(d.move, 0.2, 0.2))
		b.ticks(1)
		b.s.requestReview()
		asked := len(b.backend.asked)
		if undone {
			b.s.undo()
			b.finishAnimation()
		}
		n := 1
		for ; b.s.reasons.Finding() && n < 1000; n++ {
			if b.ratingText() != b.s.ctx.Words.T("play.review.thinking", "move", b.s.table.MoveName(d.before, d.move)) || !b.s.Moving() {
				t.Fatalf("after %d ticks, shows %q", n, b.ratingText())
			}
			b.ticks(1)
		}
		rated := strings.HasPrefix(b.ratingText(), "That cost you 40 points")
		if undone && (rated || n > 1) || !undone && (!rated || n < 3 || n == 1000 || asked != 2) {
			t.Errorf("undone %v: after %d ticks and %d requests, shows %q", undone, n, asked, b.ratingText())
		}
	}
}

// TestReviewOfPrunedMove checks that a move that the search has pruned is evaluated separately.
func TestReviewOfPrunedMove(t *testing.T) {
	b := newTestScene(t, 0, 2, 5, false)
	d, other := b.lastDecision()
	b.s.requestReview()
	for _, line := range []players.Line{lineWith(other, 0.6, 0.6), lineWith(other, 0.6, 0.6), lineWith(d.move, 0.2, 0.2)} {
		b.backend.reply(line)
		b.ticks(1)
	}
	b.awaitReasons()
	if !strings.HasPrefix(b.ratingText(), "That cost you 40 points") || !slices.Equal(b.lastRequest().Moves, []engine.Move{d.move}) {
		t.Errorf("shows %q, asked last about %v", b.ratingText(), b.lastRequest().Moves)
	}
}

// TestReviewBeforeAnyMove checks that a review before the first move sends no request and says so.
func TestReviewBeforeAnyMove(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	if b.s.requestReview(); len(b.backend.asked) != 0 || b.ratingText() != b.s.ctx.Words.T("play.review.none") {
		t.Errorf("shows %q after %d requests", b.ratingText(), len(b.backend.asked))
	}
}

// TestReviewSkipsComputerMoves checks that a review is about the last move of a person, not of a computer.
func TestReviewSkipsComputerMoves(t *testing.T) {
	b := newTestScene(t, 0, 2, 5, false)
	first, _ := b.s.session.lastDecision()
	b.s.session.players[first.before.ToMove()].Level = "master"
	if d, ok := b.s.session.lastDecision(); !ok || d.before.ToMove() == first.before.ToMove() || d.at >= first.at {
		t.Errorf("the last decision is move %d of seat %d", d.at, d.before.ToMove())
	}
}

// TestUndoDropsTheReview checks that undo, a move and leaving the table cancel a review and that its result is not shown.
func TestUndoDropsTheReview(t *testing.T) {
	for name, away := range map[string]func(*testScene){
		"undo":   func(b *testScene) { b.s.undo() },
		"a move": func(b *testScene) { b.s.play(b.s.session.match.Position().Moves(nil)[0]) },
		"leave":  func(b *testScene) { b.s.Leave(b.s.ctx) },
	} {
		b := newTestScene(t, 0, 2, 5, false)
		d, _ := b.lastDecision()
		b.s.requestReview()
		away(b)
		if b.s.questions.Busy() || b.backend.stopped == 0 {
			t.Errorf("%s: the review is still being computed", name)
		}
		b.backend.reply(lineWith(d.move, 0.5, 0.5))
		if b.ticks(3); strings.Contains(b.ratingText(), "Well played") {
			t.Errorf("%s: shows %q", name, b.ratingText())
		}
	}
}

// TestReviewThatFails checks that after an error the prompt is shown again and the review can be repeated.
func TestReviewThatFails(t *testing.T) {
	b := newTestScene(t, 0, 2, 5, false)
	b.s.requestReview()
	b.backend.err = errors.New("out of order")
	if b.ticks(1); b.ratingText() != b.s.headline().prompt || b.s.questions.Busy() {
		t.Errorf("shows %q", b.ratingText())
	}
	if b.s.requestReview(); len(b.backend.asked) != 2 {
		t.Error("it cannot be asked for again")
	}
}

// TestRatingsPointAtSomething checks that a rating which is asked for after a round points at the tiles of the move or at the score of its seat, and not at a
// place that the round has emptied.
func TestRatingsPointAtSomething(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		later := 0
		for moves := 6; later < 2; moves++ {
			b := newTestScene(t, at, 2, moves, false)
			d, ok := b.s.session.lastDecision()
			if !ok || d.before.Round() == b.s.board.Shown().Round() {
				continue
			}
			later++
			b.s.review = moveReview{decision: d, rating: b.s.adviser().Rating(d.before, d.move, review.Comparison{}, review.Explanation{})}
			m := b.s.placeRating()
			shown, _ := b.s.board.ScoreRect(d.before.ToMove())
			for _, a := range b.s.board.Actors() {
				if m.At.Overlaps(table.Around(0, a.Spot())) {
					shown = m.At
				}
			}
			if m.At != shown {
				t.Errorf("after %d moves the rating points at %v, where nothing is", moves, m.At)
			}
		}
	})
}
