package mistakes

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/progress"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// openScene returns the screen on the first mistake of a random game, with its review done by short searches.
func openScene(t *testing.T, at, seats int, w, h float64) (*Scene, *game.App) {
	t.Helper()
	m, seated := scenetest.SampleGame(t, at, seats, 16, "", "master", "master", "master")
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	t.Cleanup(backend.Close)
	service := review.NewService(backend)
	r := service.ReviewGame(1, m, review.Budget{Nodes: 100, Deals: 1})
	if err := service.Wait(t.Context()); err != nil {
		t.Fatal(err)
	}
	s := New(games.All(), backend, route.Mistakes{Match: m, Players: seated, Review: r})
	app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(*Scene) }, s, w, h)
	if s.session.current == nil {
		t.Fatalf("game %d for %d: there is no mistake", at, seats)
	}
	return s, app
}

// judge tries a move, ticks until it is judged and finds the reasons.
func judge(t *testing.T, s *Scene, app *game.App, m engine.Move) {
	t.Helper()
	s.attempt(m)
	for n := 0; len(s.session.tries) > 0 && !s.session.tries[len(s.session.tries)-1].judged; n++ {
		if s.Update(app.Context()); n > 5_000_000 {
			t.Fatal("a try is not judged")
		}
	}
	s.reasons.Finish()
}

// TestExercise checks that the screen asks at the position of the mistake, that the move played is not found, that the best one is, and that the next one
// follows. Leaving an exercise without an answer skips it, and showing the better line gives the table back.
func TestExercise(t *testing.T) {
	for at := range games.All()[:2] {
		s, app := openScene(t, at, 2, 1280, 720)
		e := *s.session.current
		if s.board.Shown().Hash() != e.Before.Hash() || s.phase != asking {
			t.Fatalf("game %d: phase %d at another position", at, s.phase)
		}
		if judge(t, s, app, e.Played()); s.phase != asking || s.session.tries[0].verdict.Found {
			t.Errorf("game %d: the move played is an answer", at)
		}
		if judge(t, s, app, e.Compared.Best.Move); s.phase != solved || s.session.count(found) != 1 {
			t.Errorf("game %d: the best move leads to phase %d, %d found", at, s.phase, s.session.count(found))
		}
		if len(s.session.all) < 3 {
			t.Fatalf("game %d: only %d mistakes", at, len(s.session.all))
		}
		if s.next(); s.session.current == nil || s.session.current.Step == e.Step {
			t.Fatalf("game %d: the same exercise again", at)
		}
		if s.next(); s.session.count(skipped) != 1 {
			t.Errorf("game %d: %d skipped", at, s.session.count(skipped))
		}
		s.showLine()
		s.reasons.Finish()
		for n := 0; s.phase == showing; n++ {
			if s.Update(app.Context()); n > 5000 {
				t.Fatal("the line does not end")
			}
		}
		if s.phase != revealed || s.session.count(shown) != 1 || s.board.Shown().Hash() != s.session.current.Before.Hash() {
			t.Errorf("game %d: phase %d after the line, %d shown", at, s.phase, s.session.count(shown))
		}
		other := newSession(s.session.review, 0)
		if other.restore(s.session.progress()); len(other.results) != 3 {
			t.Errorf("game %d: %q is restored as %v", at, s.session.progress(), other.results)
		}
	}
}

// TestNothingGivesTheAnswerAway checks that while a mistake is asked nothing names the better move, whatever is under the pointer, before and after a try.
func TestNothingGivesTheAnswerAway(t *testing.T) {
	for at := range games.All() {
		if at%2 == 1 {
			continue
		}
		s, app := openScene(t, at, 2, 1280, 720)
		c := app.Context()
		for n := 0; s.session.current != nil; n++ {
			e := s.session.current
			best := s.table.MoveName(e.Before, e.Compared.Best.Move)
			check := func(what string) {
				t.Helper()
				for _, v := range stage.AppendAccessible(nil, s.root, nil) {
					if strings.Contains(v.Name, best) && v.Node.Touch == nil { // a target names the move that it makes
						t.Errorf("game %d, mistake %d, %s: %q names the better move", at, n, what, v.Name)
					}
				}
			}
			check("at first")
			s.root.Walk(func(node *stage.Node) {
				if node.Touch != nil && node.Touch.Hover != nil {
					node.Touch.Hover(true)
					check("under the pointer at " + node.Name)
					node.Touch.Hover(false)
				}
			})
			judge(t, s, app, e.Played())
			check("after a try")
			s.next()
			s.Update(c)
		}
	}
}

