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

// Place returns the callout at a position where it fits, in narrower lines if needed, or nil if it does not fit. It becomes taller than wide only
// where nothing else fits.
func (c *Callout) Place(k *ui.Kit, p *popover.Placement) *stage.Node {
	var wide, tall []*stage.Node
	last := 0.0
	for _, share := range []float64{1, 0.75, 0.55, 0.4} {
		narrow := *c
		narrow.Width = share * c.Width
		n := narrow.Node(k)
		switch {
		case n.W == last:
		case n.H <= n.W:
			wide = append(wide, n)
		default:
			tall = append(tall, n)
		}
		last = n.W
	}
	if n := placeOne(wide, p); n != nil {
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

// Tail returns the pointer from the edge of a callout at r to its subject. It is a rotated square, half of which the callout covers.
func Tail(k *ui.Kit, r, subject stage.Rect, side float64) *stage.Node {
	tail := stage.Group("")
	mx, my := subject.Middle()
	x, y := min(max(mx, r.X+1.5*side), r.X+r.W-1.5*side), min(max(my, r.Y), r.Y+r.H)
	if my > r.Y && my < r.Y+r.H { // the callout is next to the subject
		if x = r.X; mx > r.X {
			x = r.X + r.W
		}
	}
	square := func(role ui.Role, side float64) {
		n := stage.New("", &stage.Fill{Colour: role.Colour()}, x, y, side, side)
		n.Rotation = math.Pi / 4
		tail.Add(n)
	}
	square(ui.CalloutEdge, side+3*k.Unit)
	square(ui.Surface, side)
	return tail
}

// TailLength returns the length of a tail, given the side of its square.
func TailLength(k *ui.Kit, side float64) float64 { return (side + 3*k.Unit) / math.Sqrt2 }
