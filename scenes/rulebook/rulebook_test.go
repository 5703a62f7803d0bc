package rulebook

import (
	"fmt"
	"iter"
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// open opens the program with rulebooks, and scenes that do nothing.
func open(t *testing.T) *scenetest.Recorder {
	router := scenetest.RouterFor(func(r route.Rules) game.Scene { return New(games.All(), r.Title, r.Page) })
	return scenetest.NewRecorder(t, game.Config{Router: router, First: route.Title{}})
}

// TestLegible checks that every page, the contents and a search are legible in every window and language.
func TestLegible(t *testing.T) {
	pages := len(newPages())
	var b *Scene
	var view *testing.T // in which b is open
	scenetest.EachViewOf(t, scenetest.BlankRouter, route.Title{}, []int{pages + 1}, func(t *testing.T, c *game.Context, at []int) {
		if t != view {
			c.Words.LoadLessons()
			b, view = New(games.All(), "", ""), t
			b.Layout(c)
		}
		expect := func(name string) { scenetest.ExpectLegible(t, c, "rules, "+name, b.dialog.Screen.Root) }
		if at[0] < pages {
			for part := 0; part == 0 || part < b.partsOf(at[0]); part++ {
				b.at, b.part = at[0], part
				b.show()
				expect(b.page().name)
			}
			return
		}
		b.contents = true
		b.show()
		expect("contents")
		b.searchPages("4")
		expect("found")
	})
}

// leavesOf returns the roots of all leaves of a page.
func leavesOf(b *Scene, page int) iter.Seq[*stage.Node] {
	return func(yield func(*stage.Node) bool) {
		for part := 0; part == 0 || part < b.partsOf(page); part++ {
			b.at, b.part = page, part
			if b.show(); !yield(b.dialog.Screen.Root) {
				return
			}
		}
	}
}

// TestPagesHaveOneLeaf checks on desktops that with normal text every page fits on one leaf in every language.
func TestPagesHaveOneLeaf(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		w := open(t)
		c := w.Context()
		c.Resize(float64(size[0]), float64(size[1]), 1)
		for _, language := range locale.Languages() {
			words, err := locale.Open(language)
			if err != nil {
				t.Fatal(err)
			}
			words.LoadLessons()
			c.Words = words
			b := New(games.All(), "", "")
			b.Layout(c)
			for at, p := range b.book.pages {
				if n := b.partsOf(at); n != 1 {
					t.Errorf("%v, %s: %s has %d leaves", size, language, p.name, n)
				}
			}
		}
	}
}

// TestSentencesAreShort checks that in English sentences have at most 15 words on average, and that every text of a page exists.
func TestSentencesAreShort(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	w.LoadLessons()
	count, all := 0, 0
	for _, p := range newPages() {
		for _, b := range p.blocks {
			for _, key := range b.keys() {
				if !w.Has("rules." + p.name + "." + key) {
					t.Errorf("there is no text %s for %s", key, p.name)
				}
			}
		}
		for _, s := range sentences(p.texts(w)) {
			if strings.HasSuffix(s, ".") {
				count, all = count+len(words(s)), all+1
			}
		}
	}
	if count > 15*all {
		t.Errorf("%d words in %d sentences", count, all)
	}
}

