package review

import (
	"bytes"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// idle is a backend that never answers.
type idle struct{ players.Backend }

// Slots implements players.Backend.
func (idle) Slots() int { return 1 }

type pending struct{}

func (idle) Send(players.Request) players.Handle              { return pending{} }
func (pending) Answer() (c players.Choice, err error, d bool) { return }
func (pending) Progress() (p players.Progress)                { return }
func (pending) Cancel()                                       {}

// open returns the review of a random match in a window, and the routes that it opens.
func open(t *testing.T, at, seats, moves int, w, h float64) (*Scene, *game.App, *[]game.Route) {
	t.Helper()
	m, seated := scenetest.SampleGame(t, at, seats, moves, "", "virtuoso")
	s := New(games.All(), idle{}, route.Review{Match: m, Players: seated})
	var pushed []game.Route
	app := scenetest.Open(t, func(r game.Route) game.Scene {
		if r, ok := r.(*Scene); ok {
			return r
		}
		pushed = append(pushed, r)
		return blank{}
	}, s, w, h)
	return s, app, &pushed
}

// steps returns the steps of all decisions, and the end.
func steps(s *Scene) (all []int) {
	at := s.reviewed()
	for step := at.StepAt(0); ; step = at.Next(step, 1) {
		if all = append(all, step); step == len(at.Review.Steps) {
			return all
		}
	}
}

// movesAt returns the number of moves before a step.
func movesAt(s *Scene, step int) int {
	at := s.reviewed()
	return at.MovesBefore(step)
}

// blank is a scene that does nothing.
type blank struct{}

func (blank) Layout(*game.Context) {}
func (blank) Update(*game.Context) {}
func (blank) Draw(*game.Context)   {}

// tick runs the scene until nothing moves and returns the number of ticks.
func tick(t *testing.T, s *Scene, c *game.Context) (n int) {
	t.Helper()
	for s.board.Animating() || s.board.LayoutMoves() {
		if s.Update(c); n > 5000 {
			t.Fatal("the animation does not end")
		}
		n++
	}
	return n
}

// drawnTiles describes where the tiles are drawn.
func drawnTiles(s *Scene) (all []string) {
	for _, a := range s.board.Actors() {
		all = append(all, fmt.Sprintf("%v %.2f %.2f %.2f", a.Piece, a.Node.X, a.Node.Y, math.Round(a.Node.Rotation*100)))
	}
	slices.Sort(all)
	return all
}

// press presses a button.
func press(t *testing.T, s *Scene, name string) {
	t.Helper()
	n := s.buttons.Find("button-" + name)
	if n == nil {
		t.Fatalf("there is no button %s", name)
	}
	n.Touch.Press()
}

// TestSteps checks, forwards and backwards in matches of all games, that each step ends at the same picture as opening its position directly, and that the
// match does not change.
func TestSteps(t *testing.T) {
	for at, g := range games.All() {
		for seats := 2; seats <= 4; seats += 2 {
			s, app, _ := open(t, at, seats, 26, 1280, 720)
			c, all := app.Context(), steps(s)
			before, line := len(s.cursor.Match.Moves()), slices.Clone(s.cursor.Match.Line())
			check := func(stop int) {
				t.Helper()
				tick(t, s, c)
				moves := movesAt(s, all[stop])
				want := s.cursor.Match.At(moves)
				got := drawnTiles(s)
				s.settle()
				if s.cursor.At != moves || s.board.Shown().Hash() != want.Hash() || !slices.Equal(got, drawnTiles(s)) {
					t.Fatalf("%s, %d seats: stop %d is not shown", g.Edition.ID, seats, stop)
				}
			}
			check(0)
			for stop := 1; stop < len(all); stop++ {
				press(t, s, "later")
				check(stop)
			}
			for stop := len(all) - 2; stop >= 0; stop -= 1 + stop/4 {
				s.moveTo(all[stop])
				check(stop)
				if stop > 0 {
					press(t, s, "earlier")
					check(stop - 1)
				}
			}
			if len(s.cursor.Match.Moves()) != before || !slices.Equal(s.cursor.Match.Line(), line) {
				t.Errorf("%s, %d seats: the match has changed", g.Edition.ID, seats)
			}
		}
	}
}

// TestKeysStopPlayback checks that keys that go to another position stop playback, as the buttons do.
func TestKeysStopPlayback(t *testing.T) {
	s, app, _ := open(t, 0, 2, 20, 1280, 720)
	app.Context().Settings.Speed = settings.Off
	keyboard := scenetest.NewKeyboard(app)
	for _, key := range []ebiten.Key{ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyEnd} {
		s.moveTo(steps(s)[3])
		s.setPlaying(true)
		if keyboard.Press(t, app, "", key); s.playing || s.cursor.At == movesAt(s, steps(s)[3]) {
			t.Errorf("after %v playback is %v, %d moves from the start", key, s.playing, s.cursor.At)
		}
	}
}

// TestArrowKeysStep checks that the arrow keys step through the moves and go to the ends of a game without key moments.
func TestArrowKeysStep(t *testing.T) {
	s, app, _ := open(t, 0, 2, -1, 1280, 720)
	app.Context().Settings.Speed = settings.Off
	keyboard, all := scenetest.NewKeyboard(app), steps(s)
	for _, c := range []struct {
		key  ebiten.Key
		stop int
	}{{ebiten.KeyRight, 1}, {ebiten.KeyRight, 2}, {ebiten.KeyLeft, 1}, {ebiten.KeyDown, len(all) - 1}, {ebiten.KeyUp, 0}} {
		if keyboard.Press(t, app, "", c.key); s.reviewed().Step != all[c.stop] {
			t.Errorf("%v leads to step %d, expected %d", c.key, s.reviewed().Step, all[c.stop])
		}
	}
}

// TestRunningGames checks that a game in progress is reviewed only if no person plays against computers in it, and if there are only people, after they have
// agreed, which they are asked once.
func TestRunningGames(t *testing.T) {
	_, app, pushed := open(t, 0, 2, 4, 1280, 720)
	for _, c := range []struct {
		moves         int
		levels        []string
		allowed, asks bool
	}{
		{10, []string{"", "virtuoso"}, false, false}, {10, []string{"", "", "virtuoso"}, false, false}, {10, nil, false, true},
		{10, []string{"virtuoso", "virtuoso", "novice"}, true, false}, {-1, []string{"", "virtuoso"}, true, false}, {-1, nil, true, false},
	} {
		m, seated := scenetest.SampleGame(t, 0, max(2, len(c.levels)), c.moves, c.levels...)
		s := New(games.All(), idle{}, route.Review{Match: m, Players: seated})
		opened, routes := len(*pushed), app.Context()
		s.Layout(routes)
		s.Update(routes)
		if s.progress.Done() == c.allowed {
			t.Errorf("after %d moves with %q: a review is in progress: %v", c.moves, c.levels, !s.progress.Done())
		}
		s.showStep(len(s.progress.Review().Steps))
		if heading := scenetest.Texts(routes, s.text); (heading[0] == "End of the game") != (c.moves < 0) {
			t.Errorf("after %d moves with %q: the heading is %q", c.moves, c.levels, heading)
		}
		if asked := len(*pushed) > opened; asked != c.asks {
			t.Errorf("after %d moves with %q: everyone is asked: %v", c.moves, c.levels, asked)
		}
		if !c.asks {
			continue
		}
		closed := 0
		d := (*pushed)[len(*pushed)-1].(route.Drawer).Build(routes, func() { closed++ })
		if d.Body.Find("review-agree").Touch.Press(); closed != 1 || s.progress.Done() || s.buttons.Find("button-try") == nil {
			t.Errorf("after everyone has agreed a review is in progress: %v", !s.progress.Done())
		}
		if s.Update(routes); len(*pushed) > opened+1 {
			t.Error("everyone is asked again")
		}
	}
}

// TestPlayback checks that playback at the highest speed stops at the end of the match, that it then starts again from the beginning, and that pause stops
// it.
func TestPlayback(t *testing.T) {
	s, app, _ := open(t, 0, 2, -1, 1280, 720)
	c := app.Context()
	c.Settings.Speed = settings.Off
	for s.speed != len(speeds)-1 {
		press(t, s, "speed")
	}
	if got := c.Toast(); got != "Speed 4×" {
		t.Errorf("the button of the speed says %q", got)
	}
	press(t, s, "start")
	for n := 0; s.playing; n++ {
		if s.Update(c); n > 20000 {
			t.Fatal("playback does not end")
		}
	}
	if !s.board.Shown().Over() || s.Moving() && !s.board.Celebrations.Moving() {
		t.Errorf("playing stopped after %d of %d moves", s.cursor.At, len(s.cursor.Match.Line()))
	}
	if press(t, s, "start"); !s.playing || s.cursor.At != movesAt(s, s.firstStep()) {
		t.Errorf("playback starts again after %d moves", s.cursor.At)
	}
	if press(t, s, "pause"); s.playing {
		t.Error("a pause does not stop playback")
	}
}

// TestPlaybackWithoutAnimation checks that with animations off playback shows each position for at least 10 ticks.
func TestPlaybackWithoutAnimation(t *testing.T) {
	s, app, _ := open(t, 0, 2, 10, 1280, 720)
	c := app.Context()
	c.Settings.Speed = settings.Off
	press(t, s, "start")
	n := 0
	for s.Update(c); s.playing; n++ {
		s.Update(c)
	}
	if least := 10 * len(steps(s)); n < least {
		t.Errorf("%d positions are played in %d ticks, expected at least %d", len(steps(s)), n, least)
	}
}

// TestStepDuringAnimation checks that a step during an animation starts at the position to which the animation leads.
func TestStepDuringAnimation(t *testing.T) {
	s, app, _ := open(t, 0, 2, 5, 1280, 720)
	all := steps(s)
	s.moveTo(all[len(all)-1])
	press(t, s, "earlier")
	s.Update(app.Context())
	want := s.shownPosition().Hash()
	press(t, s, "earlier")
	if !s.board.Animating() {
		t.Fatal("nothing moves")
	}
	if s.board.Shown().Hash() != want {
		t.Error("the second step begins at another position than the first one leads to")
	}
}

// TestRounds checks that the round buttons lead to each round in order and back to the first.
func TestRounds(t *testing.T) {
	for at := range games.All() {
		s, _, _ := open(t, at, 3, -1, 1280, 720)
		seen := []int{s.shownPosition().Round()}
		for !s.shownPosition().Over() {
			press(t, s, "round-forward")
			seen = append(seen, s.shownPosition().Round())
		}
		for i := 1; i < len(seen)-1; i++ {
			if seen[i] != seen[i-1]+1 {
				t.Errorf("game %d: rounds %v", at, seen)
			}
		}
		for range seen {
			press(t, s, "round-back")
		}
		if s.cursor.At != movesAt(s, s.firstStep()) {
			t.Errorf("game %d: the first round begins after %d moves", at, s.cursor.At)
		}
	}
}

// TestDrawerLeadsToPositions checks that on a phone, choosing a move in the drawer closes it and shows the position before the move.
func TestDrawerLeadsToPositions(t *testing.T) {
	s, app, pushed := open(t, 0, 2, -1, 390, 844)
	press(t, s, "moves")
	d := (*pushed)[len(*pushed)-1].(route.Drawer)
	closed := 0
	box := d.Build(app.Context(), func() { closed++ })
	step := steps(s)[2]
	n := box.Body.Find(fmt.Sprint("move-", step))
	if n == nil {
		t.Fatal("there is no list of moves")
	}
	if n.Touch.Press(); closed != 1 || s.reviewed().Step != step {
		t.Errorf("the drawer was closed %d times, and shows step %d", closed, s.reviewed().Step)
	}
}

// TestDrawerShowsMoves checks that on phones the drawer shows several moves above the reason of a better one.
func TestDrawerShowsMoves(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}, {640, 360}} {
		for _, seats := range []int{2, 4} {
			s, app, pushed := open(t, 0, seats, -1, size[0], size[1])
			s.better.Text = "You start the next round, but the marker costs you one point on the floor line. You can expect 60 : 57 instead of 57 : 57."
			press(t, s, "moves")
			box := (*pushed)[len(*pushed)-1].(route.Drawer).Build(app.Context(), func() {})
			moves := 0
			box.Body.Walk(func(n *stage.Node) {
				if strings.HasPrefix(n.Name, "move-") {
					moves++
				}
			})
			if moves < 3 {
				t.Errorf("%v, %d seats: the drawer shows %d moves", size, seats, moves)
			}
		}
	}
}

