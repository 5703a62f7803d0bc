package table

import (
	"strconv"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// The colours of runs: across is gold and down is sky wherever points are explained.
const (
	AcrossInk = 0xFFC93C
	DownInk   = 0x8FD0FF
)

// Brackets frames the runs in which a tile scored, each with its length on a coin at its end, and returns what they cover.
func Brackets(k *ui.Kit, look Look, s engine.Scored) (*stage.Node, stage.Rect) {
	g, all := stage.Group("brackets"), stage.Rect{}
	for i, run := range [][]engine.Place{s.Across, s.Down} {
		if len(run) < 2 && !(i == 0 && len(s.Down) < 2) {
			continue
		}
		if len(run) == 0 {
			run = []engine.Place{s.At}
		}
		r := bracket(g, k, look, run, i == 1)
		if all.W == 0 {
			all = r
		}
		all = all.Union(r)
	}
	return g, all
}

// bracket frames one run and returns what it covers.
func bracket(g *stage.Node, k *ui.Kit, look Look, run []engine.Place, down bool) stage.Rect {
	spots := make([]Spot, len(run))
	for i, p := range run {
		spots[i] = look.Anchor(p, 0, 1)
	}
	r := Around(0.06, spots...)
	x, y := r.X+r.W, r.Y+r.H/2
	if down {
		x, y = r.X+r.W/2, r.Y
	}
	if skin := look.Skin(Piece{Place: run[0]}); skin.Glow != "" { // tiles that lie turned are lit one by one
		for _, s := range spots {
			g.Add(skin.Halo(s))
		}
	} else {
		g.Add(frameOf(r, k.Unit, down))
	}
	if len(run) > 1 {
		g.Add(Coin(k, len(run), x, y))
	}
	return r
}

// frameOf is the frame around a run of upright tiles.
func frameOf(r stage.Rect, unit float64, down bool) *stage.Node {
	ring := stage.Slab("focus", 1.5*unit, 0)
	ring.Tint = gfx.Hex(AcrossInk)
	if down {
		ring.Tint = gfx.Hex(DownInk)
	}
	return stage.Box("", ring, r)
}

// Coin is a number on a disc.
func Coin(k *ui.Kit, n int, x, y float64) *stage.Node {
	side := max(30*k.Unit, 1.6*k.Floor())
	label := &stage.Label{Text: strconv.Itoa(n), Face: gfx.SerifBold, Size: 0.62 * side, Align: 0.5, Colour: gfx.Hex(ui.Ink)}
	return stage.New("", stage.Pic("knob"), x, y, side, side).Add(stage.New("", label, 0, 0, 0, 0))
}
