package scenes

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"

	"azulejo/engine/intake"
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

// recollect reads what is kept of a set-up; nothing where it makes no sense.
func recollect(blob []byte) (m memory) {
	if intake.JSON(blob, &m) != nil {
		return memory{}
	}
	return m
}

func (s *Setup) recall(c *game.Context) {
	if s.ready {
		return
	}
	m := recollect(c.Settings.LastSetup)
	blob, _ := json.Marshal(m.Seating)
	names := []string{c.Words.T("setup.you"), "Inês", "Duarte", "Marta"}
	s.seating, s.seats, s.ready = recall(blob, names, s.games, s.brain.Levels()), m.Seats, true
	if s.seats < 2 || s.seats > 4 {
		s.seats = 2
	}
	if c.Settings.LastSetup != nil && !reflect.DeepEqual(memory{s.seating, s.seats}, m) {
		c.Notify(c.Words.T("setup.mended"))
	}
}

// form is where the parts of the set-up lie, in pixels: what concerns the box, and who sits at the table, beside each other in a
// wide window and below each other in a tall one.
type form struct {
	sheet, box, seats stage.Rect
	back, play        stage.Rect
}

// The rows of the form in design units.
const (
	formRow  = 66.0  // from one row of the box to the next
	formSeat = 124.0 // from one seat to the next
	formLine = 48.0  // the height of what stands in a row
)

func newForm(w, h, u float64) form {
	var f form
	width, height := 1514.0, 716.0
	if h > w {
		width, height = 860, 1190
	}
	x, y := (w/u-width)/2, (h/u-height)/2
	f.sheet = stage.Units(u, x, y, width, height)
	f.box = stage.Units(u, x+56, y+100, 510, 7*formRow)
	f.seats = stage.Units(u, x+626, y+100, 832, 4*formSeat)
	if h > w {
		f.box = stage.Units(u, x+56, y+100, 748, 7*formRow)
		f.seats = stage.Units(u, x+54, y+112+7*formRow, 752, 4*formSeat)
	}
	middle := x + width/2
	f.back = stage.Units(u, middle-264, y+height-100, 240, 58)
	f.play = stage.Units(u, middle+24, y+height-100, 240, 58)
	return f
}

// Layout implements game.Scene.
func (s *Setup) Layout(c *game.Context) {
	s.recall(c)
	k, w, u := c.Kit(), c.Words, c.Unit
	f := newForm(c.W, c.H, u)
	s.root = stage.Group("setup")
	s.root.Add(stage.Box("", stage.Slab("sheet", u, 0), f.sheet),
		k.Text(w.T("setup.title"), gfx.SerifBold, 36, c.W/2, f.sheet.Y+50*u, 0.5, ui.Ink),
		divider(f, u))
	s.box(c, k, f.box)
	for i := range s.seats {
		s.seat(c, k, i, f.seats.X, f.seats.Y+float64(i)*formSeat*u, f.seats.W)
	}
	s.root.Add(
		k.Button("back", w.T("setup.back"), false, f.back, func() { c.Go(NewTitle(s.games, s.brain)) }).Node,
		k.Button("start-game", w.T("setup.play"), true, f.play, func() { s.start(c) }).Node,
	)
	s.director.Scope, s.director.Unit = s.root, u
	if s.director.Focused() == nil {
		s.director.Focus("start-game")
	}
}

// divider is the fine line between the box and the seats.
func divider(f form, u float64) *stage.Node {
	line := &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(0.35)}
	if f.seats.Y > f.box.Y {
		return stage.Box("", line, stage.Rect{X: f.box.X, Y: f.seats.Y - 24*u, W: f.box.W, H: max(1, u)})
	}
	return stage.Box("", line, stage.Rect{X: (f.box.X + f.box.W + f.seats.X) / 2, Y: f.box.Y, W: max(1, u), H: f.seats.H - 24*u})
}

// box is the rows that say what is played and how it is dealt.
func (s *Setup) box(c *game.Context, k *ui.Kit, r stage.Rect) {
	w, u := c.Words, k.Unit
	at := func(i int) stage.Rect {
		return stage.Rect{X: r.X + 104*u, Y: r.Y + float64(i)*formRow*u, W: r.W - 104*u, H: formLine * u}
	}
	word := func(i int, key string) { s.word(k, w.T(key), r.X, at(i).Y) }
	s.which(c, k, at, word)
	word(2, "setup.seats")
	s.choice(k, "seats", []string{"2", "3", "4"}, s.seats-2, at(2), func(i int) {
		s.seats = i + 2
		s.Layout(c)
	})
	starts := []string{w.T("setup.random")}
	for i := range s.seats {
		starts = append(starts, fmt.Sprint(i+1))
	}
	word(3, "setup.start")
	s.choice(k, "start", starts, min(s.seating.Start, s.seats-1)+1, at(3), func(i int) { s.seating.Start = i - 1 })
	word(4, "setup.seed")
	seed := at(4)
	s.root.Add(k.Field("seed", s.seating.Seed, 20, stage.Rect{X: seed.X, Y: seed.Y, W: min(seed.W, 260*u), H: seed.H}, func(t string) { s.seating.Seed = t }).Node)
	s.jokers(c, k, at, word)
}

// choice adds a row of options.
func (s *Setup) choice(k *ui.Kit, name string, options []string, at int, r stage.Rect, change func(int)) *ui.Choice {
	c := k.Choice(name, options, at, r, change)
	s.root.Add(c.Node)
	return c
}

// which is the rows of game and side: games of one title are sides of one box.
func (s *Setup) which(c *game.Context, k *ui.Kit, row func(int) stage.Rect, word func(int, string)) {
	w := c.Words
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
	word(0, "setup.game")
	s.choice(k, "game", titles, at, row(0), func(i int) { choose(first[i]) })
	word(1, "setup.side")
	s.choice(k, "side", sides, side, row(1), func(i int) { choose(same[i]) })
}

func (s *Setup) word(k *ui.Kit, text string, x, y float64) {
	s.root.Add(k.Text(text, gfx.Serif, 20, x, y+formLine/2*k.Unit, 0, ui.Ink))
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
	c.Direct(&s.director)
	c.Input.Writing = s.director.Writing()
}

// Leave implements game.Leaver.
func (s *Setup) Leave(c *game.Context) { c.Input.Writing = false }

// Draw implements game.Scene.
func (s *Setup) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.director.Draw(c.Canvas)
}