// TestOpenBoard checks that each board can be made the large one.
func TestOpenBoard(t *testing.T) {
	s, _, _ := open(t, 0, 4, 20, 1280, 720)
	for seat := range engine.Seat(4) {
		s.openBoard(seat)
		if s.board.Frame().Viewer != seat {
			t.Errorf("the board of seat %d is not large", seat)
		}
	}
}

// TestPhoneButtonsDiffer checks that no two buttons of a phone look the same.
func TestPhoneButtonsDiffer(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}} {
		s, _, _ := open(t, 0, 4, 20, size[0], size[1])
		names := map[string]string{}
		s.buttons.Walk(func(n *stage.Node) {
			if n.Accessible.Role != stage.RoleButton {
				return
			}
			look := ""
			n.Walk(func(part *stage.Node) {
				switch art := part.Art.(type) {
				case *stage.Sprite:
					look += art.Name + " "
				case *stage.Label:
					if !part.Hidden {
						look += art.Text + " "
					}
				}
			})
			if other, ok := names[look]; ok {
				t.Errorf("%v: %s and %s look the same: %s", size, other, n.Name, look)
			}
			names[look] = n.Name
		})
		if len(names) < 5 {
			t.Errorf("%v: there are %d buttons", size, len(names))
		}
	}
}

