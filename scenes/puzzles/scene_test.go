package puzzles

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v3"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/puzzle"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/progress"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// onSunday returns a time on 22 November 2026, day 326.
func onSunday() time.Time { return time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC) }

// openSet returns the screen on the first puzzle of a set on 22 November 2026.
func openSet(t *testing.T, set string, b players.Backend) (*Scene, *game.App) {
	t.Helper()
	s := New(games.All(), b, set)
	s.now = onSunday
	app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(*Scene) }, s, 1280, 720)
	if s.puzzle == nil {
		t.Fatalf("the set %s has no puzzle", set)
	}
	return s, app
}

// playOut ticks until nothing is played or judged any more.
func playOut(t *testing.T, s *Scene, app *game.App) {
	t.Helper()
	for n := 0; s.phase == showing || s.phase == judging; n++ {
		if s.phase == judging {
			time.Sleep(time.Millisecond)
		}
		if s.Update(app.Context()); n > 100_000 {
			t.Fatal("the line does not end")
		}
	}
}

// TestPhonesGiveReasons checks that the callout of a phone gives the reason for the answer, which is shown on the table, and not its name, and that the
// buttons below have their words.
func TestPhonesGiveReasons(t *testing.T) {
	for _, set := range []string{"azul-easy", "pavilion-medium"} {
		s, app := openSet(t, set, scenetest.IdleBackend{})
		c := app.Context()
		c.Resize(390, 844, 1)
		s.showAnswer()
		playOut(t, s, app)
		said := strings.Join(scenetest.Texts(c, s.callouts.Layer), " ")
		if said == "" || !strings.HasPrefix(s.reason, said) || !strings.HasSuffix(s.said, s.reason) {
			t.Errorf("%s: the callout says %q of %q", set, said, s.said)
		}
		if all := scenetest.Texts(c, s.card); !slices.Contains(all, "Play on") || !slices.Contains(all, "Why") {
			t.Errorf("%s: the buttons say %q", set, all)
		}
	}
}

// TestPuzzle checks that a wrong try is refuted on the board and costs a try, that one made before costs nothing, that a hint costs a try but not the last
// one, and that the answer ends the puzzle and counts.
func TestPuzzle(t *testing.T) {
	for _, set := range []string{"azul-easy", "pavilion-medium", dailySet, fitSet} {
		s, app := openSet(t, set, scenetest.IdleBackend{})
		p := s.puzzle
		if s.phase != asking || s.board.Shown().Hash() != p.Position.Hash() || s.heading() != "Find the move that wins the most." {
			t.Fatalf("%s: phase %d, %q", set, s.phase, s.heading())
		}
		s.attempt(p.Lines[1].Move)
		s.reasons.Finish()
		if s.phase != showing || len(s.tries) != 1 || s.said == "" {
			t.Fatalf("%s: after a wrong try the phase is %d with %d tries, %q", set, s.phase, len(s.tries), s.said)
		}
		playOut(t, s, app)
		if s.phase != asking || s.board.Shown().Hash() != p.Position.Hash() {
			t.Errorf("%s: the refutation leaves phase %d", set, s.phase)
		}
		s.attempt(p.Lines[1].Move)
		if playOut(t, s, app); len(s.tries) != 1 {
			t.Errorf("%s: the same try counts %d times", set, len(s.tries))
		}
		if s.giveHint(); s.left() != 1 || s.said == "" {
			t.Errorf("%s: a hint leaves %d tries", set, s.left())
		}
		if s.giveHint(); s.left() != 1 {
			t.Errorf("%s: a hint takes the last try", set)
		}
		s.attempt(p.Answer())
		if s.phase != ended || s.result() != 3 || s.heading() != "Solved with the third try" || s.said == "" {
			t.Errorf("%s: the answer leads to phase %d, result %d, %q", set, s.phase, s.result(), s.heading())
		}
		if kept := progress.LoadPuzzles(app.Context()); kept.Done[p.ID] != 3 {
			t.Errorf("%s: %v is stored", set, kept.Done)
		}
		if s.next(); set != dailySet && s.puzzle.ID == p.ID {
			t.Errorf("%s: the same puzzle again", set)
		}
	}
}

// TestLastHint checks that a hint invites to ask again only as long as another one can be asked for, and that no tries are counted once the answer is shown.
func TestLastHint(t *testing.T) {
	for _, set := range []string{"azul-easy", "pavilion-hard"} {
		s, app := openSet(t, set, scenetest.IdleBackend{})
		for range 2 {
			s.giveHint()
			if again := s.left() > 1; s.said == "" || strings.Contains(s.said, "Ask again") != again {
				t.Errorf("%s: with %d tries left the hint is %q", set, s.left(), s.said)
			}
		}
		s.showAnswer()
		for _, text := range scenetest.Texts(app.Context(), s.card) {
			if s.phase == showing && strings.Contains(text, "left") {
				t.Errorf("%s: while the answer is shown, the card says %q", set, text)
			}
		}
	}
}

