// Package rulebook is the illustrated rulebook: a page for each topic, with contents and a search.
package rulebook

import (
	"slices"
	"strings"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
)

// Scene is the rulebook.
type Scene struct {
	book     *book
	at       int    // the open page; either one of two pages side by side
	part     int    // the index of the open leaf of that page
	leaves   []leaf // for the window and settings of the last layout, none in a handheld window
	query    string
	contents bool // the contents cover the page, in windows without space for both

	dialog  dialog.Scene
	context *game.Context // of the last layout
	turn    pageTurn
	play    playback
}

// New returns the rulebook, open at the page of a name, or at the first page of the game with a title, or at the first page.
func New(all []games.Game, title, name string) *Scene {
	s := &Scene{book: newBook(all)}
	s.at = max(0, slices.IndexFunc(s.book.pages, func(p page) bool { return (title == "" || p.title == title) && (name == "" || p.name == name) }))
	s.dialog.Build, s.dialog.First = s.build, "leaf" // the arrow keys turn its pages
	return s
}

// Route implements game.Located.
func (s *Scene) Route() game.Route {
	return route.Rules{Title: s.page().title, Page: s.page().name}
}

// Ground implements game.Grounded.
func (s *Scene) Ground(*game.Context) gfx.Ground { return s.book.game(s.page().title).Table().Ground() }

// page returns the page that is open.
func (s *Scene) page() page { return s.book.pages[s.at] }

// HasOverlay implements game.Overlay. A search, and contents that cover the page, are overlays.
func (s *Scene) HasOverlay() bool { return s.contents || s.query != "" }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(*game.Context) {
	s.contents = false
	s.searchPages("")
}

// Load implements game.Loader. A browser loads the text of the rules when it is first needed.
func (*Scene) Load(c *game.Context) (bool, error) { return c.Words.LoadLessons() }

// Actions implements game.ActionScene.
func (*Scene) Actions() []keys.Action { return []keys.Action{keys.Earlier, keys.Later, keys.Menu} }

// Layout implements game.Scene. It is called when the window or a setting has changed, so it composes the leaves again.
func (s *Scene) Layout(c *game.Context) {
	s.context, s.leaves = c, nil
	s.show()
}

// show lays out what is open, with the leaves as they are.
func (s *Scene) show() { s.dialog.Layout(s.context) }

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
		s.searchPages("")
		return
	}
	s.turn.tick()
	s.play.update(c.Pointer(), c.Settings.ReducedMotion)
	s.dialog.Update(c)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.dialog.Draw(c) }

// Pause implements game.Pauser.
func (s *Scene) Pause(c *game.Context) { s.dialog.Pause(c) }

// Moving implements game.Animated.
func (s *Scene) Moving() bool { return s.turn.ticks > 0 || s.play.playing >= 0 }

// frame returns the frame for a window.
func (s *Scene) frame(c *game.Context) *frame {
	return newFrame(dialog.NewTouchKit(c), s.book.contentsLines())
}

// build lays the book out: as a list in a handheld window, otherwise as one or two pages next to the contents, if there is space, or above
// a row of buttons.
func (s *Scene) build(c *game.Context) *stage.Node {
	s.play.reset(nil)
	f := s.frame(c)
	if f.kit.Handheld() {
		root := s.list(f.kit)
		s.turn.cover(root, stage.Rect{W: c.W, H: c.H}, c.Settings.ReducedMotion)
		return root
	}
	title := f.kit.Words.T("rules.title")
	root := stage.Group("rules").SetRole(stage.RoleDialog, title)
	root.Add(f.shieldNode(), stage.New("", &stage.Label{}, 0, 0, 0, 0).SetRole(stage.RoleTitle, title))
	if s.leaves == nil {
		usual := newFrame(withScale(f.kit, f.kit.UI.Design()), s.book.contentsLines())
		s.leaves = s.book.leaves(f.kit, f.page(0), usual.page(0))
	}
	if f.hasContents() {
		root.Add(s.contentsNode(f, f.contents, true))
	} else if s.contents {
		s.addFoot(f, root)
		return root.Add(s.contentsNode(f, f.pages, false))
	}
	root.Add(f.paperNode(), s.pageTurner(f.pages))
	from, to := s.openLeaves(f.spread())
	var examples []playable
	for i, l := range s.leaves[from:to] {
		root.Add(l.node(f.page(i)))
		examples = append(examples, l.composer.playables...)
	}
	s.play.reset(examples)
	if f.hasContents() {
		s.addTurnButtons(f, root)
	} else {
		s.addFoot(f, root)
	}
	s.turn.cover(root, f.pages, c.Settings.ReducedMotion)
	return root
}

// openLeaf returns the index of the open leaf, or of either one of two leaves side by side.
func (s *Scene) openLeaf() int {
	first := slices.IndexFunc(s.leaves, func(l leaf) bool { return l.page == s.at })
	s.part = min(s.part, s.partsOf(s.at)-1)
	return first + s.part
}

// partsOf returns the number of leaves of a page.
func (s *Scene) partsOf(page int) (n int) {
	for _, l := range s.leaves {
		if l.page == page {
			n++
		}
	}
	return n
}

// openLeaves returns the first leaf that is open and the one after the last, where spread leaves are shown side by side. Each game begins
// on the left.
func (s *Scene) openLeaves(spread int) (from, to int) {
	game := func(l leaf) string { return s.book.pages[l.page].title }
	at := s.openLeaf()
	first := slices.IndexFunc(s.leaves, func(l leaf) bool { return game(l) == s.page().title })
	from = at - (at-first)%spread
	for to = from + 1; to < min(len(s.leaves), from+spread) && game(s.leaves[to]) == s.page().title; {
		to++
	}
	return from, to
}

// turnBy turns to the next leaf (1) or to the previous one (-1).
func (s *Scene) turnBy(by int) {
	if s.leaves == nil { // a list shows all of a page
		if at := s.at + by; at >= 0 && at < len(s.book.pages) {
			s.openPage(at, 0)
		}
		return
	}
	from, to := s.openLeaves(s.frame(s.context).spread())
	next := to
	if by < 0 {
		next = from - 1
	}
	if next < 0 || next >= len(s.leaves) {
		return
	}
	page := s.leaves[next].page
	s.openPage(page, next-slices.IndexFunc(s.leaves, func(l leaf) bool { return l.page == page }))
}

// canTurn reports whether there is a next leaf (1) or a previous one (-1).
func (s *Scene) canTurn(by int) bool {
	if s.leaves == nil {
		return s.at+by >= 0 && s.at+by < len(s.book.pages)
	}
	from, to := s.openLeaves(s.frame(s.context).spread())
	return by < 0 && from > 0 || by > 0 && to < len(s.leaves)
}

// openPage opens a page at one of its leaves.
func (s *Scene) openPage(at, part int) {
	if at != s.at || part != s.part {
		s.turn.start(at > s.at || at == s.at && part > s.part)
	}
	s.at, s.part, s.contents, s.dialog.Scrolled = at, part, false, 0
	s.show()
	p, w := s.page(), s.context.Words
	s.context.Announce(p.text(w, ""), strings.Join(p.texts(w)[1:], " "))
}

// searchPages searches the pages for a text. An empty text ends the search.
func (s *Scene) searchPages(query string) {
	s.query, s.dialog.Scrolled = query, 0
	s.show()
}

// toggleContents switches between the contents and the page.
func (s *Scene) toggleContents() {
	s.contents, s.dialog.Scrolled = !s.contents, 0
	s.show()
}
