package scenetest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// survey is everything that a player can read or press below a node, in pixels.
type survey struct {
	c       *game.Context
	texts   []text
	panels  []stage.Rect // background of text
	tiles   []stage.Rect // text must not overlap them
	discs   []stage.Rect // numbers over pictures
	targets map[string]stage.Rect
	presses []*stage.Node
	root    *stage.Node // of all that is shown
	window  stage.Rect  // must contain everything
	scroll  *stage.Node // whose content this is, if it scrolls
	inner   []*survey   // surveys of scrolling content
	faults  []string
}

type text struct {
	*stage.Label
	stage.Rect
}

// ink is the height of capital letters relative to the text size.
const ink = 0.8

// look returns the survey of a node.
func look(c *game.Context, root *stage.Node) *survey {
	s := &survey{c: c, root: root, window: stage.Rect{W: c.W, H: c.H}, targets: map[string]stage.Rect{}}
	s.visit(root)
	return s
}

// scrolled surveys the whole content of a node that scrolls, and scrolls it back to its top.
func (s *survey) scrolled(n *stage.Node) {
	const far = 1e6
	scroll, room, content := n.Touch.Scroll, n.Bounds(), n.Children()[0]
	scroll.ScrollBy(far)
	_, last := content.Centre()
	scroll.ScrollBy(-far)
	_, first := content.Centre()
	room.H += first - last
	inner := &survey{c: s.c, root: s.root, window: room, scroll: n, targets: map[string]stage.Rect{}}
	for _, child := range n.Children() {
		inner.visit(child)
	}
	s.inner = append(s.inner, inner)
}

// each calls visit for the survey and for those of what scrolls there.
func (s *survey) each(visit func(*survey)) {
	visit(s)
	for _, inner := range s.inner {
		inner.each(visit)
	}
}

func (s *survey) visit(n *stage.Node) {
	if n.Hidden || n.Alpha == 0 && n.Touch == nil {
		return
	}
	if n.Touch != nil && n.Touch.Scroll != nil {
		s.scrolled(n)
		return
	}
	m := n.World()
	box := around(n, stage.Reach{})
	switch art := n.Art.(type) {
	case *stage.Label:
		w, _ := s.c.Pages.Fonts().Measure(art.Text, art.Face, art.Size)
		if art.Text != "" {
			s.texts = append(s.texts, text{art, stage.Rect{X: m.X - w*art.Align, Y: m.Y - art.Size*ink/2, W: w, H: art.Size * ink}})
		}
	case *stage.Panel:
		if slab(art.Name) {
			s.panels = append(s.panels, box)
		}
	case *stage.Sprite:
		if strings.HasPrefix(art.Name, "emblem") || art.Name == "bag" || art.Name == "lid" {
			s.tiles = append(s.tiles, box)
		}
		if art.Name == "knob" {
			s.discs = append(s.discs, box)
			s.cover(n, box)
		}
	case *table.TileArt:
		if art.Ghost { // it is translucent
			break
		}
		inner := 0.8 * box.W
		if art.W != art.H { // a rhombus, which may be turned
			inner = 0.5 * box.W
		}
		s.tiles = append(s.tiles, stage.Rect{X: m.X - inner/2, Y: m.Y - inner/2, W: inner, H: inner})
	}
	if t := n.Touch; t != nil && (t.Press != nil || t.Click != nil || t.DragStart != nil) && n.Name != "" {
		r := around(n, t.Reach)
		if q, ok := s.targets[n.Name]; ok {
			r = q.Union(r)
		}
		s.targets[n.Name] = r
		s.presses = append(s.presses, n)
	}
	for _, child := range n.Children() {
		s.visit(child)
	}
}

// cover removes texts below a disc that covers them.
func (s *survey) cover(disc *stage.Node, box stage.Rect) {
	for _, child := range disc.Children() {
		if label, ok := child.Art.(*stage.Label); ok {
			s.texts = slices.DeleteFunc(s.texts, func(t text) bool { return t.Text == label.Text && holds(box, t.Rect) })
		}
	}
}

// slab reports whether text on a panel must stay within it.
func slab(panel string) bool {
	return strings.HasPrefix(panel, "slab") || strings.HasPrefix(panel, "button") || panel == "sheet" || panel == "panel" || panel == "pill" || panel == "field"
}

func around(n *stage.Node, by stage.Reach) stage.Rect {
	x, y := n.Centre()
	return stage.Rect{X: x - n.W/2 - by.X, Y: y - n.H/2 - by.Y, W: n.W + 2*by.X, H: n.H + 2*by.Y}
}

// holds reports whether a rectangle holds another, except for a pixel.
func holds(out, in stage.Rect) bool { return in.In(out.Grow(1)) }

// meet reports whether two rectangles overlap by more than a pixel.
func meet(a, b stage.Rect) bool { return a.Grow(-0.5).Overlaps(b.Grow(-0.5)) }

func (s *survey) fault(format string, values ...any) {
	s.faults = append(s.faults, fmt.Sprintf(format, values...))
}

