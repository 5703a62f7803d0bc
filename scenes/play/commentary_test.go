package play

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/scenetest"
)

// commentTexts returns the texts of the comments shown.
func (b *testScene) commentTexts() (all []string) {
	b.s.callout(analysis.CommentMessage).Walk(func(n *stage.Node) {
		if n.Touch != nil {
			b.t.Error("a comment can be pressed")
		}
		if n.Accessible.Role == stage.RoleText {
			all = append(all, n.Accessible.Name)
		}
	})
	return all
}

// TestCommentStaysUntilTheNextMove checks that a comment appears after its event, stays during the computer's move and ends with the person's, and that it
// is hidden while tiles are held.
func TestCommentStaysUntilTheNextMove(t *testing.T) {
	b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
	b.s.ctx.Settings.Comments = true
	moves := b.s.session.match.Position().Moves(nil)
	b.s.play(moves[0])
	if shown := b.commentTexts(); len(shown) != 0 {
		t.Errorf("%q before it has happened", shown)
	}
	b.finishAnimation()
	shown := b.commentTexts()
	if len(shown) != 1 {
		t.Fatalf("%q", shown)
	}
	all := b.s.session.match.Position().Moves(nil)
	b.s.play(all[len(all)-1])
	b.finishAnimation()
	if now := b.commentTexts(); b.s.phase != personToMove || len(now) != 1 {
		t.Errorf("%q after the computer's move, phase %d", now, b.s.phase)
	}
	pickTiles(t, b)
	if b.ticks(1); len(b.commentTexts()) > 0 {
		t.Error("the comment is not hidden while tiles are held")
	}
	b.s.board.Escape()
	if b.ticks(1); len(b.commentTexts()) != 1 {
		t.Error("the comment is not shown again")
	}
	b.s.play(b.s.session.match.Position().Moves(nil)[0])
	if now := b.commentTexts(); len(now) != 0 {
		t.Errorf("%q over the next move", now)
	}
}

// TestScoringEndsTheComment checks that no comment on a line stays while the round is scored, which empties the line.
func TestScoringEndsTheComment(t *testing.T) {
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
				if now := b.commentTexts(); len(now) > 0 {
					t.Errorf("%q while round %d is scored", now, round)
				}
			}
			b.finishAnimation()
		}
	}
	if shown == 0 {
		t.Error("no comment was shown when a round ended")
	}
}

// TestCommentsEndWithTheirSubject checks that undoing the move and switching comments off remove the comment.
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
			t.Fatal("no comment is shown")
		}
		if end(b); len(b.commentTexts()) != 0 {
			t.Errorf("%s leaves %q", name, b.commentTexts())
		}
	}
}

// TestCommentsStayOnTheTable checks in random games in several windows that there is at most one comment, that it is legible, and that it does not cover
// the buttons.
func TestCommentsStayOnTheTable(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for i, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}} {
			b := newSceneAgainst(t, at, "novice", 0, size[0], size[1])
			b.s.ctx.Settings.Comments, b.s.ctx.Settings.Speed = true, settings.Off
			dice, comments := rand.New(rand.NewPCG(uint64(at), uint64(i))), 0
			for b.s.phase != over && b.s.session.match.Position().Round() < 7 {
				if b.s.session.match.Position().ToMove() == engine.Nature {
					b.dealTiles()
					continue
				}
				all := b.s.session.match.Position().Moves(nil)
				b.s.play(all[dice.IntN(len(all))])
				shown := b.commentTexts()
				if len(shown) > 1 {
					t.Fatalf("%q", shown)
				}
				comments += len(shown)
				scenetest.ExpectLegible(t, b.s.ctx, "comment", b.s.callout(analysis.CommentMessage))
				b.s.callout(analysis.CommentMessage).Walk(func(n *stage.Node) {
					if x, y := n.Centre(); n.W > 0 && b.s.board.Areas().Buttons.Contains(x, y) {
						t.Errorf("%q is on the buttons", shown)
					}
				})
			}
			if comments < 10 {
				t.Errorf("%v: only %d comments", size, comments)
			}
		}
	})
}

