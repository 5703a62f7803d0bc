package azul_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
)

// TestForecastMatchesScoring checks, for every position of random games, that the forecast equals the change of the score
// when the round ends there.
func TestForecastMatchesScoring(t *testing.T) {
	for _, e := range []*engine.Edition{azul.Coloured(), azul.Grey()} {
		var checked, floored, cut, ended, misfits int
		for seats := 2; seats <= 4; seats++ {
			for seed := range uint64(5) {
				eachPosition(t, e, seats, seed, func(p azul.View) {
					for s := range engine.Seat(seats) {
						got := p.Forecast(s)
						end, counted := endRound(t, e, p, s)
						want := end.Score(s) - p.Score(s)
						checked++
						parts, floor := got.Parts, got.Parts[engine.FromFloor]
						parts[engine.FromFloor] = counted[engine.FromFloor]
						sum := 0
						for _, n := range parts {
							sum += n
						}
						if got.Net != want || sum != want || parts[engine.FromWall] != counted[engine.FromWall] || floor > counted[engine.FromFloor] ||
							got.StopsAtZero() != (floor != counted[engine.FromFloor]) || got.StopsAtZero() && p.Score(s)+got.Parts[engine.FromWall]+floor >= 0 {
							t.Fatalf("%s, %d seats, seed %d: the forecast for seat %d is %+v, its score changes by %d\n%s", e.ID, seats, seed, s+1, got, want, p.AppendState(nil, nil))
						}
						if p.LastRound() != (end.Over() && counted[engine.NoSource] > 0) {
							t.Fatalf("%s, seed %d: LastRound is %v, over: %v", e.ID, seed, p.LastRound(), end.Over())
						}
						if floor > p.FloorLoss(s) {
							t.Fatalf("the floor line costs %d, the forecast says %d", p.FloorLoss(s), floor)
						}
						if floor < 0 {
							floored++
						}
						if got.StopsAtZero() {
							cut++
						}
						if floor < p.FloorLoss(s) {
							misfits++
						}
						if counted[engine.FromRows]+counted[engine.FromColumns]+counted[engine.FromColours] > 0 {
							ended++
						}
					}
				})
			}
		}
		if floored == 0 || cut == 0 || ended == 0 || (misfits > 0) != (e.ID == azul.Grey().ID) {
			t.Errorf("%s: of %d forecasts %d had a floor, %d were cut off at 0, %d had a bonus, %d had lines without a legal space", e.ID, checked, floored, cut, ended, misfits)
		}
	}
}

// eachPosition calls visit for each position of a random game in which a seat is to move.
func eachPosition(t *testing.T, e *engine.Edition, seats int, seed uint64, visit func(azul.View)) {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(seed, 7))
	for n := 0; n < 600 && !m.Position().Over(); n++ {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			visit(azul.See(m.Position()))
			err = m.Play(likely(m.Position(), dice), nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// likely returns a random move that usually completes a line, so that walls fill up.
func likely(p engine.Position, dice *rand.Rand) engine.Move {
	moves := p.Moves(nil)
	m := moves[dice.IntN(len(moves))]
	for range 12 {
		if _, take := azul.Taken(m); !take || azul.See(p).Gain(m).Complete {
			break
		}
		m = moves[dice.IntN(len(moves))]
	}
	return m
}

// playRound ends the round by the rules without changing the pattern lines of seat s. It returns the resulting position
// and the events. On the grey wall each tile goes to the space where it scores most.
func playRound(t *testing.T, e *engine.Edition, p azul.View, s engine.Seat) (azul.View, []engine.Event) {
	t.Helper()
	end := p.Clone()
	var log engine.Log
	if !p.Tiling() {
		end = lastTake(t, e, p, (s+1)%engine.Seat(p.Seats()))
		end.Play(end.Moves(nil)[len(end.Moves(nil))-1], &log) // to the floor line
	}
	for round := p.Round(); !end.Over() && end.Round() == round; {
		best := engine.NoMove
		for _, m := range end.Moves(nil) {
			if best == engine.NoMove || scored(end, m) > scored(end, best) {
				best = m
			}
		}
		end.Play(best, &log)
	}
	return azul.See(end), log.Events
}

// endRound plays the round to its end with playRound. It returns the resulting position and the points of the seat by
// source, with the number of complete rows of all seats as NoSource.
func endRound(t *testing.T, e *engine.Edition, p azul.View, s engine.Seat) (azul.View, map[engine.Source]int) {
	t.Helper()
	end, events := playRound(t, e, p, s)
	counted := map[engine.Source]int{}
	for _, ev := range events {
		if ev.Kind == engine.Count && ev.Seat == s {
			counted[ev.Source] += int(ev.Points)
		}
	}
	for seat := range engine.Seat(p.Seats()) {
		counted[engine.NoSource] += completeRows(end, seat)
	}
	return end, counted
}

// scored returns the points of a move on the grey wall.
func scored(p engine.Position, m engine.Move) int {
	row, col, _ := azul.Wall(m)
	return azul.See(p).WallRun(row, col).Points
}

func completeRows(p azul.View, s engine.Seat) (n int) {
	for row := range 5 {
		covered := 0
		for col := range 5 {
			if _, ok := p.Wall(s, row, col); ok {
				covered++
			}
		}
		if covered == 5 {
			n++
		}
	}
	return n
}

// lastTake returns the position with a single tile on offer, which seat s takes from the centre. The other tiles on offer
// are in the lid.
func lastTake(t *testing.T, e *engine.Edition, p azul.View, s engine.Seat) engine.Position {
	t.Helper()
	var state map[string]any
	if err := json.Unmarshal(p.AppendState(nil, nil), &state); err != nil {
		t.Fatal(err)
	}
	lid, left := state["lid"].(map[string]any), ""
	for source := range azul.Centre + 1 {
		for c := range engine.Tile(azul.Colours) {
			if n := p.Count(source, c); n > 0 {
				left = azul.Letters[c : c+1]
				lid[left] = lid[left].(float64) + float64(n)
			}
		}
	}
	lid[left] = lid[left].(float64) - 1
	factories := state["factories"].([]any)
	for i := range factories {
		factories[i] = ""
	}
	state["centre"], state["turn"] = left, int(s)+1
	data, err := json.Marshal(state)
	if err != nil {
		t.Fatal(err)
	}
	end, _, err := e.ParseState(data)
	if err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	return end
}
