package review

import (
	"cmp"
	"fmt"
	"os"
	"runtime"
	"slices"
	"testing"
	"time"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/search"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"

	"github.com/hajimehoshi/ebiten/v2"
)

// replay is a backend that answers each request at once as soon as it may, without searching again what it has been asked before.
type replay struct {
	players.Backend
	known   map[string]players.Choice
	answers bool // it may answer
}

// replayed is the answer to a request.
type replayed struct {
	*replay
	players.Choice
}

// Slots implements players.Backend.
func (*replay) Slots() int { return 2 }

// Send implements players.Backend.
func (r *replay) Send(q players.Request) players.Handle {
	position := q.Position
	q.Task = search.Task{Limits: q.Limits, MultiPV: q.MultiPV, Moves: q.Moves, WholeRound: q.WholeRound}
	key := fmt.Sprint(position.Hash(), q)
	if _, known := r.known[key]; !known {
		q.Position = position
		h := r.Backend.Send(q)
		for done := false; !done; time.Sleep(time.Millisecond) {
			r.known[key], _, done = h.Answer()
		}
	}
	return replayed{r, r.known[key]}
}

func (r replayed) Answer() (players.Choice, error, bool) { return r.Choice, nil, r.answers }
func (replayed) Progress() (p players.Progress)          { return p }
func (replayed) Cancel()                                 {}

// frame is what a frame of the review takes.
type frame struct{ update, draw time.Duration }

// frames reviews a game from the moment the table has been drawn for two seconds and returns what each frame takes and the bytes that are allocated
// meanwhile. It goes to the next move every step ticks up to the end, or for 0 stays at the first one.
func frames(b *testing.B, backend *replay, m *engine.Match, seated seating.Players, step int) (all []frame, bytes uint64) {
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture)
	if err != nil {
		b.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		b.Fatal(err)
	}
	backend.answers = false
	s := New(games.All(), backend, route.Review{Match: m, Players: seated})
	app := scenetest.OpenConfig(b, game.Config{Sheet: sheet, Fonts: fonts, Router: func(game.Route) game.Scene { return s }}, 1280, 720)
	screen := ebiten.NewImage(1280, 720)
	defer screen.Deallocate()
	run := func() {
		now := time.Now()
		if err := app.Update(); err != nil {
			b.Fatal(err)
		}
		updated := time.Now()
		app.Draw(screen)
		all = append(all, frame{updated.Sub(now), time.Since(updated)})
	}
	for range 2 * ebiten.DefaultTPS {
		run()
	}
	all, backend.answers = nil, true
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for n := 1; !s.progress.Done() || step > 0 && s.reviewed().Step < len(s.progress.Review().Steps) || n < 60; n++ {
		if step > 0 && n%step == 0 {
			s.pauseAndStep(1)
		}
		run()
	}
	runtime.ReadMemStats(&after)
	s.Leave(app.Context())
	return all, after.TotalAlloc - before.TotalAlloc
}

// BenchmarkFrames reviews a game of Azul as in a window that was just opened, at its first move and while going through all moves, and measures the longest
// Update, Draw and both, and what is allocated. Of several reviews each frame counts with its shortest time, as a busy machine makes some longer.
func BenchmarkFrames(b *testing.B) {
	text, err := os.ReadFile("../../build/web/test/finished.azl")
	if err != nil {
		b.Fatal(err)
	}
	rec, err := record.Parse("", text, catalogue.Games().Editions())
	if err != nil {
		b.Fatal(err)
	}
	seated := seating.Players{{Name: "Ana"}, {Name: "Inês", Level: players.Best}}
	local := players.NewLocal(catalogue.Games(), players.Command{})
	defer local.Close()
	backend := &replay{Backend: local, known: map[string]players.Choice{}}
	for _, c := range []struct {
		name string
		step int
	}{{"first", 0}, {"steps", 40}} {
		least, bytes := frames(b, backend, rec.Match, seated, c.step)
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				all, again := frames(b, backend, rec.Match, seated, c.step)
				bytes = min(bytes, again)
				for i, f := range all {
					if i < len(least) {
						least[i].update, least[i].draw = min(least[i].update, f.update), min(least[i].draw, f.draw)
					}
				}
			}
			report(b, least)
			b.ReportMetric(float64(bytes)/1e6, "MB/review")
		})
	}
}

// report reports the longest of some frames.
func report(b *testing.B, all []frame) {
	most := func(of func(frame) time.Duration) float64 {
		f := slices.MaxFunc(all, func(a, b frame) int { return cmp.Compare(of(a), of(b)) })
		return float64(of(f).Microseconds()) / 1000
	}
	b.ReportMetric(most(func(f frame) time.Duration { return f.update }), "ms/update")
	b.ReportMetric(most(func(f frame) time.Duration { return f.draw }), "ms/draw")
	b.ReportMetric(most(func(f frame) time.Duration { return f.update + f.draw }), "ms/frame")
}
