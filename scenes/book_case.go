package scenes

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// cases lays examples with captions out: in rows, each with its words and what it counts beside it, or three boards side by side with both
// below them, where they are not the larger below each other.
func (f exhibit) cases(in stage.Rect) {
	n := len(f.p.shows)
	in.H = min(in.H, float64(n)*0.55*in.W) // together on a high page
	high := in.H > 1.2*in.W
	for i, e := range f.p.shows {
		if e.crop == wallOnly && !high {
			f.column(e, partAcross(in, i, n, 14*f.Kit.Unit))
			continue
		}
		r := partDown(in, i, n, 0)
		if i > 0 {
			f.g.Add(line(r, f.Kit.Unit, 0.3))
		}
		if e.crop == wallOnly {
			f.beside(e, r)
		} else {
			f.row(e, r)
		}
	}
}

// row is a picture with its words to the right, and what it counts at the end.
func (f exhibit) row(e example, r stage.Rect) {
	u, run, figure := f.Kit.Unit, f.b.run(e), 0.2*r.W
	picture := stage.Rect{X: r.X, Y: r.Y + 6*u, W: min(0.4*r.W, 1.5*r.H), H: r.H - 12*u}
	f.detail(e, run, picture)
	coin := max(24*u, f.Kit.Floor()) // which may stand beside the picture
	f.captions(e, stage.Rect{X: r.X + picture.W + coin, Y: r.Y, W: r.W - picture.W - figure - coin - 12*u, H: r.H})
	r.X, r.W = r.X+r.W-figure, figure
	if tiles := f.won(run); len(tiles) > 0 {
		f.prize(f.look(run), tiles, r)
		return
	}
	x, y := r.Middle()
	f.g.Add(f.Kit.FitBox(f.points(run), gfx.SerifBold, 38, x, y, 0.5, r.W, r.H, ui.Gain))
}

// captions writes a title and what is to be said of it, in the middle of a room.
func (f exhibit) captions(e example, r stage.Rect) {
	text, head := f.said(e.key+".text"), 1.35*f.Kit.Size(24)
	high := min(r.H-head, f.high(text, 20, r.W))
	r.Y, r.H = r.Y+(r.H-head-high)/2, high
	f.g.Add(f.Kit.FitBox(f.said(e.key), gfx.SerifBold, 24, r.X, r.Y+head/2, 0, r.W, head, ui.Ink))
	r.Y += head
	f.g.Add(f.Kit.FitLines(text, gfx.Serif, 20, r, ui.Body))
}

// column is a picture with what it brings and its words below it.
func (f exhibit) column(e example, r stage.Rect) {
	foot := f.foot()
	side := min(r.W, r.H-foot)
	r.Y, r.H = r.Y+max(0, (r.H-side-foot)/4), side
	f.detail(e, f.b.run(e), r)
	r.Y, r.H = r.Y+side, foot
	f.brings(e, r)
}

// beside is a picture with what it brings and its words at its right.
func (f exhibit) beside(e example, r stage.Rect) {
	side, foot := min(0.52*r.W, r.H-28*f.Kit.Unit), f.foot()
	f.detail(e, f.b.run(e), stage.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side})
	f.brings(e, stage.Rect{X: r.X + side, Y: r.Y + (r.H-foot)/2, W: r.W - side, H: foot})
}

// foot is the height of what a picture brings, and two lines of words below it.
func (f exhibit) foot() float64 { return 1.4*f.Kit.Size(38) + 2.7*f.Kit.Size(20) }

// brings writes what the end brings, and the words for it below.
func (f exhibit) brings(e example, r stage.Rect) {
	x, y := r.X+r.W/2, r.Y+0.7*f.Kit.Size(38)
	points := f.b.run(e).Position().Points(0, e.from)
	words, _ := f.Kit.Lines(f.said(e.key), gfx.Serif, 20, x, y+0.7*f.Kit.Size(38)+0.7*f.Kit.Size(20), r.W, 0.5, ui.Body)
	f.g.Add(f.Kit.FitBox(f.Words.Signed(points), gfx.SerifBold, 38, x, y, 0.5, r.W, 1.4*f.Kit.Size(38), ui.Gain), words)
}

// detail draws the part of a board that a case is about, with its runs in brackets or its places lit.
func (f exhibit) detail(e example, run *lesson.Run, r stage.Rect) {
	look := f.look(run)
	picture, spot := board.Detail(look, f.frame(), run.Position(), seatOf(run), e.crop.places(run), r.Grow(-8*f.Kit.Unit))
	f.g.Add(picture)
	if scored, ok := run.Scored(); ok {
		brackets, _ := table.Brackets(f.Kit, look, scored)
		brackets.X, brackets.Y = picture.X, picture.Y
		f.g.Add(brackets)
		return
	}
	lit := run.Step().At
	if right, _ := run.Offers(); len(right) > 1 { // several ways to pay for one space
		_, to := look.Ends(run.Position(), right[0])
		lit = []engine.Place{to}
	}
	f.light(look, lit, spot)
}

