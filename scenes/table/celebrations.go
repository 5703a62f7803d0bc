package table

import (
	"math"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/describe"
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

// lights records when places were lit, so that none of them flashes.
type lights struct {
	clock float64 // ticks
	last  map[engine.Place]float64
}

// The minimum number of ticks between two lights at a place, and the duration of a light.
const (
	lightPause = 30.0
	lightTicks = 28.0
)

// free reports whether a place may be lit again, and if so records that it is.
func (l *lights) free(p engine.Place) bool {
	if l.last == nil {
		l.last = map[engine.Place]float64{}
	}
	if at, lit := l.last[p]; lit && l.clock < at+lightPause {
		return false
	}
	l.last[p] = l.clock
	return true
}

// Light lights a place for a moment, after a delay in ticks.
func (c *Celebrations) Light(p engine.Place, delay float64) {
	at := c.look.Anchor(p, 0, 1)
	if c.muted || c.frame.Still || at.Size <= 0 || !c.lights.free(p) {
		return
	}
	n := stage.New("", &SoftLight{ui.Highlight.Colour()}, at.X, at.Y, 2.6*at.Size, 2.6*at.Size)
	n.Alpha = 0
	c.belowTexts.Add(n)
	c.line.At(delay, lightTicks, tween.Linear, func(t float64) { n.Alpha = 0.9 * math.Sin(math.Pi*math.Sqrt(t)) }).OnDone(n.Remove)
}

// litSpaces are the spaces that light up in one beat.
type litSpaces struct {
	beat   int16
	places []engine.Place
}

// add adds the space that an event lights. It begins anew with each beat.
func (l *litSpaces) add(e engine.Event) {
	if e.Beat != l.beat {
		l.beat, l.places = e.Beat, l.places[:0]
	}
	if e.Kind == engine.Glow && e.To.Zone.Scores() {
		l.places = append(l.places, e.To)
	}
}

// spans returns the numbers of lit tiles in the row and in the column of a space, including it.
func (l *litSpaces) spans(at engine.Place) (across, down int) {
	for _, p := range l.places {
		if p.Row == at.Row {
			across++
		}
		if p.Col == at.Col {
			down++
		}
	}
	return across, down
}

// scoreText returns the points of a tile for each of its spans with more than one tile.
func (c *Celebrations) scoreText(at engine.Place) string {
	across, down := c.lit.spans(at)
	var parts []string
	if across > 1 {
		parts = append(parts, c.frame.Words.T("table.across", "points", across))
	}
	if down > 1 {
		parts = append(parts, c.frame.Words.T("table.down", "points", down))
	}
	return strings.Join(parts, " + ")
}

// showScore shows the points of the last tile next to a row, once for all sets that the tile completes. It shows nothing on a small board.
func (c *Celebrations) showScore(f setEffect, e engine.Event) {
	text, kit := c.scoreText(e.To), c.frame.Kit
	c.lit.places = c.lit.places[:0]
	if text == "" || f.tile < 1.5*kit.MinTextSize() {
		return
	}
	label := kit.Text(text, gfx.SerifBold, 22, 0, 0, 0.5, ui.Ink)
	size := label.Art.(*stage.Label).Size
	pill := stage.Box("", stage.NewPanel("pill", size/28, 0), c.scoreRect(f, e.To, Width(kit, label)+1.6*size, 1.7*size))
	pill.Add(label)
	c.scores.Clear()
	c.scores.Add(pill)
	from := scoreFrom
	if c.frame.Still {
		from = 0
	}
	c.fadeIn(pill, from)
	c.fadeOut(pill, setTicks)
}

// scoreRect returns the rectangle of the score: below the last tile of the set, or above it in the last rows, and within the window.
func (c *Celebrations) scoreRect(f setEffect, at engine.Place, w, h float64) stage.Rect {
	spot := c.look.Anchor(at, 0, 1)
	x, y := spot.X, spot.Y+0.62*f.tile
	if first, last := f.spots[0], f.spots[len(f.spots)-1]; first.Y == last.Y {
		x = (first.X + last.X) / 2
	}
	if at.Row > 3 {
		y = spot.Y - 0.62*f.tile - h
	}
	win := c.frame.Window
	return stage.Rect{X: max(win.X, min(x-w/2, win.X+win.W-w)), Y: y, W: w, H: h}
}

// The ticks in which the banner of the last round opens, and the tick at which it begins to close.
const (
	openTicks   = 24.0
	bannerTicks = 156.0
)

// announceEnding shows a banner over the offer that announces the last round and, if a complete row ends the game, names that row.
func (c *Celebrations) announceEnding(e describe.Ending) {
	address, player := "other", ""
	if by := e.By.Seat; int(by) < len(c.legend.Names) {
		address, player = c.legend.address(by, c.frame.Viewer), c.legend.Names[by]
	}
	title, below := e.Texts(c.frame.Words, address, player)
	b := newBanner(title, below, c.offer, c.frame.Kit)
	x, y := c.offer.Middle()
	node := stage.New("", b, x, y, b.w, b.h)
	c.banner.Clear()
	c.banner.Add(node)
	c.bannerLine.Call(0, func() {
		if !c.muted && c.OnLastRound != nil {
			c.OnLastRound(e.Sentence(c.frame.Words, address, player))
		}
	})
	c.openAndClose(node, b)
	c.bannerLine.Call(bannerTicks+exitTicks, node.Remove)
}

// openAndClose animates the banner. With reduced motion it fades in and out.
func (c *Celebrations) openAndClose(node *stage.Node, b *banner) {
	if c.frame.Still {
		b.Opened = 1
		node.Alpha = 0
		c.bannerLine.At(0, stillFadeTicks, tween.Linear, func(t float64) { node.Alpha = t })
		c.bannerLine.At(bannerTicks, stillFadeTicks, tween.Linear, func(t float64) { node.Alpha = 1 - t })
		return
	}
	c.bannerLine.At(0, openTicks, tween.OutCubic, func(t float64) { b.Opened = t })
	c.bannerLine.At(bannerTicks, exitTicks, tween.InOutCubic, func(t float64) { b.Opened = 1 - t })
}

// The light of the last round: its maximum opacity, at the right edge of the table, and the ticks in which it fades in.
const (
	LastRoundAlpha = 0.12
	lastRoundTicks = 40
)

// gradient is a horizontal gradient. A theme can hide it by its name.
type gradient struct {
	name        string
	left, right gfx.Colour
}

// Draw implements stage.Art.
func (g *gradient) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	if !c.Pages.Overrides().Hidden[g.name] {
		left, right := g.left.Fade(alpha), g.right.Fade(alpha)
		c.CornerGradient(m, -n.W/2, -n.H/2, n.W, n.H, [4]gfx.Colour{left, right, left, right})
	}
}

