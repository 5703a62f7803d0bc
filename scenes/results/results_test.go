package results

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// router makes results, and scenes that do nothing.
func router(r game.Route) game.Scene {
	return scenetest.RouterFor(func(r route.Results) game.Scene { return New(games.All(), scenetest.IdleBackend{}, r) })(r)
}

// TestDrawCalls checks that the results take at most 60 draw calls.
func TestDrawCalls(t *testing.T) {
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 4, -1)
		app := scenetest.Open(t, router, route.Results{Match: m, Players: players}, 1600, 900)
		app.Paint(nil)
		if n := app.Context().Canvas.DrawCalls(); n > 60 {
			t.Errorf("%s: %d calls", g.Edition.ID, n)
		}
	}
}

// TestBonusesAndOrnaments checks that a narrow board shows the bonuses of all four numbers, and that ornaments that were not surrounded are fainter.
func TestBonusesAndOrnaments(t *testing.T) {
	m, players := scenetest.SampleGame(t, 2, 2, -1)
	app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720)
	k := dialog.NewKit(app.Context())
	r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
	o, pos := r.outcome, m.Position()
	var sets []set
	for i, at := range o.game.Stars.Spaces(0)[:4] {
		sets = append(sets, set{shape: table.NumberShape, places: []engine.Place{at}, points: 4 * (i + 1)})
	}
	if n := len(o.bonuses(k, sets, stage.Rect{W: 0.85 * o.bonusWidth(k, sets, bonusText), H: 50}).Children()); n != 2*len(sets) {
		t.Errorf("there are %d nodes for %d bonuses", n, len(sets))
	}
	surrounded, open := o.game.Stars.Ornaments(pos, 0)
	bright, faint := 0, 0
	g, _ := o.board(k, 0, stage.Rect{W: 400, H: 400})
	g.Walk(func(n *stage.Node) {
		switch {
		case n.Name != table.OrnamentName || n.Hidden:
		case n.Alpha < 1:
			faint++
		default:
			bright++
		}
	})
	if bright != len(surrounded) || faint != len(open) {
		t.Errorf("%d ornaments are bright and %d faint, want %d and %d", bright, faint, len(surrounded), len(open))
	}
}

// TestChooseBoard checks that pressing a small board makes it the large one and keeps the focus.
func TestChooseBoard(t *testing.T) {
	m, players := scenetest.SampleGame(t, 2, 3, -1)
	app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1600, 900)
	r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
	r.Layout(app.Context())
	other := r.outcome.ranking()[len(r.largeSeats())]
	r.dialog.Screen.Dispatcher.Focus("board-0")
	r.dialog.Screen.Dispatcher.Focused().Touch.Press()
	if got := r.largeSeats(); len(got) != 1 || got[0] != other || r.dialog.Screen.Dispatcher.FocusName() != "board-0" {
		t.Errorf("the large boards are those of %v, not of %d, and the focus is on %q", got, other, r.dialog.Screen.Dispatcher.FocusName())
	}
}

// TestWinnerLight checks that there is a light behind the board of the winner, and none if another board is chosen.
func TestWinnerLight(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	for _, size := range [][2]float64{{1600, 900}, {900, 1600}} {
		app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1])
		r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
		r.Layout(app.Context())
		if r.parts.winnerLight == nil || !slices.Contains(r.dialog.Screen.Root.Children(), r.parts.winnerLight) {
			t.Errorf("%v: there is no light", size)
		}
		r.chosen = r.outcome.ranking()[1:]
		if r.Layout(app.Context()); r.parts.winnerLight != nil {
			t.Errorf("%v: there is a light behind another board", size)
		}
	}
}

