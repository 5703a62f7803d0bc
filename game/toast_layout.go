package game

import (
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// toastLayout is the text and the rectangle of a toast on a stage.
type toastLayout struct {
	scope *stage.Node
	rect  stage.Rect
	lines []string
	size  float64
}

// ToastRect returns the rectangle of a toast with a text on a stage.
func (c *Context) ToastRect(text string, on *stage.Node) stage.Rect {
	return newToastLayout(c, text, on).rect
}

// maxToastLines is the maximum number of lines; longer text is cut.
const maxToastLines = 4

// newToastLayout lays a toast out as near to the bottom of the window as possible without covering text or controls: with wrapped text or
// else with one line that may be cut. If there is no such position, it covers no button and as little else as possible.
func newToastLayout(c *Context, text string, on *stage.Node) toastLayout {
	k := c.Kit()
	sideMargin, padding, margin := 4*c.Unit, 24*c.Unit, 14*c.Unit
	p := popover.Placement{
		Bounds: stage.Rect{X: sideMargin, Y: c.H / 2, W: c.W - 2*sideMargin, H: c.H/2 - margin},
		Anchor: stage.Rect{Y: c.H, W: c.W}, Gap: margin, Margin: 4 * c.Unit,
	}
	width := c.W - 2*(sideMargin+padding)
	var layouts []toastLayout
	var sizes []popover.Size
	add := func(size float64, lines []string) {
		layouts = append(layouts, toastLayout{scope: on, lines: lines, size: size})
		sizes = append(sizes, popover.Size{W: k.Fonts.MaxWidth(lines, gfx.Sans, size) + 2*padding, H: size * (0.95 + 1.25*float64(len(lines)))})
	}
	for _, fraction := range []float64{1, 0.7, 0.5, 0.35} {
		add(k.Size(17), toastLines(k, text, k.Size(17), fraction*width))
	}
	small := k.FitSize(text, gfx.Sans, k.Size(17), width)
	add(small, []string{k.Fonts.Truncate(text, gfx.Sans, small, width)})
	buttons, rest := toastObstacles(c, on, 3*sizes[0].H)
	p.Keep = append(buttons, rest...)
	r, at, ok := p.Place(sizes...)
	if !ok {
		p.Keep, p.Avoid = buttons, rest
		if r, at, ok = p.Place(sizes...); !ok {
			r, at = p.LeastCovering(sizes[0])
		}
	}
	layouts[at].rect = r
	return layouts[at]
}

// toastLines wraps text to a width and cuts lines that are too long.
func toastLines(k *ui.Kit, text string, size, width float64) []string {
	lines := k.Fonts.Wrap(text, gfx.Sans, size, width)
	if len(lines) > maxToastLines {
		lines[maxToastLines-1] = strings.Join(lines[maxToastLines-1:], " ")
		lines = lines[:maxToastLines]
	}
	for i := range lines {
		lines[i] = k.Fonts.Truncate(lines[i], gfx.Sans, size, width)
	}
	return lines
}

// toastObstacles returns the buttons of a stage and, separately, its text and the other controls up to a height.
func toastObstacles(c *Context, on *stage.Node, maxHeight float64) (buttons, rest []stage.Rect) {
	on.Walk(func(n *stage.Node) {
		if p, ok := n.Art.(*stage.Panel); ok && strings.HasPrefix(p.Name, "button") {
			buttons = append(buttons, n.Bounds())
		} else if n.Focusable() && n.H <= maxHeight {
			rest = append(rest, n.Bounds())
		}
	})
	return buttons, append(rest, popover.Texts(on, c.Pages.Fonts())...)
}
