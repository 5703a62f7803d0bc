package review_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/record"
	"azulejo/engine/review"
)

// TestStoredReviews checks on games of all editions that a review written into a record and read back has the same steps, grades and lines and
// that its accounts add up, and that a changed game, another version or another budget is noticed.
func TestStoredReviews(t *testing.T) {
	games := catalogue.Games()
	budget := review.Budget{Nodes: 60, Deals: 2, Seed: 1}
	for _, at := range long.Values(len(games), 2) {
		i, seats := at[0], 2+2*at[1]
		m := randomMatch(t, &games[i], seats, math.MaxInt, uint64(seats))
		r, rec := reviewOf(t, m, budget), &record.Record{Match: m}
		r.Store(rec, budget)
		text := record.Format(rec)
		again, err := record.Parse("game.azl", text, games.Editions())
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		got, current := review.Stored(again, budget)
		if got == nil || !current || len(got.Steps) != len(r.Steps) {
			t.Fatalf("%s, %d seats: no review in\n%s", games[i].Edition.ID, seats, text)
		}
		for n := range r.Steps {
			want, s := &r.Steps[n], &got.Steps[n]
			same := s.At == want.At && s.Grade == want.Grade && s.Choices == want.Choices && math.Abs(s.Loss-want.Loss) < 1e-3 &&
				s.Compared.Best.Move == want.Compared.Best.Move && s.Compared.Played.Move == want.Compared.Played.Move
			if want.Loss > 0 {
				same = same && slices.Equal(s.Compared.Best.Moves, want.Compared.Best.Moves) && slices.Equal(s.Compared.Played.Moves, want.Compared.Played.Moves)
			}
			for seat := range want.After {
				same = same && math.Abs(s.After[seat]-want.After[seat]) < 1e-4
			}
			if !same {
				t.Errorf("%s, %d seats: step %+v was stored as %+v", games[i].Edition.ID, seats, *want, *s)
			}
		}
		for s, a := range got.Accounts() {
			if math.Abs(a.Initial+a.Luck+a.Own+a.Others-a.Result) > 1e-9 {
				t.Errorf("%s, %d seats: seat %d: %+v", games[i].Edition.ID, seats, s, a)
			}
		}
		if _, current := review.Stored(again, review.Budget{Nodes: 61}); current {
			t.Error("a review with another budget counts as current")
		}
		for _, change := range []func(){
			func() { again.Set("Review", "") },
			func() { again.Set("Review", "1 60"); delete(again.Evaluations, len(m.Moves())) },
			func() { again.Evaluations[len(m.Moves())] = "win 1" },
			func() { again.Evaluations[len(m.Moves())] = "win 50 50 50 50 loss 1 better XX" },
		} {
			if change(); true {
				if got, _ := review.Stored(again, budget); got != nil {
					t.Errorf("a damaged review was read: %v", again.Evaluations[len(m.Moves())])
				}
			}
		}
	}
}

// FuzzStored checks that reading a changed review never fails badly and that what is read can be written and read again.
func FuzzStored(f *testing.F) {
	games := catalogue.Games()
	budget := review.Budget{Nodes: 20, Deals: 1, Seed: 1}
	m := randomMatch(f, &games[0], 2, math.MaxInt, 1)
	rec := &record.Record{Match: m}
	reviewOf(f, m, budget).Store(rec, budget)
	for _, text := range []string{rec.Evaluations[len(m.Moves())], "win 1 2 second 3 sacrifice", "win NaN 1", "win 50 50 loss 1 better 1B1 score 1 2 played 1B1 score 1 2"} {
		f.Add(len(m.Moves())-1, text)
	}
	f.Fuzz(func(t *testing.T, n int, text string) {
		if n < 0 || n > len(m.Moves()) || !strings.HasPrefix(text, "win ") {
			return
		}
		changed := &record.Record{Match: m, Headers: rec.Headers, Evaluations: map[int]string{}}
		for k, v := range rec.Evaluations {
			changed.Evaluations[k] = v
		}
		changed.Evaluations[n] = text
		r, _ := review.Stored(changed, budget)
		if r == nil {
			return
		}
		again := &record.Record{Match: m}
		r.Store(again, budget)
		if same, current := review.Stored(again, budget); same == nil || !current {
			t.Errorf("a review that was read cannot be read again")
		}
	})
}
