package game

import (
	"slices"

	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// Actor is a scene that answers actions of its own beside those of every scene.
type ActionScene interface{ Actions() []keys.Action }

// Shortcuts are what can be done by key.
type Shortcuts struct {
	c          *Context
	sheetRoute Route // of keys
	openSheet  Scene // that sheet, while it is open
}

// textStep is how much larger text becomes by one key.
const textStep = 0.1

// shortcut answers the keys of every scene.
func (a *App) handleShortcuts() {
	c := a.c
	set, did := c.Settings, c.Input.Did
	switch n := c.Input.PadsAdded(); {
	case n > 0:
		c.Notify(c.Words.T("pad.in"))
	case n < 0:
		c.Notify(c.Words.T("pad.out"))
	}
	switch {
	case did(keys.FullScreen):
		set.FullScreen = !ebiten.IsFullscreen()
		ebiten.SetFullscreen(set.FullScreen)
	case did(keys.Mute):
		set.Mute = !set.Mute
	case did(keys.Music):
		set.FlipMusic()
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

func (a *App) scaleText(by float64) {
	c := a.c
	c.Settings.TextScale = min(2, max(1, c.Settings.TextScale+by))
	c.ApplySettings()
}

// Explainer is a scene on which the key for the sheet of keys first explains what is to be seen.
type HelpScene interface{ HelpRoute() Route }

// Show opens the sheet of keys, unless it is open, or what explains the present scene.
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

// Actions are what can be done by key in the scene that lies lowest, and in every scene.
func (s *Shortcuts) Actions() (all []keys.Action) {
	if a, ok := s.c.scenes[0].Scene.(ActionScene); ok {
		all = a.Actions()
	}
	return slices.Concat(all, keys.GlobalActions())
}

// Bind has actions done by these keys from now on, and keeps that.
func (s *Shortcuts) SetBindings(b keys.Bindings) {
	s.c.Settings.Keys = b
	s.c.Input.Bind(b)
	s.c.SaveSettings()
}