// TestSets checks that for each seat and source the points of the sets add up to the bonus points.
func TestSets(t *testing.T) {
	number := 0
	for at := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, -1)
		r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
		pos := m.Position()
		for s := range engine.Seat(3) {
			sum := map[engine.Source]int{}
			for _, set := range r.outcome.sets(s) {
				sum[set.source] += set.points
				number++
			}
			for _, from := range r.outcome.game.Sources {
				if !from.Bonus() {
					continue
				}
				if want := pos.Points(s, from); pos.Over() && sum[from] != want {
					t.Errorf("game %d, seat %d: %v add up to %d, not %d", at, s, from, sum[from], want)
				}
			}
		}
	}
	if number == 0 {
		t.Error("no seat has a set")
	}
}

// TestInputWhileTheCurveGrows checks that Enter acts in the tick after the curve has grown, as only the reveal is ended by input.
func TestInputWhileTheCurveGrows(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	var r *Scene
	opened := 0
	app := scenetest.Open(t, func(to game.Route) game.Scene {
		if to, ok := to.(route.Results); ok {
			r = New(games.All(), scenetest.IdleBackend{}, to)
			return r
		}
		opened++
		return scenetest.BlankRouter(to)
	}, route.Results{Match: m, Players: players}, 1280, 720)
	keyboard := scenetest.NewKeyboard(app)
	keyboard.Press(t, app, "", ebiten.KeySpace) // ends the reveal
	if r.Moving() || opened > 0 {
		t.Fatalf("the reveal continues, or a key that ends it opens something (%d)", opened)
	}
	r.curveChanged = true
	if keyboard.Press(t, app, "", ebiten.KeyEnter); opened != 1 {
		t.Errorf("Enter opens %d scenes", opened)
	}
}

// TestRevealEndsAsLaidOut checks that the reveal, played to its end or cut short, ends with the nodes as they were laid out.
func TestRevealEndsAsLaidOut(t *testing.T) {
	for at := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, -1)
		size := [][2]float64{{1600, 900}, {900, 1600}}[at/2]
		app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1])
		c := app.Context()
		r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
		r.Layout(c)
		want := drawn(r.dialog.Screen.Root)
		for tick := range int(revealTicks) - 1 {
			r.Update(c)
			if !r.Moving() {
				t.Fatalf("the reveal of game %d ends after %d ticks", at, tick)
			}
			if got := drawn(r.dialog.Screen.Root); tick == 20 && slices.Equal(got, want) {
				t.Errorf("game %d does not move", at)
			}
			if tick == 60 && at%2 == 0 {
				r.motion.Finish()
				break
			}
		}
		r.Update(c)
		if got := drawn(r.dialog.Screen.Root); r.Moving() || !slices.Equal(got, want) {
			t.Errorf("game %d does not end as it was laid out, moving: %v", at, r.Moving())
		}
	}
}

// drawn describes every node below a node.
func drawn(root *stage.Node) (all []string) {
	root.Walk(func(n *stage.Node) {
		text := ""
		if l, ok := n.Art.(*stage.Label); ok {
			text = l.Text
		}
		all = append(all, fmt.Sprintf("%s %.3f %.3f %.3f %.3f %.3f %v %s", n.Name, n.X, n.Y, n.W, n.H, n.Alpha, n.Hidden, text))
	})
	return all
}

// TestTies checks that the note explains a shared victory or a broken tie, and is empty if one seat alone has the highest score.
func TestTies(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 3, 0)
	w := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720).Context().Words
	r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
	if got, want := r.outcome.note(w), w.T("results.shared", "names", "Ana, Inês and Duarte", "points", 0); got != want {
		t.Errorf("before the first move: %q, not %q", got, want)
	}
	for moves := 1; moves < 90; moves++ {
		m, players = scenetest.SampleGame(t, 0, 3, moves)
		r = New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
		scores := m.Position().Scores(nil)
		slices.Sort(scores)
		alone := scores[2] > scores[1]
		if note := r.outcome.note(w); alone != (note == "") {
			t.Errorf("after %d moves, with %v: %q", moves, scores, note)
		}
	}
}

