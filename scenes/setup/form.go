package setup

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
)

// form lays rows of options out from the top down. Lengths are in pixels.
type form struct {
	kit       dialog.Kit
	under, on *stage.Node // panels, and everything that lies on them
	x, y      float64     // where the next row starts
	width     float64     // of a row with its label
	label     float64     // the width of the label before a row, 0 for none
	row       float64     // the height of the content of a row
	stacked   bool        // labels stand above their rows
}

func newForm(k dialog.Kit) *form {
	return &form{kit: k, under: stage.Group("under").Says(stage.RoleSilent, ""), on: stage.Group("form")}
}

// node returns the form beside the border of the wall.
func (f *form) node() *stage.Node {
	border, _ := backdrop.Border(f.kit.Context)
	return stage.Group("setup").Add(border, f.under, f.on)
}

// addTitle adds the title of the screen within a rectangle.
func (f *form) addTitle(r stage.Rect, units, align float64) {
	title := f.kit.Words.T("setup.title")
	f.on.Add(f.kit.UI.FitBox(title, gfx.SerifBold, units, r.X+align*r.W, r.Y+r.H/2, align, r.W, r.H, ui.Ink).Says(stage.RoleTitle, title))
}

// next returns the rectangle of the next row without its label, and moves on by a height and a gap.
func (f *form) next(height float64) stage.Rect {
	r := stage.Rect{X: f.x + f.label, Y: f.y, W: f.width - f.label, H: f.row}
	f.y += height + f.kit.UI.Gap(18)
	return r
}

// addLabel adds the label of the next row.
func (f *form) addLabel(text string) {
	switch {
	case f.stacked:
		f.on.Add(f.kit.UI.FitText(text, gfx.SerifBold, 20, f.x, f.y+0.6*f.kit.UI.Size(20), 0, f.width, ui.Ink).Says(stage.RoleSilent, ""))
		f.y += 1.5 * f.kit.UI.Size(20)
	case f.label > 0:
		f.on.Add(f.kit.UI.FitText(text, gfx.Serif, 20, f.x, f.y+f.row/2, 0, f.label-8*f.kit.UI.Unit, ui.Ink).Says(stage.RoleSilent, ""))
	}
}

// addChoice adds a row of options with a label, of which the one at an index is chosen.
func (f *form) addChoice(name, label string, options []string, at int, change func(int)) *ui.Choice {
	f.addLabel(label)
	c := f.kit.UI.Choice(name, label, options, at, f.next(0), change)
	f.y += c.Height
	f.on.Add(c.Node)
	return c
}

// withFewLines calls build with the largest text at which the options of some choices take no more lines than at 100 %.
func (f *form) withFewLines(width float64, choices [][]string, build func()) {
	scale := f.kit.UI.Scale
	height := func(s ui.Scale) (sum float64) {
		f.kit.UI.Scale = s
		for _, options := range choices {
			sum += f.kit.UI.Choice("", "", options, 0, stage.Rect{W: width, H: f.row}, nil).Height
		}
		return sum
	}
	limit, at := height(scale.Design()), scale
	for at.Zoom > 1 && height(at) > limit {
		at = at.Smaller()
	}
	f.kit.UI.Scale = at
	build()
	f.kit.UI.Scale = scale
}

// within returns a function that returns rectangles in design units from the upper left corner of r.
func (f *form) within(r stage.Rect) func(x, y, w, h float64) stage.Rect {
	u := f.kit.UI.Unit
	return func(x, y, w, h float64) stage.Rect { return stage.Rect{X: r.X + x*u, Y: r.Y + y*u, W: w * u, H: h * u} }
}
