package screens

import (
	"math"
	"math/rand/v2"
	"testing"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// layPhone fits the table as the program does on a phone for a position.
func (d *driver) layPhone(g *games.Game, pos engine.Position, viewer engine.Seat) {
	d.t.Helper()
	words, err := locale.Open("en")
	if err != nil {
		d.t.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		d.t.Fatal(err)
	}
	d.tab, d.unit = g.Table(), math.Min(d.w/1600, d.h/900)
	if d.h > d.w {
		d.unit = math.Min(d.w/900, d.h/1600)
	}
	window := stage.Rect{W: d.w, H: d.h}
	kit := &ui.Kit{Scale: ui.Scale{Unit: d.unit, Device: 1, Zoom: 1, MinText: table.PhoneText}, Fonts: fonts}
	d.rooms = d.tab.Layout(table.Frame{Rect: window, Window: window, Kit: kit, Words: words, Seats: 2, Viewer: viewer, Shown: pos})
}

// playByTouch plays a whole game on a phone by taps alone.
func playByTouch(t *testing.T, game, w, h int) {
	t.Parallel()
	g := &games.All()[game]
	d := open(t, w, h, settingsFor(g.Edition.ID, "off", "", "greedy"), "")
	d.begin()
	m := d.await(newMatch(t, g, 2), 1)
	r := rand.New(rand.NewPCG(5, 6))
	for turn := 0; !m.Position().Over(); turn++ {
		if turn > 400 {
			t.Fatal("the game does not end")
		}
		pos := m.Position()
		d.layPhone(g, pos, pos.ToMove())
		moves := pos.Moves(nil)
		move := moves[r.IntN(min(6, len(moves)))]
		way := d.way(pos, move)
		d.Tick(20) // what closes up
		for _, c := range way.Clicks {
			d.Tap(c[0], c[1])
			d.Tick(16)
		}
		before := len(m.Moves())
		m = d.await(m, 1)
		if len(m.Moves()) == before {
			t.Fatalf("turn %d: %s was not played from %s by %v", turn, pos.AppendMove(nil, move), pos.AppendState(nil, nil), way)
		}
	}
}

func TestWholePavilionGameByTouch(t *testing.T) { playByTouch(t, stars, 390, 844) }

func TestWholeSepiaGameByTouchLying(t *testing.T) { playByTouch(t, sepia, 844, 390) }

// TestPicturesOfPavilionOnPhones holds phones upright and lying, while tiles are placed and taken, and a lens with what is put together.
func TestPicturesOfPavilionOnPhones(t *testing.T) {
	t.Parallel()
	for name, size := range map[string][2]int{"upright": {390, 844}, "lying": {844, 390}} {
		for _, saved := range []string{"two", "four"} {
			d := open(t, size[0], size[1], settingsFor("pavilion", "off", "", "greedy"), savedGame(t, "pavilion-"+saved))
			d.Key(ebiten.KeyEnter)
			d.Tick(30)
			d.Golden("phone-pavilion-" + saved + "-" + name)
			if saved == "two" {
				m := d.match()
				d.layPhone(&games.All()[stars], m.Position(), m.Position().ToMove())
				way := d.way(m.Position(), moveOf(t, m.Position(), "G6.4+1"))
				for _, c := range way.Clicks[:2] {
					d.Tap(c[0], c[1])
					d.Tick(16)
				}
				d.Golden("phone-pavilion-lens-" + name)
			}
			d.Close()
		}
	}
}
