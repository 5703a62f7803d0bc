package describe

import (
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/locale"
)

// TestLuckAddressesPronouns checks in all languages that texts about luck and skill name the players, but address a player whose name is the pronoun that a
// person has at first, of which most of them would be wrong.
func TestLuckAddressesPronouns(t *testing.T) {
	for _, language := range locale.Languages() {
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		names := []string{w.T("setup.you"), "Inês"}
		for _, seats := range []int{2, 3} {
			for s := range engine.Seat(2) {
				a := &review.Attribution{Best: []engine.Seat{s}, Luckiest: []engine.Seat{s}, Seats: make([]review.SeatAttribution, seats), Complete: true}
				l := Luck{Attribution: a, Words: w, Name: func(s engine.Seat) string { return names[s] }}
				other := Luck{Attribution: a, Words: w, Name: func(engine.Seat) string { return "Inês" }}
				texts := func(l Luck) []string {
					return []string{l.Cause(review.Contribution{Seat: s}), l.Chance(s), l.For(review.Waterfall{Seat: s}), l.For(review.Waterfall{Seat: s, Result: 100})}
				}
				about := texts(other)
				for i, text := range texts(l) {
					if named := strings.ReplaceAll(about[i], "Inês", names[s]); (text == named) != (s == 1) {
						t.Errorf("%s: of seat %d: %q", language, s, text)
					}
				}
				said := l.skillSentence() + " " + l.luckSentence()
				if want := "Du hast besser gespielt. Du hattest mehr Glück."; language == "de" && seats == 2 && s == 0 && said != want {
					t.Errorf("said %q, want %q", said, want)
				}
				if both := l.Sentences(); len(both) != 1 || strings.Count(both[0], ".") != 1 || strings.Contains(both[0], names[1]) != (s == 1) {
					t.Errorf("%s: of seat %d, who played best and was luckiest: %q", language, s, both)
				}
				if l.Luckiest = []engine.Seat{1 - s}; len(l.Sentences()) != 2 {
					t.Errorf("%s: of two players: %q", language, l.Sentences())
				}
			}
		}
	}
}