// TestExamples checks that every lesson of a page exists, that each example reaches its step, and the points that the examples score.
func TestExamples(t *testing.T) {
	b := newBook(games.All())
	want := map[string][]int{"tiling": {1, 3, 7}, "runs": {1, 3, 6}}
	for _, p := range b.pages {
		if _, _, ok := b.lessonOf(p.lesson); p.lesson != "" && !ok {
			t.Errorf("%s: there is no lesson %q", p.name, p.lesson)
		}
		var counted []int
		for _, each := range p.blocks {
			e, ok := each.(example)
			if !ok {
				continue
			}
			run := b.run(e.step)
			if run.At() != e.step.at {
				t.Errorf("%s: %s reaches step %d instead of %d", p.name, e.step.lesson, run.At(), e.step.at)
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

// TestPrintedNumbers checks that pages contain the numbers that the rules count and the table prints.
func TestPrintedNumbers(t *testing.T) {
	app := open(t)
	c := app.Context()
	c.Words.LoadLessons()
	c.Push(route.Rules{Title: "game.azul"})
	b := app.Last().(*Scene)
	for name, want := range map[string][]string{
		"table": {"−1", "−2", "−3", "1", "2", "3"}, "tiling": {"+1", "+3", "4 + 3 = 7"}, "floor": {"−1 −1 −2 −2 −2 = −8", "−1", "−2", "−3"}, "end": {"+2", "+7", "+10"},
		"court": {"1", "2", "3", "4", "5", "6"}, "place": {"3", "4", "5", "6"}, "runs": {"+1", "+3", "+6", "1", "2", "3"}, "ornaments": {"+1", "+2", "+3"},
		"stars": {"+14", "+15", "+16", "+17", "+18", "+20", "+12", "+4", "+8", "+16"},
	} {
		b.at = slices.IndexFunc(b.book.pages, func(p page) bool { return p.name == name })
		b.show()
		texts := map[string]bool{}
		b.dialog.Screen.Root.Find("page-" + name).Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok && !n.Hidden {
				texts[l.Text] = true
			}
			texts[n.Accessible.Name] = true // a sum has a label for each term
		})
		for _, w := range want {
			if !texts[w] {
				t.Errorf("%s: %q is missing", name, w)
			}
		}
	}
}

// TestEndOfTheGame checks that the wall in the picture of the last round has complete rows, and that the one in the picture of a game that continues has
// only a complete column.
func TestEndOfTheGame(t *testing.T) {
	c := open(t).Context()
	b := newBook(games.All())
	for s, want := range map[step][2]int{{"case-tie", 1}: {2, 0}, {"case-column", 2}: {0, 1}} {
		run := b.run(s)
		var rows, columns [5]int
		for _, p := range newComposer(dialog.NewKit(c), b, 0, 400).table(run).Pieces(run.Position()) {
			if p.Place.Zone == engine.Wall && p.Place.Seat == 0 {
				rows[p.Place.Row]++
				columns[p.Place.Col]++
			}
		}
		complete := func(lines [5]int) (n int) {
			for _, tiles := range lines {
				n += tiles / 5
			}
			return n
		}
		if got := [2]int{complete(rows), complete(columns)}; got != want {
			t.Errorf("%v has %v complete rows and columns, want %v", s, got, want)
		}
	}
}

// TestNumberBonuses checks the points of the bonuses for numbers, and that in the picture of each bonus only spaces with its number are covered.
func TestNumberBonuses(t *testing.T) {
	run := newBook(games.All()).run(step{"case-numbers", 1})
	for i, b := range numberBonuses() {
		if n, want := b.points(run), 4*(i+1); n != want {
			t.Errorf("every %d brings %d points, want %d", i+1, n, want)
		}
		for _, p := range newComposer(dialog.NewKit(open(t).Context()), newBook(games.All()), 0, 400).table(run).Pieces(run.Position()) {
			if p.Place.Zone == engine.Star && int(p.Place.Seat) == i && !slices.Contains(b.lit, p.Place) {
				t.Errorf("%v is covered in the picture of %s", p.Place, b.key)
			}
		}
	}
}

// TestVerdicts checks the ticks and crosses of the two pages that have them.
func TestVerdicts(t *testing.T) {
	c := open(t).Context()
	c.Words.LoadLessons()
	b, count := newBook(games.All()), 0
	for at, p := range b.pages {
		for _, each := range p.blocks {
			v, ok := each.(verdicts)
			if !ok {
				continue
			}
			count++
			want := map[string][]bool{"lines": {false, true, false, true, true}, "grey": {true, true, false}}[p.name]
			got := newComposer(dialog.NewKit(c), b, at, 400).allowed(b.run(v.step), v.places)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %v", p.name, got)
			}
		}
	}
	if count != 2 {
		t.Errorf("%d pages have verdicts, expected 2", count)
	}
}

// pagesFound returns the names of the pages that a search finds.
func pagesFound(t *testing.T, language, text string) (names []string, found []finding) {
	t.Helper()
	w, err := locale.Open(language)
	if err != nil {
		t.Fatal(err)
	}
	w.LoadLessons()
	b := newBook(games.All())
	found = b.search(text, w)
	for _, f := range found {
		names = append(names, b.pages[f.page].name)
	}
	return names, found
}

// TestSearch checks that the search finds words in any order, other forms of them and their synonyms, in every language, and nothing for unknown words and
// blanks.
func TestSearch(t *testing.T) {
	for _, x := range []struct{ language, text, want string }{
		{"en", "how to win", "end"}, {"en", "goal", "stars"}, {"en", "keep tiles", "pass"}, {"en", "leftover", "pass"}, {"en", "refill", "floor"},
		{"en", "clockwise", "table"}, {"en", "penalty", "floor"}, {"en", "lid", "floor"}, {"en", "statue", "ornaments"}, {"en", "CORNERS", "pass"},
		{"en", "alone jokers", "place"}, {"en", "tie", "end"}, {"en", "marker first", "offer"}, {"en", "wild", "take"}, {"en", "facto", "offer"},
		{"de", "wie gewinnt man", "end"}, {"de", "Ziel", "stars"}, {"de", "Fliesen behalten", "pass"}, {"de", "übrig", "take"}, {"de", "nachfüllen", "pass"},
		{"de", "Uhrzeigersinn", "table"}, {"nl", "hoe win je", "end"}, {"nl", "tegels bewaren", "pass"}, {"nl", "bijvullen", "pass"}, {"nl", "klok mee", "table"},
		{"fr", "comment gagner", "end"}, {"fr", "garder des tuiles", "pass"}, {"fr", "remplir", "pass"}, {"fr", "sens horaire", "table"},
		{"es", "cómo ganar", "end"}, {"es", "guardar azulejos", "pass"}, {"es", "rellenar", "pass"}, {"es", "agujas del reloj", "table"},
		{"pt", "como ganhar", "end"}, {"pt", "guardar azulejos", "pass"}, {"pt", "encher", "pass"}, {"pt", "ponteiros do relógio", "table"},
		{"pt-BR", "como ganhar", "end"}, {"pt-BR", "sentido horário", "table"}, {"pt-BR", "coringa", "take"},
	} {
		if names, _ := pagesFound(t, x.language, x.text); !slices.Contains(names, x.want) || len(names) > maxFindings {
			t.Errorf("%s: %q finds %v, expected %s", x.language, x.text, names, x.want)
		}
	}
	if names, _ := pagesFound(t, "en", "xyzzy"); len(names) > 0 {
		t.Errorf("xyzzy is found on %v", names)
	}
	if names, _ := pagesFound(t, "en", " "); len(names) > 0 {
		t.Errorf("a search for blanks finds %v", names)
	}
}

// TestFindingShowsSentence checks that a finding shows the sentence that contains the words, and that a word within another one is not found.
func TestFindingShowsSentence(t *testing.T) {
	names, found := pagesFound(t, "en", "first centre")
	if len(found) == 0 || names[0] != "offer" || !strings.HasPrefix(found[0].sentence, "The first player to take from the centre") {
		t.Errorf("found %v: %+v", names, found)
	}
	if names, _ := pagesFound(t, "en", "how to win"); slices.Contains(names, "ornaments") {
		t.Errorf("“win” is found within “window”, on %v", names)
	}
}

// TestMarksAreWhatWasTyped checks that a finding marks the words of the query, and no synonym by which it was found.
func TestMarksAreWhatWasTyped(t *testing.T) {
	w, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	w.LoadLessons()
	q := newQuery("floor", w)
	for word, want := range map[string]bool{"floor": true, "floors": true, "Floor:": true, "cost": false, "costs": false, "lost": false} {
		if got := q.marks(word); got != want {
			t.Errorf("a search for floor marks %q: %v", word, got)
		}
	}
}

// TestSynonyms checks in every language that the first word of each group of synonyms finds a page.
func TestSynonyms(t *testing.T) {
	for _, language := range locale.Languages() {
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		w.LoadLessons()
		b := newBook(games.All())
		for _, group := range strings.Split(w.T("rules.synonyms"), ";") {
			if len(b.search(words(group)[0], w)) == 0 {
				t.Errorf("%s: nothing is found for %s", language, group)
			}
		}
	}
}

// TestTurn checks that the book opens at a page, turns the pages with an animation, and stops at its ends.
func TestTurn(t *testing.T) {
	w := open(t)
	w.Context().Words.LoadLessons()
	w.Context().Push(route.Rules{Title: "game.pavilion", Page: "pass"})
	b := w.Last().(*Scene)
	if b.page().name != "pass" {
		t.Fatalf("the book opens at %s", b.page().name)
	}
	for range len(b.book.pages) {
		b.turnBy(1)
	}
	if !b.Moving() || b.page().name != "sepia" && b.page().name != "stray" || b.canTurn(1) {
		t.Errorf("the last page is %s", b.page().name)
	}
	for range len(b.book.pages) {
		b.turnBy(-1)
	}
	for range turnTicks {
		b.turn.tick()
	}
	if from, _ := b.openLeaves(2); b.Moving() || b.book.pages[b.leaves[from].page].name != "table" || b.canTurn(-1) {
		t.Errorf("the first page is %d", b.at)
	}
}

// TestRightTurnsThePage checks that in a window with contents the right arrow key turns the page as soon as the book is open, and that an arrow in the
// margin does so too.
func TestRightTurnsThePage(t *testing.T) {
	w := open(t)
	w.Context().Words.LoadLessons()
	w.Context().Push(route.Rules{Title: "game.azul"})
	b := w.Last().(*Scene)
	from, _ := b.openLeaves(2)
	b.dialog.Screen.Dispatcher.Update(stage.Pointer{}, stage.Keys{Right: true})
	if now, _ := b.openLeaves(2); now != from+2 {
		t.Errorf("the right arrow key turns from leaf %d to %d", from, now)
	}
	scenetest.Button(t, b.dialog.Screen.Root, "rules-back").Touch.Press()
	if now, _ := b.openLeaves(2); now != from {
		t.Errorf("the arrow in the margin turns back to leaf %d, expected %d", now, from)
	}
}

// TestPagesOfTables checks that every page that a table opens during a game exists.
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

// TestSwipeOnPhones checks that on phones a horizontal drag turns the page, a vertical drag scrolls it, and a new page starts at its top.
func TestSwipeOnPhones(t *testing.T) {
	w := open(t)
	c := w.Context()
	c.Resize(390*2, 844*2, 2)
	c.Words.LoadLessons()
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

// TestSwipe checks that on desktops a drag turns the page if it is long enough.
func TestSwipe(t *testing.T) {
	w := open(t)
	c := w.Context()
	c.Words.LoadLessons()
	b := New(games.All(), "game.azul", "")
	b.Layout(c)
	leaf := func(by float64) {
		n := b.pageTurner(b.frame(c).pages)
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

// TestLargeText checks that every page in every window has the same texts with text at 200 % as at 100 %, none of them smaller, and as many tiles, the
// largest not smaller either.
func TestLargeText(t *testing.T) {
	pages := newPages()
	scenetest.EachWindowOf(t, scenetest.BlankRouter, route.Title{}, []int{len(pages) + 1}, func(t *testing.T, c *game.Context, at []int) {
		c.Words.LoadLessons()
		var sizes [][]float64 // of the tiles in the pictures, at 100 % and at 200 %
		show := func() (all []*stage.Node) {
			b := New(games.All(), "", "")
			b.Layout(c)
			if at[0] == len(pages) {
				b.contents = true
				b.show()
				root := b.dialog.Screen.Root
				root.Walk(func(n *stage.Node) { n.Hidden = n.Hidden || strings.HasPrefix(n.Name, "page-") })
				return []*stage.Node{root}
			}
			var widths []float64
			for root := range leavesOf(b, at[0]) {
				leaf := root.Find("page-" + pages[at[0]].name)
				if slices.Contains(all, leaf) {
					continue
				}
				all = append(all, leaf)
				leaf.Walk(func(n *stage.Node) {
					if _, ok := n.Art.(*table.TileArt); ok && !n.Hidden {
						m := n.World()
						widths = append(widths, n.W*math.Hypot(m.A, m.C))
					}
				})
			}
			sizes = append(sizes, widths)
			return all
		}
		name := fmt.Sprint("page ", at[0]+1)
		scenetest.ExpectLargerText(t, c, name, show)
		if len(sizes) == 2 && (len(sizes[0]) != len(sizes[1]) || len(sizes[0]) > 0 && slices.Max(sizes[1]) < 0.99*slices.Max(sizes[0])) {
			t.Errorf("%s: tiles of %.1f, and at 200 %% of %.1f", name, sizes[0], sizes[1])
		}
	})
}

// TestLeavesAreCached checks that pages are drawn the same each time and as in a book that opens at them, and that a change of the text size composes them
// again.
func TestLeavesAreCached(t *testing.T) {
	c := open(t).Context()
	c.Resize(2560, 1440, 1)
	c.Words.LoadLessons()
	drawn := func(b *Scene) (all []string) {
		b.dialog.Screen.Root.Walk(func(n *stage.Node) {
			text := ""
			if l, ok := n.Art.(*stage.Label); ok {
				text = l.Text
			}
			all = append(all, fmt.Sprint(n.Name, n.World(), n.W, n.H, n.Hidden, text))
		})
		return all
	}
	b := New(games.All(), "", "")
	b.Layout(c)
	fresh := make([][]string, len(b.book.pages)) // what books draw that open at each page
	for i, p := range b.book.pages {
		own := New(games.All(), p.title, p.name)
		own.Layout(c)
		fresh[i] = drawn(own)
	}
	for range 2 {
		for at, p := range b.book.pages {
			b.openPage(at, 0)
			b.turn.ticks = 0
			if b.show(); !slices.Equal(drawn(b), fresh[at]) {
				t.Errorf("%s is drawn differently", p.name)
			}
		}
	}
	composed := len(b.leaves)
	c.Settings.TextScale = 2
	if b.Layout(c); len(b.leaves) <= composed {
		t.Errorf("%d leaves with text at 200 %%, %d at 100 %%", len(b.leaves), composed)
	}
}

// TestFactoriesAreLargeNextToTheBoard checks that with large text the factories next to a board in a wide column are nearly as wide as its floor line.
func TestFactoriesAreLargeNextToTheBoard(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1600, 900}, {1024, 700}} {
		c := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1]).Context()
		c.Words.LoadLessons()
		for _, scale := range []float64{1.75, 2} {
			c.Settings.TextScale = scale
			b := New(games.All(), "", "")
			b.Layout(c)
			var plates, costs stage.Rect
			b.dialog.Screen.Root.Find("page-table").Walk(func(n *stage.Node) {
				switch art, ok := n.Art.(*stage.Sprite); {
				case ok && art.Name == "plate":
					plates = plates.Union(n.Bounds())
				case n.Name == table.PrintedName && !n.Hidden:
					costs = costs.Union(n.Bounds().Grow(1))
				}
			})
			if plates.W < 0.8*costs.W || costs.W == 0 {
				t.Errorf("%v, text at %v: factories are %.0f pixels wide next to a floor line of %.0f", size, scale, plates.W, costs.W)
			}
		}
	}
}

