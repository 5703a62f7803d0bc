package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"

	"github.com/hajimehoshi/ebiten/v2"
)

// newSceneAgainst returns a scene after a number of moves, with a person to move and computers of a level in the other seats.
func newSceneAgainst(t *testing.T, at int, level string, moves int, w, h float64) *testScene {
	t.Helper()
	b := newTestSceneIn(t, at, 2, moves, false, w, h)
	for i := range b.s.session.players {
		b.s.session.players[i].Level = level
	}
	b.s.session.players[b.s.session.match.Position().ToMove()] = seating.Player{Name: "Ana"}
	return resetInvitation(b)
}

// resetInvitation restores the state in which comments have not been offered.
func resetInvitation(b *testScene) *testScene {
	b.s.ctx.Settings.CommentsOffered = false
	b.s.endAnimation()
	b.s.showMessages()
	return b
}

// answerButtons returns the buttons of the invitation.
func (b *testScene) answerButtons() (all []*stage.Node) {
	b.s.callout(analysis.InvitationMessage).Walk(func(n *stage.Node) {
		if n.Touch != nil {
			all = append(all, n)
		}
	})
	return all
}

// TestFirstGameOffersComments checks that before the first game comments are offered once, and that either answer is saved.
func TestFirstGameOffersComments(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for i, yes := range []bool{true, false} {
			b := newSceneAgainst(t, at, "novice", 0, 1280, 720)
			answers := b.answerButtons()
			if len(answers) != 2 {
				t.Fatalf("%d answers", len(answers))
			}
			scenetest.ExpectAccessible(t, "the question", b.s.root)
			answers[i].Touch.Press()
			if set := b.s.ctx.Settings; set.Comments != yes || !set.CommentsOffered || len(b.answerButtons()) != 0 {
				t.Errorf("answered %v: %v, asked: %v, still to answer: %d", yes, set.Comments, set.CommentsOffered, len(b.answerButtons()))
			}
			if kept, err := settings.Load(b.s.ctx.Store); err != nil || kept.Comments != yes || !kept.CommentsOffered {
				t.Errorf("%v is not kept", yes)
			}
			if b.s.endAnimation(); len(b.answerButtons()) != 0 {
				t.Error("comments are offered again")
			}
		}
	})
}

// TestMoveDeclinesComments checks that a move declines the offer of comments, and that keys and the gamepad answer it.
func TestMoveDeclinesComments(t *testing.T) {
	b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
	b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0])
	if set := b.s.ctx.Settings; set.Comments || !set.CommentsOffered || len(b.answerButtons()) != 0 {
		t.Errorf("comments %v, asked %v", set.Comments, set.CommentsOffered)
	}
	for key, yes := range map[ebiten.Key]bool{ebiten.KeyG: true, ebiten.KeyEscape: false} {
		b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
		d := &inputDevice{key: key}
		b.connect(d)
		b.pressOnce(d)
		if set := b.s.ctx.Settings; set.Comments != yes || !set.CommentsOffered || len(*b.opened) != 0 {
			t.Errorf("%v: comments %v, asked %v, led to %d", key, set.Comments, set.CommentsOffered, len(*b.opened))
		}
	}
	pad := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
	d := &inputDevice{pads: 1, button: ebiten.StandardGamepadButtonRightBottom}
	pad.connect(d)
	pad.s.dispatcher.FocusVisibly("comments-yes")
	if pad.pressOnce(d); !pad.s.ctx.Settings.Comments {
		t.Error("the gamepad cannot accept")
	}
}

// TestOnlyTheFirstGameOffersComments checks that comments are only offered before the first move of the first game against computers, once, and not in a
// guided game.
func TestOnlyTheFirstGameOffersComments(t *testing.T) {
	for name, b := range map[string]*testScene{
		"two people":    resetInvitation(newTestScene(t, 0, 2, 0, false)),
		"a game begun":  newSceneAgainst(t, 0, "novice", 2, 1280, 720),
		"a guided game": resetInvitation(guidedScene(t, 0)),
	} {
		if len(b.answerButtons()) != 0 {
			t.Errorf("comments are offered: %s", name)
		}
	}
	if b := newSceneAgainst(t, 0, "master", 0, 1280, 720); len(b.answerButtons()) == 0 {
		t.Error("comments are not offered before a first game against a strong computer")
	}
	for name, change := range map[string]func(*settings.Settings){
		"finished": func(s *settings.Settings) { s.Finished = 1 },
		"asked":    func(s *settings.Settings) { s.CommentsOffered = true },
		"on":       func(s *settings.Settings) { s.Comments = true },
	} {
		b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
		change(b.s.ctx.Settings)
		if b.s.endAnimation(); len(b.answerButtons()) != 0 {
			t.Errorf("comments are offered although: %s", name)
		}
	}
}

