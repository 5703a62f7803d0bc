package results

import (
	"math"

	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/tween"
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
