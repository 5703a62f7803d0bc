package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Title is the first screen.
type Title struct {
	games    []Game
	brain    Brain
	saved    *Play
	looked   bool
	root     *stage.Node
	column   *stage.Node
	sheet    func(c *game.Context, close func()) *stage.Node
	over     *stage.Node
	director stage.Director
}

// NewTitle returns the first screen.
func NewTitle(games []Game, b Brain) *Title { return &Title{games: games, brain: b} }

// Layout implements game.Scene.
func (t *Title) Layout(c *game.Context) {
	if !t.looked {
		t.saved, t.looked = saved(c, t.games, t.brain), true
	}
	k := c.Kit()
	u := k.Unit
	t.root = stage.Group("title")
	legal, low := k.Lines(c.Words.T("title.legal"), gfx.Serif, 15, c.W/2, 0, c.W-48*u, 0.5, ui.Body)
	legal.Y = c.H - 18*u - low + k.Size(15)*0.675
	room := c.H - low - 40*u
	art := min(560*u, c.H*0.72)
	if c.H > c.W {
		k.Within(room-art, func(k *ui.Kit) float64 { return t.place(c, k, c.W/2, art, c.W-48*u, room-art) })
		t.root.Add(stage.New("", stage.Pic("title-panel"), c.W/2, art/2+24*u, art, art))
	} else {
		x := c.W/2 + 330*u
		k.Within(room, func(k *ui.Kit) float64 { return t.place(c, k, x, 0, min(c.W-x-24*u, x-c.W/2)*2, room) })
		t.root.Add(stage.New("", stage.Pic("title-panel"), c.W/2-300*u, c.H/2, art, art))
	}
	t.root.Add(legal)
	t.director = stage.Director{Scope: t.root, Unit: u}
	t.director.Focus("title-continue")
	t.open(c, t.sheet)
}

// place puts the column of name and buttons around x, in the middle of a room from y on, and returns its height.
func (t *Title) place(c *game.Context, k *ui.Kit, x, y, width, room float64) float64 {
	if t.column != nil {
		t.column.Remove()
	}
	var height float64
	t.column, height = t.entries(c, k, width)
	t.column.X, t.column.Y = x, y+max(0, room-height)/2
	t.root.Add(t.column)
	return height
}

// entries is the column of name and buttons, its middle at 0 and its top at 0, and its height.
func (t *Title) entries(c *game.Context, k *ui.Kit, width float64) (*stage.Node, float64) {
	u, g := k.Unit, stage.Group("column")
	name := k.FitBox("Azulejo", gfx.SerifBold, 104, 0, 70*u, 0.5, width, 130*u, ui.Ink)
	sub, h := k.Lines(c.Words.T("title.sub"), gfx.SerifItalic, 24, 0, 138*u+k.Size(24)/2, width, 0.5, ui.Body)
	g.Add(name, sub)
	entries := []struct {
		name string
		on   bool
		do   func()
	}{
		{"continue", t.saved != nil, func() { c.Go(t.saved) }},
		{"new", true, func() { c.Go(NewSetup(t.games, t.brain)) }},
		{"rules", true, func() { t.rules(c, page{title: t.games[0].Title}) }},
		{"settings", true, func() { t.open(c, settingsSheet) }},
		{"quit", c.CanQuit, c.Quit},
	}
	y, row, primary := 146*u+h+k.Gap(12), k.Row(54, 22), true
	for _, e := range entries {
		if !e.on {
			continue
		}
		g.Add(k.Button("title-"+e.name, c.Words.T("title."+e.name), primary, stage.Rect{X: -150 * u, Y: y, W: 300 * u, H: row}, e.do).Node)
		y, primary = y+row+k.Gap(12), false
	}
	return g, y
}

// rules opens a page of the rules.
func (t *Title) rules(c *game.Context, at page) {
	t.open(c, func(c *game.Context, close func()) *stage.Node {
		return rulesSheet(c, t.games, at, func(to page) { t.rules(c, to) }, close)
	})
}

// open lays a sheet over the screen; nil closes it.
func (t *Title) open(c *game.Context, make func(c *game.Context, close func()) *stage.Node) {
	if t.over != nil {
		t.over.Remove()
	}
	t.sheet, t.over = make, nil
	t.director.Scope = t.root
	if make == nil {
		return
	}
	t.over = make(c, func() { t.open(c, nil) })
	t.root.Add(t.over)
	t.director.Open(t.over)
}

// Update implements game.Scene.
func (t *Title) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) && t.sheet != nil {
		t.open(c, nil)
	}
	c.Direct(&t.director)
}

// Draw implements game.Scene.
func (t *Title) Draw(c *game.Context) {
	t.root.Draw(c.Canvas)
	t.director.Draw(c.Canvas)
}
