package scenes

import (
	"slices"

	"azulejo/engine/lesson"
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
)

// book is the book of rules: a page for each topic, and contents at its margin.
type book struct {
	sheet
	c       *game.Context
	all     []games.Game
	courses []lesson.Course
	lessons []*lesson.Lesson // of all courses, and those that show single rules
	pages   []topic
	at      int // the page that is open; on two pages, either
	leaf    int // of the open page, where large text gives its pictures a leaf of their own
	leaves  int // that the open page takes
	sought  string
	listed  bool // the contents cover the page, where there is no margin
	turning leafTurn
}

// newBook is the book, open at a topic, or at the first one of a title, or at the first of all.
func newBook(all []games.Game, title, at string) *book {
	b := &book{all: all, courses: courses(), lessons: cases(), pages: topics()}
	for _, c := range b.courses {
		b.lessons = append(b.lessons, c.Lessons...)
	}
	b.at = max(0, slices.IndexFunc(b.pages, func(p topic) bool { return (title == "" || p.title == title) && (at == "" || p.name == at) }))
	b.first = "close"
	b.build = b.lay
	return b
}

// Route implements game.Located.
func (b *book) Route() game.Route {
	return route.Rules{Title: b.pages[b.at].title, Page: b.pages[b.at].name}
}

// HasOverlay implements game.Overlay: a search is open, or the contents where they cover the page.
func (b *book) HasOverlay() bool { return b.listed || b.sought != "" }

