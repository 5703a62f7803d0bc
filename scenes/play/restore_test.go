package play

import (
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"
	"azulejo/game/settings"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
)

// hostile is a name with bidirectional controls, terminal escapes and a line separator.
const hostile = "\u202eE\u2066v\x1b[2Ja\u009b\u200f\ufeff\u2028"

// safe reports whether a text is short and has only visible characters.
func safe(s string) bool {
	return len([]rune(s)) <= 61 && !strings.ContainsFunc(s, func(r rune) bool { return !sanitize.Visible(r) })
}

// TestTableContinuesWithinADeal checks that a game that was closed during a deal continues at the table with the same deal.
func TestTableContinuesWithinADeal(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		app, whole := tableApp(t, at, 2, 0, 1280, 720)
		c := app.Context()
		c.Settings.Speed = settings.Off
		dealt := len(whole.session.match.Moves())
		for n := range dealt {
			part, err := engine.NewMatch(whole.session.match.Edition, whole.session.match.Options, whole.session.match.Seed)
			for i := 0; i < n && err == nil; i++ {
				err = part.Draw(nil)
			}
			if err != nil {
				t.Fatal(err)
			}
			text := record.Format(&record.Record{Headers: seating.Headers(part, whole.session.players), Match: part})
			rec, err := record.Parse("save", text, games.Editions())
			if err != nil {
				t.Fatal(err)
			}
			p := New(whole.session.game, idle{}, rec.Match, seating.PlayersOf(rec))
			p.Layout(c)
			for range 5 {
				p.Update(c)
			}
			if p.session.match.Position().Hash() != whole.session.match.Position().Hash() {
				t.Errorf("left after %d of %d draws another game continues", n, dealt)
			}
		}
	})
}

// FuzzSave checks that a table opens from any bytes that can be parsed as a saved game, and that names are short and visible.
func FuzzSave(f *testing.F) {
	all := games.All()
	for at := range all {
		_, p := tableApp(f, at, 3, 9, 1280, 720)
		f.Add(record.Format(&record.Record{Headers: seating.Headers(p.session.match, seating.Players{{Name: "Ana"}, {Name: hostile}, {Name: "Master", Level: "master"}}), Match: p.session.match}))
	}
	app, _ := tableApp(f, 0, 2, 0, 1280, 720)
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text []byte) {
		gauge.Read(t, func() {
			rec, err := record.Parse("save", text, games.Editions())
			if err != nil || rec.Match.Position().Over() {
				return
			}
			players := seating.PlayersOf(rec)
			for _, p := range players {
				if p.Name == "" || !safe(p.Name) {
					t.Errorf("%q is accepted as a name", p.Name)
				}
			}
			New(games.Find(all, rec.Match.Edition.ID), idle{}, rec.Match, players).Layout(app.Context())
		})
	})
}
