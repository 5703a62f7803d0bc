package results

import (
	"math"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
)

// parts are the nodes that appear one after the other when the screen opens.
type parts struct {
	boards      []*stage.Node // the large ones
	counts      [][]counter   // by source, of all seats
	totals      []*stage.Label
	stars       []*stage.Node
	leaves      []*stage.Node // of the laurel, from the bottom up
	medallion   *stage.Node   // nil without a laurel
	winnerLight *stage.Node   // nil if a board was chosen
}

// counter is a number of points with its bar, which grows to the right.
type counter struct {
	label  *stage.Label
	bar    *stage.Node // nil for no points
	points int
}

// The times at which parts appear, and the durations, in ticks.
const (
	boardFrom, boardTicks   = 12.0, 30.0
	countFrom, countTicks   = 42.0, 72.0
	laurelFrom, laurelTicks = 114.0, 36.0
	medalFrom, medalTicks   = 150.0, 18.0
	revealTicks             = 192.0
)

// reveal starts the animation: the large boards appear, points are counted source by source, and the laurel grows.
func (p *parts) reveal(c *game.Context, l *tween.Timeline) {
	for _, n := range p.boards {
		fadeIn(l, n, boardFrom, boardTicks, 36*c.Unit)
	}
	p.count(l, c.Words)
	foot, tip := math.Inf(-1), math.Inf(1)
	for _, n := range p.leaves {
		foot, tip = max(foot, n.Y), min(tip, n.Y)
	}
	for _, n := range p.leaves {
		fadeIn(l, n, laurelFrom+laurelTicks*(foot-n.Y)/(foot-tip), 8, 0)
	}
	if p.winnerLight != nil {
		fadeIn(l, p.winnerLight, laurelFrom, revealTicks-laurelFrom, 0)
	}
	if p.medallion != nil {
		fadeIn(l, p.medallion, medalFrom, medalTicks, -60*c.Unit)
		l.Call(medalFrom+medalTicks, func() { c.PlaySound("bell", 0) })
	}
	l.At(revealTicks, 0, tween.Linear, nil)
}

// fadeIn fades a node in after a delay, while it rises to its place from a distance below, in pixels.
func fadeIn(l *tween.Timeline, n *stage.Node, delay, length, below float64) {
	y := n.Y
	n.Alpha, n.Y = 0, y+below
	l.At(delay, length, tween.OutCubic, func(t float64) { n.Alpha, n.Y = t, y+(1-t)*below })
}

// count counts numbers, bars and totals up, one source after the other.
func (p *parts) count(l *tween.Timeline, w *locale.Words) {
	each := countTicks / float64(len(p.counts))
	sums := make([]float64, len(p.totals))
	for _, label := range p.totals {
		label.Text = w.Number(0)
	}
	for i, row := range p.counts {
		for seat, n := range row {
			show, before, total := n.animation(w), 0.0, p.totals[seat]
			l.At(countFrom+float64(i)*each, each, tween.OutCubic, func(t float64) {
				show(t)
				sums[seat] += t*float64(n.points) - before
				before = t * float64(n.points)
				total.Text = w.Number(rounded(sums[seat]))
			})
		}
	}
	for _, n := range p.stars {
		fadeIn(l, n, countFrom+countTicks, 12, 0)
	}
}

// animation hides the number and its bar, and returns a function that shows a fraction of them, from 0 to 1.
func (c counter) animation(w *locale.Words) func(share float64) {
	show := func(t float64) { c.label.Text = w.Number(rounded(t * float64(c.points))) }
	if bar := c.bar; bar != nil {
		width, left := bar.W, bar.X-bar.W/2
		showNumber := show
		show = func(t float64) {
			showNumber(t)
			bar.W = max(min(bar.H, width), width*t)
			bar.X, bar.Alpha = left+bar.W/2, min(1, 4*t)
			for _, line := range bar.Children() {
				line.Hidden = t < 1 // the hatching of the whole bar
			}
		}
	}
	show(0)
	return show
}

// rounded returns the nearest integer.
func rounded(x float64) int { return int(math.Round(x)) }

// Sizes of the laurel in design units.
const (
	laurelWidth  = 122.0 // on either side
	laurelLeaf   = 66.0  // the length of a leaf
	stemDistance = 62.0  // between the board and the stems
)

// leafPairs is the number of pairs of leaves on a stem.
const leafPairs = 9

