package azul

import (
	"fmt"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// bagAndLid returns the rectangles of bag and lid. If they are drawn as objects, the lid is wider.
func (t *tableLayout) bagAndLid() (bag, lid stage.Rect) {
	bag, lid = t.stock, t.stock
	bag.W, lid.W = 0.485*t.stock.W, 0.485*t.stock.W
	if t.open() {
		bag.W, lid.W = 0.4*t.stock.W, 0.57*t.stock.W
	}
	lid.X += t.stock.W - lid.W
	return bag, lid
}

// stockTouch returns the rectangle on a phone that opens bag and lid: the corner of the title, down to its lower edge.
func (t *tableLayout) stockTouch() stage.Rect {
	r := t.stock
	r.Y, r.H = t.areas.Title.Y, t.areas.Title.H
	return r
}

// Stock implements table.Look.
func (t *Table) Stock(pos engine.Position) table.StockTable {
	p := azul.See(pos)
	return table.StockTable{Title: t.Words.T("stock.azul"), Skins: table.ByColour(azul.Colours, t.tile), Colours: table.ByColour(azul.Colours, t.ColourName),
		Rows: [2]table.StockRow{
			{Icon: "bag", Name: t.Words.T("stock.bag"), Counts: table.ByColour(azul.Colours, p.Bag)},
			{Icon: "lid", Name: t.Words.T("stock.lid"), Counts: table.ByColour(azul.Colours, p.Lid)},
		}}
}

// drawTray draws the tray of the lid with a groove for each colour.
func (s *scenery) drawTray(r stage.Rect) {
	u := s.table.frame.Kit.Unit
	s.Below.Add(stage.Box("", stage.NewPanel("crate", u, 0), r))
	inner := stage.Rect{X: r.X + 17*u, Y: r.Y + 15*u, W: r.W - 34*u, H: r.H - 36*u}
	for c, groove := range table.Row(inner, azul.Colours, 0) {
		if c > 0 {
			s.Below.Add(stage.New("", stage.NewSprite("ridge"), groove.X, inner.Y+inner.H/2, 4*u, inner.H))
		}
		s.drawGroove(engine.Tile(c), groove)
	}
}

// drawBag draws the bag in one of four sizes, depending on its contents, and a tag with the number of its tiles.
func (s *scenery) drawBag(r stage.Rect) {
	kit, u := s.table.frame.Kit, s.table.frame.Kit.Unit
	tag := stage.Rect{X: r.X + r.W - 96*u, Y: r.Y + r.H - 44*u, W: 80 * u, H: 44 * u}
	s.Bag = table.NewBag()
	bag, words, shown := stage.Group("").Add(s.Bag), stage.Group(""), -1
	s.Below.Add(bag, stage.Box("", stage.NewPanel("pill", 0.6*u, 0), tag))
	s.Texts.Add(words)
	s.OnRedraw(func(now *table.LiveState) {
		n := table.Total(now.Bag())
		if n == shown {
			return
		}
		if s.table.frame.Still && bagSize(n) != bagSize(shown) { // the size changes without animation
			bag.Clear()
			s.Bag = table.NewBag()
			bag.Add(s.Bag)
		}
		shown = n
		h := (r.H - tag.H - 2*u) * [...]float64{0.62, 0.74, 0.87, 1}[bagSize(n)]
		table.PlaceBag(s.Bag, r.X+0.46*r.W, tag.Y-2*u-h/2, h*216/136, h)
		x, y := tag.Middle()
		words.Clear()
		words.Add(kit.FitBox(fmt.Sprint(n), gfx.SerifBold, 24, x, y, 0.5, tag.W-12*u, tag.H, ui.Ink))
	})
}

// bagSize returns the size of a bag of n tiles, from 0 to 3: empty, up to a quarter, up to three fifths, or more.
func bagSize(n int) (size int) {
	for _, most := range [3]int{0, 25, 60} {
		if n > most {
			size++
		}
	}
	return size
}

// drawGroove draws the tiles of a colour in the lid, with their number below. Each tile covers two thirds of the one behind it, or more if there are
// many.
func (s *scenery) drawGroove(c engine.Tile, r stage.Rect) {
	u, kit, skin := s.table.frame.Kit.Unit, s.table.frame.Kit, s.table.tile(c)
	foot := min(1.3*max(kit.MinTextSize(), kit.Size(18)), 0.4*r.H)
	high := r.H - foot
	size := min(r.W-12*u, 0.55*high)
	low := r.Y + high - size/2
	tiles, words, shown := stage.Group(""), stage.Group(""), -1
	s.Below.Add(tiles)
	s.Texts.Add(words)
	s.OnRedraw(func(now *table.LiveState) {
		n := now.Discard()[c]
		if n == shown {
			return
		}
		shown = n
		tiles.Clear()
		words.Clear()
		step := min(size/3, (high-size-3*u)/float64(max(1, n-1)))
		for i := n - 1; i >= 0; i-- {
			tiles.Add(skin.Flat(table.Spot{X: r.X + r.W/2, Y: low - float64(i)*step, Size: size}))
		}
		words.Add(kit.FitBox(fmt.Sprint(n), gfx.SansBold, 18, r.X+r.W/2, r.Y+r.H-foot/2, 0.5, r.W, foot, ui.Ink))
	})
}
