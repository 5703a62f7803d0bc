package progress

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v3"

	"azulejo/engine/puzzle"
	"azulejo/scenes/scenetest"
)

// TestRating checks that the rating rises with puzzles that were solved, more with hard ones, and that only the first result counts.
func TestRating(t *testing.T) {
	after := func(missed, result int) float64 {
		p := &Puzzles{Rating: 40, Done: map[string]int{}}
		p.Record(&puzzle.Puzzle{ID: "x", Missed: missed}, result)
		first := p.Rating
		if p.Record(&puzzle.Puzzle{ID: "x", Missed: missed}, 1); p.Rating != first {
			t.Error("a second result counts")
		}
		return first
	}
	if hard, easy := after(80, 1), after(10, 1); hard <= easy || easy <= 40 {
		t.Errorf("a hard puzzle leads to %v, an easy one to %v", hard, easy)
	}
	if failedHard, failedEasy := after(80, Failed), after(10, Failed); failedEasy >= failedHard || failedHard >= 40 {
		t.Errorf("failing leads to %v with a hard puzzle, to %v with an easy one", failedHard, failedEasy)
	}
}

// TestDamagedProgress checks that damaged progress is set aside and the screen opens.
func TestDamagedProgress(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	if err := c.Store.Save(puzzlesKey, []byte("{")); err != nil {
		t.Fatal(err)
	}
	p := LoadPuzzles(c)
	if p.Rating != firstRating || p.Done == nil {
		t.Errorf("%+v", p)
	}
	if all, err := c.Store.Keys(puzzlesKey + ".damaged"); err != nil || len(all) != 1 {
		t.Errorf("%v, %v", all, err)
	}
}

// TestMoreProgress checks that progress which the store has kept aside is added, and is gone once all is saved together.
func TestMoreProgress(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	for key, text := range map[string]string{puzzlesKey: `{"Done": {"x": 1}}`, "puzzles-2.json": `{"Done": {"y": 2}}`, "puzzles-3.json": "{"} {
		if err := c.Store.Save(key, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		p := LoadPuzzles(c)
		if len(p.Done) != 2 || p.Done["x"] != 1 || p.Done["y"] != 2 {
			t.Errorf("%+v", p)
		}
		p.Save(c)
		if keys, err := c.Store.Keys("puzzles"); err != nil || !slices.Equal(keys, []string{"puzzles-3.json.damaged-1", puzzlesKey}) {
			t.Errorf("%v, %v", keys, err)
		}
	}
}

// TestMerge checks that two devices come to the same progress whichever is added to the other, that nothing is lost, and that adding it again changes nothing.
func TestMerge(t *testing.T) {
	day := func(n int) time.Time { return time.Date(2026, time.November, n, 0, 0, 0, 0, time.UTC) }
	a := &Puzzles{
		Rating: 40,
		Done:   map[string]int{"x": 1, "y": Failed, "z": 2},
		Days:   map[string][]string{"2026-11-20": {"A", SolvedTry}, "2026-11-21": {"A"}, "2026-11-22": {"A", "B", "C"}},
		Own:    []Own{{"first", fsrs.Card{LastReview: day(1), Due: day(5)}}, {"second", fsrs.Card{}}},
	}
	b := &Puzzles{
		Rating: 50,
		Done:   map[string]int{"x": 3, "y": 3},
		Days:   map[string][]string{"2026-11-20": {"B", "A", SolvedTry}, "2026-11-21": {"A", "B"}, "2026-11-22": {"B", SolvedTry}, "2026-11-23": {"A"}},
		Own:    []Own{{"third", fsrs.Card{LastReview: day(2)}}, {"first", fsrs.Card{LastReview: day(3), Due: day(9)}}},
	}
	want := &Puzzles{
		Rating: 40,
		Done:   map[string]int{"x": 1, "y": 3, "z": 2},
		Days:   map[string][]string{"2026-11-20": {"A", SolvedTry}, "2026-11-21": {"A", "B"}, "2026-11-22": {"B", SolvedTry}, "2026-11-23": {"A"}},
		Own:    []Own{{"first", fsrs.Card{LastReview: day(3), Due: day(9)}}, {"second", fsrs.Card{}}, {"third", fsrs.Card{LastReview: day(2)}}},
	}
	for _, pair := range [][2]*Puzzles{{a, b}, {b, a}} {
		got := NewPuzzles()
		for _, p := range []*Puzzles{pair[0], pair[1], pair[0], pair[1]} {
			got.Merge(p)
			slices.SortFunc(got.Own, func(a, b Own) int { return strings.Compare(a.Text, b.Text) })
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%+v, expected %+v", got, want)
		}
	}
}

// TestSaveKeepsWhatAnotherStored checks that saving keeps what another window has stored since the progress was loaded.
func TestSaveKeepsWhatAnotherStored(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	here, there := LoadPuzzles(c), LoadPuzzles(c)
	there.Record(&puzzle.Puzzle{ID: "there"}, 2)
	there.Save(c)
	here.Record(&puzzle.Puzzle{ID: "here"}, 1)
	here.Save(c)
	if got := LoadPuzzles(c).Done; got["there"] != 2 || got["here"] != 1 {
		t.Errorf("%v is stored", got)
	}
}

// TestManyOwnPuzzles checks that as many own puzzles as are kept can be stored, and that those that are due last are dropped.
func TestManyOwnPuzzles(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	p := NewPuzzles()
	for i := range mostOwn + 5 {
		due := time.Date(2026, time.November, 1, 0, 0, i, 0, time.UTC)
		p.Own = append(p.Own, Own{fmt.Sprint(i, strings.Repeat(`"`, 700)), fsrs.Card{Due: due}})
	}
	p.Merge(NewPuzzles())
	p.Save(c)
	if got := LoadPuzzles(c); len(got.Own) != mostOwn || !strings.HasPrefix(got.Own[mostOwn-1].Text, fmt.Sprint(mostOwn-1)) {
		t.Errorf("%d own puzzles are stored", len(got.Own))
	}
}
