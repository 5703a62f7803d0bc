package ui

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Choice is a row of words of which one is chosen, or several rows where one is too narrow for them.
type Choice struct {
	*stage.Node
	// Height is that of all rows in pixels.
	Height  float64
	buttons []*Button
	change  func(int)
}

// Choice makes a row of all options, told by a word, over a rectangle, and the same again below it for each further row.
func (k *Kit) Choice(name, word string, all []string, at int, r stage.Rect, change func(int)) *Choice {
	c := &Choice{Node: stage.Group(name).SetRole(stage.RoleChoice, word), change: change}
	gap, size := k.Gap(8), k.Size(18)
	columns, rows := choiceGrid(k, all, size, r.W, gap)
	bw := (r.W - gap*float64(columns-1)) / float64(columns)
	for _, o := range all { // the same for all: the longest word sets it
		size = min(size, k.FitSize(o, gfx.Serif, size, bw-optionPadding*k.Unit))
	}
	for i, o := range all {
		b := k.Button(name+"-"+o, o, i == at, stage.Rect{X: r.X + float64(i%columns)*(bw+gap), Y: r.Y + float64(i/columns)*(r.H+gap), W: bw, H: r.H}, func() { c.Select(i) })
		b.label.Size = size
		b.SetRole(stage.RoleOption, o)
		b.restyle()
		c.buttons = append(c.buttons, b)
		c.Add(b.Node)
	}
	c.Height = float64(rows)*(r.H+gap) - gap
	return c
}

// choicePad is what an option is wider than its word at least, in design units.
const optionPadding = 12

// enough is the part of its size that text keeps for the sake of one row.
const minOneRow = 0.7

// grid is how many columns and rows options take: one row if they can be read in it, and else as few rows as leave them their size, but two
// columns where they can be read in those.
func choiceGrid(k *Kit, all []string, size, w, gap float64) (columns, rows int) {
	room := func(size float64) int { // for how many side by side with their words at a size
		return int((w + gap + 0.01) / (k.Fonts.MaxWidth(all, gfx.Serif, size) + optionPadding*k.Unit + gap))
	}
	n := len(all)
	if legible := room(max(k.MinTextSize(), minOneRow*size)); legible < n {
		n = max(min(legible, 2), min(n, room(size)), 1)
	}
	rows = (len(all) + n - 1) / n
	return (len(all) + rows - 1) / rows, rows
}

// Set chooses an option.
func (c *Choice) Select(i int) {
	for j, b := range c.buttons {
		b.SetPrimary(j == i)
	}
	c.change(i)
}

// switchWidth is the room for the track of a switch, in design units.
const switchWidth = 70

// Switch makes a switch: a caption left, and a track whose knob says on or off at the right end of a rectangle.
func (k *Kit) Switch(name string, caption Caption, on bool, r stage.Rect, change func(bool)) *stage.Node {
	n := stage.Box(name, nil, r).SetRole(stage.RoleSwitch, caption.Label)
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
