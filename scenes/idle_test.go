package scenes

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/settings"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"

	"github.com/hajimehoshi/ebiten/v2"
)

// monkey is a source of random mouse and keyboard input with pauses.
type monkey struct {
	scenetest.NoDevices
	*rand.Rand
	x, y          float64
	down, pressed bool
	wheel         float64
	key           ebiten.Key
	keyPressed    bool // in this tick
	pause         int
}

// tick generates the input of the next tick.
func (m *monkey) tick(w, h float64) {
	m.pressed, m.keyPressed, m.wheel = false, false, 0
	if m.pause > 0 {
		m.pause--
		return
	}
	keys := []ebiten.Key{ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeyArrowLeft, ebiten.KeyArrowDown, ebiten.KeyEscape, ebiten.KeyZ, ebiten.KeyH,
		ebiten.KeyH, ebiten.KeyB}
	switch m.IntN(8) {
	case 0, 1, 2:
		m.x, m.y = m.Float64()*w, m.Float64()*h
	case 3, 4:
		m.pressed, m.down = !m.down, !m.down
	case 5, 6:
		m.key, m.keyPressed = keys[m.IntN(len(keys))], true
	default:
		m.wheel = float64(m.IntN(3) - 1)
	}
	m.pause = m.IntN(4) * m.IntN(4) * m.IntN(4)
}

func (m *monkey) CursorPosition() (x, y float64) { return m.x, m.y }
func (m *monkey) MouseButton(b ebiten.MouseButton) (pressed, down, released bool) {
	if b != ebiten.MouseButtonLeft {
		return false, false, false
	}
	return m.pressed, m.down, false
}
func (m *monkey) Wheel() (dx, dy float64)   { return 0, m.wheel }
func (m *monkey) KeyHeld(k ebiten.Key) bool { return k == ebiten.KeyControl && m.key == ebiten.KeyZ }
func (m *monkey) KeyTicks(k ebiten.Key) int {
	if m.keyPressed && k == m.key {
		return 1
	}
	return 0
}

// slowBackend is a backend that answers with the first legal move after some ticks.
type slowBackend struct {
	scenetest.IdleBackend
	task  search.Task
	ticks int
}

func (s *slowBackend) Send(r players.Request) players.Handle {
	s.task, s.ticks = r.Task, 0
	return s
}

func (s *slowBackend) Answer() (c players.Choice, err error, done bool) {
	if s.ticks++; s.ticks < 25 {
		return c, nil, false
	}
	pos := s.task.Position
	win := make([]float64, pos.Seats())
	win[pos.Hash()%uint64(len(win))] = 1
	c.Move = pos.Moves(nil)[0]
	for _, m := range pos.Moves(nil) {
		c.Lines = append(c.Lines, players.Line{Move: m, Win: win, Scores: make([]float64, len(win))})
	}
	return c, nil, true
}

// TestIdleFramesAreUnchanged checks that while the program is idle, a new frame would equal the one on the screen.
func TestIdleFramesAreUnchanged(t *testing.T) {
	for at, g := range games.All() {
		for i, level := range []string{"", "novice"} {
			if i != at%2 && !long.Enabled() {
				continue
			}
			t.Run(fmt.Sprint(g.Edition.ID, level), func(t *testing.T) {
				const w, h = 1280, 720
				app := scenetest.Open(t, Router(games.All(), &slowBackend{}), newGameRoute(t, at, level), w, h)
				m := &monkey{Rand: rand.New(rand.NewPCG(7, uint64(at)))}
				c := app.Context()
				c.Input = input.NewFrom(m)
				c.Settings.Speed, c.Settings.WinBar, c.Settings.Arithmetic = settings.Fast, level == "", true
				c.ApplySettings()
				idleTicks := 0
				ticks := long.Count(2000, 6000)
				for tick := range ticks {
					if m.tick(w, h); tick%600 == 0 {
						c.Notify("a toast")
					}
					if err := app.Update(); err != nil {
						t.Fatal(err)
					}
					app.Paint(nil)
					if !app.Idle() {
						continue
					}
					if idleTicks++; !c.Canvas.Unchanged() {
						t.Fatalf("in tick %d, idle tick %d, a new frame would differ", tick, idleTicks)
					}
				}
				t.Logf("%d of %d ticks are idle", idleTicks, ticks)
				if idleTicks < ticks/30 {
					t.Errorf("only %d of %d ticks are idle", idleTicks, ticks)
				}
			})
		}
	}
}

// newGameRoute returns the route of a new game of a person against a level.
func newGameRoute(t *testing.T, at int, level string) game.Route {
	t.Helper()
	m, err := engine.NewMatch(games.All()[at].Edition, engine.Options{Players: 2}, 5)
	if err != nil {
		t.Fatal(err)
	}
	return route.Play{Match: m, Players: seating.Players{{Name: "Ana"}, {Name: "Bo", Level: level}}}
}