// judge returns descriptions of what cannot be read or pressed.
func (s *survey) judge() []string {
	window := s.window
	floor := s.c.Kit().MinTextSize()
	for i, t := range s.texts {
		if t.Truncated {
			s.fault("%q is cut", t.Text)
		}
		if t.Size < floor-0.01 {
			s.fault("%q is set at %.1f, which is below %.1f", t.Text, t.Size, floor)
		}
		if !holds(window, t.Rect) {
			s.fault("%q leaves the window: %.0f", t.Text, t.Rect)
		}
		for _, o := range s.texts[:i] {
			if meet(t.Rect, o.Rect) {
				s.fault("%q and %q overlap: %.0f, %.0f", t.Text, o.Text, t.Rect, o.Rect)
			}
		}
		on := slices.ContainsFunc(s.discs, func(disc stage.Rect) bool { return holds(disc, t.Rect) })
		for _, tile := range s.tiles {
			if meet(t.Rect, tile) && !on {
				s.fault("%q runs into a picture: %.0f, %.0f", t.Text, t.Rect, tile)
				break
			}
		}
		s.judgePanel(t)
	}
	least := ui.MinTargetPixels * s.c.Device
	for name, r := range s.targets {
		if r.W < least-0.5 || r.H < least-0.5 {
			s.fault("%s is too small to be hit: %.1f × %.1f", name, r.W/s.c.Device, r.H/s.c.Device)
		}
		if !holds(window.Grow(6*s.c.Unit), r) {
			s.fault("%s leaves the window: %.0f", name, r)
		}
	}
	for _, n := range s.presses {
		if s.scroll != nil {
			s.scroll.Touch.Scroll.Reveal(n)
			if room := s.scroll.Bounds(); !holds(room, n.Bounds()) {
				s.fault("%s cannot be scrolled into view", n.Name)
			}
		}
		x, y := n.Centre()
		if hit := s.root.Hit(x, y); hit == nil || !strings.HasPrefix(hit.Name, n.Name) {
			s.fault("%s cannot be hit: something lies over it", n.Name)
		}
	}
	for _, inner := range s.inner {
		s.faults = append(s.faults, inner.judge()...)
	}
	return s.faults
}

// judgePanel reports text that extends beyond the smallest panel below its centre.
func (s *survey) judgePanel(t text) {
	var on *stage.Rect
	for i, p := range s.panels {
		if p.Contains(t.Middle()) && (on == nil || p.W*p.H <= on.W*on.H) {
			on = &s.panels[i]
		}
	}
	if on != nil && !holds(*on, t.Rect) {
		s.fault("%q runs over the edge of what it is written on: %.0f, %.0f", t.Text, t.Rect, *on)
	}
}

// ExpectLegible fails for text below a node that cannot be read, and for targets that cannot be pressed.
func ExpectLegible(t *testing.T, c *game.Context, name string, root *stage.Node) {
	t.Helper()
	for _, fault := range look(c, root).judge() {
		t.Errorf("%s: %s", name, fault)
	}
}

// Texts returns the lines of text below a node in the order in which they are drawn.
func Texts(c *game.Context, root *stage.Node) (all []string) {
	look(c, root).each(func(s *survey) {
		for _, t := range s.texts {
			all = append(all, t.Text)
		}
	})
	return all
}

// Targets returns the targets below a node by name.
func Targets(c *game.Context, root *stage.Node) map[string]stage.Rect {
	all := map[string]stage.Rect{}
	look(c, root).each(func(s *survey) { maps.Copy(all, s.targets) })
	return all
}

// TouchSizes returns the least side of a target and the least size of text in a handheld window, in device-independent pixels.
func TouchSizes(c *game.Context) (target, text float64) {
	if c.Settings.TextScale == 2 {
		return 54, 16.5
	}
	return 44, 13
}

// ExpectTouchable fails for targets below a node with a side below target, and for text smaller than text, both in device-independent pixels.
func ExpectTouchable(t *testing.T, c *game.Context, name string, root *stage.Node, target, text float64) {
	t.Helper()
	look(c, root).each(func(s *survey) {
		for what, r := range s.targets {
			if min(r.W, r.H)/c.Device < target-0.05 {
				t.Errorf("%s: %s is %.1f × %.1f", name, what, r.W/c.Device, r.H/c.Device)
			}
		}
		for _, l := range s.texts {
			if l.Size/c.Device < text-0.05 {
				t.Errorf("%s: %q is set at %.1f", name, l.Text, l.Size/c.Device)
			}
		}
	})
}

// UnderToast returns the texts and the buttons of a stage that a long toast covers.
func UnderToast(c *game.Context, root *stage.Node) (texts, buttons []string) {
	s := look(c, root)
	toast := c.ToastRect(strings.Repeat("a long message ", 12), root)
	for _, l := range s.texts {
		if meet(l.Rect, toast) {
			texts = append(texts, l.Text)
		}
	}
	for _, n := range s.presses {
		if p, ok := n.Art.(*stage.Panel); ok && strings.HasPrefix(p.Name, "button") && meet(around(n, stage.Reach{}), toast) {
			buttons = append(buttons, n.Name)
		}
	}
	return texts, buttons
}
