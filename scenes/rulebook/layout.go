package rulebook

import (
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
)

// frame is the layout of contents and pages in a window that is not handheld.
type frame struct {
	kit      dialog.Kit
	contents stage.Rect // next to the pages, empty if there is no space
	pages    stage.Rect // the open pages
	foot     stage.Rect // the buttons below the pages, empty next to contents
}

// Sizes of the book in design units.
const (
	windowMargin   = 14.0
	pagePadding    = 40.0  // from the edge of a page to its text
	contentsWidth  = 274.0 // the minimum width of the contents
	entryText      = 19.0
	entryHeight    = 33.0 // of a line of the contents
	maxEntryHeight = 48.0
	buttonHeight   = 52.0
)

// maxContentsShare is the maximum share of the contents in the width of a window.
const maxContentsShare = 0.32

// The areas of a book.
const (
	contentsArea = iota + 1
	pagesArea
	footArea
)

// newFrame returns the frame for a kit, with contents of a number of lines next to the pages if there is space.
func newFrame(k dialog.Kit, lines int) *frame {
	u := k.UI.Unit
	window := stage.Rect{W: k.Context.W, H: k.Context.H}.Grow(-windowMargin * u)
	width := max(contentsWidth*u, 13*k.UI.Size(entryText))
	button := k.UI.Row(buttonHeight, entryText)
	pages := box{Area: pagesArea, Width: layout.Flexible(0), Height: layout.Flexible(0)}
	b := box{Kind: layout.Row, Gap: windowMargin * u, Items: []box{{Area: contentsArea, Width: layout.Fixed(width)}, pages}}
	if width > maxContentsShare*window.W || float64(lines)*k.UI.Row(entryHeight, entryText)+3*button > window.H {
		b = box{Kind: layout.Column, Gap: windowMargin * u, Items: []box{pages, {Area: footArea, Height: layout.Fixed(button)}}}
	}
	areas := layout.Solve(window, b)
	return &frame{k, areas[contentsArea], areas[pagesArea], areas[footArea]}
}

// hasContents reports whether the contents are next to the pages.
func (f *frame) hasContents() bool { return f.contents.W > 0 }

// spread returns the number of pages side by side: two if text fits next to the pictures of each.
func (f *frame) spread() int {
	half := f.pages.Column(0, 2, 0).W - 2*pagePadding*f.kit.UI.Unit
	if half < wideColumn*f.kit.UI.Size(detailText) {
		return 1
	}
	return 2
}

// page returns the rectangle of the content of the i-th open page.
func (f *frame) page(i int) stage.Rect {
	return f.pages.Column(i, f.spread(), 0).Grow(-pagePadding * f.kit.UI.Unit)
}

// shieldNode returns a node over the whole window that keeps input from the scene below.
func (f *frame) shieldNode() *stage.Node {
	n := stage.Box("", nil, stage.Rect{W: f.kit.Context.W, H: f.kit.Context.H}.Grow(200*f.kit.UI.Device))
	n.Touch = &stage.Touch{}
	return n
}

// paperNode returns the open pages without their content. Two pages have a shadow between them.
func (f *frame) paperNode() *stage.Node {
	g, u, r := stage.Group("paper"), f.kit.UI.Unit, f.pages
	g.Add(f.kit.Panel("sheet", r))
	for i := range f.spread() {
		page := r.Column(i, f.spread(), 0).Grow(-16 * u)
		g.Add(dialog.Fill(ui.Surface, 1, page.Grow(-10*u))) // beside the ornaments in the corners of the sheet
		addBorder(g, page, max(1, 1.5*u))
	}
	if f.spread() == 2 {
		x := r.X + r.W/2
		for i := range 8 {
			half := float64(8-i) * 4 * u
			g.Add(dialog.Fill(ui.WarmShade, 0.022, stage.Rect{X: x - half, Y: r.Y, W: 2 * half, H: r.H}))
		}
		g.Add(dialog.Fill(ui.WarmShade, 0.4, stage.Rect{X: x - u/2, Y: r.Y, W: max(1, u), H: r.H}))
	}
	return g
}

// addBorder adds a thin blue line along the edges of a page.
func addBorder(g *stage.Node, r stage.Rect, thickness float64) {
	for _, side := range []stage.Rect{{X: r.X, Y: r.Y, W: r.W, H: thickness}, {X: r.X, Y: r.Y + r.H - thickness, W: r.W, H: thickness},
		{X: r.X, Y: r.Y, W: thickness, H: r.H}, {X: r.X + r.W - thickness, Y: r.Y, W: thickness, H: r.H}} {
		g.Add(dialog.Fill(ui.Accent, 0.35, side))
	}
}
