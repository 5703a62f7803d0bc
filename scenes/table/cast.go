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
	spot Spot // at rest, at the end of the current animation
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

// Show shows exactly these pieces, at rest. A tile keeps its node if its colour and its place are unchanged and it was at rest; the animation of a
// moving tile may still change its node. Show allocates nothing for tiles that keep their nodes.
func (c *Cast) Show(pieces []Piece) {
	old, next := c.actors, 0
	c.actors = c.spare[:0]
	c.Layer.Clear()
	for _, p := range pieces {
		a := takeActor(old, &next, p)
		if a == nil {
			c.add(p)
			continue
		}
		a.Node.Reset()
		a.Art.Skin = c.table.Skin(p)
		c.actors = append(c.actors, a)
		c.Layer.Add(a.Node)
	}
	clear(old)
	c.spare = old
	c.settleAll()
}

// takeActor removes the tile of a piece from a list and returns it, or nil if no such tile is at rest. The search begins at next, as pieces
// mostly come in the same order.
func takeActor(list []*Actor, next *int, p Piece) *Actor {
	for range list {
		i := *next % len(list)
		*next = i + 1
		if a := list[i]; a != nil && a.Piece == p && a.isAtRest() {
			list[i] = nil
			return a
		}
	}
	return nil
}

// isAtRest reports whether the node is as settle leaves it.
func (a *Actor) isAtRest() bool {
	n, art := a.Node, a.Art
	return n.X == a.spot.X && n.Y == a.spot.Y && n.Rotation == a.spot.Turn && n.Scale == 1 && n.Alpha == 1 && n.Z == 0 && !n.Moving &&
		art.Lift == 0 && art.Press == 0 && art.Frame == nil
}

// settleAll puts all tiles at their places, without any motion.
func (c *Cast) settleAll() {
	for _, a := range c.actors {
		a.settle(c.restSpot(a))
	}
}

// restSpot returns the spot of a tile at rest.
func (c *Cast) restSpot(a *Actor) Spot {
	i, n := c.indexInPool(a)
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

// Spot returns where the tile is at the end of the current animation.
func (a *Actor) Spot() Spot { return a.spot }

// startSpot returns where an animation of the tile starts: where it is held, or else its spot.
func (a *Actor) startSpot() Spot {
	s := a.spot
	if a.Art.Lift > 0 {
		s.X, s.Y = a.Node.X, a.Node.Y
	}
	return s
}

// add adds a tile at a piece's place and returns it.
func (c *Cast) add(p Piece) *Actor {
	art := &TileArt{Skin: c.table.Skin(p)}
	a := &Actor{Piece: p, Art: art, Node: stage.New("", art, 0, 0, 0, 0)}
	c.actors = append(c.actors, a)
	c.Layer.Add(a.Node)
	return a
}

// remove removes a tile from the cast but leaves its node on the stage.
func (c *Cast) remove(a *Actor) {
	c.actors = slices.DeleteFunc(c.actors, func(b *Actor) bool { return a == b })
}

// settle puts the tile at a spot, without any motion.
func (a *Actor) settle(s Spot) {
	a.spot = s
	a.pose(s)
	n := a.Node
	n.Scale, n.Alpha, n.Moving = 1, 1, false
	a.Art.Lift, a.Art.Press, a.Art.Tone = 0, 0, toneAt(s)
	n.SetZ(0)
}

// pose shows the tile at a spot during an animation.
func (a *Actor) pose(s Spot) {
	n := a.Node
	n.X, n.Y, n.Rotation, n.W, n.H = s.X, s.Y, s.Turn, s.Size*a.Art.W, s.Size*a.Art.H
}

// SetPlace changes the place of a tile and its skin there, without moving its node. MoveToPlaces moves the nodes.
func (c *Cast) SetPlace(a *Actor, to engine.Place) {
	a.Place = to
	a.Art.Skin = c.table.Skin(a.Piece)
}

// MoveToPlaces animates all tiles to their places.
func (c *Cast) MoveToPlaces(line *tween.Timeline, ticks float64) {
	for _, a := range c.actors {
		node := a.Node
		a.spot = c.restSpot(a)
		a.MoveFrom(line, Spot{X: node.X, Y: node.Y, Size: node.H / a.Art.H, Turn: node.Rotation}, ticks)
	}
}

// MoveFrom animates the tile from a spot to its own.
func (a *Actor) MoveFrom(line *tween.Timeline, from Spot, ticks float64) {
	to := a.spot
	a.Node.Moving = from.Size != to.Size
	line.At(0, ticks, tween.OutCubic, func(t float64) { a.pose(from.Towards(to, t)) }).OnDone(func() { a.settle(to) })
}

// SamePool reports whether two places belong to one pool.
func SamePool(a, b engine.Place) bool {
	return a.Zone.Pool() && a.SameRow(b)
}

// isAt reports whether the tile is at a place or in the place's pool.
func (a *Actor) isAt(p engine.Place) bool { return a.Place == p || SamePool(a.Place, p) }

// At returns the tiles at a place, or in its pool.
func (c *Cast) At(p engine.Place) (tiles []*Actor) {
	for _, a := range c.actors {
		if a.isAt(p) {
			tiles = append(tiles, a)
		}
	}
	return tiles
}

// indexInPool returns the index of a tile in its pool, ordered by colour, and the number of tiles in the pool. In a stacked pool it returns the
// index of the stack and the number of stacks. Outside pools it returns 0 and 1.
func (c *Cast) indexInPool(a *Actor) (i, n int) {
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
		if a.Tile == t && a.isAt(p) {
			return a
		}
	}
	return nil
}

