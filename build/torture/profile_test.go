package main

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/gametest/headless"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

func TestMain(m *testing.M) {
	headless.Serve()
	os.Exit(m.Run())
}

// TestTorture kills the game three times and checks that its saved game is found afterwards.
func TestTorture(t *testing.T) {
	total, err := torture(context.Background(), 3, 5, 1)
	if errors.Is(err, headless.ErrNoDisplay) && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip(err)
	}
	if err != nil || total.verdict() != nil || total.kills != 3 {
		t.Errorf("%v, %v", total, err)
	}
}

// matchAfter returns a game after a number of moves.
func matchAfter(t *testing.T, moves int) *engine.Match {
	t.Helper()
	m, err := engine.NewMatch(games.All()[0].Edition, engine.Options{Players: 2}, 7)
	for err == nil && len(m.Moves()) < moves {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			err = m.Play(m.Position().Moves(nil)[0], nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestCheck checks which moves count as lost for each state of the saved game, and when the game itself is lost.
func TestCheck(t *testing.T) {
	whole := matchAfter(t, 10)
	text := func(moves int) []byte { return record.Format(&record.Record{Match: matchAfter(t, moves)}) }
	for _, c := range []struct {
		name    string
		text    []byte // nil for a missing file
		undoing int
		lost    bool
		moves   int
	}{
		{"unchanged", text(10), none, false, 0},
		{"the move in progress is saved", text(11), none, false, 0},
		{"a move is missing", text(9), none, false, 1},
		{"four moves are missing", text(6), none, false, 4},
		{"four moves are undone", text(6), 6, false, 0},
		{"more moves are missing than were undone", text(5), 6, false, 5},
		{"undo has not started", text(10), 6, false, 0},
		{"missing", nil, none, true, 0},
		{"empty", []byte{}, none, true, 0},
		{"truncated", text(10)[:12], none, true, 0},
	} {
		p := &profile{home: t.TempDir(), saved: whole.Moves(), undoTarget: c.undoing}
		if c.text != nil {
			if err := os.WriteFile(filepath.Join(p.home, saves.Autosave), c.text, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if err := p.check(); (err != nil) != c.lost || p.losses.moves != c.moves || p.losses.worst != c.moves {
			t.Errorf("%s: %v, %v; want lost %v and %d moves missing", c.name, err, p.losses, c.lost, c.moves)
		}
	}
}

// TestCheckShelf checks which earlier games count as lost or as saved twice.
func TestCheckShelf(t *testing.T) {
	m := matchAfter(t, 10)
	text := record.Format(&record.Record{Headers: seating.Headers(m, nil), Match: m})
	for _, c := range []struct {
		files        []string
		lost, faults int
	}{
		{[]string{"game-7.azl"}, 0, 0},
		{[]string{"finished-1.azl"}, 0, 0},
		{[]string{saves.Autosave}, 0, 0},
		{[]string{saves.Autosave, "game-1.azl"}, 0, 0},
		{nil, 1, 0},
		{[]string{"other.azl"}, 1, 0},
		{[]string{"game-1.azl", "finished-2.azl"}, 0, 1},
	} {
		p := &profile{home: t.TempDir(), kept: map[uint64][]engine.Move{m.Seed: m.Moves()}}
		for _, name := range c.files {
			if err := os.WriteFile(filepath.Join(p.home, name), text, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if p.checkShelf(); p.losses.lost != c.lost || p.losses.faults != c.faults {
			t.Errorf("%v: %v; want %d lost and %d faults", c.files, p.losses, c.lost, c.faults)
		}
	}
}

// TestCheckFiles checks that unexpected files in the folder of the game are faults.
func TestCheckFiles(t *testing.T) {
	p := &profile{home: t.TempDir(), rand: rand.New(rand.NewPCG(1, 2))}
	if err := p.newGame(); err != nil {
		t.Fatal(err)
	}
	if p.checkFiles(); p.losses.faults != 0 {
		t.Errorf("%d faults in a correct folder", p.losses.faults)
	}
	for _, name := range []string{".new-123", "autosave-2.azl", "autosave.azl.damaged-1"} {
		if err := os.WriteFile(filepath.Join(p.home, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if p.checkFiles(); p.losses.faults != 3 || p.losses.verdict() == nil {
		t.Errorf("%d faults, expected 3", p.losses.faults)
	}
}

// TestLosses checks the sum of losses, and which ones fail the run.
func TestLosses(t *testing.T) {
	var total losses
	total.add(losses{kills: 3, games: 1, moves: 2, worst: 2, inFlight: 1})
	if total.verdict() == nil {
		t.Error("a run with lost moves passes")
	}
	total.add(losses{kills: 4, games: 2, lost: 1, moves: 3, worst: 1, faults: 1})
	if want := (losses{7, 3, 1, 5, 2, 1, 1}); total != want {
		t.Errorf("%+v, want %+v", total, want)
	}
	if (losses{kills: 9, inFlight: 9}).verdict() != nil {
		t.Error("a run with lost moves in progress fails")
	}
}