// laurel returns two stems with green leaves around a rectangle, from the middle of its lower edge up on either side, and the medallion where
// they meet.
func laurel(u float64, around stage.Rect) (leaves, medallion *stage.Node) {
	leaves = stage.Group("laurel").SetRole(stage.RoleSilent, "")
	cx, cy := around.Middle()
	for _, side := range []float64{-1, 1} {
		stem := func(t float64) (x, y float64) { // from the bottom (0) to the tip (1)
			sin, cos := math.Sincos((84 - 118*t) * math.Pi / 180)
			return cx + side*(around.W/2+stemDistance*u)*cos, cy + 0.05*around.H + (around.H/2-4*u)*sin
		}
		addStem(leaves, u, stem)
		for i := range leafPairs {
			addLeaves(leaves, u, (float64(i)+0.5)/leafPairs, stem)
		}
	}
	medallion = stage.Group("medallion").SetRole(stage.RoleSilent, "")
	medallion.X, medallion.Y = cx, around.Y+around.H+16*u
	medallion.Add(stage.New("", &stage.Sprite{Name: "plate", Tint: ui.Medal.Colour()}, 0, 0, 60*u, 60*u), analysis.Star(0, 0, 34*u))
	return leaves, medallion
}

// addStem adds a stem of short strokes.
func addStem(on *stage.Node, u float64, stem func(t float64) (x, y float64)) {
	const strokes = 28
	green := &stage.Fill{Colour: ui.Leaf.Colour()}
	for i := range strokes {
		x0, y0 := stem(float64(i) / strokes)
		x1, y1 := stem(float64(i+1) / strokes)
		stroke := stage.New("", green, (x0+x1)/2, (y0+y1)/2, math.Hypot(x1-x0, y1-y0)+u, 4*u)
		stroke.Rotation = math.Atan2(y1-y0, x1-x0)
		on.Add(stroke)
	}
}

// addLeaves adds a leaf on either side of a stem, smaller towards the tip, and a golden berry between every other pair.
func addLeaves(on *stage.Node, u, t float64, stem func(t float64) (x, y float64)) {
	x, y := stem(t)
	nx, ny := stem(t + 0.01)
	direction := math.Atan2(ny-y, nx-x)
	length := laurelLeaf * u * (1 - 0.3*t)
	for _, lean := range []float64{-0.75, 0.75} {
		sin, cos := math.Sincos(direction + lean)
		leaf := stage.New("", stage.NewSprite("rhomb-green"), x+0.48*length*cos, y+0.48*length*sin, 0.625*length, length)
		leaf.Rotation = direction + lean + math.Pi/2
		on.Add(leaf)
	}
	if int(t*leafPairs)%2 == 0 {
		on.Add(stage.New("", stage.NewSprite("pillar-done"), x, y, 17*u, 17*u))
	}
}

// The light behind the boards of winners: rays and sparks.
const (
	rayCount  = 22
	rayLength = 1.5  // in half diagonals of the board
	rayWidth  = 0.26 // in lengths of a ray
	sparkSide = 30.0 // the width of the largest spark in design units
)

// rays draws rays from the middle of a node, half its height long and every other one shorter, that fade out at their ends and sides.
type rays struct{}

// Draw implements stage.Art.
func (rays) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	gold := ui.Ray.Colour().Fade(0.85 * alpha)
	none := gold.Fade(0)
	for i := range rayCount {
		length := n.H / 2
		if i%2 == 1 {
			length *= 0.86
		}
		width := rayWidth * length
		at := m.Mul(gfx.Rotation(2 * math.Pi * float64(i) / rayCount))
		c.CornerGradient(at, -width/2, -length, width/2, 0.6*length, [4]gfx.Colour{none, none, none, gold})
		c.CornerGradient(at, 0, -length, width/2, 0.6*length, [4]gfx.Colour{none, none, gold, none})
	}
}

// spark draws a star of four points that fade out.
type spark struct{}

// Draw implements stage.Art.
func (spark) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	bright := ui.Spark.Colour().Fade(alpha)
	dim := ui.SparkEnd.Colour().Fade(0)
	for i := range 4 {
		at := m.Mul(gfx.Rotation(math.Pi / 2 * float64(i)))
		c.CornerGradient(at, -n.W/18, -n.H/2, n.W/9, n.H/2, [4]gfx.Colour{dim, dim, bright, bright})
	}
}

// winnerLight returns the light around a board, with sparks next to it.
func winnerLight(u float64, around stage.Rect) *stage.Node {
	g := stage.Group("aura").SetRole(stage.RoleSilent, "")
	g.Z = -1
	x, y := around.Middle()
	reach := rayLength * math.Hypot(around.W, around.H)
	g.Add(stage.New("", rays{}, x, y, reach, reach))
	for _, at := range [][3]float64{{-0.72, -0.46, 0.7}, {0.7, -0.52, 1}, {-0.62, 0.12, 0.5}, {0.78, -0.1, 0.6}, {-0.8, 0.42, 0.9}, {0.64, 0.3, 0.5}, {0.58, 0.52, 0.8}, {-0.56, -0.22, 0.45}} {
		side := sparkSide * u * at[2]
		g.Add(stage.New("", spark{}, x+at[0]*around.W, y+at[1]*around.H, side, side))
	}
	return g
}
