package arena

import (
	"bytes"
	"context"
	"errors"
	"math"
	"os"
	"slices"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// deals returns Nature's moves of a match as text.
func deals(m *engine.Match) string {
	var b bytes.Buffer
	p := m.Start()
	for _, mv := range m.Moves() {
		if p.ToMove() == engine.Nature {
			b.Write(p.AppendMove(nil, mv))
			b.WriteByte(' ')
		}
		p.Play(mv, nil)
	}
	return b.String()
}

// TestTournamentRotatesSeats checks that every entrant plays each deal at each seat, and that the standings are consistent.
func TestTournamentRotatesSeats(t *testing.T) {
	const players = 3
	var starts []engine.Seat
	var first []string
	var seatings [][]int
	tournament := Tournament{Game: coloured(), Games: 6, Seed: 4, Limits: search.Limits{Nodes: 50}, Finished: func(_ int, m *engine.Match, seats []int) error {
		starts = append(starts, m.Options.Start)
		first = append(first, deals(m)[:7*5])
		seatings = append(seatings, slices.Clone(seats))
		return nil
	}}
	for _, id := range []string{"random", "greedy", "searcher"} {
		tournament.Entrants = append(tournament.Entrants, Entrant{id, newPlayer(t, id, tournament.Game)})
	}
	standings, err := tournament.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	for i := range 6 {
		same := i / players * players
		if starts[i] != starts[same] || first[i] != first[same] {
			t.Errorf("game %d starts differently from game %d", i+1, same+1)
		}
	}
	if first[0] == first[players] {
		t.Errorf("two deals are the same")
	}
	for e := range players {
		at := []int{slices.Index(seatings[0], e), slices.Index(seatings[1], e), slices.Index(seatings[2], e)}
		slices.Sort(at)
		if !slices.Equal(at, []int{0, 1, 2}) {
			t.Errorf("entrant %d sat at %v", e, at)
		}
	}
	sum := 0.0
	for _, s := range standings {
		sum += s.Share
		if s.Games != 6 || s.Moves == 0 || s.Longest < s.MeanTime() {
			t.Errorf("%+v", s)
		}
	}
	if math.Abs(sum-6) > 1e-9 || standings[0].Mean() >= standings[1].Mean() {
		t.Errorf("%+v", standings)
	}
}

// TestTournamentIsDeterministic checks that a tournament with a node limit repeats its games.
func TestTournamentIsDeterministic(t *testing.T) {
	run := func() (games [][]engine.Move) {
		g := coloured()
		tournament := Tournament{Game: g, Games: 2, Seed: 8, Limits: search.Limits{Nodes: 300}, Finished: func(_ int, m *engine.Match, _ []int) error {
			games = append(games, slices.Clone(m.Moves()))
			return nil
		}, Entrants: []Entrant{{"a", newPlayer(t, "searcher", g)}, {"b", newPlayer(t, "greedy", g)}}}
		if _, err := tournament.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		return games
	}
	a, b := run(), run()
	for i := range a {
		if !slices.Equal(a[i], b[i]) {
			t.Errorf("game %d differs", i+1)
		}
	}
}

// failingPlayer is a player that fails at its n-th answer in each game.
type failingPlayer struct {
	players.Player
	n, asked int
}

func (f *failingPlayer) Choose(ctx context.Context, t search.Task) (players.Choice, error) {
	if f.asked++; f.asked == f.n {
		f.asked = 0
		return players.Choice{}, &players.Fault{Program: "faulty", Kind: players.Illegal, Detail: "moves twice"}
	}
	return f.Player.Choose(ctx, t)
}

// TestFailingPlayersLose checks that a player that fails loses the game, also one that would have won, and that its own moves are still counted.
func TestFailingPlayersLose(t *testing.T) {
	g := coloured()
	for _, c := range []struct {
		name   string
		fails  []int // number of the answer at which each entrant fails, 0 for never
		shares []float64
	}{
		{"nobody", []int{0, 0}, []float64{6, 0}},
		{"at once", []int{1, 0}, []float64{0, 6}},
		{"the better one in the middle", []int{3, 0}, []float64{0, 6}},
		{"the weaker one", []int{0, 3}, []float64{6, 0}},
		{"all", []int{2, 2}, []float64{0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tournament := Tournament{Game: g, Games: 6, Seed: 1, Limits: search.Limits{Nodes: 10}}
			for i, id := range []string{"greedy", "random"} {
				tournament.Entrants = append(tournament.Entrants, Entrant{id, &failingPlayer{newPlayer(t, id, g), c.fails[i], 0}})
			}
			standings, err := tournament.Run(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			for i, s := range standings {
				lost := 0
				if c.fails[i] > 0 {
					lost = 6
				}
				if s.Share != c.shares[i] || s.Games != 6 || s.Lost != lost || s.Faults[players.Illegal] != lost {
					t.Errorf("%+v, expected a share of %v and %d games lost", s, c.shares[i], lost)
				}
				if lost > 0 && (s.Points != 0 || s.Moves != 6*c.fails[i] || s.Fault.Detail != "moves twice") {
					t.Errorf("%+v, expected only its own moves and no points", s)
				}
			}
		})
	}
}

// TestFailedSeatsHaveNoShare marks the winner of a finished game as failed, then the next best, and so on, and checks that the others share the
// victory.
func TestFailedSeatsHaveNoShare(t *testing.T) {
	g := coloured()
	var game pairing
	tournament := Tournament{Game: g, Games: 1, Seed: 3, Limits: search.Limits{Nodes: 10}, Finished: func(_ int, m *engine.Match, _ []int) error {
		game = pairing{match: m}
		return nil
	}}
	for range 4 {
		tournament.Entrants = append(tournament.Entrants, Entrant{"a", newPlayer(t, "greedy", g)})
	}
	if _, err := tournament.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	scores := game.match.Position().Scores(nil)
	for range 4 {
		sum := 0.0
		for s, share := range game.shares() {
			sum += share
			for o := range scores {
				if share > 0 && (game.failed[s] || !game.failed[o] && scores[o] > scores[s]) {
					t.Fatalf("of %v seat %d has %v, failed are %v", scores, s+1, share, game.failed)
				}
			}
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Fatalf("the shares add up to %v", sum)
		}
		for s, share := range game.shares() {
			game.failed[s] = game.failed[s] || share > 0
		}
	}
	if shares := game.shares(); slices.Max(shares) > 0 {
		t.Errorf("all have failed and have %v", shares)
	}
}

// TestTournamentRestartsBots checks that a program that failed in one game plays in the next one.
func TestTournamentRestartsBots(t *testing.T) {
	g := coloured()
	faulty := &players.Outside{Command: players.Command{Text: "illegal", Words: []string{os.Args[0], "bot:illegal"}}}
	defer faulty.Close()
	tournament := Tournament{Game: g, Games: 2, Seed: 1, Limits: search.Limits{Time: time.Minute}, Entrants: []Entrant{{"faulty", faulty}, {"random", newPlayer(t, "random", g)}}}
	standings, err := tournament.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if s := standings[0]; s.Faults[players.Illegal] != 2 || s.Moves != 2 || s.Share != 0 || standings[1].Share != 2 {
		t.Errorf("%+v", standings)
	}
}

// TestTournamentStopsWhenCancelled checks that a cancelled tournament returns the standings after the last game.
func TestTournamentStopsWhenCancelled(t *testing.T) {
	g := coloured()
	ctx, cancel := context.WithCancel(context.Background())
	tournament := Tournament{Game: g, Games: 100, Limits: search.Limits{Nodes: 50}, Entrants: []Entrant{{"a", newPlayer(t, "greedy", g)}, {"b", newPlayer(t, "greedy", g)}},
		Finished: func(n int, _ *engine.Match, _ []int) error {
			if n == 2 {
				cancel()
			}
			return nil
		}}
	standings, err := tournament.Run(ctx)
	if !errors.Is(err, context.Canceled) || standings[0].Games != 3 {
		t.Errorf("%v after %d games", err, standings[0].Games)
	}
}

// TestInterval compares the confidence interval of the win rate with known values.
func TestInterval(t *testing.T) {
	for _, c := range []struct {
		share     float64
		games     int
		low, high float64
	}{{50, 100, 0.404, 0.596}, {40, 40, 0.912, 1}, {0, 10, 0, 0.278}} {
		s := Standing{Share: c.share, Games: c.games}
		if low, high := s.Interval(); math.Abs(low-c.low) > 0.001 || math.Abs(high-c.high) > 0.001 {
			t.Errorf("%v of %d: %.3f to %.3f, expected %.3f to %.3f", c.share, c.games, low, high, c.low, c.high)
		}
	}
}
