package games

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/locale"
)

// eachComments plays a random game to its end, or up to round 12, and visits the comments on every move and every deal for each seat.
func eachComments(t *testing.T, g *Game, seed uint64, visit func(s engine.Seat, round int, all engine.Comments)) {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 5))
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2 + int(seed%3)}, seed)
	if err != nil {
		t.Fatal(err)
	}
	var log engine.Log
	h := engine.Transition{Began: m.Position()}
	for err == nil && !m.Position().Over() && m.Position().Round() < 12 {
		log.Reset()
		if h.Before = m.Position(); h.Before.Round() != h.Began.Round() {
			h.Began = h.Before
		}
		if moves := h.Before.Moves(nil); len(moves) == 0 {
			err = m.Draw(&log)
		} else {
			err = m.Play(moves[dice.IntN(len(moves))], &log)
		}
		made := m.Moves()
		h.After, h.Move, h.Events = m.Position(), made[len(made)-1], log.Events
		for s := range engine.Seat(h.After.Seats()) {
			visit(s, h.After.Round(), g.Comment(&h, s))
		}
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestComments checks in random games that every comment has a place and a text, that there are at least 36 kinds, and that a seat gets the same kind at
// most twice in a game.
func TestComments(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range All() {
		for seed := range uint64(40) {
			var commenters [engine.MaxSeats]review.Commenter
			chosen := map[string]int{}
			eachComments(t, &g, seed, func(s engine.Seat, round int, all engine.Comments) {
				for _, c := range all {
					if c.At.Zone == engine.NoZone {
						t.Fatalf("%s has no place", c.Code)
					}
					if !seen[c.Code] {
						seen[c.Code] = true
						expectText(t, &c)
					}
				}
				c, ok := commenters[s].Choose(all, false)
				if !ok {
					return
				}
				if key := string(rune('0'+s)) + c.Code; chosen[key] == 2 {
					t.Fatalf("%s: %s is chosen a third time", g.Edition.ID, c.Code)
				} else {
					chosen[key]++
				}
			})
		}
	}
	if len(seen) < 36 {
		t.Errorf("only %d kinds of comments", len(seen))
	}
}

// expectText checks that a comment has a text in all languages, which in English has at most 15 words.
func expectText(t *testing.T, c *engine.Comment) {
	t.Helper()
	for _, language := range locale.Languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		text := c.Say(words)
		if !words.Has(c.Code) || strings.ContainsAny(text, "{}%") {
			t.Errorf("%s: %q in %s", c.Code, text, language)
		}
		if language == locale.English && len(strings.Fields(text)) > 15 {
			t.Errorf("%s: %q is long", c.Code, text)
		}
	}
}
