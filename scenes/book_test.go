package scenes

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

// TestTheBookIsLegible: every page in every window.
func TestTheBookIsLegible(t *testing.T) {
	scenetest.EachView(t, Router(games.All(), idle{}), route.Title{}, func(t *testing.T, c *game.Context) {
		c.Words.Learn()
		b := newBook(games.All(), "game.azul", "")
		for i, p := range b.pages {
			b.at = i
			for b.leaf = 0; b.leaf == 0 || b.leaf < b.leaves; b.leaf++ {
				b.Layout(c)
				scenetest.ExpectLegible(t, c, "rules, "+p.name, b.root)
			}
		}
		b.listed = true
		b.Layout(c)
		scenetest.ExpectLegible(t, c, "rules, contents", b.root)
		b.seek("4")
		scenetest.ExpectLegible(t, c, "rules, found", b.root)
	})
}

// TestTheBookSpeaksInShortSentences: fifteen words at most, in the middle.
func TestTheBookSpeaksInShortSentences(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	w.Learn()
	words, sentences := 0, 0
	for _, p := range topics() {
		if !w.Has("rules."+p.name) || !w.Has("rules."+p.name+".text") {
			t.Errorf("there are no words for %s", p.name)
		}
		text := w.T("rules." + p.name + ".text")
		words, sentences = words+len(strings.Fields(text)), sentences+strings.Count(text, ".")
	}
	if words > 15*sentences {
		t.Errorf("%d words in %d sentences", words, sentences)
	}
}

// TestTheExamplesOfTheBookStand: each is a step of a lesson, and those that count do so by the rules.
func TestTheExamplesOfTheBookStand(t *testing.T) {
	b := newBook(games.All(), "game.azul", "")
	want := map[string][]int{"tiling": {1, 3, 7}, "grey": {2}, "runs": {1, 3, 6}}
	for _, p := range b.pages {
		if _, _, ok := b.lessonOf(p.lesson); p.lesson != "" && !ok {
			t.Errorf("%s: there is no lesson %q", p.name, p.lesson)
		}
		var counted []int
		for _, e := range p.shows {
			run := b.run(e)
			if run.At() != e.step {
				t.Errorf("%s: %s comes to step %d instead of %d", p.name, e.lesson, run.At(), e.step)
			}
			if scored, ok := run.Scored(); ok {
				counted = append(counted, scored.Points)
			}
		}
		if !slices.Equal(counted, want[p.name]) {
			t.Errorf("%s counts %v, expected %v", p.name, counted, want[p.name])
		}
	}
}

// TestTheEndOfTheBookCounts: what a row, a column and a colour bring stands below their pictures as the rules count it, and what a floor
// costs and ornaments win beside theirs.
func TestTheEndOfTheBookCounts(t *testing.T) {
	app := newTour(t, route.Title{})
	c := app.Context()
	c.Words.Learn()
	c.Push(route.Rules{Title: "game.azul"})
	b := app.last().(*book)
	for page, want := range map[string][]string{
		"tiling": {"+1", "+3", "4 + 3 = 7"}, "floor": {"−1 −1 −2 −2 −2 = −8"}, "end": {"+2", "+7", "+10"}, "runs": {"+1", "+3", "+6"}, "ornaments": {"+1", "+2", "+3"},
	} {
		b.at = slices.IndexFunc(b.pages, func(p topic) bool { return p.name == page })
		b.Layout(c)
		said := map[string]bool{}
		b.root.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok {
				said[l.Text] = true
			}
		})
		for _, w := range want {
			if !said[w] {
				t.Errorf("%s: %q is not said", page, w)
			}
		}
	}
}

// TestKinLeadToPages: in every language.
func TestKinLeadToPages(t *testing.T) {
	for _, language := range locale.Languages() {
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		w.Learn()
		for _, each := range strings.Fields(w.T("rules.kin")) {
			word, pages, _ := strings.Cut(each, ":")
			for _, name := range strings.Split(pages, ",") {
				if !slices.ContainsFunc(topics(), func(p topic) bool { return p.name == name }) {
					t.Errorf("%s: %s leads to %q", language, word, name)
				}
			}
		}
	}
}

