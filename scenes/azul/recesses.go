package azul

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// recess draws a recess in the board around the spaces from one spot to another, and returns its rectangle.
func (b *board) recess(g *stage.Node, name string, from, to table.Spot, rim float64) stage.Rect {
	h := from.Size/2 + rim*b.k
	r := stage.Rect{X: min(from.X, to.X) - h, Y: min(from.Y, to.Y) - h}
	r.W, r.H = max(from.X, to.X)+h-r.X, max(from.Y, to.Y)+h-r.Y
	g.Add(stage.Box("", stage.NewPanel(name, 0.8*b.k, 0), r))
	return r
}

// ridges draws the ridges between n adjacent spaces of a recess.
func (b *board) ridges(g *stage.Node, n int, r stage.Rect) {
	step := pitch * b.k
	x, y := r.Middle()
	x -= float64(n-2) / 2 * step
	for i := range n - 1 {
		g.Add(stage.New("", stage.NewSprite("ridge"), x+float64(i)*step, y, 3.4*b.k, 0.86*r.H))
	}
}

// recesses draws the recesses of a board: one for each pattern line, one for the wall and one for the floor line.
func (b *board) recesses(g *stage.Node) {
	for r := range lines {
		b.ridges(g, r+1, b.recess(g, "well", b.spot(engine.Line, r, r), b.spot(engine.Line, r, 0), 1.4))
	}
	b.recess(g, "wall-bed", b.spot(engine.Wall, 0, 0), b.spot(engine.Wall, lines-1, lines-1), 4.5)
	b.ridges(g, 7, b.recess(g, "floor-bed", b.spot(engine.Floor, 0, 0), b.spot(engine.Floor, 0, 6), 4))
}

// drawFrame draws a line with notched corners on the slab of a seat's board, gold for the seat on turn.
func (d *scenery) drawFrame(s engine.Seat) {
	line := stage.NewPanel("frame-blue", 1.2*d.table.frame.Kit.Unit, 0)
	d.Below.Add(stage.Box("", line, d.table.boards[s].rect))
	d.OnRedraw(func(now *table.LiveState) {
		line.Name = "frame-blue"
		if now.OnTurn == s {
			line.Name = "frame-gold"
		}
	})
}