// TestTriesFade checks that the last three tries stay on the table as they are, and that earlier ones fade to 40 %.
func TestTriesFade(t *testing.T) {
	s, app := openScene(t, 0, 2, 1280, 720)
	e := s.session.current
	n := 0
	for _, m := range e.Before.Moves(nil) {
		if n < 5 && m != e.Compared.Best.Move {
			if judge(t, s, app, m); s.phase != asking {
				s.session.tries = s.session.tries[:n]
				s.phase = asking
				delete(s.session.results, e.Step)
				continue
			}
			n++
		}
	}
	s.buildMarks()
	var alphas []float64
	for _, node := range s.marks.Children() {
		if node.Name == table.RunCoinName {
			alphas = append(alphas, node.Alpha)
		}
	}
	if want := []float64{1, 1, 1, 0.4, 0.4}; !slices.Equal(alphas, want) {
		t.Errorf("from the last to the first the tries have %v, expected %v", alphas, want)
	}
}

// TestTriesAreLegible checks that the moves of tries, which have two lines in a narrow sheet, cover nothing of what is said below them.
func TestTriesAreLegible(t *testing.T) {
	s, app := openScene(t, 0, 2, 1280, 720)
	c := app.Context()
	c.SetLanguage("de")
	s.Layout(c)
	for _, m := range s.session.current.Before.Moves(nil) {
		if !strings.Contains(s.table.MoveName(s.session.current.Before, m), "Manufaktur") || len(s.session.tries) == 2 {
			continue
		}
		if judge(t, s, app, m); s.phase != asking {
			s.session.tries, s.phase = nil, asking
		}
	}
	if len(s.session.tries) == 0 || s.session.tries[0].why == "" {
		t.Fatal("there is no try with a reason")
	}
	s.buildSheet()
	type line struct {
		label *stage.Label
		y     float64
	}
	var above, below []line // of moves and of reasons
	s.sheet.Walk(func(n *stage.Node) {
		label, ok := n.Art.(*stage.Label)
		switch y := n.Bounds().Y; {
		case ok && label.Face == gfx.Serif:
			above = append(above, line{label, y})
		case ok && label.Face == gfx.SerifItalic:
			below = append(below, line{label, y})
		}
	})
	wrapped := 0
	for _, a := range above {
		if strings.Contains(a.label.Text, "→") {
			wrapped++
		}
		for _, b := range below {
			if b.y > a.y && b.y-a.y < (a.label.Size+b.label.Size)/2 || b.y <= a.y && a.y-b.y < 0.8*b.label.Size {
				t.Errorf("%q at %.0f is too close to %q at %.0f", a.label.Text, a.y, b.label.Text, b.y)
			}
		}
	}
	if wrapped == 0 {
		t.Error("there is no move")
	}
}

// TestRevealedMoveReplacesTries checks that the tiles of a try are not drawn where the better move has its own once that is revealed.
func TestRevealedMoveReplacesTries(t *testing.T) {
	s, app := openScene(t, 0, 2, 1280, 720)
	e, tried := s.session.current, false
	best := s.tryMarks().Placed(e.Compared.Best.Move)
	for _, m := range e.Before.Moves(nil) {
		placed := s.tryMarks().Placed(m)
		if tried || m == e.Compared.Best.Move || !slices.ContainsFunc(placed, func(p table.Piece) bool { return p.Place == best[0].Place }) {
			continue
		}
		judge(t, s, app, m)
		if tried = s.phase == asking; !tried {
			s.session.tries, s.phase = nil, asking
			continue
		}
		s.buildMarks()
		before := len(s.marks.Children())
		s.phase = revealed
		if s.buildMarks(); len(s.marks.Children()) >= before {
			t.Errorf("%d marks, %d before the better move was revealed", len(s.marks.Children()), before)
		}
	}
	if !tried {
		t.Error("no try is in the place of the better move")
	}
}

