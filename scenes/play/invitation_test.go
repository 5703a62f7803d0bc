package play

import (
	"testing"

	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
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
	b.s.ctx.Settings.CommentsOffered = false
	b.s.endAnimation()
	return b
}

// resetInvitation restores the state in which comments have not been offered.
func resetInvitation(b *testScene) *testScene {
	b.s.ctx.Settings.CommentsOffered = false
	b.s.endAnimation()
	return b
}

// answerButtons returns the buttons of the invitation.
func (b *testScene) answerButtons() (all []*stage.Node) {
	b.s.invitation.layer.Walk(func(n *stage.Node) {
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
// well, and that it is hidden while tiles are held.
func TestOfferOfCommentsIsLegible(t *testing.T) {
	for _, at := range []int{0, 2} {
		for _, language := range locale.Languages() {
			words, err := locale.Open(language)
			if err != nil {
				t.Fatal(err)
			}
			for i, size := range [][3]float64{{1280, 720, 1}, {780, 1688, 2}, {1688, 780, 2}, {900, 1600, 1}, {1280, 720, 1}, {2560, 1440, 1}} {
				b := newSceneAgainst(t, at, "novice", 0, 1280, 720)
				b.s.ctx.Words = words
				b.s.ctx.Settings.WinBar, b.s.ctx.Settings.TextScale = i%2 == 1, 1+float64(i/4)
				b.s.ctx.Resize(size[0], size[1], size[2])
				scenetest.ExpectLegible(t, b.s.ctx, language, b.s.invitation.layer)
				if len(b.answerButtons()) != 2 {
					t.Errorf("%s, %v: %d answers", language, size, len(b.answerButtons()))
				}
			}
		}
	}
	b := newSceneAgainst(t, 0, "novice", 0, 780, 1688)
	pickTiles(t, b)
	if b.ticks(1); !b.s.invitation.layer.Hidden {
		t.Error("the invitation is not hidden while tiles are held")
	}
	b.s.board.Escape()
	if b.ticks(1); b.s.invitation.layer.Hidden {
		t.Error("the invitation is not shown again")
	}
}

// TestHintsComeBeforeTheInvitation checks that on a phone, where in Summer Pavilion the offer of comments covers the heading, it makes room for the
// sentence of a hint.
func TestHintsComeBeforeTheInvitation(t *testing.T) {
	for _, window := range []struct {
		w, h, scale float64
		hides       bool
	}{{780, 1688, 2, true}, {1280, 720, 1, false}} {
		b := newSceneAgainst(t, 2, "novice", 0, 1280, 720)
		b.s.ctx.Resize(window.w, window.h, window.scale)
		b.s.giveHint(b.s.session.match.Position().Moves(nil)[0])
		if b.ticks(1); b.s.invitation.layer.Hidden != window.hides || !b.s.invitation.open() {
			t.Errorf("%v × %v: hidden during a hint: %v", window.w, window.h, b.s.invitation.layer.Hidden)
		}
		b.s.heading.say("")
		if b.ticks(1); b.s.invitation.layer.Hidden {
			t.Errorf("%v × %v: hidden after a hint", window.w, window.h)
		}
	}
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
