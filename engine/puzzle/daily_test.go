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

// TestDaily checks that the puzzle and the game of a day are the same on all systems, and that puzzles of each family and opponents become stronger from
// Monday to Sunday.
func TestDaily(t *testing.T) {
	levels := players.PlayableLevels()
	monday := puzzle.DayOf(2026, time.November, 23)
	missed := map[string][]int{}
	var opponents, families []string
	for d := monday; d < monday+7; d++ {
		_, _, level := d.Deal(levels)
		opponents, families = append(opponents, level), append(families, d.Family())
		missed[d.Family()] = append(missed[d.Family()], d.Puzzle(embedded(t, d.Family())).Missed)
	}
	if !slices.IsSorted(missed["azul"]) || !slices.IsSorted(missed["pavilion"]) {
		t.Errorf("levels miss the puzzles as often as %v", missed)
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
	made := []puzzle.Entry{{ID: "azul 2 1 1"}, {ID: "azul 2 2 2"}, {ID: "azul 2 3 3"}, {ID: "azul 2 4 4"}}
	var ids []string
	for week := range puzzle.Day(4) {
		ids = append(ids, (monday + 7*week).Puzzle(made).ID)
	}
	if want := []string{"azul 2 4 4", "azul 2 2 2", "azul 2 3 3", "azul 2 2 2"}; !slices.Equal(ids, want) {
		t.Errorf("the puzzles of four Mondays are %q, expected %q", ids, want)
	}
	if e := monday.Puzzle([]puzzle.Entry{{ID: "azul 2 1 1", Missed: 100}}); e != nil {
		t.Errorf("%s is the puzzle of a Monday", e.ID)
	}
}

// embedded returns the puzzles of a family.
func embedded(t *testing.T, family string) []puzzle.Entry {
	t.Helper()
	all, err := puzzle.Read(puzzle.Embedded(family))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestDailyPuzzlesChangeRarely checks that no puzzle comes back in less than eight weeks, that each weekday has many in three years, and that a puzzle that is
// added changes only the days of which it becomes the puzzle.
func TestDailyPuzzlesChangeRarely(t *testing.T) {
	for first := puzzle.DayOf(2026, time.November, 23); first.Date().Day() < 30; first++ {
		all := embedded(t, first.Family())
		added := first.Puzzle(all)
		fewer := slices.DeleteFunc(slices.Clone(all), func(e puzzle.Entry) bool { return e.ID == added.ID })
		last := map[string]puzzle.Day{}
		for d := first; d < first+3*364; d += 7 {
			e := d.Puzzle(all)
			if before, again := last[e.ID]; again && d-before < 8*7 {
				t.Errorf("day %d has the puzzle of day %d", d, before)
			}
			last[e.ID] = d
			if without := d.Puzzle(fewer); (without.ID != e.ID) != (e.ID == added.ID) {
				t.Errorf("day %d has %s, and without %s it has %s", d, e.ID, added.ID, without.ID)
			}
		}
		if len(last) < 50 {
			t.Errorf("from %v, %d puzzles are shown in 156 weeks", first.Date(), len(last))
		}
	}
}
