package play

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/settings"
	"azulejo/scenes/route"
)

// TestNothingRunsAheadOfTheStage plays whole games with animations: while something moves, heading, round, log and results tell of what
// has been shown, and nobody is said to be on turn.
func TestNothingRunsAheadOfTheStage(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newBench(t, at, 2, 0, false)
		w, dice, motions, counted := b.ctx.Words, rand.New(rand.NewPCG(4, 4)), 0, 0
		for round := 0; b.phase != over && round < 4; round = b.session.match.Position().Round() {
			if b.phase == personToMove {
				all := b.session.match.Position().Moves(nil)
				b.Choose(all[dice.IntN(len(all))])
			}
			shown, told := b.view.Shown(), len(b.hud.log.all)
			for motions++; b.view.Moving(); b.ticks(1) {
				title, _ := b.hud.heading.headline()
				if b.hud.heading.words != title {
					t.Fatalf("the heading says %q rather than %q", b.hud.heading.words, title)
				}
				if title == w.T("play.yourTurn") || strings.HasPrefix(title, w.T("play.turnOf", "")) || title == w.T("play.over") {
					t.Fatalf("%q is said while tiles fly", title)
				}
				if title == w.T("play.scoring", shown.Round()) {
					counted++
				}
				if b.view.Moving() && (b.view.Shown().Hash() != shown.Hash() || len(b.hud.log.all) != told || b.phase == over) {
					t.Fatalf("phase %v, %d entries told: what is not shown is told of", b.phase, len(b.hud.log.all))
				}
			}
			b.ticks(1)
		}
		if motions < 20 || counted == 0 {
			t.Errorf("%d motions, %d ticks of counting", motions, counted)
		}
	})
}

// TestResultsComeOnceTheyAreShown: the end is told when the last points have been counted, once, and there is a way back to it.
func TestResultsComeOnceTheyAreShown(t *testing.T) {
	b := newBench(t, 0, 2, 0, false)
	b.at(settings.Off)
	b.random(rand.New(rand.NewPCG(2, 9)), 1000)
	if b.phase != over || len(*b.been) != 1 {
		t.Fatalf("phase %v, been to %v", b.phase, *b.been)
	}
	if r, ok := (*b.been)[0].(route.Results); !ok || r.Match != b.session.match {
		t.Errorf("been to %#v", *b.been)
	}
	b.ctx.Pop()
	b.Layout(b.ctx)
	if b.ticks(30); len(*b.been) != 1 {
		t.Error("the results come again by themselves")
	}
	if nodeOf(b.Scene, "button-results").Touch.Press(); len(*b.been) != 2 {
		t.Error("there is no way back to the results")
	}
}

// TestSheetsOpenAtAnyTime: menu and rules can be opened while tiles fly, and the table waits below them.
func TestSheetsOpenAtAnyTime(t *testing.T) {
	for _, name := range []string{"button-menu", "button-rules"} {
		b := newBench(t, 0, 2, 4, false)
		b.Choose(b.session.match.Position().Moves(nil)[0])
		if b.ticks(3); !b.view.Moving() {
			t.Fatal("nothing moves")
		}
		if nodeOf(b.Scene, name).Touch.Press(); len(*b.been) != 1 {
			t.Fatalf("%s: been to %v", name, *b.been)
		}
		if err := b.app.Update(); err != nil {
			t.Fatal(err)
		}
		if !b.view.Moving() {
			t.Errorf("%s: the motion is broken off", name)
		}
		b.ctx.Pop()
		if b.arriveNow(); b.phase != personToMove {
			t.Errorf("%s: phase %v", name, b.phase)
		}
	}
}

// TestPhases holds each kind of position to its phase.
func TestPhases(t *testing.T) {
	b := newBench(t, 0, 2, 4, false)
	expect := func(when string, want phase) {
		t.Helper()
		if b.phase != want {
			t.Errorf("%s: phase %v, expected %v", when, b.phase, want)
		}
	}
	expect("a person's turn", personToMove)
	b.play(b.session.match.Position().Moves(nil)[0])
	expect("after a move", animating)
	b.arriveNow()
	b.session.players[0].Level, b.session.players[1].Level = "greedy", "greedy"
	b.arrive()
	expect("a computer's turn", computerThinking)
	b.travel.undo()
	expect("on the way back", travelling)
	b.arriveNow()
	expect("among computers, looked back", lookingBack)
	b.travel.goOn()
	expect("told to go on", computerThinking)
	b.session.match.Goto(0)
	b.arrive()
	expect("before the deal", dealing)
}

// TestLargeBoardFollowsComputers: where nobody else looks on, the board of the seat on turn is large.
func TestLargeBoardFollowsComputers(t *testing.T) {
	b := newBench(t, 0, 3, 0, false)
	for s := range b.session.players {
		b.session.players[s].Level = "greedy"
	}
	for range 6 {
		b.arrive()
		if want := b.session.match.Position().ToMove(); b.viewer != want && want != engine.Nature {
			t.Errorf("the board of seat %d is large while %d is on turn", b.viewer+1, want+1)
		}
		if err := b.session.match.Play(b.session.match.Position().Moves(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
}
