package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// aloneHead is the height of the head of a board alone, in device-independent pixels.
const aloneHead = 38.0

// Alone implements table.Look.
func (t *Table) Alone(f table.Frame, pos engine.Position, v table.Legend) (*stage.Node, float64) {
	p, d := azul.See(pos), f.Kit.Device
	head := aloneHead * d
	f.H = min(f.H, head+(f.W-2*boardRim*d)/boardInner*(boardH-boardHead))
	t.frame, t.layout = f, layout{unit: f.Kit.Unit, viewer: f.Viewer, seats: f.Seats}
	t.layout.boards[f.Viewer] = phoneBoard(f.Rect, head, d)
	g, words := stage.Group("alone"), stage.Group("words")
	t.boardScenery(g, words, p, f.Viewer, v)
	g.Add(words, table.Lie(t, t.Pieces(pos, nil), f.Viewer))
	return g, f.H
}
