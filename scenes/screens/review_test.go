package screens

import (
	"image"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"

	"github.com/hajimehoshi/ebiten/v2"
)

// same reports whether a part of two frames is the same but for rounding.
func same(a, b *image.RGBA, r stage.Rect) bool {
	const rounding = 2
	for y := int(r.Y); y < int(r.Y+r.H); y++ {
		for x := int(r.X); x < int(r.X+r.W); x++ {
			for i := range 3 {
				at := a.PixOffset(x, y) + i
				if by := int(a.Pix[at]) - int(b.Pix[at]); by < -rounding || by > rounding {
					return false
				}
			}
		}
	}
	return true
}

// mistake lets the person of the first seat take tiles to the floor line, and returns the match afterwards.
func (d *driver) mistake(g *games.Game) *engine.Match {
	d.t.Helper()
	m := d.await(newMatch(d.t, g, 2), 1)
	d.lay(g, 2, 0)
	x0, y0, _, _ := d.spots(m.Position(), m.Position().Moves(nil)[0])
	floor := d.tab.Anchor(engine.Place{Zone: engine.Floor, Seat: 0, Col: 2}, 0, 1)
	d.Drag(x0, y0, floor.X, floor.Y)
	return d.await(m, 1)
}

// TestReviewByKeyAndByButton asks for the review of a move that lost points: first it is thought about, then it is told.
func TestReviewByKeyAndByButton(t *testing.T) {
	t.Parallel()
	g := &games.All()[azul]
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), "")
	d.begin()
	d.mistake(g)
	prompt := d.Frame()
	thinking := d.ask(ebiten.KeyB)
	if same(prompt, thinking, d.rooms.Title) {
		t.Fatal("nothing says that the move is being judged")
	}
	d.until("the review", d.changed(thinking, d.rooms.Title))
	told := d.Frame()
	if same(prompt, told, d.rooms.Title) {
		t.Fatal("no review is told")
	}
	d.hint() // says something else
	b := d.rooms.Buttons
	d.Click(b.X+b.W*3.5/6, b.Y+b.H/2)
	d.Move(1, 1)
	d.Tick(3)
	if !same(told, d.Frame(), d.rooms.Title) {
		t.Error("the button does not tell what the key told")
	}
}

// TestUndoDropsTheJudgement: what was asked about a move that is taken back is never told.
func TestUndoDropsTheJudgement(t *testing.T) {
	t.Parallel()
	g := &games.All()[azul]
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "greedy"), "")
	d.begin()
	d.mistake(g)
	d.Key(ebiten.KeyB)
	d.Tick(2)
	d.Keys("Ctrl+Z")
	d.Move(1, 1)
	d.Tick(5)
	before := d.Frame()
	d.Play(150)
	if !same(before, d.Frame(), stage.Rect{W: 1280, H: 720}) {
		t.Error("the judgement of a move taken back is told")
	}
}
