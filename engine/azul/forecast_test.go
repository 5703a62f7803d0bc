package azul_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
)

// TestForecastMatchesScoring checks, for every position of random games, that the forecast equals the change of the score
// when the round ends there.
func TestForecastMatchesScoring(t *testing.T) {
	for _, e := range []*engine.Edition{azul.Coloured(), azul.Grey()} {
		var checked, floored, cut, ended, misfits int
		for seats := 2; seats <= 4; seats++ {
			for seed := range long.Count[uint64](1, 5) {
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
						over := end.Over() && counted[engine.NoSource] > 0
						if ending, possible := p.Ending(); over && !possible || !over && ending.Certain || ending.Certain && !possible {
							t.Fatalf("%s, seed %d: the ending is %+v (%v), over: %v", e.ID, seed, ending, possible, over)
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
// and the events. On the grey wall each tile goes to the space from which its seat can score most.
func playRound(t *testing.T, e *engine.Edition, p azul.View, s engine.Seat) (azul.View, []engine.Event) {
	t.Helper()
	end := p.Clone()
	var log engine.Log
	if !p.Tiling() {
		end = lastTake(t, e, p, (s+1)%engine.Seat(p.Seats()))
		end.Play(end.Moves(nil)[len(end.Moves(nil))-1], &log) // to the floor line
	}
	for round := p.Round(); !end.Over() && end.Round() == round; {
		moves := end.Moves(nil)
		best := moves[0]
		for _, m := range moves[1:] {
			if a, b := roundAfter(end, m), roundAfter(end, best); a.Net > b.Net || a.Net == b.Net && a.Parts[engine.FromWall] > b.Parts[engine.FromWall] {
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

// roundAfter returns what the seat to move scores in the round with a move and after it.
func roundAfter(p engine.Position, m engine.Move) (f engine.RoundScore) {
	var log engine.Log
	after := p.Clone()
	after.Play(m, &log)
	if !after.Over() && after.Round() == p.Round() {
		f = azul.See(after).Forecast(p.ToMove())
	}
	for _, e := range log.Events {
		if e.Seat == p.ToMove() {
			f.Count(e)
		}
	}
	return f
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

// outcome is the end of a round after one way to tile.
type outcome struct {
	walls [engine.MaxSeats]string
	net   [engine.MaxSeats]int
	rows  [engine.MaxSeats][5]bool // complete rows
	over  bool
}

// differsOnlyIn reports whether two outcomes differ in no wall but that of seat s.
func (o *outcome) differsOnlyIn(p *outcome, s engine.Seat) bool {
	a, b := o.walls, p.walls
	a[s], b[s] = "", ""
	return a == b
}

// outcomes returns the ends of the round after all ways to tile, at most limit and one of them.
func outcomes(p, start azul.View, limit int, all []outcome) []outcome {
	if len(all) > limit {
		return all
	}
	if p.Over() || p.Round() != start.Round() {
		o := outcome{over: p.Over()}
		for s := range engine.Seat(p.Seats()) {
			o.net[s] = p.Score(s) - start.Score(s)
			for row := range 5 {
				o.rows[s][row] = true
				for col := range 5 {
					c, covered := p.Wall(s, row, col)
					o.walls[s] += string(rune('A' + c))
					o.rows[s][row] = o.rows[s][row] && covered
				}
			}
		}
		return append(all, o)
	}
	for _, m := range p.Moves(nil) {
		after := p.Clone()
		after.Play(m, nil)
		all = outcomes(azul.See(after), start, limit, all)
	}
	return all
}

// TestForecastIsTheBestTiling compares forecast and ending with all ways to tile the grey wall: the forecasts of all seats are one way from which no
// seat alone can score more.
func TestForecastIsTheBestTiling(t *testing.T) {
	var chosen, certain, open int
	check := func(p azul.View) {
		const limit = 1000
		if !p.Tiling() {
			return
		}
		all := outcomes(p, p, limit, nil)
		if len(all) > limit {
			return
		}
		var forecast [engine.MaxSeats]int
		for s := range engine.Seat(p.Seats()) {
			forecast[s] = p.Forecast(s).Net
		}
		if !slices.ContainsFunc(all, func(o outcome) bool { return o.net == forecast && stable(all, &o, p.Seats()) }) {
			t.Fatalf("the forecasts %v are not the best tilings in %s", forecast, p.AppendState(nil, nil))
		}
		ending, possible := p.Ending()
		if want := slices.ContainsFunc(all, func(o outcome) bool { return o.over }); possible != want {
			t.Fatalf("the game can end: %v, expected %v in %s", possible, want, p.AppendState(nil, nil))
		}
		if want := !slices.ContainsFunc(all, func(o outcome) bool { return !o.over }); ending.Certain != want || p.LastRound() != want {
			t.Fatalf("the game ends: %v, expected %v in %s", ending.Certain, want, p.AppendState(nil, nil))
		}
		if !possible {
			open++
			return
		}
		with := 0
		for _, o := range all {
			if o.rows[ending.Seat][ending.Row] {
				with++
			}
		}
		if with == 0 || ending.RowCertain != (with == len(all)) {
			t.Fatalf("%+v, but %d of %d tilings complete the row in %s", ending, with, len(all), p.AppendState(nil, nil))
		}
		if ending.RowCertain {
			certain++
		} else {
			chosen++
		}
	}
	for seed := range long.Count[uint64](1, 10) {
		eachPosition(t, azul.Grey(), 2+int(seed%3), seed, check)
	}
	r := rand.New(rand.NewPCG(3, 9))
	for range long.Count(600, 3000) {
		if p, err := randomTiling(r).read(t); err == nil {
			check(p)
		}
	}
	if least := long.Count(20, 100); chosen < least || certain < least || open < least {
		t.Errorf("the game can end in %d positions, ends in %d and goes on in %d", chosen, certain, open)
	}
}

// randomTiling returns a random wall tiling of two seats. Many rows lack only blue, and most complete lines are blue.
func randomTiling(r *rand.Rand) state {
	s := state{game: "azul-grey", phase: "tiling", round: 9, turn: 1, marker: 1, factories: empty}
	for i := range s.boards {
		b := &s.boards[i]
		for row := range 5 {
			wall, lacking := "", ""
			for col := range 5 { // each colour once in each column and row
				c := (5 + col - row) % 5
				if letter := azul.Letters[c : c+1]; c == 0 && r.IntN(8) > 0 || r.IntN(3) == 0 {
					wall, lacking = wall+".", lacking+letter
				} else {
					wall += letter
				}
			}
			line := "-"
			if lacking != "" && r.IntN(3) > 0 {
				c := r.IntN(min(2, len(lacking)))
				line = strings.Repeat(lacking[c:c+1], row+1)
			}
			b.wall += wall + " "
			b.lines += line + " "
		}
		b.score = r.IntN(30)
	}
	s.boards[0].floor = "*"
	return s
}

// stable reports whether no seat alone can score more than in an outcome.
func stable(all []outcome, o *outcome, seats int) bool {
	for _, other := range all {
		for s := range engine.Seat(seats) {
			if other.differsOnlyIn(o, s) && other.net[s] > o.net[s] {
				return false
			}
		}
	}
	return true
}
