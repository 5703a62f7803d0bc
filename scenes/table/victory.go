package table

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// VictoryTicks is how long the boards of the winners shine before the results are shown.
const VictoryTicks = 66

// Victory lets the boards of the winners shine, in a rain of gold.
func (c *Ceremony) Victory(winners []engine.Seat) {
	for _, s := range winners {
		if board := c.board(s); board != nil {
			c.crown(board)
		}
	}
}

// board is the node of a seat's board in the scenery, or nil.
func (c *Ceremony) board(s engine.Seat) (board *stage.Node) {
	name := fmt.Sprintf("board-%d", s)
	c.boards.Walk(func(n *stage.Node) {
		if n.Name == name {
			board = n
		}
	})
	return board
}

// crown lights the ground around a board and rims it.
func (c *Ceremony) crown(board *stage.Node) {
	u := c.frame.Kit.Unit
	r := stage.Rect{X: board.X - board.W/2, Y: board.Y - board.H/2, W: board.W, H: board.H}
	g := stage.New("", &glory{}, board.X, board.Y, 1.3*r.W, 1.3*r.H)
	g.Add(stage.New("", stage.Slab("glow", u, 4), 0, 0, r.W, r.H))
	c.sets.Add(g)
	g.Alpha = 0
	c.line.At(0, gentleTicks, tween.Linear, func(t float64) { g.Alpha = t })
	if !c.frame.Still {
		grain := max(24*u, math.Sqrt(r.W*r.H)/14)
		c.line.At(0, VictoryTicks-30, tween.Linear, func(t float64) {
			c.dust.Rise(4, board.X, r.Y+0.3*r.H, r.W, 0.6*r.H, grain)
		})
	}
	c.line.At(VictoryTicks-leaveTicks, leaveTicks, tween.Linear, func(t float64) { g.Alpha = 1 - t })
	c.line.Call(VictoryTicks, g.Remove)
}

// glory is the light over a winner's board.
type glory struct{}

// Draw implements stage.Art.
func (glory) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	c.Soft("pool", m, -n.W/2, -n.H/2, n.W, n.H, gfx.Hex(ui.Highlight).Fade(0.22*alpha))
}
