package analysis

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/seating"
)

// TestOnlyPersonIsAddressedAsYou checks that texts about the only person at the table say "you", whatever the name, and that they use names if there are
// several people.
func TestOnlyPersonIsAddressedAsYou(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	alone := seating.Players{{Name: "You"}, {Name: "Inês", Level: "novice"}}
	for _, c := range []struct {
		players       seating.Players
		seat          engine.Seat
		caption, text string
	}{
		{alone, 0, "Your win chance", "You score 3 and now have 7 points."},
		{alone, 1, "Inês’s win chance", "Inês scores 3 and now has 7 points."},
		{seating.Players{{Name: "Ana"}, {Name: "Bo"}}, 0, "Ana’s win chance", "Ana scores 3 and now has 7 points."},
	} {
		curve := Curve{Words: w, Players: c.players, Seat: c.seat}
		if got := curve.caption(); got != c.caption {
			t.Errorf("the curve is called %q, expected %q", got, c.caption)
		}
		g := Game{Players: c.players, Words: w}
		r := rounds{seats: []seatRound{{gain: 3}, {gain: 3}}}
		if got := r.finish(&g, []int{7, 7})[c.seat].accessible; got != c.text {
			t.Errorf("screen readers say %q, expected %q", got, c.text)
		}
	}
}
