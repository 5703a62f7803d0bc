package play

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
)

// chooseEntry clicks the entry of the log that ends at a number of moves and reports whether it is there.
func (b *bench) chooseEntry(to int) bool {
	b.t.Helper()
	for i, e := range b.s.hud.log.seen() {
		if e.to != to {
			continue
		}
		x, y := b.s.hud.log.rows[i].Middle()
		n := b.s.root.Hit(x, y)
		if n == nil || !strings.HasPrefix(n.Name, "log-") {
			b.t.Fatalf("entry %d cannot be clicked", i)
		}
		n.Touch.Press()
		b.arriveNow()
		return true
	}
	return false
}

// ends are the numbers of moves after each move that is not Nature's, with those of Nature that follow.
func (b *bench) ends() (all []int) {
	for _, e := range b.s.hud.log.entries() {
		if e.seat == engine.Nature {
			continue
		}
		all = append(all, e.to)
	}
	return all
}

func TestStoryShowsWhereOneIs(t *testing.T) {
	for _, x := range []struct{ all, played, n, first, late int }{
		{3, 3, 5, 0, 0},   // there is room for more
		{12, 12, 5, 7, 0}, // the last ones
		{12, 11, 5, 7, 1},
		{12, 9, 5, 6, 2}, // the middle
		{12, 2, 5, 0, 3}, // the beginning
		{12, 0, 5, 0, 5}, // all taken back
		{12, 6, 4, 3, 1},
		{12, 6, 2, 4, 0}, // in little room the way back
		{4, 1, 5, 0, 3},
	} {
		b := newBench(t, 0, 4, x.all, false)
		ends := b.ends()
		if len(ends) != x.all {
			t.Fatalf("%d moves are told, expected %d", len(ends), x.all)
		}
		to := 9 // the deal
		if x.played > 0 {
			to = ends[x.played-1]
		}
		b.s.session.match.Goto(to)
		entries, late := b.s.hud.log.entries(), 0
		first := firstOf(len(entries), present(entries), x.n)
		story := entries[first:min(first+x.n, len(entries))]
		for _, e := range story {
			if e.late {
				late++
			}
		}
		if len(story) != min(x.n, x.all) || story[0].to != ends[x.first] || late != x.late {
			t.Errorf("%+v: %d entries from move %d on, %d of them taken back", x, len(story), story[0].to, late)
		}
	}
}

func TestStoryScrolls(t *testing.T) {
	for _, x := range []struct{ all, played, n, back, first, scrolled int }{
		{12, 12, 5, 0, 7, 0},
		{12, 12, 5, 3, 4, 3},
		{12, 12, 5, 7, 0, 7},
		{12, 12, 5, 8, 0, 7},   // no further
		{12, 12, 5, -1, 7, 0},  // neither forward
		{12, 2, 5, -4, 4, -4},  // to those taken back
		{12, 2, 5, -99, 7, -7}, // to the last
		{4, 4, 5, 2, 0, 0},     // there is room for all
		{0, 0, 5, 1, 0, 0},
	} {
		b := newBench(t, 0, 4, x.all, false)
		if x.played < x.all {
			b.s.session.match.Goto(b.ends()[x.played-1])
		}
		l := b.logOf(x.n)
		before := l.first
		l.scroll(-x.back)
		if l.first != x.first || before-l.first != x.scrolled || len(l.all) != x.all {
			t.Errorf("%+v: %d entries from %d on, scrolled by %d", x, len(l.all), l.first, before-l.first)
		} else if x.all > 0 && l.seen()[0].to != b.ends()[x.first] {
			t.Errorf("%+v: entry %d leads to %d", x, x.first, l.seen()[0].to)
		}
	}
}

// logOf is a log of the match with room for n entries.
func (b *bench) logOf(n int) *moveLog {
	l := &moveLog{s: b.s, all: b.s.hud.log.entries(), words: stage.Group("")}
	l.first = firstOf(len(l.all), present(l.all), n)
	l.rows = make([]stage.Rect, min(n, len(l.all)))
	l.tell = func(entry, stage.Rect) []*stage.Node { return nil }
	return l
}

// TestLogHasRoom: in every window with a log there is an entry before the present one and one after it, and all lie in the panel.
func TestLogHasRoom(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, size := range [][2]float64{{1024, 640}, {1280, 720}, {2560, 1080}, {2560, 1440}, {3840, 2160}, {900, 1400}} {
			for seats := 2; seats <= 4; seats++ {
				_, p := tableApp(t, at, seats, 40, size[0], size[1])
				c, r := &p.hud.log, p.hud.rooms.Panel
				if r.W == 0 && size[1] > size[0] {
					continue // a tall window may have no panel
				}
				last := c.rows[0]
				if len(c.rows) < 3 || last.Y+last.H > r.Y+r.H || last.X+last.W > r.X+r.W {
					t.Errorf("%v, %d seats: %d entries down to %v in %+v", size, seats, len(c.rows), last.Y+last.H, r)
				}
			}
		}
	})
}

