// Package rulebook is the illustrated book of rules: a page for each topic, with contents and a search.
package rulebook

import (
	"slices"

	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
)

// Scene is the rulebook, open at a page.
type Scene struct {
	book     *book
	at       int // the page that is open; of two pages side by side, either
	subpage  int // of the page, which large text divides into one with its sentences and one with its pictures
	subpages int // of the page
	query    string
	contents bool // they cover the page, in windows that have no margin for them

	dialog  dialog.Scene
	context *game.Context // of the last layout
	turn    turn
}

// New returns the rulebook, open at a page, or at the first one of the game of a title, or at the first of all.
func New(all []games.Game, title, name string) *Scene {
	s := &Scene{book: newBook(all)}
	s.at = max(0, slices.IndexFunc(s.book.pages, func(p page) bool { return (title == "" || p.title == title) && (name == "" || p.name == name) }))
	s.dialog.Build, s.dialog.First = s.build, "close"
	return s
}

// Route implements game.Located.
func (s *Scene) Route() game.Route {
	return route.Rules{Title: s.page().title, Page: s.page().name}
}

// page returns the page that is open.
func (s *Scene) page() page { return s.book.pages[s.at] }

// HasOverlay implements game.Overlay: a search, or the contents where they cover the page.
func (s *Scene) HasOverlay() bool { return s.contents || s.query != "" }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(*game.Context) {
	s.contents = false
	s.search("")
}

// There implements game.Awaiter: a browser fetches the text of the rules when it is first needed.
func (*Scene) There(c *game.Context) (bool, error) { return c.Words.Learn() }

// Actions implements game.Actor.
func (*Scene) Actions() []keys.Action { return []keys.Action{keys.Earlier, keys.Later, keys.Menu} }

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) { s.dialog.Layout(c) }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	_, wheel := c.Input.Wheel()
	scrolls := dialog.NewKit(c).Handheld()
	switch {
	case s.searchKeys(c):
		return
	case c.Input.Did(keys.Earlier) || wheel > 0 && !scrolls:
		s.turnBy(-1)
	case c.Input.Did(keys.Later) || wheel < 0 && !scrolls:
		s.turnBy(1)
	case c.Input.Did(input.Cancel) && s.query != "":
		s.search("")
		return
	}
	s.turn.tick()
	s.dialog.Update(c)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.dialog.Draw(c) }

// Wait implements game.Waiter.
func (s *Scene) Wait(c *game.Context) { s.dialog.Wait(c) }

// Moving implements game.Mover.
func (s *Scene) Moving() bool { return s.turn.left > 0 }

// layout returns the layout for a window.
func (s *Scene) layout(c *game.Context) *layout {
	return newLayout(dialog.NewTouchKit(c), s.book.contentsLines())
}

// build lays the book out: as a list in a handheld window, else as one or two pages beside the contents, where these have room, or above
// a row of buttons.
func (s *Scene) build(c *game.Context) *stage.Node {
	s.context = c
	l := s.layout(c)
	if l.kit.Handheld() {
		root := s.list(l)
		s.turn.cover(root, l.pages, c.Settings.ReducedMotion)
		return root
	}
	title := l.kit.Words.T("rules.title")
	root := stage.Group("rules").Says(stage.RoleDialog, title)
	root.Add(l.cloth(s.page().title), stage.New("", &stage.Label{}, 0, 0, 0, 0).Says(stage.RoleTitle, title))
	if l.hasMargin() {
		root.Add(s.contentsIn(l, l.margin, true))
	} else if s.contents {
		s.addFoot(l, root)
		return root.Add(s.contentsIn(l, l.pages, false))
	}
	root.Add(l.paper(), s.pageTurner(l.pages))
	from, to := s.openPages(l.spread())
	for i, p := range s.book.pages[from:to] {
		subpages := s.book.build(l, p, from+i+1, l.page(i))
		if l.spread() > 1 {
			subpages = subpages[:1]
		}
		s.subpages = len(subpages)
		s.subpage = min(s.subpage, s.subpages-1)
		root.Add(subpages[s.subpage])
	}
	if !l.hasMargin() {
		s.addFoot(l, root)
	}
	s.turn.cover(root, l.pages, c.Settings.ReducedMotion)
	return root
}

// openPages returns the first page that is open and the one after the last, where spread pages are shown side by side.
func (s *Scene) openPages(spread int) (from, to int) {
	sameGame := func(p page) bool { return p.title == s.page().title }
	from = s.at - (s.at-slices.IndexFunc(s.book.pages, sameGame))%spread
	for to = from + 1; to < min(len(s.book.pages), from+spread) && sameGame(s.book.pages[to]); {
		to++
	}
	return from, to
}

// turnBy turns to the next page or subpage (1) or to the one before (-1).
func (s *Scene) turnBy(by int) {
	from, to := s.openPages(s.layout(s.context).spread())
	switch next := s.subpage + by; {
	case next >= 0 && next < s.subpages && !s.contents:
		s.turn.start(by > 0)
		s.subpage = next
		s.Layout(s.context)
	case by < 0 && from > 0:
		s.open(from - 1)
		s.subpage = s.subpages - 1
		s.Layout(s.context)
	case by > 0 && to < len(s.book.pages):
		s.open(to)
	}
}

// canTurn reports whether there is a next page or subpage (1) or one before (-1).
func (s *Scene) canTurn(by int) bool {
	next := s.subpage + by
	return next >= 0 && next < s.subpages || s.at+by >= 0 && s.at+by < len(s.book.pages)
}

// open opens a page.
func (s *Scene) open(at int) {
	if at != s.at {
		s.turn.start(at > s.at)
	}
	s.at, s.subpage, s.contents, s.dialog.Scrolled = at, 0, false, 0
	s.Layout(s.context)
	name := s.page().name
	s.context.Announce(s.context.Words.T("rules."+name), s.context.Words.T("rules."+name+".text"))
}

// search searches the pages for some text, or with "" lists all.
func (s *Scene) search(query string) {
	s.query, s.dialog.Scrolled = query, 0
	s.Layout(s.context)
}

// toggleContents shows the contents in place of the page, or the page again.
func (s *Scene) toggleContents() {
	s.contents, s.dialog.Scrolled = !s.contents, 0
	s.Layout(s.context)
}
