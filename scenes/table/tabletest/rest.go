package tabletest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// deaf is a stagehand that keeps the scores shown.
type deaf struct{ scores [engine.MaxSeats]int }

func (d *deaf) ShowScore(s engine.Seat, points int)              { d.scores[s] = max(0, d.scores[s]+points) }
func (d *deaf) Sound(string, int)                                {}
func (d *deaf) Float(points int, x, y, size float64) *stage.Node { return stage.Group("points") }

// lying is a tile as its node shows it.
type lying struct {
	table.Piece
	x, y, w, h, turn float64
	skin             string
}

func compare(a, b lying) int {
	for _, d := range []float64{float64(a.Tile - b.Tile), a.x - b.x, a.y - b.y} {
		if d < 0 {
			return -1
		}
		if d > 0 {
			return 1
		}
	}
	return 0
}

// picture is all tiles of a cast.
func picture(c *table.Cast) []lying {
	var all []lying
	for _, a := range c.Actors() {
		n := a.Node
		all = append(all, lying{a.Piece, n.X, n.Y, n.W, n.H, n.Turn, a.Art.Name})
	}
	slices.SortFunc(all, compare)
	return all
}

// Rest plays random games of an edition at a table: after each animation the stage shows what it would show if it were built
// afresh from the position.
func Rest(t *testing.T, e *engine.Edition, make func() table.Table) {
	for seats := e.MinSeats; seats <= e.MaxSeats; seats++ {
		for seed := range uint64(6) {
			rest(t, e, make(), seats, seed, seed%2 == 1)
		}
	}
}

func rest(t *testing.T, e *engine.Edition, tab table.Table, seats int, seed uint64, still bool) {
	m, err := engine.NewMatch(e, engine.Options{Players: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	f := Frame(1600, 900, seats)
	f.Viewer = engine.Seat(seed) % engine.Seat(seats)
	tab.Layout(f)
	r := rand.New(rand.NewPCG(seed, 1))
	cast, fresh, hand := table.NewCast(tab), table.NewCast(tab), &deaf{}
	cast.Show(tab.Pieces(m.Position(), nil))
	for s, n := range m.Position().Scores(nil) {
		hand.scores[s] = n
	}
	var log engine.Log
	for !m.Position().Over() && m.Position().Round() < 40 {
		log.Reset()
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(&log)
		} else {
			moves := m.Position().Moves(nil)
			err = m.Play(moves[r.IntN(len(moves))], &log)
		}
		if err != nil {
			t.Fatal(err)
		}
		line, length := table.NewScript(cast, hand, stage.Group("fx"), still).Timeline(log.Events)
		if length < 0 || length > 60*60 {
			t.Fatalf("an animation of %v ticks", length)
		}
		for i := 0; i < 100000 && !line.Done(); i++ {
			line.Advance(1)
		}
		fresh.Show(tab.Pieces(m.Position(), nil))
		if got, want := picture(cast), picture(fresh); !slices.Equal(got, want) {
			t.Fatalf("%s, %d seats, seed %d, move %d: the stage ends at\n%v\nexpected\n%v", e.ID, seats, seed, len(m.Moves()), got, want)
		}
		for s, n := range m.Position().Scores(nil) {
			if hand.scores[s] != n {
				t.Fatalf("seat %d shows %d, expected %d", s, hand.scores[s], n)
			}
		}
	}
}
