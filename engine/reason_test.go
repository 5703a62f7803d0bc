package engine_test

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
)

// TestArgumentsForComeFirst checks that Sorted puts arguments for a move before those against it, each group by decreasing weight.
func TestArgumentsForComeFirst(t *testing.T) {
	var a engine.Arguments
	a.Against(2, "b")
	a.For(1, "c")
	a.Against(9, "d")
	a.For(3, "e")
	a.For(3, "f")
	var got []string
	for _, each := range a.Sorted() {
		got = append(got, each.Code)
	}
	if want := []string{"e", "f", "c", "d", "b"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestSeatsInReasons checks that a seat is shown by its name if Named set one, and by its number otherwise.
func TestSeatsInReasons(t *testing.T) {
	r := engine.NewReason("why", "player", engine.Seat(1), "points", 3)
	if got, want := r.Say(enginetest.Codes{}), "why setup.nameless 2 3"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	named := r.Named(func(s engine.Seat) string { return []string{"Ana", "Inês"}[s] })
	if got, want := named.Say(enginetest.Codes{}), "why Inês 3"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
