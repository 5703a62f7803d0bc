package table

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Marks of last moves: the width of a line as a fraction of a tile, and its bounds in device-independent pixels.
const (
	markLine  = 0.07
	heldLine  = 0.06
	leastLine = 2.2
	mostLine  = 4.0
	markRound = 0.16 // the radius of a corner, as a fraction of a tile
	slotFill  = 0.14 // the opacity of the seat's colour in an empty slot
)

// Mark draws the marks of a seat's last move: solid lines around the tiles that it placed, dashed lines where they came from.
type Mark struct {
	Look   Look
	Cast   *Cast
	Seat   engine.Seat
	Ink    gfx.Colour
	Emblem *stage.Sprite
	// Device is the number of pixels in a device-independent pixel.
	Device float64
}

// Source returns the marks at the source of a move: lines around the slots that are still empty, and next to them the emblem of the seat. There are none
// for a plate that is no longer shown. badge is the emblem, or nil.
func (m *Mark) Source(l *LastMove) (g, badge *stage.Node) {
	g, b := stage.Group(fmt.Sprintf("mark-source-%d", m.Seat)).SetRole(stage.RoleSilent, ""), m.Look.Badge(l.From, m.Seat)
	if IsPlate(l.From) && b.Size == 0 { // the plate is no longer shown
		return g, nil
	}
	for _, slot := range l.Vacated {
		at := m.Look.Anchor(slot.Place, slot.I, slot.N)
		if at.Size > 0 && len(m.Cast.At(slot.Place)) == 0 {
			g.Add(m.frame(at, m.Look.Skin(Piece{slot.Place, 0}), -0.5*m.lineWidth(at.Size), true))
		}
	}
	if b.Size == 0 || len(g.Children()) == 0 {
		return g, nil
	}
	ring := &Outline{Corners: CircleCorners(coinCorners), Width: m.lineWidth(b.Size), Ink: m.Ink, Edge: gfx.White(), Dash: 0.2 * b.Size}
	across := b.Size + 1.6*ring.Width
	badge = stage.New("", m.Emblem, b.X, b.Y, b.Size, b.Size)
	return g.Add(badge, stage.New("", ring, b.X, b.Y, across, across)), badge
}

// Target returns the marks around the tiles that a move placed and that are still there. shown is false if the table does not show their places.
func (m *Mark) Target(l *LastMove) (g *stage.Node, shown bool) {
	g = stage.Group(fmt.Sprintf("mark-target-%d", m.Seat)).SetRole(stage.RoleSilent, "")
	var seen []Spot
	var rows []stage.Rect // of tiles next to each other
	var row engine.Place
	for i, p := range l.Placed {
		at, there := m.spot(l.Placed, i)
		shown = shown || at.Size > 0
		skin := m.Look.Skin(p)
		if at.Size <= 0 || !there || slices.Contains(seen, at) {
			continue
		}
		seen = append(seen, at)
		if skin.Glow != "" {
			g.Add(m.frame(at, skin, 0.5*m.lineWidth(at.Size), false))
			continue
		}
		if last := len(rows) - 1; last >= 0 && p.Place.SameRow(row) {
			rows[last] = rows[last].Union(Around(0, at))
		} else {
			rows = append(rows, Around(0, at))
		}
		row = p.Place
	}
	for _, r := range rows {
		g.Add(m.Frame(r, min(r.W, r.H)))
	}
	return g, shown || len(l.Placed) == 0
}

// spot returns the spot of the i-th placed piece, and whether a tile is there. In a pool it is one of the last tiles of its colour.
func (m *Mark) spot(placed []Piece, i int) (at Spot, there bool) {
	p := placed[i]
	if !p.Place.Zone.Pool() {
		return m.Look.Anchor(p.Place, 0, 1), len(m.Cast.At(p.Place)) > 0
	}
	same := 0 // pieces of its colour before it
	for _, q := range placed[:i] {
		if q == p {
			same++
		}
	}
	for _, a := range slices.Backward(m.Cast.At(p.Place)) {
		if a.Tile == p.Tile {
			if same == 0 {
				return a.Spot(), true
			}
			same--
		}
	}
	return m.Look.Anchor(p.Place, i, len(placed)), false
}

// lineWidth returns the width of the line around a tile of a size.
func (m *Mark) lineWidth(size float64) float64 {
	return min(max(markLine*size, leastLine*m.Device), mostLine*m.Device)
}

// Frame returns a solid line around a rectangle of tiles of a size.
func (m *Mark) Frame(r stage.Rect, size float64) *stage.Node {
	o := &Outline{Width: m.lineWidth(size), Ink: m.Ink, Edge: gfx.White()}
	r = r.Grow(0.5 * o.Width)
	o.Corners = roundedCorners(r.W, r.H, markRound*size+0.5*o.Width)
	return stage.Box("", o, r)
}

// frame returns the line around a tile, at a distance outside its edge.
func (m *Mark) frame(at Spot, skin Skin, beyond float64, dashed bool) *stage.Node {
	o := &Outline{Width: m.lineWidth(at.Size), Ink: m.Ink, Edge: gfx.White()}
	if dashed {
		o.Dash, o.Fill = max(0.16*at.Size, 2*o.Width), m.Ink.Fade(slotFill)
	}
	w, h := at.Size*skin.W+2*beyond, at.Size*skin.H+2*beyond
	o.Corners = skinCorners(skin, w, h, at.Size)
	n := stage.New("", o, at.X, at.Y, w, h)
	n.Rotation = at.Turn
	return n
}

// DashedFrame returns a dashed line around a tile, or around a place for it.
func DashedFrame(at Spot, skin Skin, ink gfx.Colour, device float64) *stage.Node {
	m := Mark{Ink: ink, Device: device}
	return m.frame(at, skin, 0, true)
}

// HeldFrame returns the line around a held tile of a size.
func HeldFrame(skin Skin, size, device float64) *Outline {
	wide := max(heldLine*size, leastLine*device)
	w, h := size*skin.W+wide, size*skin.H+wide
	corners := skinCorners(skin, w, h, size)
	for i := range corners { // as fractions of the tile's width
		corners[i][0], corners[i][1] = corners[i][0]*w/(size*skin.W), corners[i][1]*w/(size*skin.W)
	}
	return GoldOutline(corners, wide)
}

// skinCorners returns the outline of a tile with a sprite of w × h, as fractions of w. size is the size of the tile.
func skinCorners(skin Skin, w, h, size float64) [][2]float64 {
	if skin.Glow != "" {
		return [][2]float64{{0, -0.5 * h / w}, {0.5, 0}, {0, 0.5 * h / w}, {-0.5, 0}}
	}
	return roundedCorners(w, h, markRound*size)
}

// roundedCorners returns the outline of a rounded rectangle of w × h, as fractions of w.
func roundedCorners(w, h, radius float64) (all [][2]float64) {
	const steps = 3
	for corner := range 4 {
		x, y := (w/2-radius)/w, (h/2-radius)/w
		if corner == 2 || corner == 3 {
			x = -x
		}
		if corner == 0 || corner == 3 {
			y = -y
		}
		for i := range steps + 1 {
			sin, cos := math.Sincos(math.Pi/2*(float64(corner)+float64(i)/steps) - math.Pi/2)
			all = append(all, [2]float64{x + radius/w*cos, y + radius/w*sin})
		}
	}
	return all
}

// coinCorners is the number of corners of a small circle.
const coinCorners = 32

// CircleCorners returns n corners of a circle of diameter 1.
func CircleCorners(n int) (all [][2]float64) {
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		all = append(all, [2]float64{0.5 * cos, 0.5 * sin})
	}
	return all
}
