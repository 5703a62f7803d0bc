package review

import (
	"cmp"
	"math"
	"slices"

	"azulejo/engine"
)

// Attribution splits the way from the initial win probabilities of a game to its result into the luck of the deals and the errors of each seat. It holds
// whole percentage points, rounded so that all sums of them are exact.
type Attribution struct {
	// Waterfalls are, with two seats, that of the winner by round, or else one of each seat over the whole game.
	Waterfalls []Waterfall
	Seats      []SeatAttribution
	// Best are the seats with the lowest error rate, nil if all played alike. Luckiest are those with the most luck, nil if luck was even.
	Best, Luckiest []engine.Seat
	Moves          int  // of all seats, without deals
	Known          int  // of these, those whose errors are known
	Complete       bool // whether all steps of the review are known
}

// LeastMoves is the number of moves from which an attribution says something about a game.
const LeastMoves = 4

// Waterfall is the way of a seat's win probability: Initial plus all Contributions is Result.
type Waterfall struct {
	Seat            engine.Seat
	Initial, Result int // Result is that of the contributions known so far
	Contributions   []Contribution
}

// Contribution is what the deals or the errors of a seat changed in a win probability.
type Contribution struct {
	Round  int         // 0 for the whole game
	Seat   engine.Seat // who made the errors; Nature for the deals
	Points int
	Step   int // of Review.Steps, the one that changed the most; −1 if there is none
	Known  bool
}

// SeatAttribution sums up a game for a seat: Initial + Luck + Others + Own = Result.
type SeatAttribution struct {
	Initial, Luck, Others, Own, Result int
	WithEvenLuck                       int // Result − Luck, at least 0 and at most 100
	Accuracy, ErrorRate                float64
}

// Cut reports whether Result − Luck is less than 0 or more than 100.
func (a *SeatAttribution) Cut() bool { return a.WithEvenLuck != a.Result-a.Luck }

// contribution is a Contribution with the changes of all seats.
type contribution struct {
	Contribution
	changes []float64
	largest float64
}

// Attribution returns the attribution of the steps known so far.
func (r *Review) Attribution(seats int) *Attribution {
	known := r.Known()
	a := &Attribution{Complete: known == len(r.Steps)}
	all := r.contributions(seats, known)
	for i := range r.Steps {
		if r.Steps[i].Seat != engine.Nature {
			a.Moves++
			if i < known {
				a.Known++
			}
		}
	}
	initial := evenShares(seats)
	if known > 0 {
		initial = normal(r.Steps[0].Before)
	}
	if seats == 2 {
		a.addWinner(initial, r.Result, all)
	} else {
		a.addAll(initial, all)
	}
	for s := range a.Seats {
		seat := &a.Seats[s]
		seat.WithEvenLuck = max(0, min(100, seat.Result-seat.Luck))
		seat.Accuracy, seat.ErrorRate = r.Accuracy(engine.Seat(s))
	}
	a.compare(all)
	return a
}

// contributions returns the contributions to the win probabilities of all seats: with two seats by round, the deals first, or else over the whole game.
func (r *Review) contributions(seats, known int) (all []contribution) {
	groups := map[int]int{} // the index of the deals by round
	for i := range r.Steps {
		step, round := &r.Steps[i], 0
		if seats == 2 {
			round = step.Round
		}
		first, ok := groups[round]
		if !ok {
			first = len(all)
			groups[round] = first
			for s := engine.Nature; s < engine.Seat(seats); s++ {
				all = append(all, contribution{Contribution: Contribution{Round: round, Seat: s, Step: -1, Known: true}, changes: make([]float64, seats)})
			}
		}
		c := &all[first+int(step.Seat-engine.Nature)]
		if i >= known {
			c.Known = false
			continue
		}
		before, after, largest := normal(step.Before), normal(step.After), 0.0
		for s := range c.changes {
			c.changes[s] += after[s] - before[s]
			largest = max(largest, math.Abs(after[s]-before[s]))
		}
		if c.Step < 0 || largest > c.largest {
			c.Step, c.largest = i, largest
		}
	}
	return all
}

// normal returns win probabilities that add up to 1.
func normal(win []float64) []float64 {
	sum, all := 0.0, slices.Clone(win)
	for _, w := range win {
		sum += w
	}
	for s := range all {
		all[s] /= sum
	}
	return all
}

// addWinner adds the waterfall of the winner, or of the first seat if victory is shared or not known yet, and the sums of both seats.
func (a *Attribution) addWinner(initial, result []float64, all []contribution) {
	w := Waterfall{}
	if len(result) == 2 && result[1] > result[0] {
		w.Seat = 1
	}
	row := []float64{initial[w.Seat]}
	end := initial[w.Seat]
	for _, c := range all {
		row = append(row, c.changes[w.Seat])
		end += c.changes[w.Seat]
	}
	points := largestRemainder(append(row, -end))
	w.Initial, w.Result = points[0], -points[len(points)-1]
	a.Seats = make([]SeatAttribution, 2)
	winner, other := &a.Seats[w.Seat], &a.Seats[1-w.Seat]
	winner.Initial, winner.Result = w.Initial, w.Result
	for i := range all {
		c := all[i].Contribution
		c.Points = points[i+1]
		w.Contributions = append(w.Contributions, c)
		winner.add(w.Seat, c)
	}
	*other = SeatAttribution{Initial: 100 - w.Initial, Luck: -winner.Luck, Others: -winner.Own, Own: -winner.Others, Result: 100 - w.Result}
	a.Waterfalls = []Waterfall{w}
}

