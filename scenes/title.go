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
	cx, cy := c.W/2, c.H/2
	x := cx - 300*u
	if c.H > c.W {
		x = cx
		cy -= 60 * u
	}
	art := min(560*u, c.H*0.72)
	if c.H > c.W {
		t.root.Add(stage.New("", stage.Pic("title-panel"), cx, cy-360*u, art, art))
		t.buttons(c, cx, cy+100*u)
	} else {
		t.root.Add(stage.New("", stage.Pic("title-panel"), x, cy, art, art))
		t.buttons(c, cx+330*u, cy-40*u)
	}
	t.root.Add(k.Text(c.Words.T("title.legal"), gfx.Serif, 15, cx, c.H-28*u, 0.5, ui.Body))
	t.director = stage.Director{Scope: t.root, Unit: u}
	t.director.Focus("title-continue")
	t.open(c, t.sheet)
}

func (t *Title) buttons(c *game.Context, x, y float64) {
	k := c.Kit()
	u := k.Unit
	t.root.Add(
		k.Text("Azulejo", gfx.SerifBold, 104, x, y-170*u, 0.5, ui.Ink),
		k.Text(c.Words.T("title.sub"), gfx.SerifItalic, 24, x, y-92*u, 0.5, ui.Body),
	)
	entries := []struct {
		name string
		on   bool
		do   func()
	}{
		{"continue", t.saved != nil, func() { c.Go(t.saved) }},
		{"new", true, func() { c.Go(NewSetup(t.games, t.brain)) }},
		{"rules", true, func() { t.rules(c, t.games[0].Title) }},
		{"settings", true, func() { t.open(c, settingsSheet) }},
		{"quit", c.CanQuit, c.Quit},
	}
	i := 0
	for _, e := range entries {
		if !e.on {
			continue
		}
		b := k.Button("title-"+e.name, c.Words.T("title."+e.name), i == 0, stage.Rect{X: x - 150*u, Y: y + (-40+float64(i)*66)*u, W: 300 * u, H: 54 * u}, e.do)
		t.root.Add(b.Node)
		i++
	}
}

// rules tells the rules of the game of a title.
func (t *Title) rules(c *game.Context, title string) {
	t.open(c, func(c *game.Context, close func()) *stage.Node {
		return rulesSheet(c, t.games, title, func(other string) { t.rules(c, other) }, close)
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