// setLastRound fades the light of the last round in, or removes it at once.
func (c *Celebrations) setLastRound(on bool) {
	switch {
	case !on:
		c.lastRound, c.LastRoundLight.Alpha = false, 0
	case !c.lastRound:
		c.lastRound = true
		c.line.At(0, lastRoundTicks, tween.Linear, func(t float64) {
			if c.lastRound {
				c.LastRoundLight.Alpha = t
			}
		})
	}
}

// AddLight adds the light of the last round to the scenery, below its texts.
func (c *Celebrations) AddLight(scenery *Scenery) {
	c.scenery = scenery
	scenery.Below.Add(c.LastRoundLight, c.belowTexts)
}

// VictoryTicks is the duration of the victory effect before the results are shown.
const VictoryTicks = 66

// Victory lights the boards of the winners under falling gold dust.
func (c *Celebrations) Victory(winners []engine.Seat) {
	for _, s := range winners {
		c.lightWinner(c.scenery.Seats[s].Board)
	}
}

// lightWinner adds a light below the tiles of a board and a frame around it.
func (c *Celebrations) lightWinner(board *stage.Node) {
	u := c.frame.Kit.Unit
	light := stage.New("", &SoftLight{ui.Highlight.Colour().Fade(0.3)}, board.X, board.Y, 1.3*board.W, 1.3*board.H)
	edge := stage.New("", stage.NewPanel("glow", u, 4), board.X, board.Y, board.W, board.H)
	c.belowTexts.Add(light)
	c.sets.Add(edge)
	for _, n := range [2]*stage.Node{light, edge} {
		c.fadeIn(n, 0)
		c.fadeOut(n, VictoryTicks-exitTicks)
	}
	if !c.frame.Still {
		grain := max(24*u, math.Sqrt(board.W*board.H)/14)
		c.line.At(0, VictoryTicks-30, tween.Linear, func(float64) {
			c.dust.Emit(4, board.X, board.Y-0.1*board.H, board.W, 0.7*board.H, grain)
		})
	}
}
