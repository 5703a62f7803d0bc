package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// setEffect is the celebration of one complete set of tiles.
type setEffect struct {
	node  *stage.Node // holds what is drawn
	spots []Spot      // of the tiles
	tile  float64     // the width of a tile in pixels
}

// startSetEffect starts the effect of the set that an event completes.
func (c *Celebrations) startSetEffect(pos engine.Position, e engine.Event) {
	set := c.look.Set(pos, e, c.cast.Pieces())
	f := setEffect{node: stage.Group("set")}
	for _, p := range set.Places {
		f.spots = append(f.spots, c.look.Anchor(p, 0, 1))
	}
	if len(f.spots) == 0 || f.spots[0].Size <= 0 {
		return
	}
	f.tile = f.spots[0].Size * c.look.Skin(Piece{Place: set.Places[0]}).W
	c.sets.Add(f.node)
	c.active++
	if set.Row {
		for _, p := range set.Places {
			c.redrawAboveScrim(f, p)
		}
		c.sweepRow(f)
		c.showScore(f, e)
	} else {
		c.lightInTurn(f, set.Places)
	}
	c.scheduleEnd(f)
}

// redrawAboveScrim copies the tile at p above the scrim and returns its skin.
func (c *Celebrations) redrawAboveScrim(f setEffect, p engine.Place) Skin {
	skin := c.cast.skinAt(p)
	if a := c.cast.tileAt(p); a != nil {
		f.node.Add(skin.Node("", &TileArt{Skin: skin, Tone: toneAt(a.spot)}, a.spot))
	}
	return skin
}

// sweepRow moves a light over a row of tiles, while a rim grows around them.
func (c *Celebrations) sweepRow(f setEffect) {
	b := newRim(f.spots, f.tile)
	ray := stage.New("", b.light, b.x, b.y, math.Hypot(b.dx, b.dy)+b.height, b.height)
	ray.Rotation = math.Atan2(b.dy, b.dx)
	f.node.Add(b.gold, ray, b.edge)
	if c.frame.Still {
		b.grow(1)
		b.gold.Alpha = 0.12
		return
	}
	b.gold.Alpha, b.edge.Alpha = 0, 0
	c.line.At(sweepFrom, sweepTicks, tween.OutCubic, func(t float64) {
		b.grow(t)
		b.light.At, b.gold.Alpha, b.edge.Alpha = t, goldAlpha, min(1, 4*t)
		c.dust.Emit(4, b.x+b.dx*(t-0.5), b.y+b.dy*(t-0.5), b.height, b.height, f.tile)
	})
	c.line.At(sweepFrom+sweepTicks, dustTicks-sweepTicks, tween.Linear, func(t float64) {
		b.gold.Alpha = goldAlpha - 0.2*t
		if t < 0.8 {
			c.dust.Emit(1, b.x, b.y, math.Abs(b.dx)+b.height, math.Abs(b.dy)+b.height, f.tile)
		}
	})
}

// lightInTurn lights tiles one after the other.
func (c *Celebrations) lightInTurn(f setEffect, places []engine.Place) {
	for i, p := range places {
		skin, at := c.redrawAboveScrim(f, p), f.spots[i]
		halo := skin.Halo(at)
		f.node.Add(halo)
		if c.frame.Still {
			continue
		}
		halo.Alpha = 0
		c.line.At(float64(i)*nextTileTicks, 9, tween.OutCubic, func(t float64) { halo.Alpha = t })
		c.line.Call(float64(i)*nextTileTicks, func() { c.dust.Emit(16, at.X, at.Y, at.Size*skin.W, at.Size*skin.W, f.tile) })
	}
}

// scheduleEnd fades the effect out at the end and, with reduced motion, in at the beginning.
func (c *Celebrations) scheduleEnd(f setEffect) {
	if c.frame.Still {
		c.fadeIn(f.node, 0)
	}
	c.fadeOut(f.node, setTicks)
	c.line.Call(setTicks-scrimTicks, func() { c.active = max(0, c.active-1) })
}

// Set is a group of tiles that score together once it is complete.
type Set struct {
	// Places are where the tiles lie, in the order in which they light up.
	Places []engine.Place
	// Row reports whether they lie next to each other, across or down: one light moves over all of them.
	Row bool
}

