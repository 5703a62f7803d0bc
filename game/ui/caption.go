package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Caption is what stands before a control: what it sets and, where there is room, what that is for.
type Caption struct{ Label, Description string }

// Row is a row of the caption and a control in the right half of it.
func (c Caption) Row(k *Kit, r stage.Rect, control func(stage.Rect) *stage.Node) *stage.Node {
	if k.narrow(r.W) {
		words, room := c.above(k, r)
		return stage.Group("").Add(words.SetRole(stage.RoleSilent, ""), control(room))
	}
	half := r.W / 2
	left, right := r, r
	left.W, right.X, right.W = half-8*k.Unit, r.X+half, half
	return stage.Group("").Add(c.node(k, left).SetRole(stage.RoleSilent, ""), control(right))
}

// narrow reports whether a row of a width for fingers has no room for a control beside its caption, so that it stands below.
func (s Scale) narrow(w float64) bool { return s.MinTarget > 0 && w < 30*s.Size(18) }

// over writes the caption at the top of a row and returns what is left of it for the control.
func (c Caption) above(k *Kit, r stage.Rect) (words *stage.Node, room stage.Rect) {
	words, room = c.node(k, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - k.controlHeight() - captionGap*k.Device}), r
	room.Y, room.H = r.Y+r.H-k.controlHeight(), k.controlHeight()
	return words, room
}

// captionGap is the gap between a caption and the control below it, in device-independent pixels.
const captionGap = 6

// control is the height of a control below its caption.
func (s Scale) controlHeight() float64 { return s.Row(50, 20) }

// RowHeight is the height of a row for fingers of a width, with the caption wrapped: beside a control or above it.
func (c Caption) RowHeight(k *Kit, w float64) float64 {
	if k.narrow(w) {
		return c.height(k, w) + captionGap*k.Device + k.controlHeight()
	}
	return max(c.height(k, w/2-8*k.Unit), k.controlHeight())
}

// SwitchHeight is the height of a switch of a width for fingers.
func (c Caption) SwitchHeight(k *Kit, w float64) float64 {
	return max(c.height(k, w-switchWidth*k.Unit), k.controlHeight())
}

// wrapped are the lines of the caption in a width: its word and what it is for.
func (c Caption) wrapped(k *Kit, w float64) (word, about []string) {
	word = k.Fonts.Wrap(c.Label, gfx.SerifBold, k.Size(22), w)
	if c.Description != "" {
		about = k.Fonts.Wrap(c.Description, gfx.Serif, k.Size(18), w)
	}
	return word, about
}

func (c Caption) height(k *Kit, w float64) float64 {
	word, about := c.wrapped(k, w)
	return leading * (k.Size(22)*float64(len(word)) + k.Size(18)*float64(len(about)))
}

// lines writes all of the caption into a rectangle, wrapped.
func (c Caption) wrappedNode(k *Kit, r stage.Rect) *stage.Node {
	word, about := c.wrapped(k, r.W)
	g, y := stage.Group("").SetRole(stage.RoleText, c.Label), r.Y+(r.H-c.height(k, r.W))/2
	add := func(lines []string, face gfx.Face, size float64, role Role) *stage.Node {
		n := newLines("", lines, face, size, r.X, y+size*leading/2, size*leading, 0, role)
		y += size * leading * float64(len(lines))
		g.Add(n)
		return n
	}
	add(word, gfx.SerifBold, k.Size(22), Ink).SetRole(stage.RoleSilent, c.Label)
	if about != nil {
		add(about, gfx.Serif, k.Size(18), Body).SetRole(stage.RoleText, c.Description)
	}
	return g
}

// node writes the caption into a rectangle: wrapped where it is for fingers and has the room, else in smaller text if need be. What it is for
// is left out where there is no room for it at the design's size.
func (c Caption) node(k *Kit, r stage.Rect) *stage.Node {
	if k.MinTarget > 0 && c.height(k, r.W) <= r.H+1 {
		return c.wrappedNode(k, r)
	}
	for at := *k; c.Description != "" && at.Zoom >= min(1, k.Zoom); at.Scale = at.Smaller() {
		word, about := at.Size(22), at.Size(18)
		lines := at.Fonts.Wrap(c.Description, gfx.Serif, about, r.W)
		high := (word + float64(len(lines))*about) * leading
		if high > r.H || at.Fonts.MaxWidth([]string{c.Label}, gfx.SerifBold, word) > r.W || at.Fonts.MaxWidth(lines, gfx.Serif, about) > r.W {
			continue
		}
		top := r.Y + (r.H-high)/2
		return stage.Group("").SetRole(stage.RoleText, c.Label).Add(
			at.Text(c.Label, gfx.SerifBold, 22, r.X, top+word*leading/2, 0, Ink).SetRole(stage.RoleSilent, ""),
			newLines(c.Description, lines, gfx.Serif, about, r.X, top+(word+about/2)*leading, about*leading, 0, Body))
	}
	return k.FitLines(c.Label, gfx.Serif, 20, r, Ink)
}
