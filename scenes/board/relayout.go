package board

import (
	"cmp"
	"maps"
	"slices"

	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// The length in ticks of the animation after a new layout: of plates and tiles that move, of everything where the offer comes or goes, and
// of the light that moves to the board of the next seat.
const (
	relayoutTicks = 15
	roomTicks     = 18
	poolTicks     = 21
)

// relayout is the animation that moves everything from where it was before the last Layout to where it is now.
type relayout struct {
	motion
	before snapshot
}

// snapshot is where things are on the stage: the tiles, and the named nodes of the scenery and around the table.
type snapshot struct {
	tiles              map[table.Piece][]table.Spot
	namedNodes, around map[string]*stage.Node
	offer              stage.Rect
}

// snapshot returns where things are now.
func (v *View) snapshot() snapshot {
	l := snapshot{tiles: map[table.Piece][]table.Spot{}, namedNodes: namedNodes(v.layers.scenery, v.layers.over), around: namedNodes(v.Around...), offer: v.rooms.Offer}
	for piece, alike := range byPiece(v.cast) {
		for _, a := range alike {
			l.tiles[piece] = append(l.tiles[piece], a.Spot())
		}
	}
	return l
}

// byPiece groups the tiles of a cast by colour and place, each group from top to bottom.
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

// namedNodes returns the named nodes below some roots. A group with a size moves as one, so the nodes in it are left out.
func namedNodes(roots ...*stage.Node) map[string]*stage.Node {
	all := map[string]*stage.Node{}
	for _, root := range roots {
		for _, n := range root.Children() {
			if n.Name != "" && (n.Art != nil || n.W > 0) {
				all[n.Name] = n
			} else {
				maps.Copy(all, namedNodes(n))
			}
		}
	}
	return all
}

// MakeRoom lays the table out for another frame without changing the position shown: an animation needs the room that the position at its
// end has.
func (v *View) MakeRoom(f table.Frame, still bool) table.Areas {
	rooms := v.Layout(f, nil)
	v.Show(v.shown, v.legend)
	if !still {
		v.AnimateLayout()
	}
	return rooms
}

// AnimateLayout moves everything to its place from where it was before the last Layout. Tick and Advance advance it, the latter before any
// other animation. It ends at once when tiles are picked up.
func (v *View) AnimateLayout() {
	before := v.relayout.before
	v.relayout.before = snapshot{}
	if before.tiles == nil {
		return
	}
	c := layoutChange{&tween.Timeline{}, v.layers.scenery, relayoutTicks}
	line := c.line
	if before.offer != v.rooms.Offer {
		c.ticks = roomTicks
		c.animateNodes(namedNodes(v.Around...), before.around)
		for _, marks := range v.marks {
			for _, n := range marks {
				c.fade(n, 0, n.Alpha)
			}
		}
	}
	for piece, actors := range byPiece(v.cast) {
		for i, from := range before.tiles[piece] {
			if i < len(actors) && from != actors[i].Spot() {
				actors[i].MoveFrom(line, from, c.ticks)
			}
		}
	}
	c.animateNodes(namedNodes(v.layers.scenery, v.layers.over), before.namedNodes)
	if !line.Done() {
		line.Call(c.ticks, v.count)
		v.relayout.motion = motion{line: line, tempo: 1}
		line.Advance(0)
		v.count()
	}
}

// layoutChange builds the animation from one layout to another.
type layoutChange struct {
	line    *tween.Timeline
	scenery *stage.Node // where nodes that are gone fade out
	ticks   float64
}

// animateNodes moves nodes from where the nodes of the same names were before, fades new ones in, and fades out those that are gone.
func (c *layoutChange) animateNodes(now, before map[string]*stage.Node) {
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
		c.fade(n, n.Alpha, 0).OnDone(n.Remove)
	}
}

// Tick advances the animation after a new layout by a tick.
func (v *View) Tick() {
	if v.LayoutMoves() {
		v.relayout.hurried = v.motion.hurried
		v.relayout.advance()
		v.count()
	}
}

// LayoutMoves reports whether the animation after a new layout is running.
func (v *View) LayoutMoves() bool { return v.relayout.line != nil }

// box returns the rectangle that a node of the scenery covers.
func box(n *stage.Node) stage.Rect { return stage.Rect{X: n.X, Y: n.Y, W: n.W, H: n.H} }

// glide moves a node to its box from another. A group is scaled with everything in it.
func (c *layoutChange) glide(n *stage.Node, from stage.Rect) {
	to, ticks := box(n), c.ticks
	if n.Name == table.TurnLight {
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
	}).OnDone(func() {
		n.X, n.Y, n.W, n.H, n.Scale = to.X, to.Y, to.W, to.H, 1
		n.Walk(func(n *stage.Node) { n.Moving = false })
	})
}

// fade changes the alpha of a node.
func (c *layoutChange) fade(n *stage.Node, from, to float64) *tween.Step {
	return c.line.At(0, c.ticks, tween.Linear, func(t float64) { n.Alpha = from + (to-from)*t })
}
