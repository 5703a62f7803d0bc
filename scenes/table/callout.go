package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Callout is a sentence on a card that floats over a table.
type Callout struct {
	Text  string
	Face  gfx.Face
	Units float64 // the size of the text in design units
	Paint gfx.Paint
	// Width is the maximum width of a line in pixels.
	Width float64
}

// CalloutReach is the maximum distance of a callout from its subject, in design units.
const CalloutReach = 240

// NewCallout returns a callout in the colour and face of body text.
func NewCallout(text string, units, width float64) Callout {
	return Callout{text, gfx.Serif, units, ui.Ink, width}
}

// Node returns the callout with its middle at the origin, in lines of similar length.
func (c *Callout) Node(k *ui.Kit) *stage.Node {
	const leading = 1.3
	size := k.Size(c.Units)
	lines := k.Fonts.Wrap(c.Text, c.Face, size, BalancedWidth(k.Fonts, c.Text, c.Face, size, c.Width))
	margin := 0.7 * size
	w, h := k.Fonts.MaxWidth(lines, c.Face, size)+2*margin, float64(len(lines))*leading*size+1.2*margin
	n := stage.New("", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, w, h).SetRole(stage.RoleText, c.Text)
	for i, line := range lines {
		y := FromMiddle(i, len(lines)) * leading * size
		n.Add(stage.New("", &stage.Label{Text: line, Face: c.Face, Size: size, Align: 0.5, Colour: c.Paint.Colour()}, 0, y, 0, 0))
	}
	return n
}

// Place returns the callout at a position where it fits, in shorter or longer lines if needed, or nil if it does not fit. It becomes tall only where
// nothing else fits within twice the reach.
func (c *Callout) Place(k *ui.Kit, p *popover.Placement) *stage.Node {
	const tallest = 0.8 // of a callout that is not tall, in widths
	var wide, tall []*stage.Node
	last := 0.0
	for _, share := range []float64{1, 0.75, 0.55, 0.4, 1.4, 1.8} { // of its width, the best first
		other := *c
		other.Width = share * c.Width
		n := other.Node(k)
		switch {
		case n.W == last:
		case n.H <= tallest*n.W:
			wide = append(wide, n)
		default:
			tall = append(tall, n)
		}
		last = n.W
	}
	if n := placeOne(wide, p); n != nil {
		return n
	}
	far := *p
	far.Reach *= 2
	if n := placeOne(wide, &far); n != nil {
		return n
	}
	return placeOne(tall, p)
}

// placeOne places one of some nodes, and returns it, or nil if none fits.
func placeOne(nodes []*stage.Node, p *popover.Placement) *stage.Node {
	sizes := make([]popover.Size, len(nodes))
	for i, n := range nodes {
		sizes[i] = popover.Size{W: n.W, H: n.H}
	}
	r, i, ok := p.Place(sizes...)
	if !ok {
		return nil
	}
	nodes[i].X, nodes[i].Y = r.Middle()
	return nodes[i]
}

// BalancedWidth returns the smallest width at which a sentence takes no more lines than at width most, so that its lines have similar lengths.
func BalancedWidth(fonts *gfx.Fonts, sentence string, face gfx.Face, size, most float64) float64 {
	fewest := len(fonts.Wrap(sentence, face, size, most))
	return layout.SearchLength(most/2, most, func(width float64) bool {
		lines := fonts.Wrap(sentence, face, size, width)
		return len(lines) <= fewest && fonts.MaxWidth(lines, face, size) <= width
	})
}

// Tail returns the pointer from the edge of a callout at r to its subject: a triangle whose tip is on the subject, however far away that is. The callout
// covers its base.
func Tail(k *ui.Kit, r, subject stage.Rect, side float64) *stage.Node {
	base, tip := tailAxis(r, subject, side)
	nx, ny := tip.X-base.X, tip.Y-base.Y // outwards, less the lean
	if base.Y == r.Y || base.Y == r.Y+r.H {
		nx = 0
	} else {
		ny = 0
	}
	long := math.Hypot(nx, ny)
	half := side / math.Sqrt2 * max(slimTail, min(1, 2*side/math.Hypot(tip.X-base.X, tip.Y-base.Y)))
	nx, ny = nx/long, ny/long
	inside := 0.25 * side
	x, y := base.X-inside*nx, base.Y-inside*ny
	wide := half * (1 + inside/long)
	corners := [][2]float64{{tip.X, tip.Y}, {x - wide*ny, y + wide*nx}, {x + wide*ny, y - wide*nx}}
	middle := stage.New("tail", nil, (tip.X+2*x)/3, (tip.Y+2*y)/3, side, side)
	for i := range corners {
		corners[i] = [2]float64{(corners[i][0] - middle.X) / side, (corners[i][1] - middle.Y) / side}
	}
	middle.Art = &Outline{Corners: corners, Width: 2 * k.Unit, Ink: ui.CalloutEdge.Colour(), Fill: ui.Surface.Colour()}
	return middle
}

// TailCrosses returns the first of some rectangles that a tail crosses on its way from the edge of a callout at r to its subject.
func TailCrosses(r, subject stage.Rect, side float64, all []stage.Rect) (crossed stage.Rect, ok bool) {
	const steps = 32
	base, tip := tailAxis(r, subject, side)
	for i := range steps {
		share := float64(i) / steps
		for _, o := range all {
			if o.Contains(base.X+share*(tip.X-base.X), base.Y+share*(tip.Y-base.Y)) {
				return o, true
			}
		}
	}
	return stage.Rect{}, false
}

// TailReach returns the length of the tail of a callout at r to its subject.
func TailReach(r, subject stage.Rect, side float64) float64 {
	base, tip := tailAxis(r, subject, side)
	return math.Hypot(tip.X-base.X, tip.Y-base.Y)
}

// slimTail is the least width of the base of a long tail, relative to that of a short one.
const slimTail = 0.4

// tipInset is the distance of the tip of a tail from the edge of its subject, as a fraction of the subject's shorter side.
const tipInset = 0.2

// tailAxis returns the middle of the base of a tail on the edge of a callout at r that faces the subject, and its tip, which is the nearest point well
// within the subject.
func tailAxis(r, subject stage.Rect, side float64) (base, tip Spot) {
	target := subject.Grow(-tipInset * min(subject.W, subject.H))
	mx, my := subject.Middle()
	inset := 1.5 * side
	base.X, base.Y = clampMiddle(mx, r.X+inset, r.X+r.W-inset), clampMiddle(my, r.Y+inset, r.Y+r.H-inset)
	dx, dy := max(0, target.X-r.X-r.W, r.X-target.X-target.W), max(0, target.Y-r.Y-r.H, r.Y-target.Y-target.H)
	switch {
	case dx <= dy && my < r.Y+r.H/2:
		base.Y = r.Y
	case dx <= dy:
		base.Y = r.Y + r.H
	case mx < r.X+r.W/2:
		base.X = r.X
	default:
		base.X = r.X + r.W
	}
	return base, Spot{X: min(max(base.X, target.X), target.X+target.W), Y: min(max(base.Y, target.Y), target.Y+target.H)}
}

// clampMiddle returns the value nearest to v between low and high, or their middle if low is greater than high.
func clampMiddle(v, low, high float64) float64 {
	if low > high {
		return (low + high) / 2
	}
	return min(max(v, low), high)
}

// TailLength returns the length of a straight tail for a callout with tails of a size.
func TailLength(k *ui.Kit, side float64) float64 { return (side + 3*k.Unit) / math.Sqrt2 }
