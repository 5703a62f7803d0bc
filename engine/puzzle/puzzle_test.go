package puzzle_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/puzzle"
)

// text returns the text of a puzzle in a file.
func text(t testing.TB) string {
	t.Helper()
	data, err := os.ReadFile("testdata/puzzle.txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestReadWhatWasPacked checks that puzzles are read from a file as they were written to it.
func TestReadWhatWasPacked(t *testing.T) {
	entries, err := puzzle.ReadText([]byte(text(t)))
	if err != nil || len(entries) != 1 {
		t.Fatalf("%d puzzles, %v", len(entries), err)
	}
	p, err := entries[0].Puzzle(catalogue.Games())
	if err != nil {
		t.Fatal(err)
	}
	file, err := puzzle.Pack([]*puzzle.Puzzle{p, p})
	if err != nil {
		t.Fatal(err)
	}
	again, err := puzzle.Read(file)
	if err != nil || len(again) != 2 {
		t.Fatalf("%d puzzles, %v", len(again), err)
	}
	q, err := again[1].Puzzle(catalogue.Games())
	if err != nil {
		t.Fatal(err)
	}
	if written, err := q.AppendText(nil); err != nil || string(written) != text(t) {
		t.Errorf("%v\n%s is expected to be\n%s", err, written, text(t))
	}
}

// TestFaultyPuzzles checks that puzzles with a fault are refused.
func TestFaultyPuzzles(t *testing.T) {
	good := text(t)
	for _, c := range []struct{ old, with string }{
		{`"turn":1`, `"turn":3`},
		{`"moves":"`, `"moves":"9R1 `},
		{`"win":[`, `"win":[0.99,`},
		{`"win":[0.785`, `"win":[0.7`},
		{"50 deny", "150 deny"},
		{"deny,last", "none"},
		{"azul 2 2000022 28 ", ""},
		{"{", "("},
	} {
		if !strings.Contains(good, c.old) {
			t.Fatalf("there is no %q", c.old)
		}
		entries, err := puzzle.ReadText([]byte(strings.Replace(good, c.old, c.with, 1)))
		if err == nil && len(entries) == 1 {
			_, err = entries[0].Puzzle(catalogue.Games())
		}
		if err == nil {
			t.Errorf("%q in the place of %q is accepted", c.with, c.old)
		}
	}
}

// FuzzRead checks that any file is read or refused, and that a puzzle that is accepted can be written and read again.
func FuzzRead(f *testing.F) {
	f.Add([]byte(text(f)))
	f.Add([]byte("0  x {}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		_, _ = puzzle.Read(data)
		entries, err := puzzle.ReadText(data)
		if err != nil {
			return
		}
		for i := range entries {
			p, err := entries[i].Puzzle(catalogue.Games())
			if err != nil {
				continue
			}
			first, err := p.AppendText(nil)
			if err != nil {
				t.Fatal(err)
			}
			again, err := puzzle.ReadText(first)
			if err != nil {
				t.Fatal(err)
			}
			q, err := again[0].Puzzle(catalogue.Games())
			if err != nil {
				t.Fatal(err)
			}
			if second, _ := q.AppendText(nil); !bytes.Equal(first, second) {
				t.Errorf("%s is written again as %s", first, second)
			}
		}
	})
}

// TestFind checks that the same seeds find the same puzzles, that each is valid, and that no two are from one round.
func TestFind(t *testing.T) {
	find := func() (all []string) {
		f := puzzle.Finder{Game: *catalogue.Games().Find("azul"), Seats: 2, Screening: 200}
		defer f.Close()
		rounds := map[string]bool{}
		for seed := range uint64(20) {
			found, err := f.Find(context.Background(), seed)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range found {
				written, err := p.AppendText(nil)
				if err != nil || rounds[roundOf(p)] {
					t.Errorf("%s: %v, or two are from one round", p.ID, err)
				}
				rounds[roundOf(p)] = true
				all = append(all, string(written))
			}
		}
		return all
	}
	first := find()
	if len(first) == 0 {
		t.Fatal("no puzzle was found")
	}
	if second := find(); strings.Join(first, "") != strings.Join(second, "") {
		t.Errorf("%d puzzles were found, then %d others", len(first), len(second))
	}
}

// roundOf returns the game and the round of a puzzle.
func roundOf(p *puzzle.Puzzle) string {
	return fmt.Sprint(p.ID[:strings.LastIndexByte(p.ID, ' ')], " round ", p.Position.Round())
}

// TestFromExercise checks that a costly move becomes a puzzle only if the answer leads all other moves, as one of them would be called wrong otherwise, and that
// the same position is known again after another search.
func TestFromExercise(t *testing.T) {
	all, err := puzzle.Read(puzzle.Embedded("azul"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := all[0].Puzzle(catalogue.Games())
	if err != nil {
		t.Fatal(err)
	}
	e := p.Exercise()
	q, clear := puzzle.FromExercise("own", p.Game, e)
	if !clear || q.Answer() != p.Answer() {
		t.Fatalf("a puzzle is no puzzle: %v", clear)
	}
	if e.Second = puzzle.LeastLead / 2; e.Loss < puzzle.LeastLead {
		t.Fatalf("the move played loses only %v", e.Loss)
	}
	if _, clear := puzzle.FromExercise("own", p.Game, e); clear {
		t.Error("a puzzle has a second answer")
	}
	text := func(p *puzzle.Puzzle) string {
		text, err := p.AppendText(nil)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	before, other := text(q), all[1]
	q.Lines[0].Win = slices.Clone(q.Lines[0].Win)
	if q.Lines[0].Win[q.Seat()] += 0.02; text(q) == before || !puzzle.SamePosition(text(q), before) {
		t.Error("the same position with another value is another one")
	}
	if p, err := other.Puzzle(catalogue.Games()); err != nil || puzzle.SamePosition(text(p), before) {
		t.Errorf("two puzzles have the same position, %v", err)
	}
}
