package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/seating"
)

// finishedSession returns a session whose game is over, with a seat for each level; an empty level is a person.
func finishedSession(t *testing.T, e *engine.Edition, seed uint64, levels ...string) *session {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: len(levels)}, seed)
	if err != nil {
		t.Fatal(err)
	}
	s := &session{match: m}
	for _, l := range levels {
		s.players = append(s.players, seating.Player{Name: "Ana", Level: l})
	}
	for n := 0; !m.Position().Over(); n++ {
		if moves := m.Position().Moves(nil); len(moves) > 0 {
			err = m.Play(moves[n*5%len(moves)], nil)
		} else {
			err = m.Draw(nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestEndSound checks that victory, defeat and a shared victory have different sounds, and that one winner among people or computers only sounds like a
// victory.
func TestEndSound(t *testing.T) {
	sounds := map[string]int{}
	for seed := range uint64(400) {
		s := finishedSession(t, azul.Coloured(), seed, "", "novice")
		winners := s.match.Position().Winners(nil)
		want := "shared"
		if len(winners) == 1 {
			want = [2]string{"victory", "defeat"}[winners[0]]
		}
		if got := s.endSound(); got != want {
			t.Fatalf("seed %d: seats %v win, the sound is %s", seed, winners, got)
		}
		sounds[want]++
		for _, levels := range [][]string{{"", ""}, {"novice", "novice"}} {
			if got := finishedSession(t, azul.Coloured(), seed, levels...).endSound(); len(winners) == 1 && got != "victory" {
				t.Errorf("seed %d, %q: the sound is %s", seed, levels, got)
			}
		}
	}
	if len(sounds) != 3 {
		t.Errorf("only the sounds %v occur", sounds)
	}
}

// TestBellAnnouncesTheTurn checks that the bell rings after a deal and after another seat's move, but not between two tiles that a seat places on the grey
// wall.
func TestBellAnnouncesTheTurn(t *testing.T) {
	s := finishedSession(t, azul.Grey(), 3, "", "novice")
	last, after := engine.Nature, map[string][2]int{} // by the seat before: how often the bell rang, and how often it did not
	for n := range s.match.Line() {
		s.match.Goto(n)
		now := s.match.Position().ToMove()
		before := "another seat"
		switch last {
		case engine.Nature:
			before = "a deal"
		case now:
			before = "the same seat"
		}
		if last = now; now == engine.Nature {
			continue
		}
		count := after[before]
		if s.turnChanged() {
			count[0]++
		} else {
			count[1]++
		}
		after[before] = count
	}
	for before, count := range after {
		if came := before != "the same seat"; came && count[1] > 0 || !came && count[0] > 0 {
			t.Errorf("after %s the turn has come %d times, and %d times not", before, count[0], count[1])
		}
	}
	if len(after) != 3 {
		t.Errorf("the game shows too little: %v", after)
	}
}