// TestPrintedFloorCosts checks that the picture of the table prints the costs of all spaces of the floor line without overlap, with text of any size.
func TestPrintedFloorCosts(t *testing.T) {
	scenetest.EachWindow(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		c.Words.LoadLessons()
		for _, scale := range []float64{1, 2} {
			c.Settings.TextScale = scale
			b := New(games.All(), "", "")
			b.Layout(c)
			var right float64 // of the last cost
			printed := 0
			b.dialog.Screen.Root.Find("page-table").Walk(func(n *stage.Node) {
				l, ok := n.Art.(*stage.Label)
				if !ok || n.Hidden || n.Name != table.PrintedName {
					return
				}
				x, _ := n.Centre()
				width, _ := c.Kit().Fonts.Measure(l.Text, l.Face, l.Size)
				if printed++; x-width/2 < right {
					t.Errorf("text at %g: %s touches the cost before it", scale, l.Text)
				}
				right = x + width/2
			})
			if printed != azul.FloorSpaces {
				t.Errorf("text at %g: %d costs", scale, printed)
			}
		}
		c.Settings.TextScale = 1
	})
}

// TestTouch checks that in handheld windows the rulebook is legible, with targets and text large enough for touch. Each window shows a quarter of the
// pages.
func TestTouch(t *testing.T) {
	windows := 0
	scenetest.EachHandheld(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		windows++
		c.Words.LoadLessons()
		target, text := scenetest.TouchSizes(c)
		b := New(games.All(), "", "")
		check := func(name string) {
			t.Helper()
			scenetest.ExpectTouchable(t, c, name, b.dialog.Screen.Root, target, text)
			scenetest.ExpectLegible(t, c, name, b.dialog.Screen.Root)
		}
		b.Layout(c)
		for page := windows % 4; page < len(b.book.pages); page += 4 {
			b.openPage(page, 0)
			check(b.page().name)
		}
		for _, query := range []string{"", "a"} {
			b.contents = true
			b.searchPages(query)
			check("contents")
		}
	})
}

