package puzzle

import (
	"hash/fnv"
	"math"
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

// missed returns the bounds of Puzzle.Missed on the weekday. Puzzles of each family become harder from Monday to Sunday; the bounds are fixed, so that new
// puzzles do not change the days of others, and leave each weekday more than a year of puzzles.
func (d Day) missed() (least, most int) {
	of := [...][2]int{{0, 17}, {18, 24}, {0, 49}, {25, 31}, {32, 42}, {50, 100}, {43, 100}}[d.weekday()]
	return of[0], of[1]
}

// golden is the golden ratio as a fraction of 2⁶⁴. Its multiples are far apart for long.
const golden = 0x9E3779B97F4A7C15

// Puzzle returns the puzzle of the day among those of its family, or nil if none fits the weekday. Each puzzle has a point on a circle, by its ID, and the
// circle turns by the golden ratio every week: the puzzle is the nearest one. So a puzzle comes back after two months at the earliest, and one that is
// added to the file becomes the puzzle of some days but changes no others.
func (d Day) Puzzle(all []Entry) (chosen *Entry) {
	least, most := d.missed()
	at, nearest := golden*uint64(d.week()), uint64(math.MaxUint64)
	for i := range all {
		e := &all[i]
		if e.Missed < least || e.Missed > most {
			continue
		}
		hash := fnv.New64a()
		hash.Write([]byte(e.ID))
		away := at - engine.Mix(hash.Sum64())
		if away = min(away, -away); away < nearest {
			chosen, nearest = e, away
		}
	}
	return chosen
}

// Deal returns the options, the seed and the level of the opponent in the game of the day. The level rises from Monday to Sunday.
func (d Day) Deal(levels []string) (o engine.Options, seed uint64, level string) {
	seed = engine.Mix(uint64(d))
	return engine.Options{Players: 2, Start: engine.Seat(seed % 2)}, seed >> 1, levels[min(d.weekday(), len(levels)-1)]
}
