package analysis

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// panel is the area of a log in tests.
var panel = stage.Rect{X: 1000, Y: 100, W: 240, H: 460}

// sample returns a game after random moves, with its table laid out.
func sample(t testing.TB, at, seats, moves int) (Game, *game.Context) {
	t.Helper()
	c := scenetest.Context(t, 1280, 720)
	m, players := scenetest.SampleGame(t, at, seats, moves)
	tab := games.All()[at].Table()
	window := stage.Rect{W: c.W, H: c.H}
	tab.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words, Seats: seats, Shown: m.Position()})
	return Game{Cursor: engine.Cursor{Match: m, At: len(m.Moves())}, Players: players, Table: tab, Words: c.Words}, c
}

// eachGame runs a test for every game and edition.
func eachGame(t *testing.T, test func(t *testing.T, at int)) {
	for at, g := range games.All() {
		t.Run(g.Edition.ID, func(t *testing.T) { test(t, at) })
	}
}

// entriesOf returns all entries of a game.
func entriesOf(g *Game) []Entry {
	var h entryCache
	return h.update(g)
}

// ends returns the number of moves after each move entry.
func ends(all []Entry) (to []int) {
	for _, e := range all {
		if !e.IsRound() {
			to = append(to, e.To)
		}
	}
	return to
}

// logOf returns a log of a game with room for n entries.
func logOf(g Game, c *game.Context, n int) *Log {
	l := &Log{game: g, kit: c.Kit(), Entries: entriesOf(&g), content: stage.Group(""), list: stage.Group("")}
	l.line = lineFor(&g, l.kit, l.Entries, panel)
	l.First = firstAround(len(l.Entries), played(l.Entries), n)
	l.Rows = make([]stage.Rect, min(n, len(l.Entries)))
	return l
}

// TestEntriesAroundThePosition checks which entries the log shows around the current position, and how many of them are undone.
func TestEntriesAroundThePosition(t *testing.T) {
	for _, x := range []struct{ all, played, n, first, undone int }{
		{3, 3, 5, 0, 0},   // all entries fit
		{12, 12, 5, 7, 0}, // the last ones
		{12, 11, 5, 7, 1},
		{12, 9, 5, 6, 2}, // the middle
		{12, 2, 5, 0, 3}, // the beginning
		{12, 0, 5, 0, 5}, // all undone
		{12, 6, 4, 3, 1},
		{12, 6, 2, 4, 0}, // with little room, the entries before the position
		{4, 1, 5, 0, 3},
	} {
		g, _ := sample(t, 0, 4, x.all)
		all := ends(entriesOf(&g))
		if len(all) != x.all {
			t.Fatalf("%d moves are listed, expected %d", len(all), x.all)
		}
		g.Cursor.At = 9 // the deal
		if x.played > 0 {
			g.Cursor.At = all[x.played-1]
		}
		entries, undone := entriesOf(&g), 0
		first := firstAround(len(entries), played(entries), x.n)
		visible := entries[first:min(first+x.n, len(entries))]
		for _, e := range visible {
			if e.Undone {
				undone++
			}
		}
		if len(visible) != min(x.n, x.all) || visible[0].To != all[x.first] || undone != x.undone {
			t.Errorf("%+v: %d entries from move %d on, %d of them undone", x, len(visible), visible[0].To, undone)
		}
	}
}

// TestLogScrolls checks that scrolling the log stops at its first and last entries.
func TestLogScrolls(t *testing.T) {
	for _, x := range []struct{ all, played, n, back, first, scrolled int }{
		{12, 12, 5, 0, 7, 0},
		{12, 12, 5, 3, 4, 3},
		{12, 12, 5, 7, 0, 7},
		{12, 12, 5, 8, 0, 7},   // at the end
		{12, 12, 5, -1, 7, 0},  // nor forward
		{12, 2, 5, -4, 4, -4},  // to undone entries
		{12, 2, 5, -99, 7, -7}, // to the last
		{4, 4, 5, 2, 0, 0},     // all entries fit
		{0, 0, 5, 1, 0, 0},
	} {
		g, c := sample(t, 0, 4, x.all)
		all := ends(entriesOf(&g))
		if x.played < x.all {
			g.Cursor.At = all[x.played-1]
		}
		l := logOf(g, c, x.n)
		before := l.First
		l.scroll(-x.back)
		if l.First != x.first || before-l.First != x.scrolled || len(l.Entries) != x.all {
			t.Errorf("%+v: %d entries from %d on, scrolled by %d", x, len(l.Entries), l.First, before-l.First)
		} else if x.all > 0 && l.Visible()[0].To != all[x.first] {
			t.Errorf("%+v: entry %d leads to %d", x, x.first, l.Visible()[0].To)
		}
	}
}

