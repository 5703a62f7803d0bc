package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Choice is a group of radio buttons in one or more rows.
type Choice struct {
	*stage.Node
	// Height is the height of all rows in pixels.
	Height  float64
	buttons []*Button
	change  func(int)
}

// Choice returns a choice between options whose first row covers a rectangle; at is the selected option. name is that of the node, label
// that for screen readers.
func (k *Kit) Choice(name, label string, options []string, at int, r stage.Rect, change func(int)) *Choice {
	c := &Choice{Node: stage.Group(name).SetRole(stage.RoleChoice, label), change: change}
	gap, size := k.Gap(8), k.Size(18)
	columns, rows := choiceGrid(k, options, size, r.W, gap)
	bw := (r.W - gap*float64(columns-1)) / float64(columns)
	for _, o := range options { // the longest text sets the size of all
		size = min(size, k.FitSize(o, gfx.Serif, size, bw-optionPadding*k.Unit))
	}
	for i, o := range options {
		b := k.Button(name+"-"+o, o, i == at, stage.Rect{X: r.X + float64(i%columns)*(bw+gap), Y: r.Y + float64(i/columns)*(r.H+gap), W: bw, H: r.H}, func() { c.Select(i) })
		b.label.Size = size
		b.SetRole(stage.RoleOption, o)
		b.Touch.SelectByArrow = true
		b.restyle()
		c.buttons = append(c.buttons, b)
		c.Add(b.Node)
	}
	c.Height = float64(rows)*(r.H+gap) - gap
	return c
}

// Segment draws options in a single row as the segments of one control, in bold, as thin text is faint on it. Each has some sprites before its text if
// there is room for both.
func (c *Choice) Segment(k *Kit, sprites [][]stage.Sprite) *Choice {
	const edge, offset = 4, 0.4
	first, last := c.buttons[0], c.buttons[len(c.buttons)-1]
	if first.Y != last.Y {
		return c
	}
	left, right := first.X-first.W/2, last.X+last.W/2
	c.Add(stage.Box("", stage.NewPanel("button-down", k.Unit, 0), stage.Rect{X: left, Y: first.Y - first.H/2, W: right - left, H: first.H}))
	size := first.label.Size
	for _, b := range c.buttons {
		b.label.Face = gfx.SerifBold
		size = min(size, k.FitSize(b.label.Text, gfx.SerifBold, size, (right-left)/float64(len(c.buttons))-(2*edge+optionPadding)*k.Unit))
	}
	for i, b := range c.buttons {
		b.bare, b.label.Size = true, size
		b.W, b.H = (right-left)/float64(len(c.buttons))-2*edge*k.Unit, b.H-2*edge*k.Unit
		b.X = left + (float64(i)+0.5)*(right-left)/float64(len(c.buttons))
		text, _ := k.Fonts.Measure(b.label.Text, b.label.Face, b.label.Size)
		side := 0.95 * b.label.Size
		drawn := side * (1 + offset*float64(len(sprites[i])-1))
		if drawn+0.3*side+text+1.2*optionPadding*k.Unit <= b.W {
			x := -(drawn + 0.3*side + text) / 2
			for j := range sprites[i] {
				b.Add(stage.New("", &sprites[i][j], x+side*(0.5+offset*float64(j)), 0, side, side))
			}
			b.textNode.X = (drawn + 0.3*side) / 2
		}
		b.Touch.Reach = stage.Around(edge * k.Unit)
		b.restyle()
		c.Add(b.Node)
	}
	return c
}

// EnlargeText enlarges the text of all options to a size in design units, or as far as it fits.
func (c *Choice) EnlargeText(k *Kit, units float64) {
	size := k.Size(units)
	for _, b := range c.buttons {
		size = min(size, k.FitSize(b.label.Text, gfx.Serif, size, b.W-optionPadding*k.Unit))
	}
	for _, b := range c.buttons {
		b.label.Size = max(b.label.Size, size)
	}
}

// optionPadding is the minimum space around the text of an option in design units.
const optionPadding = 2 * tightMargin

// minOneRow is the smallest factor by which text is shrunk to fit all options in one row.
const minOneRow = 0.7

// choiceGrid returns the number of columns and rows of options: one row if that is legible, otherwise as few rows as possible without
// shrinking text.
func choiceGrid(k *Kit, options []string, size, w, gap float64) (columns, rows int) {
	fit := func(size float64) int { // columns that fit with text of a size
		return int((w + gap + 0.01) / (k.Fonts.MaxWidth(options, gfx.Serif, size) + optionPadding*k.Unit + gap))
	}
	n := len(options)
	if legible := fit(max(k.MinTextSize(), minOneRow*size)); legible < n {
		n = max(min(legible, 2), min(n, fit(size)), 1)
	}
	rows = (len(options) + n - 1) / n
	return (len(options) + rows - 1) / rows, rows
}

// Select selects an option.
func (c *Choice) Select(i int) {
	for j, b := range c.buttons {
		b.SetPrimary(j == i)
	}
	c.change(i)
}

// switchWidth is the space for the track of a switch in design units.
const switchWidth = 70

// Switch returns an on/off switch that covers a rectangle, with its caption at the left and its track at the right.
func (k *Kit) Switch(name string, caption Caption, on bool, r stage.Rect, change func(bool)) *stage.Node {
	n := stage.Box(name, nil, r).SetRole(stage.RoleSwitch, caption.Label)
	n.Accessible.Description = caption.Description
	track := stage.Track(k.Unit, Off.Colour())
	knob := stage.New("", stage.NewSprite("knob"), 0, 0, 24*k.Unit, 24*k.Unit)
	n.Add(caption.node(k, stage.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W - switchWidth*k.Unit, H: r.H}),
		stage.New("", track, r.W/2-28*k.Unit, 0, 54*k.Unit, 26*k.Unit).Add(knob))
	show := func() {
		n.Accessible.On, knob.X, track.Tint = on, -13*k.Unit, Off.Colour()
		if on {
			knob.X, track.Tint = 13*k.Unit, Accent.Colour()
		}
	}
	show()
	n.Touch = &stage.Touch{Focus: true, Press: func() {
		on = !on
		show()
		k.click()
		change(on)
	}}
	return n
}