// TestCoinsCoverNoTiles checks that the coins of several tries cover neither the tiles of other tries nor each other, and that the coin of a try is at its
// line, also if the try takes the marker.
func TestCoinsCoverNoTiles(t *testing.T) {
	s, _ := openScene(t, 0, 2, 1280, 720)
	e := s.session.current
	first := map[engine.Place]int{} // the number of tiles of the first try at a line
	for _, m := range e.Before.Moves(nil) {
		o := s.table.Option(e.Before, m)
		if n, tried := first[o.To]; o.To.Zone != engine.Line || tried && len(o.Pieces) <= n {
			continue
		}
		first[o.To] = len(o.Pieces)
		s.session.tries = append(s.session.tries, &try{move: m, judged: true, verdict: review.Verdict{Loss: 0.1}})
		coin := s.tryMarks().Coin(m, "", review.Mistake, nil)
		if y := s.table.Anchor(o.To, 0, 1).Y; math.Abs(coin.Y-y) > 1 {
			t.Errorf("the coin of %s is at another line", s.table.MoveName(e.Before, m))
		}
	}
	s.buildMarks()
	if len(s.session.tries) < 4 {
		t.Fatalf("only %d tries", len(s.session.tries))
	}
	var tiles, coins []stage.Rect
	for _, n := range s.marks.Children()[len(s.tryMarks().Played(e.Played())):] {
		if _, tile := n.Art.(*table.TileArt); tile {
			tiles = append(tiles, n.Bounds())
			continue
		}
		if r := n.Bounds(); r.OverlapsAny(slices.Concat(tiles, coins)) {
			t.Errorf("the coin at %v covers something", r)
		} else {
			coins = append(coins, r)
		}
	}
	if len(coins) < 4 || len(tiles) == 0 {
		t.Errorf("%d coins and %d tiles", len(coins), len(tiles))
	}
}

// TestCoinsCoverNoChoices checks that the coin of a try that only takes tiles covers none of those among which it has chosen.
func TestCoinsCoverNoChoices(t *testing.T) {
	s, _ := openScene(t, 2, 2, 1280, 720)
	checked := 0
	for _, m := range s.session.current.Before.Moves(nil) {
		taken := s.tryMarks().Taken(m)
		if len(taken) == 0 || len(s.tryMarks().Placed(m)) > 0 {
			continue
		}
		checked++
		coin := s.tryMarks().Coin(m, "−9", review.Mistake, nil).Bounds()
		for _, a := range s.board.At(taken[0].Place) {
			if coin.Overlaps(table.Around(0, a.Spot())) {
				t.Errorf("the coin of %s at %v covers a tile", s.table.MoveName(s.session.current.Before, m), coin)
			}
		}
	}
	if checked == 0 {
		t.Error("no try only takes tiles")
	}
}

// TestJokersAreMarked checks that the joker that is taken with tiles of another colour is among the tiles of a move.
func TestJokersAreMarked(t *testing.T) {
	s, _ := openScene(t, 2, 2, 1280, 720)
	jokers := 0
	for ; s.session.current != nil; s.next() {
		before := s.session.current.Before
		for _, m := range before.Moves(nil) {
			if o := s.table.Option(before, m); o.Price == nil && o.From.Extras > 0 {
				jokers++
				if n := len(s.tryMarks().Taken(m)); n != o.From.Count+o.From.Extras {
					t.Errorf("%s: %d tiles are marked", s.table.MoveName(before, m), n)
				}
			}
		}
	}
	if jokers == 0 {
		t.Error("no move takes a joker")
	}
}

// TestSheetStaysInPlace checks that the buttons, the title and what was played stay where they are while a mistake is asked, whatever was tried, and that the
// screen says what follows from the last try.
func TestSheetStaysInPlace(t *testing.T) {
	for _, language := range []string{"en", "de"} {
		for _, seats := range []int{2, 4} {
			s, app := openScene(t, 0, seats, 1280, 720)
			c := app.Context()
			c.SetLanguage(language)
			s.Layout(c)
			places := func() (all []stage.Rect) {
				for _, control := range s.controls() {
					all = append(all, s.root.Find(control.name).Bounds())
				}
				s.sheet.Walk(func(n *stage.Node) {
					if n.Accessible.Role == stage.RoleHeading {
						all = append(all, n.Bounds())
					}
				})
				return all
			}
			before, e := places(), s.session.current
			for _, m := range e.Before.Moves(nil) {
				if judge(t, s, app, m); s.phase != asking {
					s.session.tries, s.phase = nil, asking
					delete(s.session.results, e.Step)
					continue
				}
				if now := places(); !slices.Equal(now, before) {
					t.Fatalf("%s, %d seats, %d tries: the sheet has moved from %v to %v", language, seats, len(s.session.tries), before, now)
				}
				why := s.session.tries[len(s.session.tries)-1].why
				if said := strings.Join(scenetest.Texts(c, s.root), " "); !strings.Contains(strings.Join(strings.Fields(said), " "), strings.Join(strings.Fields(why), " ")) {
					t.Errorf("%s, %d seats: nothing says %q: %s", language, seats, why, said)
				}
				if len(s.session.tries) == 4 {
					break
				}
			}
			if len(s.session.tries) < 3 {
				t.Errorf("%s, %d seats: only %d tries", language, seats, len(s.session.tries))
			}
		}
	}
}

