package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// The heights of the head of a single board and of the hand below it, in device-independent pixels.
const (
	singleBoardHead = 38.0
	singleBoardHand = 40.0
)

// SingleBoard implements table.Look. The hand is below the stars.
func (t *Table) SingleBoard(f table.Frame, pos engine.Position, v table.Legend) (*stage.Node, float64) {
	d, seat := f.Kit.Device, f.Viewer
	head, hand := singleBoardHead*d, singleBoardHand*d
	b := board{large: true, head: head, tile: 0.9 * hand}
	b.side = min((f.W-10*d)/starsWidth, (f.H-head-hand-8*d)/starsHeight)
	stars := starsHeight * b.side
	f.H = head + stars + hand + 8*d
	b.rect, b.x, b.y = f.Rect, f.X+f.W/2, f.Y+head+stars/2
	b.hand = stage.Rect{X: f.X + 12*d, Y: f.Y + head + stars + 2*d, W: f.W - 24*d, H: hand}
	f.Viewer = engine.Nature // as the hand lies on the board
	t.setLayout(f, tableLayout{frame: f, offer: table.HiddenOffer{}})
	t.boards[seat] = b
	alone := newScenery(t, pos, v)
	alone.drawBoard(seat)
	alone.drawStarOutlines()
	drawn := stage.Group("").SetRole(stage.RoleSilent, "").Add(alone.Below, table.BoardTiles(t, t.Pieces(pos), seat), alone.Above)
	return stage.Group("alone").Add(drawn, t.boardTable(pavilion.See(pos), seat, v.Names[seat])), f.H
}
