package play

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/engine/enginetest/long"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestLargerTextIsLarger checks that with text at 200 % no text is smaller or missing, compared with 100 %: in every window with every language and every
// game, each with one of several numbers of seats and moves.
func TestLargerTextIsLarger(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	first, players := scenetest.SampleGame(t, 0, 2, 0)
	eachGameInWindows(t, router, New(&games.All()[0], idle{}, first, players), func(t *testing.T, c *game.Context, at, round int) {
		g, seats, moves := &games.All()[at], 2+round%3, []int{3, 9, 22, 37}[round/5%4]
		m, players := scenetest.SampleGame(t, at, seats, moves, "", "virtuoso", "master", "pupil")
		scenetest.ExpectLargerText(t, c, fmt.Sprintf("%s for %d after %d", g.Edition.ID, seats, moves), func() []*stage.Node {
			s := New(g, idle{}, m, players)
			c.Go(s)
			return []*stage.Node{s.root, wholeLog(s)}
		})
	})
}

// TestHeadingKeepsItsText checks on phones in every language that with text at 200 % the heading has the same texts as at 100 %, the round also, and none is
// smaller: on the turns of players with names of several lengths, and with -long in all games for all numbers of players.
func TestHeadingKeepsItsText(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	type sample struct{ at, seats, moves int }
	samples := []sample{{0, 2, 3}, {0, 3, 15}, {2, 2, 22}, {2, 3, 24}}
	if long.Enabled() {
		samples = nil
		for _, x := range long.Pairs(nil, len(games.All()), 3, 6) {
			samples = append(samples, sample{x[0], 2 + x[1], []int{3, 9, 15, 22, 24, 41}[x[2]]})
		}
	}
	for _, x := range samples {
		m, players := scenetest.SampleGame(t, x.at, x.seats, x.moves, "", "virtuoso", "master", "pupil")
		c := scenetest.Open(t, router, New(&games.All()[x.at], idle{}, m, players), 1280, 720).Context()
		for _, language := range locale.Languages() {
			c.SetLanguage(language)
			for _, size := range [][2]float64{{844, 390}, {390, 844}, {360, 640}} {
				c.Resize(3*size[0], 3*size[1], 3)
				name := fmt.Sprintf("%s, %v, %s for %d after %d", language, size, games.All()[x.at].Edition.ID, x.seats, x.moves)
				scenetest.ExpectLargerText(t, c, name, func() []*stage.Node {
					s := New(&games.All()[x.at], idle{}, m, players)
					c.Go(s)
					return []*stage.Node{s.heading.layer}
				})
			}
		}
	}
}

// eachGameInWindows calls visit for every pair of a window, a language and a game, and with -long for all combinations. round counts the combinations, also
// those that are left out.
func eachGameInWindows(t *testing.T, router game.Router, first game.Route, visit func(t *testing.T, c *game.Context, at, round int)) {
	var view *testing.T
	views, all := -1, len(games.All())
	scenetest.EachWindowOf(t, router, first, []int{all}, func(t *testing.T, c *game.Context, values []int) {
		if t != view { // each view in a language is a subtest
			view = t
			views++
		}
		visit(t, c, values[0], views*all+values[0]+1)
	})
}

// TestTextGrowsIntoFreeSpace checks on phones that with text at 200 % title, prompt and the names on compact boards grow as far as the free space around
// plates and boards allows. Sizes are in device-independent pixels; 13 is that of prompts and names at 100 %.
func TestTextGrowsIntoFreeSpace(t *testing.T) {
	for _, x := range []struct {
		game, seats, moves  int
		w, h                float64
		title, prompt, name float64
	}{
		{game: 0, seats: 2, moves: 0, w: 390, h: 844, title: 26, prompt: 24, name: 22},
		{game: 0, seats: 2, moves: 7, w: 390, h: 844, title: 26, prompt: 24, name: 22},
		{game: 0, seats: 4, moves: 0, w: 390, h: 844, title: 26, prompt: 22, name: 18},
		{game: 0, seats: 4, moves: 20, w: 390, h: 844, title: 26, prompt: 24, name: 17},
		{game: 0, seats: 2, moves: 0, w: 844, h: 390, title: 19, prompt: 20, name: 22},
		{game: 0, seats: 2, moves: 0, w: 360, h: 640, title: 19, prompt: 15, name: 22},
		{game: 2, seats: 2, moves: 0, w: 390, h: 844, title: 26, prompt: 22, name: 20},
		{game: 2, seats: 2, moves: 24, w: 390, h: 844, title: 26, prompt: 20, name: 18},
		{game: 2, seats: 4, moves: 0, w: 390, h: 844, title: 20, prompt: 18, name: 14},
		{game: 2, seats: 2, moves: 0, w: 844, h: 390, title: 19, prompt: 20, name: 16},
	} {
		b := newTestSceneIn(t, x.game, x.seats, x.moves, false, x.w, x.h)
		for i, name := range []string{"Ana", "Inês", "Duarte", "Marta"}[:x.seats] {
			b.s.session.players[i].Name = name
		}
		b.inHands(false, 2)
		what := fmt.Sprintf("%s for %d after %d, %v × %v", games.All()[x.game].Edition.ID, x.seats, x.moves, x.w, x.h)
		expect := func(which string, size, least float64) {
			if size < least {
				t.Errorf("%s: the size of the %s is %.1f, want %v", what, which, size, least)
			}
		}
		b.s.showMessages()
		h := &b.s.heading
		expect("title", h.title.Art.(*stage.Label).Size, x.title)
		expect("prompt", h.sub[0].Size, x.prompt)
		var names []float64
		b.s.root.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok && n.Shown() && l.Text == b.s.session.players[1].Name {
				names = append(names, l.Size)
			}
		})
		expect("name", slices.Max(append(names, 0)), x.name)
		if h.sub[0].Truncated || h.sub[1].Truncated {
			t.Errorf("%s: the prompt %q is truncated", what, b.s.headingText())
		}
	}
}

// wholeLog returns the texts of all entries of the log, which it scrolls through.
func wholeLog(s *Scene) *stage.Node {
	texts := stage.Group("")
	n := nodeOf(s, "log")
	if n == nil {
		return texts
	}
	for range s.log.Entries {
		texts.Add(slices.Clone(s.layers.panel.Find("entries").Children())...)
		n.Touch.Arrow(0, 1) // draws the entries again if it scrolls
	}
	return texts
}