// TestEndListsMistakes checks that the end lists each mistake with what became of it, that a press on one asks it again, and that those that were not found
// become puzzles once.
func TestEndListsMistakes(t *testing.T) {
	for _, at := range []int{0, 2} {
		s, app := openScene(t, at, 2, 1280, 720)
		c := app.Context()
		first := *s.session.current
		judge(t, s, app, first.Played())
		judge(t, s, app, first.Compared.Best.Move)
		for s.session.current != nil {
			s.next()
		}
		said := strings.Join(scenetest.Texts(c, s.root), "\n")
		for text, n := range map[string]int{c.Words.T("mistakes.row.found", "tries", 2): 1, c.Words.T("mistakes.skipped", "number", 1): len(s.session.all) - 1} {
			if got := strings.Count(said, text); got != n {
				t.Errorf("%q is said %d times, expected %d: %s", text, got, n, said)
			}
		}
		if _, any := s.puzzlesControl(); any {
			s.makePuzzles()
			if own := progress.LoadPuzzles(c).Own; len(own) == 0 {
				t.Error("no puzzle was made")
			}
			if _, again := s.puzzlesControl(); again {
				t.Error("the same puzzles are offered again")
			}
		}
		row := s.root.Find("mistake-2")
		if row == nil {
			t.Fatal("the second mistake is not listed")
		}
		if row.Touch.Press(); s.session.current == nil || s.session.current.Step != s.session.all[1].Step || s.phase != asking {
			t.Errorf("a press leads to %v in phase %d", s.session.current, s.phase)
		}
	}
}

// TestSheetHoldsAll checks in windows with a sheet that all on it is legible, before and after tries and at the end, and that a button leads to the tries and to
// the list of mistakes where the sheet has no room for them.
func TestSheetHoldsAll(t *testing.T) {
	for _, window := range [][2]float64{{1280, 720}, {820, 1180}, {1024, 640}} {
		for _, at := range []int{0, 2} {
			for _, seats := range []int{2, 4} {
				s, app := openScene(t, at, seats, window[0], window[1])
				c := app.Context()
				for _, language := range []string{"en", "de"} {
					c.SetLanguage(language)
					s.session.again()
					s.begin()
					s.Layout(c)
					name := fmt.Sprintf("%v, game %d for %d, %s", window, at, seats, language)
					scenetest.ExpectLegible(t, c, name, s.root)
					e := s.session.current
					for _, m := range e.Before.Moves(nil) {
						if judge(t, s, app, m); s.phase != asking {
							s.session.tries, s.phase = nil, asking
							delete(s.session.results, e.Step)
						}
						if len(s.session.tries) == recentTries {
							break
						}
					}
					s.buildPanels()
					scenetest.ExpectLegible(t, c, name+", with tries", s.root)
					if s.root.Find("try-1") == nil && s.root.Find("mistakes-tries") == nil {
						t.Errorf("%s: nothing leads to the tries", name)
					}
					for s.session.current != nil {
						s.next()
					}
					scenetest.ExpectLegible(t, c, name+", at the end", s.root)
					if s.root.Find("mistake-1") == nil && s.root.Find("mistakes-list") == nil {
						t.Errorf("%s: nothing leads to the mistakes", name)
					}
				}
			}
		}
	}
}

// TestWaitingIsExplained checks that a phone says in all languages what the next mistake waits for.
func TestWaitingIsExplained(t *testing.T) {
	s, _ := openScene(t, 0, 4, 390, 844)
	scenetest.EachExtremeView(t, func(r game.Route) game.Scene { return r.(*Scene) }, s, func(t *testing.T, c *game.Context) {
		if !s.board.Frame().Shape().Phone() {
			return
		}
		s.phase, s.said = waiting, ""
		s.showCallout()
		first, _, _ := strings.Cut(c.Words.T("mistakes.waiting"), " ")
		if texts := strings.Join(scenetest.Texts(c, s.callouts.Layer), " "); !strings.Contains(texts, first) {
			t.Errorf("the callout says %q, not %q", texts, s.waitingText())
		}
	})
}
