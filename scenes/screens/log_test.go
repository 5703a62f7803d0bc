package screens

import (
	"image"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"

	"github.com/hajimehoshi/ebiten/v2"
)

// playFirstMove plays the first legal move by mouse and returns the match after it.
func (d *driver) playFirstMove(g *games.Game, m *engine.Match) *engine.Match {
	d.t.Helper()
	d.layoutTable(g, 2, m.Position().ToMove())
	x0, y0, x1, y1 := d.dragPoints(m.Position(), m.Position().Moves(nil)[0])
	d.Drag(x0, y0, x1, y1)
	return d.waitForTurn(m, 2)
}

// settledFrame moves the pointer away, waits for the transition and for scrolling to end, and returns the frame.
func (d *driver) settledFrame() *image.RGBA {
	d.t.Helper()
	d.Move(1, 1)
	d.Tick(60)
	return d.Frame()
}

// tableArea returns the area left of the panel and above the buttons.
func (d *driver) tableArea() stage.Rect {
	return stage.Rect{W: d.areas.Panel.X - 10*d.unit, H: d.areas.Buttons.Y - 10*d.unit}
}

// TestUndoAnimation checks that undo is animated and that a click ends the animation, with -long in both games.
func TestUndoAnimation(t *testing.T) {
	t.Parallel()
	editions := []int{azul, stars}
	for _, game := range editions[:long.Count(1, len(editions))] {
		g := &games.All()[game]
		d := open(t, 1280, 720, settingsJSON(g.Edition.ID, "normal", "", ""), "")
		d.startGame()
		m := d.waitForTurn(newMatch(t, g, 2), 2)
		settledFrame := func() *image.RGBA {
			d.Tick(240) // with settledFrame the duration of a deal
			return d.settledFrame()
		}
		before := settledFrame()
		d.playFirstMove(g, m) // also lays the table out
		after := settledFrame()
		d.Keys("Ctrl+Z")
		d.Tick(6)
		if path := d.Frame(); equalFrames(path, before, d.tableArea()) || equalFrames(path, after, d.tableArea()) {
			t.Error("undo is not animated")
		}
		if !equalFrames(settledFrame(), before, d.tableArea()) {
			t.Error("undo does not restore the picture")
		}
		d.Keys("Ctrl+Y")
		settledFrame()
		d.Keys("Ctrl+Z")
		d.Click(1, 1)
		d.Tick(4)
		if !equalFrames(d.Frame(), before, d.tableArea()) {
			t.Error("a click does not end the animation")
		}
		d.Close()
	}
}

// TestLogClick checks that clicks on entries of the log show the position after the first move and then the last one, with -long of both games in three
// windows.
func TestLogClick(t *testing.T) {
	t.Parallel()
	sizes, editions := [][2]int{{1024, 640}, {1280, 720}, {2560, 1440}}, []int{azul, stars}
	for _, size := range sizes[:long.Count(1, len(sizes))] {
		for _, game := range editions[:long.Count(1, len(editions))] {
			g := &games.All()[game]
			d := open(t, size[0], size[1], settingsJSON(g.Edition.ID, "off", "", ""), "")
			d.startGame()
			m := d.waitForTurn(newMatch(t, g, 2), 2)
			m = d.playFirstMove(g, m)
			first := d.settledFrame()
			for range 3 {
				m = d.playFirstMove(g, m)
			}
			last := d.settledFrame()
			entry := func(i int) (x, y float64) {
				row := max(33*d.unit, ui.MinTargetPixels)
				return d.areas.Panel.X + 60*d.unit, d.areas.Panel.Y + 54*d.unit + (3.5-float64(i))*row // the newest entry is at the top
			}
			x, y := entry(0)
			d.Move(x, y)
			if d.Tick(2); equalFrames(d.Frame(), last, d.areas.Panel) {
				t.Errorf("%v, %s: the entry has no hover state", size, g.Edition.ID)
			}
			d.Click(x, y)
			if !equalFrames(d.settledFrame(), first, d.areas.Offer) { // a banner covers other areas
				t.Errorf("%v, %s: the click shows another position", size, g.Edition.ID)
			}
			if stored := d.match(); len(stored.Moves()) != len(m.Moves()) {
				t.Errorf("%v, %s: viewing an earlier position keeps %d of %d moves", size, g.Edition.ID, len(stored.Moves()), len(m.Moves()))
			}
			d.Click(entry(3))
			if !equalFrames(d.settledFrame(), last, stage.Rect{W: d.w, H: d.h}) {
				t.Errorf("%v, %s: the last entry does not restore the last position", size, g.Edition.ID)
			}
			d.Close()
		}
	}
}

// TestLogScroll checks that the wheel over the log and a drag scroll it to its ends, and that the wheel elsewhere does not.
func TestLogScroll(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "greedy"), savedGame(t, "four"))
	d.Key(ebiten.KeyEnter)
	last := d.settledFrame()
	d.layoutTable(&games.All()[azul], 4, d.match().Position().ToMove())
	panel := d.areas.Panel
	x, y := panel.Middle()
	expectFrame := func(what string, want *image.RGBA) {
		t.Helper()
		if !equalFrames(d.settledFrame(), want, stage.Rect{W: d.w, H: d.h}) {
			t.Error(what)
		}
	}
	scroll := func(by float64) {
		d.Move(x, y)
		for range 20 {
			d.Wheel(by)
		}
	}
	d.Wheel(3)
	expectFrame("the log scrolls while the pointer is elsewhere", last)
	scroll(-1)
	first := d.settledFrame()
	if equalFrames(first, last, panel) || !equalFrames(first, last, d.tableArea()) {
		t.Error("the wheel does not scroll the log, or changes the table")
	}
	scroll(-1)
	expectFrame("the log scrolls beyond the first move", first)
	scroll(1)
	expectFrame("the log does not scroll back", last)
	for range 3 {
		d.TouchDrag(x, panel.Y+panel.H*0.8, x, panel.Y+panel.H*0.2)
	}
	expectFrame("a drag does not scroll the log", first)
}
