package review_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/review"
)

// randomReview returns a made-up review of some rounds, of a game that somebody wins unless shared is set. The win probabilities after the first known
// steps are unknown.
func randomReview(rng *rand.Rand, seats, rounds, known int, shared bool) *review.Review {
	even := slices.Repeat([]float64{1 / float64(seats)}, seats)
	result := make([]float64, seats)
	if result[rng.IntN(seats)] = 1; shared {
		result = even
	}
	r := &review.Review{Result: result}
	for round := 1; round <= rounds; round++ {
		r.Steps = append(r.Steps, review.Step{Seat: engine.Nature, Round: round})
		for range rng.IntN(4 * seats) {
			s := engine.Seat(rng.IntN(seats+1) - 1) // refills of the supply are deals within a round
			r.Steps = append(r.Steps, review.Step{Seat: s, Round: round, Choices: 1 + rng.IntN(20), Grade: review.Unmarked})
		}
	}
	for i, before := 0, even; i < len(r.Steps); i++ {
		step, after, sum := &r.Steps[i], make([]float64, seats), 0.0
		for s := range after {
			after[s] = before[s] * rng.ExpFloat64()
			sum += after[s]
		}
		for s := range after {
			after[s] /= sum
		}
		if rng.IntN(3) == 0 {
			after = before // a best move
		}
		if step.At = i; i == len(r.Steps)-1 {
			after = result
		}
		if step.Before, step.After = before, after; step.Seat != engine.Nature {
			step.Loss = max(0, before[step.Seat]-after[step.Seat])
		}
		if before = after; i >= known {
			step.Before, step.After = nil, nil
		}
	}
	return r
}

// TestAttributionAddsUp checks on made-up reviews, finished and unfinished, that the printed points of every waterfall, of every seat and of all seats
// together add up, and that each is at most a point away from its value.
func TestAttributionAddsUp(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 2000 {
		seats, known := 2+n%3, math.MaxInt
		if n%4 == 3 {
			known = rng.IntN(20)
		}
		r := randomReview(rng, seats, 1+rng.IntN(7), known, n%7 == 0)
		a := r.Attribution(seats)
		name := fmt.Sprintf("game %d with %d seats, %d of %d steps known", n, seats, r.Known(), len(r.Steps))
		if a.Complete != (r.Known() == len(r.Steps)) || a.Known > a.Moves || a.Complete != (a.Known == a.Moves && r.Known() == len(r.Steps)) {
			t.Errorf("%s: complete %v, %d of %d moves", name, a.Complete, a.Known, a.Moves)
		}
		for _, w := range a.Waterfalls {
			sum, value := w.Initial, 1/float64(seats)
			for _, c := range w.Contributions {
				sum += c.Points
				exact := 0.0
				for _, s := range r.Steps[:r.Known()] {
					if s.Seat == c.Seat && (c.Round == 0 || s.Round == c.Round) {
						exact += s.After[w.Seat] - s.Before[w.Seat]
					}
				}
				if value += exact; math.Abs(float64(c.Points)-100*exact) > 1+1e-6 {
					t.Errorf("%s: %d points for %.3f in %+v", name, c.Points, 100*exact, c)
				}
				if c.Step >= 0 && (r.Steps[c.Step].Seat != c.Seat || c.Round != 0 && r.Steps[c.Step].Round != c.Round) {
					t.Errorf("%s: step %+v of %+v", name, r.Steps[c.Step], c)
				}
			}
			if sum != w.Result || math.Abs(float64(w.Result)-100*value) > 1+1e-6 {
				t.Errorf("%s: the points of seat %d add up to %d, its result is %d, exactly %.3f", name, w.Seat, sum, w.Result, 100*value)
			}
		}
		sums := map[engine.Seat]int{} // by the seat that made the errors
		for _, w := range a.Waterfalls {
			for _, c := range w.Contributions {
				if seats > 2 {
					sums[c.Seat] += c.Points
				}
			}
		}
		for s, points := range sums {
			if points != 0 {
				t.Errorf("%s: what seat %d changed adds up to %d over all seats", name, s, points)
			}
		}
		var sum review.SeatAttribution
		for s, x := range a.Seats {
			if x.Initial+x.Luck+x.Others+x.Own != x.Result {
				t.Errorf("%s: seat %d: %+v", name, s, x)
			}
			if x.WithEvenLuck < 0 || x.WithEvenLuck > 100 || !x.Cut() && x.WithEvenLuck+x.Luck != x.Result {
				t.Errorf("%s: seat %d with even luck: %+v", name, s, x)
			}
			sum.Initial, sum.Luck, sum.Result = sum.Initial+x.Initial, sum.Luck+x.Luck, sum.Result+x.Result
			sum.Others += x.Others + x.Own
		}
		if sum.Initial != 100 || sum.Luck != 0 || sum.Others != 0 || sum.Result != 100 {
			t.Errorf("%s: all seats: %+v", name, sum)
		}
	}
}