// TestStrongerOpponent checks that only after a clear win of the only person against built-in levels the next level is offered, for all opponents.
func TestStrongerOpponent(t *testing.T) {
	offered := 0
	for seats := 2; seats <= 4; seats++ {
		for at := range games.All() {
			m, _ := scenetest.SampleGame(t, at, seats, -1)
			for person := range seats {
				seated := make(seating.Players, seats)
				for i := range seated {
					if seated[i].Name = fmt.Sprint("Player ", i); i != person {
						seated[i].Level = "novice"
					}
				}
				o := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: seated}).outcome
				ranking, scores := o.ranking(), m.Position().Scores(nil)
				clear := m.Position().Over() && int(ranking[0]) == person && scores[person] >= scores[ranking[1]]+clearLead
				stronger, opponents := o.stronger()
				if clear != (opponents == seats-1) {
					t.Errorf("game %d, seat %d with %v: %d opponents", at, person, scores, opponents)
				}
				if clear {
					offered++
					if stronger[(person+1)%seats].Level != "helper" || stronger[person].Level != "" {
						t.Errorf("game %d: the players become %+v", at, stronger)
					}
				}
			}
		}
	}
	if offered == 0 {
		t.Error("no game ends with a clear win")
	}
}

// finished returns the results of a whole game.
func finished(t *testing.T, at, seats int) *Scene {
	m, players := scenetest.SampleGame(t, at, seats, -1)
	return New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
}

// TestLegible checks that the results of all games are legible in every window and language.
func TestLegible(t *testing.T) {
	sizes := []int{len(games.All()), 3}
	scenetest.EachViewOf(t, scenetest.BlankRouter, route.Title{}, sizes, func(t *testing.T, c *game.Context, at []int) {
		r := finished(t, at[0], 2+at[1])
		r.Layout(c)
		scenetest.ExpectLegible(t, c, fmt.Sprintf("results of %d for %d", at[0], 2+at[1]), r.dialog.Screen.Root)
	})
}

// TestLargeText checks that larger text makes all text of the results larger.
func TestLargeText(t *testing.T) {
	scenetest.EachWindowOf(t, scenetest.BlankRouter, route.Title{}, []int{len(games.All())}, func(t *testing.T, c *game.Context, at []int) {
		m, players := scenetest.SampleGame(t, at[0], 2+at[0]%3, -1)
		scenetest.ExpectLargerText(t, c, games.All()[at[0]].Edition.ID, func() []*stage.Node {
			r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
			r.Layout(c)
			return []*stage.Node{r.dialog.Screen.Root}
		})
	})
}

// TestTouch checks that in handheld windows the results are legible, with targets and text large enough for touch. Each window shows other numbers of
// seats.
func TestTouch(t *testing.T) {
	windows := 0
	scenetest.EachHandheld(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		windows++
		target, text := scenetest.TouchSizes(c)
		for at := range games.All() {
			seats := 2 + (windows+at)%3
			r, name := finished(t, at, seats), fmt.Sprintf("results of %d for %d", at, seats)
			r.Layout(c)
			scenetest.ExpectTouchable(t, c, name, r.dialog.Screen.Root, target, text)
			scenetest.ExpectLegible(t, c, name, r.dialog.Screen.Root)
		}
	})
}

// TestHighContrast checks the contrast of the results in high contrast.
func TestHighContrast(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {780, 1688}} {
		c := scenetest.HighContrast(t, size[0], size[1])
		for at := range games.All() {
			r := finished(t, at, 3)
			r.Layout(c)
			ground := ui.Sand() // like the plaster of the backdrop
			if r.outcome.isCool() {
				ground = r.Ground(c)
			}
			scenetest.ExpectContrast(t, c, "results", ground, r.dialog.Screen.Root)
		}
	}
}

