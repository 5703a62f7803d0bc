package play

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/scenetest"
)

// commentTexts returns the texts of the comments shown.
func (b *testScene) commentTexts() (all []string) {
	b.s.commentary.layer.Walk(func(n *stage.Node) {
		if n.Touch != nil {
			b.t.Error("a comment can be pressed")
		}
		if n.Accessible.Role == stage.RoleText {
			all = append(all, n.Accessible.Name)
		}
	})
	return all
}

// TestACommentStaysUntilTheNextMove checks that a comment appears with its event, outlasts the computer's move and ends with the person's.
func TestACommentStaysUntilTheNextMove(t *testing.T) {
	b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
	b.s.ctx.Settings.Comments = true
	moves := b.s.session.match.Position().Moves(nil)
	b.s.play(moves[0])
	if said := b.commentTexts(); len(said) != 0 {
		t.Errorf("%q before it has happened", said)
	}
	b.finishAnimation()
	said := b.commentTexts()
	if len(said) != 1 {
		t.Fatalf("%q", said)
	}
	all := b.s.session.match.Position().Moves(nil)
	b.s.play(all[len(all)-1])
	b.finishAnimation()
	if now := b.commentTexts(); b.s.phase != personToMove || len(now) != 1 {
		t.Errorf("%q after the computer's move, phase %d", now, b.s.phase)
	}
	pickTiles(t, b)
	if b.ticks(1); !b.s.commentary.layer.Hidden {
		t.Error("it does not give way to what is held")
	}
	b.s.board.Escape()
	if b.ticks(1); b.s.commentary.layer.Hidden {
		t.Error("it does not come back")
	}
	b.s.play(b.s.session.match.Position().Moves(nil)[0])
	if now := b.commentTexts(); len(now) != 0 {
		t.Errorf("%q over the next move", now)
	}
}

// TestScoringEndsAComment checks that no comment on a line stays while the round is scored, which empties the line.
func TestScoringEndsAComment(t *testing.T) {
	dice, shown := rand.New(rand.NewPCG(1, 2)), 0
	for range 4 {
		b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
		b.s.ctx.Settings.Comments = true
		for m := b.s.session.match; !m.Position().Over(); {
			if m.Position().ToMove() == engine.Nature {
				b.dealTiles()
				continue
			}
			before, round, all := b.commentTexts(), m.Position().Round(), m.Position().Moves(nil)
			if b.s.play(all[dice.IntN(len(all))]); m.Position().Round() != round {
				shown += len(before)
				if said := b.commentTexts(); len(said) > 0 {
					t.Errorf("%q while round %d is scored", said, round)
				}
			}
			b.finishAnimation()
		}
	}
	if shown == 0 {
		t.Error("no comment was shown when a round ended")
	}
}

// TestCommentsEndWithTheirSubject checks that looking back, or switching comments off, removes them.
func TestCommentsEndWithTheirSubject(t *testing.T) {
	for name, end := range map[string]func(*testScene){
		"undo":     func(b *testScene) { b.s.undo(); b.finishAnimation() },
		"settings": func(b *testScene) { b.s.ctx.Settings.Comments = false; b.s.Layout(b.s.ctx) },
	} {
		b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
		b.s.ctx.Settings.Comments = true
		b.s.play(b.s.session.match.Position().Moves(nil)[0])
		b.finishAnimation()
		if len(b.commentTexts()) != 1 {
			t.Fatal("nothing is said")
		}
		if end(b); len(b.commentTexts()) != 0 {
			t.Errorf("%s leaves %q", name, b.commentTexts())
		}
	}
}

// TestCommentsStayOnTheTable plays random games in several windows and checks that there is at most one comment, that it is legible, and that it
// covers nothing that can be pressed.
func TestCommentsStayOnTheTable(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for i, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}} {
			b := newSceneAgainst(t, at, "novice", 0, size[0], size[1])
			b.s.ctx.Settings.Comments, b.s.ctx.Settings.Speed = true, settings.Off
			dice, heard := rand.New(rand.NewPCG(uint64(at), uint64(i))), 0
			for b.s.phase != over && b.s.session.match.Position().Round() < 7 {
				if b.s.session.match.Position().ToMove() == engine.Nature {
					b.dealTiles()
					continue
				}
				all := b.s.session.match.Position().Moves(nil)
				b.s.play(all[dice.IntN(len(all))])
				said := b.commentTexts()
				if len(said) > 1 {
					t.Fatalf("%q", said)
				}
				heard += len(said)
				scenetest.ExpectLegible(t, b.s.ctx, "comment", b.s.commentary.layer)
				b.s.commentary.layer.Walk(func(n *stage.Node) {
					if x, y := n.Centre(); n.W > 0 && b.s.board.Areas().Buttons.Contains(x, y) {
						t.Errorf("%q lies on the buttons", said)
					}
				})
			}
			if heard < 10 {
				t.Errorf("%v: only %d comments", size, heard)
			}
		}
	})
}

// TestARoundHasOneWarning plays random games of each against Inês: from the second round on, what she can do next is said on the person's turn, by
// her name, with light on the place, and once in a round.
func TestARoundHasOneWarning(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		warned := 0
		for seed := uint64(0); seed < 40 && warned < 5; seed++ {
			b := newSceneAgainst(t, at, "novice", 0, 1280, 720)
			s := b.s
			seat, _ := s.session.onlyPerson()
			s.session.players[1-seat].Name = "Inês"
			s.ctx.Settings.Comments, s.ctx.Settings.Speed = true, settings.Off
			dice, rounds := rand.New(rand.NewPCG(uint64(at), seed)), map[int]bool{}
			var last *remark
			for s.phase != over && s.session.match.Position().Round() < 7 {
				pos := s.session.match.Position()
				if pos.ToMove() == engine.Nature {
					b.dealTiles()
				} else {
					all := pos.Moves(nil)
					s.play(all[dice.IntN(len(all))])
				}
				shown := s.commentary.shown
				if shown == nil || shown == last || !shown.lit || s.phase.ended() {
					continue
				}
				last = shown
				pos = s.session.match.Position()
				said := shown.text(s.ctx.Words)
				if pos.ToMove() != seat || pos.Round() < 2 || rounds[pos.Round()] || !strings.Contains(said, "Inês can") || shown.at.Seat != 1-seat {
					t.Errorf("%q in round %d", said, pos.Round())
				}
				rounds[pos.Round()] = true
				if on := b.commentTexts(); len(on) == 1 && len(s.commentary.layer.Children()[0].Children()) != 3 {
					t.Errorf("%q has no light", on)
				}
				warned++
			}
		}
		if warned < 5 {
			t.Errorf("only %d warnings", warned)
		}
	})
}
