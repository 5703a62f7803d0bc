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

// plain is a table that only says where tiles are: zone by zone to the right, seat by seat downwards.
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

// recorder implements Effects and records the calls.
type recorder struct {
	calls  []string
	counts map[engine.Place]int // change of the number of tiles there
	scores [engine.MaxSeats]int
	board  stage.Rect // the large board
}

func (r *recorder) ShowScore(e engine.Event, points int) {
	r.scores[e.Seat] += points
	r.calls = append(r.calls, fmt.Sprint("score ", e.Seat, " ", points))
}

func (r *recorder) PlaySound(name string, step int, _ Spot) {
	r.calls = append(r.calls, fmt.Sprint(name, " ", step))
}

func (r *recorder) NewTally(points int, at Spot) *Tally {
	return NewTally(&ui.Kit{}, &locale.Words{}, points, at)
}

func (r *recorder) OnEvent(engine.Event) {}
func (r *recorder) OnLeave(at engine.Place, t engine.Tile) {
	r.counts[at]--
}
func (r *recorder) OnLand(at engine.Place, t engine.Tile) {
	r.counts[at]++
}
func (*recorder) Bag() *stage.Node         { return nil }
func (r *recorder) LargeBoard() stage.Rect { return r.board }

func (r *recorder) times(what string) (n int) {
	for _, h := range r.calls {
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

// pieces returns tiles of some colours at a place.
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

// shownTiles returns the tiles of a cast as the stage shows them, sorted.
func shownTiles(c *Cast) (all []string) {
	for _, a := range c.Actors() {
		n := a.Node
		all = append(all, fmt.Sprintf("%+v", shows{a.Piece, Spot{n.X, n.Y, n.W, n.Rotation}, n.Alpha, a.Art.Lift, n.Moving, a.Art.Name}))
	}
	slices.Sort(all)
	return all
}

// expectedTiles returns the tiles that a new cast would show for the pieces, sorted.
func expectedTiles(all []Piece) []string {
	c := NewCast(plain{})
	c.Show(all)
	return shownTiles(c)
}

func expectTiles(t *testing.T, when string, c *Cast, want []Piece) {
	t.Helper()
	if got, rest := shownTiles(c), expectedTiles(want); !slices.Equal(got, rest) {
		t.Errorf("%s: the stage shows\n%v\nexpected\n%v", when, got, rest)
	}
	if len(c.Layer.Children()) != len(c.Actors()) {
		t.Errorf("%s: %d nodes for %d tiles", when, len(c.Layer.Children()), len(c.Actors()))
	}
}
