package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// newWatchedScene returns a testScene without a person at the table, in a window of w × h pixels.
func newWatchedScene(t *testing.T, at, seats int, w, h float64) *testScene {
	b := newTestSceneIn(t, at, seats, 0, false, w, h)
	for i := range b.s.session.players {
		b.s.session.players[i].Level = "fellow"
	}
	b.s.phase = computerThinking
	b.s.rebuild()
	return b
}

// answer makes the first legal move for the computer on turn, and runs the game until it asks for another move or stops.
func (b *testScene) answer() {
	b.t.Helper()
	moves := b.s.session.movesMade()
	for range 4000 {
		b.ticks(1)
		if b.backend.open {
			if b.s.session.movesMade() > moves {
				return
			}
			b.backend.reply(lineWith(b.s.board.Shown().Moves(nil)[0], 0.5, 0.5))
		}
		if b.s.phase == lookingBack || b.s.phase.ended() {
			return
		}
	}
	b.t.Fatal("the computers do not play")
}

// TestBoardsStayWhileWatching checks that without a person at the table no board moves between turns.
func TestBoardsStayWhileWatching(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newWatchedScene(t, at, 4, 1280, 720)
		place := func(s engine.Seat) any { return b.s.root.Find(table.BoardName(s)).Bounds() }
		var before [4]any
		for s := range before {
			before[s] = place(engine.Seat(s))
		}
		for range 6 {
			b.answer()
			b.finishAnimation()
			for s := range before {
				if now := place(engine.Seat(s)); now != before[s] {
					t.Fatalf("after %d moves the board of seat %d is at %+v, it was at %+v", b.s.session.movesMade(), s+1, now, before[s])
				}
			}
		}
	})
}

// TestWatchedGamePausesAndSteps checks the buttons of a game without a person on a desktop and on a phone: pause stops it at the next decision,
// a step makes one move and stops again, and the speed changes its name.
func TestWatchedGamePausesAndSteps(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		b := newWatchedScene(t, 0, 2, size[0], size[1])
		press := func(name string) {
			t.Helper()
			n := b.s.root.Find("button-" + name)
			if n == nil || n.Touch == nil || n.Touch.Press == nil {
				t.Fatalf("%v: there is no button %s to press", size, name)
			}
			n.Touch.Press()
		}
		b.answer()
		press("pause")
		if b.s.phase != lookingBack {
			t.Fatalf("%v: after a pause the phase is %d", size, b.s.phase)
		}
		moves := b.s.session.movesMade()
		b.ticks(200)
		if b.s.session.movesMade() != moves || b.backend.open {
			t.Fatalf("%v: a paused game goes on", size)
		}
		for range 3 {
			press("later")
			b.answer()
			if moves++; b.s.phase != lookingBack || b.s.session.movesMade() != moves {
				t.Fatalf("%v: after a step the phase is %d and %d moves are made, expected %d", size, b.s.phase, b.s.session.movesMade(), moves)
			}
		}
		was := b.s.root.Find("button-speed").Accessible.Name
		press("speed")
		if now := b.s.root.Find("button-speed").Accessible.Name; now == was || b.s.watchRate() <= 1 {
			t.Errorf("%v: the speed is %q, it was %q", size, now, was)
		}
		press("go")
		b.answer()
		if b.s.phase == lookingBack {
			t.Errorf("%v: the game does not continue", size)
		}
	}
}
