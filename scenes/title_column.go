package scenes

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
)

// action is something that can be begun on the title.
type action struct {
	name string
	do   func()
}

// actions are what can be begun below the game in progress and a new one.
func (t *title) actions(c *game.Context) []action {
	var all []action
	if len(t.kept) > 0 {
		all = append(all, action{"kept", func() { c.Push(route.Kept{}) }})
	}
	all = append(all,
		action{"rules", func() { c.Push(route.Rules{Title: t.games[0].Title}) }},
		action{"settings", func() { c.Push(route.WallSettings{}) }})
	if c.CanQuit {
		all = append(all, action{"quit", c.Quit})
	}
	return all
}

// place puts the column into its room and returns its height.
func (t *title) place(c *game.Context, h *hanging, k *ui.Kit) float64 {
	if t.column != nil {
		t.column.Remove()
	}
	t.column = stage.Group("column")
	y := t.name(c, k, h.room.W)
	y = t.begin(c, h, k, y)
	height := h.row(k, 60)
	all := t.actions(c)
	across := t.across(c, k, all, h.room.W)
	for row := range slices.Chunk(all, across) {
		t.actionRow(c, k, row, across, stage.Rect{Y: y, W: h.room.W, H: height})
		y += height + k.Gap(16)
	}
	y -= k.Gap(16)
	t.column.X, t.column.Y, h.height = h.room.X, h.room.Y+max(0, h.room.H-y)*0.3, y
	t.root.Add(t.column)
	return y
}

// row is the height of a row of buttons in pixels for one in design units.
func (h *hanging) row(k *ui.Kit, units float64) float64 {
	height := k.Row(k.Gap(units)/k.Unit, 22)
	if h.phone {
		height = max(height, phoneTarget*k.Device)
	}
	return height
}

// phoneTarget is the least side of what is pressed with a thumb, in device-independent pixels.
const phoneTarget = 40

// name writes the name and what the game is, and returns where they end.
func (t *title) name(c *game.Context, k *ui.Kit, width float64) float64 {
	u := k.Unit * min(1, k.Zoom)
	name := k.FitBox("Azulejo", gfx.SerifBold, 146, -6*u, 78*u, 0, width, 180*u, ui.Ink).Says(stage.RoleTitle, "Azulejo")
	sub, h := k.Lines(c.Words.T("title.sub"), gfx.SerifItalic, 25, 2*u, 164*u+k.Size(25)*0.675, width, 0, ui.Body)
	t.column.Add(name, sub)
	return 164*u + h + k.Gap(18)
}

// begin puts the game in progress, if there is one, from y on, and below it a new one beside the lessons, and returns where they end.
func (t *title) begin(c *game.Context, h *hanging, k *ui.Kit, y float64) float64 {
	start := func() { c.Go(route.Setup{}) }
	r := stage.Rect{Y: y, W: h.room.W, H: h.row(k, 70)}
	if t.saved != nil {
		card := t.card(c, k, r)
		t.column.Add(card)
		r.Y += card.H + k.Gap(20)
	} else {
		r.H = h.row(k, 110)
	}
	below := r.Y + r.H + k.Gap(18)
	gap := actionGap * k.Unit
	r.W = (r.W - gap) / 2
	t.column.Add(k.Button("title-new", c.Words.T("title.new"), t.saved == nil, r, start).Lettered(30).Node)
	r.X += r.W + gap
	t.column.Add(k.Button("title-learn", c.Words.T("title.learn"), false, r, func() { c.Push(route.Lessons{}) }).Lettered(30).Node)
	return below
}

// across is how many actions lie side by side: three that are all there is, where their words have room, and else two.
func (t *title) across(c *game.Context, k *ui.Kit, all []action, width float64) int {
	var words []string
	for _, a := range all {
		words = append(words, c.Words.T("title."+a.name))
	}
	if len(all) == 3 && k.Fonts.Widest(words, gfx.Serif, k.Size(24))+30*k.Unit <= (width-2*actionGap*k.Unit)/3 {
		return 3
	}
	return 2
}

// actionGap parts actions that lie side by side, in design units.
const actionGap = 16

// actionRow puts actions side by side into a row with room for so many.
func (t *title) actionRow(c *game.Context, k *ui.Kit, row []action, across int, r stage.Rect) {
	gap := actionGap * k.Unit
	r.W = (r.W - gap*float64(across-1)) / float64(across)
	for _, a := range row {
		t.column.Add(k.Button("title-"+a.name, c.Words.T("title."+a.name), false, r, a.do).Lettered(24).Node)
		r.X += r.W + gap
	}
}
