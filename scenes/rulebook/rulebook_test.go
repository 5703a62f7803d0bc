package rulebook

import (
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// open opens the program with rulebooks, and scenes that do nothing.
func open(t *testing.T) *scenetest.Tour {
	router := scenetest.Only(func(r route.Rules) game.Scene { return New(games.All(), r.Title, r.Page) })
	return scenetest.NewTour(t, game.Parts{Router: router, First: route.Title{}})
}

// Every page is legible in every window.
func TestLegible(t *testing.T) {
	scenetest.EachView(t, scenetest.Blank, route.Title{}, func(t *testing.T, c *game.Context) {
		c.Words.Learn()
		b := New(games.All(), "game.azul", "")
		for i, p := range b.book.pages {
			b.at = i
			for b.subpage = 0; b.subpage == 0 || b.subpage < b.subpages; b.subpage++ {
				b.Layout(c)
				scenetest.ExpectLegible(t, c, "rules, "+p.name, b.dialog.Screen.Root)
			}
		}
		b.contents = true
		b.Layout(c)
		scenetest.ExpectLegible(t, c, "rules, contents", b.dialog.Screen.Root)
		b.search("4")
		scenetest.ExpectLegible(t, c, "rules, found", b.dialog.Screen.Root)
	})
}

// Sentences have at most fifteen words on average.
func TestSentencesAreShort(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	w.Learn()
	words, sentences := 0, 0
	for _, p := range newPages() {
		if !w.Has("rules."+p.name) || !w.Has("rules."+p.name+".text") {
			t.Errorf("there is no text for %s", p.name)
		}
		text := w.T("rules." + p.name + ".text")
		words, sentences = words+len(strings.Fields(text)), sentences+strings.Count(text, ".")
	}
	if words > 15*sentences {
		t.Errorf("%d words in %d sentences", words, sentences)
	}
}

// Each picture is a step of a lesson, and what it scores is right.
func TestPictures(t *testing.T) {
	b := New(games.All(), "game.azul", "")
	want := map[string][]int{"tiling": {1, 3, 7}, "grey": {2}, "runs": {1, 3, 6}}
	for _, p := range b.book.pages {
		if _, _, ok := b.book.lessonOf(p.lesson); p.lesson != "" && !ok {
			t.Errorf("%s: there is no lesson %q", p.name, p.lesson)
		}
		var counted []int
		for _, e := range p.pictures {
			run := b.book.run(e)
			if run.At() != e.step {
				t.Errorf("%s: %s reaches step %d instead of %d", p.name, e.lesson, run.At(), e.step)
			}
			if scored, ok := run.Scored(); ok {
				counted = append(counted, scored.Points)
			}
		}
		if !slices.Equal(counted, want[p.name]) {
			t.Errorf("%s scores %v, expected %v", p.name, counted, want[p.name])
		}
	}
}

// Pictures show what they score or cost: tiles, sets at the end of the game, a floor line, ornaments.
func TestPoints(t *testing.T) {
	app := open(t)
	c := app.Context()
	c.Words.Learn()
	c.Push(route.Rules{Title: "game.azul"})
	b := app.Last().(*Scene)
	for name, want := range map[string][]string{
		"tiling": {"+1", "+3", "4 + 3 = 7"}, "floor": {"−1 −1 −2 −2 −2 = −8"}, "end": {"+2", "+7", "+10"}, "runs": {"+1", "+3", "+6"}, "ornaments": {"+1", "+2", "+3"},
	} {
		b.at = slices.IndexFunc(b.book.pages, func(p page) bool { return p.name == name })
		b.Layout(c)
		said := map[string]bool{}
		b.dialog.Screen.Root.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok {
				said[l.Text] = true
			}
		})
		for _, w := range want {
			if !said[w] {
				t.Errorf("%s: %q is missing", name, w)
			}
		}
	}
}

// Every synonym leads to pages, in every language.
func TestSynonyms(t *testing.T) {
	for _, language := range locale.Languages() {
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		w.Learn()
		for _, each := range strings.Fields(w.T("rules.kin")) {
			word, pages, _ := strings.Cut(each, ":")
			for _, name := range strings.Split(pages, ",") {
				if !slices.ContainsFunc(newPages(), func(p page) bool { return p.name == name }) {
					t.Errorf("%s: %s leads to %q", language, word, name)
				}
			}
		}
	}
}

