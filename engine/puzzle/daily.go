package puzzle

import (
	"math/rand/v2"
	"time"

	"azulejo/engine"
)

// Day is a day of the daily deal, by its number: 1 is 1 January 2026.
type Day int

// firstDay returns day 1 at midnight, in UTC.
func firstDay() time.Time { return time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC) }

// DayOf returns the day of a date. It is below 1 for a date before the first day.
func DayOf(year int, month time.Month, day int) Day {
	return 1 + Day(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Sub(firstDay())/(24*time.Hour))
}

// Date returns the date of a day at midnight, in UTC.
func (d Day) Date() time.Time { return firstDay().AddDate(0, 0, int(d)-1) }

// weekday returns the number of the weekday, from 0 for Monday.
func (d Day) weekday() int { return (int(d.Date().Weekday()) + 6) % 7 }

// week returns the number of the week.
func (d Day) week() int { return (int(d) + 2 - d.weekday()) / 7 }

// Family returns the family of games of the day.
func (d Day) Family() string {
	if w := d.weekday(); w == 2 || w == 5 {
		return "pavilion"
	}
	return "azul"
}

// Puzzle returns the index of the puzzle of the day among n puzzles in a file. As those that most levels find come first, puzzles become harder from Monday
// to Sunday. None returns before all of its weekday have been shown.
func (d Day) Puzzle(n int) int {
	from, to := d.weekday()*n/7, (d.weekday()+1)*n/7
	r := rand.New(rand.NewPCG(uint64(d.weekday()), 0))
	return from + r.Perm(to - from)[d.week()%(to-from)]
}

// Deal returns the options, the seed and the level of the opponent in the game of the day. The level rises from Monday to Sunday.
func (d Day) Deal(levels []string) (o engine.Options, seed uint64, level string) {
	seed = engine.Mix(uint64(d))
	return engine.Options{Players: 2, Start: engine.Seat(seed % 2)}, seed >> 1, levels[min(d.weekday(), len(levels)-1)]
}
