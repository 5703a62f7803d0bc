package scenes

import (
	"fmt"
	"testing"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/engine/bot"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/sound"
	"azulejo/game/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// idle is a brain that never answers.
type idle struct{}

func (idle) Think(Question)                    {}
func (idle) Answer() (bot.Choice, error, bool) { return bot.Choice{}, nil, false }
func (idle) Levels() []string                  { return nil }
func (idle) Stop()                             {}

// tableApp is the program at a table of a game of the list, some moves into the game, with seat 1 to move and nothing in motion.
func tableApp(t testing.TB, at, seats, moves int, w, h float64) (*game.App, *Play) {
	t.Helper()
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Photo)
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	games := Games()
	m, err := engine.NewMatch(games[at].Edition, engine.Options{Players: seats}, 5)
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
	players := make([]Player, seats)
	for i := range players {
		players[i].Name = fmt.Sprint("Player ", i+1)
	}
	chosen := settings.Default()
	p := newPlay(games, idle{}, &games[at], m, players)
	kept := store.NewMemory()
	slot, _ := store.EnterSlot(kept)
	app := game.NewApp(game.Parts{Sheet: sheet, Fonts: fonts, Sound: sound.New(assets.Sound), Store: kept, Slot: slot, Settings: &chosen, Words: words, First: p})
	app.LayoutF(w, h)
	return app, p
}

// frames runs ticks and frames; the screen is an image of its own.
func frames(t testing.TB, app *game.App, screen *ebiten.Image, n int) {
	for range n {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		app.Draw(screen)
	}
}

// eachGame runs a test for every game of the list.
func eachGame(t *testing.T, test func(t *testing.T, at int)) {
	for at, g := range Games() {
		t.Run(g.Edition.ID, func(t *testing.T) { test(t, at) })
	}
}

func TestFrameAtRestAllocatesNothing(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		app, p := tableApp(t, at, 4, 6, 1280, 720)
		screen := ebiten.NewImage(1280, 720)
		frames(t, app, screen, 30)
		if n := testing.AllocsPerRun(100, func() { p.Update(app.Context()) }); n != 0 {
			t.Errorf("an update at rest allocates %v times", n)
		}
		if n := testing.AllocsPerRun(100, func() { paint(app, p) }); n != 0 {
			t.Errorf("a frame at rest allocates %v times", n)
		}
	})
}

// paint draws a frame of the table without a target: the program's part of a frame, without Ebitengine's, whose commands are
// only let go of by a running game.
func paint(app *game.App, p *Play) {
	c := app.Context()
	c.Canvas.Begin(nil)
	p.Draw(c)
	c.Canvas.End()
}

func TestFrameDuringDragAllocatesNothing(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		app, p := tableApp(t, at, 2, 4, 1280, 720)
		screen := ebiten.NewImage(1280, 720)
		frames(t, app, screen, 10)
		grip := p.table.Grips(p.match.Position())[0]
		p.gripTouch(grip, true).Grab(100, 100)
		frames(t, app, screen, 30)
		x := 100.0
		if n := testing.AllocsPerRun(100, func() {
			x += 0.5
			p.hand.x = x
			p.hand.follow(p)
			paint(app, p)
		}); n != 0 {
			t.Errorf("a frame while dragging allocates %v times", n)
		}
	})
}

func TestDrawCallsAtRest(t *testing.T) {
	const most = 40
	eachGame(t, func(t *testing.T, at int) {
		app, _ := tableApp(t, at, 4, 6, 1280, 720)
		screen := ebiten.NewImage(1280, 720)
		frames(t, app, screen, 5)
		if n := app.Context().Canvas.Calls(); n > most {
			t.Errorf("%d draw calls, expected at most %d", n, most)
		} else {
			t.Logf("%d draw calls", n)
		}
	})
}
