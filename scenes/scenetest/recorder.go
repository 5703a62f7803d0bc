package scenetest

import (
	"testing"

	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
)

// Recorder is a running program that records the scenes it creates.
type Recorder struct {
	*game.App
	Routes []game.Route
	Scenes []game.Scene // created for the routes
}

// NewRecorder opens the program as OpenConfig does, in a window of 1280 × 720.
func NewRecorder(t testing.TB, p game.Config) *Recorder {
	t.Helper()
	w, router := &Recorder{}, p.Router
	p.Router = func(r game.Route) game.Scene {
		s := router(r)
		w.Routes, w.Scenes = append(w.Routes, r), append(w.Scenes, s)
		return s
	}
	w.App = OpenConfig(t, p, 1280, 720)
	return w
}

// Last returns the scene created last.
func (r *Recorder) Last() game.Scene { return r.Scenes[len(r.Scenes)-1] }

// At returns the route of the scene created last.
func (r *Recorder) At() game.Route { return r.Routes[len(r.Routes)-1] }

// RouterFor returns a router that creates the given scene for routes of its type, and scenes that do nothing for all others.
func RouterFor[R game.Route](scene func(R) game.Scene) game.Router {
	return func(r game.Route) game.Scene {
		if wanted, ok := r.(R); ok {
			return scene(wanted)
		}
		return blankScene{}
	}
}

// BlankRouter is a router that creates scenes that do nothing.
func BlankRouter(game.Route) game.Scene { return blankScene{} }

// Button returns the node with a name below root that can be pressed or dragged.
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

// ArchiveGames archives games in progress until the archive has at least n.
func ArchiveGames(t testing.TB, c *game.Context, n int) {
	t.Helper()
	for i := len(saves.List(c)); i < n; i++ {
		m, players := SampleGame(t, i%len(games.All()), 2+i%3, 6)
		saves.Save(c, m, players)
		saves.Archive(c)
	}
}

// IdleBackend is a backend of computer players that never answers.
type IdleBackend struct{}

// Send implements players.Backend.
func (IdleBackend) Send(players.Request) players.Handle { return IdleBackend{} }

// Answer implements players.Handle.
func (IdleBackend) Answer() (players.Choice, error, bool) { return players.Choice{}, nil, false }

// Progress implements players.Handle.
func (IdleBackend) Progress() players.Progress { return players.Progress{} }

// Cancel implements players.Handle.
func (IdleBackend) Cancel() {}

// Slots implements players.Backend.
func (IdleBackend) Slots() int { return 1 }

// Waiting implements players.Backend.
func (IdleBackend) Waiting() bool { return false }

// Renew implements players.Backend.
func (IdleBackend) Renew() {}

// Close implements players.Backend.
func (IdleBackend) Close() {}

// Levels implements players.Backend.
func (IdleBackend) Levels() []string {
	return []string{"novice", "helper", "pupil", "fellow", "artisan", "expert", "virtuoso", "master"}
}
