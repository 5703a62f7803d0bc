package statistics

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
)

// Tally counts the results of games.
type Tally struct {
	Games     int
	Victories float64 // a shared victory counts in part
}

// add adds a result.
func (t *Tally) add(share float64) {
	t.Games++
	t.Victories += share
}

// Person is what games say about a person.
type Person struct {
	Name string
	All  Tally
	// Levels are the results by level of the strongest computer at the table, and Others those against each other person, by name.
	Levels map[string]*Tally
	Others map[string]*Tally
	// Mean are the points by source of a game, and Computers those of the computers in the same games.
	Mean, Computers map[engine.Source]float64
	// Best is the highest score, Round the most points of a round, Floor the least of penalties, and Row the most victories in a row. They are 0 without
	// any.
	Best, Round, Floor, Row int
	Placed, Lines           []int // tiles by colour, and those on the wall by row
	// Ratings are the ratings after each game against a computer.
	Ratings []Rating
	// Reviewed are the games with a review, from the earliest.
	Reviewed []Seat
}

// PersonOf returns what games, from the earliest, say about a person.
func PersonOf(name string, games []Game) *Person {
	p := &Person{Name: name, Levels: map[string]*Tally{}, Others: map[string]*Tally{}, Mean: map[engine.Source]float64{}, Computers: map[engine.Source]float64{}}
	computers, row := 0, 0
	for i := range games {
		seats := games[i].Seats
		own := seatOf(seats, name)
		if own < 0 {
			continue
		}
		s := &seats[own]
		p.All.add(s.Share)
		if row++; s.Share < 1 {
			row = 0
		}
		p.Best, p.Round, p.Floor, p.Row = max(p.Best, s.Score), max(p.Round, s.Round), min(p.Floor, s.Floor), max(p.Row, row)
		for source, points := range s.Points {
			p.Mean[source] += float64(points)
		}
		for colour, n := range s.Placed {
			p.Placed = plus(p.Placed, colour, n)
		}
		for line, n := range s.Lines {
			p.Lines = plus(p.Lines, line, n)
		}
		if s.Reviewed {
			p.Reviewed = append(p.Reviewed, *s)
		}
		for j := range seats {
			switch o := &seats[j]; {
			case j == own:
			case o.Level == "":
				tally(p.Others, o.Name).add(against(s, o))
			default:
				computers++
				for source, points := range o.Points {
					p.Computers[source] += float64(points)
				}
			}
		}
		p.rate(seats, own)
	}
	for source := range p.Mean {
		p.Mean[source] /= float64(p.All.Games)
	}
	for source := range p.Computers {
		p.Computers[source] /= float64(computers)
	}
	return p
}

// rate adds a game against computers to the ratings and the results by level.
func (p *Person) rate(seats []Seat, own int) {
	var results []Result
	strongest, most := "", 0.0
	for i := range seats {
		value, ok := levelRatings()[seats[i].Level]
		if !ok {
			continue
		}
		if value > most {
			strongest, most = seats[i].Level, value
		}
		results = append(results, Result{LevelRating(seats[i].Level), against(&seats[own], &seats[i])})
	}
	if len(results) == 0 {
		return
	}
	tally(p.Levels, strongest).add(seats[own].Share)
	p.Ratings = append(p.Ratings, p.Rating().After(results))
}

// Rating returns the latest rating.
func (p *Person) Rating() Rating {
	if len(p.Ratings) == 0 {
		return NewRating()
	}
	return p.Ratings[len(p.Ratings)-1]
}

// against returns the score of a seat against another one: 1, ½ or 0.
func against(s, o *Seat) float64 {
	switch {
	case s.Share > o.Share || s.Share == o.Share && s.Share == 0 && s.Score > o.Score:
		return 1
	case s.Share < o.Share || s.Share == 0 && s.Score < o.Score:
		return 0
	}
	return 0.5
}

// seatOf returns the index of a person, or -1.
func seatOf(seats []Seat, name string) int {
	return slices.IndexFunc(seats, func(s Seat) bool { return s.Level == "" && s.Name == name })
}

// tally returns the tally with a name, which it adds if it is missing.
func tally(all map[string]*Tally, name string) *Tally {
	if all[name] == nil {
		all[name] = &Tally{}
	}
	return all[name]
}

// plus adds to an element of counts, which grow as needed.
func plus(counts []int, at, n int) []int {
	if len(counts) <= at {
		counts = append(counts, make([]int, at+1-len(counts))...)
	}
	counts[at] += n
	return counts
}

// levelRatings returns the ratings of the levels that people play against. Their distances are those of the shares of victories of each level against the
// one below it, on average over Azul and Summer Pavilion (see the README of engine); Helper has the rating of a player of whom nothing is known.
func levelRatings() map[string]float64 {
	return map[string]float64{"novice": 1220, "helper": 1500, "pupil": 1730, "fellow": 2000, "artisan": 2230, "expert": 2490, "virtuoso": 2800, players.Best: 3100}
}

// LevelRating returns the rating of a level.
func LevelRating(id string) Rating { return Rating{levelRatings()[id], 30, 0.06} }

// Fitting returns the level against which a player of a rating wins about half of the games.
func Fitting(r Rating) (id string) {
	best := 0.0
	for _, level := range players.PlayableLevels() {
		if even := 0.5 - math.Abs(r.Expected(LevelRating(level))-0.5); id == "" || even > best {
			id, best = level, even
		}
	}
	return id
}
