package pavilion_test

import (
	"slices"
	"testing"

	"azulejo/engine"
	rules "azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/pavilion"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestNotesOfCompletedOrnaments checks in random games that the event that completes an ornament ends the notes of that ornament and no others.
func TestNotesOfCompletedOrnaments(t *testing.T) {
	c, tab := scenetest.Context(t, 1600, 900), pavilion.New()
	completed := 0
	for seed := range uint64(6) {
		m, err := engine.NewMatch(rules.Coloured(), engine.Options{Players: 2}, seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !m.Position().Over(); n++ {
			before := m.Position()
			var log engine.Log
			if moves := before.Moves(nil); len(moves) > 0 {
				err = m.Play(placingMove(moves, n), &log)
			} else {
				err = m.Draw(&log)
			}
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range log.Events {
				if e.Kind != engine.Complete || e.To.Zone != engine.Ornament {
					continue
				}
				window := stage.Rect{W: c.W, H: c.H}
				tab.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words, Seats: 2, Viewer: e.Seat, Shown: before})
				scenery := tab.Scenery(before, table.Legend{OnTurn: e.Seat, Names: []string{"Ana", "Bo"}, Levels: []string{"", ""}})
				ended := 0
				for _, note := range scenery.Notes {
					if note.EndedBy(e) != (note.At == e.To) {
						t.Fatalf("seed %d: a note at %+v ends by %+v", seed, note.At, e)
					}
					if note.At == e.To {
						ended++
					}
				}
				if ended != 2 {
					t.Errorf("seed %d: %d notes at %+v, expected 2", seed, ended, e.To)
				}
				completed++
			}
		}
	}
	if completed < 5 {
		t.Errorf("only %d ornaments were completed", completed)
	}
}

// placingMove returns one of some moves, if possible one that places a tile.
func placingMove(moves []engine.Move, n int) engine.Move {
	for i := range moves {
		m := moves[(n*7+i)%len(moves)]
		if _, ok := rules.Placed(m); ok {
			return m
		}
	}
	return moves[n*7%len(moves)]
}

// TestTopicsFollowTheGame checks in a random game that the text about the hand speaks of the end of taking only while tiles are taken, and that about the
// corners of the next round only if there is one.
func TestTopicsFollowTheGame(t *testing.T) {
	c, tab := scenetest.Context(t, 1600, 900), pavilion.New()
	m, err := engine.NewMatch(rules.Coloured(), engine.Options{Players: 2}, 1)
	if err != nil {
		t.Fatal(err)
	}
	window, seen := stage.Rect{W: c.W, H: c.H}, map[string]int{}
	for n := 0; !m.Position().Over(); n++ {
		pos := m.Position()
		moves := pos.Moves(nil)
		if len(moves) == 0 {
			err = m.Draw(nil)
		} else {
			tab.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words, Seats: 2, Viewer: pos.ToMove(), Shown: pos})
			hand, corner := "help.pavilion.hand.placing", "help.pavilion.corner"
			if rules.See(pos).Taking() {
				hand = "help.pavilion.hand"
			}
			if pos.Round() == rules.Rounds {
				corner = "comment.pavilion.last"
			}
			for _, want := range []string{hand, corner} {
				if !slices.ContainsFunc(tab.Topics(pos, table.Legend{}), func(x table.Topic) bool { return x.Key == want }) {
					t.Fatalf("no topic %s at %s", want, pos.AppendState(nil, nil))
				}
				seen[want]++
			}
			err = m.Play(placingMove(moves, n), nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(seen) != 4 {
		t.Errorf("only %v", seen)
	}
}

// TestBonusPromptCounts checks that the prompt for bonus tiles counts down, and does not ask for 0 tiles once all are chosen.
func TestBonusPromptCounts(t *testing.T) {
	c, tab := scenetest.Context(t, 1600, 900), pavilion.New()
	m, err := engine.NewMatch(rules.Coloured(), engine.Options{Players: 2}, 1)
	for n := 0; err == nil && !rules.See(m.Position()).Choosing(); n++ {
		if moves := m.Position().Moves(nil); len(moves) > 0 {
			err = m.Play(placingMove(moves, n), nil)
		} else {
			err = m.Draw(nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	pos, window := m.Position(), stage.Rect{W: c.W, H: c.H}
	tab.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words, Seats: 2, Viewer: pos.ToMove(), Shown: pos})
	pick, owed := table.MultiPickOf(tab, pos), rules.See(pos).Owed()
	picks := make([]engine.Tile, owed)
	for n := range owed + 1 {
		want := c.Words.T("pavilion.bonus", "tiles", owed-n)
		if n == owed {
			want = pick.Note(picks)
		}
		if got := pick.Prompt(picks[:n]); got != want {
			t.Errorf("%d of %d are chosen: %q, expected %q", n, owed, got, want)
		}
	}
}