// TestAttributionRounds checks on a game whose numbers are known that rounding gives missing points to the largest remainders, and nothing to steps that
// changed nothing.
func TestAttributionRounds(t *testing.T) {
	points := func(seats int, changes ...review.Step) (all []int) {
		win := slices.Repeat([]float64{1 / float64(seats)}, seats)
		r := &review.Review{}
		for _, s := range changes {
			by := s.Loss
			s.Before, s.After = win, slices.Clone(win)
			s.After[0] += by
			for i := 1; i < seats; i++ {
				s.After[i] -= by / float64(seats-1)
			}
			r.Steps, win = append(r.Steps, s), s.After
		}
		r.Result = win
		w := r.Attribution(seats).Waterfalls[0]
		for _, c := range w.Contributions {
			all = append(all, c.Points)
		}
		return append(all, w.Result)
	}
	deal := func(round int, by float64) review.Step {
		return review.Step{Seat: engine.Nature, Round: round, Loss: by}
	}
	move := func(round int, seat engine.Seat, by float64) review.Step {
		return review.Step{Seat: seat, Round: round, Loss: by}
	}
	for _, c := range []struct {
		got, want []int
	}{
		{points(2, deal(1, 0.1041), move(1, 1, 0.1043), move(1, 0, 0), deal(2, 0.1041), move(2, 1, 0.1875)), []int{10, 0, 11, 10, 0, 19, 100}},
		{points(2, deal(1, 0.103), move(1, 1, 0.108), move(1, 0, -0.011), deal(2, 0.3)), []int{10, -1, 11, 30, 0, 0, 100}},
		{points(3, deal(1, 0.25), move(1, 0, -0.05), move(1, 1, 0.2), move(1, 1, 0.2+2./3-0.6)), []int{25, -5, 47, 0, 100}},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("points %v, want %v", c.got, c.want)
		}
	}
}

// TestAttributionCompares checks who is said to have played best and to have been luckiest.
func TestAttributionCompares(t *testing.T) {
	for _, c := range []struct {
		errors         []float64 // per move
		luck           []float64
		best, luckiest []engine.Seat
	}{
		{[]float64{2.1, 2.8}, []float64{-66, 66}, []engine.Seat{0}, []engine.Seat{1}},
		{[]float64{2.8, 2.1}, []float64{5, -5}, []engine.Seat{1}, []engine.Seat{0}},
		{[]float64{2.8, 2.55}, []float64{4.9, -4.9}, nil, nil},
		{[]float64{1, 1.25, 1.21}, []float64{-1, -2.4, 3.4}, []engine.Seat{0}, []engine.Seat{2}},
		{[]float64{1, 1.19, 1.1}, []float64{-1, -2.3, 3.3}, nil, nil},
		{[]float64{0.9, 0.7, 0.4, 1.2}, []float64{-16, 66, -43, -7}, []engine.Seat{2}, []engine.Seat{1}},
		{[]float64{0.9, 0.5, 0.4, 1.2}, []float64{2, 2, -4, 0}, []engine.Seat{1, 2}, []engine.Seat{0, 1}},
	} {
		seats := len(c.errors)
		r, start, lucky := &review.Review{}, slices.Repeat([]float64{1 / float64(seats)}, seats), make([]float64, seats)
		for s := range lucky {
			lucky[s] = start[s] + c.luck[s]/100
		}
		r.Steps = []review.Step{{Seat: engine.Nature, Round: 1, Before: start, After: lucky}}
		for s, loss := range c.errors {
			for range 2 {
				r.Steps = append(r.Steps, review.Step{Seat: engine.Seat(s), Round: 1, Before: lucky, After: lucky, Loss: loss / 100, Grade: review.Unmarked})
			}
		}
		if a := r.Attribution(seats); !slices.Equal(a.Best, c.best) || !slices.Equal(a.Luckiest, c.luckiest) {
			t.Errorf("errors %v, luck %v: best %v, luckiest %v", c.errors, c.luck, a.Best, a.Luckiest)
		}
	}
}

// TestAttributionOfGames checks on random games of all editions that rounds are numbered as in the match.
func TestAttributionOfGames(t *testing.T) {
	games := catalogue.Games()
	for i := range games {
		m := randomMatch(t, &games[i], 2, 1000, 3)
		r := reviewOf(t, m, review.Budget{Nodes: 20, Deals: 1, Seed: 1})
		a, last := r.Attribution(2), 0
		for _, s := range r.Steps {
			if want := m.At(s.At + s.Moves).Round(); s.Seat == engine.Nature && s.Round != want || s.Round < last || s.Round > last+1 {
				t.Fatalf("%s: round %d after %d, want %d", games[i].Edition.ID, s.Round, last, want)
			}
			last = s.Round
		}
		if w := a.Waterfalls[0]; len(w.Contributions) != 3*last || !a.Complete || len(a.Waterfalls) != 1 {
			t.Errorf("%s: %d rounds, %+v", games[i].Edition.ID, last, w)
		}
	}
}
