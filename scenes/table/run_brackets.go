package table

import (
	"math"
	"strconv"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// bracketMargin is the distance of a frame from its tiles, as a fraction of their size.
const bracketMargin = 0.06

// RunBrackets returns frames around the runs in which a tile scored, each with its length on a coin, or a frame around the tile alone. It also
// returns the rectangle that they cover.
func RunBrackets(k *ui.Kit, look Look, s engine.Scored) (*stage.Node, stage.Rect) {
	g, all := stage.Group("brackets"), Around(bracketMargin, look.Anchor(s.At, 0, 1))
	if len(s.Across) > 1 {
		r := runBracket(g, k, look, s.Across, ui.RowRun)
		g.Add(Coin(k, len(s.Across), r.X+r.W, r.Y+r.H/2))
		all = all.Union(r)
	}
	if len(s.Down) > 1 {
		r := runBracket(g, k, look, s.Down, ui.ColumnRun)
		g.Add(Coin(k, len(s.Down), r.X+r.W/2, r.Y))
		all = all.Union(r)
	}
	if len(g.Children()) == 0 {
		runBracket(g, k, look, []engine.Place{s.At}, ui.RowRun)
	}
	return g, all
}

// runBracket adds a frame around a run and returns its rectangle. Tiles of other shapes than squares get a halo each.
func runBracket(g *stage.Node, k *ui.Kit, look Look, run []engine.Place, role ui.Role) stage.Rect {
	spots := make([]Spot, len(run))
	for i, p := range run {
		spots[i] = look.Anchor(p, 0, 1)
	}
	r := Around(bracketMargin, spots...)
	if skin := look.Skin(Piece{Place: run[0]}); skin.Glow != "" {
		for _, s := range spots {
			g.Add(skin.Halo(s))
		}
		return r
	}
	ring := stage.NewPanel("focus", 1.5*k.Unit, 0)
	ring.Tint = role.Colour()
	g.Add(stage.Box("", ring, r))
	return r
}

// Coin returns a number on a disc of the usual width.
func Coin(k *ui.Kit, n int, x, y float64) *stage.Node { return CoinOf(k, n, x, y, 30*k.Unit) }

// CoinOf returns a number on a disc of a width in pixels, or wider if the number could not be read otherwise.
func CoinOf(k *ui.Kit, n int, x, y, wide float64) *stage.Node {
	side := max(wide, 1.6*k.MinTextSize())
	label := &stage.Label{Text: strconv.Itoa(n), Face: gfx.SerifBold, Size: 0.62 * side, Align: 0.5, Colour: ui.Ink.Colour()}
	return stage.New("", stage.NewSprite("knob"), x, y, side, side).Add(stage.New("", label, 0, 0, 0, 0))
}

// runMargin is the distance of the outline of runs from their tiles, as a fraction of their size.
const runMargin = 0.07

// RunOutline returns a gold line around both runs in which a tile scores.
func RunOutline(k *ui.Kit, look Look, s engine.Scored) *stage.Node {
	around := func(run []engine.Place) stage.Rect {
		var spots []Spot
		for _, p := range run {
			spots = append(spots, look.Anchor(p, 0, 1))
		}
		return Around(runMargin, spots...)
	}
	across, down := around(s.Across), around(s.Down)
	all := across.Union(down)
	x, y := all.Middle()
	o := GoldOutline(nil, 3.2*k.Unit)
	corners := crossing(across, down)
	last := corners[len(corners)-1]
	for _, c := range corners {
		if math.Hypot(c[0]-last[0], c[1]-last[1]) > 1 {
			o.Corners = append(o.Corners, [2]float64{(c[0] - x) / all.W, (c[1] - y) / all.W})
		}
		last = c
	}
	return stage.Box("runs", o, all)
}

// crossing returns the corners of the union of two crossing rectangles, clockwise. Some are equal if one is no longer than the other is wide.
func crossing(across, down stage.Rect) [][2]float64 {
	left, right, top, bottom := across.X, across.X+across.W, down.Y, down.Y+down.H
	x0, x1, y0, y1 := down.X, down.X+down.W, across.Y, across.Y+across.H
	return [][2]float64{
		{x0, top}, {x1, top}, {x1, y0}, {right, y0}, {right, y1}, {x1, y1},
		{x1, bottom}, {x0, bottom}, {x0, y1}, {left, y1}, {left, y0}, {x0, y0},
	}
}
