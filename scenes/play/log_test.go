package play

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
)

// chooseEntry clicks the entry of the log for the position after a number of moves, and reports whether there is one.
func (b *testScene) chooseEntry(to int) bool {
	b.t.Helper()
	for i, e := range b.s.log.Visible() {
		if e.To != to {
			continue
		}
		x, y := b.s.log.Rows[i].Middle()
		n := b.s.root.Hit(x, y)
		if n == nil || !strings.HasPrefix(n.Name, "log-") {
			b.t.Fatalf("entry %d cannot be clicked", i)
		}
		n.Touch.Press()
		b.finishAnimation()
		return true
	}
	return false
}

// ends returns the number of moves after each move of a player, including the draws that follow.
func (b *testScene) ends() (all []int) {
	m := b.s.session.match
	for n := range m.Line() {
		switch {
		case m.At(n).ToMove() != engine.Nature:
			all = append(all, n+1)
		case len(all) > 0:
			all[len(all)-1] = n + 1
		}
	}
	return all
}

// TestLogHasRoom checks that in every window with a log at least three entries are shown, all within the panel.
func TestLogHasRoom(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {2560, 1080}, {2560, 1440}, {3840, 2160}, {900, 1400}} {
			for seats := 2; seats <= 4; seats++ {
				_, p := tableApp(t, at, seats, 40, size[0], size[1])
				c, r := p.log, p.board.Areas().Panel
				if r.W == 0 && size[1] > size[0] {
					continue // a tall window may have no panel
				}
				last := c.Rows[0]
				if len(c.Rows) < 3 || last.Y+last.H > r.Y+r.H || last.X+last.W > r.X+r.W {
					t.Errorf("%v, %d seats: %d entries down to %v in %+v", size, seats, len(c.Rows), last.Y+last.H, r)
				}
			}
		}
	})
}

// TestLogLeadsToEveryPosition checks that clicking any entry of the log, backwards and forwards, shows its position and keeps the moves and the saved
// game.
func TestLogLeadsToEveryPosition(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for seats := 2; seats <= 4; seats++ {
			b := newTestScene(t, at, seats, 0, false)
			b.setSpeed(settings.Off)
			b.playRandomMoves(rand.New(rand.NewPCG(2, uint64(seats))), 40)
			line, ends := slices.Clone(b.s.session.match.Line()), b.ends()
			walk := func(i int) {
				if !b.chooseEntry(ends[i]) {
					t.Fatalf("%d seats: from move %d there is no way to %d", seats, len(b.s.session.match.Moves()), ends[i])
				}
				want := b.s.session.match.Start()
				for _, m := range line[:ends[i]] {
					want.Play(m, nil)
				}
				if b.s.session.match.Position().Hash() != want.Hash() || !slices.Equal(b.s.session.match.Line(), line) {
					t.Fatalf("entry %d leads elsewhere", i)
				}
			}
			for i := len(ends) - 2; i >= 0; i-- {
				walk(i)
			}
			if text, err := b.s.ctx.Store.Load(saves.Autosave); err != nil {
				t.Error(err)
			} else if rec, err := record.Parse(saves.Autosave, text, games.Editions()); err != nil || !slices.Equal(rec.Match.Moves(), line) {
				t.Errorf("the autosave has %d of %d moves, %v", len(rec.Match.Moves()), len(line), err)
			}
			for i := 1; i < len(ends); i++ {
				walk(i)
			}
		}
	})
}

// TestNearEntriesAreAnimated checks that a step of one move is animated in both directions, and that longer ones are not.
func TestNearEntriesAreAnimated(t *testing.T) {
	b := newTestScene(t, 0, 2, 6, false)
	ends := b.ends()
	b.s.goToMove(ends[4])
	b.expectArrival("one back")
	b.s.goToMove(ends[5])
	b.expectArrival("one forward")
	if b.s.goToMove(ends[1]); b.s.board.Animating() {
		t.Error("a jump of several moves is animated")
	}
}

// TestNobodyMovesDuringLookBack checks that at an earlier position neither computers move nor forced moves are played until the player continues from it.
func TestNobodyMovesDuringLookBack(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 0, false)
		b.playRandomMoves(rand.New(rand.NewPCG(3, 3)), 30)
		b.s.session.players[1].Level = "greedy"
		ends := b.ends()
		for _, to := range ends[:len(ends)-1] {
			b.s.goToMove(to)
			b.finishAnimation()
			pos := b.s.session.match.Position()
			decides := pos.ToMove() == 0 && b.s.session.forced(b.s.session.match.Position()) == engine.NoMove
			if b.ticks(200); len(b.s.session.match.Moves()) != to || len(b.backend.asked) > 0 || (b.s.phase == lookingBack) == decides {
				t.Fatalf("seat %d to move: %d moves after looking at %d, %d requests, paused %v", pos.ToMove(), len(b.s.session.match.Moves()), to, len(b.backend.asked), (b.s.phase == lookingBack))
			}
			if pos.ToMove() == 1 {
				b.s.continueHere()
				if b.ticks(60); len(b.backend.asked) != 1 || b.lastRequest().Position.Hash() != pos.Hash() {
					t.Fatalf("%d requests after going on", len(b.backend.asked))
				}
				b.backend.asked = nil
			}
		}
	})
}

