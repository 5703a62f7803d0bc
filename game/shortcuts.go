package game

import (
	"slices"

	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// Actor is a scene that answers actions of its own beside those of every scene.
type Actor interface{ Actions() []keys.Action }

// Shortcuts are what can be done by key.
type Shortcuts struct {
	c     *Context
	sheet Route // of keys
	shown Scene // that sheet, while it is open
}

// textStep is how much larger text becomes by one key.
const textStep = 0.1

// shortcut answers the keys of every scene.
func (a *App) shortcut() {
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
	c.Relayout()
}

// Explainer is a scene on which the key for the sheet of keys first explains what is to be seen.
type Explainer interface{ Explain() Route }

// Show opens the sheet of keys, unless it is open, or what explains the present scene.
func (s *Shortcuts) Show() {
	if e, ok := s.c.scenes.top().(Explainer); ok {
		s.c.Push(e.Explain())
		return
	}
	if s.sheet == nil || slices.ContainsFunc(s.c.scenes, func(o openScene) bool { return o.Scene == s.shown }) {
		return
	}
	s.c.Push(s.sheet)
	s.shown = s.c.scenes.top()
}

// Actions are what can be done by key in the scene that lies lowest, and in every scene.
func (s *Shortcuts) Actions() (all []keys.Action) {
	if a, ok := s.c.scenes[0].Scene.(Actor); ok {
		all = a.Actions()
	}
	return slices.Concat(all, keys.GlobalActions())
}

// Bind has actions done by these keys from now on, and keeps that.
func (s *Shortcuts) Bind(b keys.Bindings) {
	s.c.Settings.Keys = b
	s.c.Input.Bind(b)
	s.c.SaveSettings()
}
