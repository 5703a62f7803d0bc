package scenes

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/locale"
)

// A view is a window in device-independent pixels and how text is set in it.
type view struct{ w, h, device, zoom float64 }

func (v view) String() string {
	return fmt.Sprintf("%v × %v at %v, text at %.0f %%", v.w, v.h, v.device, 100*v.zoom)
}

// views are the windows and text sizes at which everything has to be read and pressed.
func views() []view {
	return []view{
		{1024, 640, 1, 1}, {1024, 640, 1, 1.5}, {1024, 640, 1, 2},
		{1280, 720, 1, 1}, {1280, 720, 1, 1.25}, {1280, 720, 1, 2},
		{1024, 768, 1, 1.5}, {2560, 1080, 1, 2}, {2560, 1440, 2, 1}, {3840, 2160, 2, 1.75},
		{390, 844, 3, 1}, {844, 390, 3, 1}, {360, 640, 3, 1}, {640, 360, 2, 1}, {768, 1024, 2, 1}, {768, 1024, 1, 2},
	}
}

// languages are those there are.
func languages() []string { return []string{"en"} }

// eachView visits all views in all languages, with the program on its title.
func eachView(t *testing.T, visit func(t *testing.T, c *game.Context)) {
	app, _ := tableApp(t, 0, 2, 0, 1280, 720)
	c := app.Context()
	for _, language := range languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		c.Words = words
		for _, v := range views() {
			t.Run(fmt.Sprint(language, " ", v), func(t *testing.T) {
				c.Settings.TextScale = v.zoom
				c.Go(NewTitle(Games(), &oracle{}))
				c.Resize(v.w*v.device, v.h*v.device, v.device)
				visit(t, c)
			})
		}
	}
}

// sampleGame is a table after some random moves of people and computers; less than 0 plays to the end.
func sampleGame(t *testing.T, at, seats, moves int, levels ...string) *Play {
	t.Helper()
	g := &Games()[at]
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, 11)
	if err != nil {
		t.Fatal(err)
	}
	dice := rand.New(rand.NewPCG(1, 2))
	for i := 0; (i != moves || m.Position().ToMove() == engine.Nature) && !m.Position().Over() && m.Position().Round() < 12; {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			all := m.Position().Moves(nil)
			err = m.Play(all[dice.IntN(len(all))], nil)
			i++
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var players []Player
	for i, name := range []string{"Ana", "Inês", "Duarte", "Marta"}[:seats] {
		p := Player{Name: name}
		if i < len(levels) {
			p.Level = levels[i]
		}
		players = append(players, p)
	}
	return newPlay(Games(), idle{}, g, m, players)
}

func TestTitleIsLegible(t *testing.T) {
	eachView(t, func(t *testing.T, c *game.Context) {
		c.CanQuit = true
		title := NewTitle(Games(), &oracle{})
		title.Layout(c)
		expectLegible(t, c, "title", title.root)
		title.open(c, settingsSheet)
		expectLegible(t, c, "settings", title.over)
		for _, g := range Games() {
			for n, more := 0, true; more; n++ {
				title.rules(c, page{g.Title, n})
				expectLegible(t, c, fmt.Sprint("rules of ", g.Edition.ID, ", page ", n+1), title.over)
				_, more = look(c, title.over).targets["rules-on"]
			}
		}
	})
}

func TestSetupIsLegible(t *testing.T) {
	eachView(t, func(t *testing.T, c *game.Context) {
		for seats := 2; seats <= 4; seats++ {
			for _, g := range Games() {
				s := NewSetup(Games(), &oracle{})
				s.recall(c)
				s.seating.Game, s.seats, s.byHand = g.Edition.ID, seats, true
				if orders := g.Edition.JokerOrders; orders != nil {
					s.seating.Jokers = orders[0]
				}
				s.seating.Players[1].Level = "cmd:./mine"
				s.Layout(c)
				expectLegible(t, c, fmt.Sprint(g.Edition.ID, " for ", seats), s.root)
			}
		}
	})
}

func TestTableIsLegible(t *testing.T) {
	eachView(t, func(t *testing.T, c *game.Context) {
		for at, g := range Games() {
			for seats := 2; seats <= 4; seats++ {
				for _, moves := range []int{0, 5, 12, 23, 41, -1} {
					c.Settings.WinBar = moves%2 == 1
					p := sampleGame(t, at, seats, moves)
					c.Go(p)
					expectLegible(t, c, fmt.Sprintf("%s for %d after %d", g.Edition.ID, seats, moves), p.root)
				}
			}
		}
		c.Settings.WinBar = false
	})
}

func TestSheetsOverTheTableAreLegible(t *testing.T) {
	eachView(t, func(t *testing.T, c *game.Context) {
		for at, g := range Games() {
			for seats := 2; seats <= 4; seats++ {
				p := sampleGame(t, at, seats, -1)
				c.Go(p)
				for name, sheet := range map[string]sheetMaker{"menu": sheetMenu, "results": sheetResults, "settings": sheetSettings, "rules": sheetRules} {
					p.sheet.show(p, sheet)
					expectLegible(t, c, fmt.Sprintf("%s of %s for %d", name, g.Edition.ID, seats), p.sheet.node)
				}
				p.sheet.close(p)
			}
		}
	})
}

// TestPaymentIsLegible opens the choice among the payments of every space that has several.
func TestPaymentIsLegible(t *testing.T) {
	eachView(t, func(t *testing.T, c *game.Context) {
		for at, g := range Games() {
			for moves := 20; moves < 60; moves += 4 {
				p := sampleGame(t, at, 2, moves)
				c.Go(p)
				for i := range p.hand.zones {
					if z := p.hand.zones[i]; len(z.bare) > 1 {
						p.choose(i)
						expectLegible(t, c, fmt.Sprintf("payments of %s after %d", g.Edition.ID, moves), p.parts.top)
						p.closePayment("")
					}
				}
			}
		}
	})
}