// TestHistoryFollowsTheMatch checks that a history updated while moves are made, undone and replaced equals one built from scratch.
func TestHistoryFollowsTheMatch(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		g, _ := sample(t, at, 2, 30)
		whole := slices.Clone(g.Cursor.Match.Line())
		var h entryCache
		check := func(when string) {
			t.Helper()
			g.Cursor.At = len(g.Cursor.Match.Moves())
			got, want := h.update(&g), entriesOf(&g)
			same := slices.EqualFunc(got, want, func(a, b Entry) bool {
				return a.Seat == b.Seat && a.Title == b.Title && a.Text == b.Text && a.To == b.To && a.Undone == b.Undone && slices.Equal(a.points, b.points) &&
					len(a.Placed) == len(b.Placed) && slices.EqualFunc(a.totals, b.totals, func(a, b seatRound) bool { return a.text == b.text })
			})
			if !same {
				t.Fatalf("%s: %d entries differ from %d made from scratch", when, len(got), len(want))
			}
		}
		check("at the end")
		g.Cursor.Match.Goto(len(whole) / 2)
		check("looking back")
		for _, m := range g.Cursor.Match.Position().Moves(nil) {
			if m != whole[len(whole)/2] {
				if err := g.Cursor.Match.Play(m, nil); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		check("after another move")
		for range 4 {
			p := g.Cursor.Match.Position()
			if p.ToMove() == engine.Nature {
				if err := g.Cursor.Match.Draw(nil); err != nil {
					t.Fatal(err)
				}
			} else if err := g.Cursor.Match.Play(p.Moves(nil)[0], nil); err != nil {
				t.Fatal(err)
			}
			check("playing on")
		}
	})
}

// TestEveryMoveHasASummary checks that every move has a summary, with tiles if the move takes or places any.
func TestEveryMoveHasASummary(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		g, _ := sample(t, at, 2, 60)
		tiles := 0
		for _, e := range entriesOf(&g) {
			if e.IsRound() {
				if len(e.totals) != 2 {
					t.Errorf("%q shows %d scores", e.Title, len(e.totals))
				}
				continue
			}
			s := e.summary
			tiles += len(s.tiles)
			if s.route == "" || len(s.tiles) > maxTiles || len(s.tiles) == 0 && s.route != g.Words.T("log.passed") {
				t.Errorf("%q has the summary %+v", e.Text, s)
			}
		}
		if tiles == 0 {
			t.Error("no tiles are shown")
		}
	})
}

// TestLineStaysInItsRow checks that the parts of one-line entries are next to each other within the row, with the newest entry on top.
func TestLineStaysInItsRow(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		g, c := sample(t, at, 2, 30)
		var l Log
		l.Build(g, c.Kit(), stage.Group(""), panel)
		for i, e := range l.Visible() {
			r := l.Rows[i]
			if i > 0 && r.Y >= l.Rows[i-1].Y {
				t.Fatalf("entry %d is below the one before", i)
			}
			pictures, words := r.X, r.X+r.W
			stage.Group("").Add(l.line.draw(e, r)...).Walk(func(n *stage.Node) {
				switch art := n.Art.(type) {
				case *table.TileArt:
					pictures = max(pictures, n.X+n.W/2)
				case *stage.Label:
					if w, _ := l.line.Fonts.Measure(art.Text, art.Face, art.Size); art.Align == 0 && n.X+w > r.X+r.W {
						t.Errorf("%q leaves its row", art.Text)
					}
					if art.Face == gfx.Serif {
						words = n.X
					}
				}
			})
			if pictures > words {
				t.Errorf("tiles cover %q", strings.TrimSpace(e.summary.route))
			}
		}
	})
}

