// Package statistics sums up finished games: results, points by source, records, ratings.
package statistics

import (
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/review"
)

// Game is what statistics know of a finished game.
type Game struct {
	Edition string
	Day     time.Time // zero if it is not known
	Seats   []Seat
}

// Seat is how a seat has played a game.
type Seat struct {
	Name  string
	Level string // of a computer, "" for a person
	Score int
	Share float64 // of the victory
	// Points are the points by source.
	Points map[engine.Source]int
	// Round is the most points of a round, without those counted at the end of the game, and Floor the least of penalties in a round, at most 0.
	Round, Floor int
	Placed       []int // tiles on the board by colour
	Lines        []int // tiles on the wall by row, each from the pattern line of that number; empty where there are no such lines
	// Accuracy, from 0 to 100, and Luck, in points of the chance to win, are those of a review, if Reviewed is set.
	Accuracy, Luck float64
	Reviewed       bool
}

// Scored returns a game of which only the final scores and the winners are known.
func Scored(edition string, names, levels []string, scores []int, winners []engine.Seat) Game {
	g := Game{Edition: edition}
	for i, share := range engine.Shares(winners, len(scores)) {
		g.Seats = append(g.Seats, Seat{Name: names[i], Level: levels[i], Score: scores[i], Share: share})
	}
	return g
}

// Of sums up a finished match of a game between players with names and levels, by seat. r is its review, or nil.
func Of(def *gamedef.Game, m *engine.Match, names, levels []string, r *review.Review) Game {
	g := Game{Edition: m.Edition.ID, Seats: make([]Seat, m.Options.Players)}
	end := m.Position()
	shares := engine.Shares(m.Winners(nil), len(g.Seats))
	for i, score := range end.Scores(nil) {
		g.Seats[i] = Seat{Name: names[i], Level: levels[i], Score: score, Share: shares[i], Points: map[engine.Source]int{}}
		for _, source := range def.Sources {
			g.Seats[i].Points[source] = end.Points(engine.Seat(i), source)
		}
	}
	g.replay(m)
	if r != nil && r.Known() == len(r.Steps) {
		for i, a := range r.Accounts() {
			s := &g.Seats[i]
			s.Accuracy, _ = r.Accuracy(engine.Seat(i))
			s.Luck, s.Reviewed = 100*a.Luck, true
		}
	}
	return g
}

// replay adds what is not known from the last position of a match: records, and what was placed.
func (g *Game) replay(m *engine.Match) {
	type sum struct{ points, penalties int }
	rounds, sums := -1, make([]sum, len(g.Seats))
	for n, move := range m.Moves() {
		before := m.At(n)
		if round := before.Round(); round != rounds {
			rounds = round
			clear(sums)
		}
		var log engine.Log
		before.Clone().Play(move, &log)
		for _, e := range log.Events {
			switch {
			case e.Kind == engine.Slide && e.To.Zone.Scores():
				s := &g.Seats[e.To.Seat]
				s.Placed = plus(s.Placed, int(e.Tile), 1)
				if e.To.Zone == engine.Wall {
					s.Lines = plus(s.Lines, int(e.To.Row), 1)
				}
			case e.Kind == engine.Count && !e.Source.Bonus():
				s, sum := &g.Seats[e.Seat], &sums[e.Seat]
				sum.points += int(e.Points)
				if e.Source.Penalty() {
					sum.penalties += int(e.Points)
				}
				s.Round, s.Floor = max(s.Round, sum.points), min(s.Floor, sum.penalties)
			}
		}
	}
}

// Persons returns the names of the people in games, those of the most games first.
func Persons(games []Game) (names []string) {
	played := map[string]int{}
	for i := range games {
		for _, s := range games[i].Seats {
			if s.Level == "" {
				if played[s.Name]++; played[s.Name] == 1 {
					names = append(names, s.Name)
				}
			}
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return played[b] - played[a] })
	return names
}
