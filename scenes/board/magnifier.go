package board

import (
	"math"

	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// magnifiedTile is the size of a tile under the magnifier, and magnifierGap the space around it, in device-independent pixels.
const (
	magnifiedTile = 76.0
	magnifierGap  = 12.0
)

// magnify shows all tiles at the place of a pickable enlarged, above the finger or the focus.
func (b *Board) magnify(g table.Pickable, on bool) {
	if b.magnified != nil {
		b.magnified.Remove()
		b.magnified = nil
	}
	if on {
		from := stage.Rect{X: b.pointer.X, Y: b.pointer.Y}
		tiles := b.At(g.From)
		if b.dispatcher.FocusVisible() {
			from.X, from.Y = tiles[0].Node.Centre()
		}
		b.magnified = magnifier(&b.frame, tiles, from)
		b.Top.Add(b.magnified)
	}
}

// magnifier returns enlarged tiles in a square above a rectangle, within the frame.
func magnifier(f *table.Frame, tiles []*table.Actor, from stage.Rect) *stage.Node {
	d := f.Kit.Device
	across := int(math.Ceil(math.Sqrt(float64(len(tiles)))))
	down := table.RowsOf(len(tiles), across)
	step := min(magnifiedTile*d, (f.W-4*magnifierGap*d)/float64(across), 0.45*f.H/float64(down))
	w, h := float64(across)*step+magnifierGap*d, float64(down)*step+magnifierGap*d
	x := min(max(from.X, f.X+w/2), f.X+f.W-w/2)
	y := max(from.Y-fingerOffset*d-h/2, f.Y+h/2)
	n := stage.New("magnifier", stage.NewPanel("slab-gold", f.Kit.Unit, 0), x, y, w, h)
	for i, a := range tiles {
		at := table.Spot{X: table.FromMiddle(i%across, across) * step, Y: table.FromMiddle(i/across, down) * step, Size: 0.9 * step}
		n.Add(a.Art.Skin.At(at))
	}
	return n
}
