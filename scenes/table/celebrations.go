package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// Times of the parts of a celebration, in ticks.
const (
	scrimTicks     = 7
	sweepFrom      = 6.0
	sweepTicks     = 25.0
	dustTicks      = 47.0
	nextTileTicks  = 5.4 // from tile to tile of a scattered set
	scoreFrom      = 18.0
	setTicks       = 78.0
	exitTicks      = 12.0
	stillFadeTicks = 9.0 // of a fade with reduced motion
)

// scrimAlpha is the opacity of the scrim that darkens the table below a set effect.
const scrimAlpha = 0.09

// Celebrations animates complete sets, the last round and the victory. It has its own timeline, and nothing waits for it.
type Celebrations struct {
	// Layer is drawn above the tiles.
	Layer *stage.Node
	// Above holds the texts. It is drawn above everything that moves.
	Above *stage.Node
	// LastRoundLight covers the scenery in the last round.
	LastRoundLight *stage.Node
	// OnLastRound is called with the announcement of the last round; it may be nil.
	OnLastRound func(text string)

	look       Look
	cast       *Cast
	frame      Frame
	legend     Legend // of the last position shown; zero before
	line       tween.Timeline
	bannerLine tween.Timeline
	scrim      *stage.Node
	sets       *stage.Node
	scores     *stage.Node
	belowTexts *stage.Node // lights, below the texts of the scenery
	scenery    *Scenery
	dust       *Dust
	banner     *stage.Node
	offer      stage.Rect
	lights     lights
	lit        litSpaces
	active     int // the number of set effects that are running
	muted      bool
	lastRound  bool // the light of the last round is on, or fades in
	announced  announcement
}

// announcement is a round that was announced as the last, or as one that can be.
type announcement struct {
	round   int
	certain bool
}

// NewCelebrations returns celebrations for the tiles of a table. Until Enable is called, they show only the light of the last round.
func NewCelebrations(look Look, cast *Cast) *Celebrations {
	c := &Celebrations{look: look, cast: cast, Layer: stage.Group("ceremony").SetRole(stage.RoleSilent, ""), muted: true}
	light, dark := ui.LastRound.Colour(), ui.CeremonyScrim.Colour()
	c.LastRoundLight = stage.New("", &gradient{"last-round-light", light.Fade(0), light.Fade(LastRoundAlpha)}, 0, 0, 0, 0)
	c.scrim = stage.New("", &gradient{"scrim", dark, dark}, 0, 0, 0, 0)
	c.sets, c.scores, c.dust = stage.Group("sets"), stage.Group("sums"), NewDust()
	c.belowTexts, c.banner = stage.Group("lights"), stage.Group("banner")
	c.Layer.Add(c.scrim, c.sets, stage.New("", c.dust, 0, 0, 0, 0))
	c.Above = stage.Group("words").SetRole(stage.RoleSilent, "").Add(c.scores, c.banner)
	c.scrim.Alpha, c.LastRoundLight.Alpha = 0, 0
	return c
}

// Enable enables the effects. From then on Advance must be called each tick.
func (c *Celebrations) Enable() { c.muted = false }

// Layout sets the frame of the table. It ends running effects if the tiles have moved. The banner of the last round moves with the offer, which grows on
// phones as plates are emptied.
func (c *Celebrations) Layout(f Frame, offer stage.Rect) {
	switch {
	case f.Window != c.frame.Window || f.Rect != c.frame.Rect:
		c.End()
	case f.Viewer != c.frame.Viewer || offer != c.offer:
		c.endSets()
		for _, n := range c.banner.Children() {
			n.X, n.Y = offer.Middle()
		}
	}
	c.frame, c.offer = f, offer
	for _, n := range []*stage.Node{c.scrim, c.LastRoundLight} {
		n.X, n.Y = f.Window.Middle()
		n.W, n.H = f.Window.W, f.Window.H
	}
}

// Show updates the light for a position at rest and announces the last round when it begins, or when it can be the last.
func (c *Celebrations) Show(pos engine.Position, l Legend) {
	first := c.legend.Names == nil
	c.legend = l
	c.setLastRound(pos.Over() || c.look.LastRound(pos))
	if e, ok := c.look.Ending(pos); ok && c.announced != (announcement{pos.Round(), e.Certain}) {
		c.announced = announcement{pos.Round(), e.Certain}
		if !first && !c.muted {
			c.announceEnding(e)
		}
	}
	if first || c.muted {
		c.line.Finish() // the first position is not new
	}
}

// OnEvent starts the effects of an event of an animation.
func (c *Celebrations) OnEvent(pos engine.Position, e engine.Event) {
	if c.muted {
		return
	}
	c.lit.add(e)
	switch {
	case e.Kind == engine.Complete:
		c.startSetEffect(pos, e)
	case e.Kind == engine.Slide && e.Tile == engine.Marker && e.To.Zone.Owned():
		c.Light(e.To, 0.8*markerTicks)
	}
}

// Mute calls do without starting any effect.
func (c *Celebrations) Mute(do func()) {
	was := c.muted
	c.muted = true
	do()
	c.muted = was
}

// Moving reports whether any effect is running.
func (c *Celebrations) Moving() bool {
	return !c.line.Done() || !c.bannerLine.Done() || c.dust.inAir > 0 || c.scrim.Alpha > 0
}

// Advance advances the effects by a number of ticks.
func (c *Celebrations) Advance(ticks float64) {
	c.lights.clock += ticks
	if !c.Moving() {
		return
	}
	c.line.Advance(ticks)
	c.bannerLine.Advance(ticks)
	c.dust.Advance(ticks)
	step := scrimAlpha / scrimTicks * ticks
	if c.active == 0 {
		step = -step
	}
	c.scrim.Alpha = max(0, min(scrimAlpha, c.scrim.Alpha+step))
}

// fadeIn fades a node in after a delay in ticks.
func (c *Celebrations) fadeIn(n *stage.Node, delay float64) {
	n.Alpha = 0
	c.line.At(delay, stillFadeTicks, tween.Linear, func(t float64) { n.Alpha = t })
}

// fadeOut fades a node out after a delay in ticks, and removes it.
func (c *Celebrations) fadeOut(n *stage.Node, delay float64) {
	c.line.At(delay, exitTicks, tween.Linear, func(t float64) { n.Alpha = 1 - t }).OnDone(n.Remove)
}

// End ends all effects at once.
func (c *Celebrations) End() {
	c.endSets()
	c.Mute(c.bannerLine.Finish)
	c.banner.Clear()
}

// endSets ends all effects but the banner.
func (c *Celebrations) endSets() {
	c.Mute(c.line.Finish)
	c.dust.Clear()
	c.sets.Clear()
	c.scores.Clear()
	c.belowTexts.Clear()
	c.active, c.scrim.Alpha = 0, 0
}
