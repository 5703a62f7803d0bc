package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// The head of a board alone and the room of the hand below it, in device-independent pixels.
const (
	aloneHead = 38.0
	aloneHand = 40.0
)

// Alone implements table.Look: below the stars lies the hand.
func (t *Table) Alone(f table.Frame, pos engine.Position, v table.Legend) (*stage.Node, float64) {
	p, d := pavilion.See(pos), f.Kit.Device
	head, hand := aloneHead*d, aloneHand*d
	b := board{big: true, head: head, tile: 0.9 * hand}
	b.side = min((f.W-10*d)/10.1, (f.H-head-hand-8*d)/9.12)
	stars := 9.12 * b.side
	f.H = head + stars + hand + 8*d
	b.rect, b.x, b.y = f.Rect, f.X+f.W/2, f.Y+head+stars/2
	b.hand = stage.Rect{X: f.X + 12*d, Y: f.Y + head + stars + 2*d, W: f.W - 24*d, H: hand}
	t.frame, t.layout = f, layout{unit: f.Kit.Unit, viewer: engine.Nature, seats: f.Seats}
	t.layout.boards[f.Viewer] = b
	g, words := stage.Group("alone"), stage.Group("words")
	pieces := t.Pieces(pos, nil) // which learn the joker first
	t.boardScenery(g, words, p, f.Viewer, v)
	g.Add(words, table.Lie(t, pieces, f.Viewer), t.Over(pos))
	return g, f.H
}
