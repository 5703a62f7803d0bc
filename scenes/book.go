package scenes

import (
	"slices"

	"azulejo/engine/lesson"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
)

// book is the book of rules: a page for each topic, and contents at its margin.
type book struct {
	sheet
	c       *game.Context
	all     []games.Game
	courses []lesson.Course
	cases   []*lesson.Lesson
	pages   []topic
	at      int // the page that is open; on two pages, either
	sought  string
	listed  bool // the contents cover the page, where there is no margin
	turning leafTurn
}

// newBook is the book, open at a topic, or at the first one of a title.
func newBook(all []games.Game, title, at string) *book {
	b := &book{all: all, courses: courses(), cases: cases(), pages: topics()}
	b.at = max(0, slices.IndexFunc(b.pages, func(p topic) bool { return p.title == title && (at == "" || p.name == at) }))
	b.first = "close"
	b.build = b.lay
	return b
}

// There implements game.Awaiter: the words may still be on their way.
func (*book) There(c *game.Context) (bool, error) { return c.Words.Learn() }

// Actions implements game.Actor.
func (*book) Actions() []keys.Action { return []keys.Action{keys.Earlier, keys.Later, keys.Menu} }

// Update implements game.Scene.
func (b *book) Update(c *game.Context) {
	_, wheel := c.Input.Wheel()
	switch {
	case b.answer(c):
		return
	case c.Input.Did(keys.Earlier) || wheel > 0:
		b.turn(-1)
	case c.Input.Did(keys.Later) || wheel < 0:
		b.turn(1)
	case c.Input.Did(input.Cancel) && b.sought != "":
		b.seek("")
		return
	}
	b.turning.tick()
	b.sheet.Update(c)
}

// Moving implements game.Mover.
func (b *book) Moving() bool { return b.turning.left > 0 }

// lay lays the book out for the window: beside its contents where there is room for them.
func (b *book) lay(c *game.Context, close func()) *stage.Node {
	b.c = c
	f := b.form(c, close)
	root := stage.Group("rules").Says(stage.RoleDialog, c.Words.T("rules.title"))
	root.Add(f.cloth(), stage.New("", &stage.Label{}, 0, 0, 0, 0).Says(stage.RoleTitle, c.Words.T("rules.title")))
	if f.margin.W > 0 {
		f.contents(root)
	} else {
		f.foot(root)
	}
	if f.margin.W == 0 && b.listed {
		f.margin = f.sheets
		f.contents(root)
		return root
	}
	root.Add(f.paper(), b.swiped(f.sheets))
	for i, p := range b.open(f.spread()) {
		root.Add(f.page(p, f.room(i)))
	}
	b.turning.lie(root, f.sheets, c.Settings.ReducedMotion)
	return root
}

// open are the pages that lie open, as many as a spread shows.
func (b *book) open(spread int) []topic {
	from := b.at - b.within()%spread
	to := from + 1
	for to < len(b.pages) && to < from+spread && b.pages[to].title == b.pages[from].title {
		to++
	}
	return b.pages[from:to]
}

// within is the number of the page among those of its title.
func (b *book) within() int {
	return b.at - slices.IndexFunc(b.pages, func(p topic) bool { return p.title == b.pages[b.at].title })
}

// turn goes a leaf on or back.
func (b *book) turn(by int) {
	spread := b.form(b.c, nil).spread()
	open := b.open(spread)
	first := slices.IndexFunc(b.pages, func(p topic) bool { return p.name == open[0].name })
	if to := first + by; by < 0 && to >= 0 {
		b.show(to)
	} else if to := first + len(open); by > 0 && to < len(b.pages) {
		b.show(to)
	}
}

// show opens a page.
func (b *book) show(page int) {
	if page != b.at {
		b.turning.begin(page > b.at)
	}
	b.at, b.listed = page, false
	b.Layout(b.c)
	b.c.Announce(b.c.Words.T("rules."+b.pages[page].name), b.c.Words.T("rules."+b.pages[page].name+".text"))
}

