package game

import (
	"slices"

	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// ActionScene is a scene with actions in addition to the global ones.
type ActionScene interface{ Actions() []keys.Action }

// KeyHelp is what the list of keys says of a scene whose keys do not do what they do at the table.
type KeyHelp struct {
	Names map[keys.Action]string      // the keys of the texts for actions
	Pad   map[keys.Action]keys.Action // what the gamepad buttons of actions do
	Fixed []FixedKeys
}

// FixedKeys are keys that players cannot change: the key of the text for what they do, and their names.
type FixedKeys struct {
	Text string
	Keys [][]string
}

// KeyHelper is an ActionScene with help for its keys.
type KeyHelper interface{ KeyHelp() KeyHelp }

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

// Actions returns the actions of the uppermost scene that has any, with their help, and the global actions.
func (s *Shortcuts) Actions() (all []keys.Action, help KeyHelp) {
	for _, o := range slices.Backward(s.c.scenes) {
		if a, ok := o.Scene.(ActionScene); ok {
			all = a.Actions()
			if h, ok := o.Scene.(KeyHelper); ok {
				help = h.KeyHelp()
			}
			break
		}
	}
	return slices.Concat(all, keys.GlobalActions()), help
}

// SetBindings sets and saves the key bindings.
func (s *Shortcuts) SetBindings(b keys.Bindings) {
	s.c.Settings.Keys = b
	s.c.Input.Bind(b)
	s.c.SaveSettings()
}
