package table

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// bracketMargin is the distance of a bracket from its tiles, as a fraction of their size.
const bracketMargin = 0.04

// The width of a bracket: in design units, and its maximum as a fraction of the size of a tile.
const (
	bracketWidth    = 4.0
	maxBracketWidth = 0.1
)

// RunBrackets returns brackets around the runs in which a tile scored, each with its length on a coin, or a bracket around the tile alone. It also
// returns the rectangle that they cover, and the coins. The row or circle is gold, the column is sky blue.
func RunBrackets(k *ui.Kit, look Look, s engine.Scored) (_ *stage.Node, covered stage.Rect, coins []*stage.Node) {
	g, all := stage.Group("brackets"), Around(bracketMargin, look.Anchor(s.At, 0, 1))
	if len(s.Across) > 1 {
		r, o := addBracket(g, k, look, s.Across, ui.RowRun)
		x, y := r.Middle()
		end := slices.MaxFunc(o.Corners, func(a, b [2]float64) int { return cmp.Compare(a[0]-a[1], b[0]-b[1]) })
		coins = append(coins, runCoin(k, len(s.Across), x+end[0]*r.W, y+end[1]*r.W, ui.RowRun))
		g.Add(coins[0])
		all = all.Union(r)
	}
	if len(s.Down) > 1 {
		r, _ := addBracket(g, k, look, s.Down, ui.ColumnRun)
		coin := runCoin(k, len(s.Down), r.X+r.W/2, r.Y, ui.ColumnRun)
		coin.Y -= 0.25 * coin.H // shows more of the tile
		g.Add(coin)
		coins = append(coins, coin)
		all = all.Union(r)
	}
	if len(g.Children()) == 0 {
		addBracket(g, k, look, []engine.Place{s.At}, ui.RowRun)
	}
	return g, all, coins
}

// addBracket adds the outline of a run. It returns its rectangle, too.
func addBracket(g *stage.Node, k *ui.Kit, look Look, run []engine.Place, role ui.Role) (stage.Rect, *Outline) {
	spots := make([]Spot, len(run))
	for i, p := range run {
		spots[i] = look.Anchor(p, 0, 1)
	}
	o := GoldOutline(nil, min(bracketWidth*k.Unit, maxBracketWidth*spots[0].Size))
	o.Ink = role.Colour()
	r := Around(bracketMargin, spots...)
	if skin := look.Skin(Piece{Place: run[0]}); skin.Lozenge {
		o.Corners = circleRunCorners(spots, skin, r)
	} else {
		o.Corners = roundedCorners(r.W, r.H, markRound*spots[0].Size)
	}
	g.Add(stage.Box("", o, r))
	return r, o
}

// spotAngle is a difference in direction, in radians, that is due to spots on whole pixels.
const spotAngle = 0.2

// circleRunCorners returns the outline of a run of rhombuses around a point, clockwise, relative to the middle of r and as fractions of its width. A
// run that is a whole circle has no corner in its middle.
func circleRunCorners(spots []Spot, skin Skin, r stage.Rect) (all [][2]float64) {
	mx, my := r.Middle()
	add := func(x, y float64) { all = append(all, [2]float64{(x - mx) / r.W, (y - my) / r.W}) }
	// tip returns a tip of a rhombus, or a corner at its side, by its direction from the long axis.
	tip := func(s Spot, turn, length float64) (x, y float64) {
		sin, cos := math.Sincos(s.Turn + turn - math.Pi/2)
		return s.X + length*s.Size*cos/2, s.Y + length*s.Size*sin/2
	}
	if len(spots) == 1 {
		for i := range 4 {
			add(tip(spots[0], float64(i)*math.Pi/2, []float64{skin.H, skin.W}[i%2]))
		}
		return all
	}
	hx, hy := meetingPoint(spots[0], spots[1], skin.H)
	angle := func(s Spot) float64 { return math.Atan2(s.Y-hy, s.X-hx) }
	spots = slices.Clone(spots)
	slices.SortFunc(spots, func(a, b Spot) int { return cmp.Compare(angle(a), angle(b)) })
	first, widest := 0, 0.0 // the run begins after the widest gap
	for i, s := range spots {
		before := spots[(i+len(spots)-1)%len(spots)]
		if gap := math.Mod(angle(s)-angle(before)+2*math.Pi, 2*math.Pi); gap > widest+spotAngle {
			first, widest = i, gap
		}
	}
	spots = append(spots[first:], spots[:first]...)
	whole := widest < 2*math.Pi/float64(len(spots))+spotAngle
	if !whole {
		add(hx, hy)
	}
	for i, s := range spots {
		outwards := s
		outwards.Turn = angle(s) + math.Pi/2
		if i == 0 && !whole {
			add(tip(outwards, -math.Pi/2, skin.W))
		}
		add(tip(outwards, 0, skin.H))
		add(tip(outwards, math.Pi/2, skin.W))
	}
	return all
}

// meetingPoint returns the point where the tips of two neighbouring rhombuses of a circle are closest.
func meetingPoint(a, b Spot, length float64) (x, y float64) {
	closest := math.Inf(1)
	for _, i := range []float64{-0.5, 0.5} {
		for _, j := range []float64{-0.5, 0.5} {
			sin, cos := math.Sincos(a.Turn - math.Pi/2)
			ax, ay := a.X+i*length*a.Size*cos, a.Y+i*length*a.Size*sin
			sin, cos = math.Sincos(b.Turn - math.Pi/2)
			bx, by := b.X+j*length*b.Size*cos, b.Y+j*length*b.Size*sin
			if d := math.Hypot(bx-ax, by-ay); d < closest {
				closest, x, y = d, (ax+bx)/2, (ay+by)/2
			}
		}
	}
	return x, y
}

// GoldFrame returns a gold line around a rectangle of tiles of a size.
func GoldFrame(r stage.Rect, size, unit float64) *stage.Node {
	o := GoldOutline(nil, min(bracketWidth*unit, maxBracketWidth*size))
	o.Corners = roundedCorners(r.W, r.H, markRound*size)
	return stage.Box("", o, r)
}

// runCoin returns the length of a run on a disc with a rim in the colour of its bracket.
func runCoin(k *ui.Kit, n int, x, y float64, role ui.Role) *stage.Node {
	side := max(29*k.Unit, 1.6*k.MinTextSize())
	disc := GoldOutline(CircleCorners(coinCorners), 0.09*side)
	disc.Ink, disc.Fill = role.Colour(), gfx.White()
	label := &stage.Label{Text: strconv.Itoa(n), Face: gfx.SerifBold, Size: 0.62 * side, Align: 0.5, Colour: ui.Ink.Colour()}
	return stage.New(RunCoinName, disc, x, y, side, side).Add(stage.New("", label, 0, 0, 0, 0))
}

// RunCoinName is the name of the nodes of coins on brackets.
const RunCoinName = "run-coin"

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

// RunLengths returns the lengths of the two runs in which a tile scored, or nil if it scored in one run or none.
func RunLengths(s engine.Scored) []int {
	if len(s.Across) > 1 && len(s.Down) > 1 {
		return []int{len(s.Across), len(s.Down)}
	}
	return nil
}

// SumText returns terms with their sum, such as "2 + 3 = 5", or only the points if there are fewer than two terms.
func SumText(w *locale.Words, terms []int, points int) string {
	if len(terms) < 2 {
		return "+" + w.Number(points)
	}
	var parts []string
	for _, n := range terms {
		parts = append(parts, w.Number(n))
	}
	return strings.Join(parts, " + ") + " = " + w.Number(points)
}
