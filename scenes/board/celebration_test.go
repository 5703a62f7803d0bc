package board

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestCelebrationStartsAndEnds checks that a move that completes sets starts a celebration, which ends within 400 ticks.
func TestCelebrationStartsAndEnds(t *testing.T) {
	all := map[string]int{} // the number of sets by game
	eachGame(t, func(v *randomGame) {
		v.Celebrations.Enable()
		sets := 0
		before, m := v.playToScore()
		for _, e := range v.log.Events {
			if e.Kind == engine.Complete {
				sets++
			}
		}
		celebrated := false
		for v.Animating() {
			v.Advance()
			v.Celebrations.Advance(1)
			celebrated = celebrated || v.Celebrations.Moving()
		}
		v.showPosition(before, m)
		all[v.t.Name()] += sets
		if sets > 0 && !celebrated {
			v.t.Errorf("%d complete sets are not celebrated", sets)
		}
		for range 400 {
			v.Celebrations.Advance(1)
		}
		if v.Celebrations.Moving() {
			v.t.Fatal("a celebration does not end")
		}
	})
	for name, sets := range all {
		if sets == 0 {
			t.Errorf("%s: no set was completed", name)
		}
	}
}

// TestCelebrationAllocatesNothing checks that the ticks of a celebration do not allocate, and that End ends it.
func TestCelebrationAllocatesNothing(t *testing.T) {
	celebrations := map[string]int{} // by game
	eachGame(t, func(v *randomGame) {
		v.Celebrations.Enable()
		before, m := v.playToScore()
		for v.Animating() {
			v.Advance()
			v.Celebrations.Advance(1)
		}
		celebrations[v.t.Name()] += 0
		if v.Celebrations.Moving() {
			celebrations[v.t.Name()]++
			if n := testing.AllocsPerRun(3, func() { v.Celebrations.Advance(1) }); n != 0 {
				v.t.Fatalf("a tick of a celebration allocates %v times", n)
			}
		}
		v.showPosition(before, m)
		v.Celebrations.End()
		if v.Celebrations.Moving() {
			v.t.Fatal("a celebration continues after its end")
		}
	})
	for name, n := range celebrations {
		if n == 0 {
			t.Errorf("%s: nothing was celebrated", name)
		}
	}
}

// TestTextsAreLegibleInTheLastRound checks that the colours of text have a contrast of at least 4.5 on boards under the light of the last round. The light is
// below the text.
func TestTextsAreLegibleInTheLastRound(t *testing.T) {
	for _, ink := range []ui.Role{ui.Ink, ui.Accent, ui.Loss, ui.Gain, ui.Body} {
		for _, board := range []uint32{0xFFFEFA, 0xF1ECE2, 0xE9DFC9} {
			if ratio := scenetest.Contrast(ink.Colour(), inLastRound(board)); ratio < 4.5 {
				t.Errorf("role %d on %06X: the contrast is %.2f", ink, board, ratio)
			}
		}
	}
}

// inLastRound returns a colour under the light of the last round, where the light is strongest.
func inLastRound(rgb uint32) gfx.Colour {
	c, light := gfx.Hex(rgb), ui.LastRound.Colour()
	mix := func(a, b float32) float32 { return a + (b-a)*table.LastRoundAlpha }
	return gfx.Colour{R: mix(c.R, light.R), G: mix(c.G, light.G), B: mix(c.B, light.B), A: 1}
}

// TestBoardsWithoutCelebrations checks that nothing is celebrated on a board whose celebrations are not enabled.
func TestBoardsWithoutCelebrations(t *testing.T) {
	eachGame(t, func(v *randomGame) {
		before, m := v.playToScore()
		for v.Animating() {
			v.Advance()
		}
		if v.showPosition(before, m); v.Celebrations.Moving() {
			v.t.Fatal("a celebration started")
		}
	})
}

// TestLastRoundIsAnnouncedOnce plays games to their end and checks that the last round is announced at most once: in Azul while moves are left in the round,
// and in each game of Summer Pavilion when the round begins.
func TestLastRoundIsAnnouncedOnce(t *testing.T) {
	for i := range games.All() {
		all, late := 0, 0
		for seats := 2; seats <= 3; seats++ {
			v := newRandomGame(t, &games.All()[i], seats)
			v.Celebrations.Enable()
			announced := 0
			v.Celebrations.OnLastRound = func(string) { announced++ }
			for n := 0; n < 1500 && !v.match.Position().Over(); n++ {
				before, m := v.playToScore()
				earlier := announced
				v.Settle()
				v.showPosition(before, m)
				v.Celebrations.Advance(1)
				switch p := v.match.Position(); {
				case announced == earlier:
				case i < coloured && (p.ToMove() == engine.Nature || p.Over() || azul.See(p).Tiling()):
					late++
				case i >= coloured && before.Round() == p.Round():
					late++
				}
			}
			if announced > 1 || i >= coloured && announced != 1 {
				t.Errorf("%s, %d seats: the last round is announced %d times", v.match.Edition.ID, seats, announced)
			}
			all += announced
		}
		if all == 0 || late > 0 {
			t.Errorf("%s: the last round is announced in %d of 2 games, %d times too late", games.All()[i].Edition.ID, all, late)
		}
	}
}
