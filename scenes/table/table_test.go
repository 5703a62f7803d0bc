package table

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// plain is a table that only says where tiles lie: zone by zone to the right, seat by seat downwards.
type plain struct{ Table }

func (plain) Skin(p Piece) Skin {
	s := Square(fmt.Sprint("tile-", p.Tile))
	switch p.Place.Zone {
	case engine.Line:
		s.Sound = "place-wood"
	case engine.Wall:
		s.Sound = "place-porcelain"
	}
	return s
}

func (plain) Stacked(p engine.Place) bool { return p.Zone == engine.Supply }

func (plain) Anchor(p engine.Place, i, n int) Spot {
	s := Spot{X: 200*float64(p.Zone) + 20*float64(p.Col) + 20*float64(i), Y: 300*float64(p.Seat) + 20*float64(p.Row) + float64(n), Size: 18}
	if p.Zone == engine.Wall {
		s.Size, s.Turn = 24, 0.1
	}
	return s
}

// crier is an Effects that records its calls.
type crier struct {
	heard  []string
	lying  map[engine.Place]int // change of the number of tiles there
	scores [engine.MaxSeats]int
}

func (c *crier) ShowScore(e engine.Event, points int) {
	c.scores[e.Seat] += points
	c.heard = append(c.heard, fmt.Sprint("score ", e.Seat, " ", points))
}

func (c *crier) PlaySound(name string, step int, _ Spot) {
	c.heard = append(c.heard, fmt.Sprint(name, " ", step))
}

func (c *crier) NewTally(points int, at Spot) *Tally {
	return NewTally(&ui.Kit{}, &locale.Words{}, points, at)
}

func (c *crier) OnEvent(engine.Event) {}
func (c *crier) OnLeave(at engine.Place, t engine.Tile) {
	c.lying[at]--
}
func (c *crier) OnLand(at engine.Place, t engine.Tile) {
	c.lying[at]++
}
func (*crier) Bag() *stage.Node { return nil }

func (c *crier) times(what string) (n int) {
	for _, h := range c.heard {
		if h == what {
			n++
		}
	}
	return n
}

func factory(row int8) engine.Place { return engine.Place{Zone: engine.Factory, Row: row} }
func centre() engine.Place          { return engine.Place{Zone: engine.Centre} }

func slot(z engine.Zone, s engine.Seat, row, col int8) engine.Place {
	return engine.Place{Zone: z, Seat: s, Row: row, Col: col}
}

// pieces are tiles of some colours at a place.
func pieces(at engine.Place, colours ...engine.Tile) (all []Piece) {
	for _, t := range colours {
		all = append(all, Piece{at, t})
	}
	return all
}

// shows is a tile as its node shows it.
type shows struct {
	Piece
	Spot
	alpha, lift float64
	moving      bool
	skin        string
}

// picture is what the stage shows of a cast, in order of place and colour.
func picture(c *Cast) (all []string) {
	for _, a := range c.Actors() {
		n := a.Node
		all = append(all, fmt.Sprintf("%+v", shows{a.Piece, Spot{n.X, n.Y, n.W, n.Rotation}, n.Alpha, a.Art.Lift, n.Moving, a.Art.Name}))
	}
	slices.Sort(all)
	return all
}

// resting is the picture of the pieces laid out afresh.
func resting(all []Piece) []string {
	c := NewCast(plain{})
	c.Show(all)
	return picture(c)
}

func expectPicture(t *testing.T, when string, c *Cast, want []Piece) {
	t.Helper()
	if got, rest := picture(c), resting(want); !slices.Equal(got, rest) {
		t.Errorf("%s: the stage shows\n%v\nexpected\n%v", when, got, rest)
	}
	if len(c.Layer.Children()) != len(c.Actors()) {
		t.Errorf("%s: %d nodes for %d tiles", when, len(c.Layer.Children()), len(c.Actors()))
	}
}
