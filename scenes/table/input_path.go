package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
)

// InputPath is the input that makes a move: the points to click, in order and in stage pixels. If the move can be made by dragging, Drag holds
// the start and the end.
type InputPath struct {
	Clicks [][2]float64
	Drag   [][2]float64
}

// PathOf returns the input that makes a move. areas and window are those of the table's frame. ok is false if the move cannot be made by hand.
func PathOf(t Table, areas Areas, window stage.Rect, unit float64, pos engine.Position, m engine.Move) (w InputPath, ok bool) {
	cast := NewCast(t)
	cast.Show(t.Pieces(pos))
	if d := MultiPickOf(t, pos); d != nil {
		if picks := d.Picks(m); picks != nil {
			w.addPicks(cast, d, areas, picks)
			return w, true
		}
	}
	options := t.Options(pos)
	o := options.Of(m)
	if areas.Placement.H > 0 && o.Price != nil {
		w.addPlacement(t, cast, areas, pos, o)
		return w, len(w.Clicks) > 2
	}
	held := cast.TilesOf(o.From)
	if len(held) == 0 {
		return w, false
	}
	target := t.Target(o.To).Rect
	w.clickTile(held[0])
	w.click(target.Middle())
	w.Drag = slices.Clone(w.Clicks)
	if o.From.SingleTarget {
		w.Clicks = w.Clicks[:1]
	}
	if ways, _ := options.Drop(o.From, o.To); len(ways) > 1 {
		w.click(NewPaymentMenu(t, pos, ways, target, &areas, window, unit).Rows[ways.Index(m)].Middle())
		w.Drag = nil
	}
	return w, true
}

// click adds a click on a point.
func (i *InputPath) click(x, y float64) { i.Clicks = append(i.Clicks, [2]float64{x, y}) }

// clickTile adds a click on a tile.
func (i *InputPath) clickTile(a *Actor) { i.click(a.spot.X, a.spot.Y) }

// addPlacement adds clicks on a target, enlarged if needed, on the tiles that change the proposed payment, and on the button.
func (i *InputPath) addPlacement(t Table, c *Cast, areas Areas, pos engine.Position, o Option) {
	for _, l := range ZoomAreasOf(t, pos) {
		for _, z := range l.Build().Targets {
			if z.Place == o.To {
				i.click(l.Area.Middle())
				i.click(z.Rect.Middle())
			}
		}
	}
	ways, _ := t.Options(pos).Click(o.To)
	for _, colour := range ways.Payments().Steps(ways.Index(o.Move)) {
		i.clickTile(c.find(o.From.From, colour))
	}
	i.click(areas.Action.Middle())
}

// addPicks adds clicks that pick tiles.
func (i *InputPath) addPicks(c *Cast, d *MultiPick, areas Areas, picks []engine.Tile) {
	action := func() { i.click(areas.Action.Middle()) }
	var picked []*Actor
	if !d.Automatic {
		action()
		for _, t := range d.Preselected {
			a := c.find(d.From, t)
			c.SetPlace(a, d.To)
			picked = append(picked, a)
		}
		c.settleAll()
	}
	toggle := func(a *Actor, to engine.Place) {
		i.clickTile(a)
		c.SetPlace(a, to)
		c.settleAll()
	}
	left := slices.Clone(picks)
	for _, a := range picked { // preselected tiles that are not picked go back
		if at := slices.Index(left, a.Tile); at >= 0 {
			left = slices.Delete(left, at, at+1)
		} else {
			toggle(a, d.From)
		}
	}
	for _, t := range left {
		toggle(c.find(d.From, t), d.To)
	}
	if !d.Automatic || areas.Placement.H > 0 {
		action()
	}
	if !d.Automatic && d.Warning(picks) != "" {
		action()
	}
}
