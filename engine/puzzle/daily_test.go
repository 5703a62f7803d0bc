package puzzle_test

import (
	"slices"
	"testing"
	"time"

	"azulejo/engine/players"
	"azulejo/engine/puzzle"
)

// TestDays checks numbers and dates of days, over leap days and changes of clocks.
func TestDays(t *testing.T) {
	for d, date := range map[puzzle.Day]string{1: "2026-01-01", 326: "2026-11-22", 365: "2026-12-31", 790: "2028-02-29", 0: "2025-12-31", -364: "2025-01-01"} {
		at, err := time.Parse(time.DateOnly, date)
		if err != nil {
			t.Fatal(err)
		}
		if got := puzzle.DayOf(at.Date()); got != d || d.Date().Format(time.DateOnly) != date {
			t.Errorf("%s is day %d, expected %d, whose date is %s", date, got, d, d.Date())
		}
	}
}

// TestDaily checks that the puzzle and the game of a day are the same on all systems, that each weekday shows all of its puzzles before one returns,
// and that puzzles and opponents become stronger from Monday to Sunday.
func TestDaily(t *testing.T) {
	levels := players.PlayableLevels()
	monday := puzzle.DayOf(2026, time.November, 23)
	var indices []int
	var opponents, families []string
	for d := range puzzle.Day(7) {
		indices = append(indices, (monday + d).Puzzle(400))
		_, _, level := (monday + d).Deal(levels)
		opponents, families = append(opponents, level), append(families, (monday+d).Family())
	}
	if want := []int{43, 63, 130, 224, 236, 297, 386}; !slices.Equal(indices, want) || !slices.IsSorted(indices) {
		t.Errorf("the puzzles are %v, expected %v", indices, want)
	}
	if !slices.Equal(opponents, levels[:7]) {
		t.Errorf("the opponents are %v", opponents)
	}
	if want := []string{"azul", "azul", "pavilion", "azul", "azul", "pavilion", "azul"}; !slices.Equal(families, want) {
		t.Errorf("the games are %v", families)
	}
	if o, seed, _ := puzzle.Day(326).Deal(levels); o.Players != 2 || o.Start != 1 || seed != 3807026817898022623 {
		t.Errorf("the deal of day 326 is %+v, %d", o, seed)
	}
	for weekday := range puzzle.Day(7) {
		const n = 401
		seen := map[int]bool{}
		for week := range puzzle.Day(n / 7) {
			i := (monday + weekday + 7*week).Puzzle(n)
			if seen[i] || i < 0 || i >= n {
				t.Fatalf("weekday %d shows puzzle %d twice", weekday+1, i)
			}
			seen[i] = true
		}
	}
}
