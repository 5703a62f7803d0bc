package azul_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	rules "azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/azul"
	"azulejo/scenes/table"
)

// deaf is a stagehand that keeps the scores shown.
type deaf struct{ scores [engine.MaxSeats]int }

func (d *deaf) ShowScore(s engine.Seat, points int)              { d.scores[s] = max(0, d.scores[s]+points) }
func (d *deaf) Sound(string, int)                                {}
func (d *deaf) Float(points int, x, y, size float64) *stage.Node { return stage.Group("points") }
func laidOut(seats int, w, h float64, v engine.Seat) table.Table {
	t := azul.New()
	t.Layout(table.Frame{Rect: table.Rect{W: w, H: h}, Kit: &ui.Kit{Unit: 1, Zoom: 1}, Seats: seats, Viewer: v})
	return t
}

// lying is a tile with the spot it lies at, for comparison.
type lying struct {
	table.Piece
	table.Spot
}

func compare(a, b lying) int {
	for _, d := range []float64{float64(a.Tile - b.Tile), a.X - b.X, a.Y - b.Y} {
		if d < 0 {
			return -1
		}
		if d > 0 {
			return 1
		}
	}
	return 0
}

// picture is all tiles of a cast as their nodes show them.
func picture(c *table.Cast) []lying {
	var all []lying
	for _, a := range c.Actors() {
		all = append(all, lying{a.Piece, table.Spot{X: a.Node.X, Y: a.Node.Y, Size: a.Node.W, Turn: a.Node.Turn}})
	}
	slices.SortFunc(all, compare)
	return all
}

func TestStageAfterAnimationEqualsRestingPicture(t *testing.T) {
	for _, e := range []*engine.Edition{rules.Coloured(), rules.Grey()} {
		for seats := 2; seats <= 4; seats++ {
			for seed := range uint64(6) {
				playOut(t, e, seats, seed, seed%2 == 1)
			}
		}
	}
}

func playOut(t *testing.T, e *engine.Edition, seats int, seed uint64, still bool) {
	m, err := engine.NewMatch(e, engine.Options{Players: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	tab := laidOut(seats, 1600, 900, engine.Seat(seed)%engine.Seat(seats))
	r := rand.New(rand.NewPCG(seed, 1))
	cast, fresh, hand := table.NewCast(tab), table.NewCast(tab), &deaf{}
	cast.Show(tab.Pieces(m.Position(), nil))
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
