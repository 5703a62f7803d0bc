package scenetest

import (
	"testing"

	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
)

// Tour is a running program that records the scenes it creates.
type Tour struct {
	*game.App
	Routes []game.Route
	Scenes []game.Scene // that were made for the routes
}

// NewTour opens the program as OpenParts does, in a window of 1280 × 720.
func NewTour(t testing.TB, p game.Config) *Tour {
	t.Helper()
	w, router := &Tour{}, p.Router
	p.Router = func(r game.Route) game.Scene {
		s := router(r)
		w.Routes, w.Scenes = append(w.Routes, r), append(w.Scenes, s)
		return s
	}
	w.App = OpenParts(t, p, 1280, 720)
	return w
}

// Last returns the scene created last.
func (w *Tour) Last() game.Scene { return w.Scenes[len(w.Scenes)-1] }

// At returns the route of the scene created last.
func (w *Tour) At() game.Route { return w.Routes[len(w.Routes)-1] }

// Only returns a router that makes the given scene for a route of its type, and scenes that do nothing for all others.
func Only[R game.Route](scene func(R) game.Scene) game.Router {
	return func(r game.Route) game.Scene {
		if own, ok := r.(R); ok {
			return scene(own)
		}
		return blank{}
	}
}

// Blank is a router of scenes that do nothing.
func Blank(game.Route) game.Scene { return blank{} }

// Button returns the node of a name below a node that can be pressed or dragged.
func Button(t testing.TB, root *stage.Node, name string) (button *stage.Node) {
	t.Helper()
	root.Walk(func(n *stage.Node) {
		if n.Name == name && n.Touch != nil {
			button = n
		}
	})
	if button == nil {
		t.Fatalf("there is no %s", name)
	}
	return button
}

// SaveGames saves games in progress until there are at least n beside that of the window.
func SaveGames(t testing.TB, c *game.Context, n int) {
	t.Helper()
	for i := len(saves.List(c)); i < n; i++ {
		m, players := SampleGame(t, i%len(games.All()), 2+i%3, 6)
		saves.Save(c, m, players)
		saves.Archive(c)
	}
}

// Idle are computer players that never answer.
type Idle struct{}

// Send implements players.Backend.
func (Idle) Send(players.Request) players.Handle { return Idle{} }

// Answer implements players.Handle.
func (Idle) Answer() (players.Choice, error, bool) { return players.Choice{}, nil, false }

// Progress implements players.Handle.
func (Idle) Progress() players.Progress { return players.Progress{} }

// Cancel implements players.Handle.
func (Idle) Cancel() {}

// Slots implements players.Backend.
func (Idle) Slots() int { return 1 }

// Renew implements players.Backend.
func (Idle) Renew() {}

// Close implements players.Backend.
func (Idle) Close() {}

// Levels implements players.Backend.
func (Idle) Levels() []string {
	return []string{"novice", "helper", "pupil", "fellow", "artisan", "expert", "virtuoso", "master"}
}
