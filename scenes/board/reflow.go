package board

import (
	"cmp"
	"maps"
	"slices"

	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// How long plates and tiles take to close up where the table was laid out anew, how long all takes where the offer comes or goes, and
// the light to the board of the next seat.
const (
	closeUpTicks = 15
	roomTicks    = 18
	poolTicks    = 21
)

// closing is the motion that brings things to where they lie from where they lay before the last Layout.
type closing struct {
	motion
	before lay
}

// lay is where things lay on the stage: tiles, and what of the scenery and around the table has a name.
type lay struct {
	tiles             map[table.Piece][]table.Spot
	furniture, around map[string]*stage.Node
	offer             stage.Rect
}

// lay is how things lie now.
func (v *View) lay() lay {
	l := lay{tiles: map[table.Piece][]table.Spot{}, furniture: furniture(v.layers.scenery, v.layers.over), around: furniture(v.Around...), offer: v.rooms.Offer}
	for piece, alike := range byPiece(v.cast) {
		for _, a := range alike {
			l.tiles[piece] = append(l.tiles[piece], a.Spot())
		}
	}
	return l
}

// byPiece sorts the tiles of a cast: those of a colour at one place from top to bottom.
func byPiece(c *table.Cast) map[table.Piece][]*table.Actor {
	all := map[table.Piece][]*table.Actor{}
	for _, a := range c.Actors() {
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

// furniture is what has a name below some nodes: art, and groups of a size, which move as one, with all that lies in them.
func furniture(roots ...*stage.Node) map[string]*stage.Node {
	all := map[string]*stage.Node{}
	for _, root := range roots {
		for _, n := range root.Children() {
			if n.Name != "" && (n.Art != nil || n.W > 0) {
				all[n.Name] = n
			} else {
				maps.Copy(all, furniture(n))
			}
		}
	}
	return all
}

// MakeRoom lays the table out for another frame while the view goes on to show its position: what is to be animated needs the room that
// a later or earlier position has.
func (v *View) MakeRoom(f table.Frame, still bool) table.Rooms {
	rooms := v.Layout(f, nil)
	v.Show(v.shown, v.legend)
	if !still {
		v.CloseUp()
	}
	return rooms
}

// CloseUp lets everything travel to where it is shown from where it lay before the last Layout. Tick goes on with it, and so does Advance
// before anything else; once something is picked up, all lies at its place.
func (v *View) CloseUp() {
	before := v.closing.before
	v.closing.before = lay{}
	if before.tiles == nil {
		return
	}
	c := change{&tween.Timeline{}, v.layers.scenery, closeUpTicks}
	line := c.line
	if before.offer != v.rooms.Offer {
		c.ticks = roomTicks
		c.refurnish(furniture(v.Around...), before.around)
		for _, marks := range v.marks {
			for _, n := range marks {
				c.fade(n, 0, n.Alpha)
			}
		}
	}
	for piece, actors := range byPiece(v.cast) {
		for i, from := range before.tiles[piece] {
			if i < len(actors) && from != actors[i].Spot() {
				actors[i].Come(line, from, c.ticks)
			}
		}
	}
	c.refurnish(furniture(v.layers.scenery, v.layers.over), before.furniture)
	if !line.Done() {
		line.Call(c.ticks, v.count)
		v.closing.motion = motion{line: line, tempo: 1}
		line.Advance(0)
		v.count()
	}
}

// change is the way from one layout to another.
type change struct {
	line    *tween.Timeline
	scenery *stage.Node // where what is gone vanishes
	ticks   float64
}

// refurnish lets things come from where those of their names stood before; what is new appears, and what is gone vanishes.
func (c *change) refurnish(now, before map[string]*stage.Node) {
	for name, n := range now {
		if was := before[name]; was == nil {
			c.fade(n, 0, n.Alpha)
		} else if box(was) != box(n) {
			c.glide(n, box(was))
		}
		delete(before, name)
	}
	for _, n := range before {
		n.Walk(func(n *stage.Node) { n.Touch = nil })
		c.scenery.Add(n)
		c.fade(n, n.Alpha, 0).Done(n.Remove)
	}
}

// Tick goes on by a tick with what closes up.
func (v *View) Tick() {
	if v.ClosesUp() {
		v.closing.hurried = v.motion.hurried
		v.closing.advance()
		v.count()
	}
}

// ClosesUp reports whether anything is still on its way there.
func (v *View) ClosesUp() bool { return v.closing.line != nil }

// box is what a node of the scenery covers.
func box(n *stage.Node) stage.Rect { return stage.Rect{X: n.X, Y: n.Y, W: n.W, H: n.H} }

// glide moves a node to its box from another: a group grows with all that lies in it.
func (c *change) glide(n *stage.Node, from stage.Rect) {
	to, ticks := box(n), c.ticks
	if n.Name == table.Pool {
		ticks = poolTicks
	}
	if from.W != to.W {
		n.Walk(func(n *stage.Node) { n.Moving = true })
	}
	c.line.At(0, ticks, tween.OutCubic, func(t float64) {
		n.X, n.Y = from.X+(to.X-from.X)*t, from.Y+(to.Y-from.Y)*t
		if n.Art != nil {
			n.W, n.H = from.W+(to.W-from.W)*t, from.H+(to.H-from.H)*t
		} else {
			n.Scale = (from.W + (to.W-from.W)*t) / to.W
		}
	}).Done(func() {
		n.X, n.Y, n.W, n.H, n.Scale = to.X, to.Y, to.W, to.H, 1
		n.Walk(func(n *stage.Node) { n.Moving = false })
	})
}

// fade changes how much of a node is seen.
func (c *change) fade(n *stage.Node, from, to float64) *tween.Step {
	return c.line.At(0, c.ticks, tween.Linear, func(t float64) { n.Alpha = from + (to-from)*t })
}
