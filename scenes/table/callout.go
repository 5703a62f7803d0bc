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

// Tail returns the pointer from the edge of a callout at r to its subject: a triangle whose tip leans towards the nearest point of the subject. The callout
// covers its base.
func Tail(k *ui.Kit, r, subject stage.Rect, side float64) *stage.Node {
	base, tip := tailAxis(r, subject, side)
	nx, ny := tip.X-base.X, tip.Y-base.Y // outwards, less the lean
	if base.Y == r.Y || base.Y == r.Y+r.H {
		nx = 0
	} else {
		ny = 0
	}
	long, half := math.Hypot(nx, ny), side/math.Sqrt2
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

// maxLean is the greatest length of a tail that leans, relative to the length of a straight one.
const maxLean = 2.2

// tailAxis returns the middle of the base of a tail on the edge of a callout at r that faces the subject, and its tip.
func tailAxis(r, subject stage.Rect, side float64) (base, tip Spot) {
	mx, my := subject.Middle()
	inset, half := 1.5*side, side/math.Sqrt2
	base.X, base.Y = clampMiddle(mx, r.X+inset, r.X+r.W-inset), clampMiddle(my, r.Y+inset, r.Y+r.H-inset)
	dx, dy := max(0, subject.X-r.X-r.W, r.X-subject.X-subject.W), max(0, subject.Y-r.Y-r.H, r.Y-subject.Y-subject.H)
	vx, vy := min(max(base.X, subject.X), subject.X+subject.W)-base.X, min(max(base.Y, subject.Y), subject.Y+subject.H)-base.Y
	out, along := &vy, &vx // the components across and along the edge
	switch {
	case dx <= dy && my < r.Y+r.H/2:
		base.Y, vy = r.Y, min(-dy, -1)
	case dx <= dy:
		base.Y, vy = r.Y+r.H, max(dy, 1)
	case mx < r.X+r.W/2:
		base.X, vx = r.X, -dx
		out, along = &vx, &vy
	default:
		base.X, vx = r.X+r.W, dx
		out, along = &vx, &vy
	}
	if limit := 2 * math.Abs(*out); math.Abs(*along) > limit {
		*along = math.Copysign(limit, *along)
	}
	far := math.Hypot(vx, vy)
	lean := math.Abs(*along) / far
	length := max(half, min(far, half*(1+(maxLean-1)*lean)))
	return base, Spot{X: base.X + vx/far*length, Y: base.Y + vy/far*length}
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