// TestHoveredMovesAreNamedDuringLookBack checks that at an earlier position the heading names the entry under the pointer, whichever seat is to move.
func TestHoveredMovesAreNamedDuringLookBack(t *testing.T) {
	b := newTestScene(t, 0, 2, 6, false)
	b.s.session.players[1].Level = "greedy"
	paused := 0
	for _, to := range b.ends()[1:5] {
		b.s.goToMove(to)
		b.finishAnimation()
		if b.ticks(60); b.s.phase == lookingBack {
			paused++
		}
		for i, e := range b.s.log.Visible() {
			nodeOf(b.s, fmt.Sprint("log-", i)).Touch.Hover(true)
			if text := b.s.headingText(); !e.IsRound() && !strings.HasPrefix(text, e.AccessibleText) {
				t.Errorf("after %d moves, pointed at %q, the heading says %q", to, e.AccessibleText, text)
			}
		}
	}
	if paused == 0 {
		t.Error("a computer is to move in no position")
	}
}

// TestGameContinuesAtTheEndOfTheLine checks that the computer is thinking when the player returns from an earlier position.
func TestGameContinuesAtTheEndOfTheLine(t *testing.T) {
	b := newTestScene(t, 0, 2, 5, false)
	b.s.session.players[b.s.session.match.Position().ToMove()].Level = "greedy"
	b.s.endAnimation()
	ends := b.ends()
	if b.ticks(60); len(b.backend.asked) != 1 {
		t.Fatal("the computer does not think")
	}
	b.s.goToMove(ends[1])
	b.finishAnimation()
	if b.backend.stopped == 0 || b.s.questions.Busy() {
		t.Error("it still thinks")
	}
	b.s.goToMove(ends[4])
	b.finishAnimation()
	if b.ticks(60); (b.s.phase == lookingBack) || len(b.backend.asked) != 2 {
		t.Errorf("paused %v after %d requests", (b.s.phase == lookingBack), len(b.backend.asked))
	}
}

// TestPlayingOnFromAnEarlierPosition checks that repeating the move that was played keeps the later moves, and that another move drops them, as after
// undo.
func TestPlayingOnFromAnEarlierPosition(t *testing.T) {
	for _, same := range []bool{true, false} {
		b := newTestScene(t, 0, 2, 6, false)
		line, ends := slices.Clone(b.s.session.match.Line()), b.ends()
		b.s.goToMove(ends[2])
		b.finishAnimation()
		m := line[ends[2]]
		if !same {
			m = b.s.session.match.Position().Moves(nil)[1]
		}
		b.s.play(m)
		b.finishAnimation()
		if kept := slices.Equal(b.s.session.match.Line(), line); kept != same {
			t.Errorf("the same move %v: the line is kept %v", same, kept)
		}
	}
}

// TestLogByKey checks that arrow keys move between the entries of the log, that the heading explains the entry, and that Enter shows its position.
func TestLogByKey(t *testing.T) {
	b := newTestScene(t, 0, 2, 6, false)
	ends := b.ends()
	press := func(k stage.Keys) {
		b.s.dispatcher.Update(stage.Pointer{}, k)
		b.finishAnimation()
		b.ticks(1)
	}
	press(stage.Keys{Prev: true})
	for b.s.dispatcher.FocusName() != "log" {
		press(stage.Keys{Prev: true})
	}
	press(stage.Keys{Down: true})
	press(stage.Keys{Down: true})
	if len(b.s.session.match.Moves()) != ends[5] || !strings.HasSuffix(b.subtitle(), "\n"+b.s.ctx.Words.T("play.recall")) {
		t.Errorf("pointing at an entry says %q", b.subtitle())
	}
	press(stage.Keys{Confirm: true})
	if len(b.s.session.match.Moves()) != ends[3] || b.s.dispatcher.FocusName() != "log" {
		t.Fatalf("%d moves, expected %d; the focus is on %q", len(b.s.session.match.Moves()), ends[3], b.s.dispatcher.FocusName())
	}
	press(stage.Keys{Up: true})
	press(stage.Keys{Confirm: true})
	if len(b.s.session.match.Moves()) != ends[4] {
		t.Errorf("%d moves, expected %d", len(b.s.session.match.Moves()), ends[4])
	}
}

