package board

import (
	"cmp"
	"maps"
	"slices"

	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// Durations of the animation after a new layout, in ticks: of plates and tiles, of areas if the offer opens or closes, and of the light that
// moves to the board of the next seat.
const (
	relayoutTicks  = 15
	areaTicks      = 18
	turnLightTicks = 21
)

// relayout is the animation from the stage before the last Layout to the current one.
type relayout struct {
	motion
	before snapshot
}

// snapshot holds the positions of nodes on the stage: the tiles, and the named nodes of the scenery and around the table.
type snapshot struct {
	tiles              map[table.Piece][]table.Spot
	namedNodes, around map[string]*stage.Node
	offer              stage.Rect
	closed             bool // the offer
}

// snapshot returns the current positions of nodes.
func (b *Board) snapshot() snapshot {
	l := snapshot{tiles: map[table.Piece][]table.Spot{}, namedNodes: namedNodes(b.layers.scenery, b.layers.over), around: namedNodes(b.Around...),
		offer: b.areas.Offer, closed: b.areas.Closed}
	for piece, alike := range byPiece(b.cast) {
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

// namedNodes returns the named nodes below some roots. It leaves out the children of groups with a size, which move as one.
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

// layoutFor lays the table out in another frame without changing the position shown: an animation uses the layout of the position at its end.
func (b *Board) layoutFor(f table.Frame, still bool) table.Areas {
	areas := b.layoutIn(f, nil)
	b.Show(b.shown, b.legend)
	if !still {
		b.AnimateLayout()
	}
	return areas
}

// AnimateLayout animates everything from the stage before the last Layout to the current one. Tick and Advance advance the animation, which is
// finished at once when tiles are picked up.
func (b *Board) AnimateLayout() {
	before := b.relayout.before
	b.relayout.before = snapshot{}
	if before.tiles == nil {
		return
	}
	change := layoutChange{&tween.Timeline{}, b.layers.scenery, relayoutTicks}
	line := change.line
	if before.offer != b.areas.Offer {
		if before.closed != b.areas.Closed {
			change.ticks = areaTicks
		}
		change.animateNodes(namedNodes(b.Around...), before.around)
		for _, marks := range b.marks {
			for _, n := range marks {
				change.fadeNode(n, 0, n.Alpha)
			}
		}
	}
	for piece, actors := range byPiece(b.cast) {
		for i, from := range before.tiles[piece] {
			if i < len(actors) && from != actors[i].Spot() {
				actors[i].MoveFrom(line, from, change.ticks)
			}
		}
	}
	change.animateNodes(namedNodes(b.layers.scenery, b.layers.over), before.namedNodes)
	if !line.Done() {
		line.Call(change.ticks, b.updateCounts)
		b.relayout.motion = motion{line: line, rate: 1}
		line.Advance(0)
		b.updateCounts()
	}
}

// layoutChange builds the animation from one layout to another.
type layoutChange struct {
	line    *tween.Timeline
	scenery *stage.Node // the parent of removed nodes, which fade out
	ticks   float64
}

// animateNodes moves nodes from the positions of the nodes of the same names before, fades in new ones, and fades out removed ones.
func (l *layoutChange) animateNodes(now, before map[string]*stage.Node) {
	for name, n := range now {
		if was := before[name]; was == nil {
			l.fadeNode(n, 0, n.Alpha)
		} else if nodeRect(was) != nodeRect(n) {
			l.moveNode(n, nodeRect(was))
		}
		delete(before, name)
	}
	for _, n := range before {
		n.Walk(func(n *stage.Node) { n.Touch = nil })
		l.scenery.Add(n)
		l.fadeNode(n, n.Alpha, 0).OnDone(n.Remove)
	}
}

// Tick advances the animation after a new layout by a tick.
func (b *Board) Tick() {
	if b.LayoutMoves() {
		b.relayout.hurried = b.motion.hurried
		b.relayout.advance()
		b.updateCounts()
	}
}

// LayoutMoves reports whether the animation after a new layout is running.
func (b *Board) LayoutMoves() bool { return b.relayout.line != nil }

// nodeRect returns the rectangle of a node.
func nodeRect(n *stage.Node) stage.Rect { return stage.Rect{X: n.X, Y: n.Y, W: n.W, H: n.H} }

// moveNode moves a node from a rectangle to its own. A group is scaled together with its children.
func (l *layoutChange) moveNode(n *stage.Node, from stage.Rect) {
	to, ticks := nodeRect(n), l.ticks
	if n.Name == table.TurnLight {
		ticks = turnLightTicks
	}
	if from.W != to.W {
		n.Walk(func(n *stage.Node) { n.Moving = true })
	}
	l.line.At(0, ticks, tween.OutCubic, func(t float64) {
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

// fadeNode animates the alpha of a node.
func (l *layoutChange) fadeNode(n *stage.Node, from, to float64) *tween.Step {
	return l.line.At(0, l.ticks, tween.Linear, func(t float64) { n.Alpha = from + (to-from)*t })
}
