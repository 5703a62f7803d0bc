package table

import (
	"fmt"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Stock draws how many tiles of each colour an unseen pile holds: its icon, the sum, and a small tile for each colour. Text goes
// above all furniture, which saves draw calls.
func Stock(g, words *stage.Node, kit *ui.Kit, icon string, skins []Skin, counts []int, r stage.Rect) {
	y, h, u := r.Y+r.H/2, r.H, kit.Unit
	wide := func(text string, face gfx.Face, size float64) float64 {
		w, _ := kit.Fonts.Measure(text, face, kit.Size(size))
		return w
	}
	total := 0
	for _, n := range counts {
		total += n
	}
	sum := fmt.Sprint(total)
	g.Add(stage.New("", stage.Pic(icon), r.X+h*0.4, y, h*0.7, h*0.7))
	x := r.X + h*0.85
	words.Add(kit.Text(sum, gfx.SerifBold, 19, x, y, 0, ui.Ink))
	// There is room for two figures everywhere, so that nothing moves as they change.
	x += 8*u + max(wide("88", gfx.SerifBold, 19), wide(sum, gfx.SerifBold, 19))
	tile, number := 17*u, 3*u+wide("88", gfx.Sans, 15)
	step := (r.X + r.W - x) / float64(len(counts))
	for c, n := range counts {
		x += step
		left := x - number - tile
		g.Add(skins[c].Node("", stage.Pic(skins[c].Name), Spot{X: left + tile/2, Y: y, Size: tile / skins[c].W * min(1, skins[c].W*1.25)}))
		words.Add(kit.Text(fmt.Sprint(n), gfx.Sans, 15, left+tile+3*u, y, 0, ui.Body))
	}
}
