package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/scenes/analysis"
)

// fakeBackend is a backend that answers as a test tells it to, and keeps the requests.
type fakeBackend struct {
	asked   []players.Request
	open    bool
	choice  *players.Choice // the next answer, nil while it thinks
	err     error
	stopped int
	found   players.Progress // so far
}

func (o *fakeBackend) Send(r players.Request) players.Handle {
	o.asked, o.open = append(o.asked, r), true
	return o
}
func (o *fakeBackend) Cancel()                    { o.open = false; o.stopped++ }
func (o *fakeBackend) Progress() players.Progress { return o.found }
func (o *fakeBackend) Slots() int                 { return 1 }
func (o *fakeBackend) Renew()                     {}
func (o *fakeBackend) Close()                     {}
func (o *fakeBackend) Levels() []string {
	return []string{"novice", "helper", "pupil", "fellow", "artisan", "expert", "virtuoso", "master"}
}

func (o *fakeBackend) Answer() (c players.Choice, err error, done bool) {
	if !o.open || o.choice == nil && o.err == nil {
		return c, nil, false
	}
	if o.choice != nil {
		c = *o.choice
	}
	err = o.err
	o.open, o.choice, o.err = false, nil, nil
	return c, err, true
}

// say answers the open question with lines.
func (o *fakeBackend) say(lines ...players.Line) {
	o.choice = &players.Choice{Move: lines[0].Move, Lines: lines}
}

func lineWith(m engine.Move, win ...float64) players.Line { return players.Line{Move: m, Win: win} }

// testScene is a table with an oracle.
type testScene struct {
	s    *Scene
	t    *testing.T
	app  *game.App
	o    *fakeBackend
	been *[]game.Route // where it was led
}

func newTestScene(t *testing.T, at, seats, moves int, bar bool) *testScene {
	t.Helper()
	return newTestSceneIn(t, at, seats, moves, bar, 1280, 720)
}

// newTestSceneIn is one in a window of w × h pixels.
func newTestSceneIn(t *testing.T, at, seats, moves int, bar bool, w, h float64) *testScene {
	t.Helper()
	app, p, been := touredApp(t, at, seats, moves, w, h)
	b := &testScene{p, t, app, &fakeBackend{}, been}
	p.questions = analysis.NewQueue(b.o)
	app.Context().Settings.WinBar = bar
	p.Layout(app.Context())
	return b
}

// ticks lets the table run.
func (b *testScene) ticks(n int) { b.slow(n, 1) }

// slow runs n ticks of a machine that draws one frame in every so many, or none if that is 0.
func (b *testScene) slow(n, every int) {
	for i := range n {
		b.s.Update(b.app.Context())
		if every > 0 && i%every == every-1 {
			b.s.data.frames++ // as Draw does
		}
	}
}

// arriveNow plays what is in motion to its end.
func (b *testScene) arriveNow() {
	for b.s.board.View.Moving() {
		b.ticks(1)
	}
}

// said is the sentence under the title.
func (b *testScene) said() string {
	if b.s.heading.sub[1].Text == "" {
		return b.s.heading.sub[0].Text
	}
	return b.s.heading.sub[0].Text + "\n" + b.s.heading.sub[1].Text
}

// winBarBeside reports whether the bar of win probabilities takes a strip of the window.
func (s *Scene) winBarBeside() bool { return s.areas.table.W < s.ctx.W || s.areas.table.H < s.ctx.H }

// explained counts the nodes that explain how tiles scored.
func (b *testScene) explained() int {
	return len(b.s.breakdown.layer.Children()) + len(b.s.root.Find("shapes").Children())
}

// last is the request sent last.
func (b *testScene) last() players.Request {
	b.t.Helper()
	if len(b.o.asked) == 0 {
		b.t.Fatal("nothing was asked")
	}
	return b.o.asked[len(b.o.asked)-1]
}
