package azul_test

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
)

// TestScoredAtOfWallTiles plays whole games and checks that ScoredAt explains the points of every tile on a wall.
func TestScoredAtOfWallTiles(t *testing.T) {
	for _, e := range []*engine.Edition{azul.Coloured(), azul.Grey()} {
		checked := 0
		dice := rand.New(rand.NewPCG(1, 2))
		for seed := range uint64(5) {
			m, err := engine.NewMatch(e, engine.Options{Players: 2}, seed)
			for err == nil && !m.Position().Over() {
				if moves := m.Position().Moves(nil); len(moves) > 0 {
					err = m.Play(moves[dice.IntN(len(moves))], nil)
				} else {
					err = m.Draw(nil)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			checked += checkWalls(t, m)
		}
		if checked < 20 {
			t.Errorf("%s: only %d tiles", e.ID, checked)
		}
	}
}

// checkWalls checks all wall spaces of a match and returns the number of tiles.
func checkWalls(t *testing.T, m *engine.Match) (tiles int) {
	p := azul.See(m.Position())
	for s := range engine.Seat(p.Seats()) {
		for i := range int8(25) {
			at := engine.Place{Zone: engine.Wall, Seat: s, Row: i / 5, Col: i % 5}
			_, there := p.Wall(s, int(at.Row), int(at.Col))
			scored, ok := engine.ScoredAt(m, at)
			if ok != there {
				t.Fatalf("%+v is covered: %v, and scored: %v", at, there, ok)
			}
			if !there {
				continue
			}
			tiles++
			want := 0
			for _, run := range [][]engine.Place{scored.Across, scored.Down} {
				if len(run) > 1 {
					want += len(run)
				}
			}
			if want = max(1, want); scored.Points != want {
				t.Errorf("%+v: %d points, its runs make %d: %+v", at, scored.Points, want, scored)
			}
		}
	}
	return tiles
}