// TestReviewIsLegible checks in all windows and languages that a review is legible, that its headings are in order for screen readers, and that its
// buttons are large enough on phones.
func TestReviewIsLegible(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	n := 0
	fresh := func(t *testing.T) *Scene {
		at := n % len(games.All())
		m, seated := scenetest.SampleGame(t, at, 2+n%3, 20+5*(n%3), "", "virtuoso", "master", "pupil")
		n++
		return New(games.All(), idle{}, route.Review{Match: m, Players: seated})
	}
	scenetest.EachExtremeView(t, router, fresh(t), func(t *testing.T, c *game.Context) {
		s := fresh(t)
		c.Go(s)
		s.moveTo(steps(s)[len(steps(s))/2])
		s.settle()
		scenetest.ExpectLegible(t, c, "review", s.root)
		scenetest.ExpectAccessible(t, "review", s.root)
		var headings []string
		for _, v := range stage.AppendAccessible(nil, s.root, nil) {
			if v.Role == stage.RoleHeading {
				headings = append(headings, v.Name)
			}
			if v.Role == stage.RoleCell && len(headings) < 3 {
				t.Errorf("a cell under %q", headings)
			}
		}
		if w := s.ctx.Words; len(headings) < 4 || headings[0] != w.T("accessible.offer") || headings[1] != w.T("accessible.actions") {
			t.Errorf("the headings are %q", headings)
		}
		if s.board.Areas().TitleCorner.W == 0 {
			return
		}
		s.buttons.Walk(func(n *stage.Node) {
			if n.Touch != nil && n.Accessible.Role == stage.RoleButton && (n.W < 40*c.Device || n.H < 40*c.Device) {
				t.Errorf("%s is %.0f × %.0f", n.Name, n.W/c.Device, n.H/c.Device)
			}
		})
	})
}

