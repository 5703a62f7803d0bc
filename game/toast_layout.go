package game

import (
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// toastPlace is where a toast lies on a stage, and its text there.
type toastLayout struct {
	scope *stage.Node
	rect  stage.Rect
	lines []string
	size  float64
}

// ToastRect returns where a toast would lie on a stage.
func (c *Context) ToastRect(text string, on *stage.Node) stage.Rect {
	return newToastLayout(c, text, on).rect
}

// mostToastLines is how many lines a toast has at most; longer text is cut.
const maxToastLines = 4

// placeToast finds the place of a toast: as near to the foot of the window as it covers neither text nor what can be pressed, wrapped or at
// last on one line that may be cut. Where there is no such place it covers no button and as little else as possible.
func newToastLayout(c *Context, text string, on *stage.Node) toastLayout {
	k := c.Kit()
	side, pad, margin := 4*c.Unit, 24*c.Unit, 14*c.Unit
	p := popover.Placement{
		Bounds: stage.Rect{X: side, Y: c.H / 2, W: c.W - 2*side, H: c.H/2 - margin},
		Anchor: stage.Rect{Y: c.H, W: c.W}, Gap: margin, Margin: 4 * c.Unit,
	}
	room := c.W - 2*(side+pad)
	var all []toastLayout
	var sizes []popover.Size
	add := func(size float64, lines []string) {
		all = append(all, toastLayout{scope: on, lines: lines, size: size})
		sizes = append(sizes, popover.Size{W: k.Fonts.MaxWidth(lines, gfx.Sans, size) + 2*pad, H: size * (0.95 + 1.25*float64(len(lines)))})
	}
	for _, share := range []float64{1, 0.7, 0.5, 0.35} {
		add(k.Size(17), toastLines(k, text, k.Size(17), share*room))
	}
	small := k.FitSize(text, gfx.Sans, k.Size(17), room)
	add(small, []string{k.Fonts.Truncate(text, gfx.Sans, small, room)})
	buttons, rest := toastObstacles(c, on, 3*sizes[0].H)
	p.Keep = append(buttons, rest...)
	r, at, ok := p.Place(sizes...)
	if !ok {
		p.Keep, p.Avoid = buttons, rest
		if r, at, ok = p.Place(sizes...); !ok {
			r, at = p.LeastCovering(sizes[0])
		}
	}
	all[at].rect = r
	return all[at]
}

// toastLines wraps text to a width and cuts what would be too long.
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

// inTheWay returns the buttons of a stage, and apart from them its texts and whatever else can be pressed and is not higher than most.
func toastObstacles(c *Context, on *stage.Node, most float64) (buttons, rest []stage.Rect) {
	on.Walk(func(n *stage.Node) {
		if p, ok := n.Art.(*stage.Panel); ok && strings.HasPrefix(p.Name, "button") {
			buttons = append(buttons, n.Bounds())
		} else if n.Focusable() && n.H <= most {
			rest = append(rest, n.Bounds())
		}
	})
	return buttons, append(rest, popover.Texts(on, c.Pages.Fonts())...)
}
