// Package setup is the screen for setting up a new game: the game, its options and the players.
package setup

import (
	"cmp"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/players"
	"azulejo/engine/statistics"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/locale"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// Scene is the set-up screen. On phones it is a list. Elsewhere the seats are around a table in wide windows, and one below the other in
// others.
type Scene struct {
	games     []games.Game
	computers players.Backend
	choices   seating.Choices // without seats until the last set-up has been read
	last      seating.Choices // the set-up of the last game
	finished  []saves.Game
	fitting   string // the level against which the first person wins about half of the games, "" if it is not known

	screen    dialog.Screen
	portraits *board.Portraits
	more      bool // the options that are rarely changed are shown
	byHand    bool // the order of the jokers is changed by hand
	lifted    int  // the index in that order of the joker that is picked up; -1 for none
	levelsOf  int  // the seat whose level is being chosen in a list; -1 for none
	// ordersOpen is whether the menu of joker orders is open, which excludes the list of levels.
	ordersOpen bool
	// scrolled and levelsScrolled are the scroll positions of the list and of the list of levels in pixels.
	scrolled, levelsScrolled float64
}

// New returns the set-up screen for some games and computer players, with the choices of the last set-up.
func New(all []games.Game, computers players.Backend) *Scene {
	return &Scene{games: all, computers: computers, portraits: board.NewPortraits(len(all)), lifted: -1, levelsOf: -1}
}

// recall restores the last set-up when the scene is laid out for the first time. A toast says if a part of it could not be restored.
func (s *Scene) recall(c *game.Context) {
	if s.choices.Seats > 0 {
		return
	}
	s.finished = saves.ListCounted(c)
	var saved seating.SavedSetup
	if bounded.JSON(c.Settings.LastSetup, &saved) != nil {
		saved = seating.SavedSetup{} // damaged
	}
	names := append([]string{c.Words.T("setup.you")}, seating.ComputerNames()...)[:engine.MaxSeats]
	s.last, s.choices = saved.Choices, s.restored(saved.Choices, names)
	if c.Settings.LastSetup != nil && !reflect.DeepEqual(s.choices, saved.Choices) {
		c.Notify(c.Words.T("setup.mended"))
	}
	if saved.Played != nil {
		s.last = s.restored(*saved.Played, names)
	}
}

// restored returns saved choices with their invalid parts replaced by defaults.
func (s *Scene) restored(saved seating.Choices, names []string) seating.Choices {
	r := seating.Choices{Seating: restore(saved.Seating, names, s.games, s.computers.Levels()), Seats: saved.Seats}
	if r.Seats < 2 || r.Seats > engine.MaxSeats {
		r.Seats = 2
	}
	return r
}

// saveStarted saves the choices for the next game, except for the seed.
func (s *Scene) saveStarted(c *game.Context) {
	next := s.choices
	next.Seating.Seed = ""
	saveSetup(c, seating.SavedSetup{Choices: next})
}

// leave goes back to the title and saves what was chosen.
func (s *Scene) leave(c *game.Context) {
	next := seating.SavedSetup{Choices: s.choices}
	if s.last.Seating.Game != "" {
		next.Played = &s.last
	}
	saveSetup(c, next)
	c.Back(route.Title{})
}

// saveSetup saves a set-up.
func saveSetup(c *game.Context, next seating.SavedSetup) {
	c.Settings.LastSetup, _ = json.Marshal(next)
	c.SaveSettings()
}

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground { return backdrop.Ground(c) }

// Window implements game.Windowed.
func (s *Scene) Window() int { return 1 }

// HasOverlay implements game.Overlay. It reports whether a level or a joker order is being chosen.
func (s *Scene) HasOverlay() bool { return s.levelsOf >= 0 || s.ordersOpen }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(c *game.Context) { s.closeList(c) }

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	s.recall(c)
	s.fitting = s.fittingLevel()
	k := dialog.NewTouchKit(c)
	if !k.Compact() {
		k, s.levelsOf = dialog.NewKit(c), -1
	}
	if k.Compact() {
		s.ordersOpen = false
		s.screen.Root, s.screen.Dispatcher.Scope = s.list(k)
	} else {
		s.screen.Root, s.screen.Dispatcher.Scope = s.arrange(k)
	}
	s.screen.Dispatcher.Unit = c.Unit
	if s.screen.Dispatcher.Focused() == nil {
		s.screen.Dispatcher.Focus("start-game")
	}
}

