package setup

import (
	"strings"
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestLevelsAreOneTabStop checks that Tab stops once at the levels of a seat, at the seat's level, and that arrows choose another level.
func TestLevelsAreOneTabStop(t *testing.T) {
	c := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720).Context()
	s := New(games.All(), scenetest.IdleBackend{})
	s.Layout(c)
	d := &s.screen.Dispatcher
	press := func(k stage.Keys) { d.Update(stage.Pointer{}, k) }
	for d.FocusVisibly("name-0"); !strings.HasPrefix(d.FocusName(), "level-0-"); {
		press(stage.Keys{Next: true})
	}
	if !d.Focused().Accessible.On {
		t.Errorf("Tab stops at %s, which is not the level of the seat", d.FocusName())
	}
	press(stage.Keys{Next: true})
	if at := d.FocusName(); strings.HasPrefix(at, "level-0-") {
		t.Errorf("Tab stops a second time at the levels, at %s", at)
	}
	press(stage.Keys{Prev: true})
	levels := s.computers.Levels()
	press(stage.Keys{Right: true})
	press(stage.Keys{Right: true})
	if p := s.choices.Seating.Players[0]; p.Level != levels[1] || !d.Focused().Accessible.On {
		t.Errorf("after two presses of Right the level is %q, not %q", p.Level, levels[1])
	}
}
