package table

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// TestTurnLight checks that the light is around the board of the seat to move, below everything else, and that there is none when no seat is to move.
func TestTurnLight(t *testing.T) {
	board := func(s engine.Seat) stage.Rect { return stage.Rect{X: 100, Y: 50 + 300*float64(s), W: 400, H: 200} }
	for _, s := range []engine.Seat{0, 1} {
		scenery := NewScenery(Legend{OnTurn: s}, LiveState{})
		scenery.Below.Add(stage.New("plate", nil, 0, 0, 10, 10))
		scenery.AddTurnLight(ui.Theme{}, board)
		n := scenery.Below.Children()[0].Children()[0]
		r := board(s)
		if x, y := r.Middle(); n.Name != TurnLight || n.X != x || n.Y != y || n.W <= r.W || n.H <= r.H {
			t.Errorf("seat %d: the lowest node is %s at %v, %v, %v × %v", s, n.Name, n.X, n.Y, n.W, n.H)
		}
	}
	scenery := NewScenery(Legend{OnTurn: engine.Nature}, LiveState{})
	if scenery.AddTurnLight(ui.Theme{}, board); scenery.Below.Find(TurnLight) != nil {
		t.Error("there is a light although no seat is to move")
	}
}
