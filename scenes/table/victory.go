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

// crown lights a board below its tiles, and rims it.
func (c *Ceremony) crown(board *stage.Node) {
	u := c.frame.Kit.Unit
	light := stage.New("", glory{}, board.X, board.Y, 1.3*board.W, 1.3*board.H)
	edge := stage.New("", stage.Slab("glow", u, 4), board.X, board.Y, board.W, board.H)
	c.low.Add(light)
	c.sets.Add(edge)
	for _, n := range [2]*stage.Node{light, edge} {
		n.Alpha = 0
		c.line.At(0, gentleTicks, tween.Linear, func(t float64) { n.Alpha = t })
		c.line.At(VictoryTicks-leaveTicks, leaveTicks, tween.Linear, func(t float64) { n.Alpha = 1 - t })
		c.line.Call(VictoryTicks, n.Remove)
	}
	if !c.frame.Still {
		grain := max(24*u, math.Sqrt(board.W*board.H)/14)
		c.line.At(0, VictoryTicks-30, tween.Linear, func(float64) {
			c.dust.Rise(4, board.X, board.Y-0.1*board.H, board.W, 0.7*board.H, grain)
		})
	}
}

// glory is the light on a winner's board.
type glory struct{}

// Draw implements stage.Art.
func (glory) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	c.Soft("pool", m, -n.W/2, -n.H/2, n.W, n.H, gfx.Hex(ui.Highlight).Fade(0.3*alpha))
}
