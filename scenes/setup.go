package scenes

import (
	"cmp"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"

	"azulejo/engine"
	"azulejo/engine/intake"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/locale"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
	"azulejo/scenes/wall"
)

// setup is the screen where a game is chosen and seats are filled.
type setup struct {
	screen
	games    []games.Game
	carrier  players.Carrier
	memory        // what is chosen; nobody is seated before it is known what was last
	byHand   bool // the order of the jokers is laid by hand
	lifted   int  // which of them is lifted, -1 for none
	unfolded bool // what is seldom changed is shown
	last     memory
	dressed  int // the seat whose row of emblems is open, -1 for none
	picking  int // the seat whose levels are open on a phone, -1 for none
	// scrolled is how many pixels of the set-up of a phone lie above what is shown, and pickScrolled those of the levels.
	scrolled, pickScrolled float64
}

// newSetup returns the screen with the last set-up.
func newSetup(all []games.Game, b players.Carrier) *setup {
	return &setup{games: all, carrier: b, lifted: -1, dressed: -1, picking: -1}
}

// memory is what is kept of a set-up.
type memory struct {
	Seating seating.Seating
	Seats   int
}

func (s *setup) recall(c *game.Context) {
	if s.Seats > 0 {
		return
	}
	var m memory
	if intake.JSON(c.Settings.LastSetup, &m) != nil {
		m = memory{} // as little as nothing
	}
	names := []string{c.Words.T("setup.you"), "Inês", "Duarte", "Marta"}
	s.last, s.memory = m, memory{recall(m.Seating, names, s.games, s.carrier.Levels()), m.Seats}
	if s.Seats < 2 || s.Seats > 4 {
		s.Seats = 2
	}
	if c.Settings.LastSetup != nil && !reflect.DeepEqual(s.memory, m) {
		c.Notify(c.Words.T("setup.mended"))
	}
}

// Ground implements game.Grounded.
func (s *setup) Ground(c *game.Context) gfx.Ground { return wall.Ground(c) }

// HasOverlay implements game.Overlay: a row of emblems or the levels of a seat are open.
func (s *setup) HasOverlay() bool { return s.dressed >= 0 || s.picking >= 0 }

// CloseOverlay implements game.Overlay.
func (s *setup) CloseOverlay(c *game.Context) { s.close(c) }

// close closes what is open over the set-up, and reports whether something was.
func (s *setup) close(c *game.Context) bool { return s.picked(c) || s.undress(c) }

// Window implements game.Windowed.
func (s *setup) Window() int { return 1 }

// Layout implements game.Scene.
func (s *setup) Layout(c *game.Context) {
	s.recall(c)
	k := sheetKit(c)
	if !k.onPhone() {
		k, s.picking = kitOf(c), -1
	}
	switch {
	case k.onPhone():
		s.root, s.dispatcher.Scope = s.list(k)
	case k.roomy():
		s.root = s.spread(k)
		s.dispatcher.Scope = s.root
	default:
		s.root = s.rise(k)
		s.dispatcher.Scope = s.root
	}
	s.dispatcher.Unit = c.Unit
	if s.dispatcher.Focused() == nil {
		s.dispatcher.Focus("start-game")
	}
}

// game is the one that is chosen.
func (s *setup) game() *games.Game { return games.Find(s.games, s.Seating.Game) }

// play chooses a game.
func (s *setup) play(c *game.Context, g *games.Game) {
	s.Seating.Game = g.Edition.ID
	s.Layout(c)
}

// boxes are the games by title: those of one are the sides of one box.
func (s *setup) boxes() (all [][]*games.Game) {
	for i := range s.games {
		g := &s.games[i]
		at := slices.IndexFunc(all, func(sides []*games.Game) bool { return sides[0].Title == g.Title })
		if at < 0 {
			at, all = len(all), append(all, nil)
		}
		all[at] = append(all[at], g)
	}
	return all
}

// levels are all who may play a seat and what they are called, a person first.
func (s *setup) levels(w *locale.Words, i int) (ids, words []string) {
	ids = append([]string{""}, offered(s.carrier.Levels(), s.Seating.Players[i].Level)...)
	return ids, mapped(ids, func(id string) string { return cmp.Or(seating.LevelWord(w, id), w.T("setup.person")) })
}

// leaves reports whether a seat can be left: the last one, where they are more than two.
func (s *setup) leaves(i int) bool { return i >= 2 && i == s.Seats-1 }

// start opens the table.
func (s *setup) start(c *game.Context) {
	if _, err := strconv.ParseUint(s.Seating.Seed, 10, 64); err != nil && s.Seating.Seed != "" {
		c.Notify(c.Words.T("setup.badSeed"))
		return
	}
	for i := range s.Seats {
		if s.Seating.Players[i].Name == "" {
			s.Seating.Players[i].Name = c.Words.T("setup.nameless", i+1)
		}
	}
	m, err := s.Seating.Begin(s.game().Edition, s.Seats)
	if err != nil {
		c.Notify(engine.Say(err, c.Words))
		return
	}
	s.remember(c)
	begin(c, m, slices.Clone(s.Seating.Players[:s.Seats]))
}

// begin opens the table for a new game, which is kept from now on; one in progress is kept beside.
func begin(c *game.Context, m *engine.Match, players seating.Players) {
	saves.Aside(c)
	saves.Save(c, m, players)
	c.Go(route.Play{Match: m, Players: players})
}

// remember keeps the set-up for the next game. A seed is for one game only.
func (s *setup) remember(c *game.Context) {
	next := s.memory
	next.Seating.Seed = ""
	c.Settings.LastSetup, _ = json.Marshal(next)
	c.SaveSettings()
}

// Update implements game.Scene.
func (s *setup) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) {
		if !s.close(c) {
			c.Go(route.Title{})
		}
		return
	}
	c.Direct(&s.dispatcher)
}