// CloseOverlay implements game.Overlay.
func (b *book) CloseOverlay(*game.Context) {
	b.listed = false
	b.seek("")
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
	case c.Input.Did(keys.Earlier) || wheel > 0 && !kitOf(c).handheld():
		b.turn(-1)
	case c.Input.Did(keys.Later) || wheel < 0 && !kitOf(c).handheld():
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
func (b *book) lay(c *game.Context) *stage.Node {
	b.c = c
	f := b.form(c)
	if f.handheld() {
		root := b.list(f)
		b.turning.lie(root, f.sheets, c.Settings.ReducedMotion)
		return root
	}
	title := f.Words.T("rules.title")
	root := stage.Group("rules").Says(stage.RoleDialog, title)
	root.Add(f.cloth(), stage.New("", &stage.Label{}, 0, 0, 0, 0).Says(stage.RoleTitle, title))
	if f.margin.W > 0 {
		f.contents(root)
	} else if b.listed {
		f.foot(root)
		f.margin = f.sheets
		f.contents(root)
		return root
	}
	root.Add(f.paper(), b.swiped(f.sheets))
	from, to := b.open(f.spread())
	for i, p := range b.pages[from:to] {
		leaves := f.page(p, from+i+1, f.room(i))
		if f.spread() > 1 {
			leaves = leaves[:1]
		}
		b.leaves = len(leaves)
		b.leaf = min(b.leaf, b.leaves-1)
		root.Add(leaves[b.leaf])
	}
	if f.margin.W == 0 {
		f.foot(root)
	}
	b.turning.lie(root, f.sheets, c.Settings.ReducedMotion)
	return root
}

// open is the first page that lies open and the one after the last, of as many as a spread shows.
func (b *book) open(spread int) (from, to int) {
	same := func(p topic) bool { return p.title == b.pages[b.at].title }
	from = b.at - (b.at-slices.IndexFunc(b.pages, same))%spread
	for to = from + 1; to < min(len(b.pages), from+spread) && same(b.pages[to]); {
		to++
	}
	return from, to
}

// turn goes a leaf on or back.
func (b *book) turn(by int) {
	from, to := b.open(b.form(b.c).spread())
	switch next := b.leaf + by; {
	case next >= 0 && next < b.leaves && !b.listed:
		b.turning.begin(by > 0)
		b.leaf = next
		b.Layout(b.c)
	case by < 0 && from > 0:
		b.show(from - 1)
		b.leaf = b.leaves - 1
		b.Layout(b.c)
	case by > 0 && to < len(b.pages):
		b.show(to)
	}
}

// turns reports whether there is a leaf on or back from the open one.
func (b *book) turns(by int) bool {
	next := b.leaf + by
	return next >= 0 && next < b.leaves || b.at+by >= 0 && b.at+by < len(b.pages)
}

// show opens a page.
func (b *book) show(page int) {
	if page != b.at {
		b.turning.begin(page > b.at)
	}
	b.at, b.leaf, b.listed, b.scrolled = page, 0, false, 0
	b.Layout(b.c)
	b.c.Announce(b.c.Words.T("rules."+b.pages[page].name), b.c.Words.T("rules."+b.pages[page].name+".text"))
}

// seek looks for words.
func (b *book) seek(words string) {
	b.sought, b.scrolled = words, 0
	b.Layout(b.c)
}

// opened is the book laid out in a window.
type opened struct {
	kit
	b      *book
	margin stage.Rect // of the contents; empty where there is no room for them
	sheets stage.Rect // of the open pages
}

func (b *book) form(c *game.Context) *opened { return b.formIn(sheetKit(c)) }

// formIn lays the book out with a kit.
func (b *book) formIn(k kit) *opened {
	c, f := k.c, &opened{kit: k, b: b}
	if k.handheld() {
		f.sheets = stage.Rect{W: c.W, H: c.H}
		return f
	}
	edge := 14 * k.Kit.Unit
	window := stage.Rect{W: c.W, H: c.H}.Grow(-edge)
	f.sheets = window
	wide := max(288*k.Kit.Unit, 13*k.Kit.Size(19))
	if c.W > c.H && wide < 0.34*c.W && float64(b.rows())*f.line()+3*k.Kit.Row(52, 19) < window.H {
		f.margin = stage.Rect{X: window.X, Y: window.Y, W: wide - edge, H: window.H}
		f.sheets.X, f.sheets.W = window.X+wide, window.W-wide
		return f
	}
	f.sheets.H -= f.Kit.Row(52, 20) + edge
	return f
}

// rows are how many lines the contents take.
func (b *book) rows() int { return len(b.pages) + 2 }

// line is the height of a line of the contents.
func (f *opened) line() float64 { return f.Kit.Row(37, 19) }

// spread is how many pages lie open side by side.
func (f *opened) spread() int {
	if f.c.W/f.c.Device < 1100 || f.sheets.W < 1.2*f.sheets.H || f.Kit.Zoom > 1.3 {
		return 1
	}
	return 2
}

// room is that of the i-th page.
func (f *opened) room(i int) stage.Rect { return partAcross(f.sheets, i, f.spread(), 0) }

// cloth is what the book lies on: the ground of the game whose page is open.
func (f *opened) cloth() *stage.Node {
	tint := uint32(0xE2D5B8)
	if f.b.pages[f.b.at].title == "game.pavilion" {
		tint = 0xCBD8CD
	}
	n := fill(tint, 1, stage.Rect{W: f.c.W, H: f.c.H}.Grow(200*f.Kit.Device))
	n.Touch = &stage.Touch{}
	return n
}

// paper is the open pages, with a shadow where they are bound.
func (f *opened) paper() *stage.Node {
	g, u, r := stage.Group("paper"), f.Kit.Unit, f.sheets
	g.Add(f.slab("sheet", r))
	for i := range f.spread() {
		outline(g, f.room(i).Grow(-16*u), max(1, 1.5*u))
	}
	if f.spread() == 2 {
		const shade = 0x30200A
		x := r.X + r.W/2
		for i := range 8 {
			half := float64(8-i) * 4 * u
			g.Add(fill(shade, 0.022, stage.Rect{X: x - half, Y: r.Y, W: 2 * half, H: r.H}))
		}
		g.Add(fill(shade, 0.4, stage.Rect{X: x - u/2, Y: r.Y, W: max(1, u), H: r.H}))
	}
	return g
}

// outline draws a thin cobalt frame.
func outline(g *stage.Node, r stage.Rect, thick float64) {
	for _, side := range []stage.Rect{{X: r.X, Y: r.Y, W: r.W, H: thick}, {X: r.X, Y: r.Y + r.H - thick, W: r.W, H: thick},
		{X: r.X, Y: r.Y, W: thick, H: r.H}, {X: r.X + r.W - thick, Y: r.Y, W: thick, H: r.H}} {
		g.Add(fill(ui.Cobalt, 0.35, side))
	}
}
