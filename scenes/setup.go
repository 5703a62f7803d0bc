package scenes

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"

	"azulejo/engine/intake"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/wall"
)

// setup is the screen where a game is chosen and seats are filled.
type setup struct {
	games      []games.Game
	carrier    players.Carrier
	seating    seating.Seating
	seats      int
	root       *stage.Node
	dispatcher stage.Dispatcher
	ready      bool
	byHand     bool // the order of the jokers is laid by hand
	lifted     int  // which of them is lifted, -1 for none
	unfolded   bool // what is seldom changed is shown
	last       memory
	dressing   dressing
}

// newSetup returns the screen with the last set-up.
func newSetup(all []games.Game, b players.Carrier) *setup {
	s := &setup{games: all, carrier: b, lifted: -1}
	s.dressing = dressing{s, -1}
	return s
}

// memory is what is kept of a set-up.
type memory struct {
	Seating seating.Seating
	Seats   int
}

// recollect reads what is kept of a set-up; nothing where it makes no sense.
func recollect(blob []byte) (m memory) {
	if intake.JSON(blob, &m) != nil {
		return memory{}
	}
	return m
}

func (s *setup) recall(c *game.Context) {
	if s.ready {
		return
	}
	m := recollect(c.Settings.LastSetup)
	blob, _ := json.Marshal(m.Seating)
	names := []string{c.Words.T("setup.you"), "Inês", "Duarte", "Marta"}
	s.seating, s.seats, s.ready = recall(blob, names, s.games, s.carrier.Levels()), m.Seats, true
	if s.seats < 2 || s.seats > 4 {
		s.seats = 2
	}
	s.last = m
	if c.Settings.LastSetup != nil && !reflect.DeepEqual(memory{s.seating, s.seats}, m) {
		c.Notify(c.Words.T("setup.mended"))
	}
}

// form is the set-up as it is laid out: what concerns the box, and who sits at the table, beside each other in a wide window and
// below each other in a tall one. Lengths are in pixels.
type form struct {
	*ui.Kit
	on         *stage.Node // all but the sheet, its top at 0
	x, y       float64     // where the next row begins
	width      float64     // of a row
	word       float64     // what the word before a row takes of it
	row        float64     // the height of what stands in a row
	sheetW     float64
	boxW, rest float64 // the widths of the parts
}

// Ground implements game.Grounded.
func (s *setup) Ground(c *game.Context) gfx.Ground { return wall.Ground(c) }

// Window implements game.Windowed.
func (s *setup) Window() int { return 1 }

// newForm begins a form as wide as its text asks for.
func newForm(c *game.Context, k *ui.Kit) *form {
	u, wide := k.Unit, c.W >= c.H
	f := &form{Kit: k, on: stage.Group("form"), row: k.Row(48, 20), sheetW: min(c.W-24*u, 1514*u)}
	f.boxW, f.rest = 510*u, f.sheetW-682*u
	if !wide {
		f.sheetW = min(c.W-24*u, 860*u)
		f.boxW = f.sheetW - 108*u
		f.rest = f.boxW
	}
	for _, key := range []string{"setup.game", "setup.side", "setup.seats", "setup.start", "setup.seed", "setup.jokers"} {
		w, _ := k.Fonts.Measure(c.Words.T(key), gfx.Serif, k.Size(20))
		f.word = min(f.boxW*0.3, max(f.word, 104*u, w+16*u))
	}
	return f
}

// next is the room of the next row, without its word; it goes on by a height.
func (f *form) next(height float64) stage.Rect {
	r := stage.Rect{X: f.x + f.word, Y: f.y, W: f.width - f.word, H: f.row}
	f.y += height + f.Gap(18)
	return r
}

// Layout implements game.Scene.
func (s *setup) Layout(c *game.Context) {
	s.recall(c)
	if tall, ok := tallKit(c, s.seats); ok {
		s.rise(c, tall)
	} else if k := c.Kit(); roomy(c, k) {
		s.spread(c, k)
	} else {
		k.Within(c.H-12*c.Unit, func(k *ui.Kit) float64 { return s.build(c, k) })
	}
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	if s.dispatcher.Focused() == nil {
		s.dispatcher.Focus("start-game")
	}
}

