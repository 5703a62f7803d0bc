package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
)

// InputPath is how a move is made by hand: the points to be clicked one after another, in stage pixels. Where it can be dragged, Drag
// holds the two ends.
type InputPath struct {
	Clicks [][2]float64
	Drag   [][2]float64
}

// PathOf returns how the person to move makes a move; rooms and window are those of the table's frame.
func PathOf(t Table, rooms Rooms, window stage.Rect, unit float64, pos engine.Position, m engine.Move) (w InputPath, ok bool) {
	cast := NewCast(t)
	cast.Show(t.Pieces(pos))
	if d := MultiPickOf(t, pos); d != nil {
		if picks := d.Picks(m); picks != nil {
			w.pick(cast, d, rooms, picks)
			return w, true
		}
	}
	options := t.Options(pos)
	o := options.Of(m)
	if rooms.Order.H > 0 && o.Price != nil {
		w.order(t, cast, rooms, pos, o)
		return w, len(w.Clicks) > 2
	}
	held := cast.Held(o.From)
	if len(held) == 0 {
		return w, false
	}
	target := t.Target(o.To).Rect
	w.press(held[0])
	w.click(target.Middle())
	w.Drag = slices.Clone(w.Clicks)
	if o.From.Swift {
		w.Clicks = w.Clicks[:1]
	}
	if ways, _ := options.Drop(o.From, o.To); len(ways) > 1 {
		w.click(NewPaymentMenu(t, pos, ways, target, &rooms, window, unit).Rows[ways.Index(m)].Middle())
		w.Drag = nil
	}
	return w, true
}

func (w *InputPath) click(x, y float64) { w.Clicks = append(w.Clicks, [2]float64{x, y}) }

// press clicks a tile.
func (w *InputPath) press(a *Actor) { w.click(a.spot.X, a.spot.Y) }

// order clicks a target in its dish, the tiles that change the payment proposed, and the button.
func (w *InputPath) order(t Table, c *Cast, rooms Rooms, pos engine.Position, o Option) {
	for _, l := range ZoomAreasOf(t, pos) {
		for _, z := range l.Open().Targets {
			if z.Place == o.To {
				w.click(l.Area.Middle())
				w.click(z.Rect.Middle())
			}
		}
	}
	ways, _ := t.Options(pos).Click(o.To)
	for _, colour := range ways.Payments().Steps(ways.Index(o.Move)) {
		w.press(c.find(o.From.From, colour))
	}
	w.click(rooms.Action.Middle())
}

// pick clicks the picks together.
func (w *InputPath) pick(c *Cast, d *MultiPick, rooms Rooms, picks []engine.Tile) {
	action := func() { w.click(rooms.Action.Middle()) }
	var picked []*Actor
	if !d.Own {
		action()
		for _, t := range d.First {
			a := c.find(d.From, t)
			c.Send(a, d.To)
			picked = append(picked, a)
		}
		c.settle()
	}
	toggle := func(a *Actor, to engine.Place) {
		w.press(a)
		c.Send(a, to)
		c.settle()
	}
	left := slices.Clone(picks)
	for _, a := range picked { // those that are not wanted go back
		if i := slices.Index(left, a.Tile); i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else {
			toggle(a, d.From)
		}
	}
	for _, t := range left {
		toggle(c.find(d.From, t), d.To)
	}
	if !d.Own || rooms.Order.H > 0 {
		action()
	}
	if !d.Own && d.Ask(picks) != "" {
		action()
	}
}
