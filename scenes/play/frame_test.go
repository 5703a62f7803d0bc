package play

import (
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"

	"github.com/hajimehoshi/ebiten/v2"
)

// idle is a backend that never answers.
type idle struct{}

func (idle) Send(players.Request) players.Handle   { return idle{} }
func (idle) Answer() (players.Choice, error, bool) { return players.Choice{}, nil, false }
func (idle) Progress() players.Progress            { return players.Progress{} }
func (idle) Levels() []string                      { return nil }
func (idle) Slots() int                            { return 1 }
func (idle) Cancel()                               {}
func (idle) Waiting() bool                         { return false }
func (idle) Renew()                                {}
func (idle) Close()                                {}

// tableApp returns the program at the table of the game with index at, after a number of moves, with a player to move and nothing in motion.
func tableApp(t testing.TB, at, seats, moves int, w, h float64) (*game.App, *Scene) {
	t.Helper()
	app, p, _ := tableAppWithRoutes(t, idle{}, at, seats, moves, w, h)
	return app, p
}

// blank is a scene that does nothing.
type blank struct{}

func (blank) Layout(*game.Context) {}
func (blank) Update(*game.Context) {}
func (blank) Draw(*game.Context)   {}

// tableAppWithRoutes is like tableApp, with a backend for the computers, and also returns the routes that are opened from the table.
func tableAppWithRoutes(t testing.TB, backend players.Backend, at, seats, moves int, w, h float64) (*game.App, *Scene, *[]game.Route) {
	t.Helper()
	all := games.All()
	m, err := engine.NewMatch(all[at].Edition, engine.Options{Players: seats}, 5)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < moves || m.Position().ToMove() == engine.Nature; {
		if m.Position().ToMove() == engine.Nature {
			if err := m.Draw(nil); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if err := m.Play(m.Position().Moves(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
		i++
	}
	seated := make(seating.Players, seats)
	for i := range seated {
		seated[i].Name = fmt.Sprint("Player ", i+1)
	}
	p := New(&all[at], backend, m, seated)
	var opened []game.Route
	app := scenetest.Open(t, func(r game.Route) game.Scene {
		if r == nil {
			return p
		}
		opened = append(opened, r)
		return blank{}
	}, nil, w, h)
	return app, p, &opened
}

// frames runs n ticks and draws a frame to screen after each.
func frames(t testing.TB, app *game.App, screen *ebiten.Image, n int) {
	for range n {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		app.Draw(screen)
	}
}

// eachFrame runs a test for every game in a desktop window and in phone windows.
func eachFrame(t *testing.T, test func(t *testing.T, at int, w, h int)) {
	eachGame(t, func(t *testing.T, at int) {
		for _, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}} {
			t.Run(fmt.Sprintf("%d × %d", size[0], size[1]), func(t *testing.T) { test(t, at, size[0], size[1]) })
		}
	})
}

// eachGame runs a test for every game, without -long for one of the two editions of each. Which one depends on the name of the test, so that all of them
// are covered. at is the index of the game.
func eachGame(t *testing.T, test func(t *testing.T, at int)) {
	name := fnv.New32a()
	io.WriteString(name, t.Name())
	edition := int(name.Sum32() % 2)
	for at, g := range games.All() {
		if at%2 != edition && !long.Enabled() {
			continue
		}
		t.Run(g.Edition.ID, func(t *testing.T) { test(t, at) })
	}
}

// TestFrameAtRestAllocatesNothing checks that at rest neither an update nor a frame allocates.
func TestFrameAtRestAllocatesNothing(t *testing.T) {
	eachFrame(t, func(t *testing.T, at, w, h int) {
		app, p := tableApp(t, at, 4, 6, float64(w), float64(h))
		screen := ebiten.NewImage(w, h)
		frames(t, app, screen, 30)
		if n := allocations(func() { p.Update(app.Context()) }); n != 0 {
			t.Errorf("an update at rest allocates %v times", n)
		}
		if n := allocations(func() { paint(app, p) }); n != 0 {
			t.Errorf("a frame at rest allocates %v times", n)
		}
	})
}

// allocations returns how often a function allocates on average. It takes the least of several averages, because searches that earlier tests have
// cancelled may still be ending.
func allocations(f func()) float64 {
	least := math.Inf(1)
	for i := 0; i < 5 && least > 0; i++ {
		least = min(least, testing.AllocsPerRun(100, f))
	}
	return least
}

// paint draws a frame without a target. This leaves out Ebitengine's part of a frame, whose commands only a running game releases.
func paint(app *game.App, p *Scene) {
	c := app.Context()
	c.Canvas.Begin(nil)
	p.Draw(c)
	c.Canvas.End()
}

// TestFrameDuringDragAllocatesNothing checks that moving dragged tiles and drawing the frame allocate nothing.
func TestFrameDuringDragAllocatesNothing(t *testing.T) {
	eachFrame(t, func(t *testing.T, at, w, h int) {
		app, p := tableApp(t, at, 2, 4, float64(w), float64(h))
		screen := ebiten.NewImage(w, h)
		frames(t, app, screen, 10)
		tile := firstTile(p)
		tile.DragStart(100, 100)
		frames(t, app, screen, 30)
		x := 100.0
		if n := allocations(func() {
			x += 0.5
			tile.Drag(x, 100)
			p.board.Follow(stage.Pointer{X: x, Y: 100})
			paint(app, p)
		}); n != 0 {
			t.Errorf("a frame while dragging allocates %v times", n)
		}
	})
}

// TestDrawCallsAtRest checks that a frame at rest takes at most 40 draw calls.
func TestDrawCallsAtRest(t *testing.T) {
	const most = 40
	eachFrame(t, func(t *testing.T, at, w, h int) {
		app, _ := tableApp(t, at, 4, 6, float64(w), float64(h))
		screen := ebiten.NewImage(w, h)
		frames(t, app, screen, 5)
		if n := app.Context().Canvas.DrawCalls(); n > most {
			t.Errorf("%d draw calls, expected at most %d", n, most)
		} else {
			t.Logf("%d draw calls", n)
		}
	})
}

// firstTile returns the first tile that can be picked up.
func firstTile(p *Scene) (t *stage.Touch) {
	p.root.Walk(func(n *stage.Node) {
		if t == nil && strings.HasPrefix(n.Name, "pickable-") && n.Touch != nil {
			t = n.Touch
		}
	})
	return t
}