// addAll adds the waterfalls and sums of all seats.
func (a *Attribution) addAll(initial []float64, all []contribution) {
	var rows [][]float64
	for s := range initial {
		row, end := []float64{initial[s]}, initial[s]
		for _, c := range all {
			row = append(row, c.changes[s])
			end += c.changes[s]
		}
		rows = append(rows, append(row, -end))
	}
	a.Seats = make([]SeatAttribution, len(initial))
	for s, points := range roundTable(rows) {
		w := Waterfall{Seat: engine.Seat(s), Initial: points[0], Result: -points[len(points)-1]}
		a.Seats[s].Initial, a.Seats[s].Result = w.Initial, w.Result
		for i := range all {
			c := all[i].Contribution
			c.Points = points[i+1]
			w.Contributions = append(w.Contributions, c)
			a.Seats[s].add(w.Seat, c)
		}
		a.Waterfalls = append(a.Waterfalls, w)
	}
}

// add adds a contribution to the sums of a seat.
func (a *SeatAttribution) add(seat engine.Seat, c Contribution) {
	switch c.Seat {
	case engine.Nature:
		a.Luck += c.Points
	case seat:
		a.Own += c.Points
	default:
		a.Others += c.Points
	}
}

// alike are the differences of error rates below which seats played alike, in percentage points, by the number of seats.
var alike = map[int]float64{2: 0.3, 3: 0.2, 4: 0.15}

// compare sets the seats that played best and those that were luckiest.
func (a *Attribution) compare(all []contribution) {
	least, most, luck := math.Inf(1), math.MinInt, make([]float64, len(a.Seats))
	for i := range all {
		for s, change := range all[i].changes {
			if all[i].Seat == engine.Nature {
				luck[s] += change
			}
		}
	}
	uneven := false
	for s := range a.Seats {
		least, most = min(least, a.Seats[s].ErrorRate), max(most, a.Seats[s].Luck)
		uneven = uneven || math.Abs(luck[s]) >= 0.1/float64(len(a.Seats))
	}
	for s := range a.Seats {
		if a.Seats[s].ErrorRate-least < alike[len(a.Seats)] {
			a.Best = append(a.Best, engine.Seat(s))
		}
		if uneven && a.Seats[s].Luck == most {
			a.Luckiest = append(a.Luckiest, engine.Seat(s))
		}
	}
	if len(a.Best) == len(a.Seats) {
		a.Best = nil
	}
}

// negligible is the part of a percentage point that is taken for an error of floating-point numbers.
const negligible = 1e-9

// floorPoints returns a probability in whole percentage points, rounded down, and what remains.
func floorPoints(p float64) (points int, remainder float64) {
	floor := math.Floor(100*p + negligible)
	return int(floor), max(0, 100*p-floor)
}

// largestRemainder returns probabilities that add up to 0 in percentage points that add up to 0. Those with the largest remainders are rounded up.
func largestRemainder(all []float64) []int {
	points, remainders, order, missing := make([]int, len(all)), make([]float64, len(all)), make([]int, len(all)), 0
	for i, p := range all {
		points[i], remainders[i] = floorPoints(p)
		order[i] = i
		missing -= points[i]
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(remainders[j], remainders[i]) })
	for _, i := range order[:missing] {
		points[i]++
	}
	return points
}

// roundTable returns a table of probabilities in percentage points, each of which is rounded up or down. All its rows add up to 0 and each of its columns to
// a whole number of points, which the rounded ones do as well (Cox, "A constructive procedure for unbiased controlled rounding", 1987, proves that
// there always is such a table). Of all tables it is that with the smallest error.
func roundTable(rows [][]float64) [][]int {
	points, remainders := make([][]int, len(rows)), make([][]float64, len(rows))
	missing, sums := make([]int, len(rows[0])), make([]float64, len(rows[0]))
	for r, row := range rows {
		points[r], remainders[r] = make([]int, len(row)), make([]float64, len(row))
		for c, p := range row {
			points[r][c], remainders[r][c] = floorPoints(p)
			missing[c] -= points[r][c]
			sums[c] += 100 * p
		}
	}
	for c, sum := range sums {
		missing[c] += int(math.Round(sum))
	}
	up, best, least := make([]int, len(rows)), []int(nil), math.Inf(1) // up is a set of columns by row
	// choose tries all sets of columns in which a row is rounded up, and then those of the rows below it.
	var choose func(r int, cost float64)
	choose = func(r int, cost float64) {
		if r == len(rows) {
			if cost < least && !slices.ContainsFunc(missing, func(n int) bool { return n != 0 }) {
				best, least = slices.Clone(up), cost
			}
			return
		}
		short := 0
		for _, p := range points[r] {
			short -= p
		}
		var next func(c, short int, cost float64)
		next = func(c, short int, cost float64) {
			if c == len(missing) {
				if short == 0 {
					choose(r+1, cost)
				}
				return
			}
			next(c+1, short, cost+remainders[r][c])
			if short > 0 && missing[c] > 0 && remainders[r][c] > negligible {
				missing[c]--
				up[r] |= 1 << c
				next(c+1, short-1, cost+1-remainders[r][c])
				up[r] &^= 1 << c
				missing[c]++
			}
		}
		next(0, short, cost)
	}
	choose(0, 0)
	for r := range best {
		for c := range points[r] {
			points[r][c] += best[r] >> c & 1
		}
	}
	return points
}
