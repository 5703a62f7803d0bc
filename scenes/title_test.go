package scenes

import (
	"strings"
	"testing"

	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
	"azulejo/scenes/wall"
)

// titled is a title in a window of 1600 × 900, with a game in progress or without.
func titled(t *testing.T, saved *route.Play) (*tour, *title) {
	w := newTour(t, route.Title{})
	w.LayoutF(1600, 900)
	s := w.last().(*title)
	s.saved, s.dispatcher = saved, stage.Dispatcher{}
	s.Layout(w.Context())
	return w, s
}

// TestTheCardTellsTheGame: it has the focus on arrival, says what is played and how it stands, and leads there.
func TestTheCardTellsTheGame(t *testing.T) {
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, 7)
		w, s := titled(t, &route.Play{Match: m, Players: players})
		if s.dispatcher.FocusName() != "title-continue" {
			t.Fatalf("%s: the keyboard rests on %q", g.Edition.ID, s.dispatcher.FocusName())
		}
		card := s.dispatcher.Focused()
		c := w.Context()
		said := []string{c.Words.T("title.continue"), c.Words.T(g.Title)}
		for i, n := range m.Position().Scores(nil) {
			said = append(said, players[i].Name+" "+c.Words.Number(n))
		}
		for _, part := range said {
			if !strings.Contains(card.Voice.Name, part) {
				t.Errorf("%s: %q does not tell %q", g.Edition.ID, card.Voice.Name, part)
			}
		}
		s.dispatcher.Update(stage.Pointer{}, stage.Keys{Confirm: true})
		if got, ok := w.been[len(w.been)-1].(route.Play); !ok || got.Match != m {
			t.Errorf("%s: it leads to %T", g.Edition.ID, w.been[len(w.been)-1])
		}
	}
}

// TestTheCardShowsTheTable: as many tiles as lie on the board of the seat on turn, within the card.
func TestTheCardShowsTheTable(t *testing.T) {
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 2, 45)
		_, s := titled(t, &route.Play{Match: m, Players: players})
		tab, card := g.Table(), s.dispatcher.Focused()
		want := 0
		for _, p := range tab.Pieces(m.Position()) {
			if p.Place.Seat == m.Position().ToMove() && !p.Place.Zone.Pool() {
				want++
			}
		}
		x, y := card.Centre()
		frame := stage.Rect{X: x - card.W/2, Y: y - card.H/2, W: card.W, H: card.H}
		tiles := 0
		card.Walk(func(n *stage.Node) {
			if n.Art == nil {
				return
			}
			if x, y := n.Centre(); !frame.Holds(x, y) {
				t.Errorf("%s: %T lies beyond the card", g.Edition.ID, n.Art)
			}
			if _, ok := n.Art.(*table.TileArt); ok {
				tiles++
			}
		})
		if tiles < want || want == 0 {
			t.Errorf("%s: %d tiles are seen, %d lie there", g.Edition.ID, tiles, want)
		}
	}
}

// TestArrowsFollowTheTitle as it is laid out.
func TestArrowsFollowTheTitle(t *testing.T) {
	w, s := titled(t, nil)
	w.Context().CanQuit = true
	s.Layout(w.Context())
	for _, x := range []struct {
		keys stage.Keys
		want string
	}{
		{stage.Keys{}, "title-new"}, {stage.Keys{Down: true}, "title-rules"}, {stage.Keys{Right: true}, "title-settings"},
		{stage.Keys{Right: true}, "title-quit"}, {stage.Keys{Left: true}, "title-settings"}, {stage.Keys{Left: true}, "title-rules"},
		{stage.Keys{Up: true}, "title-new"}, {stage.Keys{Right: true}, "title-learn"},
	} {
		if s.dispatcher.Update(stage.Pointer{}, x.keys); s.dispatcher.FocusName() != x.want {
			t.Errorf("the focus is at %q, expected %q", s.dispatcher.FocusName(), x.want)
		}
	}
}

// TestThePanelIsAssembledOnce: at the first start, and from then on only the tiles are set that finished games have brought.
func TestThePanelIsAssembledOnce(t *testing.T) {
	w, s := titled(t, nil)
	c := w.Context()
	if !s.panel.Setting() {
		t.Fatal("at the first start nothing is set")
	}
	for range 300 {
		s.Update(c)
	}
	if s.panel.Setting() || c.Settings.Panel != wall.Begun {
		t.Fatalf("after five seconds %d tiles are set", c.Settings.Panel)
	}
	if s.Layout(c); s.panel.Setting() {
		t.Error("the panel is assembled again")
	}
	c.Settings.Finished = 2
	if s.Layout(c); !s.panel.Setting() {
		t.Error("finished games set no tile")
	}
	c.Go(route.Setup{})
	if c.Settings.Panel != wall.Begun+2 {
		t.Errorf("who leaves has seen %d tiles", c.Settings.Panel)
	}
}

// TestThePanelHangsAtOnce where nothing is to move.
func TestThePanelHangsAtOnce(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Settings.Panel, c.Settings.Speed = 0, settings.Off
	s := w.last().(*title)
	if s.Layout(c); s.panel.Setting() || c.Settings.Panel != wall.Begun {
		t.Errorf("%d tiles are set", c.Settings.Panel)
	}
}

// TestThePanelIsAssembledAgainAfterALayout that comes while it is: nothing is lost, and nothing is set twice.
func TestThePanelIsAssembledAgainAfterALayout(t *testing.T) {
	w, s := titled(t, nil)
	c := w.Context()
	for range 20 {
		s.Update(c)
	}
	w.LayoutF(1280, 720)
	for range 300 {
		s.Update(c)
	}
	if s.panel.Setting() || c.Settings.Panel != wall.Begun {
		t.Errorf("%d tiles are set", c.Settings.Panel)
	}
}

// TestTheTitleFollowsTheLight when it changes while the title is seen.
func TestTheTitleFollowsTheLight(t *testing.T) {
	w, s := titled(t, nil)
	c := w.Context()
	c.Settings.Light = settings.Evening
	before := s.panel
	if s.Update(c); s.panel == before || s.light != settings.Evening {
		t.Error("the panel hangs in the light of the morning")
	}
}
