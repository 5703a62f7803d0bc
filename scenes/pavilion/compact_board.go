package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	describe "azulejo/scenes/describe/pavilion"
	"azulejo/scenes/table"
)

// compactBoard is the layout of a board without stars: emblem, name and score, the hand by colour, and the number of complete ornaments of each
// kind.
type compactBoard struct {
	emblem, hand, ornaments stage.Rect
	title                   stage.Rect // name, level and score
	indent                  float64    // of the name
	twoLines                bool       // the level is below the name
	keptWidth               float64    // the width of the label of kept tiles
	countWidth              float64    // the width of the number of a stack
	minTile                 float64    // the minimum height of a tile in the hand
}

// The width in device-independent pixels from which the title is next to the rest, and from which there is an emblem.
const (
	wideFrom   = 300
	emblemFrom = 100
)

// The share of the title in the height of a narrow board with two lines in it, and that of the hand in the rest, and the height in device-independent pixels from which
// it has two lines.
const (
	titleShare   = 0.42
	titleGrowth  = 0.06 // of the title's share, with text at 200 %
	handShare    = 0.535
	twoLinesFrom = 60
)

// minHandTile is the minimum height of a tile in a hand, in device-independent pixels.
const minHandTile = 9.5

// chevronSpace is the width of the chevron in the lowest line of a narrow board, in device-independent pixels.
const chevronSpace = 18

func newCompactBoard(f table.Frame, r stage.Rect) *compactBoard {
	d := f.Kit.Device
	c := &compactBoard{keptWidth: wordWidth(f, "pavilion.kept") + 5*d, countWidth: table.SmallCountWidth(f.Kit), minTile: minHandTile * d}
	inner := r.Grow(-5 * d)
	if r.W >= wideFrom*d {
		e := min(30*d, inner.H)
		c.emblem = stage.Rect{X: inner.X + 3*d, Y: inner.Y + (inner.H-e)/2, W: e, H: e}
		c.title = stage.Rect{X: c.emblem.X + e + 7*d, Y: inner.Y, W: 0.34*r.W - e - 10*d, H: inner.H}
		c.twoLines = true
		x := c.title.X + c.title.W + 14*d
		right := stage.Rect{X: x, Y: inner.Y, W: r.X + r.W - 26*d - x, H: inner.H / 2}
		c.hand, c.ornaments = right, right
		c.ornaments.Y += right.H
	} else {
		title, hand := inner.H/3, inner.H/3
		if c.twoLines = inner.H >= twoLinesFrom*d; c.twoLines {
			share := titleShare + titleGrowth*max(0, f.Kit.Zoom-1)
			title, hand = share*inner.H, (1-share)*handShare*inner.H
		}
		c.title = stage.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: title}
		if r.W >= emblemFrom*d {
			line := c.title
			if c.twoLines {
				line = table.CompactNameLine(c.title)
			}
			e := min(20*d, line.H)
			c.emblem = stage.Rect{X: line.X, Y: line.Y + (line.H-e)/2, W: e, H: e}
			c.indent = e + 6*d
		}
		c.hand = stage.Rect{X: inner.X, Y: c.title.Y + c.title.H, W: inner.W, H: hand}
		c.ornaments = stage.Rect{X: inner.X, Y: c.hand.Y + c.hand.H, W: inner.W - chevronSpace*d, H: inner.Y + inner.H - c.hand.Y - c.hand.H}
	}
	if c.keptWidth+pavilion.Corners*c.hand.H*spriteWidth > c.hand.W {
		c.keptWidth = 0 // no space for the label
	}
	return c
}

// cellOf returns the i-th of n cells of a row, with a maximum width.
func cellOf(r stage.Rect, i, n int, most float64) stage.Rect {
	w := min(most, r.W/float64(n))
	return stage.Rect{X: r.X + float64(i)*w, Y: r.Y, W: w, H: r.H}
}

// ornamentCell returns the cell of a kind of ornaments and their number.
func (c *compactBoard) ornamentCell(kind int) stage.Rect {
	return cellOf(c.ornaments, kind, 3, 2.6*c.ornaments.H)
}

// anchor returns the spot of a tile on the board. Tiles on stars are not shown.
func (c *compactBoard) anchor(p engine.Place, i, n int) table.Spot {
	x, y := c.emblem.Middle()
	switch p.Zone {
	case engine.Hand:
		at := cellOf(c.hand, i, max(n, 3), 2*c.hand.H)
		h := min(0.92*c.hand.H, max(c.minTile, (at.W-c.countWidth)/spriteWidth)) // with the number of a stack next to it
		return table.Spot{X: at.X + h*spriteWidth/2, Y: at.Y + at.H/2, Size: h}
	case engine.Corner:
		h := c.hand.H
		return table.Spot{X: c.hand.X + c.keptWidth + (float64(i)+0.5)*h*spriteWidth, Y: c.hand.Y + h/2, Size: h}
	case engine.Ornament:
		at := c.ornamentCell(int(p.Row))
		size := min(0.84*at.H, 0.55*at.W)
		return table.Spot{X: at.X + size/2, Y: at.Y + at.H/2, Size: size}
	case engine.Keep:
		return table.Spot{X: c.emblem.X + c.emblem.W*0.8, Y: c.emblem.Y + c.emblem.H*0.85, Size: c.emblem.H * 0.9}
	case engine.Score:
		line := table.CompactNameLine(c.title)
		return table.Spot{X: line.X + line.W, Y: line.Y + line.H/2, Size: line.H}
	}
	return table.Spot{X: x, Y: y}
}