// TestGameHasOneWarning checks in random games that a warning about the opponent's next move is shown on the person's turn, from the second round on, at
// most once in a game, with the opponent's name and a light on the place.
func TestGameHasOneWarning(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		warned := 0
		for seed := uint64(0); seed < 40 && warned < 5; seed++ {
			b := newSceneAgainst(t, at, "novice", 0, 1280, 720)
			s := b.s
			seat, _ := s.session.onlyPerson()
			s.session.players[1-seat].Name = "Inês"
			s.ctx.Settings.Comments, s.ctx.Settings.Speed = true, settings.Off
			dice, before := rand.New(rand.NewPCG(uint64(at), seed)), warned
			var last *analysis.Remark
			for s.phase != over && s.session.match.Position().Round() < 7 {
				pos := s.session.match.Position()
				if pos.ToMove() == engine.Nature {
					b.dealTiles()
				} else {
					all := pos.Moves(nil)
					s.play(all[dice.IntN(len(all))])
				}
				shown := s.commentary.shown
				if shown == nil || shown == last || !shown.Lit || s.phase.ended() {
					continue
				}
				last = shown
				pos = s.session.match.Position()
				text := shown.Say(s.ctx.Words)
				if pos.ToMove() != seat || pos.Round() < 2 || warned > before || !strings.Contains(text, "Inês can") || shown.At.Seat != 1-seat {
					t.Errorf("%q in round %d", text, pos.Round())
				}
				if on := b.commentTexts(); len(on) == 1 && len(s.root.Find("shapes").Children()) == 0 {
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

// TestScoreKeepsOtherComments checks that the explanation of a score is shown together with a comment that may accompany it, and that a comment it
// replaces is shown later.
func TestScoreKeepsOtherComments(t *testing.T) {
	w := newSceneAgainst(t, 0, "novice", 0, 1280, 720).s.ctx.Words
	pending := func() (all engine.Comments) {
		all.Add(9, engine.Place{}, "comment.azul.column", "column", 2)
		all.Add(1, engine.Place{}, "comment.azul.fell", "tiles", 2, "points", 3)
		all[1].WithScore = true
		return all
	}
	scored := &analysis.Remark{Say: func(*locale.Words) string { return "That is the score." }}
	var c commentary
	for _, step := range []struct {
		scored *analysis.Remark
		want   string
	}{
		{scored, "2 tiles fell to the floor: minus 3 points. That is the score."},
		{scored, "That is the score."},
		{nil, "Column 2 is complete: +7 at the end of the game."},
	} {
		c.pending, c.scored = pending(), step.scored
		c.choose()
		if text := c.shown.Say(w); text != step.want {
			t.Errorf("%q, expected %q", text, step.want)
		}
	}
}

// TestFirstFallIsTold checks in random games of Azul, with guidance and with comments only, that the first tiles of the person that fall to the floor
// line are commented on, also if they end a round.
func TestFirstFallIsTold(t *testing.T) {
	ended := 0
	for seed := range uint64(40) {
		b := guidedScene(t, 0)
		s := b.s
		seat, _ := s.session.onlyPerson()
		s.ctx.Settings.Comments, s.ctx.Settings.Speed = true, settings.Off
		s.session.players[seat].Guided = seed%2 == 0
		dice := rand.New(rand.NewPCG(3, seed))
		for told := false; !told && s.phase != over; {
			m := s.session.match
			before := m.Position()
			if before.ToMove() == engine.Nature {
				b.dealTiles()
				continue
			}
			var safe []engine.Move
			falls := func(move engine.Move) bool {
				return slices.ContainsFunc(s.session.game.Comment(after(before, move), seat), func(c engine.Comment) bool { return c.Code == "comment.azul.fell" })
			}
			all := before.Moves(nil)
			for _, move := range all {
				if before.ToMove() != seat || !falls(move) {
					safe = append(safe, move)
				}
			}
			if len(safe) == 0 || dice.IntN(40) == 0 {
				safe = all
			}
			move := safe[dice.IntN(len(safe))]
			told = before.ToMove() == seat && falls(move)
			s.play(move)
			b.finishAnimation()
			if shown := s.commentary.shown; told && (shown == nil || !strings.Contains(shown.Say(s.ctx.Words), "fell to the floor")) {
				t.Errorf("game %d, round %d: nothing is said of the tiles that fell", seed, before.Round())
			}
			if told && m.Position().Round() > before.Round() {
				ended++
			}
		}
	}
	if ended < 3 {
		t.Errorf("only %d first falls ended a round", ended)
	}
}

// after returns the transition of a move.
func after(before engine.Position, move engine.Move) *engine.Transition {
	p := before.Clone()
	var log engine.Log
	p.Play(move, &log)
	return &engine.Transition{Began: before, Before: before, After: p, Move: move, Events: log.Events}
}

// TestNoLightWithoutItsComment checks on a phone that a comment without space next to its subject lights it only if the comment itself is in the heading.
func TestNoLightWithoutItsComment(t *testing.T) {
	b := newSceneAgainst(t, 0, "novice", 0, 390, 844)
	s := b.s
	s.ctx.Settings.Comments = true
	seat, _ := s.session.onlyPerson()
	text := strings.Repeat("A long comment on this space. ", 12)
	s.commentary.shown = &analysis.Remark{At: engine.Place{Zone: engine.Wall, Seat: seat, Row: 2, Col: 2}, Say: func(*locale.Words) string { return text }}
	s.commentary.message, s.messagesChanged = s.adviser().Remark(s.commentary.shown), true
	lights := func() int { return len(s.root.Find("shapes").Children()) }
	if s.showMessages(); s.callouts.Shows(analysis.CommentMessage) || lights() != 1 {
		t.Fatalf("%d lights with the comment in the heading, a callout is shown: %v", lights(), s.callouts.Shows(analysis.CommentMessage))
	}
	s.guidance.stage = guidanceShown
	s.say(analysis.Message{Kind: analysis.HintMessage, Text: "What would you do now?"})
	if s.showMessages(); b.hintText() != "What would you do now?" || lights() != 0 {
		t.Errorf("%d lights with %q in the heading", lights(), b.hintText())
	}
}
