package describe

import (
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/locale"
)

// Luck says an attribution, the luck and the errors of a game, in words.
type Luck struct {
	*review.Attribution
	Words *locale.Words
	Name  func(engine.Seat) string // of the player at a seat; texts name all players, as they are read together
}

// about returns a text about the player at a seat. It addresses a person who has kept the name “You”, about whom it would read wrongly.
func (l Luck) about(key string, s engine.Seat) string {
	name := l.Name(s)
	return l.Words.T(key, "address", locale.Address(name == l.Words.T("setup.you")), "player", name)
}

// Chance returns a caption of the chances of the player at a seat.
func (l Luck) Chance(s engine.Seat) string { return l.about("luck.chance", s) }

// names returns a list of the players at some seats.
func (l Luck) names(seats []engine.Seat) string {
	var all []string
	for _, s := range seats {
		all = append(all, l.Name(s))
	}
	return l.Words.List(all...)
}

// Sentences returns the sentences that say who played best and who was luckiest: a single one if both are the same player.
func (l Luck) Sentences() []string {
	if len(l.Best) != 1 || len(l.Luckiest) != 1 || l.Best[0] != l.Luckiest[0] {
		return []string{l.skillSentence(), l.luckSentence()}
	}
	if len(l.Seats) == 2 {
		return []string{l.about("luck.better.luckier", l.Best[0])}
	}
	return []string{l.about("luck.best.luckiest", l.Best[0])}
}

// skillSentence returns the sentence that says who played best.
func (l Luck) skillSentence() string {
	switch {
	case len(l.Best) == 0:
		return l.Words.T("luck.alike", "seats", len(l.Seats))
	case len(l.Best) > 1:
		return l.Words.T("luck.best.several", "names", l.names(l.Best))
	case len(l.Seats) == 2:
		return l.about("luck.better", l.Best[0])
	}
	return l.about("luck.best", l.Best[0])
}

// luckSentence returns the sentence that says who was luckiest.
func (l Luck) luckSentence() string {
	switch {
	case len(l.Luckiest) == 0:
		return l.Words.T("luck.even")
	case len(l.Luckiest) > 1:
		return l.Words.T("luck.luckiest.several", "names", l.names(l.Luckiest))
	case len(l.Seats) == 2:
		return l.about("luck.luckier", l.Luckiest[0])
	}
	return l.about("luck.luckiest", l.Luckiest[0])
}

// Cause returns what made a contribution: the luck of the deals, or the errors of a player.
func (l Luck) Cause(c review.Contribution) string {
	if c.Seat == engine.Nature {
		return l.Words.T("luck.deals")
	}
	return l.about("luck.errors", c.Seat)
}

// Step returns the name of a contribution to the win probability of a seat, with its points.
func (l Luck) Step(s engine.Seat, c review.Contribution) string {
	name, change := l.Name(s), l.Words.Signed(c.Points)
	switch {
	case c.Round == 0:
		return l.Words.T("luck.step.whole", "player", name, "cause", l.Cause(c), "change", change)
	case c.Seat == engine.Nature:
		return l.Words.T("luck.step.deals", "round", c.Round, "player", name, "change", change)
	}
	return l.Words.T("luck.step.errors", "round", c.Round, "errors", l.Cause(c), "player", name, "change", change)
}

// Steps returns a sentence for the initial win probability of a waterfall and for each of its contributions, those of a round with the win probability
// before and after it.
func (l Luck) Steps(w review.Waterfall) []string {
	all, before := []string{l.Words.T("luck.step.begin", "player", l.Name(w.Seat), "before", l.Words.Number(w.Initial))}, w.Initial
	for _, c := range w.Contributions {
		step, after := l.Step(w.Seat, c), before+c.Points
		if c.Round > 0 {
			step = l.Words.T("luck.step.between", "step", step, "before", l.Words.Number(before), "after", l.Words.Number(after))
		}
		all, before = append(all, step), after
	}
	return all
}

// Totals returns the contributions of a waterfall added up over all rounds: the luck of the deals, and the errors of each seat.
func Totals(w review.Waterfall, seats int) []review.Contribution {
	all := make([]review.Contribution, seats+1)
	for i := range all {
		all[i] = review.Contribution{Seat: engine.Nature + engine.Seat(i), Step: -1, Known: true}
	}
	for _, c := range w.Contributions {
		t := &all[c.Seat-engine.Nature]
		t.Points += c.Points
		t.Known = t.Known && c.Known
	}
	return all
}

// For returns for whom the result of a waterfall is.
func (l Luck) For(w review.Waterfall) string {
	if l.Complete && w.Result == 100 {
		return l.about("luck.for.winner", w.Seat)
	}
	return l.about("luck.for", w.Seat)
}

// Sum returns the sum of a waterfall: "50 + 66 luck of the deals … = 100 for Inês, who won".
func (l Luck) Sum(w review.Waterfall) string {
	parts := []string{l.Words.Number(w.Initial)}
	for _, c := range Totals(w, len(l.Seats)) {
		parts = append(parts, Sign(c.Points), l.Words.Number(abs(c.Points)), l.Cause(c))
	}
	return strings.Join(append(parts, "=", l.Words.Number(w.Result), l.For(w)), " ")
}

// Sign returns the sign between the parts of a sum before a part with some points: "+" or "−".
func Sign(points int) string {
	if points < 0 {
		return "−"
	}
	return "+"
}

func abs(n int) int { return max(n, -n) }

// Rate formats an error rate.
func (l Luck) Rate(rate float64) string { return l.Words.Decimal(rate, 1) }

// Accuracy formats an accuracy.
func (l Luck) Accuracy(accuracy float64) string { return l.Words.Number(int(math.Round(accuracy))) }

// Seat returns the figures of a seat in a sentence.
func (l Luck) Seat(s engine.Seat) string {
	a := &l.Seats[s]
	return l.Words.T("luck.seat", "player", l.Name(s), "accuracy", l.Accuracy(a.Accuracy), "rate", l.Rate(a.ErrorRate),
		"change", l.Words.Signed(a.Luck), "adjusted", l.Words.Number(a.WithEvenLuck), "result", l.Words.Number(a.Result))
}