// won are the tiles that the step takes from the supply.
func (f exhibit) won(run *lesson.Run) []engine.Tile {
	d, m := f.look(run).MultiPick(run.Position()), run.Shown()
	if d == nil || m == engine.NoMove || d.From.Zone != engine.Supply {
		return nil
	}
	return d.Picks(m)
}

// tile draws one as it looks in a zone.
func tile(look table.Look, zone engine.Zone, c engine.Tile, at table.Spot) *stage.Node {
	return look.Skin(table.Piece{Place: engine.Place{Zone: zone}, Tile: c}).At(at)
}

// prize shows how many tiles an ornament brings, and some.
func (f exhibit) prize(look table.Look, tiles []engine.Tile, r stage.Rect) {
	x, _ := r.Middle()
	high := min(r.H, 5*f.Kit.Size(24)) // both stay together in a high row
	r.Y, r.H = r.Y+(r.H-high)/2, high
	side := min(1.9*f.Kit.Size(24), r.W/3, 0.42*r.H)
	f.g.Add(f.Kit.FitBox(f.Words.Signed(len(tiles)), gfx.SerifBold, 38, x, r.Y+0.27*r.H, 0.5, 3*side, 0.42*r.H, ui.Gain))
	for i, c := range tiles {
		at := table.Spot{X: x + (float64(i)-float64(len(tiles)-1)/2)*0.7*side, Y: r.Y + 0.74*r.H, Size: side}
		f.g.Add(tile(look, engine.Supply, c, at))
	}
}

// payments lists what pays for a space, each with a tick, and what does not, with a cross.
func (f exhibit) payments(in stage.Rect) {
	e := f.p.shows[0]
	run := f.b.run(e)
	picture, rows, all := in, in, f.paymentList(run)
	if in.H > in.W {
		picture.H = 0.4 * in.H
		rows.Y, rows.H = in.Y+picture.H, in.H-picture.H
	} else {
		picture.W = 0.36 * in.W
		rows.X, rows.W = in.X+picture.W+20*f.Kit.Unit, in.W-picture.W-20*f.Kit.Unit
	}
	f.detail(e, run, picture)
	high := min(rows.H, float64(len(all))*5.4*f.Kit.Size(20))
	rows.Y, rows.H = rows.Y+(rows.H-high)/4, high
	for i, p := range all {
		r := partDown(rows, i, len(all), 0)
		x := f.paid(p, r, min(0.8*r.H, 2.6*f.Kit.Size(20))) + 10*f.Kit.Unit
		f.g.Add(f.Kit.FitLines(f.said(p.key), gfx.Serif, 20, stage.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H}, ui.Body))
	}
}

// payment is a set of tiles that pays for a space, or does not, and the key of what is said of it.
type payment struct {
	tiles []engine.Tile
	key   string
	right bool
	look  table.Look
}

// paymentList lists what pays for the space of a step, and what does not.
func (f exhibit) paymentList(run *lesson.Run) (all []payment) {
	look := f.look(run)
	right, refused := run.Offers()
	var tiles []engine.Tile
	for i, m := range right {
		tiles = look.Price(run.Position(), m)
		all = append(all, payment{tiles, []string{"all", "jokers"}[min(i, 1)], true, look})
	}
	for range refused {
		alone := slices.Repeat(tiles[len(tiles)-1:], len(tiles)) // jokers
		all = append(all, payment{alone, "alone", false, look})
	}
	return all
}

// paid draws the tiles of a payment, of a side, behind a sign in the middle of a row, and returns where they end.
func (f exhibit) paid(p payment, r stage.Rect, side float64) (x float64) {
	sign, ink, row := "icon-confirm", uint32(ui.Gain), stage.Group("")
	if !p.right {
		sign, ink, row.Alpha = "icon-close", ui.Loss, 0.6
	}
	mark, x, y := f.Kit.Size(26), r.X+1.6*f.Kit.Size(26), r.Y+r.H/2
	for _, c := range p.tiles {
		row.Add(tile(p.look, engine.Hand, c, table.Spot{X: x + 0.33*side, Y: y, Size: side}))
		x += 0.68 * side
	}
	f.g.Add(stage.New("", &stage.Sprite{Name: sign, Tint: gfx.Hex(ink)}, r.X+0.5*mark, y, mark, mark), row)
	return x
}

// floor draws a floor line with what it will cost in all, as the rules count it.
func (f exhibit) floor(e example, in stage.Rect) {
	run, sum := f.b.run(e), 0
	var parts []string
	for _, n := range run.Costs() {
		sum += n
		parts = append(parts, f.Words.Signed(n))
	}
	high := 1.5 * f.Kit.Size(34)
	strip := stage.Rect{X: in.X, Y: in.Y, W: in.W, H: min(in.H-high, 0.2*in.W)}
	strip.Y += max(0, (in.H-strip.H-high)/3)
	f.detail(e, run, strip)
	f.g.Add(f.Kit.FitBox(strings.Join(parts, " ")+" = "+f.Words.Signed(sum), gfx.SerifBold, 34, in.X+in.W/2, strip.Y+strip.H+high/2, 0.5, in.W, high, ui.Loss))
}