// countWidth is the width of an ornament with its number, in device-independent pixels.
const countWidth = 26

// drawOrnamentCount draws the icon of an ornament around a point and, unless it is empty, a number right of it. Larger text makes the number larger
// within a width.
func (s *scenery) drawOrnamentCount(kind int, number string, x, y, size, width float64) {
	s.Below.Add(stage.New("", stage.NewSprite(describe.OrnamentName(pavilion.OrnamentKind(kind))), x, y, size, size))
	if number != "" {
		k := s.table.frame.Kit
		least, _ := k.Fonts.Measure(number, gfx.Sans, k.Size(0))
		s.Texts.Add(k.FitBox(number, gfx.Sans, k.FloorUnits(0), x+size*0.62, y, 0, max(width, least), 1.5*size, ui.Ink))
	}
}

// drawTightOrnaments draws the ornaments if there is no space for all numbers: only kinds with a complete ornament, without a number for a single
// one, and with equal gaps.
func (s *scenery) drawTightOrnaments(row *compactBoard, done [3]int) {
	k, r := s.table.frame.Kit, row.ornaments
	size := row.anchor(engine.Place{Zone: engine.Ornament}, 0, 1).Size
	var numbers [3]string
	var widths [3]float64
	taken, shown := 0.0, 0
	for kind, n := range done {
		if n == 0 {
			continue
		}
		if widths[kind] = size; n > 1 {
			numbers[kind] = s.table.Words.Number(n)
			digits, _ := k.Fonts.Measure(numbers[kind], gfx.Sans, k.Size(0))
			widths[kind] = 1.12*size + digits
		}
		taken, shown = taken+widths[kind], shown+1
	}
	x, gap := r.X, min(10*k.Device, (r.W-taken)/float64(max(1, shown-1)))
	for kind, width := range widths {
		if width > 0 {
			s.drawOrnamentCount(kind, numbers[kind], x+size/2, r.Y+r.H/2, size, 0)
			x += width + gap
		}
	}
}

// drawCompactBoard draws the board of a seat without its stars.
func (s *scenery) drawCompactBoard(seat engine.Seat) {
	b, k := &s.table.boards[seat], s.table.frame.Kit
	s.Slab(seat, k.On.CompactBoard(), b.rect, k, false)
	if e := b.compact.emblem; e.W > 0 {
		x, y := e.Middle()
		s.AddEmblem(seat, "", x, y, e.W)
	}
	s.drawTitle(seat)
	var done [3]int
	for _, o := range pavilion.Ornaments() {
		if s.pos.Missing(seat, o) == 0 {
			done[o.Kind]++
		}
	}
	if b.compact.ornaments.W < float64(len(done))*countWidth*k.Device {
		s.drawTightOrnaments(b.compact, done)
	} else {
		for kind, n := range done {
			cell := b.compact.ornamentCell(kind)
			at := b.compact.anchor(engine.Place{Zone: engine.Ornament, Row: int8(kind)}, 0, 1)
			s.drawOrnamentCount(kind, s.table.Words.Number(n), at.X, at.Y, at.Size, cell.W-1.12*at.Size-4*k.Device)
		}
	}
	s.drawCornersLabel(seat)
}

// drawTitle draws name, score and level of a seat, in two lines if there is space and either a level or a phone, whose narrow boards need the smaller name
// of two lines.
func (s *scenery) drawTitle(seat engine.Seat) {
	row, k := s.table.boards[seat].compact, s.table.frame.Kit
	h := table.Header{Name: s.Names[seat], Level: s.Levels[seat], Score: s.table.Words.Number(s.pos.Score(seat))}
	if row.twoLines && (h.Level != "" || row.indent > 0 || k.MinText > 0) {
		s.WriteCompactHeader(seat, h, s.Texts, k, row.title, row.indent)
		return
	}
	r := row.title
	r.X, r.W = r.X+row.indent, r.W-row.indent
	s.WriteHeader(seat, h, s.Texts, k, r)
}

// drawCornersLabel draws the label of the kept tiles.
func (s *scenery) drawCornersLabel(seat engine.Seat) {
	if !s.pos.Gone(seat) {
		return
	}
	row, text := s.table.boards[seat].compact, "pavilion.kept"
	tiles := table.ByColour(pavilion.Colours, func(c engine.Tile) int { return s.pos.Corner(seat, c) })
	switch {
	case table.Total(tiles) == 0:
		text = "pavilion.kept.none"
	case row.keptWidth == 0:
		return
	}
	r := row.hand
	s.Texts.Add(s.table.frame.Kit.FitBox(s.table.Words.T(text), gfx.Sans, 0, r.X, r.Y+r.H/2, 0, r.W, r.H, ui.Body))
}
