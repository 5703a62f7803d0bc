package board

import (
	"cmp"
	"slices"

	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// closeUpTicks is how long plates and tiles take to close up where the table was laid out anew.
const closeUpTicks = 15

// poolTicks is how long the light takes to the board of the next seat.
const poolTicks = 21

// closing brings things to where they lie from where they lay before the last Layout.
type closing struct {
	before lay
	line   *tween.Timeline // nil while nothing closes up
}

// lay is where things lay on the stage: tiles, and what of the scenery has a name.
type lay struct {
	tiles     map[table.Piece][]table.Spot
	furniture map[string]*stage.Node
}

func newLay(actors []*table.Actor, scenery *stage.Node) lay {
	l := lay{tiles: map[table.Piece][]table.Spot{}, furniture: furniture(scenery)}
	for piece, alike := range byPiece(actors) {
		for _, a := range alike {
			l.tiles[piece] = append(l.tiles[piece], a.Spot())
		}
	}
	return l
}

// byPiece sorts tiles: those of a colour at one place from top to bottom.
func byPiece(actors []*table.Actor) map[table.Piece][]*table.Actor {
	all := map[table.Piece][]*table.Actor{}
	for _, a := range actors {
		all[a.Piece] = append(all[a.Piece], a)
	}
	for _, alike := range all {
		slices.SortStableFunc(alike, func(a, b *table.Actor) int {
			p, q := a.Spot(), b.Spot()
			return cmp.Or(cmp.Compare(p.Y, q.Y), cmp.Compare(p.X, q.X))
		})
	}
	return all
}

// furniture is what of the scenery has a name.
func furniture(scenery *stage.Node) map[string]*stage.Node {
	all := map[string]*stage.Node{}
	scenery.Walk(func(n *stage.Node) {
		if n.Art != nil && n.Name != "" {
			all[n.Name] = n
		}
	})
	return all
}

// MakeRoom lays the table out for another frame while the view goes on to show its position: what is to be animated needs the room that
// a later or earlier position has.
func (v *View) MakeRoom(f table.Frame, still bool) {
	v.Layout(f)
	v.Show(v.shown, v.legend)
	if !still {
		v.CloseUp()
	}
}

// CloseUp lets everything travel to where it is shown from where it lay before the last Layout. Tick goes on with it, and so does Advance
// before anything else; once something is picked up, all lies at its place.
func (v *View) CloseUp() {
	before := v.closing.before
	v.closing.before = lay{}
	if before.tiles == nil {
		return
	}
	line := &tween.Timeline{}
	for piece, actors := range byPiece(v.cast.Actors()) {
		for i, from := range before.tiles[piece] {
			if i < len(actors) && from != actors[i].Spot() {
				actors[i].Come(line, from, closeUpTicks)
			}
		}
	}
	refurnish(line, v.layers.scenery, before.furniture)
	if !line.Done() {
		line.Call(closeUpTicks, func() { v.counts.Tell(v.cast.Actors(), v.frame.Kit) })
		v.closing.line = line
		line.Advance(0)
		v.counts.Tell(v.cast.Actors(), v.frame.Kit)
	}
}

// refurnish lets the scenery come from what stood there before; what is new appears, and what is gone vanishes.
func refurnish(line *tween.Timeline, scenery *stage.Node, before map[string]*stage.Node) {
	for name, n := range furniture(scenery) {
		if was := before[name]; was == nil {
			fade(line, n, 0, 1)
		} else if box(was) != box(n) {
			glide(line, n, box(was), ticksOf(name))
		}
		delete(before, name)
	}
	for _, n := range before {
		scenery.Add(n)
		fade(line, n, 1, 0)
		line.Call(closeUpTicks, n.Remove)
	}
}

// Tick goes on by a tick with what closes up.
func (v *View) Tick() {
	if v.closing.line == nil {
		return
	}
	step := 1.0
	if v.motion.hurried {
		step = haste
	}
	v.closing.line.Advance(step)
	v.counts.Tell(v.cast.Actors(), v.frame.Kit)
	if v.closing.line.Done() {
		v.closing.line = nil
	}
}

// ClosesUp reports whether anything is still on its way there.
func (v *View) ClosesUp() bool { return v.closing.line != nil }

// stand lets what closes up lie at its place at once.
func (c *closing) stand() {
	if c.line != nil {
		c.line.Finish()
		c.line = nil
	}
}

// box is what a node of the scenery covers.
func box(n *stage.Node) stage.Rect { return stage.Rect{X: n.X, Y: n.Y, W: n.W, H: n.H} }

// ticksOf is how long a part of the scenery is on its way.
func ticksOf(name string) float64 {
	if name == table.Pool {
		return poolTicks
	}
	return closeUpTicks
}

// glide moves a node to its box from another.
func glide(line *tween.Timeline, n *stage.Node, from stage.Rect, ticks float64) {
	to := box(n)
	line.At(0, ticks, tween.OutCubic, func(t float64) {
		n.X, n.Y = from.X+(to.X-from.X)*t, from.Y+(to.Y-from.Y)*t
		n.W, n.H = from.W+(to.W-from.W)*t, from.H+(to.H-from.H)*t
	})
	line.Call(ticks, func() { n.X, n.Y, n.W, n.H = to.X, to.Y, to.W, to.H })
}

// fade changes how much of a node is seen.
func fade(line *tween.Timeline, n *stage.Node, from, to float64) {
	line.At(0, closeUpTicks, tween.Linear, func(t float64) { n.Alpha = from + (to-from)*t })
}
