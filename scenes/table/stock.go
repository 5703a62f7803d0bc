package table

import (
	"fmt"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Stock draws how many tiles of each colour an unseen pile holds: its icon, the sum, and a small tile for each colour. Text goes
// above all furniture, which saves draw calls.
func Stock(g, words *stage.Node, kit *ui.Kit, icon string, skins []Skin, counts []int, r Rect) {
	y, h, u := r.Y+r.H/2, r.H, kit.Unit
	g.Add(stage.New("", stage.Pic(icon), r.X+h*0.4, y, h*0.7, h*0.7))
	total := 0
	step := (r.W - h*0.9 - 44*u) / float64(len(counts))
	for c, n := range counts {
		total += n
		x := r.X + h*0.9 + 44*u + (float64(c)+0.2)*step
		g.Add(skins[c].Node("", stage.Pic(skins[c].Name), Spot{X: x, Y: y, Size: 18 * u / skins[c].W * min(1, skins[c].W*1.25)}))
		words.Add(kit.Text(fmt.Sprint(n), gfx.Sans, 15, x+13*u, y, 0, ui.Body))
	}
	words.Add(kit.Text(fmt.Sprint(total), gfx.SerifBold, 19, r.X+h*0.85, y, 0, ui.Ink))
}
