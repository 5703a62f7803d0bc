package record_test

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/record"
)

// linkedGame returns the record of a random game.
func linkedGame(t *testing.T, e *engine.Edition, players int, seed uint64) *record.Record {
	r := &record.Record{Match: randomGame(t, e, players, seed)}
	r.Set("Name1", "Inês")
	r.Set("Level2", "master")
	return r
}

// TestLinks checks that games come back from their links, whether their draws are those of their seeds or not, that links of two seats have less than 2,000
// characters, and that every cut-off or changed link is refused with a position.
func TestLinks(t *testing.T) {
	for _, e := range editions() {
		for players := e.MinSeats; players <= e.MaxSeats; players++ {
			for _, foreign := range []bool{false, true} {
				r := linkedGame(t, e, players, 3)
				if r.Set("Seed", fmt.Sprint(r.Match.Seed)); foreign {
					r.Match.Seed++
				}
				link := record.Link(r)
				if link == "" {
					if players == 2 {
						t.Errorf("%s has no link", e.ID)
					}
					continue
				}
				t.Logf("%s for %d, foreign draws: %v: %d characters", e.ID, players, foreign, len(link))
				if players == 2 && !foreign && len(link) > 600 {
					t.Errorf("the link of %s has %d characters", e.ID, len(link))
				}
				again, err := record.ParseLink(link, editions())
				if err != nil {
					t.Fatalf("%s for %d: %v", e.ID, players, err)
				}
				if r.Set("Seed", fmt.Sprint(r.Match.Seed)); again.Get("Name1") != "Inês" || again.Get("Level2") != "master" || !bytes.Equal(bytes.Join(movesOf(again), nil), bytes.Join(movesOf(r), nil)) {
					t.Errorf("%s for %d comes back as\n%s", e.ID, players, record.Format(again))
				}
				for i := range link {
					changed := []byte(link)
					if changed[i]++; changed[i] == link[i] {
						continue
					}
					for _, bad := range []string{link[:i], string(changed)} {
						var where *record.Error
						if got, err := record.ParseLink(bad, editions()); !errors.As(err, &where) || where.Line != 1 || where.Column < 1 || got != nil {
							t.Fatalf("%s: %q is read: %v", e.ID, bad, err)
						}
					}
				}
			}
		}
	}
}

// movesOf returns the texts of the moves of a game.
func movesOf(r *record.Record) (all [][]byte) {
	p := r.Match.Start()
	for _, m := range r.Match.Moves() {
		all = append(all, append(p.AppendMove(nil, m), ' '))
		p.Play(m, nil)
	}
	return all
}

// FuzzLink checks that any text is a game whose link is read as the same game, or an error with a position.
func FuzzLink(f *testing.F) {
	m, err := engine.NewMatch(editions()[0], engine.Options{Players: 2}, 1)
	for err == nil && len(m.Moves()) < 5 {
		err = m.Draw(nil)
	}
	if err != nil {
		f.Fatal(err)
	}
	f.Add(record.Link(&record.Record{Match: m}))
	f.Add("")
	f.Add(base64.RawURLEncoding.EncodeToString([]byte{1, 0, 0, 0, 0, 4, 'a', 'z', 'u', 'l', 0, 2, 0, 0, 0, 0, 0, 1, 255, 255}))
	f.Add(base64.RawURLEncoding.EncodeToString([]byte{2, 0, 0, 0, 0}))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text string) {
		var r *record.Record
		var err error
		gauge.Read(t, func() { r, err = record.ParseLink(text, editions()) })
		var where *record.Error
		if err != nil {
			if !errors.As(err, &where) || where.Column < 1 {
				t.Fatalf("%v has no position", err)
			}
			return
		}
		again, err := record.ParseLink(record.Link(r), editions())
		if err != nil || !bytes.Equal(record.Format(again), record.Format(r)) {
			t.Fatalf("%v\n%s", err, record.Format(r))
		}
	})
}
