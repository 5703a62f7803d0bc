package screens

import (
	"math"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// layoutPhone lays the table out as the program does on a phone.
func (d *driver) layoutPhone(g *games.Game, pos engine.Position, viewer engine.Seat) {
	d.t.Helper()
	words, fonts := d.wordsAndFonts()
	d.tab, d.unit = g.Table(), math.Min(d.w/1600, d.h/900)
	if d.h > d.w {
		d.unit = math.Min(d.w/900, d.h/1600)
	}
	window := stage.Rect{W: d.w, H: d.h}
	kit := &ui.Kit{Scale: ui.Scale{Unit: d.unit, Device: 1, Zoom: 1, MinText: table.PhoneText}, Fonts: fonts}
	d.areas = d.tab.Layout(table.Frame{Rect: window, Window: window, Kit: kit, Words: words, Seats: 2, Viewer: viewer, Shown: pos})
}

// playByTouch plays some rounds of a game on a phone by taps only.
func playByTouch(t *testing.T, game, w, h, rounds int) {
	t.Parallel()
	g := &games.All()[game]
	d := open(t, w, h, settingsJSON(g.Edition.ID, "off", "", "greedy"), "")
	d.startGame()
	m := d.waitForTurn(newMatch(t, g, 2), 1)
	r := rand.New(rand.NewPCG(5, 6))
	for turn := 0; !m.Position().Over() && m.Position().Round() <= rounds; turn++ {
		if turn > 400 {
			t.Fatal("the game does not end")
		}
		pos := m.Position()
		d.layoutPhone(g, pos, pos.ToMove())
		moves := pos.Moves(nil)
		move := moves[r.IntN(min(6, len(moves)))]
		path := d.inputPath(pos, move)
		d.Tick(20) // the layout animation
		for _, c := range path.Clicks {
			d.Tap(c[0], c[1])
			d.Tick(16)
		}
		before := len(m.Moves())
		m = d.waitForTurn(m, 1)
		if len(m.Moves()) == before {
			t.Fatalf("turn %d: %s was not played from %s by %v", turn, pos.AppendMove(nil, move), pos.AppendState(nil, nil), path)
		}
	}
}

// TestWholePavilionGameByTouch checks that a game of Summer Pavilion can be played by taps on a phone in portrait orientation, without -long its first
// round and the next deal.
func TestWholePavilionGameByTouch(t *testing.T) {
	playByTouch(t, stars, 390, 844, long.Count(1, math.MaxInt))
}

// TestWholeSepiaGameByTouchLandscape checks that a game on the sepia side can be played by taps on a phone in landscape orientation.
func TestWholeSepiaGameByTouchLandscape(t *testing.T) {
	long.Only(t)
	playByTouch(t, sepia, 844, 390, math.MaxInt)
}