// TestLogLeadsToEveryPosition clicks through the games there and back, in windows of several sizes: nothing is lost on the way.
func TestLogLeadsToEveryPosition(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for seats := 2; seats <= 4; seats++ {
			b := newBench(t, at, seats, 0, false)
			b.at(settings.Off)
			b.random(rand.New(rand.NewPCG(2, uint64(seats))), 40)
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
				t.Errorf("the autosave holds %d of %d moves, %v", len(rec.Match.Moves()), len(line), err)
			}
			for i := 1; i < len(ends); i++ {
				walk(i)
			}
		}
	})
}

// TestNearEntriesAreTravelledTo: a step of one move is played, backwards too; further away the table jumps.
func TestNearEntriesAreTravelledTo(t *testing.T) {
	b := newBench(t, 0, 2, 6, false)
	ends := b.ends()
	b.s.travel.recall(ends[4])
	b.expectArrival("one back")
	b.s.travel.recall(ends[5])
	b.expectArrival("one forward")
	if b.s.travel.recall(ends[1]); b.s.view.Moving() {
		t.Error("a long way back is travelled")
	}
}

// TestNobodyMovesWhileOneLooks: neither computers nor forced moves go on from an earlier position, before they are told to.
func TestNobodyMovesWhileOneLooks(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newBench(t, at, 2, 0, false)
		b.random(rand.New(rand.NewPCG(3, 3)), 30)
		b.s.session.players[1].Level = "greedy"
		ends := b.ends()
		for _, to := range ends[:len(ends)-1] {
			b.s.travel.recall(to)
			b.arriveNow()
			pos := b.s.session.match.Position()
			decides := pos.ToMove() == 0 && b.s.session.forced(b.s.session.match.Position()) == engine.NoMove
			if b.ticks(200); len(b.s.session.match.Moves()) != to || len(b.o.asked) > 0 || (b.s.phase == lookingBack) == decides {
				t.Fatalf("seat %d to move: %d moves after looking at %d, %d questions, paused %v", pos.ToMove(), len(b.s.session.match.Moves()), to, len(b.o.asked), (b.s.phase == lookingBack))
			}
			if pos.ToMove() == 1 {
				b.s.travel.goOn()
				if b.ticks(60); len(b.o.asked) != 1 || b.last().Position.Hash() != pos.Hash() {
					t.Fatalf("%d questions after going on", len(b.o.asked))
				}
				b.o.asked = nil
			}
		}
	})
}

// TestGameGoesOnAtTheEndOfTheLine: who looks back while the computer thinks finds it thinking on return.
func TestGameGoesOnAtTheEndOfTheLine(t *testing.T) {
	b := newBench(t, 0, 2, 5, false)
	b.s.session.players[b.s.session.match.Position().ToMove()].Level = "greedy"
	b.s.arrive()
	ends := b.ends()
	if b.ticks(60); len(b.o.asked) != 1 {
		t.Fatal("the computer does not think")
	}
	b.s.travel.recall(ends[1])
	b.arriveNow()
	if b.o.stopped == 0 || b.s.analysis.open != noPurpose {
		t.Error("it still thinks")
	}
	b.s.travel.recall(ends[4])
	b.arriveNow()
	if b.ticks(60); (b.s.phase == lookingBack) || len(b.o.asked) != 2 {
		t.Errorf("paused %v after %d questions", (b.s.phase == lookingBack), len(b.o.asked))
	}
}

// TestPlayingOnFromAnEarlierPosition: the move taken back keeps the line, another one drops it, as after undo.
func TestPlayingOnFromAnEarlierPosition(t *testing.T) {
	for _, same := range []bool{true, false} {
		b := newBench(t, 0, 2, 6, false)
		line, ends := slices.Clone(b.s.session.match.Line()), b.ends()
		b.s.travel.recall(ends[2])
		b.arriveNow()
		m := line[ends[2]]
		if !same {
			m = b.s.session.match.Position().Moves(nil)[1]
		}
		b.s.play(m)
		b.arriveNow()
		if kept := slices.Equal(b.s.session.match.Line(), line); kept != same {
			t.Errorf("the same move %v: the line is kept %v", same, kept)
		}
	}
}

