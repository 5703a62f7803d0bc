package scenes

import (
	"math"

	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// unveiled is what comes one after the other on the results.
type unveiled struct {
	large     []*stage.Node // the large boards
	counts    [][]counted   // by source, of all seats
	totals    []*stage.Label
	stars     []*stage.Node
	leaves    []*stage.Node // which come from the foot up
	medallion *stage.Node   // nil without a laurel
	aura      *stage.Node   // nil where a board was chosen
}

// counted is a number with its bar, whose left end stays where it is.
type counted struct {
	label  *stage.Label
	bar    *stage.Node // nil for nothing
	points int
}

// When the parts come, in ticks.
const (
	boardFrom, boardTicks   = 12.0, 30.0
	countFrom, countTicks   = 42.0, 72.0
	laurelFrom, laurelTicks = 114.0, 36.0
	medalFrom, medalTicks   = 150.0, 18.0
	unveilTicks             = 192.0
)

// Update implements game.Scene: a click or a key ends the motion, and a click does nothing else then.
func (r *results) Update(c *game.Context) {
	if !r.begun {
		r.begun = true
		if !c.Settings.ReducedMotion {
			r.unveil(c)
		}
	}
	if r.Moving() {
		r.motion.Advance(1)
		if c.Input.Pressed() {
			r.motion.Finish()
			if c.Pointer().Pressed || c.Keys().Confirm {
				return // what lies below was not meant
			}
		}
	}
	r.sheet.Update(c)
	if r.drawn = r.curve != nil && r.motion.Done() && r.course.Tick(); r.drawn {
		r.curve.Draw()
	}
}

// Moving implements game.Mover.
func (r *results) Moving() bool { return r.drawn || !r.motion.Done() }

// unveil begins the motion: the winner's board, the points source by source, and the laurel.
func (r *results) unveil(c *game.Context) {
	p, l := &r.parts, &r.motion
	for _, n := range p.large {
		show(l, n, boardFrom, boardTicks, 36*c.Unit)
	}
	p.count(l, c.Words)
	foot, tip := math.Inf(-1), math.Inf(1)
	for _, n := range p.leaves {
		foot, tip = max(foot, n.Y), min(tip, n.Y)
	}
	for _, n := range p.leaves {
		show(l, n, laurelFrom+laurelTicks*(foot-n.Y)/(foot-tip), 8, 0)
	}
	if p.aura != nil {
		show(l, p.aura, laurelFrom, unveilTicks-laurelFrom, 0)
	}
	if p.medallion != nil {
		show(l, p.medallion, medalFrom, medalTicks, -60*c.Unit)
		l.Call(medalFrom+medalTicks, func() { c.Play("bell", 0) })
	}
	l.At(unveilTicks, 0, tween.Linear, nil)
}

// show lets a node appear, coming to its place from so far below.
func show(l *tween.Timeline, n *stage.Node, delay, length, below float64) {
	y := n.Y
	n.Alpha, n.Y = 0, y+below
	l.At(delay, length, tween.OutCubic, func(t float64) { n.Alpha, n.Y = t, y+(1-t)*below })
}

// count lets numbers, bars and totals grow, one source after the other.
func (p *unveiled) count(l *tween.Timeline, w *locale.Words) {
	each := countTicks / float64(len(p.counts))
	sums := make([]float64, len(p.totals))
	for _, label := range p.totals {
		label.Text = w.Number(0)
	}
	for i, row := range p.counts {
		for seat, n := range row {
			grow, before, last := n.grower(w), 0.0, p.totals[seat]
			l.At(countFrom+float64(i)*each, each, tween.OutCubic, func(t float64) {
				grow(t)
				sums[seat] += t*float64(n.points) - before
				before = t * float64(n.points)
				last.Text = w.Number(whole(sums[seat]))
			})
		}
	}
	for _, n := range p.stars {
		show(l, n, countFrom+countTicks, 12, 0)
	}
}

// grower shows a share of a number and of its bar, nothing at first.
func (n counted) grower(w *locale.Words) func(share float64) {
	grow := func(t float64) { n.label.Text = w.Number(whole(t * float64(n.points))) }
	if bar := n.bar; bar != nil {
		wide, left := bar.W, bar.X-bar.W/2
		number := grow
		grow = func(t float64) {
			number(t)
			bar.W = max(min(bar.H, wide), wide*t)
			bar.X, bar.Alpha = left+bar.W/2, min(1, 4*t)
			for _, line := range bar.Children() {
				line.Hidden = t < 1 // as they lie all along it
			}
		}
	}
	grow(0)
	return grow
}

// whole rounds to the nearest number.
func whole(x float64) int { return int(math.Round(x)) }