// tileAt returns the tile at a place, or nil. It ignores other tiles in the same pool.
func (c *Cast) tileAt(p engine.Place) *Actor {
	for _, a := range c.actors {
		if a.Place == p {
			return a
		}
	}
	return nil
}

// skinAt returns the skin of the tile at a place, or of a plain square if there is no tile.
func (c *Cast) skinAt(p engine.Place) Skin {
	if a := c.tileAt(p); a != nil {
		return a.Art.Skin
	}
	return Skin{W: 1, H: 1}
}

// TilesOf returns the tiles of a pickable, extra tiles last.
func (c *Cast) TilesOf(g Pickable) []*Actor {
	return append(c.someTiles(g.From, g.Tile, len(c.actors)), c.someTiles(g.From, g.Extra, g.Extras)...)
}

// LiftedTiles returns the tiles of a pickable that are lifted.
func (c *Cast) LiftedTiles(g Pickable) []*Actor {
	tiles := c.TilesOf(g)
	if g.Lift > 0 {
		return tiles[:min(g.Lift, len(tiles))]
	}
	return tiles
}

// someTiles returns up to n tiles of a colour at a place, in its pool or in its row if that is taken together.
func (c *Cast) someTiles(from engine.Place, t engine.Tile, n int) (tiles []*Actor) {
	for _, a := range c.actors {
		if len(tiles) < n && a.Tile == t && (a.isAt(from) || sameLine(a.Place, from)) {
			tiles = append(tiles, a)
		}
	}
	return tiles
}

// sameLine reports whether two places belong to one row of tiles that are taken together.
func sameLine(a, b engine.Place) bool {
	return a.Zone.Joined() && a.SameRow(b)
}

// BoardTiles returns the tiles of a seat's board at rest.
func BoardTiles(look Look, pieces []Piece, s engine.Seat) *stage.Node {
	return BoardCast(look, pieces, s).Layer
}

// BoardCast returns a cast of the tiles of a seat's board alone.
func BoardCast(look Look, pieces []Piece, s engine.Seat) *Cast {
	c := NewCast(look)
	c.Show(slices.DeleteFunc(pieces, func(p Piece) bool { return p.Place.Seat != s || !p.Place.Zone.Owned() }))
	return c
}