func TestLogByKey(t *testing.T) {
	b := newBench(t, 0, 2, 6, false)
	ends := b.ends()
	press := func(k stage.Keys) {
		b.s.dispatcher.Update(stage.Pointer{}, k)
		b.arriveNow()
		b.ticks(1)
	}
	press(stage.Keys{Prev: true})
	for b.s.dispatcher.FocusName() != "log" {
		press(stage.Keys{Prev: true})
	}
	press(stage.Keys{Down: true})
	press(stage.Keys{Down: true})
	if len(b.s.session.match.Moves()) != ends[5] || b.said() != b.s.ctx.Words.T("play.recall") {
		t.Errorf("pointing at an entry says %q", b.said())
	}
	press(stage.Keys{Confirm: true})
	if len(b.s.session.match.Moves()) != ends[3] || b.s.dispatcher.FocusName() != "log" {
		t.Fatalf("%d moves, expected %d; the keyboard rests on %q", len(b.s.session.match.Moves()), ends[3], b.s.dispatcher.FocusName())
	}
	press(stage.Keys{Up: true})
	press(stage.Keys{Confirm: true})
	if len(b.s.session.match.Moves()) != ends[4] {
		t.Errorf("%d moves, expected %d", len(b.s.session.match.Moves()), ends[4])
	}
}

// TestLogScrollsByKey: beyond the ends of what is shown the arrows scroll, and at the ends of all they lead away.
func TestLogScrollsByKey(t *testing.T) {
	b := newBench(t, 0, 2, 40, false)
	c, earliest := &b.s.hud.log, b.s.hud.log.all[0].to
	press := func(k stage.Keys) { b.s.dispatcher.Update(stage.Pointer{}, k) }
	b.s.dispatcher.Focus("log")
	for range c.all[1:] {
		press(stage.Keys{Down: true})
	}
	if c.first != 0 || c.at != 0 || b.s.dispatcher.FocusName() != "log" || c.lights[0].Alpha != 1 {
		t.Fatalf("entry %d from %d on, focus on %q", c.at, c.first, b.s.dispatcher.FocusName())
	}
	press(stage.Keys{Confirm: true})
	b.arriveNow()
	if len(b.s.session.match.Moves()) != earliest {
		t.Errorf("%d moves after choosing the first entry, expected %d", len(b.s.session.match.Moves()), earliest)
	}
	b.s.dispatcher.Focus("log")
	for range c.all {
		if b.s.dispatcher.FocusName() == "log" {
			press(stage.Keys{Up: true})
		}
	}
	if want := len(c.all) - len(c.rows); c.first != want {
		t.Errorf("entries from %d on, expected %d", c.first, want)
	}
}

// TestLogTellsRoundsAndPoints: an entry heads the moves of a round that is over, with the scores then, and a move tells the points it brought at once.
func TestLogTellsRoundsAndPoints(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newBench(t, at, 2, 0, false)
		b.random(rand.New(rand.NewPCG(5, 5)), 60)
		rounds, gains := 0, 0
		for _, e := range b.s.hud.log.entries() {
			p := b.s.session.match.At(e.to)
			if !e.isRound() {
				if strings.HasSuffix(e.text, ")") {
					gains++
				}
				continue
			}
			rounds++
			if want := b.s.ctx.Words.T("play.round", p.Round()-1); !p.Over() && e.title != want {
				t.Errorf("%q where %q ends", e.title, want)
			}
			for seat, n := range p.Scores(nil) {
				if want := b.s.ctx.Words.T("play.log.score", b.s.session.players[seat].Name, b.s.ctx.Words.Number(n)); !strings.Contains(e.text, want) {
					t.Errorf("%q does not tell %q", e.text, want)
				}
			}
		}
		if rounds == 0 || at >= 2 && gains == 0 {
			t.Errorf("%d rounds and %d gains are told", rounds, gains)
		}
	})
}

// TestChosenEntryStaysUnderThePointer: the log does not scroll when an entry within it is chosen, and marks the position shown.
func TestChosenEntryStaysUnderThePointer(t *testing.T) {
	b := newBench(t, 0, 4, 30, false)
	l := &b.s.hud.log
	first, row := l.first, len(l.rows)-2
	to := l.seen()[row].to
	l.choose(row)
	b.arriveNow()
	if l.first != first || l.seen()[row].to != to || b.s.session.at() != to {
		t.Errorf("scrolled from %d to %d", first, l.first)
	}
	if now := present(l.all) - 1; now-l.first != row && !l.all[now].isRound() {
		t.Errorf("entry %d is marked, expected %d", now-l.first, row)
	}
	marks := 0
	l.words.Walk(func(n *stage.Node) {
		if p, ok := n.Art.(*stage.Panel); ok && p.Tint == gfx.Hex(ui.GoldDark) {
			marks++
		}
	})
	if marks != 1 {
		t.Errorf("%d entries are marked", marks)
	}
}
