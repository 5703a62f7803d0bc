package lessons

import (
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/locale"
	"azulejo/game/stage"
)

// TestHandPointsAtATileOfTheMove checks that the hand ends on a tile of the demonstrated move, that it is there from the start with reduced motion, and
// that the callout does not cover its fingertip.
func TestHandPointsAtATileOfTheMove(t *testing.T) {
	for _, still := range []bool{false, true} {
		seen := 0
		eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
			p.c.Settings.ReducedMotion = still
			for ; !p.s.run.Done(); p.advance() {
				p.s.settle()
				if p.s.shownMove() == engine.NoMove {
					continue
				}
				hand := p.node("pointing-hand")
				x, y := hand.X, hand.Y
				if p.settle(); still && (hand.X != x || hand.Y != y) {
					t.Errorf("%s %d: the hand moves", p.s.run.Name, p.s.run.At()+1)
				}
				if hand.Alpha < 1 {
					t.Errorf("%s %d: the hand at rest has an alpha of %v", p.s.run.Name, p.s.run.At()+1, hand.Alpha)
				}
				on := stage.Rect{X: hand.X, Y: hand.Y, W: 1, H: 1}
				tiles := p.s.pickedTiles(p.s.moveSource(p.s.shownMove()))
				found := len(tiles) == 0 && on.In(p.s.spotlights()[0].Rect)
				for _, a := range tiles {
					at := a.Spot()
					found = found || math.Hypot(at.X-hand.X, at.Y-hand.Y) < 0.5*at.Size
				}
				if !found {
					t.Errorf("%s %d: the hand points at %v, %v", p.s.run.Name, p.s.run.At()+1, hand.X, hand.Y)
				}
				if on.Overlaps(p.node("instruction-card").Bounds()) {
					t.Errorf("%s %d: the callout covers the fingertip", p.s.run.Name, p.s.run.At()+1)
				}
				seen++
			}
		})
		if seen < 20 {
			t.Errorf("only %d moves are shown by a hand", seen)
		}
	}
}

// TestHandPointsAtTheTileThatIsAskedFor checks that the hand points at a blue tile of the supply where any other tile may be taken with it.
func TestHandPointsAtTheTileThatIsAskedFor(t *testing.T) {
	seen := 0
	eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
		for ; p.s.run.Name == "pavilion-bonus" && !p.s.run.Done(); p.advance() {
			if p.s.run.Step().Moves == nil || p.s.run.Step().Moves[0] != "=BR" {
				continue
			}
			p.s.settle()
			p.settle()
			hand := p.node("pointing-hand")
			for _, a := range p.s.board.Actors() {
				if at := a.Spot(); a.Place.Zone == engine.Supply && math.Hypot(at.X-hand.X, at.Y-hand.Y) < 0.5*at.Size {
					if seen++; pavilion.ColourKey(a.Tile) != "pavilion.colour.blue" {
						t.Errorf("the hand points at %s", pavilion.ColourKey(a.Tile))
					}
				}
			}
		}
	})
	if seen != 1 {
		t.Errorf("the hand points at %d tiles", seen)
	}
}

// TestHandHidesWhileTilesAreHeld checks that the hand disappears as soon as the player holds tiles.
func TestHandHidesWhileTilesAreHeld(t *testing.T) {
	shown, held := 0, 0
	eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
		for !p.s.run.Done() && p.s.shownMove() == engine.NoMove {
			p.advance()
			p.s.settle()
		}
		if p.settle(); p.s.run.Done() {
			return
		}
		if hand := p.s.arrow.hand; hand != nil && !hand.Hidden {
			shown++
		}
		p.s.hintSource()
		p.s.board.FocusFirst()
		p.s.dispatcher.Update(stage.Pointer{}, stage.Keys{Confirm: true})
		if !p.s.board.Busy() {
			return
		}
		held++
		p.s.Update(p.c)
		if p.s.arrow.hand != nil && !p.s.arrow.hand.Hidden {
			t.Errorf("%s: the hand is still shown", p.s.run.Name)
		}
	})
	if shown == 0 || held == 0 {
		t.Errorf("%d hands were shown, and tiles were held %d times", shown, held)
	}
}