// TestNamesOnPhones checks that on phones every small board shows the name of its player.
func TestNamesOnPhones(t *testing.T) {
	c := scenetest.Context(t, 390, 844)
	for at, g := range games.All() {
		r := finished(t, at, 4)
		r.Layout(c)
		boards := 0
		for ; ; boards++ {
			b := r.dialog.Screen.Root.Find(fmt.Sprintf("board-%d", boards))
			if b == nil {
				break
			}
			if !slices.ContainsFunc(b.Children(), func(n *stage.Node) bool {
				l, ok := n.Art.(*stage.Label)
				return ok && slices.ContainsFunc(r.outcome.players, func(p seating.Player) bool { return p.Name == l.Text })
			}) {
				t.Errorf("%s: the small board %d has no name", g.Edition.ID, boards+1)
			}
		}
		if boards == 0 {
			t.Errorf("%s: there is no small board", g.Edition.ID)
		}
	}
}

// TestBackdropColour checks that the backdrop has the colour of the game's table, in the light of morning and evening.
func TestBackdropColour(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	for _, light := range []settings.Light{settings.Morning, settings.Evening} {
		c.Settings.Light = light
		for at, g := range games.All() {
			if got, want := ui.IsCool(finished(t, at, 2).Ground(c)), ui.IsCool(g.Table().Ground()); got != want {
				t.Errorf("%s, %s: the backdrop is cool: %v", g.Edition.ID, light, got)
			}
		}
	}
}

// TestScreenReader checks that screen readers get one title and a table with a row for each source, which ends with the total of each seat.
func TestScreenReader(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	for at, g := range games.All() {
		r := finished(t, at, 3)
		r.Layout(c)
		scenetest.ExpectOneTitle(t, g.Edition.ID, r.dialog.Screen.Root)
		rows, last := 0, []string(nil)
		for _, v := range stage.AppendAccessible(nil, r.dialog.Screen.Root, nil) {
			switch v.Role {
			case stage.RoleRow:
				rows, last = rows+1, nil
			case stage.RoleHeaderCell, stage.RoleCell:
				last = append(last, v.Name)
			}
		}
		want := []string{c.Words.T("results.total")}
		for _, n := range r.outcome.pos().Scores(nil) {
			want = append(want, c.Words.Number(n))
		}
		wantRows := len(g.Sources) + 2
		if g.Stars != nil {
			wantRows++ // ornaments
		}
		if rows != wantRows || !slices.Equal(last, want) {
			t.Errorf("%s: %d rows, the last %q, not %q", g.Edition.ID, rows, last, want)
		}
	}
}

// TestTileLetters checks that with the setting on, every tile of the results shows its letter.
func TestTileLetters(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	c.Settings.Letters = true
	for at, g := range games.All() {
		r := finished(t, at, 3)
		r.Layout(c)
		scenetest.ExpectTileLetters(t, g.Edition.ID, r.dialog.Screen.Root)
	}
}

// TestRematchAfterGuidedGame checks that after a guided game the rematch is not guided, that another button starts a guided one, and that this button is
// missing after other games.
func TestRematchAfterGuidedGame(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	lost := 1 - m.Position().Winners(nil)[0]
	players[lost].Level, players[lost].Guided, players[1-lost].Level = "", true, "novice"
	for button, guided := range map[string]bool{"again": false, "guided": true} {
		w := scenetest.NewRecorder(t, game.Config{Router: router, First: route.Title{}})
		w.Context().Push(route.Results{Match: m, Players: players})
		scenetest.Button(t, w.Last().(*Scene).dialog.Screen.Root, button).Touch.Press()
		if to, ok := w.At().(route.Play); !ok || to.Players.Guided() != guided || to.Players[1-lost].Level != "novice" {
			t.Errorf("%s leads to %T with players %+v", button, w.At(), to.Players)
		}
	}
	players[lost].Guided = false
	r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
	r.Layout(scenetest.Context(t, 1280, 720))
	if r.dialog.Screen.Root.Find("guided") != nil {
		t.Error("after a game without help, the next one is offered with help")
	}
}

// TestAllButtonsAreLegible checks that the results are legible with the largest number of buttons, after a clear win.
func TestAllButtonsAreLegible(t *testing.T) {
	to := clearVictory(t)
	scenetest.EachView(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		r := New(games.All(), scenetest.IdleBackend{}, to)
		r.Layout(c)
		scenetest.Button(t, r.dialog.Screen.Root, "stronger")
		scenetest.ExpectLegible(t, c, "results", r.dialog.Screen.Root)
	})
}