// SetShape is how the tiles of a set lie on a board.
type SetShape int8

const (
	// NoShape is for sources that count no sets.
	NoShape SetShape = iota
	// RowShape and ColumnShape are lines of spaces next to each other.
	RowShape
	ColumnShape
	// ColourShape is all tiles of a colour.
	ColourShape
	// StarShape is a circle of spaces.
	StarShape
	// NumberShape is all spaces with the same number.
	NumberShape
)

// SameColour returns the places of all tiles of a zone that have the colour of the tile at a place there.
func SameColour(tiles []Piece, at engine.Place) (all []engine.Place) {
	colour := engine.Tile(-1)
	for _, p := range tiles {
		if p.Place == at {
			colour = p.Tile
		}
	}
	for _, p := range tiles {
		if p.Tile == colour && p.Place.SameZone(at) {
			all = append(all, p.Place)
		}
	}
	return all
}

// The width of the light that moves over a row, in tiles, and its slant: the tangent of 18°.
const (
	sheenWide = 1.65
	sheenLean = 0.325
)

// sheen is a slanted light that moves along its node, white in the middle and golden at the edges.
type sheen struct {
	tile float64
	At   float64 // the fraction of the node that it has crossed, from 0 to 1
}

// Draw implements stage.Art.
func (s *sheen) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	if s.At <= 0 || s.At >= 1 {
		return
	}
	m = m.Mul(gfx.Affine{A: 1, B: -sheenLean, D: 1})
	wide := sheenWide * s.tile
	middle := -n.W/2 - wide/2 + s.At*(n.W+wide)
	for _, half := range [2]float64{-1, 1} {
		s.drawSide(c, m, n, middle, half*wide/2, alpha)
	}
}

// drawSide draws the light from its middle to one side, clipped to the node.
func (s *sheen) drawSide(c *gfx.Canvas, m gfx.Affine, n *stage.Node, middle, reach, alpha float64) {
	core, edge := gfx.White().Fade(0.85*alpha), ui.Sheen.Colour().Fade(0)
	within := func(x float64) float64 { return max(-n.W/2, min(n.W/2, x)) }
	mix := func(x float64) gfx.Colour {
		return core.Mix(edge, min(1, max(0, (x-middle)/reach)))
	}
	from, to := within(min(middle, middle+reach)), within(max(middle, middle+reach))
	if from < to {
		left, right := mix(from), mix(to)
		c.CornerGradient(m, from, -n.H/2, to-from, n.H, [4]gfx.Colour{left, right, left, right})
	}
}

// rimHeight is the height of a rim in heights of a tile, and goldAlpha the initial opacity of the gold over the tiles.
const (
	rimHeight = 1.16
	goldAlpha = 0.22
)

// rim is a frame around a row of tiles that grows from the first tile to the last.
type rim struct {
	x, y   float64 // the middle
	dx, dy float64 // from the first tile to the last
	height float64
	// gold covers the tiles, edge surrounds them, and light moves over them.
	gold, edge *stage.Node
	light      *sheen
}

// newRim returns the rim of tiles at some spots.
func newRim(spots []Spot, tile float64) *rim {
	first, last := spots[0], spots[len(spots)-1]
	r := &rim{x: (first.X + last.X) / 2, y: (first.Y + last.Y) / 2, dx: last.X - first.X, dy: last.Y - first.Y, height: rimHeight * tile}
	r.gold = stage.New("", &stage.Fill{Colour: ui.Highlight.Colour()}, r.x, r.y, 0, 0)
	r.edge = stage.New("", stage.NewPanel("glow", tile/50, 2), r.x, r.y, 0, 0)
	r.light = &sheen{tile: tile}
	return r
}

// grow shows the rim around a fraction t of its row.
func (r *rim) grow(t float64) {
	for _, n := range [2]*stage.Node{r.gold, r.edge} {
		n.X, n.Y = r.x-r.dx*(1-t)/2, r.y-r.dy*(1-t)/2
		n.W, n.H = r.height+math.Abs(r.dx)*t, r.height+math.Abs(r.dy)*t
	}
}
