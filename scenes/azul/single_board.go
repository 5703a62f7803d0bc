package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// singleBoardHead is the height of the head of a single board, in device-independent pixels.
const singleBoardHead = 38.0

// SingleBoard implements table.Look.
func (t *Table) SingleBoard(f table.Frame, pos engine.Position, v table.Legend) (*stage.Node, float64) {
	d := f.Kit.Device
	head := singleBoardHead * d
	f.H = min(f.H, head+(f.W-2*boardRim*d)/boardInner*(boardH-boardHead))
	t.setLayout(f, tableLayout{frame: f, offer: table.HiddenOffer{}})
	t.boards[f.Viewer] = phoneBoard(f.Rect, head, d)
	alone := newScenery(t, pos, v)
	alone.drawBoard(f.Viewer)
	drawn := stage.Group("").SetRole(stage.RoleSilent, "").Add(alone.Below, table.BoardTiles(t, t.Pieces(pos), f.Viewer))
	return stage.Group("alone").Add(drawn, t.boardTable(azul.See(pos), f.Viewer, v.Names[f.Viewer], v.Forecast)), f.H
}
