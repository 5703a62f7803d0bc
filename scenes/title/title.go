// Package title is the title screen: a panel of tiles, and buttons that lead to everything else.
package title

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
)

// Scene is the title screen.
type Scene struct {
	games    []games.Game
	levels   []string    // of the available computer players
	saved    *route.Play // the game in progress; nil for none
	searched bool        // saved has been searched for
	kept     bool        // there are other saved games

	screen    dialog.Screen
	portraits *board.Portraits
	panel     *backdrop.Panel
	light     settings.Light // in which the panel is drawn
	moved     bool           // the panel moved in the last tick
}

// New returns the title screen for some games and levels of computer players.
func New(all []games.Game, levels []string) *Scene {
	return &Scene{games: all, levels: levels, portraits: board.NewPortraits(1)}
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	s.findSaved(c)
	s.kept = saves.Any(c)
	s.light = c.Light()
	l := s.layout(c)
	s.showPanel(c, l.panel())
	still := stage.New("", stage.CacheBelow{}, 0, 0, 0, 0)
	legal, _ := legalLines(l.window, l.areas[legalArea])
	s.screen.Show(c, stage.Group("title").Add(s.panel.Tiles, l.surroundings(), still, s.panel.Light, s.column(l), legal), "")
}

// showPanel shows the panel as it was seen last. Tiles that finished games have added since are set one by one.
func (s *Scene) showPanel(c *game.Context, room backdrop.Area) {
	seen, due := c.Settings.Panel, backdrop.TilesAfter(c.Settings.Finished)
	s.panel = backdrop.NewPanel(c, room, seen, func(step int) { c.PlaySound("place", step) })
	if seen != due {
		s.panel.DropTiles(seen, due, func() { c.Settings.Panel = due; c.SaveSettings() })
		if c.Settings.Speed == settings.Off {
			s.panel.Finish()
		}
	}
}

// findSaved loads the game in progress unless it is known. The first time it searches the slots of all windows, later only that of this
// window, where an import may have put a game.
func (s *Scene) findSaved(c *game.Context) {
	if s.saved != nil {
		return
	}
	find := saves.Load
	if s.searched {
		find = saves.Unfinished
	}
	s.searched = true
	if m, players, ok := find(c); ok && !m.Over() {
		s.saved = &route.Play{Match: m, Players: players}
		saves.ReplaceMissingLevels(c, players, s.levels)
	}
}

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground { return backdrop.PlainGround(c) }

// Window implements game.Windowed.
func (s *Scene) Window() int { return 0 }

// Update implements game.Scene. A press sets all remaining tiles at once.
func (s *Scene) Update(c *game.Context) {
	if s.light != c.Light() {
		s.Layout(c)
	}
	if s.panel.Dropping() && c.Input.Pressed() {
		s.panel.Finish()
	}
	var light bool
	if s.moved, light = s.panel.Advance(); light {
		c.Redraw()
	}
	s.shortcuts(c)
	c.Dispatch(&s.screen.Dispatcher)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.screen.Draw(c) }

// Pause implements game.Pauser.
func (s *Scene) Pause(*game.Context) { s.screen.Dispatcher.ReleasePointer() }

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) { s.panel.Finish() }

// Moving implements game.Animated.
func (s *Scene) Moving() bool { return s.moved }

// Actions implements game.ActionScene.
func (s *Scene) Actions() []keys.Action {
	return []keys.Action{keys.NewGame, keys.Rules, keys.Settings, keys.Quit}
}

// shortcuts does what the keys of the title ask for.
func (s *Scene) shortcuts(c *game.Context) {
	switch did := c.Input.Did; {
	case did(keys.NewGame):
		c.Go(route.Setup{})
	case did(keys.Rules):
		c.Push(route.Rules{Title: s.games[0].Title})
	case did(keys.Settings):
		c.Push(route.Settings{})
	case did(keys.Quit) && c.CanQuit:
		c.Quit()
	}
}