// TestRoundsAddUp checks that the gains and losses of a round lead from the score before it to the score after it. Scores stay at 0 or
// above.
func TestRoundsAddUp(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		g, _ := sample(t, at, 3, 90)
		scores, n := g.Cursor.Match.Start().Scores(nil), 0
		for _, e := range entriesOf(&g) {
			if !e.IsRound() {
				continue
			}
			n++
			after := g.Cursor.Match.At(e.To)
			if want := g.Words.T("play.round", "round", after.Round()-1); !after.Over() && e.Title != want {
				t.Errorf("%q at the end of %q", e.Title, want)
			}
			for seat, total := range e.totals {
				points := after.Scores(nil)[seat]
				want := scores[seat] + total.gain + total.loss
				if total.points != points || total.points != want && (total.points > want && want >= 0 || total.points < want) {
					t.Errorf("%s: seat %d has %d after %+d and %+d on %d", e.Title, seat, total.points, total.gain, total.loss, scores[seat])
				}
				name := g.Players[seat].Name
				if !strings.HasPrefix(total.text, name+" "+g.Words.Number(total.points)) {
					t.Errorf("%s: %s has %d, described as %q", e.Title, name, total.points, total.text)
				}
				if want := g.Words.T("play.log.score", "name", name, "points", g.Words.Number(points)); !strings.Contains(e.Text, want) {
					t.Errorf("%q does not say %q", e.Text, want)
				}
				if len(total.placed) > len(total.tiles) {
					t.Errorf("%s: %d tiles scored of %d placed", e.Title, len(total.placed), len(total.tiles))
				}
			}
			scores = after.Scores(nil)
		}
		if n < 2 {
			t.Errorf("%d rounds are listed", n)
		}
	})
}

// TestMovesShowTheirPoints checks that a move that places a tile shows what it scored, and apart from it what it cost, also if it is the last of a seat in
// a round. Together they are the change of the score. What a round scores by itself is shown with no move.
func TestMovesShowTheirPoints(t *testing.T) {
	for at, g := range games.All() {
		game, _ := sample(t, at, 2, 140)
		match, azul := game.Cursor.Match, strings.HasPrefix(g.Edition.ID, "azul")
		placed, costs, both := 0, 0, 0
		for _, e := range entriesOf(&game) {
			if len(e.points) > 0 != (!e.IsRound() && strings.HasSuffix(e.Text, ")")) {
				t.Errorf("%s: %q after %v points", g.Edition.ID, e.Text, e.points)
			}
			if e.IsRound() {
				continue
			}
			n := e.To
			for match.At(n-1).ToMove() == engine.Nature {
				n--
			}
			before, after := match.At(n-1), match.At(n)
			var log engine.Log
			before.Clone().Play(match.Line()[n-1], &log)
			won, places := ownTile(&log, e.Seat)
			if places && (len(e.points) == 0 || e.points[0] != won) || azul && !places && len(e.points) > 0 {
				t.Errorf("%s: %q shows %v, the tile scored %d (%v)", g.Edition.ID, e.Text, e.points, won, places)
			}
			sum := 0
			for _, n := range e.points {
				sum += n
			}
			if change := after.Scores(nil)[e.Seat] - before.Scores(nil)[e.Seat]; sum != change && !after.Over() && (places || !azul) {
				t.Errorf("%s: %q shows %v, the score changes by %d", g.Edition.ID, e.Text, e.points, change)
			}
			if places {
				placed++
			}
			if n := len(e.points); n > 0 && e.points[n-1] < 0 {
				costs++
			}
			if len(e.points) == 2 {
				both++
			}
		}
		if grey := g.Edition.ID == "azul-grey"; (placed > 0) != (at > 0) || grey && both == 0 || at >= 2 && costs == 0 {
			t.Errorf("%s: %d moves placed a tile, %d cost points, %d both", g.Edition.ID, placed, costs, both)
		}
	}
}