// seek looks for words.
func (b *book) seek(words string) {
	b.sought = words
	b.Layout(b.c)
}

// opened is the book laid out in a window.
type opened struct {
	*ui.Kit
	b      *book
	c      *game.Context
	close  func()
	margin stage.Rect // of the contents; empty where there is no room for them
	sheets stage.Rect // of the open pages
}

func (b *book) form(c *game.Context, close func()) *opened {
	k := pageKit(c)
	f := &opened{Kit: k.Kit, b: b, c: c, close: close}
	edge := 14 * k.Unit
	window := stage.Rect{W: c.W, H: c.H}.Grow(-edge)
	f.sheets = window
	wide := max(288*k.Unit, 13*k.Size(19))
	if rows := b.rows(); c.W > c.H && wide < 0.34*c.W && float64(rows)*f.line()+3*k.Row(52, 19) < window.H {
		f.margin = stage.Rect{X: window.X, Y: window.Y, W: wide - edge, H: window.H}
		f.sheets.X, f.sheets.W = window.X+wide, window.W-wide
		return f
	}
	f.sheets.H -= f.Row(52, 20) + edge
	return f
}

// rows are how many lines the contents take.
func (b *book) rows() int {
	return len(b.pages) + 2
}

// line is the height of a line of the contents.
func (f *opened) line() float64 { return f.Row(37, 19) }

// spread is how many pages lie open side by side.
func (f *opened) spread() int {
	if f.c.W/f.c.Device < 1100 || f.sheets.W < 1.2*f.sheets.H || f.Zoom > 1.3 {
		return 1
	}
	return 2
}

// room is that of the i-th page.
func (f *opened) room(i int) stage.Rect {
	r := f.sheets
	r.W /= float64(f.spread())
	r.X += float64(i) * r.W
	return r
}

// cloth is what the book lies on: the ground of the game whose page is open.
func (f *opened) cloth() *stage.Node {
	tint := uint32(0xE2D5B8)
	if f.b.pages[f.b.at].title == "game.pavilion" {
		tint = 0xCBD8CD
	}
	n := stage.Box("", &stage.Fill{Colour: gfx.Hex(tint)}, stage.Rect{W: f.c.W, H: f.c.H}.Grow(200*f.Device))
	n.Touch = &stage.Touch{}
	return n
}

// paper is the open pages, with a shadow where they are bound.
func (f *opened) paper() *stage.Node {
	g, u := stage.Group("paper"), f.Unit
	g.Add(stage.Box("", stage.Slab("sheet", u, 0), f.sheets))
	for i := range f.spread() {
		outline(g, f.room(i).Grow(-16*u), max(1, 1.5*u))
	}
	if f.spread() == 2 {
		x := f.sheets.X + f.sheets.W/2
		for i := range 8 {
			half := float64(8-i) * 4 * u
			g.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(0x30200A).Fade(0.022)}, stage.Rect{X: x - half, Y: f.sheets.Y, W: 2 * half, H: f.sheets.H}))
		}
		g.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(0x30200A).Fade(0.4)}, stage.Rect{X: x - u/2, Y: f.sheets.Y, W: max(1, u), H: f.sheets.H}))
	}
	return g
}

// outline draws a thin cobalt frame.
func outline(g *stage.Node, r stage.Rect, thick float64) {
	ink := &stage.Fill{Colour: gfx.Hex(ui.Cobalt).Fade(0.35)}
	for _, side := range []stage.Rect{{X: r.X, Y: r.Y, W: r.W, H: thick}, {X: r.X, Y: r.Y + r.H - thick, W: r.W, H: thick},
		{X: r.X, Y: r.Y, W: thick, H: r.H}, {X: r.X + r.W - thick, Y: r.Y, W: thick, H: r.H}} {
		g.Add(stage.Box("", ink, side))
	}
}
