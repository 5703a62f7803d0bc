package play

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/game/settings"
	"azulejo/scenes/route"
)

// TestTextsFollowTheAnimation checks in whole games that during an animation heading, log and results are not ahead of it, and that the heading names no
// seat to move.
func TestTextsFollowTheAnimation(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 0, false)
		w, dice, motions, counted := b.s.ctx.Words, rand.New(rand.NewPCG(4, 4)), 0, 0
		for round := 0; b.s.phase != over && round < 4; round = b.s.session.match.Position().Round() {
			if b.s.phase == personToMove {
				all := b.s.session.match.Position().Moves(nil)
				b.s.chooseMove(all[dice.IntN(len(all))])
			}
			shown, entries := b.s.board.Shown(), len(b.s.log.Entries)
			for motions++; b.s.board.Animating(); b.ticks(1) {
				title := b.s.headline().title
				if b.s.heading.titleText != title {
					t.Fatalf("the heading says %q rather than %q", b.s.heading.titleText, title)
				}
				if title == w.T("play.yourTurn") || strings.HasPrefix(title, w.T("play.turnOf", "player", "")) || title == w.T("play.over") {
					t.Fatalf("%q is shown while tiles move", title)
				}
				if title == w.T("play.scoring", "round", shown.Round()) {
					counted++
				}
				if b.s.board.Animating() && (b.s.board.Shown().Hash() != shown.Hash() || len(b.s.log.Entries) != entries || b.s.phase == over) {
					t.Fatalf("phase %v, %d entries: a text is ahead of the animation", b.s.phase, len(b.s.log.Entries))
				}
			}
			b.ticks(1)
		}
		if motions < 20 || counted == 0 {
			t.Errorf("%d motions, %d ticks of counting", motions, counted)
		}
	})
}

// TestResultsOpenAfterTheAnimation checks that the results open once, after the last points have been counted, and can be opened again by the button.
func TestResultsOpenAfterTheAnimation(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	b.setSpeed(settings.Off)
	b.playRandomMoves(rand.New(rand.NewPCG(2, 9)), 1000)
	if b.s.phase != over || len(*b.opened) != 1 {
		t.Fatalf("phase %v, opened %v", b.s.phase, *b.opened)
	}
	if r, ok := (*b.opened)[0].(route.Results); !ok || r.Match != b.s.session.match {
		t.Errorf("opened %#v", *b.opened)
	}
	b.s.ctx.Pop()
	b.s.Layout(b.s.ctx)
	if b.ticks(30); len(*b.opened) != 1 {
		t.Error("the results open again by themselves")
	}
	if nodeOf(b.s, "button-results").Touch.Press(); len(*b.opened) != 2 {
		t.Error("there is no way back to the results")
	}
}

// TestSheetsOpenAtAnyTime checks that menu and rules can be opened during an animation, which is paused meanwhile.
func TestSheetsOpenAtAnyTime(t *testing.T) {
	for _, name := range []string{"button-menu", "button-rules"} {
		b := newTestScene(t, 0, 2, 4, false)
		b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0])
		if b.ticks(3); !b.s.board.Animating() {
			t.Fatal("nothing moves")
		}
		if nodeOf(b.s, name).Touch.Press(); len(*b.opened) != 1 {
			t.Fatalf("%s: opened %v", name, *b.opened)
		}
		if err := b.app.Update(); err != nil {
			t.Fatal(err)
		}
		if !b.s.board.Animating() {
			t.Errorf("%s: the animation ends", name)
		}
		b.s.ctx.Pop()
		if b.finishAnimation(); b.s.phase != personToMove {
			t.Errorf("%s: phase %v", name, b.s.phase)
		}
	}
}

// TestPhases checks the phase of each kind of position.
func TestPhases(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, false)
	expect := func(when string, want phase) {
		t.Helper()
		if b.s.phase != want {
			t.Errorf("%s: phase %v, expected %v", when, b.s.phase, want)
		}
	}
	expect("a person's turn", personToMove)
	b.s.play(b.s.session.match.Position().Moves(nil)[0])
	expect("after a move", animating)
	b.finishAnimation()
	b.s.session.players[0].Level, b.s.session.players[1].Level = "greedy", "greedy"
	b.s.endAnimation()
	expect("a computer's turn", computerThinking)
	b.s.undo()
	expect("during undo", navigating)
	b.finishAnimation()
	expect("an earlier position of computers", lookingBack)
	b.s.continueHere()
	expect("continued", computerThinking)
	b.s.session.match.Goto(0)
	b.s.endAnimation()
	expect("before the deal", dealing)
}
