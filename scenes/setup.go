package scenes

import (
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
	seating  seating.Seating
	seats    int
	ready    bool
	byHand   bool // the order of the jokers is laid by hand
	lifted   int  // which of them is lifted, -1 for none
	unfolded bool // what is seldom changed is shown
	last     memory
	dressed  int // the seat whose row of emblems is open, -1 for none
}

// newSetup returns the screen with the last set-up.
func newSetup(all []games.Game, b players.Carrier) *setup {
	return &setup{games: all, carrier: b, lifted: -1, dressed: -1}
}

// memory is what is kept of a set-up.
type memory struct {
	Seating seating.Seating
	Seats   int
}

func (s *setup) recall(c *game.Context) {
	if s.ready {
		return
	}
	var m memory
	if intake.JSON(c.Settings.LastSetup, &m) != nil {
		m = memory{} // as little as nothing
	}
	names := []string{c.Words.T("setup.you"), "Inês", "Duarte", "Marta"}
	s.seating, s.seats, s.ready = recall(m.Seating, names, s.games, s.carrier.Levels()), m.Seats, true
	if s.seats < 2 || s.seats > 4 {
		s.seats = 2
	}
	s.last = m
	if c.Settings.LastSetup != nil && !reflect.DeepEqual(memory{s.seating, s.seats}, m) {
		c.Notify(c.Words.T("setup.mended"))
	}
}

// Ground implements game.Grounded.
func (s *setup) Ground(c *game.Context) gfx.Ground { return wall.Ground(c) }

// Window implements game.Windowed.
func (s *setup) Window() int { return 1 }

// Layout implements game.Scene.
func (s *setup) Layout(c *game.Context) {
	s.recall(c)
	if k := kitOf(c); k.roomy() {
		s.root = s.spread(k)
	} else {
		s.root = s.rise(k)
	}
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	if s.dispatcher.Focused() == nil {
		s.dispatcher.Focus("start-game")
	}
}

// game is the one that is chosen.
func (s *setup) game() *games.Game { return games.Find(s.games, s.seating.Game) }

// start opens the table.
func (s *setup) start(c *game.Context) {
	if _, err := strconv.ParseUint(s.seating.Seed, 10, 64); err != nil && s.seating.Seed != "" {
		c.Notify(c.Words.T("setup.badSeed"))
		return
	}
	for i := range s.seats {
		if s.seating.Players[i].Name == "" {
			s.seating.Players[i].Name = c.Words.T("setup.nameless", i+1)
		}
	}
	m, err := s.seating.Begin(s.game().Edition, s.seats)
	if err != nil {
		c.Notify(err.Error())
		return
	}
	s.remember(c)
	begin(c, m, slices.Clone(s.seating.Players[:s.seats]))
}

// begin opens the table for a new game; one in progress is kept beside.
func begin(c *game.Context, m *engine.Match, players seating.Players) {
	saves.Aside(c)
	c.Go(route.Play{Match: m, Players: players})
}

// remember keeps the set-up for the next game. A seed is for one game only.
func (s *setup) remember(c *game.Context) {
	next := s.seating
	next.Seed = ""
	c.Settings.LastSetup, _ = json.Marshal(memory{next, s.seats})
	c.SaveSettings()
}

// Update implements game.Scene.
func (s *setup) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) {
		if !s.undress(c) {
			c.Go(route.Title{})
		}
		return
	}
	c.Direct(&s.dispatcher)
}
