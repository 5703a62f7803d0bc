package scenes

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
)

// action is something that can be begun on the title or from the menu.
type action struct {
	name string
	do   func()
}

// actions are what can be begun below the game in progress and a new one.
func (t *title) actions(c *game.Context) []action {
	var all []action
	if t.kept {
		all = append(all, action{"kept", func() { c.Push(route.Kept{}) }})
	}
	all = append(all,
		action{"rules", func() { c.Push(route.Rules{Title: t.games[0].Title}) }},
		action{"settings", func() { c.Push(route.Settings{}) }})
	if c.CanQuit {
		all = append(all, action{"quit", c.Quit})
	}
	return all
}

// column is what the name and the actions of a title are laid out in.
type column struct {
	kit
	*hanging
	t  *title
	on *stage.Node
}

// column lays the column out in its room, and returns its height, too.
func (t *title) column(k kit, h *hanging) (*stage.Node, float64) {
	d := &column{k, h, t, stage.Group("column")}
	y := d.begin(d.name())
	all := t.actions(k.c)
	across := d.across(all)
	r := stage.Rect{W: h.room.W, H: d.row(60)}
	for row := range slices.Chunk(all, across) {
		r.Y = y
		for i, a := range row {
			d.button(a.name, false, partAcross(r, i, across, actionGap*k.Kit.Unit), 24, a.do)
		}
		y += r.H + k.Kit.Gap(16)
	}
	y -= k.Kit.Gap(16)
	d.on.X, d.on.Y = h.room.X, h.room.Y+max(0, h.room.H-y)*0.3
	return d.on, y
}

// row is the height of a row of buttons in pixels for one in design units.
func (d *column) row(units float64) float64 {
	height := d.Kit.Row(d.Kit.Gap(units)/d.Kit.Unit, 22)
	if d.phone {
		height = max(height, phoneTarget*d.Kit.Device)
	}
	return height
}

// phoneTarget is the least side of what is pressed with a thumb, in device-independent pixels.
const phoneTarget = 40

// name writes the name and what the game is, and returns where they end.
func (d *column) name() float64 {
	u, width := d.Kit.Unit*min(1, d.Kit.Zoom), d.room.W
	sub, h := d.Kit.Lines(d.Words.T("title.sub"), gfx.SerifItalic, 25, 2*u, 164*u+d.Kit.Size(25)*0.675, width, 0, ui.Body)
	d.on.Add(d.Kit.FitBox("Azulejo", gfx.SerifBold, 146, -6*u, 78*u, 0, width, 180*u, ui.Ink).Says(stage.RoleTitle, "Azulejo"), sub)
	return 164*u + h + d.Kit.Gap(18)
}

// begin puts the game in progress, if there is one, from y on, and below it a new one beside the lessons, and returns where they end.
func (d *column) begin(y float64) float64 {
	r := stage.Rect{Y: y, W: d.room.W, H: d.row(70)}
	if d.t.saved != nil {
		card := d.t.card(d.kit, r)
		d.on.Add(card)
		r.Y += card.H + d.Kit.Gap(20)
	} else {
		r.H = d.row(110)
	}
	gap := actionGap * d.Kit.Unit
	d.button("new", d.t.saved == nil, partAcross(r, 0, 2, gap), 30, func() { d.c.Go(route.Setup{}) })
	d.button("learn", false, partAcross(r, 1, 2, gap), 30, func() { d.c.Push(route.Lessons{}) })
	return r.Y + r.H + d.Kit.Gap(18)
}

// button begins something, in letters of a size.
func (d *column) button(name string, primary bool, r stage.Rect, units float64, do func()) {
	d.on.Add(d.Kit.Button("title-"+name, d.Words.T("title."+name), primary, r, do).Lettered(units).Node)
}

// across is how many actions lie side by side: three that are all there is, where their words have room, and else two.
func (d *column) across(all []action) int {
	words := mapped(all, func(a action) string { return d.Words.T("title." + a.name) })
	if len(all) == 3 && d.measure(gfx.Serif, 24, words...)+30*d.Kit.Unit <= (d.room.W-2*actionGap*d.Kit.Unit)/3 {
		return 3
	}
	return 2
}

// actionGap parts actions that lie side by side, in design units.
const actionGap = 16
