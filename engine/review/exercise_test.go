package review_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/review"
)

// exercises returns the exercises of all seats of random games of all editions, by the seats of their games.
func exercises(t *testing.T) (all []review.Exercise) {
	t.Helper()
	games := catalogue.Games()
	for i := range games {
		for _, seats := range []int{2, 4} {
			m := randomMatch(t, &games[i], seats, 24, uint64(seats))
			r := reviewOf(t, m, review.Budget{Nodes: 200, Deals: 1})
			for seat := range engine.Seat(seats) {
				all = append(all, r.Exercises(m, seat)...)
			}
		}
	}
	if len(all) < 20 {
		t.Fatalf("there are only %d exercises", len(all))
	}
	return all
}

// TestExercises checks that the exercises of a seat are exactly its moves that the review marks with "?" or "??", in the order of play, that there are at most
// ten, and that each has the position, the move and the values of its step.
func TestExercises(t *testing.T) {
	games := catalogue.Games()
	most := 0
	for i := range games {
		for _, seats := range []int{2, 3, 4} {
			m := randomMatch(t, &games[i], seats, 60, uint64(seats))
			r := reviewOf(t, m, review.Budget{Nodes: 60, Deals: 1})
			for seat := range engine.Seat(seats) {
				var want, got []int
				for n, s := range r.Steps {
					if mark := s.Grade.Mark(); s.Seat == seat && (mark == "?" || mark == "??") {
						want = append(want, n)
					}
				}
				most = max(most, len(want))
				for _, e := range r.Exercises(m, seat) {
					got = append(got, e.Step)
					s := r.Steps[e.Step]
					if e.Before.Hash() != m.At(s.At).Hash() || e.Played() != m.Moves()[s.At] || e.Loss != s.Loss || e.Grade != s.Grade || e.Seat != seat {
						t.Errorf("%s, %d seats: exercise %+v of step %+v", games[i].Edition.ID, seats, e, s)
					}
				}
				if !slices.Equal(got, want[:min(10, len(want))]) {
					t.Errorf("%s, %d seats: the exercises of seat %d are %v, expected %v", games[i].Edition.ID, seats, seat, got, want)
				}
			}
		}
	}
	if most <= 10 {
		t.Errorf("no seat has more than %d mistakes", most)
	}
}

// TestExercisesAreFinal checks that an exercise that a review in progress has stays as it is: the first ones of the complete review, with the same losses. The
// first one of a game is known before the rest is searched.
func TestExercisesAreFinal(t *testing.T) {
	games := catalogue.Games()
	backend := players.NewLocal(games, players.Command{})
	defer backend.Close()
	type exercise struct {
		step int
		loss float64
	}
	for i := range games {
		for _, seats := range []int{2, 4} {
			m := randomMatch(t, &games[i], seats, 120, uint64(seats))
			s := review.NewService(backend)
			r := s.ReviewGame(0, m, review.Budget{Quick: 30, Nodes: 60, Most: 240, Deals: 3})
			before := make([][][]exercise, seats) // by seat, what was known after each answer
			known := func(seat int) (all []exercise) {
				for _, e := range r.Exercises(engine.Seat(seat)) {
					all = append(all, exercise{e.Step, e.Loss})
				}
				return all
			}
			first := 1.0 // the share that was searched when the first exercise was known
			for answers := -1; !r.Done(); r.Poll() {
				if answers == r.Answers() {
					time.Sleep(50 * time.Microsecond)
					continue
				}
				answers = r.Answers()
				for seat := range before {
					some := known(seat)
					before[seat] = append(before[seat], some)
					if len(some) > 0 {
						first = min(first, r.Searched())
					}
				}
			}
			if first > 0.75 {
				t.Errorf("%s, %d seats: the first exercise was known when %.2f of the game was searched", games[i].Edition.ID, seats, first)
			}
			for seat, all := range before {
				end := known(seat)
				for _, some := range all {
					if len(some) > len(end) || !slices.Equal(some, end[:len(some)]) {
						t.Fatalf("%s, %d seats: the exercises of seat %d were %v, and in the end are %v", games[i].Edition.ID, seats, seat, some, end)
					}
				}
			}
		}
	}
}

