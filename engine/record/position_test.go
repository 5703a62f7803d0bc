package record_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
)

// playedOn returns the rest of a game from the position after its first moves as a game that begins with it.
func playedOn(t *testing.T, m *engine.Match, from int) *engine.Match {
	t.Helper()
	on, err := engine.NewMatch(m.Edition, engine.Options{Players: m.Options.Players, Position: string(m.At(from).AppendState(nil, []string{"Ana"}))}, 9)
	for _, mv := range m.Moves()[from:] {
		if err == nil {
			err = on.Play(mv, nil)
		}
	}
	if err != nil {
		t.Fatalf("%s from move %d: %v", m.Edition.ID, from, err)
	}
	return on
}

// TestGamesFromPositions checks for all editions that a game that begins with any position of another one ends like that, and comes back from its record
// and its link with all branches, and that its opening is the same from its first move on.
func TestGamesFromPositions(t *testing.T) {
	for _, e := range editions() {
		m := randomGame(t, e, 2, 3)
		for from := 0; from < len(m.Moves()); from += 7 {
			on := playedOn(t, m, from)
			if got, want := on.Position(), m.Position(); got.Hash() != want.Hash() || !slices.Equal(got.Scores(nil), want.Scores(nil)) || on.Over() != m.Over() {
				t.Fatalf("%s from move %d ends at\n%s\nexpected\n%s", e.ID, from, got.AppendState(nil, nil), want.AppendState(nil, nil))
			}
			r := &record.Record{Match: on, Headers: []record.Header{{Key: "Seed", Value: "9"}}}
			r.SetBranches([]record.Branch{{Name: "Branch", Match: on}})
			text := record.Format(r)
			again, err := record.Parse("game.azl", text, editions())
			if err != nil || !bytes.Equal(record.Format(again), text) || len(again.Branches()) != 1 {
				t.Fatalf("%s from move %d: %v\n%s", e.ID, from, err, text)
			}
			r.SetBranches(nil)
			linked, err := record.ParseLink(record.Link(r), editions())
			if err != nil || !bytes.Equal(record.Format(linked), record.Format(&record.Record{Match: on, Headers: linked.Headers})) {
				t.Fatalf("%s from move %d: the link is read as %v, %v", e.ID, from, linked, err)
			}
			begun := &record.Record{Match: playedOn(t, m, from)}
			begun.Match.Goto(0)
			if opening := record.Opening(text); opening != record.Opening(record.Format(begun)) {
				t.Errorf("%s from move %d: the openings of the game and of its beginning differ", e.ID, from)
			}
		}
	}
}

// TestInvalidFirstPositions checks that a record with a position that no game can begin with is refused, with the place of its header.
func TestInvalidFirstPositions(t *testing.T) {
	m := randomGame(t, editions()[0], 2, 3)
	state := string(m.At(20).AppendState(nil, nil))
	for _, bad := range []string{
		"{}",
		strings.Replace(state, `"bag":{"B":`, `"bag":{"B":1`, 1),
		strings.Replace(state, `"azul"`, `"azul-grey"`, 1),
		string(randomGame(t, editions()[0], 3, 3).At(20).AppendState(nil, nil)),
		string(m.Position().AppendState(nil, nil)), // over
	} {
		text := record.AppendHeader([]byte("[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n"), record.Position, bad)
		_, err := record.Parse("game.azl", text, editions())
		var where *record.Error
		if !errors.As(err, &where) || where.Line != 4 || where.Column != 1 {
			t.Errorf("a game from %s: %v", bad, err)
		}
	}
}
