package setup

import (
	"cmp"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
)

// builder collects the parts of the screen in two layers.
type builder struct {
	kit       dialog.Kit
	under, on *stage.Node // the panels, and everything on them
}

func newBuilder(k dialog.Kit) builder {
	return builder{kit: k, under: stage.Group("under").SetRole(stage.RoleSilent, ""), on: stage.Group("form")}
}

// withBorder returns what was added, with the border at the left edge of the screen.
func (b builder) withBorder() *stage.Node {
	border, _ := backdrop.Border(b.kit.Context)
	return stage.Group("setup").Add(border, b.under, b.on)
}

// listRow returns what was added as a row of a list. height is that of the plan.
func (b builder) listRow(height float64) dialog.Row {
	return dialog.Row{Height: height + dialog.Margin*b.kit.Context.Device, Build: func(r stage.Rect) *stage.Node {
		n := stage.Group("").Add(b.under, b.on)
		n.X, n.Y = r.X, r.Y
		return n
	}}
}

// text returns a line of text at the left edge of a rectangle, in the middle of its height.
func (b builder) text(text string, face gfx.Face, units float64, r stage.Rect, paint gfx.Paint) *stage.Node {
	return b.kit.UI.FitText(text, face, units, r.X, r.Y+r.H/2, 0, r.W, paint)
}

// rowGap is the usual distance between the rows of a form in design units.
const rowGap = 18.0

// form is a column of rows of options. Lengths are in pixels.
type form struct {
	kit     dialog.Kit
	line    float64 // the height of a line of a row
	label   float64 // the width of the labels before the rows, 0 for none
	stacked bool    // labels are above their rows
	gap     float64 // between rows, in design units; 0 for the usual one
	rows    []formRow
}

// formRow is a row of a form. label may be "". height returns its height without a label above it.
type formRow struct {
	label  string
	height func(width float64) float64
	build  func(b builder, r stage.Rect)
}

// The areas of a row of a form: its label, and what is chosen there. Those of the next row follow.
const (
	labelArea = 1 + iota
	fieldArea
	rowAreas = iota
)

// plan arranges the rows one below the other.
func (f *form) plan() layout.Box[int] {
	all := layout.Box[int]{Kind: layout.Column, Gap: f.kit.UI.Gap(cmp.Or(f.gap, rowGap))}
	for i, row := range f.rows {
		field := layout.Box[int]{Area: i*rowAreas + fieldArea, Width: layout.Flexible(0),
			HeightFor: func(width float64) layout.Size { return layout.Fixed(row.height(width)) }}
		label := layout.Box[int]{Area: i*rowAreas + labelArea, Width: layout.Fixed(f.label)}
		item := layout.Box[int]{Kind: layout.Row, Items: []layout.Box[int]{label, field}}
		if f.stacked && row.label != "" {
			label.Height = layout.Fixed(1.5 * f.kit.UI.Size(20))
			item = layout.Box[int]{Kind: layout.Column, Items: []layout.Box[int]{label, field}}
		}
		all.Items = append(all.Items, item)
	}
	return all
}

// height returns the height of all rows in a width.
func (f *form) height(width float64) float64 {
	p := f.plan()
	return p.HeightIn(width).Min
}

// addTo adds the rows to b, in a rectangle and where they do not fill it at its start or end.
func (f *form) addTo(b builder, r stage.Rect, along layout.Align) {
	// A column stretches its only item, so there is an empty second one.
	areas := layout.Solve(r, layout.Box[int]{Kind: layout.Column, MainAlign: along, Items: []layout.Box[int]{f.plan(), {}}})
	for i, row := range f.rows {
		label := areas[i*rowAreas+labelArea]
		size := f.kit.UI.Size(20)
		switch {
		case row.label == "":
		case f.stacked:
			b.on.Add(f.kit.UI.FitText(row.label, gfx.SerifBold, 20, label.X, label.Y+0.6*size, 0, label.W, ui.Ink).SetRole(stage.RoleSilent, ""))
		case f.label > 0:
			r := stage.Rect{X: label.X, Y: label.Y, W: label.W - 8*f.kit.UI.Unit, H: f.line}
			b.on.Add(f.kit.UI.FitLines(row.label, gfx.Serif, 20, r, ui.Ink).SetRole(stage.RoleSilent, ""))
		}
		row.build(b, areas[i*rowAreas+fieldArea])
	}
}

// addChoice adds a row of options, of which the one at index at is chosen. accessible is its name for screen readers.
func (f *form) addChoice(name, label, accessible string, options []string, at int, change func(int)) {
	f.addChoiceOr(name, label, accessible, options, options, at, change)
}

// maxLines is the maximum number of lines of a choice in a window that does not scroll.
const maxLines = 3

// addChoiceOr does the same as addChoice, with short options where the others take too many lines.
func (f *form) addChoiceOr(name, label, accessible string, options, short []string, at int, change func(int)) {
	choice := func(r stage.Rect) *ui.Choice {
		r.H = f.line
		c := f.kit.UI.Choice(name, accessible, options, at, r, change)
		if !f.stacked && c.Height > (maxLines+0.5)*f.line {
			return f.kit.UI.Choice(name, accessible, short, at, r, change)
		}
		return c
	}
	f.rows = append(f.rows, formRow{label,
		func(width float64) float64 { return choice(stage.Rect{W: width}).Height },
		func(b builder, r stage.Rect) { b.on.Add(choice(r).Node) }})
}

// addLine adds a row that is a line high.
func (f *form) addLine(label string, build func(b builder, r stage.Rect)) {
	f.rows = append(f.rows, formRow{label, func(float64) float64 { return f.line }, build})
}
