package setup

import (
	"encoding/json"
	"strings"
	"testing"

	"azulejo/engine/enginetest"
	"azulejo/engine/sanitize"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// TestRestoreInvalidSetups checks that invalid parts of a saved set-up are replaced by their defaults and that valid ones are kept.
func TestRestoreInvalidSetups(t *testing.T) {
	first := restore(seating.Setup{}, make([]string, 4), games.All(), nil)
	const players = `"Players":[{"Name":"A"},{"Name":"B"},{"Name":"C"},{"Name":"D"}]`
	for text, wrong := range map[string]func(seating.Setup) bool{
		`{"Game":"pavilion",` + players + `,"Start":-7}`:                               func(s seating.Setup) bool { return s.Start != -1 },
		`{"Game":"pavilion",` + players + `,"Start":4}`:                                func(s seating.Setup) bool { return s.Start != -1 },
		`{"Game":"pavilion",` + players + `,"Start":3}`:                                func(s seating.Setup) bool { return s.Start != 3 },
		`{"Game":"pavilion",` + players + `,"Jokers":"PPPPPP"}`:                        func(s seating.Setup) bool { return s.Jokers != "" },
		`{"Game":"pavilion",` + players + `,"Jokers":"\u0000GOYBR"}`:                   func(s seating.Setup) bool { return s.Jokers != "" },
		`{"Game":"pavilion",` + players + `,"Jokers":"RBYOGP"}`:                        func(s seating.Setup) bool { return s.Jokers != "RBYOGP" },
		`{"Game":"pavilion",` + players + `,"Seed":"-1"}`:                              func(s seating.Setup) bool { return s.Seed != "" },
		`{"Game":"pavilion",` + players + `,"Seed":"` + strings.Repeat("1", 99) + `"}`: func(s seating.Setup) bool { return s.Seed != "" },
		`{"Game":"pavilion",` + players + `,"Seed":"18"}`:                              func(s seating.Setup) bool { return s.Seed != "18" },
		`{"Game":"chess",` + players + `}`:                                             func(s seating.Setup) bool { return s.Game != first.Game },
		`{"Game":"pavilion","Players":[]}`:                                             func(s seating.Setup) bool { return len(s.Players) != 4 },
	} {
		if s := restore(parseSetup(t, text), make([]string, 4), games.All(), nil); wrong(s) {
			t.Errorf("%s is restored as %+v", text, s)
		}
	}
}

// FuzzSetup opens the set-up with arbitrary bytes as the last one, and checks that the game can be started and that names are short and visible.
func FuzzSetup(f *testing.F) {
	all := games.All()
	first := firstSeating(all[0].Edition.ID, []string{"You", "Inês", "Duarte", "Marta"}, "master")
	for _, g := range all {
		first.Game, first.Jokers = g.Edition.ID, seating.Shuffled
		blob, err := json.Marshal(seating.Choices{Seating: first, Seats: 3})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(blob)
	}
	app := scenetest.Open(f, scenetest.BlankRouter, route.Title{}, 1280, 720)
	c := app.Context()
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, blob []byte) {
		gauge.Read(t, func() {
			c.Settings.LastSetup = json.RawMessage(blob)
			s := New(all, scenetest.IdleBackend{})
			s.Layout(c)
			m, err := s.choices.Seating.Begin(games.Find(all, s.choices.Seating.Game).Edition, s.choices.Seats)
			if err != nil || m.Options.Players != s.choices.Seats {
				t.Errorf("%s: %v", blob, err)
			}
			for _, p := range s.choices.Seating.Players {
				if len([]rune(p.Name)) > 61 || strings.ContainsFunc(p.Name, func(r rune) bool { return !sanitize.Visible(r) }) {
					t.Errorf("a player has the name %q", p.Name)
				}
			}
		})
	})
}