// clearVictory returns the results of a game that a person won clearly against built-in levels.
func clearVictory(t *testing.T) route.Results {
	t.Helper()
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		for at := range games.All() {
			m, players := scenetest.SampleGame(t, at, seats, -1)
			won := m.Position().Winners(nil)[0]
			for s := range players {
				players[s].Level = "novice"
			}
			players[won].Level = ""
			r := New(games.All(), scenetest.IdleBackend{}, route.Results{Match: m, Players: players})
			if _, opponents := r.outcome.stronger(); opponents > 0 {
				return route.Results{Match: m, Players: players}
			}
		}
	}
	t.Fatal("no sample game was won clearly")
	return route.Results{}
}

// oracle is a backend that answers at once with win probabilities that depend on the hash of the position after a move. It counts the questions.
type oracle struct {
	scenetest.IdleBackend
	asked *int
}

// Slots implements players.Backend.
func (oracle) Slots() int { return 1000 }

// answer is an answer that is available at once.
type answer struct{ lines []players.Line }

func (a answer) Answer() (players.Choice, error, bool) {
	return players.Choice{Lines: a.lines}, nil, true
}
func (answer) Progress() players.Progress { return players.Progress{} }
func (answer) Cancel()                    {}

func (o oracle) Send(r players.Request) players.Handle {
	if o.asked != nil {
		*o.asked++
	}
	moves := r.Moves
	if moves == nil {
		moves = r.Position.Moves(nil)
		moves = moves[:min(2, len(moves))]
	}
	var a answer
	for _, m := range moves {
		after := r.Position.Clone()
		after.Play(m, nil)
		win := make([]float64, after.Seats())
		win[0] = float64(after.Hash()%99991) / 99991
		for i := range win[1:] {
			win[i+1] = (1 - win[0]) / float64(len(win)-1)
		}
		a.lines = append(a.lines, players.Line{Move: m, Moves: []engine.Move{m}, Win: win, Scores: make([]float64, len(win))})
	}
	return a
}

// TestCurveIsSavedWithTheGame checks that the results of a saved game show the same curve at once when they are opened again.
func TestCurveIsSavedWithTheGame(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	results := func(b players.Backend) *Scene {
		return New(games.All(), b, route.Results{Match: m, Players: seated})
	}
	first, again := results(oracle{}), results(scenetest.IdleBackend{})
	c := scenetest.Open(t, func(game.Route) game.Scene { return first }, nil, 1600, 900).Context()
	saves.Save(c, m, seated)
	for range 1000 {
		first.Update(c)
	}
	again.Layout(c)
	for range 300 {
		again.Update(c)
	}
	if all := len(first.winHistory.Samples); first.winHistory.Known() != all || again.winHistory.Known() != all {
		t.Fatalf("of %d positions %d are known at first, and %d when opened again", all, first.winHistory.Known(), again.winHistory.Known())
	}
	for i := range first.winHistory.Samples {
		if a, b := first.winHistory.At(i, 0), again.winHistory.At(i, 0); math.Abs(a-b) > 1e-4 { // they are stored in hundredths of a point
			t.Fatalf("sample %d is %v at first, and %v when opened again", i, a, b)
		}
	}
}