// build lays everything out and returns the height of the sheet.
func (s *setup) build(c *game.Context, k *ui.Kit) float64 {
	w, u := c.Words, k.Unit
	f := newForm(c, k)
	left := (c.W - f.sheetW) / 2
	top := k.Gap(100)
	f.x, f.y, f.width = left+56*u, top, f.boxW
	s.box(c, f)
	low := f.y
	f.x, f.width = left+f.sheetW-56*u-f.rest, f.rest
	if c.W >= c.H {
		f.y = top
	} else {
		f.y += k.Gap(18)
		f.on.Add(stage.Box("", divider(), stage.Rect{X: f.x, Y: f.y - k.Gap(18), W: f.width, H: max(1, u)}))
	}
	seats := f.y
	for i := range s.seats {
		s.seat(c, f, i)
	}
	f.y = max(f.y, low, seats+4*(2*f.row+k.Gap(24))) // as high for fewer seats
	button := k.Row(58, 22)
	height := f.y + k.Gap(20) + button + k.Gap(36)
	if c.W >= c.H {
		f.on.Add(stage.Box("", divider(), stage.Rect{X: left + 56*u + f.boxW + 30*u, Y: top, W: max(1, u), H: f.y - top - k.Gap(24)}))
	}
	f.on.Add(
		k.FitBox(w.T("setup.title"), gfx.SerifBold, 36, c.W/2, k.Gap(50), 0.5, f.boxW, k.Gap(80), ui.Ink).Says(stage.RoleTitle, w.T("setup.title")),
		k.Button("back", w.T("setup.back"), false, stage.Rect{X: c.W/2 - 264*u, Y: height - k.Gap(36) - button, W: 240 * u, H: button}, func() { c.Go(route.Title{}) }).Node,
		k.Button("start-game", w.T("setup.play"), true, stage.Rect{X: c.W/2 + 24*u, Y: height - k.Gap(36) - button, W: 240 * u, H: button}, func() { s.start(c) }).Node,
	)
	f.on.Y = (c.H - height) / 2
	strip, _ := wall.Strip(c)
	s.root = stage.Group("setup").Add(strip, stage.Box("sheet", stage.Slab("sheet", u, 0), stage.Rect{X: left, Y: f.on.Y, W: f.sheetW, H: height}), f.on)
	return height
}

// divider is the fine line between the box and the seats.
func divider() *stage.Fill { return &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(0.35)} }

// box is the rows that say what is played and how it is dealt.
func (s *setup) box(c *game.Context, f *form) {
	w := c.Words
	s.which(c, f)
	s.choice(f, "seats", w.T("setup.seats"), []string{"2", "3", "4"}, s.seats-2, func(i int) {
		s.seats = i + 2
		s.Layout(c)
	})
	starts := []string{w.T("setup.random")}
	for i := range s.seats {
		starts = append(starts, fmt.Sprint(i+1))
	}
	s.choice(f, "start", w.T("setup.start"), starts, min(s.seating.Start, s.seats-1)+1, func(i int) { s.seating.Start = i - 1 })
	f.label(w.T("setup.seed"))
	seed := f.next(f.row)
	f.on.Add(f.Field("seed", w.T("setup.seed"), s.seating.Seed, 20, stage.Rect{X: seed.X, Y: seed.Y, W: min(seed.W, 260*f.Unit*f.Spread(20)), H: seed.H}, func(t string) { s.seating.Seed = t }).Node)
	s.jokers(c, f)
}

// choice adds a row of options behind their word.
func (s *setup) choice(f *form, name, word string, options []string, at int, change func(int)) {
	f.label(word)
	r := f.next(0)
	c := f.Choice(name, word, options, at, r, change)
	f.y += c.Height
	f.on.Add(c.Node)
}

// which is the rows of game and side: games of one title are sides of one box.
func (s *setup) which(c *game.Context, f *form) {
	w := c.Words
	now := games.Find(s.games, s.seating.Game)
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
	s.choice(f, "game", w.T("setup.game"), titles, at, func(i int) { choose(first[i]) })
	s.choice(f, "side", w.T("setup.side"), sides, side, func(i int) { choose(same[i]) })
}

// label is the word before the row that comes next.
func (f *form) label(text string) {
	f.on.Add(f.FitText(text, gfx.Serif, 20, f.x, f.y+f.row/2, 0, f.word-8*f.Unit, ui.Ink).Says(stage.RoleSilent, ""))
}

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
	g := games.Find(s.games, s.seating.Game)
	m, err := s.seating.Begin(g.Edition, s.seats)
	if err != nil {
		c.Notify(err.Error())
		return
	}
	s.remember(c)
	begin(c, m, slices.Clone(s.seating.Players[:s.seats]))
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
		if !s.dressing.shut(c) {
			c.Go(route.Title{})
		}
		return
	}
	c.Direct(&s.dispatcher)
	c.Input.Writing = s.dispatcher.Writing()
}

// Wait implements game.Waiter: what lies over it takes letters for what they do.
func (s *setup) Wait(c *game.Context) {
	s.dispatcher.Rest()
	c.Input.Writing = false
}

// Leave implements game.Leaver.
func (s *setup) Leave(c *game.Context) { c.Input.Writing = false }

// Moving implements game.Mover.
func (*setup) Moving() bool { return false }

// Draw implements game.Scene.
func (s *setup) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}
