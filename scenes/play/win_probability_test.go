package play

import (
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/scenetest"
)

// nearlyEqual reports whether shares are equal except for rounding errors.
func nearlyEqual(a, b []float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return math.Abs(x-y) < 1e-9 })
}

// TestWinProbabilityIsRequestedOncePerPosition checks that the win bar shows no numbers until its request is answered, and that a position that is shown
// again needs no request.
func TestWinProbabilityIsRequestedOncePerPosition(t *testing.T) {
	b := newTestScene(t, 0, 3, 4, true)
	if b.ticks(60); len(b.backend.asked) != 1 || b.lastRequest().MultiPV != 1 || b.lastRequest().Level != players.Best {
		t.Fatalf("%d requests, expected one", len(b.backend.asked))
	}
	if b.s.probability.shares.Known || len(scenetest.Texts(b.s.ctx, b.s.layers.winBar)) > 0 {
		t.Error("numbers are shown before anything is known")
	}
	want := []float64{0.5, 0.3, 0.2}
	b.backend.reply(lineWith(engine.NoMove, want...))
	b.ticks(60)
	if !nearlyEqual(b.s.probability.shares.Shown, want) || len(b.backend.asked) != 1 {
		t.Errorf("shows %v after %d requests", b.s.probability.shares.Shown, len(b.backend.asked))
	}
	if numbers := scenetest.Texts(b.s.ctx, b.s.layers.winBar); !slices.Equal(numbers, []string{"50", "30", "20"}) {
		t.Errorf("the numbers are %q", numbers)
	}
	if got := b.s.probability.sensor.Accessible; got.Role != stage.RoleText || got.Name != b.s.probability.text(b.s.ctx.Words, b.s.session.players) || !strings.Contains(got.Name, "30%") {
		t.Errorf("screen readers get %q", got.Name)
	}
	first := b.s.session.match.Position().Hash()
	b.s.play(b.s.session.match.Position().Moves(nil)[0])
	b.finishAnimation()
	b.ticks(20)
	b.backend.reply(lineWith(engine.NoMove, 0.1, 0.1, 0.8))
	b.ticks(60)
	if b.s.undo(); b.s.session.match.Position().Hash() != first {
		t.Fatal("undo leads elsewhere")
	}
	b.finishAnimation()
	if b.ticks(60); !nearlyEqual(b.s.probability.shares.Shown, want) || len(b.backend.asked) != 2 {
		t.Errorf("after undo %v and %d requests, expected what was seen before", b.s.probability.shares.Shown, len(b.backend.asked))
	}
}

// TestThinkingWaitsForFrames checks that no request is sent before the position has been drawn in several frames, even if frames are slow, but that
// a window that is not drawn delays requests only for a while.
func TestThinkingWaitsForFrames(t *testing.T) {
	for _, c := range []struct{ every, before, after int }{{1, 11, 13}, {3, 23, 27}, {6, 47, 54}, {0, 58, 62}} {
		b := newTestScene(t, 0, 2, 4, true)
		if b.ticksAtFrameRate(c.before, c.every); len(b.backend.asked) != 0 {
			t.Errorf("a frame every %d ticks: asked within %d ticks", c.every, c.before)
		}
		if b.ticksAtFrameRate(c.after-c.before, c.every); len(b.backend.asked) != 1 {
			t.Errorf("a frame every %d ticks: not asked after %d ticks", c.every, c.after)
		}
	}
}

// TestWinProbabilityWithoutTheBar checks that no request is sent while the win bar is hidden.
func TestWinProbabilityWithoutTheBar(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, false)
	if b.ticks(60); len(b.backend.asked) != 0 || b.s.probability.bar != nil {
		t.Errorf("%d requests although the bar is hidden", len(b.backend.asked))
	}
}