// TestFailedPuzzle checks that the third wrong try shows the answer, and that one can give up.
func TestFailedPuzzle(t *testing.T) {
	s, app := openSet(t, "azul-hard", scenetest.IdleBackend{})
	if len(s.puzzle.Lines) < 4 {
		t.Skip("the first puzzle has too few tempting moves")
	}
	rating := s.progress.Rating
	for i := range progress.MostTries {
		s.attempt(s.puzzle.Lines[i+1].Move)
		playOut(t, s, app)
	}
	if s.phase != ended || s.result() != progress.Failed || s.progress.Done[s.puzzle.ID] != progress.Failed || s.progress.Rating >= rating {
		t.Errorf("phase %d, result %d, %v, rating %v", s.phase, s.result(), s.progress.Done, s.progress.Rating)
	}
	s.next()
	s.showAnswer()
	playOut(t, s, app)
	if s.phase != ended || s.result() != progress.Failed {
		t.Errorf("after giving up, the phase is %d", s.phase)
	}
}

// TestOtherMove checks that a move that is not among the tempting ones is searched, and never taken for an answer.
func TestOtherMove(t *testing.T) {
	backend := players.NewLocal(definitions(games.All()), players.Command{})
	t.Cleanup(backend.Close)
	s, app := openSet(t, "azul-medium", backend)
	for _, m := range s.puzzle.Position.Moves(nil) {
		if slices.ContainsFunc(s.puzzle.Lines, func(l players.Line) bool { return l.Move == m }) {
			continue
		}
		if s.attempt(m); s.phase != judging {
			t.Fatalf("the phase is %d", s.phase)
		}
		playOut(t, s, app)
		if s.phase != asking || len(s.tries) != 1 || s.tries[0].loss < s.puzzle.Lead() {
			t.Errorf("phase %d with %d tries, the first of which loses %v", s.phase, len(s.tries), s.tries[0].loss)
		}
		return
	}
	t.Skip("all moves are tempting")
}

// TestDailyDealIsKept checks that leaving the daily deal takes no try back, that the month and the text to share show the result, and that a missed day
// is not mentioned.
func TestDailyDealIsKept(t *testing.T) {
	s, app := openSet(t, dailySet, scenetest.IdleBackend{})
	if s.day != 326 {
		t.Fatalf("the day is %d", s.day)
	}
	s.attempt(s.puzzle.Lines[1].Move)
	again := New(games.All(), scenetest.IdleBackend{}, dailySet)
	again.now = s.now
	again.Layout(app.Context())
	if len(again.tries) != 1 || again.phase != asking || again.tries[0].move != s.puzzle.Lines[1].Move {
		t.Fatalf("%d tries are kept, phase %d", len(again.tries), again.phase)
	}
	again.attempt(s.puzzle.Answer())
	if text := again.shareText(); text != "Azulejo · Daily deal 326\n□■▫" {
		t.Errorf("the text to share is %q", text)
	}
	last := New(games.All(), scenetest.IdleBackend{}, dailySet)
	last.now = s.now
	if last.Layout(app.Context()); last.phase != ended || last.result() != 2 || last.progress.DayResult(326) != 2 || last.progress.Streak(326) != 1 {
		t.Errorf("phase %d, result %d, %v", last.phase, last.result(), last.progress.Days)
	}
	if last.showDay(327); last.day != 326 {
		t.Error("the deal of tomorrow is shown")
	}
	if last.showDay(325); last.day != 325 || last.phase != asking {
		t.Errorf("the deal of the day before: %d, phase %d", last.day, last.phase)
	}
	if last.progress.Streak(327) != 1 || last.progress.Streak(328) != 0 {
		t.Errorf("the streak is %d the day after, then %d", last.progress.Streak(327), last.progress.Streak(328))
	}
}

// TestDealsThatWereGivenUp checks that a daily deal of each game whose answer was shown after a hint opens again with the same tries and the reason.
func TestDealsThatWereGivenUp(t *testing.T) {
	left := map[string]bool{"azul": true, "pavilion": true}
	for day := onSunday(); len(left) > 0; day = day.AddDate(0, 0, -1) {
		s := New(games.All(), scenetest.IdleBackend{}, dailySet)
		s.now = func() time.Time { return day }
		app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(*Scene) }, s, 1280, 720)
		if !left[s.puzzle.Game] {
			continue
		}
		delete(left, s.puzzle.Game)
		s.giveHint()
		s.showAnswer()
		playOut(t, s, app)
		again := New(games.All(), scenetest.IdleBackend{}, dailySet)
		again.now = s.now
		if again.Layout(app.Context()); again.phase != ended || again.said != s.said {
			t.Errorf("%s: phase %d, %q, expected %q", s.puzzle.Game, again.phase, again.said, s.said)
		}
		for i, try := range again.tries {
			if shown := i > 0; try.gone != shown {
				t.Errorf("%s: place %d for a try was given up: %v", s.puzzle.Game, i+1, try.gone)
			}
		}
	}
}

