package board

import (
	"math"

	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// loupe shows what lies at a place large, above the finger or the focus that rests there.
type loupe struct {
	h    *Interaction
	node *stage.Node
}

// loupeTile is the size of a tile under the loupe, and loupeGap what lies around it, in device-independent pixels.
const (
	loupeTile = 76.0
	loupeGap  = 12.0
)

// enlarge shows all that lies where a pickable does, until the finger goes on or up.
func (l *loupe) enlarge(g table.Pickable, on bool) {
	if l.node != nil {
		l.node.Remove()
		l.node = nil
	}
	if on {
		l.node = l.magnify(l.h.view.At(g.From))
		l.h.Top.Add(l.node)
	}
}

// magnify lays tiles out in a square above the pointer, within the frame.
func (l *loupe) magnify(tiles []*table.Actor) *stage.Node {
	f := &l.h.view.frame
	d := f.Kit.Device
	across := int(math.Ceil(math.Sqrt(float64(len(tiles)))))
	down := table.RowsOf(len(tiles), across)
	step := min(loupeTile*d, (f.W-4*loupeGap*d)/float64(across), 0.45*f.H/float64(down))
	w, hgt := float64(across)*step+loupeGap*d, float64(down)*step+loupeGap*d
	from := stage.Rect{X: l.h.pointer.X, Y: l.h.pointer.Y}
	if l.h.dispatcher.ByKey() {
		from.X, from.Y = tiles[0].Node.Centre()
	}
	x := min(max(from.X, f.X+w/2), f.X+f.W-w/2)
	y := max(from.Y-raised*d-hgt/2, f.Y+hgt/2)
	n := stage.New("loupe", stage.Slab("slab-gold", l.h.view.unit(), 0), x, y, w, hgt)
	for i, a := range tiles {
		at := table.Spot{X: table.FromMiddle(i%across, across) * step, Y: table.FromMiddle(i/across, down) * step, Size: 0.9 * step}
		n.Add(a.Art.Skin.At(at))
	}
	return n
}