// TestCurve checks that the curve becomes known for the whole match, and that its two turning points lead to their positions at
// the table.
func TestCurve(t *testing.T) {
	for at, g := range games.All() {
		m, seated := scenetest.SampleGame(t, at, 2, -1)
		recalled := -1
		r := New(games.All(), oracle{}, route.Results{Match: m, Players: seated, Recall: func(to int) { recalled = to }})
		app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, 1600, 900)
		c := app.Context()
		for range 1000 {
			r.Update(c)
		}
		if r.curve == nil || r.winHistory.Known() != len(r.winHistory.Samples) {
			t.Fatalf("%s: %d of %d positions are known", g.Edition.ID, r.winHistory.Known(), len(r.winHistory.Samples))
		}
		scenetest.ExpectLegible(t, c, g.Edition.ID, r.dialog.Screen.Root)
		turns := r.winHistory.TurningPoints(r.curve.Seat)
		if len(turns) != 2 {
			t.Fatalf("%s: turns %v", g.Edition.ID, turns)
		}
		scenetest.Button(t, r.dialog.Screen.Root, "turn-1").Touch.Press()
		if recalled != r.winHistory.Samples[min(turns[0], turns[1])] {
			t.Errorf("%s: recalled %d", g.Edition.ID, recalled)
		}
		line, seat := scenetest.Button(t, r.dialog.Screen.Root, "course-line"), r.curve.Seat
		slices.Sort(turns)
		for i, turn := range turns {
			sentence := scenetest.Button(t, r.dialog.Screen.Root, fmt.Sprint("turn-", i+1)).Accessible.Name
			shown := func(sample int) (percent int) {
				for line.Touch.Arrow(sample-r.curve.Cursor, 0) && r.curve.Cursor != sample {
				}
				_, after, _ := strings.Cut(line.Accessible.Name, seated[seat].Name+" ")
				fmt.Sscanf(after, "%d%%", &percent)
				return percent
			}
			whose := "" // chances these are, if another player moved
			if name := seated[seat].Name; !strings.HasPrefix(sentence, name+":") {
				whose = name + " "
			}
			if before, after := shown(turn), shown(turn+1); !strings.HasSuffix(sentence, fmt.Sprintf(", %s%d → %d%%", whose, before, after)) {
				t.Errorf("%s: %q, but the curve shows %d and %d", g.Edition.ID, sentence, before, after)
			}
		}
		if got := r.winHistory.At(r.winHistory.Known()-1, engine.Seat(0)); got != 0 && got != 1 && got != 0.5 {
			t.Errorf("%s: the final win probability is %v", g.Edition.ID, got)
		}
	}
}

// TestResultsShareTheirReview checks that the results begin the review of the match, which is saved with it, and that the screens opened from them take it
// instead of another one.
func TestResultsShareTheirReview(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	asked := 0
	s := New(games.All(), oracle{asked: &asked}, route.Results{Match: m, Players: seated})
	var opened []game.Route
	app := scenetest.Open(t, func(r game.Route) game.Scene {
		if len(opened) == 0 {
			opened = append(opened, nil)
			return s
		}
		opened = append(opened, r)
		return scenetest.BlankRouter(r)
	}, nil, 1600, 900)
	c := app.Context()
	if err := saves.Save(c, m, seated); err != nil {
		t.Fatal(err)
	}
	for range 1000 {
		s.Update(c)
	}
	if r, current := saves.Review(c, m); r == nil || !current || asked == 0 {
		t.Fatalf("the review is saved: %v, after %d questions", r != nil, asked)
	}
	for _, name := range []string{"review", "mistakes"} {
		scenetest.Button(t, s.dialog.Screen.Root, name).Touch.Press()
	}
	if len(opened) != 3 || opened[1].(route.Review).Review != s.review.GameReview || opened[2].(route.Mistakes).Review != s.review.GameReview {
		t.Errorf("%d screens have another review", len(opened))
	}
}

// TestCurveByKey checks that arrow keys move along the curve, that Enter leads to the position at the table, and that a portrait window has no curve.
func TestCurveByKey(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	recalled := -1
	r := New(games.All(), oracle{}, route.Results{Match: m, Players: seated, Recall: func(to int) { recalled = to }})
	app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, 1600, 900)
	c := app.Context()
	for range 1000 {
		r.Update(c)
	}
	line := scenetest.Button(t, r.dialog.Screen.Root, "course-line")
	for range 3 {
		line.Touch.Arrow(1, 0)
	}
	if line.Touch.Arrow(0, 1) || r.curve.Cursor != 2 || !strings.HasPrefix(line.Accessible.Name, "Round 1: ") {
		t.Errorf("the cursor is at %d, %q", r.curve.Cursor, line.Accessible.Name)
	}
	if line.Touch.Press(); recalled != r.winHistory.Samples[2] {
		t.Errorf("recalled %d, expected %d", recalled, r.winHistory.Samples[2])
	}
	app.LayoutF(900, 1600)
	if r.curve != nil {
		t.Error("a portrait window shows the curve of a landscape one")
	}
	r.Update(c)
}

