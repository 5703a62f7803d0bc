package games

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/analysis"
	"azulejo/game/locale"
)

// commented plays a whole random game and visits what there is to say to each seat of every move and every deal.
func commented(t *testing.T, g *Game, seed uint64, visit func(s engine.Seat, round int, all engine.Comments)) {
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

// TestComments goes through random games of each: all that is said has words, and each seat hears of a move one thing at most, and of a kind
// no more than twice.
func TestComments(t *testing.T) {
	said := map[string]bool{}
	for _, g := range All() {
		for seed := range uint64(40) {
			var coaches [engine.MaxSeats]analysis.Commenter
			heard := map[string]int{}
			commented(t, &g, seed, func(s engine.Seat, round int, all engine.Comments) {
				for _, c := range all {
					if c.At.Zone == engine.NoZone {
						t.Fatalf("%s is said of nothing", c.Code)
					}
					if !said[c.Code] {
						said[c.Code] = true
						worded(t, &c)
					}
				}
				c, ok := coaches[s].Choose(all, round, false)
				if !ok {
					return
				}
				if key := string(rune('0'+s)) + c.Code; heard[key] == 2 {
					t.Fatalf("%s: %s is said a third time", g.Edition.ID, c.Code)
				} else {
					heard[key]++
				}
			})
		}
	}
	if len(said) < 36 {
		t.Errorf("only %d things are said", len(said))
	}
}

// worded holds a comment to have words in all languages, and few in English.
func worded(t *testing.T, c *engine.Comment) {
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
