package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// VictoryTicks is the duration of the victory effect before the results are shown.
const VictoryTicks = 66

// Victory lights the boards of the winners under falling gold dust.
func (c *Celebrations) Victory(winners []engine.Seat) {
	for _, s := range winners {
		c.lightWinner(c.scenery.Seats[s].Board)
	}
}

// lightWinner adds a light below the tiles of a board and a frame around it.
func (c *Celebrations) lightWinner(board *stage.Node) {
	u := c.frame.Kit.Unit
	light := stage.New("", &SoftLight{ui.Highlight.Colour().Fade(0.3)}, board.X, board.Y, 1.3*board.W, 1.3*board.H)
	edge := stage.New("", stage.NewPanel("glow", u, 4), board.X, board.Y, board.W, board.H)
	c.belowTexts.Add(light)
	c.sets.Add(edge)
	for _, n := range [2]*stage.Node{light, edge} {
		c.fadeIn(n, 0)
		c.fadeOut(n, VictoryTicks-exitTicks)
	}
	if !c.frame.Still {
		grain := max(24*u, math.Sqrt(board.W*board.H)/14)
		c.line.At(0, VictoryTicks-30, tween.Linear, func(float64) {
			c.dust.Emit(4, board.X, board.Y-0.1*board.H, board.W, 0.7*board.H, grain)
		})
	}
}