// TestPagesFillTablets checks that on a tablet held upright pages of the rules that do not scroll have larger text than on a phone and end at the foot.
func TestPagesFillTablets(t *testing.T) {
	largest := func(b *Scene) (size, end float64) {
		b.dialog.Screen.Root.Find("page-" + b.page().name).Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok && n.Accessible.Role != stage.RoleHeading && l.Face == gfx.Serif {
				size = max(size, l.Size)
			}
			if strings.HasPrefix(n.Name, "try-") {
				end = n.Bounds().Y + n.Bounds().H
			}
		})
		return size, end
	}
	on := func(w, h float64) *Scene {
		c := scenetest.Context(t, w, h)
		c.Words.LoadLessons()
		b := New(games.All(), "", "")
		b.Layout(c)
		return b
	}
	phone, tablet := on(390, 844), on(820, 1180)
	for at := range phone.book.pages {
		phone.openPage(at, 0)
		tablet.openPage(at, 0)
		usual, _ := largest(phone)
		size, end := largest(tablet)
		if size < 1.15*usual {
			t.Errorf("%s: the text size is %.1f, on a phone %.1f", tablet.page().name, size, usual)
		}
		if end > 0 && end < 0.85*1180 {
			t.Errorf("%s ends at %.0f of 1180", tablet.page().name, end)
		}
	}
}