// fittingLevel returns the level against which the first person wins about half of the games, by the finished games that are kept, or "".
func (s *Scene) fittingLevel() string {
	seated := s.choices.Seating.Players[:s.choices.Seats]
	person := slices.IndexFunc(seated, func(p seating.Player) bool { return p.Level == "" })
	if person < 0 {
		return ""
	}
	var played []statistics.Game
	for _, g := range slices.Backward(s.finished) {
		if games.Find(s.games, g.Edition).Title == s.game().Title {
			played = append(played, statistics.Scored(g.Edition, g.Players.Names(), g.Players.Levels(), g.Scores, g.Winners()))
		}
	}
	p := statistics.PersonOf(seated[person].Name, played)
	if len(p.Ratings) == 0 {
		return ""
	}
	return statistics.Fitting(p.Rating())
}

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) {
		if !s.closeList(c) {
			s.leave(c)
		}
		return
	}
	c.Dispatch(&s.screen.Dispatcher)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.screen.Draw(c) }

// Pause implements game.Pauser.
func (s *Scene) Pause(*game.Context) { s.screen.Dispatcher.ReleasePointer() }

// Moving implements game.Animated.
func (*Scene) Moving() bool { return false }

// game returns the chosen game.
func (s *Scene) game() *games.Game { return games.Find(s.games, s.choices.Seating.Game) }

// chooseGame chooses a game.
func (s *Scene) chooseGame(c *game.Context, g *games.Game) {
	s.choices.Seating.Game = g.Edition.ID
	s.Layout(c)
}

// setSeats sets the number of seats.
func (s *Scene) setSeats(c *game.Context, n int) {
	s.choices.Seats = n
	s.Layout(c)
}

// jokerGame returns the side that is shown of the game whose joker colours have an order.
func (s *Scene) jokerGame() *games.Game {
	for _, sides := range s.boxes() {
		if shown, _ := s.side(sides); shown.Edition.JokerOrders != nil {
			return shown
		}
	}
	return nil
}

// boxes returns the games by box. Games with the same title are the sides of one box.
func (s *Scene) boxes() (all [][]*games.Game) {
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

// levels returns the levels for a seat and their names. The first is "", a person.
func (s *Scene) levels(w *locale.Words, seat int) (ids, names []string) {
	ids = append([]string{""}, offered(s.computers.Levels(), s.choices.Seating.Players[seat].Level)...)
	for _, id := range ids {
		names = append(names, cmp.Or(seating.LevelName(w, id), w.T("setup.person")))
	}
	return ids, names
}

// start starts the game and goes to its table. A toast says if the seed is not a number.
func (s *Scene) start(c *game.Context) {
	if _, err := strconv.ParseUint(s.choices.Seating.Seed, 10, 64); err != nil && s.choices.Seating.Seed != "" {
		c.Notify(c.Words.T("setup.badSeed"))
		return
	}
	for i := range s.choices.Seats {
		if s.choices.Seating.Players[i].Name == "" {
			s.choices.Seating.Players[i].Name = c.Words.T("setup.nameless", "seat", i+1)
		}
	}
	m, err := s.choices.Seating.Begin(s.game().Edition, s.choices.Seats)
	if err != nil {
		c.Notify(engine.Say(err, c.Words))
		return
	}
	s.saveStarted(c)
	seated := slices.Clone(s.choices.Seating.Players[:s.choices.Seats])
	saves.Begin(c, m, seated)
	c.Go(route.Play{Match: m, Players: seated})
}