// TestTheBookFindsWhatIsSaid on its pages, and says where nothing is.
func TestTheBookFindsWhatIsSaid(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Words.Learn()
	c.Push(route.Rules{Title: "game.azul"})
	b := w.last().(*book)
	for sought, want := range map[string]string{"penalty": "floor", "lid": "odd", "statue": "ornaments", "CORNERS": "pass", "jokers alone": "place", "tie": "end"} {
		b.seek(sought)
		found := b.found(c.Words.T)
		if !slices.ContainsFunc(found, func(i int) bool { return b.pages[i].name == want }) || len(found) > 6 {
			t.Errorf("%q finds %v", sought, found)
		}
	}
	if b.seek("xyzzy"); len(b.found(c.Words.T)) != 0 {
		t.Error("what is not said is found")
	}
}

// TestFindings are quoted from a word on, with what is sought between what stands around it.
func TestFindings(t *testing.T) {
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
		t.Error("what is not said is quoted")
	}
}

// TestTheBookTurns by a spread, stops at its ends, and opens where it is asked to.
func TestTheBookTurns(t *testing.T) {
	w := newTour(t, route.Title{})
	w.Context().Words.Learn()
	w.Context().Push(route.Rules{Title: "game.pavilion", Page: "pass"})
	b := w.last().(*book)
	if b.pages[b.at].name != "pass" {
		t.Fatalf("it opens at %s", b.pages[b.at].name)
	}
	for range len(b.pages) {
		b.turn(1)
	}
	if !b.Moving() || b.pages[b.at].name != "stray" {
		t.Errorf("the last page is %s", b.pages[b.at].name)
	}
	for range len(b.pages) {
		b.turn(-1)
	}
	for range turnTicks {
		b.turning.tick()
	}
	if from, _ := b.open(2); b.Moving() || b.pages[from].name != "table" {
		t.Errorf("the first page is %d", b.at)
	}
}

// TestEveryPageThatATableNamesIsInTheBook: over a game of each edition, from its first move to its end.
func TestEveryPageThatATableNamesIsInTheBook(t *testing.T) {
	for _, g := range games.All() {
		named := map[string]bool{}
		sample(&g, func(pos engine.Position, _ int) bool { named[g.Page(pos)] = true; return false })
		for name := range named {
			if !slices.ContainsFunc(topics(), func(p topic) bool { return p.title == g.Title && p.name == name }) {
				t.Errorf("%s: there is no page %q", g.Edition.ID, name)
			}
		}
		if len(named) < 2 && g.Edition.ID != "azul" { // its walls are tiled without a move
			t.Errorf("%s names %v", g.Edition.ID, named)
		}
	}
}

// TestPagesAreSwipedOnPhones: a drag to the side turns the page, one up or down scrolls it, and a new page begins at its top.
func TestPagesAreSwipedOnPhones(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Resize(390*2, 844*2, 2)
	c.Words.Learn()
	b := newBook(games.All(), "game.azul", "tiling")
	b.Layout(c)
	first := b.at
	drag := func(dx, dy float64) {
		var scroll *stage.Node
		b.root.Walk(func(n *stage.Node) {
			if n.Touch != nil && n.Touch.Scroll != nil {
				scroll = n
			}
		})
		scroll.Touch.Grab(400, 800)
		scroll.Touch.Drag(400+dx, 800+dy)
		scroll.Touch.Drop(400+dx, 800+dy)
	}
	if drag(60, -180); b.at != first || b.scrolled == 0 {
		t.Errorf("drawn up: page %d scrolled by %v, want %d", b.at, b.scrolled, first)
	}
	if drag(-140, 30); b.at != first+1 || b.scrolled != 0 {
		t.Errorf("drawn to the left: page %d scrolled by %v, want %d at its top", b.at, b.scrolled, first+1)
	}
	if drag(-60, 0); b.at != first+1 {
		t.Errorf("drawn a little: page %d, want %d", b.at, first+1)
	}
	if drag(140, 0); b.at != first {
		t.Errorf("drawn to the right: page %d, want %d", b.at, first)
	}
}

// TestABookIsLeafedThroughByFinger draws leaves across, far enough and not.
func TestABookIsLeafedThroughByFinger(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Words.Learn()
	b := newBook(games.All(), "game.azul", "")
	b.Layout(c)
	leaf := func(by float64) {
		n := b.swiped(b.form(c).sheets)
		n.Touch.Grab(400, 0)
		n.Touch.Drop(400+by*c.Device, 0)
	}
	for _, s := range []struct {
		by   float64
		want int
	}{{-40, 0}, {-60, 2}, {-60, 4}, {60, 3}, {30, 3}} {
		if leaf(s.by); b.at != s.want {
			t.Errorf("drawn by %v: page %d, want %d", s.by, b.at+1, s.want+1)
		}
	}
}
