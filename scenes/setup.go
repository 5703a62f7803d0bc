package scenes

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Setup is the screen where a game is chosen and seats are filled.
type Setup struct {
	games    []Game
	brain    Brain
	seating  Seating
	seats    int
	root     *stage.Node
	director stage.Director
	ready    bool
	byHand   bool // the order of the jokers is laid by hand
	lifted   int  // which of them is lifted, -1 for none
}

// NewSetup returns the screen with the last set-up.
func NewSetup(games []Game, b Brain) *Setup { return &Setup{games: games, brain: b, lifted: -1} }

// memory is what is kept of a set-up.
type memory struct {
	Seating Seating
	Seats   int
}

func (s *Setup) recall(c *game.Context) {
	if s.ready {
		return
	}
	var m memory
	if json.Unmarshal(c.Settings.LastSetup, &m) != nil {
		m = memory{}
	}
	blob, _ := json.Marshal(m.Seating)
	names := []string{c.Words.T("setup.you"), "Inês", "Duarte", "Marta"}
	s.seating, s.seats, s.ready = recall(blob, names, s.games), m.Seats, true
	if s.seats < 2 || s.seats > 4 {
		s.seats = 2
	}
}

// Layout implements game.Scene.
func (s *Setup) Layout(c *game.Context) {
	s.recall(c)
	k, w := c.Kit(), c.Words
	u := k.Unit
	s.root = stage.Group("setup")
	width, height := 860*u, 780*u
	x, y := (c.W-width)/2, (c.H-height)/2
	s.root.Add(stage.Box("", stage.Slab("sheet", u, 0), x, y, width, height))
	s.root.Add(k.Text(w.T("setup.title"), gfx.SerifBold, 36, c.W/2, y+46*u, 0.5, ui.Ink))
	left, row := x+56*u, func(i float64) float64 { return y + (82+i*59)*u }
	s.which(c, k, left, row)
	s.word(k, w.T("setup.seats"), left, row(2))
	s.root.Add(k.Choice("seats", []string{"2", "3", "4"}, s.seats-2, left+150*u, row(2), 600*u, 48*u, func(i int) {
		s.seats = i + 2
		s.Layout(c)
	}).Node)
	for i := range s.seats {
		s.seat(c, k, i, left, row(3.15+float64(i)))
	}
	s.jokers(c, k, left, row(7.3))
	s.word(k, w.T("setup.start"), left, row(8.4))
	starts := []string{w.T("setup.random")}
	for i := range s.seats {
		starts = append(starts, fmt.Sprint(i+1))
	}
	s.root.Add(k.Choice("start", starts, min(s.seating.Start, s.seats-1)+1, left+150*u, row(8.4), 330*u, 48*u, func(i int) { s.seating.Start = i - 1 }).Node)
	s.root.Add(k.Text(w.T("setup.seed"), gfx.Serif, 20, left+500*u, row(8.4)+24*u, 0, ui.Ink))
	s.root.Add(k.Field("seed", s.seating.Seed, 20, left+566*u, row(8.4), 184*u, 48*u, func(t string) { s.seating.Seed = t }).Node)
	by := y + height - 124*u
	s.root.Add(
		k.Button("back", w.T("setup.back"), false, left+90*u, by+36*u, 240*u, 58*u, func() { c.Go(NewTitle(s.games, s.brain)) }).Node,
		k.Button("start-game", w.T("setup.play"), true, left+420*u, by+36*u, 240*u, 58*u, func() { s.start(c) }).Node,
	)
	s.director.Scope, s.director.Unit = s.root, u
	if s.director.Focused() == nil {
		s.director.Focus("start-game")
	}
}