// counting is a backend that counts what it is asked.
type counting struct {
	idle
	asked *int
}

func (c counting) Send(r players.Request) players.Handle {
	*c.asked++
	return c.idle.Send(r)
}

// TestReviewsOfFiles checks that a review that a file holds is shown without a search.
func TestReviewsOfFiles(t *testing.T) {
	asked := 0
	s, c := openReviewed(t, 0, counting{asked: &asked}, 1280, 720)
	s.Layout(c)
	if at := s.reviewed(); at.Review.Known() != len(at.Review.Steps) || asked > 0 || s.progress.Outdated() {
		t.Errorf("%d of %d steps are known after %d searches, of another version: %v", at.Review.Known(), len(at.Review.Steps), asked, s.progress.Outdated())
	}
	s.Leave(c)
}

// TestReviewsOfOtherVersions checks that a saved review is shown without a search, and that one of another version is marked and done again only on wish.
func TestReviewsOfOtherVersions(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	defer backend.Close()
	stored, err := review.ReviewGame(t.Context(), backend, m, review.Budget{Nodes: 20, Deals: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, other := range []bool{false, true} {
		_, app, _ := open(t, 0, 2, 4, 1280, 720)
		c := app.Context()
		if err := saves.Save(c, m, seated); err != nil {
			t.Fatal(err)
		}
		saves.SaveReview(c, m, stored)
		if text, _ := c.Slot.Saved(saves.Autosave); other {
			_, text, _ = bytes.Cut(text, []byte("\n")) // the summary has a checksum
			if err := c.Slot.Save(saves.Autosave, bytes.Replace(text, []byte(`[Review "`), []byte(`[Review "9`), 1)); err != nil {
				t.Fatal(err)
			}
		}
		asked := 0
		s := New(games.All(), counting{asked: &asked}, route.Review{Match: m, Players: seated})
		s.Layout(c)
		at := s.reviewed()
		if at.Review.Known() != len(at.Review.Steps) || asked > 0 {
			t.Errorf("other version %v: %d of %d steps are known, %d searches", other, at.Review.Known(), len(at.Review.Steps), asked)
		}
		mark := c.Words.T("review.other")
		if marked, offered := s.statusText(&at) == mark, s.buttons.Find("button-again") != nil; marked != other || offered != other {
			t.Errorf("other version %v: marked %v, offered to review again %v", other, marked, offered)
		}
		s.progress.Update(c)
		if _, current := saves.Review(c, m); current == other {
			t.Errorf("other version %v: saved again, the review counts as current: %v", other, current)
		}
		if !other {
			continue
		}
		press(t, s, "again")
		if at = s.reviewed(); at.Review.Known() > 1 || asked == 0 || s.statusText(&at) == mark || s.buttons.Find("button-again") != nil {
			t.Errorf("a new review knows %d steps at once after %d searches, marked as %q", at.Review.Known(), asked, s.statusText(&at))
		}
		s.Leave(c)
	}
}

// spaceBar is a keyboard on which Space may be down.
type spaceBar struct {
	scenetest.NoDevices
	ticks int // that it has been down
}

func (s *spaceBar) KeyTicks(k ebiten.Key) int {
	if k == ebiten.KeySpace {
		return s.ticks
	}
	return 0
}

// TestSpaceShowsOnlyThePosition checks that only the position is shown while Space is held on the curve, and that elsewhere Space does not do so.
func TestSpaceShowsOnlyThePosition(t *testing.T) {
	s, app, _ := open(t, 0, 2, -1, 1280, 720)
	d := &spaceBar{}
	app.Context().Input = input.NewFrom(d)
	for _, c := range []struct {
		focus string
		ticks int
		only  bool
	}{{"curve", 1, true}, {"curve", 2, true}, {"curve", 0, false}, {"moves", 1, false}} {
		s.dispatcher.Focus(c.focus)
		d.ticks = c.ticks
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		if s.positionOnly != c.only {
			t.Errorf("after %d ticks of Space on %s only the position is shown: %v", c.ticks, c.focus, s.positionOnly)
		}
	}
}

// TestNothingToRegretComesLast checks that a game is said to have no costly move only once the review is complete, as later searches may find one.
func TestNothingToRegretComesLast(t *testing.T) {
	s, c := openReviewed(t, 0, idle{}, 1280, 720)
	s.Layout(c)
	at := s.reviewed()
	clean := *at.Review
	clean.Steps = slices.Clone(clean.Steps)
	for i := range clean.Steps {
		clean.Steps[i].Loss, clean.Steps[i].After = 0, clean.Steps[i].Before
	}
	at.Review = &clean
	if got, want := s.statusText(&at), c.Words.T("review.clean", "points", 0); got != want {
		t.Errorf("after the review: %q, want %q", got, want)
	}
	if s.reviewAgain(); s.progress.Done() || s.statusText(&at) != c.Words.T("review.deeper") || !s.searching(&at) {
		t.Errorf("during the review: %q", s.statusText(&at))
	}
	s.Leave(c)
}

// TestKeyMomentsEnd checks that the buttons of key moments are dimmed where a press would change nothing, and in a game that may not be reviewed.
func TestKeyMomentsEnd(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		s, _, _ := open(t, 0, 2, -1, size[0], size[1])
		dimmed := func(name string) bool { return s.buttons.Find("button-"+name).Alpha < 1 }
		if dimmed("moment-forward") {
			t.Errorf("%v: the way to the end is dimmed at the start", size)
		}
		press(t, s, "moment-forward")
		if at := s.reviewed(); at.Step != len(at.Review.Steps) || !dimmed("moment-forward") {
			t.Errorf("%v: at step %d the button is dimmed: %v", size, at.Step, dimmed("moment-forward"))
		}
		if name := s.buttons.Find("button-moment-forward").Accessible.Name; !strings.Contains(name, s.ctx.Words.T("review.moment.none")) {
			t.Errorf("%v: screen readers say %q", size, name)
		}
		running, _, _ := open(t, 0, 2, 10, size[0], size[1])
		if b := running.buttons.Find("button-moment-forward"); b.Alpha == 1 {
			t.Errorf("%v: the button is not dimmed in a running game", size)
		}
	}
}

// TestOutcomeOfTwo checks that the panel gives both scores of a game of two players, and the points of the winner among more.
func TestOutcomeOfTwo(t *testing.T) {
	for seats, pattern := range map[int]string{2: `wins?, [0-9]+\x{a0}:\x{a0}[0-9]+$`, 4: `[0-9]+ points$`} {
		s, app, _ := open(t, 0, seats, -1, 1280, 720)
		if title := scenetest.Texts(app.Context(), s.summary)[0]; !regexp.MustCompile(pattern).MatchString(title) {
			t.Errorf("%d seats: %q", seats, title)
		}
	}
}

// TestPhonesSummarise checks that a phone shows what the review is doing, and in the drawer with the moves the result, accuracy and counts of grades.
func TestPhonesSummarise(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		s, app, pushed := open(t, 0, 2, -1, size[0], size[1])
		c := app.Context()
		if texts, want := scenetest.Texts(c, s.text), c.Words.T("review.looking", "number", 1, "moves", len(steps(s))-1); !slices.Contains(texts, want) {
			t.Errorf("%v: the heading does not say %q: %q", size, want, texts)
		}
		press(t, s, "moves")
		box := (*pushed)[len(*pushed)-1].(route.Drawer).Build(c, func() {})
		texts := strings.Join(scenetest.Texts(c, box.Node), "|")
		for _, want := range []string{c.Words.T("review.accuracy"), s.players[0].Name, "\u00a0:\u00a0", review.Blunder.Mark()} {
			if !strings.Contains(texts, want) {
				t.Errorf("%v: the drawer does not show %q: %s", size, want, texts)
			}
		}
		if n := strings.Count("|"+texts+"|", "|–"); n != len(s.players)*(1+len(analysis.Marks)) {
			t.Errorf("%v: before any answer there are %d dashes: %s", size, n, texts)
		}
	}
}

