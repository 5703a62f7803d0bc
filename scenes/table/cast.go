package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// Actor is one tile on the stage.
type Actor struct {
	Piece
	Node *stage.Node
	Art  *TileArt
	spot Spot // where it lies, or will lie once the script is over
}

// Cast is the set of all tiles on the stage.
type Cast struct {
	Layer  *stage.Node
	table  Look
	actors []*Actor
	spare  []*Actor // reused by the next Show
}

// NewCast returns an empty cast with a new layer for its tiles.
func NewCast(t Look) *Cast { return &Cast{Layer: stage.Group("tiles"), table: t} }

// Show shows the pieces at rest, and nothing else on their layer. A tile keeps its node while its colour and its place stay, unless it was on
// its way, as its animation may still move that node. Nothing is allocated for tiles that stay.
func (c *Cast) Show(pieces []Piece) {
	old, next := c.actors, 0
	c.actors = c.spare[:0]
	c.Layer.Clear()
	for _, p := range pieces {
		a := takeOut(old, &next, p)
		if a == nil {
			c.enter(p)
			continue
		}
		a.Node.Reset()
		a.Art.Skin = c.table.Skin(p)
		c.actors = append(c.actors, a)
		c.Layer.Add(a.Node)
	}
	clear(old)
	c.spare = old
	c.settle()
}

// takeOut removes a tile that rests where a piece lies from a list, and returns it, or nil where there is none. The search begins at next, as
// pieces mostly come in the same order.
func takeOut(list []*Actor, next *int, p Piece) *Actor {
	for range list {
		i := *next % len(list)
		*next = i + 1
		if a := list[i]; a != nil && a.Piece == p && a.still() {
			list[i] = nil
			return a
		}
	}
	return nil
}

// still reports whether the tile is at its spot as rest leaves it.
func (a *Actor) still() bool {
	n, art := a.Node, a.Art
	return n.X == a.spot.X && n.Y == a.spot.Y && n.Turn == a.spot.Turn && n.Scale == 1 && n.Alpha == 1 && n.Z == 0 && !n.Moving &&
		art.Lift == 0 && art.Press == 0 && art.Frame == nil
}

// settle puts all tiles at their places.
func (c *Cast) settle() {
	for _, a := range c.actors {
		a.rest(c.home(a))
	}
}

// home returns the spot of a tile at its place.
func (c *Cast) home(a *Actor) Spot {
	i, n := c.rank(a)
	return c.table.Anchor(a.Place, i, n)
}

// Pieces returns the tiles with their places, in no particular order.
func (c *Cast) Pieces() []Piece {
	pieces := make([]Piece, len(c.actors))
	for i, a := range c.actors {
		pieces[i] = a.Piece
	}
	return pieces
}

// Actors returns the tiles on the stage. Callers must not change the slice.
func (c *Cast) Actors() []*Actor { return c.actors }

// Spot returns where the tile comes to rest.
func (a *Actor) Spot() Spot { return a.spot }

// origin returns where the tile starts to move: where it is held, or else its spot.
func (a *Actor) origin() Spot {
	s := a.spot
	if a.Art.Lift > 0 {
		s.X, s.Y = a.Node.X, a.Node.Y
	}
	return s
}

func (c *Cast) enter(p Piece) *Actor {
	art := &TileArt{Skin: c.table.Skin(p)}
	a := &Actor{Piece: p, Art: art, Node: stage.New("", art, 0, 0, 0, 0)}
	c.actors = append(c.actors, a)
	c.Layer.Add(a.Node)
	return a
}

func (c *Cast) leave(a *Actor) {
	c.actors = slices.DeleteFunc(c.actors, func(b *Actor) bool { return a == b })
}

// rest puts the tile at a spot, without any motion.
func (a *Actor) rest(s Spot) {
	a.spot = s
	a.pose(s)
	n := a.Node
	n.Scale, n.Alpha, n.Moving = 1, 1, false
	a.Art.Lift, a.Art.Press, a.Art.Tone = 0, 0, toneOf(s)
	n.SetZ(0)
}

// pose shows the tile at a spot on its way.
func (a *Actor) pose(s Spot) {
	n := a.Node
	n.X, n.Y, n.Turn, n.W, n.H = s.X, s.Y, s.Turn, s.Size*a.Art.W, s.Size*a.Art.H
}

