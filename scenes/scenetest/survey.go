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

// survey lists everything that a player can read or press below a node, in pixels.
type survey struct {
	c        *game.Context
	texts    []text
	panels   []stage.Rect // background of text
	tiles    []stage.Rect // text must not overlap them
	badges   []stage.Rect // numbers over pictures
	targets  map[string]stage.Rect
	buttons  []*stage.Node
	root     *stage.Node // of the whole scene
	window   stage.Rect  // must contain everything
	scroll   *stage.Node // the scrolling node with this content, or nil
	inner    []*survey   // surveys of scrolling content
	failures []string
}

type text struct {
	*stage.Label
	stage.Rect
}

// capHeight is the height of capital letters relative to the text size.
const capHeight = 0.8

// newSurvey returns the survey of a node.
func newSurvey(c *game.Context, root *stage.Node) *survey {
	s := &survey{c: c, root: root, window: stage.Rect{W: c.W, H: c.H}, targets: map[string]stage.Rect{}}
	s.visit(root)
	return s
}

// visitScroll surveys the whole content of a scrolling node, and leaves it scrolled to its top.
func (s *survey) visitScroll(n *stage.Node) {
	const maxScroll = 1e6
	scroll, bounds, content := n.Touch.Scroll, n.Bounds(), n.Children()[0]
	scroll.ScrollBy(maxScroll)
	_, last := content.Centre()
	scroll.ScrollBy(-maxScroll)
	_, first := content.Centre()
	bounds.H += first - last
	inner := &survey{c: s.c, root: s.root, window: bounds, scroll: n, targets: map[string]stage.Rect{}}
	for _, child := range n.Children() {
		inner.visit(child)
	}
	s.inner = append(s.inner, inner)
}

// walk calls visit for the survey and for its inner ones.
func (s *survey) walk(visit func(*survey)) {
	visit(s)
	for _, inner := range s.inner {
		inner.walk(visit)
	}
}

func (s *survey) visit(n *stage.Node) {
	if n.Hidden || n.Alpha == 0 && n.Touch == nil {
		return
	}
	if n.Touch != nil && n.Touch.Scroll != nil {
		s.visitScroll(n)
		return
	}
	m := n.World()
	box := nodeRect(n, stage.Reach{})
	switch art := n.Art.(type) {
	case *stage.Label:
		w, _ := s.c.Pages.Fonts().Measure(art.Text, art.Face, art.Size)
		if art.Text != "" {
			s.texts = append(s.texts, text{art, stage.Rect{X: m.X - w*art.Align, Y: m.Y - art.Size*capHeight/2, W: w, H: art.Size * capHeight}})
		}
	case *stage.Panel:
		if isTextPanel(art.Name) {
			s.panels = append(s.panels, box)
		}
	case *stage.Sprite:
		if strings.HasPrefix(art.Name, "emblem") || art.Name == "bag" || art.Name == "lid" {
			s.tiles = append(s.tiles, box)
		}
		if art.Name == "knob" {
			s.badges = append(s.badges, box)
			s.removeCovered(n, box)
		}
	case *table.Outline:
		if n.Name == table.RunCoinName {
			s.badges = append(s.badges, box)
		}
	case *table.TileArt:
		if art.Ghost { // translucent
			break
		}
		inner := 0.8 * box.W
		if art.W != art.H { // a rhombus, which may be rotated
			inner = 0.5 * box.W
		}
		s.tiles = append(s.tiles, stage.Rect{X: m.X - inner/2, Y: m.Y - inner/2, W: inner, H: inner})
	}
	if t := n.Touch; t != nil && (t.Press != nil || t.Click != nil || t.DragStart != nil) && n.Name != "" {
		r := nodeRect(n, t.Reach)
		if q, ok := s.targets[n.Name]; ok {
			r = q.Union(r)
		}
		s.targets[n.Name] = r
		s.buttons = append(s.buttons, n)
	}
	for _, child := range n.Children() {
		s.visit(child)
	}
}

// removeCovered removes texts that a disc covers.
func (s *survey) removeCovered(disc *stage.Node, box stage.Rect) {
	for _, child := range disc.Children() {
		if label, ok := child.Art.(*stage.Label); ok {
			s.texts = slices.DeleteFunc(s.texts, func(t text) bool { return t.Text == label.Text && contains(box, t.Rect) })
		}
	}
}

// isTextPanel reports whether text on a panel must stay within it.
func isTextPanel(panel string) bool {
	return strings.HasPrefix(panel, "slab") || strings.HasPrefix(panel, "button") || panel == "sheet" || panel == "panel" || panel == "pill" || panel == "field"
}

func nodeRect(n *stage.Node, by stage.Reach) stage.Rect {
	x, y := n.Centre()
	return stage.Rect{X: x - n.W/2 - by.X, Y: y - n.H/2 - by.Y, W: n.W + 2*by.X, H: n.H + 2*by.Y}
}

// contains reports whether a rectangle contains another, up to a pixel.
func contains(out, in stage.Rect) bool { return in.In(out.Grow(1)) }

// overlap reports whether two rectangles overlap by more than a pixel.
func overlap(a, b stage.Rect) bool { return a.Grow(-0.5).Overlaps(b.Grow(-0.5)) }

func (s *survey) fail(format string, values ...any) {
	s.failures = append(s.failures, fmt.Sprintf(format, values...))
}