// TestCurveOnPhones checks that on phones, with normal and large text, the curve is complete, legible and large enough to touch, and that its turning
// points lead to the table.
func TestCurveOnPhones(t *testing.T) {
	for i, size := range [][2]float64{{360, 640}, {390, 844}, {844, 390}, {740, 360}} {
		for _, text := range []float64{1, 2} {
			m, seated := scenetest.SampleGame(t, i, 2+i%3, -1)
			recalled := -1
			r := New(games.All(), oracle{}, route.Results{Match: m, Players: seated, Recall: func(to int) { recalled = to }})
			app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, size[0], size[1])
			c := app.Context()
			c.Settings.TextScale = text
			app.LayoutF(size[0], size[1])
			r.Layout(c)
			for range 1500 {
				r.Update(c)
			}
			name := fmt.Sprint(size, " with text of ", text)
			if r.curve == nil || r.winHistory.Known() != len(r.winHistory.Samples) {
				t.Fatal(name, "has no curve, or an incomplete one")
			}
			scenetest.ExpectLegible(t, c, name, r.dialog.Screen.Root)
			target, least := scenetest.TouchSizes(c)
			scenetest.ExpectTouchable(t, c, name, r.dialog.Screen.Root, target, least)
			turns := r.winHistory.TurningPoints(r.curve.Seat)
			if scenetest.Button(t, r.dialog.Screen.Root, "turn-1").Touch.Press(); recalled != r.winHistory.Samples[slices.Min(turns)] {
				t.Errorf("%s: recalled %d", name, recalled)
			}
			line := scenetest.Button(t, r.dialog.Screen.Root, "course-line")
			at := line.Bounds()
			if line.Touch.Click(at.X+at.W/2, at.Y); r.curve.Cursor != len(r.winHistory.Samples)/2 {
				t.Errorf("%s: the middle is stop %d of %d", name, r.curve.Cursor, len(r.winHistory.Samples))
			}
		}
	}
}

// TestRoundsAreLabelledAlike checks that the rounds below the curve are labelled all by their names or all by their numbers, in windows of all kinds and
// with large text.
func TestRoundsAreLabelledAlike(t *testing.T) {
	byName, byNumber := 0, 0
	sizes, scales := [][2]float64{{1600, 900}, {1280, 720}, {1024, 640}, {820, 1180}}, []float64{1, 1.25, 1.5, 2}
	for _, x := range long.Pairs(nil, len(games.All()), len(sizes), len(scales)) {
		at, size, scale := x[0], sizes[x[1]], scales[x[2]]
		m, seated := scenetest.SampleGame(t, at, 3, -1)
		r := New(games.All(), oracle{}, route.Results{Match: m, Players: seated, Recall: func(int) {}})
		c := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, size[0], size[1]).Context()
		c.Settings.TextScale = scale
		c.ApplySettings()
		for range 1000 {
			r.Update(c)
		}
		named, rounds := map[string]bool{}, m.Position().Round()
		r.dialog.Screen.Root.Walk(func(n *stage.Node) {
			l, ok := n.Art.(*stage.Label)
			for round := 1; ok && round <= rounds; round++ {
				if l.Text == c.Words.T("play.round", "round", round) {
					named[l.Text] = true
				}
			}
		})
		switch len(named) {
		case 0:
			byNumber++
		case rounds:
			byName++
		default:
			t.Errorf("game %d at %v, text at %v: of %d rounds only %v have their names", at, size, scale, rounds, named)
		}
	}
	if byName == 0 || byNumber == 0 {
		t.Errorf("%d times by name, %d times by number", byName, byNumber)
	}
}
