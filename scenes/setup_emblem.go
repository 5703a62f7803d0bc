package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// dressing is the choice of emblems: each on the plaque of its seat opens a row of all, for one seat at a time.
type dressing struct {
	s    *setup
	open int // the seat whose row is open, -1 for none
}

// emblem draws that of a seat, which a press opens the row of all with, or shuts it.
func (d *dressing) emblem(c *game.Context, i int, r stage.Rect) *stage.Node {
	worn := d.s.seating.Players.Emblem(engine.Seat(i))
	n := stage.Box(emblemName(i), table.Emblem(worn), r).
		Says(stage.RoleButton, c.Words.T("told.pile", c.Words.T("setup.emblem", i+1), c.Words.T(fmt.Sprint("emblem.", worn))))
	n.Touch = &stage.Touch{Focus: true, Press: func() {
		if d.open == i {
			d.shut(c)
			return
		}
		d.open = i
		d.s.Layout(c)
		d.s.dispatcher.Focus(fmt.Sprintf("%s-%d", emblemName(i), worn))
	}}
	return n
}

func emblemName(i int) string { return fmt.Sprint("emblem-", i) }

// shut closes the row, if one is open, and reports whether one was.
func (d *dressing) shut(c *game.Context) bool {
	was := d.open
	if d.open = -1; was < 0 {
		return false
	}
	d.s.Layout(c)
	d.s.dispatcher.Focus(emblemName(was))
	return true
}

// row lays out all emblems in a room, the worn one in a ring; choosing one that another seat wears changes both.
func (d *dressing) row(k kit, r stage.Rect) *stage.Node {
	worn := d.s.seating.Players.Emblem(engine.Seat(d.open))
	g := stage.Group("emblems").Says(stage.RoleChoice, k.T("setup.emblem", d.open+1))
	step := r.W / seating.Emblems
	side := min(0.8*step, r.H)
	for e := 1; e <= seating.Emblems; e++ {
		x, y := r.X+(float64(e)-0.5)*step, r.Y+r.H/2
		if e == worn {
			g.Add(stage.New("", &stage.Sprite{Name: "plate", Tint: gfx.Hex(0xF2BE4C)}, x, y, 1.25*side, 1.25*side))
		}
		n := stage.New(fmt.Sprintf("%s-%d", emblemName(d.open), e), table.Emblem(e), x, y, side, side).Says(stage.RoleOption, k.T(fmt.Sprint("emblem.", e)))
		n.Voice.On = e == worn
		n.Touch = &stage.Touch{Focus: true, Press: func() {
			d.s.seating.Players.Wear(engine.Seat(d.open), e)
			k.Click()
			d.shut(k.c)
		}}
		g.Add(n)
	}
	return g
}
