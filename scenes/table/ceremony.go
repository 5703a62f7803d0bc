package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// When the parts of a ceremony come, in ticks.
const (
	scrimTicks   = 7
	sweepFrom    = 6.0
	sweepTicks   = 25.0
	dustTicks    = 47.0
	scatterTicks = 5.4 // from tile to tile of a set that lies scattered
	sumFrom      = 18.0
	setTicks     = 78.0
	leaveTicks   = 12.0
	gentleTicks  = 9.0 // of a fade with less motion
)

// scrimAlpha is the opacity of the scrim that darkens the table below a set effect.
const scrimAlpha = 0.09

// Ceremony draws the celebrations on a table: complete sets, the last round, the victory. It runs on its own clock, and nothing waits for it.
type Ceremony struct {
	// Layer is drawn above the tiles.
	Layer *stage.Node
	// Above holds the texts, and is drawn above everything that moves.
	Above *stage.Node
	// LastRoundLight covers the scenery in the last round.
	LastRoundLight *stage.Node
	// OnLastRound is called with the announcement of the last round; it may be nil.
	OnLastRound func(words string)

	look        Look
	cast        *Cast
	frame       Frame
	playerNames []string
	line        tween.Timeline
	scrim       *stage.Node
	sets        *stage.Node
	sums        *stage.Node
	low         *stage.Node // lights below the texts of the scenery
	boards      *stage.Node // the scenery
	dust        *Dust
	banner      *stage.Node
	offer       stage.Rect
	lights      lights
	run         run
	active      int // the number of set effects that are running
	muted       bool
	lastRound   bool // the light of the last round is on, or fades in
	announced   int  // the round that was announced as the last
}

// NewCeremony returns a ceremony over the tiles of a table. Until Enable it shows nothing but the light of the last round.
func NewCeremony(look Look, cast *Cast) *Ceremony {
	c := &Ceremony{look: look, cast: cast, Layer: stage.Group("ceremony").SetRole(stage.RoleSilent, ""), muted: true}
	light, dark := ui.LastRound.Colour(), ui.CeremonyScrim.Colour()
	c.LastRoundLight = stage.New("", &gradient{"last-round-light", light.Fade(0), light.Fade(LastRoundAlpha)}, 0, 0, 0, 0)
	c.scrim = stage.New("", &gradient{"scrim", dark, dark}, 0, 0, 0, 0)
	c.sets, c.sums, c.dust = stage.Group("sets"), stage.Group("sums"), NewDust()
	c.low, c.banner = stage.Group("lights"), stage.Group("banner")
	c.Layer.Add(c.scrim, c.sets, stage.New("", c.dust, 0, 0, 0, 0))
	c.Above = stage.Group("words").SetRole(stage.RoleSilent, "").Add(c.sums, c.banner)
	c.scrim.Alpha, c.LastRoundLight.Alpha = 0, 0
	return c
}

// Enable starts celebrating. From then on Advance must be called each tick.
func (c *Ceremony) Enable() { c.muted = false }

// Layout fits the ceremony into the frame of its table. It ends running effects if the tiles lie elsewhere now.
func (c *Ceremony) Layout(f Frame, offer stage.Rect) {
	if f.Rect != c.frame.Rect || f.Viewer != c.frame.Viewer || offer != c.offer {
		c.End()
	}
	c.frame, c.offer = f, offer
	for _, n := range []*stage.Node{c.scrim, c.LastRoundLight} {
		n.X, n.Y = f.Window.Middle()
		n.W, n.H = f.Window.W, f.Window.H
	}
}

// Show shows the light of a position at rest and announces the last round when it begins. playerNames are by seat.
func (c *Ceremony) Show(pos engine.Position, playerNames []string) {
	first := c.playerNames == nil
	c.playerNames = playerNames
	c.setLastRound(pos.Over() || c.look.LastRound(pos))
	if by, last := c.look.Ending(pos); last && c.announced != pos.Round() {
		c.announced = pos.Round()
		if !first && !c.muted {
			c.announceLastRound(by)
		}
	}
	if first || c.muted {
		c.line.Finish() // what is shown at first has been so before
	}
}

// Happens starts the effects of an event.
func (c *Ceremony) Happens(pos engine.Position, e engine.Event) {
	if c.muted {
		return
	}
	c.run.add(e)
	switch {
	case e.Kind == engine.Complete:
		c.startSetEffect(pos, e)
	case e.Kind == engine.Slide && e.Tile == engine.Marker && e.To.Zone.Owned():
		c.Light(e.To, 0.8*markerTicks)
	}
}

// Mute calls do without starting any effect.
func (c *Ceremony) Mute(do func()) {
	was := c.muted
	c.muted = true
	do()
	c.muted = was
}

// Moving reports whether any effect is running.
func (c *Ceremony) Moving() bool { return !c.line.Done() || c.dust.left > 0 || c.scrim.Alpha > 0 }

// Advance advances the effects by a number of ticks.
func (c *Ceremony) Advance(ticks float64) {
	c.lights.clock += ticks
	if !c.Moving() {
		return
	}
	c.line.Advance(ticks)
	c.dust.Fall(ticks)
	step := scrimAlpha / scrimTicks * ticks
	if c.active == 0 {
		step = -step
	}
	c.scrim.Alpha = max(0, min(scrimAlpha, c.scrim.Alpha+step))
}

// appear fades a node in after a delay in ticks.
func (c *Ceremony) appear(n *stage.Node, delay float64) {
	n.Alpha = 0
	c.line.At(delay, gentleTicks, tween.Linear, func(t float64) { n.Alpha = t })
}

// vanish fades a node out after a delay in ticks, and removes it.
func (c *Ceremony) vanish(n *stage.Node, delay float64) {
	c.line.At(delay, leaveTicks, tween.Linear, func(t float64) { n.Alpha = 1 - t }).OnDone(n.Remove)
}

// End ends all effects at once.
func (c *Ceremony) End() {
	c.Mute(c.line.Finish)
	c.dust.Settle()
	c.sets.Clear()
	c.sums.Clear()
	c.low.Clear()
	c.banner.Clear()
	c.active, c.scrim.Alpha = 0, 0
}