// ownTile returns what the tile that a seat placed by hand scored. By hand means that nothing was taken from the offer in the same move.
func ownTile(log *engine.Log, seat engine.Seat) (points int, ok bool) {
	for _, e := range log.Events {
		switch {
		case e.Kind == engine.Slide && (e.From.Zone == engine.Factory || e.From.Zone == engine.Centre):
			return 0, false
		case e.Kind == engine.Count && e.Seat == seat && (e.Source == engine.FromWall || e.Source == engine.FromPlacing):
			return int(e.Points), true
		}
	}
	return 0, false
}

// TestCompletedRoundsAreFolded checks that each completed round is replaced by a line for each seat, unless it contains the position shown
// or is next to it.
func TestCompletedRoundsAreFolded(t *testing.T) {
	for _, x := range []struct {
		at   int   // the last move that is not undone
		want []int // the number of moves after each entry
	}{
		{8, []int{2, 2, 2, 4, 4, 4, 6, 6, 6, 7, 8}},
		{6, []int{2, 2, 2, 4, 4, 4, 5, 6, 6, 7, 8}},
		{5, []int{2, 2, 2, 4, 4, 4, 5, 6, 6, 7, 8}},
		{3, []int{2, 2, 2, 3, 4, 4, 6, 6, 6, 7, 8}},
		{1, []int{1, 2, 2, 4, 4, 4, 6, 6, 6, 7, 8}},
	} {
		var all []Entry
		for to := 1; to <= 8; to++ {
			all = append(all, Entry{To: to, Undone: to > x.at})
			if to%2 == 0 && to < 8 {
				all = append(all, Entry{Seat: engine.Nature, To: to, Undone: to > x.at, totals: make([]seatRound, 2)})
			}
		}
		var got []int
		for _, e := range fold(all) {
			got = append(got, e.To)
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("at %d the entries lead to %v, expected %v", x.at, got, x.want)
		}
	}
}

// TestLogNamesSourceAndTarget checks that with four seats in the default window, each move in the log shows its factory number or the centre and the
// number of its pattern line in every language.
func TestLogNamesSourceAndTarget(t *testing.T) {
	takes := 0
	for at, edition := range games.All() {
		g, c := sample(t, at, 4, 14)
		window := stage.Rect{W: c.W, H: c.H}
		for _, code := range locale.Languages() {
			words, err := locale.Open(code)
			if err != nil {
				t.Fatal(err)
			}
			g.Words = words
			r := g.Table.Layout(table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: words, Seats: 4, Shown: g.Cursor.Match.Position()}).Panel
			head := LogHeadingHeight(c.Kit())
			var l Log
			l.Build(g, c.Kit(), stage.Group(""), stage.Rect{X: r.X + 20*c.Unit, Y: r.Y + head, W: r.W - 30*c.Unit, H: r.H - head - 12*c.Unit})
			for i, e := range l.Visible() {
				if e.IsRound() || e.total != nil {
					continue
				}
				option := g.Table.Option(g.Cursor.Match.At(e.To-1), g.Cursor.Match.Line()[e.To-1])
				pickable, line := option.From, fmt.Sprint(option.To.Row+1)
				number := fmt.Sprint(pickable.From.Row + 1)
				switch pickable.From.Zone {
				case engine.Factory:
				case engine.Centre:
					number = words.T("log.centre")
				default:
					continue
				}
				takes++
				named, aimed := false, option.To.Zone != engine.Line
				var icons []string // their numbers
				for _, part := range l.line.draw(e, l.Rows[i]) {
					part.Walk(func(n *stage.Node) {
						switch art := n.Art.(type) {
						case *stage.Label:
							if n != part {
								icons = append(icons, art.Text)
							}
							from, to, _ := strings.Cut(art.Text, "→")
							named = named || strings.HasSuffix(strings.TrimSpace(from), number)
							aimed = aimed || slices.Contains(strings.Fields(to), line)
						case *stage.Sprite:
							named = named || pickable.From.Zone == engine.Centre && art.Name == "centre"
						}
					})
				}
				if n := len(icons); n > 0 && l.line.targetWidth(e) > 0 {
					aimed = icons[n-1] == line
				}
				if !named || !aimed {
					t.Errorf("%s, %s: the log names the source of %q %v, the target %v", edition.Edition.ID, code, e.Text, named, aimed)
				}
			}
		}
	}
	if takes == 0 {
		t.Error("no move was checked")
	}
}

