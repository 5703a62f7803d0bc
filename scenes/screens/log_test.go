package screens

import (
	"image"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"

	"github.com/hajimehoshi/ebiten/v2"
)

// playOn makes the first move of two people by mouse and lets it come to rest.
func (d *driver) playOn(g *games.Game, m *engine.Match) *engine.Match {
	d.t.Helper()
	d.lay(g, 2, m.Position().ToMove())
	x0, y0, x1, y1 := d.spots(m.Position(), m.Position().Moves(nil)[0])
	d.Drag(x0, y0, x1, y1)
	return d.await(m, 2)
}

// rested is the frame once nothing moves and the pointer is away.
func (d *driver) rested() *image.RGBA {
	d.t.Helper()
	d.Move(1, 1)
	d.Tick(300) // a deal takes that long
	return d.Frame()
}

// stage is the part of the window beside the panel and above the buttons.
func (d *driver) stage() stage.Rect {
	return stage.Rect{W: d.rooms.Panel.X - 10*d.unit, H: d.rooms.Buttons.Y - 10*d.unit}
}

// TestUndoIsSeen takes a move back: on the way the table shows neither the one position nor the other, and a click hurries it.
func TestUndoIsSeen(t *testing.T) {
	t.Parallel()
	for _, game := range []int{azul, stars} {
		g := &games.All()[game]
		d := open(t, 1280, 720, settingsFor(g.Edition.ID, "normal", "", ""), "")
		d.begin()
		m := d.await(newMatch(t, g, 2), 2)
		before := d.rested()
		d.playOn(g, m) // lays the table out
		after := d.rested()
		d.Keys("Ctrl+Z")
		d.Tick(6)
		if way := d.Frame(); same(way, before, d.stage()) || same(way, after, d.stage()) {
			t.Error("the step is not seen")
		}
		if !same(d.rested(), before, d.stage()) {
			t.Error("undo leads to another picture")
		}
		d.Keys("Ctrl+Y")
		d.rested()
		d.Keys("Ctrl+Z")
		d.Click(1, 1)
		d.Tick(4)
		if !same(d.Frame(), before, d.stage()) {
			t.Error("a click does not hurry it")
		}
		d.Close()
	}
}

// TestLogIsClicked goes back to the position after the first move and forward again, with a click on its entry each.
func TestLogIsClicked(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {2560, 1440}} {
		for _, game := range []int{azul, stars} {
			g := &games.All()[game]
			d := open(t, size[0], size[1], settingsFor(g.Edition.ID, "off", "", ""), "")
			d.begin()
			m := d.await(newMatch(t, g, 2), 2)
			m = d.playOn(g, m)
			first := d.rested()
			for range 3 {
				m = d.playOn(g, m)
			}
			last := d.rested()
			entry := func(i int) (x, y float64) {
				row := max(33*d.unit, ui.MinTargetPixels)
				return d.rooms.Panel.X + 60*d.unit, d.rooms.Panel.Y + 54*d.unit + (3.5-float64(i))*row // the newest stands highest
			}
			x, y := entry(0)
			d.Move(x, y)
			if d.Tick(2); same(d.Frame(), last, d.rooms.Panel) {
				t.Errorf("%v, %s: nothing shows that the entry can be clicked", size, g.Edition.ID)
			}
			d.Click(x, y)
			if !same(d.rested(), first, d.rooms.Offer) { // elsewhere a banner leads back to the present
				t.Errorf("%v, %s: the click shows another position", size, g.Edition.ID)
			}
			if kept := d.match(); len(kept.Moves()) != len(m.Moves()) {
				t.Errorf("%v, %s: looking back leaves %d of %d moves", size, g.Edition.ID, len(kept.Moves()), len(m.Moves()))
			}
			d.Click(entry(3))
			if !same(d.rested(), last, stage.Rect{W: d.w, H: d.h}) {
				t.Errorf("%v, %s: the way forward leads elsewhere", size, g.Edition.ID)
			}
			d.Close()
		}
	}
}

// TestLogScrolls turns the wheel over a log of four seats, back to the first moves and forward to the last, and not beside it. A drag does it too.
func TestLogScrolls(t *testing.T) {
	t.Parallel()
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), savedGame(t, "four"))
	d.Key(ebiten.KeyEnter)
	last := d.rested()
	d.lay(&games.All()[azul], 4, d.match().Position().ToMove())
	panel := d.rooms.Panel
	x, y := panel.Middle()
	seen := func(what string, want *image.RGBA) {
		t.Helper()
		if !same(d.rested(), want, stage.Rect{W: d.w, H: d.h}) {
			t.Error(what)
		}
	}
	turn := func(by float64) {
		d.Move(x, y)
		for range 20 {
			d.Wheel(by)
		}
	}
	d.Wheel(3)
	seen("the log scrolls while the pointer is elsewhere", last)
	turn(-1)
	first := d.rested()
	if same(first, last, panel) || !same(first, last, d.stage()) {
		t.Error("the wheel does not scroll the log, or more than it")
	}
	turn(-1)
	seen("the log goes on before the first move", first)
	turn(1)
	seen("the log does not come back", last)
	for range 3 {
		d.TouchDrag(x, panel.Y+panel.H*0.8, x, panel.Y+panel.H*0.2)
	}
	seen("a drag does not scroll the log", first)
}
