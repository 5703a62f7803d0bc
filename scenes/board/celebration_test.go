package board

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestCelebrationStartsAndEnds celebrates all sets of a game: each is seen, and once the clock has run for long enough nothing is left of it.
func TestCelebrationStartsAndEnds(t *testing.T) {
	eachShow(t, func(s *testView) {
		s.Celebrations.Enable()
		sets := 0
		before, m := s.move()
		for _, e := range s.log.Events {
			if e.Kind == engine.Complete {
				sets++
			}
		}
		seen := false
		for s.Moving() {
			s.Advance()
			s.Celebrations.Advance(1)
			seen = seen || s.Celebrations.Moving()
		}
		s.rest(before, m)
		if sets > 0 && !seen {
			s.t.Errorf("%d sets are complete and not celebrated", sets)
		}
		for range 400 {
			s.Celebrations.Advance(1)
		}
		if s.Celebrations.Moving() {
			s.t.Fatal("a ceremony does not end")
		}
	})
}

// TestCelebrationAllocatesNothing checks that the frames of a celebration do not allocate.
func TestCelebrationAllocatesNothing(t *testing.T) {
	eachShow(t, func(s *testView) {
		s.Celebrations.Enable()
		before, m := s.move()
		for s.Moving() {
			s.Advance()
			s.Celebrations.Advance(1)
		}
		if s.Celebrations.Moving() {
			if n := testing.AllocsPerRun(3, func() { s.Celebrations.Advance(1) }); n != 0 {
				s.t.Fatalf("a tick of a ceremony allocates %v times", n)
			}
		}
		s.rest(before, m)
		s.Celebrations.End()
		if s.Celebrations.Moving() {
			s.t.Fatal("a ceremony that is ended goes on")
		}
	})
}

// TestTextsAreLegibleInTheLastRound: under the light of the last round the house's inks, which lie above it, stand out from its boards.
func TestTextsAreLegibleInTheLastRound(t *testing.T) {
	for _, ink := range []ui.Role{ui.Ink, ui.Accent, ui.Loss, ui.Gain, ui.Body} {
		for _, board := range []uint32{0xFFFEFA, 0xF1ECE2, 0xE9DFC9} {
			if ratio := scenetest.Contrast(ink.Colour(), inEvening(board)); ratio < 4.5 {
				t.Errorf("role %d on %06X: %.2f", ink, board, ratio)
			}
		}
	}
}

// inEvening is what becomes of a colour where the light is strongest.
func inEvening(rgb uint32) gfx.Colour {
	c, light := gfx.Hex(rgb), ui.LastRound.Colour()
	mix := func(a, b float32) float32 { return a + (b-a)*table.LastRoundAlpha }
	return gfx.Colour{R: mix(c.R, light.R), G: mix(c.G, light.G), B: mix(c.B, light.B), A: 1}
}

// TestViewsWithoutCelebrations checks that nothing is celebrated on a view whose celebrations are not enabled.
func TestViewsWithoutCelebrations(t *testing.T) {
	eachShow(t, func(s *testView) {
		before, m := s.move()
		for s.Moving() {
			s.Advance()
		}
		if s.rest(before, m); s.Celebrations.Moving() {
			s.t.Fatal("something is celebrated")
		}
	})
}

// TestLastRoundIsAnnouncedOnce plays games to their end: the banner of the last round opens once at most, while there are moves left in the
// round, and always in Summer Pavilion, before the first of them.
func TestLastRoundIsAnnouncedOnce(t *testing.T) {
	for i := range games.All() {
		all, late := 0, 0
		for seats := 2; seats <= 3; seats++ {
			s := newTestView(t, &games.All()[i], seats)
			s.Celebrations.Enable()
			told := 0
			s.Celebrations.OnLastRound = func(string) { told++ }
			for n := 0; n < 1500 && !s.match.Position().Over(); n++ {
				before, m := s.play(func(p engine.Position, m engine.Move) bool {
					_, passed := pavilion.Passed(m)
					return i < coloured && completes(p, m) || i >= coloured && !passed
				})
				was := told
				s.Settle()
				s.rest(before, m)
				s.Celebrations.Advance(1)
				if p := s.match.Position(); i < coloured && told > was && (p.ToMove() == engine.Nature || p.Over() || azul.See(p).Tiling()) {
					late++
				}
			}
			if told > 1 || i >= coloured && told != 1 {
				t.Errorf("%s, %d seats: it is told %d times", s.match.Edition.ID, seats, told)
			}
			all += told
		}
		if all == 0 || late > 0 {
			t.Errorf("%s: it is told in %d of 2 games, %d times too late", games.All()[i].Edition.ID, all, late)
		}
	}
}