// TestOpenDrawerFollowsTheReview checks that the open drawer of a phone shows new answers of the review.
func TestOpenDrawerFollowsTheReview(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1, "", "virtuoso")
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	t.Cleanup(backend.Close)
	s := New(games.All(), backend, route.Review{Match: m, Players: seated})
	var drawer *ui.Drawer
	var c *game.Context
	app := scenetest.Open(t, func(r game.Route) game.Scene {
		if r, ok := r.(*Scene); ok {
			return r
		}
		drawer = r.(route.Drawer).Build(c, func() {})
		return blank{}
	}, s, 390, 844)
	c = app.Context()
	press(t, s, "moves")
	known := func() int { return strings.Count(strings.Join(scenetest.Texts(c, drawer.Node), "|"), "·") }
	unknown := known()
	if unknown < 3 {
		t.Fatalf("at first %d moves of the drawer are unknown", unknown)
	}
	for n := 0; known() == unknown; n++ {
		if drawer.Tick(); n > 2000 {
			t.Fatal("the drawer shows no answer")
		}
		time.Sleep(time.Millisecond)
	}
	s.Leave(c)
}

// TestPhonesPlayTheLine checks that on phones the heading with the reason plays the better line, and ends it.
func TestPhonesPlayTheLine(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		s, c := openReviewed(t, 0, idle{}, size[0], size[1])
		c.Go(s)
		improvable(t, s, c)
		for _, playing := range []bool{true, false} {
			n := s.text.Find("line")
			if n == nil {
				t.Fatalf("%v: the heading is no button", size)
			}
			if n.Touch.Press(); s.line.Playing() != playing {
				t.Errorf("%v: the line is played: %v", size, s.line.Playing())
			}
		}
		s.Leave(c)
	}
}

