package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// setEffect is the celebration of one complete set of tiles.
type setEffect struct {
	*Ceremony
	node  *stage.Node
	spots []Spot
	tile  float64
}

// startSetEffect starts the effect of the set that an event completes.
func (c *Ceremony) startSetEffect(pos engine.Position, e engine.Event) {
	set := c.look.Set(pos, e, c.cast.Pieces())
	f := &setEffect{Ceremony: c, node: stage.Group("set")}
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
			f.redrawAboveScrim(p)
		}
		f.sweepRow()
		f.sum(e)
	} else {
		f.lightInTurn(set.Places)
	}
	f.fadeOut()
}

// redrawAboveScrim copies the tile at p above the scrim and returns its skin.
func (f *setEffect) redrawAboveScrim(p engine.Place) Skin {
	skin := f.cast.skinOn(p)
	if a := f.cast.on(p); a != nil {
		f.node.Add(skin.Node("", &TileArt{Skin: skin, Tone: toneOf(a.spot)}, a.spot))
	}
	return skin
}

// sweepRow moves a light over tiles that lie next to each other, while a rim grows around them.
func (f *setEffect) sweepRow() {
	b := newRim(f.spots, f.tile)
	ray := stage.New("", b.light, b.x, b.y, math.Hypot(b.dx, b.dy)+b.high, b.high)
	ray.Turn = math.Atan2(b.dy, b.dx)
	f.node.Add(b.gold, ray, b.edge)
	if f.frame.Still {
		b.grow(1)
		b.gold.Alpha = 0.12
		return
	}
	b.gold.Alpha, b.edge.Alpha = 0, 0
	f.line.At(sweepFrom, sweepTicks, tween.OutCubic, func(t float64) {
		b.grow(t)
		b.light.At, b.gold.Alpha, b.edge.Alpha = t, goldDeep, min(1, 4*t)
		f.dust.Rise(4, b.x+b.dx*(t-0.5), b.y+b.dy*(t-0.5), b.high, b.high, f.tile)
	})
	f.line.At(sweepFrom+sweepTicks, dustTicks-sweepTicks, tween.Linear, func(t float64) {
		b.gold.Alpha = goldDeep - 0.2*t
		if t < 0.8 {
			f.dust.Rise(1, b.x, b.y, math.Abs(b.dx)+b.high, math.Abs(b.dy)+b.high, f.tile)
		}
	})
}

// lightInTurn lights tiles one after the other.
func (f *setEffect) lightInTurn(places []engine.Place) {
	for i, p := range places {
		skin, at := f.redrawAboveScrim(p), f.spots[i]
		halo := skin.Halo(at)
		f.node.Add(halo)
		if f.frame.Still {
			continue
		}
		halo.Alpha = 0
		f.line.At(float64(i)*scatterTicks, 9, tween.OutCubic, func(t float64) { halo.Alpha = t })
		f.line.Call(float64(i)*scatterTicks, func() { f.dust.Rise(16, at.X, at.Y, at.Size*skin.W, at.Size*skin.W, f.tile) })
	}
}

// fadeOut fades the set out at the end and, with reduced motion, in at the beginning.
func (f *setEffect) fadeOut() {
	if f.frame.Still {
		f.appear(f.node, 0)
	}
	f.vanish(f.node, setTicks)
	f.line.Call(setTicks-scrimTicks, func() { f.active = max(0, f.active-1) })
}
