package tabletest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// deaf is an Effects that keeps the scores shown.
type deaf struct{ scores [engine.MaxSeats]int }

func (d *deaf) ShowScore(e engine.Event, points int) {
	d.scores[e.Seat] = max(0, d.scores[e.Seat]+points)
}
func (d *deaf) Sound(string, int, table.Spot) {}

func (d *deaf) Float(points int, at table.Spot) *table.Tally {
	return table.NewTally(&ui.Kit{}, &locale.Words{}, points, at)
}

func (d *deaf) Happens(engine.Event)             {}
func (d *deaf) Leaves(engine.Place, engine.Tile) {}
func (d *deaf) Lands(engine.Place, engine.Tile)  {}
func (d *deaf) Bag() *stage.Node                 { return nil }

// lying is a tile as its node shows it.
type lying struct {
	table.Piece
	x, y, w, h, turn float64
	skin             string
}

func compare(a, b lying) int {
	p, q := a.Place, b.Place
	for _, d := range []float64{float64(a.Tile - b.Tile), a.x - b.x, a.y - b.y, float64(p.Zone - q.Zone), float64(p.Seat - q.Seat), float64(p.Row - q.Row), float64(p.Col - q.Col)} {
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
	each(e, func(seats int, seed uint64) {
		p := seat(t, e, make(), seats, seed)
		for !p.over() {
			events := p.moves(1)
			p.play(events)
			p.expectRest("after")
		}
	})
}

// Back plays random games of an edition at a table: whenever some moves are played backwards, over the end of rounds and of the
// game as well, the stage shows the position before them.
func Back(t *testing.T, e *engine.Edition, make func() table.Table) {
	each(e, func(seats int, seed uint64) {
		p := seat(t, e, make(), seats, seed)
		for !p.over() {
			at := len(p.match.Moves())
			events := p.moves(1 + p.dice.IntN(5))
			p.show()
			p.play(table.Backwards(events))
			end := len(p.match.Moves())
			p.match.Goto(at)
			p.expectRest("before")
			p.match.Goto(end)
		}
	})
}

// each visits the games of a suite.
func each(e *engine.Edition, visit func(seats int, seed uint64)) {
	for seats := e.MinSeats; seats <= e.MaxSeats; seats++ {
		for seed := range uint64(6) {
			visit(seats, seed)
		}
	}
}

// party is a random game at a table.
type party struct {
	t       *testing.T
	tab     table.Table
	match   *engine.Match
	dice    *rand.Rand
	cast    *table.Cast
	effects *deaf
	log     engine.Log
	still   bool // with less motion
}

// windows are those in which games are shown: a desk's, and phones.
func windows() [][2]float64 { return [][2]float64{{1600, 900}, {390, 844}, {844, 390}} }

// seat begins a game and shows it; every other one is shown with less motion.
func seat(t *testing.T, e *engine.Edition, tab table.Table, seats int, seed uint64) *party {
	m, err := engine.NewMatch(e, engine.Options{Players: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	size := windows()[int(seed/2)%len(windows())]
	f := Frame(size[0], size[1], seats)
	f.Viewer = engine.Seat(seed) % engine.Seat(seats)
	tab.Layout(f)
	p := &party{t: t, tab: tab, match: m, dice: rand.New(rand.NewPCG(seed, 1)), cast: table.NewCast(tab), effects: &deaf{}, still: seed%2 == 1}
	p.show()
	return p
}

func (p *party) over() bool { return p.match.Position().Over() || p.match.Position().Round() >= 40 }

// show puts the position on the stage.
func (p *party) show() {
	p.cast.Show(p.tab.Pieces(p.match.Position()))
	for s, n := range p.match.Position().Scores(nil) {
		p.effects.scores[s] = n
	}
}

// moves makes up to n moves and returns their events.
func (p *party) moves(n int) []engine.Event {
	p.t.Helper()
	p.log.Reset()
	for ; n > 0 && !p.over(); n-- {
		p.log.Next()
		var err error
		if p.match.Position().ToMove() == engine.Nature {
			err = p.match.Draw(&p.log)
		} else {
			all := p.match.Position().Moves(nil)
			err = p.match.Play(all[p.dice.IntN(len(all))], &p.log)
		}
		if err != nil {
			p.t.Fatal(err)
		}
	}
	return p.log.Events
}

// play animates events to their end.
func (p *party) play(events []engine.Event) {
	p.t.Helper()
	line, length := table.Script(p.cast, p.effects, stage.Group("fx"), p.still, events)
	if length < 0 || length > 60*60 {
		p.t.Fatalf("an animation of %v ticks", length)
	}
	for i := 0; i < 100000 && !line.Done(); i++ {
		line.Advance(1)
	}
}

// expectRest holds the stage to show the position.
func (p *party) expectRest(when string) {
	p.t.Helper()
	m, fresh := p.match, table.NewCast(p.tab)
	fresh.Show(p.tab.Pieces(m.Position()))
	if got, want := picture(p.cast), picture(fresh); !slices.Equal(got, want) {
		p.t.Fatalf("%s, %d seats, seed %d, %s move %d: the stage ends at\n%v\nexpected\n%v", m.Edition.ID, m.Options.Players, m.Seed, when, len(m.Moves()), got, want)
	}
	for s, n := range m.Position().Scores(nil) {
		if p.effects.scores[s] != n {
			p.t.Fatalf("%s, seed %d, %s move %d: seat %d shows %d, expected %d", m.Edition.ID, m.Seed, when, len(m.Moves()), s, p.effects.scores[s], n)
		}
	}
}