// TestListTakesTheRoom checks that the list has room for eleven rows next to a game of two players, and for more while nothing is said about the review.
func TestListTakesTheRoom(t *testing.T) {
	for _, language := range []string{"en", "de", "fr", "es", "nl", "pt", "pt-BR"} {
		s, c := openReviewed(t, 0, idle{}, 1280, 720)
		c.SetLanguage(language)
		c.Go(s)
		const row = 29
		quiet := s.panel.Find("moves").H
		s.reviewAgain()
		if searching := s.panel.Find("moves").H; searching < 11*row || quiet < searching+20 {
			t.Errorf("%s: the list is %.0f high, and %.0f during the review", language, quiet, searching)
		}
		s.Leave(c)
	}
}

// TestBranchesHaveASign checks that the list has a sign exactly at the move from which a saved branch begins, as soon as its screen is closed.
func TestBranchesHaveASign(t *testing.T) {
	s, app, _ := open(t, 0, 2, -1, 1280, 720)
	c := app.Context()
	signs := func() (n int) {
		s.root.Walk(func(node *stage.Node) {
			if node.Name == "branch-sign" {
				n++
			}
		})
		return n
	}
	if n := signs(); n != 0 {
		t.Errorf("%d signs without a branch", n)
	}
	m := s.cursor.Match
	if err := saves.SaveBranch(c, m, s.players, record.Branch{Name: "If", At: movesAt(s, steps(s)[1]), Match: m}); err != nil {
		t.Fatal(err)
	}
	s.Pause(c)
	if s.Update(c); signs() != 1 {
		t.Errorf("%d signs with a branch", signs())
	}
}

