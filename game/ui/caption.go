package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Caption is the label of a control with an optional description, which is shown if there is room.
type Caption struct{ Label, Description string }

// Row returns a row of the caption and a control, which is to the right of the caption or, in a narrow row for touch, below it.
func (c Caption) Row(k *Kit, r stage.Rect, control func(stage.Rect) *stage.Node) *stage.Node {
	if k.narrow(r.W) {
		caption, below := c.above(k, r)
		return stage.Group("").Add(caption.SetRole(stage.RoleSilent, ""), control(below))
	}
	half := r.W / 2
	left, right := r, r
	left.W, right.X, right.W = half-8*k.Unit, r.X+half, half
	return stage.Group("").Add(c.node(k, left).SetRole(stage.RoleSilent, ""), control(right))
}

// narrow reports whether a row for touch is too narrow for a control next to its caption.
func (s Scale) narrow(w float64) bool { return s.MinTarget > 0 && w < 30*s.Size(18) }

// above places the caption at the top of a row and returns the rectangle for the control below.
func (c Caption) above(k *Kit, r stage.Rect) (caption *stage.Node, control stage.Rect) {
	caption, control = c.node(k, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - k.controlHeight() - captionGap*k.Device}), r
	control.Y, control.H = r.Y+r.H-k.controlHeight(), k.controlHeight()
	return caption, control
}

// captionGap is the gap between a caption and the control below it in device-independent pixels.
const captionGap = 6

// controlHeight returns the height of a control below its caption.
func (s Scale) controlHeight() float64 { return s.Row(50, 20) }

// RowHeight returns the height of a Row for touch with a width.
func (c Caption) RowHeight(k *Kit, w float64) float64 {
	if k.narrow(w) {
		return c.height(k, w) + captionGap*k.Device + k.controlHeight()
	}
	return max(c.height(k, w/2-8*k.Unit), k.controlHeight())
}

// SwitchHeight returns the height of a switch for touch with a width.
func (c Caption) SwitchHeight(k *Kit, w float64) float64 {
	return max(c.height(k, w-switchWidth*k.Unit), k.controlHeight())
}

// wrapped returns the lines of label and description in a width.
func (c Caption) wrapped(k *Kit, w float64) (label, description []string) {
	label = k.Fonts.Wrap(c.Label, gfx.SerifBold, k.Size(22), w)
	if c.Description != "" {
		description = k.Fonts.Wrap(c.Description, gfx.Serif, k.Size(18), w)
	}
	return label, description
}

// height returns the height of the wrapped caption in a width.
func (c Caption) height(k *Kit, w float64) float64 {
	label, description := c.wrapped(k, w)
	return leading * (k.Size(22)*float64(len(label)) + k.Size(18)*float64(len(description)))
}

// wrappedNode returns the wrapped caption in a rectangle.
func (c Caption) wrappedNode(k *Kit, r stage.Rect) *stage.Node {
	label, description := c.wrapped(k, r.W)
	g, y := stage.Group("").SetRole(stage.RoleText, c.Label), r.Y+(r.H-c.height(k, r.W))/2
	add := func(lines []string, face gfx.Face, size float64, role Role) *stage.Node {
		n := newLines("", lines, face, size, r.X, y+size*leading/2, size*leading, 0, role)
		y += size * leading * float64(len(lines))
		g.Add(n)
		return n
	}
	add(label, gfx.SerifBold, k.Size(22), Ink).SetRole(stage.RoleSilent, c.Label)
	if description != nil {
		add(description, gfx.Serif, k.Size(18), Body).SetRole(stage.RoleText, c.Description)
	}
	return g
}

// node returns the caption in a rectangle: wrapped if it is for touch and fits, otherwise with smaller text if necessary. The description
// is left out if it does not fit at the design's text size.
func (c Caption) node(k *Kit, r stage.Rect) *stage.Node {
	if k.MinTarget > 0 && c.height(k, r.W) <= r.H+1 {
		return c.wrappedNode(k, r)
	}
	at := *k
	lines := func() []string { return at.Fonts.Wrap(c.Description, gfx.Serif, at.Size(18), r.W) }
	height := func() float64 { return (at.Size(22) + float64(len(lines()))*at.Size(18)) * leading }
	fits := func(s Scale) bool {
		at.Scale = s
		return height() <= r.H && at.Fonts.MaxWidth([]string{c.Label}, gfx.SerifBold, at.Size(22)) <= r.W && at.Fonts.MaxWidth(lines(), gfx.Serif, at.Size(18)) <= r.W
	}
	if c.Description != "" && fits(k.LargestText(min(1, k.Zoom), fits)) {
		labelSize, size, lines, top := at.Size(22), at.Size(18), lines(), r.Y+(r.H-height())/2
		return stage.Group("").SetRole(stage.RoleText, c.Label).Add(
			at.Text(c.Label, gfx.SerifBold, 22, r.X, top+labelSize*leading/2, 0, Ink).SetRole(stage.RoleSilent, ""),
			newLines(c.Description, lines, gfx.Serif, size, r.X, top+(labelSize+size/2)*leading, size*leading, 0, Body))
	}
	return k.FitLines(c.Label, gfx.Serif, 20, r, Ink)
}
