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

// SingleBoard implements table.Look: below the stars lies the hand.
func (t *Table) SingleBoard(f table.Frame, pos engine.Position, v table.Legend) (*stage.Node, float64) {
	d, seat := f.Kit.Device, f.Viewer
	head, hand := aloneHead*d, aloneHand*d
	b := board{big: true, head: head, tile: 0.9 * hand}
	b.side = min((f.W-10*d)/starsWide, (f.H-head-hand-8*d)/starsHigh)
	stars := starsHigh * b.side
	f.H = head + stars + hand + 8*d
	b.rect, b.x, b.y = f.Rect, f.X+f.W/2, f.Y+head+stars/2
	b.hand = stage.Rect{X: f.X + 12*d, Y: f.Y + head + stars + 2*d, W: f.W - 24*d, H: hand}
	f.Viewer = engine.Nature // as the hand lies on the board
	t.use(f, tableLayout{frame: f, offer: table.HiddenOffer{}})
	t.boards[seat] = b
	alone := newScenery(t, pos, v)
	alone.board(seat)
	alone.outlines()
	return stage.Group("alone").Add(alone.Below, table.BoardTiles(t, t.Pieces(pos), seat), alone.Above, t.ledger(pavilion.See(pos), seat, v.Names[seat])), f.H
}
