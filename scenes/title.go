package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/wall"
)

// title is the first screen: a panel of tiles on the wall, and beside it what can be done.
type title struct {
	screen
	games  []games.Game
	levels []string    // that can be seated
	saved  *route.Play // the game in progress, if there is one
	looked bool
	kept   bool // games are kept beside it
	panel  *wall.Panel
	light  settings.Light // in which the panel was hung
	moved  bool           // something on the wall did in the last tick
}

// Layout implements game.Scene.
func (t *title) Layout(c *game.Context) {
	t.look(c)
	t.kept = saves.HasKept(c)
	t.light = c.Light()
	h := t.hanging(c)
	t.hang(c, h)
	column, height := h.fitted(h.room.H, func(k kit) (*stage.Node, float64) { return t.column(k, h) })
	h.life.Hidden = h.life.Hidden || column.Y+height > h.life.Y-h.life.H/2
	still := stage.New("", stage.Still{}, 0, 0, 0, 0)
	t.show(c, stage.Group("title").Add(t.panel.Wall, h.wall(c), still, t.panel.Light, column, h.legal), "")
}

// hanging finds the places for a window, with text as large as lets the column have its room, but no smaller than the design's for that.
func (t *title) hanging(c *game.Context) *hanging {
	k := c.Kit()
	for {
		h := newHanging(c, k.Zoom)
		if _, height := t.column(h.kit, h); height <= h.room.H || k.Zoom <= 1 {
			return h
		}
		k.Scale = k.Smaller()
	}
}

// hang hangs the panel as it was seen last; the tiles that have come since are set one by one.
func (t *title) hang(c *game.Context, h *hanging) {
	seen, due := c.Settings.Panel, wall.Due(c.Settings.Finished)
	t.panel = wall.NewPanel(c, h.panel, seen, func(step int) { c.Play("place", step) })
	if seen != due {
		t.panel.Set(seen, due, func() { c.Settings.Panel = due; c.SaveSettings() })
		if c.Settings.Speed == settings.Off {
			t.panel.Finish()
		}
	}
}

// look finds the game in progress: the first time wherever it is kept, and then where an import may have put it.
func (t *title) look(c *game.Context) {
	if t.saved != nil {
		return
	}
	find := saves.Load
	if t.looked {
		find = saves.Unfinished
	}
	t.looked = true
	if m, players, ok := find(c); ok && !m.Position().Over() {
		t.saved = &route.Play{Match: m, Players: players}
		reseated(c, players, t.levels)
	}
}

// Ground implements game.Grounded.
func (t *title) Ground(c *game.Context) gfx.Ground { return wall.Plain(c) }

// Window implements game.Windowed.
func (t *title) Window() int { return 0 }

// Update implements game.Scene. Who presses something does not wait for tiles that are being set.
func (t *title) Update(c *game.Context) {
	if t.light != c.Light() {
		t.Layout(c)
	}
	if t.panel.Setting() && c.Input.Pressed() {
		t.panel.Finish()
	}
	var light bool
	if t.moved, light = t.panel.Advance(); light {
		c.Redraw()
	}
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

// Leave implements game.Leaver.
func (t *title) Leave(*game.Context) { t.panel.Finish() }

// Moving implements game.Mover.
func (t *title) Moving() bool { return t.moved }