// Send changes the place of a tile, where it may look different, without moving it. Gather moves all tiles to their places.
func (c *Cast) Send(a *Actor, to engine.Place) {
	a.Place = to
	a.Art.Skin = c.table.Skin(a.Piece)
}

// Gather moves all tiles to their places.
func (c *Cast) Gather(line *tween.Timeline, ticks float64) {
	for _, a := range c.actors {
		node := a.Node
		a.spot = c.home(a)
		a.Come(line, Spot{X: node.X, Y: node.Y, Size: node.H / a.Art.H, Turn: node.Turn}, ticks)
	}
}

// Come moves the tile to its spot from another.
func (a *Actor) Come(line *tween.Timeline, from Spot, ticks float64) {
	to := a.spot
	a.Node.Moving = from.Size != to.Size
	line.At(0, ticks, tween.OutCubic, func(t float64) { a.pose(from.Towards(to, t)) }).OnDone(func() { a.rest(to) })
}

// SamePool reports whether two places belong to one pool.
func SamePool(a, b engine.Place) bool {
	return a.Zone.Pool() && a.SameRow(b)
}

// liesAt reports whether the tile is at a place, or in the pool that the place belongs to.
func (a *Actor) liesAt(p engine.Place) bool { return a.Place == p || SamePool(a.Place, p) }

// At returns the tiles of a place, or of the pool that it belongs to.
func (c *Cast) At(p engine.Place) (tiles []*Actor) {
	for _, a := range c.actors {
		if a.liesAt(p) {
			tiles = append(tiles, a)
		}
	}
	return tiles
}

// rank returns the index of a tile in its pool, ordered by colour, and the number of tiles there. Where tiles are stacked it returns the index
// of its stack and the number of stacks, and outside pools 0 and 1.
func (c *Cast) rank(a *Actor) (i, n int) {
	if !a.Place.Zone.Pool() {
		return 0, 1
	}
	stacked, before, colours := c.table.Stacked(a.Place), true, uint64(0)
	for _, b := range c.actors {
		before = before && b != a
		if !SamePool(a.Place, b.Place) || stacked && colours>>b.Tile&1 == 1 { // its stack counts once
			continue
		}
		colours |= 1 << b.Tile
		n++
		if b.Tile < a.Tile || b.Tile == a.Tile && before && !stacked {
			i++
		}
	}
	return i, n
}

// find returns a tile of a colour at a place or in its pool, or nil.
func (c *Cast) find(p engine.Place, t engine.Tile) *Actor {
	for _, a := range c.actors {
		if a.Tile == t && a.liesAt(p) {
			return a
		}
	}
	return nil
}

// on returns the tile that is exactly at a place, or nil.
func (c *Cast) on(p engine.Place) *Actor {
	for _, a := range c.actors {
		if a.Place == p {
			return a
		}
	}
	return nil
}

// skinOn returns the skin of the tile at a place, or of a plain square where there is none.
func (c *Cast) skinOn(p engine.Place) Skin {
	if a := c.on(p); a != nil {
		return a.Art.Skin
	}
	return Skin{W: 1, H: 1}
}

// Held returns the tiles of a pickable, those that come along last.
func (c *Cast) Held(g Pickable) []*Actor {
	return append(c.some(g.From, g.Tile, len(c.actors)), c.some(g.From, g.Extra, g.Extras)...)
}

// Lifted returns the tiles of a pickable that are lifted.
func (c *Cast) Lifted(g Pickable) []*Actor {
	tiles := c.Held(g)
	if g.Lift > 0 {
		return tiles[:min(g.Lift, len(tiles))]
	}
	return tiles
}

// some returns up to n tiles of a colour at a place, in its pool or in its pattern line.
func (c *Cast) some(from engine.Place, t engine.Tile, n int) (tiles []*Actor) {
	for _, a := range c.actors {
		if len(tiles) < n && a.Tile == t && (a.liesAt(from) || sameLine(a.Place, from)) {
			tiles = append(tiles, a)
		}
	}
	return tiles
}

// sameLine reports whether two places belong to one pattern line.
func sameLine(a, b engine.Place) bool {
	return a.Zone.Joined() && a.SameRow(b)
}