// which is the rows of game and side: games of one title are sides of one box.
func (s *Setup) which(c *game.Context, k *ui.Kit, left float64, row func(float64) float64) {
	w, u := c.Words, k.Unit
	now := find(s.games, s.seating.Game)
	choose := func(id string) {
		s.seating.Game = id
		s.Layout(c)
	}
	var titles, sides []string
	var first, same []string // the ids behind them
	at, side := 0, 0
	for _, g := range s.games {
		if !slices.Contains(titles, w.T(g.Title)) {
			titles, first = append(titles, w.T(g.Title)), append(first, g.Edition.ID)
		}
		if g.Title == now.Title {
			at = len(titles) - 1
			sides, same = append(sides, w.T(g.Note)), append(same, g.Edition.ID)
		}
		if g.Edition.ID == now.Edition.ID {
			side = len(sides) - 1
		}
	}
	s.word(k, w.T("setup.game"), left, row(0))
	s.root.Add(k.Choice("game", titles, at, left+150*u, row(0), 600*u, 48*u, func(i int) { choose(first[i]) }).Node)
	s.word(k, w.T("setup.side"), left, row(1))
	s.root.Add(k.Choice("side", sides, side, left+150*u, row(1), 600*u, 48*u, func(i int) { choose(same[i]) }).Node)
}

func (s *Setup) word(k *ui.Kit, text string, x, y float64) {
	s.root.Add(k.Text(text, gfx.Serif, 20, x, y+24*k.Unit, 0, ui.Ink))
}

// seat is the row of one seat: emblem, name, and who plays.
func (s *Setup) seat(c *game.Context, k *ui.Kit, i int, x, y float64) {
	u := k.Unit
	p := &s.seating.Players[i]
	s.root.Add(stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", i+1)), x+24*u, y+24*u, 44*u, 44*u))
	s.root.Add(k.Field(fmt.Sprintf("name-%d", i), p.Name, 16, x+60*u, y, 220*u, 48*u, func(t string) { p.Name = t }).Node)
	ids, words := []string{""}, []string{c.Words.T("setup.person")}
	for _, id := range s.brain.Levels() {
		ids, words = append(ids, id), append(words, levelWord(c, id))
	}
	at := max(0, slices.Index(ids, p.Level))
	s.root.Add(k.Choice(fmt.Sprintf("level-%d", i), words, at, x+296*u, y, 454*u, 48*u, func(j int) { p.Level = ids[j] }).Node)
}

// levelWord is what a level is called; an outside program is called by its own name.
func levelWord(c *game.Context, id string) string {
	if program, ok := strings.CutPrefix(id, outside); ok {
		return filepath.Base(strings.Fields(program + " ?")[0])
	}
	return c.Words.T("level." + id)
}

// start opens the table.
func (s *Setup) start(c *game.Context) {
	if _, err := strconv.ParseUint(s.seating.Seed, 10, 64); err != nil && s.seating.Seed != "" {
		c.Notify(c.Words.T("setup.badSeed"))
		return
	}
	for i := range s.seats {
		if s.seating.Players[i].Name == "" {
			s.seating.Players[i].Name = c.Words.T("setup.nameless", i+1)
		}
	}
	g := find(s.games, s.seating.Game)
	m, err := s.seating.begin(g.Edition, s.seats)
	if err != nil {
		c.Notify(err.Error())
		return
	}
	c.Settings.LastSetup, _ = json.Marshal(memory{s.seating, s.seats})
	c.SaveSettings()
	c.Go(newPlay(s.games, s.brain, g, m, slices.Clone(s.seating.Players[:s.seats])))
}

// Update implements game.Scene.
func (s *Setup) Update(c *game.Context) {
	if c.Input.Did(input.Cancel) {
		c.Go(NewTitle(s.games, s.brain))
		return
	}
	s.director.Update(c.Pointer(), c.Keys())
	c.Input.Writing = s.director.Writing()
}

// Leave implements game.Leaver.
func (s *Setup) Leave(c *game.Context) { c.Input.Writing = false }

// Draw implements game.Scene.
func (s *Setup) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.director.Draw(c.Canvas)
}
