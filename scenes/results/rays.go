package results

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// The light behind the boards of winners: rays and sparks.
const (
	rayCount  = 22
	rayLength = 1.5  // in half diagonals of the board
	rayWidth  = 0.26 // in lengths of a ray
	sparkSide = 30.0 // the width of the largest spark in design units
)

// rays draws rays from the middle of a node, half its height long and every other one shorter, that fade out at their ends and sides.
type rays struct{}

// Draw implements stage.Art.
func (rays) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	gold := ui.Ray.Colour().Fade(0.85 * alpha)
	none := gold.Fade(0)
	for i := range rayCount {
		length := n.H / 2
		if i%2 == 1 {
			length *= 0.86
		}
		width := rayWidth * length
		at := m.Mul(gfx.Rotation(2 * math.Pi * float64(i) / rayCount))
		c.CornerGradient(at, -width/2, -length, width/2, 0.6*length, [4]gfx.Colour{none, none, none, gold})
		c.CornerGradient(at, 0, -length, width/2, 0.6*length, [4]gfx.Colour{none, none, gold, none})
	}
}

// spark draws a star of four points that fade out.
type spark struct{}

// Draw implements stage.Art.
func (spark) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	bright := ui.Spark.Colour().Fade(alpha)
	dim := ui.SparkEnd.Colour().Fade(0)
	for i := range 4 {
		at := m.Mul(gfx.Rotation(math.Pi / 2 * float64(i)))
		c.CornerGradient(at, -n.W/18, -n.H/2, n.W/9, n.H/2, [4]gfx.Colour{dim, dim, bright, bright})
	}
}

// winnerLight returns the light around a board, with sparks next to it.
func winnerLight(u float64, around stage.Rect) *stage.Node {
	g := stage.Group("aura").SetRole(stage.RoleSilent, "")
	g.Z = -1
	x, y := around.Middle()
	reach := rayLength * math.Hypot(around.W, around.H)
	g.Add(stage.New("", rays{}, x, y, reach, reach))
	for _, at := range [][3]float64{{-0.72, -0.46, 0.7}, {0.7, -0.52, 1}, {-0.62, 0.12, 0.5}, {0.78, -0.1, 0.6}, {-0.8, 0.42, 0.9}, {0.64, 0.3, 0.5}, {0.58, 0.52, 0.8}, {-0.56, -0.22, 0.45}} {
		side := sparkSide * u * at[2]
		g.Add(stage.New("", spark{}, x+at[0]*around.W, y+at[1]*around.H, side, side))
	}
	return g
}
