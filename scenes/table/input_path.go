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

// PathOf finds the way of a move of a person on turn; rooms and window are those of the table's frame.
func PathOf(t Table, rooms Rooms, window stage.Rect, unit float64, pos engine.Position, m engine.Move) (w InputPath, ok bool) {
	cast := NewCast(t)
	cast.Show(t.Pieces(pos, nil))
	if d := t.MultiPick(pos); d != nil {
		if picks := d.Picks(m); picks != nil {
			return multiPickPath(cast, d, rooms, picks), true
		}
	}
	pickable, at := t.Ends(pos, m)
	if rooms.Order.H > 0 && t.Price(pos, m) != nil {
		return orderPath(t, cast, rooms, pos, m, at)
	}
	held := cast.Held(pickable, nil)
	for _, z := range t.Targets(pos) {
		if z.Place != at || len(held) == 0 {
			continue
		}
		s := held[0].Spot()
		x, y := z.Rect.Middle()
		from, to := [2]float64{s.X, s.Y}, [2]float64{x, y}
		w.Drag = [][2]float64{from, to}
		w.Clicks = [][2]float64{from, to}
		if pickable.Swift {
			w.Clicks = w.Clicks[:1]
		}
		w.pay(t, window, unit, pos, pickable, z, m)
		return w, true
	}
	return w, false
}

// pay adds the click on one of several moves at a target.
func (w *InputPath) pay(t Table, window stage.Rect, unit float64, pos engine.Position, g Pickable, z Target, m engine.Move) {
	moves := slices.DeleteFunc(t.MovesAt(pos, &g, z.Place), func(m engine.Move) bool { return pos.Check(m) != nil })
	if i := slices.Index(moves, m); len(moves) > 1 && i >= 0 {
		_, _, rows := Bill(t, pos, moves, z.Rect, window, unit)
		x, y := rows[i].Middle()
		w.Clicks, w.Drag = append(w.Clicks, [2]float64{x, y}), nil
	}
}

// orderPath clicks a target in its lens, the tiles that change the payment proposed, and the button.
func orderPath(t Table, c *Cast, rooms Rooms, pos engine.Position, m engine.Move, at engine.Place) (w InputPath, ok bool) {
	for _, l := range t.Lenses(pos) {
		for _, z := range l.Open().Targets {
			if z.Place == at {
				w.click(l.Area.Middle())
				w.click(z.Rect.Middle())
			}
		}
	}
	moves := slices.DeleteFunc(t.MovesAt(pos, nil, at), func(m engine.Move) bool { return pos.Check(m) != nil })
	var ways Payments
	for _, m := range moves {
		ways = append(ways, t.Price(pos, m))
	}
	for _, colour := range ways.Steps(slices.Index(moves, m)) {
		g, _ := t.Ends(pos, m)
		s := c.find(g.From, colour).spot
		w.click(s.X, s.Y)
	}
	w.click(rooms.Action.Middle())
	return w, len(w.Clicks) > 2
}

func (w *InputPath) click(x, y float64) { w.Clicks = append(w.Clicks, [2]float64{x, y}) }

// draftWay clicks the picks together.
func multiPickPath(c *Cast, d *MultiPick, rooms Rooms, picks []engine.Tile) (w InputPath) {
	x, y := rooms.Action.Middle()
	action := [2]float64{x, y}
	var picked []*Actor
	send := func(a *Actor, to engine.Place) {
		c.Send(a, to)
		for _, b := range c.actors {
			i, n := c.rank(b)
			b.rest(c.table.Anchor(b.Place, i, n))
		}
	}
	if !d.Own {
		w.Clicks = append(w.Clicks, action)
		for _, t := range d.First {
			a := c.find(d.From, t)
			send(a, d.To)
			picked = append(picked, a)
		}
	}
	left := slices.Clone(picks)
	for _, a := range picked { // those that are not wanted go back
		if i := slices.Index(left, a.Tile); i >= 0 {
			left = slices.Delete(left, i, i+1)
			continue
		}
		w.Clicks = append(w.Clicks, [2]float64{a.spot.X, a.spot.Y})
		send(a, d.From)
	}
	for _, t := range left {
		a := c.find(d.From, t)
		w.Clicks = append(w.Clicks, [2]float64{a.spot.X, a.spot.Y})
		send(a, d.To)
	}
	if d.Own && rooms.Order.H > 0 {
		w.Clicks = append(w.Clicks, action)
	}
	if !d.Own {
		w.Clicks = append(w.Clicks, action)
		if d.Ask(picks) != "" {
			w.Clicks = append(w.Clicks, action)
		}
	}
	return w
}