// TestScoreOfTheAnswer checks that after a puzzle whose answer fills a line the tile on the wall and its runs are shown, and not before.
func TestScoreOfTheAnswer(t *testing.T) {
	s, _ := openSet(t, "azul-easy", scenetest.IdleBackend{})
	for n := 0; s.table.Option(s.puzzle.Position, s.puzzle.Answer()).Scored == nil; n++ {
		if s.next(); n > 100 {
			t.Fatal("no answer fills a line")
		}
	}
	brackets := func() bool {
		return s.board.Above.Find("brackets") != nil || s.board.Top.Find("brackets") != nil || s.root.Find("brackets") != nil
	}
	if brackets() {
		t.Error("the open puzzle shows what its answer scores")
	}
	if s.attempt(s.puzzle.Answer()); s.phase != ended || !brackets() {
		t.Errorf("in phase %d, the runs are not shown", s.phase)
	}
}

// TestOwnMistakes checks that an own mistake is asked, and returns after some days: later if it was solved with the first try.
func TestOwnMistakes(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	var all collection
	if done, err := all.load(); !done || err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC)
	wait := func(result int) time.Duration {
		p := progress.LoadPuzzles(c)
		q, err := all.all["azul"][0].Puzzle(definitions(games.All()))
		if err != nil {
			t.Fatal(err)
		}
		p.Add(q)
		p.Add(q)
		if len(p.Own) != 1 || len(p.Due(now)) != 1 {
			t.Fatalf("%d are kept, %d due", len(p.Own), len(p.Due(now)))
		}
		p.Own[0].Review(result, now)
		return p.Own[0].Card.Due.Sub(now)
	}
	if good, bad := wait(1), wait(progress.Failed); good <= bad || bad < 12*time.Hour || good > 60*24*time.Hour {
		t.Errorf("solved at once it returns after %v, else after %v", good, bad)
	}
}

// TestOwnPuzzlesAreScheduledOnce checks that a puzzle from a mistake that is given up, or not solved in all tries, is scheduled once.
func TestOwnPuzzlesAreScheduledOnce(t *testing.T) {
	for _, givenUp := range []bool{true, false} {
		s, app := openSet(t, "azul-easy", scenetest.IdleBackend{})
		for len(s.puzzle.Lines) <= progress.MostTries {
			s.next()
		}
		s.own = &progress.Own{Card: fsrs.NewCard()}
		if givenUp {
			s.showAnswer()
		}
		for i := 1; !givenUp && i <= progress.MostTries; i++ {
			s.attempt(s.puzzle.Lines[i].Move)
			playOut(t, s, app)
		}
		playOut(t, s, app)
		if s.phase != ended || s.own.Card.Reps != 1 {
			t.Errorf("given up: %v: it is scheduled %d times, in phase %d", givenUp, s.own.Card.Reps, s.phase)
		}
	}
}

// TestSeats checks that the person has the seat of the puzzle and no two seats have one name.
func TestSeats(t *testing.T) {
	s, _ := openSet(t, "azul-easy", scenetest.IdleBackend{})
	names := s.players.Names()
	slices.Sort(names)
	if seat, ok := s.players.FirstPerson(); !ok || seat != s.puzzle.Seat() || len(slices.Compact(names)) != len(s.players) || seat == engine.Nature {
		t.Errorf("the person has seat %d, %v", seat, s.players.Names())
	}
}

// TestMistakesOfRecentGames checks that the list leads to the mistakes of the last games once a person has finished one.
func TestMistakesOfRecentGames(t *testing.T) {
	var pushed []game.Route
	l := NewList(games.All(), scenetest.IdleBackend{}.Levels())
	app := scenetest.Open(t, func(r game.Route) game.Scene {
		if l, ok := r.(*List); ok {
			return l
		}
		pushed = append(pushed, r)
		return NewList(games.All(), scenetest.IdleBackend{}.Levels())
	}, l, 1280, 720)
	c := app.Context()
	if l.Screen.Dispatcher.Scope.Find("puzzles-mistakes") != nil {
		t.Error("there are mistakes of no game")
	}
	m, seated := scenetest.SampleGame(t, 0, 2, -1, "", "master")
	saves.Save(c, m, seated)
	saves.Archive(c)
	l.Layout(c)
	n := l.Screen.Dispatcher.Scope.Find("puzzles-mistakes")
	if n == nil {
		t.Fatal("the mistakes of the game cannot be reached")
	}
	n.Touch.Press()
	if r, ok := pushed[0].(route.Mistakes); !ok || len(r.Match.Moves()) != len(m.Moves()) || r.Next == nil || r.OverReview {
		t.Errorf("it leads to %+v", pushed)
	}
}

