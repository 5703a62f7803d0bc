package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
)

// Bill lays out the offer of several moves beside a target: a box within the window, and in it a head for the title and a rectangle for
// each move.
func Bill(t Table, pos engine.Position, moves []engine.Move, target, window stage.Rect, unit float64) (box, head stage.Rect, rows []stage.Rect) {
	const headH, rowH, gap, most = 44.0, 74.0, 10.0, 6
	longest := 3 // the title needs as much
	for _, m := range moves {
		longest = max(longest, len(t.Price(pos, m)))
	}
	columns := RowsOf(len(moves), most)
	lines := RowsOf(len(moves), columns)
	w := math.Round((float64(longest)*44 + 36) * unit)
	h, g := math.Round(rowH*unit), math.Round(gap*unit)
	box.W = float64(columns)*(w+g) + g
	box.H = math.Round(headH*unit) + float64(lines)*(h+g)
	cx, cy := target.Middle()
	box.X, box.Y = cx+target.H/2, cy-box.H/2
	if box.X+box.W > window.W-g {
		box.X = cx - target.H/2 - box.W
	}
	box.X = math.Round(max(g, box.X))
	box.Y = math.Round(max(g, min(box.Y, window.H-g-box.H)))
	head = stage.Rect{X: box.X + g, Y: box.Y, W: box.W - 2*g, H: box.H - float64(lines)*(h+g)}
	for i := range moves {
		x, y := float64(i/lines), float64(i%lines)
		rows = append(rows, stage.Rect{X: box.X + g + x*(w+g), Y: head.Y + head.H + y*(h+g), W: w, H: h})
	}
	return box, head, rows
}