// TestPhoneWords checks that a phone plays the game by a button in every language, and shows either all words of its buttons or none.
func TestPhoneWords(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		for _, language := range []string{"en", "de", "fr"} {
			s, app, _ := open(t, 0, 2, -1, size[0], size[1])
			c := app.Context()
			c.SetLanguage(language)
			s.Layout(c)
			texts, shown := scenetest.Texts(c, s.buttons), 0
			for _, key := range []string{"review.play", "accessible.moves", "settings.close"} {
				if slices.Contains(texts, c.Words.T(key)) {
					shown++
				}
			}
			if shown%3 != 0 || s.buttons.Find("button-start") == nil {
				t.Errorf("%v, %s: %d words are shown", size, language, shown)
			}
		}
	}
}

// TestMarksAreExplained checks that the heading row of the summary can be focused and opens an explanation of the marks with their costs at the number of seats,
// that new answers do not replace it, and that the explanation is legible in all windows and languages.
func TestMarksAreExplained(t *testing.T) {
	for seats, costs := range map[int]string{2: "5 to 9 | 10 to 19 | 20 of", 3: "4 to 6 | 7 to 13 | 14 of", 4: "3 to 5 | 6 to 11 | 12 of"} {
		s, app, pushed := open(t, 0, seats, -1, 1280, 720)
		button := s.panel.Find("marks")
		s.drawSummary()
		if s.panel.Find("marks") != button {
			t.Error("new answers replace the button while it may be pressed")
		}
		if !button.Touch.Focus || button.Accessible.Role != stage.RoleButton {
			t.Error("keys, gamepads and switches do not reach the button")
		}
		button.Touch.Press()
		d, _ := (*pushed)[len(*pushed)-1].(route.Drawer)
		texts := strings.Join(scenetest.Texts(app.Context(), d.Build(app.Context(), func() {}).Node), " ")
		for _, want := range append(strings.Split(costs, " | "), "??", "!!", "Accuracy") {
			if !strings.Contains(texts, want) {
				t.Errorf("%d seats: %q is not explained: %s", seats, want, texts)
			}
		}
	}
	s, _, _ := open(t, 0, 4, -1, 1280, 720)
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	scenetest.EachExtremeView(t, router, s, func(t *testing.T, c *game.Context) {
		root := analysis.MarksRoute(c.Words, 4).Build(c, func() {}).Body
		scenetest.ExpectLegible(t, c, "marks", root)
		scenetest.ExpectAccessible(t, "marks", root)
	})
}
