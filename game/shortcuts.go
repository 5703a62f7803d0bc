package game

import (
	"slices"

	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// ActionScene is a scene with actions in addition to the global ones.
type ActionScene interface{ Actions() []keys.Action }

// Shortcuts are the keyboard shortcuts of the current scene and the sheet that lists them.
type Shortcuts struct {
	c          *Context
	sheetRoute Route // nil for none
	openSheet  Scene // the sheet, once it has been opened
}

// textStep is the change of the text scale by one key press.
const textStep = 0.1

// handleShortcuts performs the global actions and reports connected gamepads.
func (a *App) handleShortcuts() {
	c := a.c
	s, did := c.Settings, c.Input.Did
	switch n := c.Input.PadsAdded(); {
	case n > 0:
		c.Notify(c.Words.T("pad.in"))
	case n < 0:
		c.Notify(c.Words.T("pad.out"))
	}
	switch {
	case did(keys.FullScreen):
		s.FullScreen = !ebiten.IsFullscreen()
		ebiten.SetFullscreen(s.FullScreen)
	case did(keys.Mute):
		s.Mute = !s.Mute
	case did(keys.Music):
		s.ToggleMusic()
	case did(keys.LargerText):
		a.scaleText(textStep)
	case did(keys.SmallerText):
		a.scaleText(-textStep)
	case did(keys.ShortcutsSheet):
		c.Shortcuts.Show()
		return
	default:
		return
	}
	c.SaveSettings()
}

// scaleText changes the text scale within its limits.
func (a *App) scaleText(by float64) {
	c := a.c
	c.Settings.TextScale = min(2, max(1, c.Settings.TextScale+by))
	c.ApplySettings()
}

// HelpScene is a scene with its own help. The shortcut of the keyboard shortcuts sheet opens that first.
type HelpScene interface{ HelpRoute() Route }

// Show opens the help of the current scene if it has any, or else the keyboard shortcuts sheet, unless that is open.
func (s *Shortcuts) Show() {
	if e, ok := s.c.scenes.top().(HelpScene); ok {
		s.c.Push(e.HelpRoute())
		return
	}
	if s.sheetRoute == nil || slices.ContainsFunc(s.c.scenes, func(o sceneEntry) bool { return o.Scene == s.openSheet }) {
		return
	}
	s.c.Push(s.sheetRoute)
	s.openSheet = s.c.scenes.top()
}

// Actions returns the actions of the lowest scene and the global actions.
func (s *Shortcuts) Actions() (all []keys.Action) {
	if a, ok := s.c.scenes[0].Scene.(ActionScene); ok {
		all = a.Actions()
	}
	return slices.Concat(all, keys.GlobalActions())
}

// SetBindings sets and saves the key bindings.
func (s *Shortcuts) SetBindings(b keys.Bindings) {
	s.c.Settings.Keys = b
	s.c.Input.Bind(b)
	s.c.SaveSettings()
}