// TestReasons checks what is said of a wrong try with nothing against it, and of an answer that only avoids what the next best move does.
func TestReasons(t *testing.T) {
	s, _ := openSet(t, "azul-easy", scenetest.IdleBackend{})
	find := func(id string) *puzzle.Entry {
		all := s.collection.all["azul"]
		return &all[slices.IndexFunc(all, func(e puzzle.Entry) bool { return e.ID == id })]
	}
	s.open(find("azul 2 3000043 27"))
	if want := "Next best: 4 blue tiles from the centre to line 3. One tile falls to the floor and you lose one point."; s.why() != want {
		t.Errorf("the answer: %q, want %q", s.why(), want)
	}
	s.open(find("azul 2 5000039 43"))
	s.attempt(s.puzzle.Lines[1].Move)
	s.reasons.Finish()
	if want := "Loses 19 of 100. You can expect to finish about 43\u00a0:\u00a048; the best move gives 50\u00a0:\u00a049."; s.said != want {
		t.Errorf("a try: %q, want %q", s.said, want)
	}
}

// TestMonthHasALegend checks that the month says side by side and in order what the tiles of its days stand for.
func TestMonthHasALegend(t *testing.T) {
	s, _ := openSet(t, dailySet, scenetest.IdleBackend{})
	var found []*stage.Node
	for _, text := range []string{"first try", "second", "third"} {
		s.card.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok && l.Text == text {
				found = append(found, n)
			}
		})
	}
	if len(found) != 3 || found[0].Y != found[2].Y || found[0].X >= found[1].X || found[1].X >= found[2].X {
		t.Errorf("%d texts are in the legend", len(found))
	}
}

// TestTaskIsInOneLine checks that the heading of the card, which is a little too long for it in its own size, is smaller instead of leaving one word for a
// second line.
func TestTaskIsInOneLine(t *testing.T) {
	for _, language := range []string{"en", "de"} {
		s, app := openSet(t, dailySet, scenetest.IdleBackend{})
		app.Context().SetLanguage(language)
		s.Layout(app.Context())
		lines := 0
		s.card.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok && l.Face == gfx.SerifBold && strings.Contains(s.heading(), l.Text) && len(l.Text) > 1 {
				lines++
			}
		})
		if lines != 1 {
			t.Errorf("%s: the heading has %d lines", language, lines)
		}
	}
}

// TestCalloutHasRoom checks that in wide windows the callout is next to the boards with all of its text in it, before and after a wrong try, that the
// name of the puzzle is where the title is, and that the card says how many tries are left.
func TestCalloutHasRoom(t *testing.T) {
	for _, set := range []string{"azul-easy", "pavilion-easy", "pavilion-hard"} {
		s, app := openSet(t, set, scenetest.IdleBackend{})
		for i, left := range []string{"Three tries. A hint uses up one.", "Two tries left. A hint uses up one.", "One try left."} {
			if i > 0 && i < len(s.puzzle.Lines) {
				s.attempt(s.puzzle.Lines[i].Move)
				s.reasons.Finish()
				playOut(t, s, app)
			}
			place, title := s.calloutPlace(), s.board.Areas().Title
			s.callouts.Layer.Walk(func(n *stage.Node) {
				if l, ok := n.Art.(*stage.Label); ok && !n.Bounds().In(place.Grow(0.01)) {
					t.Errorf("%s: %q is at %v, outside of %v", set, l.Text, n.Bounds(), place)
				}
			})
			if place.Overlaps(title) || !slices.Contains(scenetest.Texts(app.Context(), s.head), s.title()) {
				t.Errorf("%s: the callout is at %v, the title at %v", set, place, title)
			}
			if all := scenetest.Texts(app.Context(), s.card); i < len(s.puzzle.Lines) && !slices.Contains(all, left) {
				t.Errorf("%s: after %d tries the card says %q", set, i, all)
			}
		}
	}
}

// TestDrawerFitsTheWindow checks that the drawer with tries and month is inside the window of a phone, in portrait and landscape, before and after
// the answer.
func TestDrawerFitsTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		s := New(games.All(), scenetest.IdleBackend{}, dailySet)
		s.now = onSunday
		app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(*Scene) }, s, size[0], size[1])
		for _, answered := range []bool{false, true} {
			if answered {
				s.showAnswer()
				playOut(t, s, app)
			}
			d := s.cardRoute().Build(app.Context(), func() {})
			if d.Rect.Y < 0 || d.Rect.H > size[1] {
				t.Errorf("in %v, answered %v, the drawer is %v", size, answered, d.Rect)
			}
		}
	}
}