// TestWinProbabilityYieldsToOtherRequests checks that other requests interrupt that of the bar, which is repeated afterwards.
func TestWinProbabilityYieldsToOtherRequests(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, true)
	b.ticks(20)
	b.s.requestHint()
	if !b.s.questions.Asks(analysis.ForHint) || len(b.backend.asked) != 2 {
		t.Fatal("the hint waits for the bar")
	}
	b.backend.reply(lineWith(b.s.session.match.Position().Moves(nil)[0], 0.6, 0.4))
	if b.ticks(20); b.s.hint.Step != analysis.HintLook || !b.s.questions.Asks(analysis.ForWinProbability) || len(b.backend.asked) != 3 {
		t.Errorf("after the hint %d requests, %v open", len(b.backend.asked), b.s.questions.Busy())
	}
}

// TestWinProbabilityFromComputerMoves checks in which cases the evaluation that comes with a computer's move is shown: from the strongest level, or if no
// people play.
func TestWinProbabilityFromComputerMoves(t *testing.T) {
	for _, c := range []struct {
		name   string
		levels [2]string
		lines  []players.Line
		want   float64
	}{
		{"master against a person", [2]string{"", players.Best}, []players.Line{lineWith(0, 0.8, 0.2)}, 0.8},
		{"a weak level against a person", [2]string{"", "greedy"}, []players.Line{lineWith(0, 0.8, 0.2)}, 0.5},
		{"two weak levels", [2]string{"greedy", "greedy"}, []players.Line{lineWith(0, 0.8, 0.2)}, 0.8},
		{"no evaluation", [2]string{"greedy", "greedy"}, nil, 0.5},
		{"for another number of seats", [2]string{"greedy", "greedy"}, []players.Line{lineWith(0, 0.8, 0.1, 0.1)}, 0.5},
	} {
		b := newTestScene(t, 0, 2, 4, true)
		b.s.session.players[0].Level, b.s.session.players[1].Level = c.levels[0], c.levels[1]
		b.s.useAnswer(c.levels[1], players.Choice{Lines: c.lines})
		if b.s.probability.shares.Tick(); math.Abs(b.s.probability.shares.Shown[0]-c.want) > 1e-9 {
			t.Errorf("%s: %v, expected %v", c.name, b.s.probability.shares.Shown[0], c.want)
		}
	}
}

// TestWinProbabilityAtTheEnd checks that the bar shows the winner of a finished game without a request.
func TestWinProbabilityAtTheEnd(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 0, true)
		for m := b.s.session.match; !m.Position().Over(); {
			if m.Position().ToMove() == engine.Nature {
				if err := m.Draw(nil); err != nil {
					t.Fatal(err)
				}
				continue
			}
			moves := m.Position().Moves(nil)
			best := slices.MaxFunc(moves, func(x, y engine.Move) int { return b.immediateGain(x) - b.immediateGain(y) })
			if err := m.Play(best, nil); err != nil || m.Position().Round() > 60 {
				t.Fatal("the game does not end", err)
			}
		}
		b.s.endAnimation()
		b.ticks(60)
		end := b.s.session.match.Position()
		if want := engine.Shares(end.Winners(nil), end.Seats()); !nearlyEqual(b.s.probability.shares.Shown, want) || len(b.backend.asked) != 0 {
			t.Errorf("shows %v after %d requests, expected %v", b.s.probability.shares.Shown, len(b.backend.asked), want)
		}
	})
}

// immediateGain returns the score of the seat to move after a move.
func (b *testScene) immediateGain(m engine.Move) int {
	p := b.s.session.match.Position()
	after := p.Clone()
	after.Play(m, nil)
	return after.Scores(nil)[p.ToMove()]
}

// TestFrameWithTheBarAllocatesNothing checks that updates and frames with the win bar allocate nothing at rest.
func TestFrameWithTheBarAllocatesNothing(t *testing.T) {
	b := newTestScene(t, 0, 4, 6, true)
	b.ticks(10)
	b.backend.reply(lineWith(engine.NoMove, 0.4, 0.3, 0.2, 0.1))
	b.ticks(60)
	paint(b.app, b.s)
	if n := testing.AllocsPerRun(100, func() { b.s.Update(b.app.Context()); paint(b.app, b.s) }); n != 0 {
		t.Errorf("a frame at rest allocates %v times", n)
	}
}
