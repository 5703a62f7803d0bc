package azul_test

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
)

// TestPreviewMatchesScoring plays out moves of random games and checks that Scored and Bonus predict where the tile goes,
// how it scores and which sets it completes.
func TestPreviewMatchesScoring(t *testing.T) {
	for _, e := range []*engine.Edition{azul.Coloured(), azul.Grey()} {
		scored, completed := 0, 0
		for seed := range long.Count[uint64](1, 6) {
			eachPosition(t, e, 2, seed, func(p azul.View) {
				for i, m := range p.Moves(nil) {
					if i%5 > 0 && !p.Tiling() {
						continue
					}
					got, ok := p.Scored(m)
					want, scores := scoredBy(t, e, p, m)
					if ok != scores || ok && (got.At != want.At || got.Points != want.Points || len(got.Across) != len(want.Across) || len(got.Down) != len(want.Down)) {
						t.Fatalf("%s, seed %d, %s: the preview is %+v (%v), the rules score %+v (%v)", e.ID, seed, p.AppendMove(nil, m), got, ok, want, scores)
					}
					if _, take := azul.Taken(m); take && ok {
						scored++
						if g := p.Gain(m); e.ID == azul.Coloured().ID && (g.Points != got.Points || g.Row != len(got.Across) || g.Column != len(got.Down)) {
							t.Fatalf("%s, seed %d: %+v is not %+v", e.ID, seed, g, got)
						}
					}
					if bonus, want := p.Bonus(m), bonusBy(t, e, p, m); bonus != want {
						t.Fatalf("%s, seed %d: a bonus of %+v is expected, the rules give %+v", e.ID, seed, bonus, want)
					} else if bonus != (azul.Bonus{}) {
						completed++
					}
				}
			})
		}
		if scored < long.Count(50, 100) || completed < long.Count(1, 10) {
			t.Errorf("%s: only %d moves scored and %d completed a set", e.ID, scored, completed)
		}
	}
}

// playOut plays a move and the rest of the round. It returns the resulting position and the events.
func playOut(t *testing.T, e *engine.Edition, p azul.View, m engine.Move) (azul.View, []engine.Event) {
	t.Helper()
	var log engine.Log
	end := p.Clone()
	end.Play(m, &log)
	if end.Over() || end.Round() != p.Round() {
		return azul.See(end), log.Events
	}
	last, events := playRound(t, e, azul.See(end), p.ToMove())
	return last, append(log.Events, events...)
}

// scoredBy returns how the rules score the tile of a move in this round. The result is false if they do not.
func scoredBy(t *testing.T, e *engine.Edition, p azul.View, m engine.Move) (engine.Scored, bool) {
	t.Helper()
	_, events := playOut(t, e, p, m)
	row, _, wall := azul.Wall(m)
	if !wall {
		take, _ := azul.Taken(m)
		if row = take.Line; !p.Gain(m).Complete {
			return engine.Scored{}, false
		}
	}
	for _, ev := range events {
		if ev.Kind == engine.Slide && ev.To.Zone == engine.Wall && ev.To.Seat == p.ToMove() && int(ev.From.Row) == row {
			return engine.ScoredIn(events, ev.To)
		}
	}
	return engine.Scored{}, false
}

// bonusBy returns the points for the sets that are complete at the end of the round because of a move.
func bonusBy(t *testing.T, e *engine.Edition, p azul.View, m engine.Move) azul.Bonus {
	t.Helper()
	var with, without azul.View
	if _, _, ok := azul.Wall(m); ok {
		end := p.Clone()
		end.Play(m, nil)
		with, without = azul.See(end), p
	} else {
		with, _ = playOut(t, e, p, m)
		without, _ = playRound(t, e, p, p.ToMove())
	}
	a, b := setsOf(with, p.ToMove()), setsOf(without, p.ToMove())
	return azul.Bonus{Row: 2 * max(0, a[0]-b[0]), Column: 7 * max(0, a[1]-b[1]), Colour: 10 * max(0, a[2]-b[2])}
}

// setsOf returns the numbers of complete rows, columns and colours of a wall.
func setsOf(p azul.View, s engine.Seat) (n [3]int) {
	var covered [3][5]int
	for row := range 5 {
		for col := range 5 {
			if c, ok := p.Wall(s, row, col); ok {
				covered[0][row]++
				covered[1][col]++
				covered[2][c]++
			}
		}
	}
	for kind := range covered {
		for _, tiles := range covered[kind] {
			if tiles == 5 {
				n[kind]++
			}
		}
	}
	return n
}
