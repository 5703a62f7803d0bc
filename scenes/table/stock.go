package table

import (
	"fmt"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Stock draws the contents of bag or discard: the icon, the sum, and a small tile and a number for each colour. Texts are added to a layer of
// texts, which saves draw calls.
func Stock(g, words *stage.Node, kit *ui.Kit, icon string, skins []Skin, counts []int, r stage.Rect) {
	if kit.On.Dark { // the lamps of the dark theme make the ground too light for numbers
		edge, shade := kit.Unit, kit.On.Panel(0.4*kit.Unit)
		shade.Rim, shade.Tint = gfx.Colour{}, shade.Tint.Fade(0.75)
		g.Add(stage.Box("", shade, stage.Rect{X: r.X - 4*edge, Y: r.Y + edge, W: r.W + 8*edge, H: r.H - 2*edge}))
	}
	var s *stockLayout
	kit.FitHeight(r.W, func(k *ui.Kit) float64 {
		s = newStockLayout(k, r.H, counts)
		return s.head + float64(len(counts))*(s.tile+s.number+4*k.Unit)
	})
	s.draw(g, words, icon, skins, counts, r)
}

// Total returns the sum of counts.
func Total(counts []int) (sum int) {
	for _, n := range counts {
		sum += n
	}
	return sum
}

// Totals draws the icons of bag and discard next to each other, each with the number of its tiles.
func Totals(g, words *stage.Node, kit *ui.Kit, r stage.Rect, icons []string, counts [][]int) {
	w := r.W / float64(len(icons))
	for i, icon := range icons {
		gap := 0.0 // before the next icon
		if i+1 < len(icons) {
			gap = 0.08 * w
		}
		x, y, side := r.X+float64(i)*w, r.Y+r.H/2, min(r.H, 0.42*w)
		g.Add(stage.New("", stage.NewSprite(icon), x+side/2, y, side, side))
		words.Add(kit.FitBox(fmt.Sprint(Total(counts[i])), gfx.SansBold, 36, x+1.15*side, y, 0, w-1.15*side-gap, r.H, kit.On.Ink()))
	}
}

// StockTable describes bag and discarded tiles by colour.
type StockTable struct {
	Title   string
	Skins   []Skin   // by colour
	Colours []string // their names
	Rows    [2]StockRow
}

// StockRow is the bag or the discarded tiles, with their number by colour.
type StockRow struct {
	Icon, Name string
	Counts     []int
}

// StockTouch returns the touch area of bag and discard on a phone, with the table's title for screen readers, or nil if they cannot be opened. The area is
// at least as large as a finger needs, around the middle of a rectangle.
func (l *Legend) StockTouch(k *ui.Kit, title string, r stage.Rect) *stage.Node {
	if l.OpenStock == nil {
		return nil
	}
	n := stage.Box(StockName, nil, r).SetRole(stage.RoleButton, title)
	n.Touch = &stage.Touch{Focus: true, Press: l.OpenStock, LongPress: func(bool) {}} // a long press shows the explanation
	n.Touch.Reach.X, n.Touch.Reach.Y = max(0, (fingerTarget*k.Device-r.W)/2), max(0, (fingerTarget*k.Device-r.H)/2)
	return n
}

// StockName is the name of the touch area of bag and discard.
const StockName = "stock-open"

// fingerTarget is the side that a finger needs, in device-independent pixels.
const fingerTarget = 44

// stockLayout holds the sizes of the parts of a stock in pixels.
type stockLayout struct {
	*ui.Kit
	sum          string
	head         float64 // from the left edge to the first colour
	tile, number float64
}

// newStockLayout returns the sizes for a height. All numbers have space for two digits, so that nothing moves as they change.
func newStockLayout(k *ui.Kit, height float64, counts []int) *stockLayout {
	wide := func(text string, face gfx.Face, units float64) float64 {
		w, _ := k.Fonts.Measure(text, face, max(k.MinTextSize(), min(k.Size(units), height*0.8)))
		return w
	}
	s := &stockLayout{Kit: k, sum: fmt.Sprint(Total(counts)), tile: 17 * k.Unit, number: 3*k.Unit + wide("88", gfx.Sans, 15)}
	s.head = height*0.85 + 8*k.Unit + max(wide("88", gfx.SerifBold, 19), wide(s.sum, gfx.SerifBold, 19))
	return s
}

// draw draws the stock in a rectangle.
func (s *stockLayout) draw(g, words *stage.Node, icon string, skins []Skin, counts []int, r stage.Rect) {
	y, h, u := r.Y+r.H/2, r.H, s.Unit
	g.Add(stage.New("", stage.NewSprite(icon), r.X+h*0.4, y, h*0.7, h*0.7))
	words.Add(s.FitBox(s.sum, gfx.SerifBold, 19, r.X+h*0.85, y, 0, r.W, h, s.On.Ink()))
	x := r.X + s.head
	step := (r.W - s.head) / float64(len(counts))
	for c, n := range counts {
		x += step
		left := x - s.number - s.tile
		g.Add(skins[c].Flat(Spot{X: left + s.tile/2, Y: y, Size: s.tile / skins[c].W * min(1, skins[c].W*1.25)}))
		words.Add(s.FitBox(fmt.Sprint(n), gfx.Sans, 15, left+s.tile+3*u, y, 0, r.W, h, s.On.Body()))
	}
}