// The search finds text and synonyms.
func TestSearch(t *testing.T) {
	w := open(t)
	c := w.Context()
	c.Words.Learn()
	c.Push(route.Rules{Title: "game.azul"})
	b := w.Last().(*Scene)
	for sought, want := range map[string]string{"penalty": "floor", "lid": "odd", "statue": "ornaments", "CORNERS": "pass", "jokers alone": "place", "tie": "end"} {
		b.search(sought)
		found := b.book.find(b.query, c.Words)
		if !slices.ContainsFunc(found, func(i int) bool { return b.book.pages[i].name == want }) || len(found) > 6 {
			t.Errorf("%q finds %v", sought, found)
		}
	}
	if b.search("xyzzy"); len(b.book.find(b.query, c.Words)) != 0 {
		t.Error("the search finds what is on no page")
	}
}

// Findings are quoted from the start of a word.
func TestQuotes(t *testing.T) {
	for _, x := range []struct{ said, sought, before, hit, after string }{
		{"What does not fit falls to the floor.", "floor", "… falls to the ", "floor", "."},
		{"Floor first", "floor", "", "Floor", " first"},
		{"Die übrigen kommen in die Mitte.", "mitte", "… in die ", "Mitte", "."},
	} {
		before, hit, after, ok := around(x.said, x.sought)
		if !ok || before != x.before || hit != x.hit || after != x.after {
			t.Errorf("%q in %q: %q, %q, %q, %v", x.sought, x.said, before, hit, after, ok)
		}
	}
	if _, _, _, ok := around("floor", "lid"); ok {
		t.Error("a quote has no match")
	}
}

// The book opens at a page, turns by two pages, and stops at its ends.
func TestTurn(t *testing.T) {
	w := open(t)
	w.Context().Words.Learn()
	w.Context().Push(route.Rules{Title: "game.pavilion", Page: "pass"})
	b := w.Last().(*Scene)
	if b.book.pages[b.at].name != "pass" {
		t.Fatalf("it opens at %s", b.book.pages[b.at].name)
	}
	for range len(b.book.pages) {
		b.turnBy(1)
	}
	if !b.Moving() || b.book.pages[b.at].name != "stray" {
		t.Errorf("the last page is %s", b.book.pages[b.at].name)
	}
	for range len(b.book.pages) {
		b.turnBy(-1)
	}
	for range turnTicks {
		b.turn.tick()
	}
	if from, _ := b.openPages(2); b.Moving() || b.book.pages[from].name != "table" {
		t.Errorf("the first page is %d", b.at)
	}
}

// Every page that a table opens exists, over a whole game of each edition.
func TestPagesOfTables(t *testing.T) {
	for _, g := range games.All() {
		named := map[string]bool{}
		g.Sample(func(pos engine.Position, _ int) bool { named[g.Page(pos)] = true; return false })
		for name := range named {
			if !slices.ContainsFunc(newPages(), func(p page) bool { return p.title == g.Title && p.name == name }) {
				t.Errorf("%s: there is no page %q", g.Edition.ID, name)
			}
		}
		if len(named) < 2 && g.Edition.ID != "azul" { // its walls are tiled without a move
			t.Errorf("%s names %v", g.Edition.ID, named)
		}
	}
}

// On phones a drag to the side turns the page, a drag up or down scrolls it, and a new page starts at its top.
func TestSwipeOnPhones(t *testing.T) {
	w := open(t)
	c := w.Context()
	c.Resize(390*2, 844*2, 2)
	c.Words.Learn()
	b := New(games.All(), "game.azul", "tiling")
	b.Layout(c)
	first := b.at
	drag := func(dx, dy float64) {
		var scroll *stage.Node
		b.dialog.Screen.Root.Walk(func(n *stage.Node) {
			if n.Touch != nil && n.Touch.Scroll != nil {
				scroll = n
			}
		})
		scroll.Touch.DragStart(400, 800)
		scroll.Touch.Drag(400+dx, 800+dy)
		scroll.Touch.Drop(400+dx, 800+dy)
	}
	if drag(60, -180); b.at != first || b.dialog.Scrolled == 0 {
		t.Errorf("dragged up: page %d scrolled by %v, want %d", b.at, b.dialog.Scrolled, first)
	}
	if drag(-140, 30); b.at != first+1 || b.dialog.Scrolled != 0 {
		t.Errorf("dragged to the left: page %d scrolled by %v, want %d at its top", b.at, b.dialog.Scrolled, first+1)
	}
	if drag(-60, 0); b.at != first+1 {
		t.Errorf("dragged a little: page %d, want %d", b.at, first+1)
	}
	if drag(140, 0); b.at != first {
		t.Errorf("dragged to the right: page %d, want %d", b.at, first)
	}
}

