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

// against is the table of one person who meets computers of a level and is to move, after so many moves.
func against(t *testing.T, at int, level string, moves int, w, h float64) *testScene {
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

// unasked makes it a first game in which nothing was asked yet.
func unasked(b *testScene) *testScene {
	b.s.ctx.Settings.CommentsOffered = false
	b.s.endAnimation()
	return b
}

// answers are those that can be given.
func (b *testScene) answers() (all []*stage.Node) {
	b.s.invitation.layer.Walk(func(n *stage.Node) {
		if n.Touch != nil {
			all = append(all, n)
		}
	})
	return all
}

func TestAFirstGameAsksWhetherToComment(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for i, yes := range []bool{true, false} {
			b := against(t, at, "novice", 0, 1280, 720)
			answers := b.answers()
			if len(answers) != 2 {
				t.Fatalf("%d answers", len(answers))
			}
			scenetest.ExpectAccessible(t, "the question", b.s.root)
			answers[i].Touch.Press()
			if set := b.s.ctx.Settings; set.Comments != yes || !set.CommentsOffered || len(b.answers()) != 0 {
				t.Errorf("answered %v: %v, asked: %v, still to answer: %d", yes, set.Comments, set.CommentsOffered, len(b.answers()))
			}
			if kept, err := settings.Load(b.s.ctx.Store); err != nil || kept.Comments != yes || !kept.CommentsOffered {
				t.Errorf("%v is not kept", yes)
			}
			if b.s.endAnimation(); len(b.answers()) != 0 {
				t.Error("it asks again")
			}
		}
	})
}

// TestWhoMovesHasAnswered takes a move for a no, and a key for what it says.
func TestWhoMovesHasAnswered(t *testing.T) {
	b := against(t, 0, "novice", 0, 1280, 720)
	b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0])
	if set := b.s.ctx.Settings; set.Comments || !set.CommentsOffered || len(b.answers()) != 0 {
		t.Errorf("comments %v, asked %v", set.Comments, set.CommentsOffered)
	}
	for key, yes := range map[ebiten.Key]bool{ebiten.KeyG: true, ebiten.KeyEscape: false} {
		b := against(t, 0, "novice", 0, 1280, 720)
		d := &deck{key: key}
		b.by(d)
		b.strike(d)
		if set := b.s.ctx.Settings; set.Comments != yes || !set.CommentsOffered || len(*b.been) != 0 {
			t.Errorf("%v: comments %v, asked %v, led to %d", key, set.Comments, set.CommentsOffered, len(*b.been))
		}
	}
	pad := against(t, 0, "novice", 0, 1280, 720)
	d := &deck{pads: 1, button: ebiten.StandardGamepadButtonRightBottom}
	pad.by(d)
	pad.s.dispatcher.FocusVisibly("comments-yes")
	if pad.strike(d); !pad.s.ctx.Settings.Comments {
		t.Error("the pad cannot say yes")
	}
}

// TestOnlyAFirstGameAsks: not who has finished a game, was asked, meets people, is guided or has moved.
func TestOnlyAFirstGameAsks(t *testing.T) {
	for name, b := range map[string]*testScene{
		"two people":    unasked(newTestScene(t, 0, 2, 0, false)),
		"a game begun":  against(t, 0, "novice", 2, 1280, 720),
		"a guided game": unasked(guidedScene(t, 0)),
	} {
		if len(b.answers()) != 0 {
			t.Errorf("it asks before %s", name)
		}
	}
	if b := against(t, 0, "master", 0, 1280, 720); len(b.answers()) == 0 {
		t.Error("it does not ask before a first game against a strong computer")
	}
	for name, change := range map[string]func(*settings.Settings){
		"finished": func(s *settings.Settings) { s.Finished = 1 },
		"asked":    func(s *settings.Settings) { s.CommentsOffered = true },
		"on":       func(s *settings.Settings) { s.Comments = true },
	} {
		b := against(t, 0, "novice", 0, 1280, 720)
		change(b.s.ctx.Settings)
		if b.s.endAnimation(); len(b.answers()) != 0 {
			t.Errorf("it asks although %s", name)
		}
	}
}

// TestTheQuestionIsLegible in every language, in all kinds of windows, with the chances shown and large text, too; and it gives way.
func TestTheQuestionIsLegible(t *testing.T) {
	for _, at := range []int{0, 2} {
		for _, language := range locale.Languages() {
			words, err := locale.Open(language)
			if err != nil {
				t.Fatal(err)
			}
			for i, size := range [][3]float64{{1280, 720, 1}, {780, 1688, 2}, {1688, 780, 2}, {900, 1600, 1}, {1280, 720, 1}, {2560, 1440, 1}} {
				b := against(t, at, "novice", 0, 1280, 720)
				b.s.ctx.Words = words
				b.s.ctx.Settings.WinBar, b.s.ctx.Settings.TextScale = i%2 == 1, 1+float64(i/4)
				b.s.ctx.Resize(size[0], size[1], size[2])
				scenetest.ExpectLegible(t, b.s.ctx, language, b.s.invitation.layer)
				if len(b.answers()) != 2 {
					t.Errorf("%s, %v: %d answers", language, size, len(b.answers()))
				}
			}
		}
	}
	b := against(t, 0, "novice", 0, 780, 1688)
	pick(t, b)
	if b.ticks(1); !b.s.invitation.layer.Hidden {
		t.Error("the question lies over the lines while tiles are held")
	}
	b.s.board.Escape()
	if b.ticks(1); b.s.invitation.layer.Hidden {
		t.Error("the question does not come back")
	}
}

// pick lifts the first tiles that can be.
func pick(t *testing.T, b *testScene) {
	t.Helper()
	touch := firstTile(b.s)
	if touch == nil {
		t.Fatal("nothing can be picked up")
	}
	touch.Press()
}