// TestLogScrollsByKey checks that arrow keys scroll beyond the visible entries, and move the focus away at the ends of the log.
func TestLogScrollsByKey(t *testing.T) {
	b := newTestScene(t, 0, 2, 40, false)
	c, earliest := b.s.log, b.s.log.Entries[0].To
	press := func(k stage.Keys) { b.s.dispatcher.Update(stage.Pointer{}, k) }
	b.s.dispatcher.Focus("log")
	for range c.Entries[1:] {
		press(stage.Keys{Down: true})
	}
	if c.First != 0 || b.s.dispatcher.FocusName() != "log" || nodeOf(b.s, "log-0").Alpha != 1 {
		t.Fatalf("entries from %d on, focus on %q", c.First, b.s.dispatcher.FocusName())
	}
	press(stage.Keys{Confirm: true})
	b.finishAnimation()
	if len(b.s.session.match.Moves()) != earliest {
		t.Errorf("%d moves after choosing the first entry, expected %d", len(b.s.session.match.Moves()), earliest)
	}
	b.s.dispatcher.Focus("log")
	for range c.Entries {
		if b.s.dispatcher.FocusName() == "log" {
			press(stage.Keys{Up: true})
		}
	}
	if want := len(c.Entries) - len(c.Rows); c.First != want {
		t.Errorf("entries from %d on, expected %d", c.First, want)
	}
}

// TestChosenEntryStaysUnderThePointer checks that the log does not scroll when a visible entry is chosen, and that it marks the position shown.
func TestChosenEntryStaysUnderThePointer(t *testing.T) {
	b := newTestScene(t, 0, 4, 30, false)
	l := b.s.log
	first, row := l.First, len(l.Rows)-2
	to := l.Visible()[row].To
	l.Choose(l.Visible()[row])
	b.finishAnimation()
	if l.First != first || l.Visible()[row].To != to || b.s.session.movesMade() != to {
		t.Errorf("scrolled from %d to %d", first, l.First)
	}
	if now := slices.IndexFunc(l.Entries, func(e analysis.Entry) bool { return e.Undone }) - 1; now-l.First != row && !l.Entries[now].IsRound() {
		t.Errorf("entry %d is marked, expected %d", now-l.First, row)
	}
	marks := 0
	b.s.layers.panel.Walk(func(n *stage.Node) {
		if p, ok := n.Art.(*stage.Panel); ok && p.Tint == ui.Gold.Colour() {
			marks++
		}
	})
	if marks != 1 {
		t.Errorf("%d entries are marked", marks)
	}
}

// TestLogEntriesExplainTheirScore checks that choosing a seat's entry for a round shows the points of each tile that it placed, or the runs of a single
// tile.
func TestLogEntriesExplainTheirScore(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 40, false)
		l := b.s.log
		explained := 0
		for to := len(l.Entries) - 1; to >= 0; to-- {
			e := l.Entries[to]
			if len(e.Placed) == 0 {
				continue
			}
			l.Choose(e)
			b.finishAnimation()
			b.ticks(1)
			want := len(e.Placed)
			if want == 1 {
				want = 2 // the runs and the sum
			}
			if got := b.explanationCount(); got != want {
				t.Fatalf("an entry with %d tiles shows %d", len(e.Placed), got)
			}
			explained++
			b.s.animateTo(len(b.s.session.match.Line()))
			b.finishAnimation()
			b.ticks(1)
		}
		if explained == 0 {
			t.Error("no entry places a tile")
		}
	})
}

// TestHoveredMoveNamesItsSource checks that the heading shows the accessible text of the entry under the pointer without truncation and, if there is
// room, what a click does.
func TestHoveredMoveNamesItsSource(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, size := range [][2]float64{{1280, 720}, {2560, 1440}} {
			b := newTestSceneIn(t, at, 2, 9, false, size[0], size[1])
			moves := 0
			for i, e := range b.s.log.Visible() {
				nodeOf(b.s, fmt.Sprint("log-", i)).Touch.Hover(true)
				text, _, _ := strings.Cut(b.s.headingText(), "\n")
				if !e.IsRound() && text != e.AccessibleText {
					t.Errorf("%v: pointed at %q, the heading says %q", size, e.AccessibleText, b.s.headingText())
				}
				for _, l := range b.s.heading.sub {
					if l.Truncated {
						t.Errorf("%v: %q is cut to %q", size, b.s.headingText(), l.Text)
					}
				}
				if !e.IsRound() {
					moves++
				}
				nodeOf(b.s, fmt.Sprint("log-", i)).Touch.Hover(false)
				if b.s.headingText() != b.s.headline().prompt {
					t.Errorf("%v: once it is left, the heading says %q", size, b.s.headingText())
				}
			}
			if moves < 5 {
				t.Errorf("%v: only %d moves are listed", size, moves)
			}
		}
	})
}
