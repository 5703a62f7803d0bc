package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// When the parts of a ceremony come, in ticks.
const (
	veilTicks   = 7
	sweepFrom   = 6.0
	sweepTicks  = 25.0
	dustTicks   = 47.0
	turnTicks   = 5.4 // from tile to tile of a set that lies scattered
	sumFrom     = 18.0
	feastTicks  = 78.0
	leaveTicks  = 12.0
	gentleTicks = 9.0 // of a fade with less motion
)

// veilDeep is the opacity of the veil that darkens the table below what is celebrated.
const veilDeep = 0.09

// Ceremony celebrates what happens on a table beside all else that moves there: it has a clock of its own, and nothing waits for it.
type Ceremony struct {
	// Layer lies above the tiles, Above what tells in words, above all that moves; Evening is light on all that lies still.
	Layer, Above, Evening *stage.Node
	// Tell is called with the words that tell of the last round.
	Tell func(words string)

	look   Look
	cast   *Cast
	frame  Frame
	names  []string
	line   tween.Timeline
	veil   *stage.Node
	sets   *stage.Node
	sums   *stage.Node
	low    *stage.Node // lights below the texts of the scenery
	boards *stage.Node // the scenery
	dust   *Dust
	ribbon *stage.Node
	offer  stage.Rect
	lights lights
	run    run
	active int // sets that are celebrated
	muted  bool
	dusk   bool // it is evening, or will be soon
	told   int  // the round that was told to be the last
}

// NewCeremony returns a ceremony over the tiles of a table. It only shows the light of the evening until it is woken.
func NewCeremony(look Look, cast *Cast) *Ceremony {
	c := &Ceremony{look: look, cast: cast, Layer: stage.Group("ceremony").Says(stage.RoleSilent, ""), muted: true}
	light, dark := ui.LastRound.Colour(), ui.CeremonyScrim.Colour()
	c.Evening = stage.New("", &veil{"evening", light.Fade(0), light.Fade(EveningDeep)}, 0, 0, 0, 0)
	c.veil = stage.New("", &veil{"veil", dark, dark}, 0, 0, 0, 0)
	c.sets, c.sums, c.dust = stage.Group("sets"), stage.Group("sums"), NewDust()
	c.low, c.ribbon = stage.Group("lights"), stage.Group("ribbon")
	c.Layer.Add(c.veil, c.sets, stage.New("", c.dust, 0, 0, 0, 0))
	c.Above = stage.Group("words").Says(stage.RoleSilent, "").Add(c.sums, c.ribbon)
	c.veil.Alpha, c.Evening.Alpha = 0, 0
	return c
}

// Wake lets all be celebrated from now on: Advance has to be called then.
func (c *Ceremony) Wake() { c.muted = false }

// Layout fits the ceremony into the frame of its table; sets that lie elsewhere now are celebrated no more.
func (c *Ceremony) Layout(f Frame, offer stage.Rect) {
	if f.Rect != c.frame.Rect || f.Viewer != c.frame.Viewer || offer != c.offer {
		c.End()
	}
	c.frame, c.offer = f, offer
	for _, n := range []*stage.Node{c.veil, c.Evening} {
		n.X, n.Y = f.Window.Middle()
		n.W, n.H = f.Window.W, f.Window.H
	}
}

// Rest shows the light of a position between seats of some names.
func (c *Ceremony) Rest(pos engine.Position, names []string) {
	first := c.names == nil
	c.names = names
	c.turnTo(pos.Over() || c.look.LastRound(pos))
	if by, last := c.look.Ending(pos); last && c.told != pos.Round() {
		c.told = pos.Round()
		if !first && !c.muted {
			c.proclaim(by)
		}
	}
	if first || c.muted {
		c.line.Finish() // what is shown at first has been so before
	}
}

// Happens celebrates what an event brings.
func (c *Ceremony) Happens(pos engine.Position, e engine.Event) {
	if c.muted {
		return
	}
	c.run.add(e)
	switch {
	case e.Kind == engine.Complete:
		c.complete(pos, e)
	case e.Kind == engine.Slide && e.Tile == engine.Marker && onBoard(e.To.Zone):
		c.Light(e.To, 0.8*markerTicks)
	}
}

// Mute lets do happen without any ceremony.
func (c *Ceremony) Mute(do func()) {
	was := c.muted
	c.muted = true
	do()
	c.muted = was
}

// Moving reports whether anything is still celebrated.
func (c *Ceremony) Moving() bool { return !c.line.Done() || c.dust.left > 0 || c.veil.Alpha > 0 }

// Advance goes on by some ticks.
func (c *Ceremony) Advance(ticks float64) {
	c.lights.clock += ticks
	if !c.Moving() {
		return
	}
	c.line.Advance(ticks)
	c.dust.Fall(ticks)
	step := veilDeep / veilTicks * ticks
	if c.active == 0 {
		step = -step
	}
	c.veil.Alpha = max(0, min(veilDeep, c.veil.Alpha+step))
}

// appear lets a node fade in after a delay in ticks.
func (c *Ceremony) appear(n *stage.Node, delay float64) {
	n.Alpha = 0
	c.line.At(delay, gentleTicks, tween.Linear, func(t float64) { n.Alpha = t })
}

// vanish lets a node fade after a delay in ticks, and go.
func (c *Ceremony) vanish(n *stage.Node, delay float64) {
	c.line.At(delay, leaveTicks, tween.Linear, func(t float64) { n.Alpha = 1 - t }).Done(n.Remove)
}

// End ends all ceremony at once.
func (c *Ceremony) End() {
	c.Mute(c.line.Finish)
	c.dust.Settle()
	c.sets.Clear()
	c.sums.Clear()
	c.low.Clear()
	c.ribbon.Clear()
	c.active, c.veil.Alpha = 0, 0
}