// check returns descriptions of text that cannot be read and of targets that cannot be pressed.
func (s *survey) check() []string {
	window := s.window
	minText := s.c.Kit().MinTextSize()
	for i, t := range s.texts {
		if t.Truncated {
			s.fail("%q is truncated", t.Text)
		}
		if t.Size < minText-0.01 {
			s.fail("the size of %q is %.1f, below %.1f", t.Text, t.Size, minText)
		}
		if !contains(window, t.Rect) {
			s.fail("%q leaves the window: %.0f", t.Text, t.Rect)
		}
		for _, o := range s.texts[:i] {
			if overlap(t.Rect, o.Rect) {
				s.fail("%q and %q overlap: %.0f, %.0f", t.Text, o.Text, t.Rect, o.Rect)
			}
		}
		enclosing := slices.ContainsFunc(s.badges, func(disc stage.Rect) bool { return contains(disc, t.Rect) })
		for _, tile := range s.tiles {
			if overlap(t.Rect, tile) && !enclosing {
				s.fail("%q overlaps a picture: %.0f, %.0f", t.Text, t.Rect, tile)
				break
			}
		}
		s.checkPanel(t)
	}
	minimum := ui.MinTargetPixels * s.c.Device
	for name, r := range s.targets {
		if r.W < minimum-0.5 || r.H < minimum-0.5 {
			s.fail("the target %s is too small: %.1f × %.1f", name, r.W/s.c.Device, r.H/s.c.Device)
		}
		if !contains(window.Grow(6*s.c.Unit), r) {
			s.fail("%s leaves the window: %.0f", name, r)
		}
	}
	for _, n := range s.buttons {
		if s.scroll != nil {
			s.scroll.Touch.Scroll.Reveal(n)
			if bounds := s.scroll.Bounds(); !contains(bounds, n.Bounds()) {
				s.fail("%s cannot be scrolled into view", n.Name)
			}
		}
		x, y := n.Centre()
		if hit := s.root.Hit(x, y); hit == nil || !strings.HasPrefix(hit.Name, n.Name) {
			s.fail("%s is covered by another node", n.Name)
		}
	}
	for _, inner := range s.inner {
		s.failures = append(s.failures, inner.check()...)
	}
	return s.failures
}

// checkPanel reports text that extends beyond the smallest panel below its centre.
func (s *survey) checkPanel(t text) {
	var enclosing *stage.Rect
	for i, p := range s.panels {
		if p.Contains(t.Middle()) && (enclosing == nil || p.W*p.H <= enclosing.W*enclosing.H) {
			enclosing = &s.panels[i]
		}
	}
	if enclosing != nil && !contains(*enclosing, t.Rect) {
		s.fail("%q extends beyond its panel: %.0f, %.0f", t.Text, t.Rect, *enclosing)
	}
}

// ExpectLegible fails for text below a node that cannot be read, and for targets that cannot be pressed.
func ExpectLegible(t *testing.T, c *game.Context, name string, root *stage.Node) {
	t.Helper()
	for _, failure := range newSurvey(c, root).check() {
		t.Errorf("%s: %s", name, failure)
	}
}

// Texts returns the lines of text below a node in the order in which they are drawn.
func Texts(c *game.Context, root *stage.Node) (all []string) {
	newSurvey(c, root).walk(func(s *survey) {
		for _, t := range s.texts {
			all = append(all, t.Text)
		}
	})
	return all
}

// Targets returns the targets below a node by name.
func Targets(c *game.Context, root *stage.Node) map[string]stage.Rect {
	all := map[string]stage.Rect{}
	newSurvey(c, root).walk(func(s *survey) { maps.Copy(all, s.targets) })
	return all
}

// Filled returns the names of the filled buttons below a node. The chosen option of a choice is not one of them.
func Filled(root *stage.Node) (names []string) {
	root.Walk(func(n *stage.Node) {
		if p, ok := n.Art.(*stage.Panel); ok && n.Kind == stage.Button && n.Accessible.Role != stage.RoleOption && strings.HasPrefix(p.Name, "button-primary") {
			names = append(names, n.Name)
		}
	})
	return names
}

// TouchSizes returns the minimum side of a target and the minimum text size in a handheld window, in device-independent pixels.
func TouchSizes(c *game.Context) (target, text float64) {
	if c.Settings.TextScale == 2 {
		return 54, 16.5
	}
	return 44, 13
}

// ExpectTouchable fails for targets below a node with a side below target, and for text smaller than text, both in device-independent pixels.
func ExpectTouchable(t *testing.T, c *game.Context, name string, root *stage.Node, target, text float64) {
	t.Helper()
	newSurvey(c, root).walk(func(s *survey) {
		for what, r := range s.targets {
			if min(r.W, r.H)/c.Device < target-0.05 {
				t.Errorf("%s: %s is %.1f × %.1f", name, what, r.W/c.Device, r.H/c.Device)
			}
		}
		for _, l := range s.texts {
			if l.Size/c.Device < text-0.05 {
				t.Errorf("%s: the text size of %q is %.1f", name, l.Text, l.Size/c.Device)
			}
		}
	})
}

// CoveredByToast returns the texts and the buttons of a stage that a long toast covers.
func CoveredByToast(c *game.Context, root *stage.Node) (texts, buttons []string) {
	s := newSurvey(c, root)
	toast := c.ToastRect(strings.Repeat("a long message ", 12), root)
	for _, l := range s.texts {
		if overlap(l.Rect, toast) {
			texts = append(texts, l.Text)
		}
	}
	for _, n := range s.buttons {
		if p, ok := n.Art.(*stage.Panel); ok && strings.HasPrefix(p.Name, "button") && overlap(nodeRect(n, stage.Reach{}), toast) {
			buttons = append(buttons, n.Name)
		}
	}
	return texts, buttons
}