// A drag turns the page where it is long enough.
func TestSwipe(t *testing.T) {
	w := open(t)
	c := w.Context()
	c.Words.Learn()
	b := New(games.All(), "game.azul", "")
	b.Layout(c)
	leaf := func(by float64) {
		n := b.pageTurner(b.layout(c).pages)
		n.Touch.DragStart(400, 0)
		n.Touch.Drop(400+by*c.Device, 0)
	}
	for _, s := range []struct {
		by   float64
		want int
	}{{-40, 0}, {-60, 2}, {-60, 4}, {60, 3}, {30, 3}} {
		if leaf(s.by); b.at != s.want {
			t.Errorf("dragged by %v: page %d, want %d", s.by, b.at+1, s.want+1)
		}
	}
}

// everyPage returns all pages with their subpages, and the contents.
func everyPage(c *game.Context) (all []*stage.Node) {
	b := New(games.All(), "", "")
	for b.at = range b.book.pages {
		for b.subpage = 0; b.subpage == 0 || b.subpage < b.subpages; b.subpage++ {
			b.Layout(c)
			all = append(all, b.dialog.Screen.Root)
		}
	}
	b.contents = true
	b.Layout(c)
	return append(all, b.dialog.Screen.Root)
}

func TestLargeText(t *testing.T) {
	scenetest.EachWindow(t, scenetest.Blank, route.Title{}, func(t *testing.T, c *game.Context) {
		c.Words.Learn()
		scenetest.ExpectLarger(t, c, "rules", func() []*stage.Node { return everyPage(c) })
	})
}

// With text at 200 % every page has the pictures that it has at 100 %, no smaller.
func TestLargeTextKeepsPictures(t *testing.T) {
	scenetest.EachWindow(t, scenetest.Blank, route.Title{}, func(t *testing.T, c *game.Context) {
		c.Words.Learn()
		b := New(games.All(), "", "")
		pictures := func(scale float64) (all tiles) {
			c.Settings.TextScale = scale
			for b.subpage = 0; b.subpage == 0 || b.subpage < b.subpages; b.subpage++ {
				b.Layout(c)
				each := measureTiles(b.dialog.Screen.Root.Find("page-" + b.page().name))
				all.number, all.largest = all.number+each.number, max(all.largest, each.largest)
			}
			return all
		}
		for b.at = range b.book.pages {
			usual := pictures(1)
			if large := pictures(2); large.number != usual.number || large.largest < 0.99*usual.largest {
				t.Errorf("%s: %d tiles of %.1f, and at 100 %% %d of %.1f", b.page().name, large.number, large.largest, usual.number, usual.largest)
			}
		}
		c.Settings.TextScale = 1
	})
}

// In handheld windows the rulebook has targets and text for fingers. Each window looks at a quarter of the pages.
func TestTouch(t *testing.T) {
	windows := 0
	scenetest.EachHandheld(t, scenetest.Blank, route.Title{}, func(t *testing.T, c *game.Context) {
		windows++
		c.Words.Learn()
		target, text := scenetest.TouchSizes(c)
		b := New(games.All(), "", "")
		check := func(name string) {
			t.Helper()
			scenetest.ExpectTouchable(t, c, name, b.dialog.Screen.Root, target, text)
			scenetest.ExpectLegible(t, c, name, b.dialog.Screen.Root)
		}
		b.Layout(c)
		for page := windows % 4; page < len(b.book.pages); page += 4 {
			b.open(page)
			check(b.page().name)
		}
		for _, query := range []string{"", "a"} {
			b.contents = true
			b.search(query)
			check("contents")
		}
	})
}
