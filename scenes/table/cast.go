package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
)

// Actor is one tile on the stage.
type Actor struct {
	Piece
	Node *stage.Node
	Art  *TileArt
	spot Spot // where it lies or will lie at the end of what is scripted
}

// Cast is all tiles on the stage.
type Cast struct {
	Layer  *stage.Node
	table  Table
	actors []*Actor
}

// NewCast returns an empty cast whose tiles lie on a layer of its own.
func NewCast(t Table) *Cast { return &Cast{Layer: stage.Group("tiles"), table: t} }

// Show lays the pieces out at rest, reusing the tiles that stay.
func (c *Cast) Show(pieces []Piece) {
	c.Layer.Clear()
	c.actors = c.actors[:0]
	for _, p := range pieces {
		c.enter(p)
	}
	for _, a := range c.actors {
		i, n := c.rank(a)
		a.rest(c.table.Anchor(a.Place, i, n))
	}
}

// Pieces are the tiles as they lie, in no particular order.
func (c *Cast) Pieces() []Piece {
	pieces := make([]Piece, len(c.actors))
	for i, a := range c.actors {
		pieces[i] = a.Piece
	}
	return pieces
}

// Actors are the tiles on the stage. Callers must not change the slice.
func (c *Cast) Actors() []*Actor { return c.actors }

// Spot is where the tile comes to rest.
func (a *Actor) Spot() Spot { return a.spot }

func (c *Cast) enter(p Piece) *Actor {
	art := &TileArt{Name: c.table.Skin(p.Tile)}
	a := &Actor{Piece: p, Art: art, Node: stage.New("", art, 0, 0, 0, 0)}
	c.actors = append(c.actors, a)
	c.Layer.Add(a.Node)
	return a
}

func (c *Cast) leave(a *Actor) {
	c.actors = slices.DeleteFunc(c.actors, func(b *Actor) bool { return a == b })
}

// rest puts the tile at its spot, lying still.
func (a *Actor) rest(s Spot) {
	a.spot = s
	n := a.Node
	n.X, n.Y, n.W, n.H, n.Turn, n.Scale, n.Alpha, n.Moving = s.X, s.Y, s.Size, s.Size, s.Turn, 1, 1, false
	a.Art.Lift = 0
	n.SetZ(0)
}

// samePool reports whether two places belong to one pool.
func samePool(a, b engine.Place) bool {
	return a.Zone == b.Zone && a.Zone.Pool() && a.Seat == b.Seat && a.Row == b.Row
}

// rank is the tile's number in its pool, ordered by colour, and the size of the pool. Outside pools it is 0 of 1.
func (c *Cast) rank(a *Actor) (i, n int) {
	if !a.Place.Zone.Pool() {
		return 0, 1
	}
	seen := false
	for _, b := range c.actors {
		if !samePool(a.Place, b.Place) {
			continue
		}
		n++
		if b == a {
			seen = true
			continue
		}
		if b.Tile < a.Tile || b.Tile == a.Tile && !seen {
			i++
		}
	}
	return i, n
}

// find returns a tile of that colour at a place; in pools any that matches.
func (c *Cast) find(p engine.Place, t engine.Tile) *Actor {
	for _, a := range c.actors {
		if a.Tile == t && (a.Place == p || samePool(a.Place, p)) {
			return a
		}
	}
	return nil
}

// Held are the tiles a grip picks up.
func (c *Cast) Held(g Grip, dst []*Actor) []*Actor {
	for _, a := range c.actors {
		if a.Tile == g.Tile && (a.Place == g.From || samePool(a.Place, g.From) || sameLine(a.Place, g.From)) {
			dst = append(dst, a)
		}
	}
	return dst
}

func sameLine(a, b engine.Place) bool {
	return a.Zone == engine.Line && b.Zone == engine.Line && a.Seat == b.Seat && a.Row == b.Row
}
