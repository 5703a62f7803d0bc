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

// lay is where things lay on the stage: tiles, and what of the scenery has a name.
type lay struct {
	tiles     map[table.Piece][]table.Spot
	furniture map[string]*stage.Node
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
	before := v.before
	v.before = lay{}
	if before.tiles == nil {
		return
	}
	line := &tween.Timeline{}
	for piece, actors := range v.byPiece() {
		for i, from := range before.tiles[piece] {
			if i < len(actors) && from != actors[i].Spot() {
				actors[i].Come(line, from, closeUpTicks)
			}
		}
	}
	for name, n := range v.furniture() {
		if was := before.furniture[name]; was == nil {
			fade(line, n, 0, 1)
		} else if box(was) != box(n) {
			glide(line, n, box(was))
		}
		delete(before.furniture, name)
	}
	for _, n := range before.furniture {
		v.layers.scenery.Add(n)
		fade(line, n, 1, 0)
		line.Call(closeUpTicks, n.Remove)
	}
	if !line.Done() {
		v.closing = line
		line.Advance(0)
		v.count()
	}
}

// Tick goes on by a tick with what closes up.
func (v *View) Tick() {
	if v.closing == nil {
		return
	}
	step := 1.0
	if v.motion.hurried {
		step = haste
	}
	v.closing.Advance(step)
	v.count()
	if v.closing.Done() {
		v.closing = nil
	}
}

// stand lets what closes up lie at its place at once.
func (v *View) stand() {
	if v.closing != nil {
		v.closing.Finish()
		v.closing = nil
		v.count()
	}
}

// lay is how things lie now.
func (v *View) lay() lay {
	l := lay{tiles: map[table.Piece][]table.Spot{}, furniture: v.furniture()}
	for piece, actors := range v.byPiece() {
		for _, a := range actors {
			l.tiles[piece] = append(l.tiles[piece], a.Spot())
		}
	}
	return l
}

// byPiece sorts the tiles: those of a colour at one place from top to bottom.
func (v *View) byPiece() map[table.Piece][]*table.Actor {
	all := map[table.Piece][]*table.Actor{}
	for _, a := range v.cast.Actors() {
		all[a.Piece] = append(all[a.Piece], a)
	}
	for _, actors := range all {
		slices.SortStableFunc(actors, func(a, b *table.Actor) int {
			p, q := a.Spot(), b.Spot()
			return cmp.Or(cmp.Compare(p.Y, q.Y), cmp.Compare(p.X, q.X))
		})
	}
	return all
}

// furniture is what of the scenery has a name.
func (v *View) furniture() map[string]*stage.Node {
	all := map[string]*stage.Node{}
	v.layers.scenery.Walk(func(n *stage.Node) {
		if n.Art != nil && n.Name != "" {
			all[n.Name] = n
		}
	})
	return all
}

// box is what a node of the scenery covers.
func box(n *stage.Node) stage.Rect { return stage.Rect{X: n.X, Y: n.Y, W: n.W, H: n.H} }

// glide moves a node to its box from another.
func glide(line *tween.Timeline, n *stage.Node, from stage.Rect) {
	to := box(n)
	line.At(0, closeUpTicks, tween.OutCubic, func(t float64) {
		n.X, n.Y = from.X+(to.X-from.X)*t, from.Y+(to.Y-from.Y)*t
		n.W, n.H = from.W+(to.W-from.W)*t, from.H+(to.H-from.H)*t
	})
	line.Call(closeUpTicks, func() { n.X, n.Y, n.W, n.H = to.X, to.Y, to.W, to.H })
}

// fade changes how much of a node is seen.
func fade(line *tween.Timeline, n *stage.Node, from, to float64) {
	line.At(0, closeUpTicks, tween.Linear, func(t float64) { n.Alpha = from + (to-from)*t })
}
