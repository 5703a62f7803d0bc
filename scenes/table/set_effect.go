package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
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
