package play

import (
	"fmt"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Sizes of the drawer with bag and discarded tiles, in device-independent pixels.
const (
	maxStockWidth = 480.0
	stockTile     = 36.0
	stockRow      = 44.0
	stockIcon     = 26.0
	stockText     = 17.0
)

// stockDrawer returns the drawer with bag and discarded tiles: a column for each colour below its tile, and the sums next to the icons.
func stockDrawer(c *game.Context, t table.StockTable, closeDrawer func()) *ui.Drawer {
	k := kit(c)
	k.EnlargeTargets()
	d, size := k.Device, max(k.MinTextSize(), stockText*k.Device*min(1.5, k.Zoom))
	m, width := drawerMargin*d, min(c.W, maxStockWidth*d)
	row, top := max(stockRow*d, 1.6*size), k.DrawerHeaderHeight()
	lines := stage.Rect{X: m, Y: top + 1.2*stockTile*d, W: width - 2*m, H: 2 * row}
	buttons := stage.Rect{X: m, Y: lines.Y + lines.H + m, W: lines.W, H: drawerButton * d}
	drawer := k.Drawer(stockDrawerName, t.Title, width, buttons.Y+buttons.H+m, stage.Rect{W: c.W, H: c.H}, closeDrawer)
	picture := stage.Group("counts").SetRole(stage.RoleSilent, "")
	head := 0.0
	for _, r := range t.Rows {
		head = max(head, labelWidth(k, r, size))
	}
	head = min(head, 0.36*lines.W)
	step := (lines.W - head) / float64(len(t.Skins))
	number := func(n int, face gfx.Face, x, y float64) {
		picture.Add(stage.New("", &stage.Label{Text: fmt.Sprint(n), Face: face, Size: size, Align: 0.5, Colour: ui.Ink.Colour()}, x, y, 0, 0))
	}
	rows := [][]string{append([]string{""}, t.Colours...)}
	for i, r := range t.Rows {
		line := stage.Rect{X: lines.X, Y: lines.Y + float64(i)*row, W: head, H: row}
		drawStockLabel(k, picture, r, size, line)
		cells := []string{fmt.Sprintf("%s: %d", r.Name, table.Total(r.Counts))}
		for colour, n := range r.Counts {
			number(n, gfx.SansBold, line.X+head+(float64(colour)+0.5)*step, line.Y+row/2)
			cells = append(cells, fmt.Sprint(n))
		}
		rows = append(rows, cells)
	}
	for colour, skin := range t.Skins {
		at := table.Spot{X: lines.X + head + (float64(colour)+0.5)*step, Y: lines.Y - 0.6*stockTile*d, Size: min(stockTile*d, 0.9*step)}
		picture.Add(skin.Flat(at))
	}
	grid := table.PlaceCells(table.AccessibleTable(t.Title, rows...), stage.Rect{X: m, Y: top, W: lines.W, H: lines.Y + lines.H - top}, nil)
	drawer.Body.Add(picture, grid)
	layOutButtons(k, c.Words, drawer.Body, []button{closeButton(closeDrawer)}, true, buttons, nil)
	return drawer
}

// labelWidth returns the width of the label of a row: its icon, its sum, and its name below.
func labelWidth(k *ui.Kit, r table.StockRow, size float64) float64 {
	sum, _ := k.Fonts.Measure(fmt.Sprint(table.Total(r.Counts)), gfx.SerifBold, 1.15*size)
	name, _ := k.Fonts.Measure(r.Name, gfx.Sans, k.MinTextSize())
	return max(sum+(stockIcon+6)*k.Device, name) + 8*k.Device
}

// drawStockLabel draws the label of a row in a rectangle.
func drawStockLabel(k *ui.Kit, on *stage.Node, r table.StockRow, size float64, at stage.Rect) {
	d, small := k.Device, k.MinTextSize()
	y, side := at.Y+at.H/2-0.5*small, min(stockIcon*d, at.H-1.3*small)
	on.Add(
		stage.New("", stage.NewSprite(r.Icon), at.X+side/2, y, side, side),
		k.FitBox(fmt.Sprint(table.Total(r.Counts)), gfx.SerifBold, 1.15*size/k.Unit/k.Zoom, at.X+side+6*d, y, 0, at.W-side-6*d, at.H, ui.Ink),
		k.FitText(r.Name, gfx.Sans, 0, at.X, at.Y+at.H-0.6*small, 0, at.W, ui.Body))
}