// TestJudgeTries checks with any values that a search may find that a try that is no better than the move played is never found, and has at least its loss,
// that one within a point of the best is found otherwise, and that one is found exactly if its loss gets no mark.
func TestJudgeTries(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	found, near := 0, 0
	for _, e := range exercises(t) {
		seats := e.Before.Seats()
		line := func(m engine.Move, win float64) players.Line {
			l := players.Line{Move: m, Win: slices.Repeat([]float64{(1 - win) / float64(seats-1)}, seats), Moves: []engine.Move{m}}
			l.Win[e.Seat] = win
			return l
		}
		for _, try := range e.Before.Moves(nil) {
			best, played, tried := rng.Float64(), rng.Float64(), rng.Float64()
			if rng.IntN(2) == 0 {
				tried = max(0, best-0.08*rng.Float64()+0.01)
			}
			known := try == e.Compared.Best.Move || try == e.Played()
			asked := false
			e.Judge(try, func(moves []engine.Move, receive func([]players.Line)) {
				asked = true
				if alone := len(moves) == 1; alone { // as for a move that the evaluator prunes
					receive([]players.Line{line(try, tried)})
				} else if both := []players.Line{line(e.Compared.Best.Move, best), line(e.Played(), played)}; rng.IntN(3) == 0 {
					receive(both)
				} else {
					receive(append(both, line(try, tried)))
				}
			}, func(v review.Verdict, ok bool) {
				switch worse := try == e.Played() || !known && tried <= played; {
				case !ok || v.Line.Move != try || v.Loss < 0:
					t.Fatalf("the verdict is %+v, %v", v, ok)
				case asked == known:
					t.Errorf("a search for the move %v: %v", try, asked)
				case v.Found != (review.GradeOf(review.Points(v.Loss), seats) == review.Unmarked):
					t.Errorf("a loss of %v is found: %v", v.Loss, v.Found)
				case worse && (v.Found || v.Loss < e.Loss):
					t.Errorf("a try at %v beside a played move at %v that lost %v: %+v", tried, played, e.Loss, v)
				case try == e.Compared.Best.Move && (!v.Found || v.Loss != 0), !known && !worse && tried >= best-0.01 && !v.Found:
					t.Errorf("a try at %v, best %v: %+v", tried, best, v)
				case !worse && v.Loss > e.Loss:
					t.Errorf("a better move loses %v, the one played %v", v.Loss, e.Loss)
				case v.Found:
					found++
					if !known && math.Abs(tried-best) <= 0.01 {
						near++
					}
				}
			})
		}
	}
	if found < 100 || near < 20 {
		t.Errorf("only %d tries are found, %d of them within a point of the best", found, near)
	}
}

// TestJudgeBySearch checks that a review in progress judges every legal try at a mistake by a search, that the best move is found, and what is said of
// the verdict: something for a move that was found, nothing for another one.
func TestJudgeBySearch(t *testing.T) {
	games := catalogue.Games()
	for _, id := range []string{"azul", "pavilion"} {
		g := games.Find(id)
		m := randomMatch(t, g, 2, 14, 3)
		backend := players.NewLocal(games, players.Command{})
		defer backend.Close()
		service := review.NewService(backend)
		r := service.ReviewGame(1, m, review.Budget{Nodes: 100, Deals: 1})
		if err := service.Wait(context.Background()); err != nil {
			t.Fatal(err)
		}
		var all []review.Exercise
		for seat := range engine.Seat(2) {
			all = append(all, r.Review().Exercises(m, seat)...)
		}
		if len(all) == 0 {
			t.Fatalf("%s: there is no exercise", id)
		}
		e, compare := all[0], review.NewComparer(g)
		tries := e.Before.Moves(nil)
		answers, found, discussed := 0, 0, 0
		for _, try := range tries[:min(len(tries), 40)] {
			r.Judge(&e, try, func(v review.Verdict, ok bool) {
				if answers++; !ok || v.Line.Move != try {
					t.Errorf("%s: the verdict on %v is %+v, %v", id, try, v, ok)
				}
				x := compare.Discuss(&e, v)
				switch {
				case v.Found:
					found++
					if len(x.For) > 0 {
						discussed++
					}
				case x.Fault != nil:
					discussed++
				}
			})
			if err := service.Wait(context.Background()); err != nil {
				t.Fatal(err)
			}
		}
		if answers != min(len(tries), 40) || discussed < answers/3 {
			t.Errorf("%s: %d answers to %d tries, %d found, %d discussed", id, answers, len(tries), found, discussed)
		}
		cancel := r.Judge(&e, tries[len(tries)/2], func(review.Verdict, bool) { t.Error("a cancelled try is judged") })
		cancel()
		_ = service.Wait(context.Background())
	}
}
