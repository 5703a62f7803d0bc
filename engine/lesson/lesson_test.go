package lesson_test

import (
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/lesson"
)

// courses returns all courses.
func courses(t *testing.T) []lesson.Course {
	t.Helper()
	all, err := lesson.Courses(catalogue.Games().Editions())
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// eachLesson calls check for each lesson in a subtest.
func eachLesson(t *testing.T, check func(t *testing.T, l *lesson.Lesson)) {
	for _, c := range courses(t) {
		for _, l := range c.Lessons {
			t.Run(l.Name, func(t *testing.T) { check(t, l) })
		}
	}
}

// step completes the current step.
func step(t *testing.T, r *lesson.Run) {
	t.Helper()
	at := r.At()
	switch s := r.Step(); {
	case s.Waits():
		if m := r.Shown(); m == engine.NoMove {
			t.Fatalf("step %d: %s is not legal", at+1, s.Moves[0])
		} else if right, _ := r.Try(m, &engine.Log{}); !right {
			t.Fatalf("step %d: the move that is shown is wrong", at+1)
		}
	default:
		r.Next(&engine.Log{})
	}
	if r.At() != at+1 {
		t.Fatalf("step %d leads to %d", at+1, r.At()+1)
	}
}

// TestLessonsCanBePlayed checks that all moves are legal, that it is the player's turn in steps with moves, and that the lesson ends.
func TestLessonsCanBePlayed(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *lesson.Lesson) {
		r := lesson.Begin(l)
		if len(l.Steps) == 0 || len(l.Steps) > 8 {
			t.Errorf("%d steps", len(l.Steps))
		}
		for !r.Done() {
			at := r.At()
			if s := r.Step(); s.Waits() && (r.Position().Over() || r.Position().ToMove() != 0) {
				t.Fatalf("step %d: it is the turn of seat %d", at+1, r.Position().ToMove())
			}
			for i, text := range r.Step().Moves {
				if strings.ContainsAny(text, "*?") && i > 0 {
					continue
				}
				if _, err := r.Position().ParseMove(text); err != nil {
					t.Errorf("step %d, move %d: %s: %v", at+1, i+1, text, err)
				}
			}
			checkThen(t, r)
			step(t, r)
			if err := r.Position().Verify(); err != nil {
				t.Error(err)
			}
		}
	})
}

// checkThen checks that the moves after a step are legal after each of the moves that it waits for.
func checkThen(t *testing.T, r *lesson.Run) {
	t.Helper()
	moves := []string{""}
	if r.Step().Waits() {
		moves = nil
		for _, m := range r.Position().Moves(nil) {
			if text := string(r.Position().AppendMove(nil, m)); r.Step().WaitsFor(text) {
				moves = append(moves, text)
			}
		}
	} else if _, _, paused := r.Paused(); paused && r.Step().Then != nil {
		t.Errorf("step %d: no moves can follow while others are stopped", r.At()+1)
	}
	for _, first := range moves {
		pos := r.Position().Clone()
		for _, text := range append([]string{first}, r.Step().Then...) {
			if text == "" {
				continue
			}
			m, err := pos.ParseMove(text)
			for _, other := range strings.Split(text, "|") {
				if err != nil {
					m, err = pos.ParseMove(other)
				}
			}
			if err != nil {
				t.Errorf("step %d: %s, then %v: %s: %v", r.At()+1, first, r.Step().Then, text, err)
				break
			}
			pos.Play(m, nil)
		}
	}
}

// TestWrongMovesHaveAnswers checks that every legal move that a step does not ask for has an answer and does not change the position.
func TestWrongMovesHaveAnswers(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *lesson.Lesson) {
		r := lesson.Begin(l)
		for ; !r.Done(); step(t, r) {
			if !r.Step().Waits() {
				continue
			}
			pos, at := r.Position(), r.At()
			for _, m := range pos.Moves(nil) {
				right, answer := r.Try(m, &engine.Log{})
				if right {
					r.Back()
				} else if answer == "" {
					t.Errorf("step %d: there is no answer to %s", at+1, pos.AppendMove(nil, m))
				}
				if r.At() != at || r.Position().Hash() != pos.Hash() {
					t.Fatalf("step %d: %s changes the position", at+1, pos.AppendMove(nil, m))
				}
			}
		}
	})
}

// TestBack checks that Back restores the earlier positions.
func TestBack(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *lesson.Lesson) {
		r := lesson.Begin(l)
		var hashes []uint64
		for ; !r.Done(); step(t, r) {
			hashes = append(hashes, r.Position().Hash())
		}
		for i := len(hashes) - 1; i >= 0; i-- {
			if !r.Back() || r.Position().Hash() != hashes[i] {
				t.Fatalf("back to step %d: %v", i+1, r.At()+1)
			}
		}
		if r.Back() {
			t.Error("Back leads to a step before the first one")
		}
	})
}