// TestRoundIsAnnouncedBySeat checks that the announcement at the end of a round has a sentence for each seat, with numbers that lead from
// the score before to the score after the round.
func TestRoundIsAnnouncedBySeat(t *testing.T) {
	number := regexp.MustCompile(`\d+`)
	eachGame(t, func(t *testing.T, at int) {
		for seats := 2; seats <= 4; seats++ {
			g, _ := sample(t, at, seats, 120)
			scores, announced := g.Cursor.Match.Start().Scores(nil), 0
			for _, e := range entriesOf(&g) {
				if !e.IsRound() {
					continue
				}
				sentences := strings.SplitAfter(e.AccessibleText, ". ")
				if len(sentences) != seats+1 {
					t.Fatalf("%d seats: %q", seats, e.AccessibleText)
				}
				for seat, s := range sentences[1:] {
					s = strings.Replace(s, "one point", "1 points", 1)
					var n []int
					for _, digits := range number.FindAllString(s, -1) {
						i, _ := strconv.Atoi(digits)
						n = append(n, i)
					}
					points, want := n[len(n)-1], scores[seat]
					if strings.Contains(s, "scores ") && !strings.Contains(s, "nothing") {
						want, n = want+n[0], n[1:]
					}
					if strings.Contains(s, "loses ") {
						want -= n[0]
					}
					if !strings.HasPrefix(s, g.Players[seat].Name) || want != points || points != g.Cursor.Match.At(e.To).Scores(nil)[seat] {
						t.Errorf("%q after %d", s, scores[seat])
					}
				}
				scores = g.Cursor.Match.At(e.To).Scores(nil)
				announced++
			}
			if announced < 2 {
				t.Errorf("%d rounds are announced", announced)
			}
		}
	})
}

// TestRoundIsAnnouncedAsInTheLog checks that the announcement of a completed round is the text of its entry in the log.
func TestRoundIsAnnouncedAsInTheLog(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		g, _ := sample(t, at, 3, -1)
		match, announced := g.Cursor.Match, 0
		for _, e := range entriesOf(&g) {
			if !e.IsRound() {
				continue
			}
			n := e.To
			for match.At(n-1).ToMove() == engine.Nature { // the draws after the round belong to the entry
				n--
			}
			g.Cursor.At = n
			lines := Announcements(&g, match.At(n-1), match.Line()[n-1])
			if announced++; lines[len(lines)-1] != e.AccessibleText {
				t.Errorf("%q is announced, the log has %q", lines[len(lines)-1], e.AccessibleText)
			}
		}
		if announced < 3 {
			t.Errorf("%d rounds", announced)
		}
	})
}

// TestLightIsBelowTheEntries checks that the light of the line under the pointer is drawn below its tiles and words, and that nothing else is drawn over
// them.
func TestLightIsBelowTheEntries(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		g, c := sample(t, at, 2, 12)
		l := &Log{Point: func(Entry, bool) {}, Choose: func(Entry) {}}
		on, rows := stage.Group("panel"), stage.Group("rows")
		l.Build(g, c.Kit(), on, stage.Rect{W: 300, H: 400})
		l.Enable(rows)
		l.pointAt(len(l.Rows)-1, true)
		lit, entries, order := -1, -1, 0
		on.Walk(func(n *stage.Node) {
			if order++; n == l.content {
				entries = order
			}
			if p, ok := n.Art.(*stage.Panel); ok && p.Tint.A > 0 && n.Alpha == 1 && n.Bounds().Contains(l.Rows[len(l.Rows)-1].Middle()) && entries < 0 {
				lit = order
			}
		})
		if lit < 0 || lit > entries {
			t.Errorf("the light is number %d, the entries are number %d", lit, entries)
		}
		rows.Walk(func(n *stage.Node) {
			if n.Art != nil {
				t.Errorf("%s draws something over the entries", n.Name)
			}
		})
	})
}
