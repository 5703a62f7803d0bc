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

// silentEffects implements table.Effects and keeps the scores shown.
type silentEffects struct{ scores [engine.MaxSeats]int }

func (s *silentEffects) ShowScore(e engine.Event, points int) {
	s.scores[e.Seat] = max(0, s.scores[e.Seat]+points)
}
func (s *silentEffects) PlaySound(string, int, table.Spot) {}

func (s *silentEffects) NewTally(points int, at table.Spot) *table.Tally {
	return table.NewTally(&ui.Kit{}, &locale.Words{}, points, at)
}

func (s *silentEffects) OnEvent(engine.Event)              {}
func (s *silentEffects) OnLeave(engine.Place, engine.Tile) {}
func (s *silentEffects) OnLand(engine.Place, engine.Tile)  {}
func (s *silentEffects) Bag() *stage.Node                  { return nil }
func (s *silentEffects) LargeBoard() stage.Rect            { return stage.Rect{} }

// drawnTile is a tile as its node shows it.
type drawnTile struct {
	table.Piece
	x, y, w, h, turn float64
	skin             string
}

func compare(a, b drawnTile) int {
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

// drawnTiles returns all tiles of a cast in a fixed order.
func drawnTiles(c *table.Cast) []drawnTile {
	var all []drawnTile
	for _, a := range c.Actors() {
		n := a.Node
		all = append(all, drawnTile{a.Piece, n.X, n.Y, n.W, n.H, n.Rotation, a.Art.Name})
	}
	slices.SortFunc(all, compare)
	return all
}

// Animations plays random games of an edition. It checks that after each animation the tiles are where a new cast would show them.
func Animations(t *testing.T, e *engine.Edition, make func() table.Table) {
	forEachGame(e, func(seats int, seed uint64) {
		p := newGame(t, e, make(), seats, seed)
		for !p.over() {
			events := p.moves(1)
			p.play(events)
			p.expectRest("after")
		}
	})
}

// BackwardAnimations plays random games of an edition. It checks that after moves are played backwards, also over the end of a round or of the game,
// the tiles are where the position before has them.
func BackwardAnimations(t *testing.T, e *engine.Edition, make func() table.Table) {
	forEachGame(e, func(seats int, seed uint64) {
		p := newGame(t, e, make(), seats, seed)
		for !p.over() {
			at := len(p.match.Moves())
			events := p.moves(1 + p.rng.IntN(5))
			p.show()
			p.play(table.Backwards(events))
			end := len(p.match.Moves())
			p.match.Goto(at)
			p.expectRest("before")
			p.match.Goto(end)
		}
	})
}

// forEachGame calls visit for each game of the suite.
func forEachGame(e *engine.Edition, visit func(seats int, seed uint64)) {
	for seats := e.MinSeats; seats <= e.MaxSeats; seats++ {
		for seed := range uint64(6) {
			visit(seats, seed)
		}
	}
}

// game is a random game on a table.
type game struct {
	t       *testing.T
	tab     table.Table
	match   *engine.Match
	rng     *rand.Rand
	cast    *table.Cast
	effects *silentEffects
	log     engine.Log
	still   bool // with less motion
}

// windows returns the sizes of the windows in which games are shown: a desktop and phones.
func windows() [][2]float64 { return [][2]float64{{1600, 900}, {390, 844}, {844, 390}} }

// newGame starts a game and shows it. Odd seeds use reduced motion.
func newGame(t *testing.T, e *engine.Edition, tab table.Table, seats int, seed uint64) *game {
	m, err := engine.NewMatch(e, engine.Options{Players: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	size := windows()[int(seed/2)%len(windows())]
	f := Frame(size[0], size[1], seats)
	f.Viewer = engine.Seat(seed) % engine.Seat(seats)
	tab.Layout(f)
	p := &game{t: t, tab: tab, match: m, rng: rand.New(rand.NewPCG(seed, 1)), cast: table.NewCast(tab), effects: &silentEffects{}, still: seed%2 == 1}
	p.show()
	return p
}

func (g *game) over() bool { return g.match.Position().Over() || g.match.Position().Round() >= 40 }

// show puts the position on the stage.
func (g *game) show() {
	g.cast.Show(g.tab.Pieces(g.match.Position()))
	for s, n := range g.match.Position().Scores(nil) {
		g.effects.scores[s] = n
	}
}

// moves plays up to n moves and returns their events.
func (g *game) moves(n int) []engine.Event {
	g.t.Helper()
	g.log.Reset()
	for ; n > 0 && !g.over(); n-- {
		g.log.Next()
		var err error
		if g.match.Position().ToMove() == engine.Nature {
			err = g.match.Draw(&g.log)
		} else {
			all := g.match.Position().Moves(nil)
			err = g.match.Play(all[g.rng.IntN(len(all))], &g.log)
		}
		if err != nil {
			g.t.Fatal(err)
		}
	}
	return g.log.Events
}

// play animates events to their end.
func (g *game) play(events []engine.Event) {
	g.t.Helper()
	line, length := table.Animate(g.cast, g.effects, stage.Group("fx"), g.still, events)
	if length < 0 || length > 60*60 {
		g.t.Fatalf("an animation of %v ticks", length)
	}
	for i := 0; i < 100000 && !line.Done(); i++ {
		line.Advance(1)
	}
}

// expectRest checks that the tiles are where the position has them.
func (g *game) expectRest(when string) {
	g.t.Helper()
	m, fresh := g.match, table.NewCast(g.tab)
	fresh.Show(g.tab.Pieces(m.Position()))
	if got, want := drawnTiles(g.cast), drawnTiles(fresh); !slices.Equal(got, want) {
		g.t.Fatalf("%s, %d seats, seed %d, %s move %d: the stage ends at\n%v\nexpected\n%v", m.Edition.ID, m.Options.Players, m.Seed, when, len(m.Moves()), got, want)
	}
	for s, n := range m.Position().Scores(nil) {
		if g.effects.scores[s] != n {
			g.t.Fatalf("%s, seed %d, %s move %d: seat %d shows %d, expected %d", m.Edition.ID, m.Seed, when, len(m.Moves()), s, g.effects.scores[s], n)
		}
	}
}
