package statistics

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
)

// TestGames checks on random games of all editions that the points by source add up to the scores, the shares of the victory to 1, and the tiles of all
// seats to those that have been placed, and that records lie within what is possible.
func TestGames(t *testing.T) {
	for _, def := range catalogue.Games() {
		for seed := range uint64(6) {
			seats := 2 + int(seed)%3
			m, err := engine.NewMatch(def.Edition, engine.Options{Players: seats}, seed)
			r := rand.New(rand.NewPCG(seed, 1))
			for p := m.Position(); err == nil && !p.Over(); p = m.Position() {
				if p.ToMove() == engine.Nature {
					err = m.Draw(nil)
				} else {
					moves := p.Moves(nil)
					err = m.Play(moves[r.IntN(len(moves))], nil)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			g := Of(&def, m, []string{"Ana", "Inês", "Rui", "Eva"}, []string{"", "novice", "", "master"}, nil)
			share, placed := 0.0, 0
			for i, s := range g.Seats {
				points := 0
				for _, n := range s.Points {
					points += n
				}
				placed += sum(s.Placed)
				if lines := sum(s.Lines); len(s.Lines) > 0 && lines != sum(s.Placed) {
					t.Errorf("%s, seed %d, seat %d: %d tiles from lines, %v placed", def.Edition.ID, seed, i+1, lines, s.Placed)
				}
				share += s.Share
				if s.Score != points || s.Round > m.Position().Round()*100 || s.Floor > 0 || len(s.Placed) == 0 && s.Round > 0 {
					t.Errorf("%s, seed %d, seat %d: %+v has %d points of all sources", def.Edition.ID, seed, i+1, s, points)
				}
			}
			if math.Abs(share-1) > 1e-9 || placed != m.Position().Placed() {
				t.Errorf("%s, seed %d: the shares add up to %v, and %d tiles of %d are counted", def.Edition.ID, seed, share, placed, m.Position().Placed())
			}
		}
	}
}

// sum returns the sum of counts.
func sum(counts []int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

// TestSeries checks the results of games between the same people, in whatever order they sat and whichever computers played too.
func TestSeries(t *testing.T) {
	table := func(seats ...Seat) Game { return Game{Seats: seats} }
	ana, rui, eva := func(share float64) Seat { return Seat{Name: "Ana", Share: share} }, func(share float64) Seat { return Seat{Name: "Rui", Share: share} },
		func(share float64) Seat { return Seat{Name: "Eva", Share: share} }
	games := []Game{table(ana(1), eva(0)), table(ana(1), rui(0)), table(rui(0), ana(0), Seat{Name: "Ana", Level: "novice", Share: 1}), table(rui(0.5), ana(0.5)),
		table(rui(1), eva(0)), table(ana(1), Seat{Level: "novice"})}
	got := fmt.Sprint(SeriesOf("Ana", games))
	if want := "[{[Ana Rui] [1.5 0.5] 3} {[Ana Eva] [1 0] 1}]"; got != want {
		t.Errorf("the series are %s, expected %s", got, want)
	}
}

// TestTable checks games as comma-separated values.
func TestTable(t *testing.T) {
	games := []Game{
		{"azul", time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC), []Seat{
			{Name: "Ana, the first", Score: 40, Share: 1, Points: map[engine.Source]int{engine.FromWall: 42, engine.FromFloor: -2}, Accuracy: 81.26, Luck: -3, Reviewed: true},
			{Name: "Inês", Level: "master", Score: 30, Points: map[engine.Source]int{engine.FromWall: 30, engine.FromFloor: 0}}}},
		{"pavilion", time.Time{}, []Seat{{Name: "Rui", Score: 5, Share: 0.5, Points: map[engine.Source]int{engine.FromStart: 5}}}},
	}
	const want = `game,day,edition,seat,name,level,score,victory,accuracy,luck,wall,floor,start
1,2026-03-01,azul,1,"Ana, the first",,40,1,81.3,-3.0,42,-2,
1,2026-03-01,azul,2,Inês,master,30,0,,,30,0,
2,,pavilion,1,Rui,,5,0.5,,,,,5
`
	if got := string(Table(games)); got != want {
		t.Errorf("the table is\n%s\nexpected\n%s", got, want)
	}
}

// TestPerson checks what games say about a person.
func TestPerson(t *testing.T) {
	seat := func(name, level string, score int, share float64) Seat {
		return Seat{Name: name, Level: level, Score: score, Share: share, Points: map[engine.Source]int{engine.FromWall: score}, Round: score / 5, Floor: -score / 10, Placed: []int{1, 2}}
	}
	games := []Game{
		{Seats: []Seat{seat("Ana", "", 60, 1), seat("a", "novice", 40, 0)}},
		{Seats: []Seat{seat("b", "pupil", 50, 0.5), seat("Ana", "", 50, 0.5)}},
		{Seats: []Seat{seat("Ana", "", 30, 0), seat("Rui", "", 70, 1), seat("c", "novice", 20, 0), seat("d", "helper", 40, 0)}},
		{Seats: []Seat{seat("Rui", "", 30, 0), seat("Eva", "", 70, 1)}},
		{Seats: []Seat{seat("Ana", "", 70, 1), seat("Rui", "", 60, 0)}},
	}
	if names := Persons(games); len(names) != 3 || names[0] != "Ana" || names[1] != "Rui" || names[2] != "Eva" {
		t.Errorf("the people are %v", names)
	}
	p := PersonOf("Ana", games)
	if p.All != (Tally{4, 2.5}) || p.Best != 70 || p.Round != 14 || p.Floor != -7 || p.Row != 1 || p.Placed[1] != 8 || p.Mean[engine.FromWall] != 52.5 || p.Computers[engine.FromWall] != 37.5 {
		t.Errorf("Ana has %+v", p)
	}
	if *p.Levels["novice"] != (Tally{1, 1}) || *p.Levels["pupil"] != (Tally{1, 0.5}) || *p.Levels["helper"] != (Tally{1, 0}) || *p.Others["Rui"] != (Tally{2, 1}) {
		t.Errorf("the results are %+v %+v", p.Levels, p.Others)
	}
	if len(p.Ratings) != 3 || p.Ratings[0].Value <= 1500 || p.Rating() != p.Ratings[2] {
		t.Errorf("the ratings are %+v", p.Ratings)
	}
}

// TestScored checks the seats of a game of which only scores and winners are known.
func TestScored(t *testing.T) {
	g := Scored("azul", []string{"Ana", "Inês", "Rui"}, []string{"", "novice", ""}, []int{40, 30, 40}, []engine.Seat{0, 2})
	if s := g.Seats; len(s) != 3 || s[0].Share != 0.5 || s[1].Share != 0 || s[2].Share != 0.5 || s[1].Level != "novice" || s[2].Name != "Rui" {
		t.Errorf("the seats are %+v", s)
	}
}

// TestFitting checks that every level has a rating and fits a player of it, and that victories and defeats move what fits.
func TestFitting(t *testing.T) {
	for _, id := range players.PlayableLevels() {
		r := LevelRating(id)
		if fit := Fitting(r); fit != id {
			t.Errorf("%s fits a player of %v as strong as %s", fit, r.Value, id)
		}
	}
	for _, x := range []struct {
		share float64
		want  string
	}{{1, "artisan"}, {0, "novice"}} {
		var games []Game
		level := Fitting(NewRating())
		for range 12 {
			games = append(games, Game{Seats: []Seat{{Name: "Ana", Share: x.share}, {Name: level, Level: level, Share: 1 - x.share}}})
			level = Fitting(PersonOf("Ana", games).Rating())
		}
		if level != x.want {
			t.Errorf("after twelve games with %v of the victory %s fits, expected %s", x.share, level, x.want)
		}
	}
}
