package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// title is the first screen.
type title struct {
	games      []games.Game
	levels     []string    // that can be seated
	saved      *route.Play // the game in progress, if there is one
	looked     bool
	kept       []saves.Game // beside it
	root       *stage.Node
	column     *stage.Node
	dispatcher stage.Dispatcher
}

// Layout implements game.Scene.
func (t *title) Layout(c *game.Context) {
	t.look(c)
	t.kept = saves.Kept(c, games.Editions())
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
	focus := t.dispatcher.FocusName()
	t.dispatcher.Unit = u
	t.dispatcher.Open(t.root)
	t.dispatcher.Focus(focus)
}

// look finds the game in progress, once.
func (t *title) look(c *game.Context) {
	if t.looked {
		return
	}
	t.looked = true
	if m, players, ok := saves.Load(c, games.Editions()); ok {
		t.saved = &route.Play{Match: m, Players: players}
		if n := reseat(players, t.levels); n > 0 {
			c.NotifyNext(c.Words.T("play.reseated", n, seating.LevelWord(c.Words, usual(t.levels))))
		}
	}
}

// place puts the column of name and buttons around x, in the middle of a room from y on, and returns its height.
func (t *title) place(c *game.Context, k *ui.Kit, x, y, width, room float64) float64 {
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
func (t *title) entries(c *game.Context, k *ui.Kit, width float64) (*stage.Node, float64) {
	u, g := k.Unit, stage.Group("column")
	name := k.FitBox("Azulejo", gfx.SerifBold, 104, 0, 70*u, 0.5, width, 130*u, ui.Ink).Says(stage.RoleTitle, "Azulejo")
	sub, h := k.Lines(c.Words.T("title.sub"), gfx.SerifItalic, 24, 0, 138*u+k.Size(24)/2, width, 0.5, ui.Body)
	g.Add(name, sub)
	entries := []struct {
		name string
		on   bool
		do   func()
	}{
		{"continue", t.saved != nil, func() { c.Go(*t.saved) }},
		{"kept", len(t.kept) > 0, func() { c.Push(route.Kept{}) }},
		{"new", true, func() { c.Go(route.Setup{}) }},
		{"rules", true, func() { c.Push(route.Rules{Title: t.games[0].Title}) }},
		{"settings", true, func() { c.Push(route.Settings{}) }},
		{"quit", c.CanQuit, c.Quit},
	}
	y, row, gap, primary := 146*u+h+k.Gap(12), k.Row(54, 22), k.Gap(12), true
	for _, e := range entries {
		if !e.on {
			continue
		}
		r := stage.Rect{X: -150 * u, Y: y, W: 300 * u, H: row}
		half := (min(width, 300*u*k.Spread(20)) - gap) / 2
		switch paired := len(t.kept) > 0; { // two lie side by side where there is one more
		case paired && e.name == "rules":
			r.X, r.W = -half-gap/2, half
		case paired && e.name == "settings":
			r.X, r.Y, r.W = gap/2, y-row-gap, half
		}
		g.Add(k.Button("title-"+e.name, c.Words.T("title."+e.name), primary, r, e.do).Node)
		y, primary = r.Y+row+gap, false
	}
	return g, y
}

// Update implements game.Scene.
func (t *title) Update(c *game.Context) {
	t.shortcuts(c)
	c.Direct(&t.dispatcher)
}

// Actions implements game.Actor.
func (t *title) Actions() []keys.Action {
	return []keys.Action{keys.New, keys.Rules, keys.Settings, keys.Quit}
}

// shortcuts answers the keys of the title.
func (t *title) shortcuts(c *game.Context) {
	switch did := c.Input.Did; {
	case did(keys.New):
		c.Go(route.Setup{})
	case did(keys.Rules):
		c.Push(route.Rules{Title: t.games[0].Title})
	case did(keys.Settings):
		c.Push(route.Settings{})
	case did(keys.Quit) && c.CanQuit:
		c.Quit()
	}
}

// Wait implements game.Waiter.
func (t *title) Wait(*game.Context) { t.dispatcher.Rest() }

// Moving implements game.Mover.
func (*title) Moving() bool { return false }

// Draw implements game.Scene.
func (t *title) Draw(c *game.Context) {
	t.root.Draw(c.Canvas)
	t.dispatcher.Draw(c.Canvas)
}
