package rulebook

import (
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
)

// layout is where contents and pages are in a window.
type layout struct {
	kit    dialog.Kit
	margin stage.Rect // of the contents, empty where they have no room
	pages  stage.Rect // that are open
}

// newLayout returns the layout for a kit, with a margin where a number of lines of contents have room.
func newLayout(k dialog.Kit, lines int) *layout {
	c, l := k.Context, &layout{kit: k}
	if k.Handheld() {
		l.pages = stage.Rect{W: c.W, H: c.H}
		return l
	}
	edge := 14 * k.UI.Unit
	window := stage.Rect{W: c.W, H: c.H}.Grow(-edge)
	l.pages = window
	margin := max(288*k.UI.Unit, 13*k.UI.Size(19))
	if c.W > c.H && margin < 0.34*c.W && float64(lines)*l.lineHeight()+3*k.UI.Row(52, 19) < window.H {
		l.margin = stage.Rect{X: window.X, Y: window.Y, W: margin - edge, H: window.H}
		l.pages.X, l.pages.W = window.X+margin, window.W-margin
		return l
	}
	l.pages.H -= l.kit.UI.Row(52, 20) + edge
	return l
}

func (l *layout) hasMargin() bool { return l.margin.W > 0 }

// lineHeight returns the height of a line of the contents.
func (l *layout) lineHeight() float64 { return l.kit.UI.Row(37, 19) }

// spread returns the number of pages side by side.
func (l *layout) spread() int {
	if l.kit.Context.W/l.kit.Context.Device < 1100 || l.pages.W < 1.2*l.pages.H || l.kit.UI.Zoom > 1.3 {
		return 1
	}
	return 2
}

// page returns the rectangle of the i-th open page.
func (l *layout) page(i int) stage.Rect { return l.pages.Column(i, l.spread(), 0) }

// cloth returns the cloth under the book, in the colour of the game with a title.
func (l *layout) cloth(title string) *stage.Node {
	tint := ui.WarmCloth
	if title == "game.pavilion" {
		tint = ui.CoolCloth
	}
	n := dialog.Fill(tint, 1, stage.Rect{W: l.kit.Context.W, H: l.kit.Context.H}.Grow(200*l.kit.UI.Device))
	n.Touch = &stage.Touch{}
	return n
}

// paper returns the open pages without their content. Two pages have a shadow between them.
func (l *layout) paper() *stage.Node {
	g, u, r := stage.Group("paper"), l.kit.UI.Unit, l.pages
	g.Add(l.kit.Panel("sheet", r))
	for i := range l.spread() {
		addFrame(g, l.page(i).Grow(-16*u), max(1, 1.5*u))
	}
	if l.spread() == 2 {
		x := r.X + r.W/2
		for i := range 8 {
			half := float64(8-i) * 4 * u
			g.Add(dialog.Fill(ui.WarmShade, 0.022, stage.Rect{X: x - half, Y: r.Y, W: 2 * half, H: r.H}))
		}
		g.Add(dialog.Fill(ui.WarmShade, 0.4, stage.Rect{X: x - u/2, Y: r.Y, W: max(1, u), H: r.H}))
	}
	return g
}

// addFrame adds a thin blue frame.
func addFrame(g *stage.Node, r stage.Rect, thickness float64) {
	for _, side := range []stage.Rect{{X: r.X, Y: r.Y, W: r.W, H: thickness}, {X: r.X, Y: r.Y + r.H - thickness, W: r.W, H: thickness},
		{X: r.X, Y: r.Y, W: thickness, H: r.H}, {X: r.X + r.W - thickness, Y: r.Y, W: thickness, H: r.H}} {
		g.Add(dialog.Fill(ui.Accent, 0.35, side))
	}
}
