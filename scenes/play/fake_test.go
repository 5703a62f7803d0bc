package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
)

// fakeBackend is a players.Backend whose answers are set by a test. It records the requests.
type fakeBackend struct {
	asked   []players.Request
	open    bool
	choice  *players.Choice // the next answer, or nil while it thinks
	err     error
	stopped int
	waiting bool
	found   players.Progress // so far
}

func (f *fakeBackend) Send(r players.Request) players.Handle {
	f.asked, f.open = append(f.asked, r), true
	return f
}
func (f *fakeBackend) Cancel()                    { f.open = false; f.stopped++ }
func (f *fakeBackend) Progress() players.Progress { return f.found }
func (f *fakeBackend) Slots() int                 { return 1 }
func (f *fakeBackend) Waiting() bool              { return f.waiting }
func (f *fakeBackend) Renew()                     {}
func (f *fakeBackend) Close()                     {}
func (f *fakeBackend) Levels() []string {
	return []string{"novice", "helper", "pupil", "fellow", "artisan", "expert", "virtuoso", "master"}
}

func (f *fakeBackend) Answer() (c players.Choice, err error, done bool) {
	if !f.open || f.choice == nil && f.err == nil {
		return c, nil, false
	}
	if f.choice != nil {
		c = *f.choice
	}
	err = f.err
	f.open, f.choice, f.err = false, nil, nil
	return c, err, true
}

// reply answers the open request with lines.
func (f *fakeBackend) reply(lines ...players.Line) {
	f.choice = &players.Choice{Move: lines[0].Move, Lines: lines}
}

func lineWith(m engine.Move, win ...float64) players.Line { return players.Line{Move: m, Win: win} }

// testScene is a game screen whose computer players are a fakeBackend.
type testScene struct {
	s       *Scene
	t       *testing.T
	app     *game.App
	backend *fakeBackend
	opened  *[]game.Route // the routes that it opened
}

func newTestScene(t *testing.T, at, seats, moves int, bar bool) *testScene {
	t.Helper()
	return newTestSceneIn(t, at, seats, moves, bar, 1280, 720)
}

// newTestSceneIn returns a testScene in a window of w × h pixels. at is the index of the game, and bar shows the bar of win probabilities.
func newTestSceneIn(t *testing.T, at, seats, moves int, bar bool, w, h float64) *testScene {
	t.Helper()
	backend := &fakeBackend{}
	app, p, opened := tableAppWithRoutes(t, backend, at, seats, moves, w, h)
	if bar {
		app.Context().Settings.WinBar = true
		p.Layout(app.Context())
	}
	return &testScene{p, t, app, backend, opened}
}

// ticks runs n ticks with a frame each.
func (b *testScene) ticks(n int) { b.ticksAtFrameRate(n, 1) }

// ticksAtFrameRate runs n ticks and draws a frame after every every-th tick, or none if every is 0.
func (b *testScene) ticksAtFrameRate(n, every int) {
	for i := range n {
		b.s.Update(b.app.Context())
		if every > 0 && i%every == every-1 {
			b.s.data.frames++ // as Draw does
		}
	}
}

// finishAnimation runs ticks until nothing on the board moves.
func (b *testScene) finishAnimation() {
	for b.s.board.Animating() {
		b.ticks(1)
	}
}

// subtitle returns the lines below the title.
func (b *testScene) subtitle() string {
	b.s.showMessages()
	if b.s.heading.sub[1].Text == "" {
		return b.s.heading.sub[0].Text
	}
	return b.s.heading.sub[0].Text + "\n" + b.s.heading.sub[1].Text
}

// winBarBeside reports whether the bar of win probabilities is next to or below the table.
func (s *Scene) winBarBeside() bool { return s.areas.table.W < s.ctx.W || s.areas.table.H < s.ctx.H }

// explanationCount returns the number of nodes that explain how tiles scored.
func (b *testScene) explanationCount() int {
	return len(b.s.callout(analysis.BreakdownMessage).Children()) + len(b.s.root.Find("shapes").Children())
}

// callout shows the messages and returns the callout of a kind, which is empty if there is none.
func (s *Scene) callout(k analysis.MessageKind) *stage.Node {
	s.showMessages()
	return s.callouts.Callout(k)
}

// headingText shows the messages and returns what is below the title.
func (s *Scene) headingText() string {
	s.showMessages()
	return s.heading.text
}

// lastRequest returns the latest request.
func (b *testScene) lastRequest() players.Request {
	b.t.Helper()
	if len(b.backend.asked) == 0 {
		b.t.Fatal("nothing was asked")
	}
	return b.backend.asked[len(b.backend.asked)-1]
}