// TestOfferOfCommentsIsLegible checks that the offer of comments is legible in all languages and all kinds of windows, with the win bar and large text as
// well, whether it is in the log or in a drawer.
func TestOfferOfCommentsIsLegible(t *testing.T) {
	for _, at := range []int{0, 2} {
		for _, language := range locale.Languages() {
			words, err := locale.Open(language)
			if err != nil {
				t.Fatal(err)
			}
			for i, size := range [][3]float64{{1280, 720, 1}, {780, 1688, 2}, {1688, 780, 2}, {900, 1600, 1}, {1280, 720, 1}, {2560, 1440, 1}, {720, 1280, 2}} {
				b := newSceneAgainst(t, at, "novice", 0, 1280, 720)
				b.s.ctx.Words = words
				b.s.ctx.Settings.WinBar, b.s.ctx.Settings.TextScale = i%2 == 1, 1+float64(i/4)
				b.s.ctx.Resize(size[0], size[1], size[2])
				shown := b.s.callout(analysis.InvitationMessage)
				if len(b.answerButtons()) == 0 {
					shown = b.s.invitationRoute().Build(b.s.ctx, func() {}).Body
				}
				scenetest.ExpectLegible(t, b.s.ctx, language, shown)
				for _, name := range []string{"comments-yes", "comments-no"} {
					if n := shown.Find(name); n == nil || n.H < 44*b.s.ctx.Device || n.W < 44*b.s.ctx.Device {
						t.Errorf("%s, %v: %s is %+v", language, size, name, n)
					}
				}
			}
		}
	}
}

// TestInvitationIsHiddenDuringAMove checks that the offer of comments is hidden while tiles are held.
func TestInvitationIsHiddenDuringAMove(t *testing.T) {
	b := newSceneAgainst(t, 0, "novice", 0, 1280, 720)
	pickTiles(t, b)
	if b.ticks(1); len(b.answerButtons()) > 0 {
		t.Error("the invitation is not hidden while tiles are held")
	}
	b.s.board.Escape()
	if b.ticks(1); len(b.answerButtons()) == 0 {
		t.Error("the invitation is not shown again")
	}
}

// TestPhoneOffersCommentsAfterTheFirstRound checks that on a phone, whose table has no space for the question, nothing covers the table in the first round,
// that the question is asked once in a drawer at the next turn, and that closing it counts as no.
func TestPhoneOffersCommentsAfterTheFirstRound(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, size := range [][2]float64{{390, 844}, {844, 390}} {
			b := newSceneAgainst(t, at, "novice", 0, size[0], size[1])
			for b.ticks(20); b.s.session.match.Position().Round() == 1; b.s.endAnimation() {
				if len(b.answerButtons()) != 0 || len(*b.opened) != 0 || b.s.ctx.Settings.CommentsOffered {
					t.Fatalf("in the first round: %d answers, %d drawers", len(b.answerButtons()), len(*b.opened))
				}
				if pos := b.s.session.match.Position(); pos.ToMove() == engine.Nature {
					b.s.drawTiles()
				} else {
					b.s.play(pos.Moves(nil)[0])
				}
			}
			for range 20 {
				if b.s.phase != personToMove && b.s.session.match.Position().ToMove() != engine.Nature {
					b.s.play(b.s.session.match.Position().Moves(nil)[0])
				}
				b.s.endAnimation()
				b.ticks(1)
			}
			if len(*b.opened) != 1 {
				t.Fatalf("%d drawers after the first round", len(*b.opened))
			}
			set := b.s.ctx.Settings
			if !set.CommentsOffered || set.Comments {
				t.Errorf("before an answer: comments %v, offered %v", set.Comments, set.CommentsOffered)
			}
			closed := false
			d := (*b.opened)[0].(route.Drawer).Build(b.s.ctx, func() { closed = true })
			if d.Find("comments-yes").Touch.Press(); !set.Comments || !closed {
				t.Errorf("after yes: comments %v, closed %v", set.Comments, closed)
			}
		}
	})
}

// TestDesktopOffersCommentsOnTheTable checks that in windows that are not those of phones the question is a card on the table, also where the log has no
// room for it, and that it covers no tiles to take, texts or buttons.
func TestDesktopOffersCommentsOnTheTable(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for _, size := range [][2]float64{{1280, 720}, {2560, 1440}, {1024, 640}, {820, 1180}} {
			for seats := 2; seats <= engine.MaxSeats; seats++ {
				b := newTestSceneIn(t, at, seats, 0, false, size[0], size[1])
				for i := range b.s.session.players {
					b.s.session.players[i].Level = "novice"
				}
				b.s.session.players[b.s.session.match.Position().ToMove()] = seating.Player{Name: "Ana"}
				resetInvitation(b)
				card := b.s.callout(analysis.InvitationMessage).Find("card")
				if card == nil {
					t.Errorf("%v, %d seats: the question is not asked on the table", size, seats)
					continue
				}
				r := card.Bounds()
				b.s.callouts.Clear()
				if keep := b.s.obstacles().Keep; r.Grow(-1).OverlapsAny(keep) || !r.In(b.s.frame().Window) {
					t.Errorf("%v, %d seats: the card at %.0f covers something", size, seats, r)
				}
			}
		}
	})
}

// pickTiles picks up the first tiles that can be picked up.
func pickTiles(t *testing.T, b *testScene) {
	t.Helper()
	touch := firstTile(b.s)
	if touch == nil {
		t.Fatal("nothing can be picked up")
	}
	touch.Press()
}
