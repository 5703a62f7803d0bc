package rulebook

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// addCaptioned adds pictures with captions below each other, or walls side by side where they are larger so.
func (b pictureBuilder) addCaptioned(in stage.Rect) {
	n := len(b.page.pictures)
	in.H = min(in.H, float64(n)*0.55*in.W) // together on a high page
	high := in.H > 1.2*in.W
	for i, p := range b.page.pictures {
		if p.crop == cropWall && !high {
			b.addColumn(p, in.Column(i, n, 14*b.kit.UI.Unit))
			continue
		}
		r := in.Row(i, n, 0)
		if i > 0 {
			b.on.Add(dialog.Divider(r, b.kit.UI.Unit, 0.3))
		}
		if p.crop == cropWall {
			b.addWallRow(p, r)
		} else {
			b.addRow(p, r)
		}
	}
}

// addRow adds a picture with its caption at the right, and at the end what it scores.
func (b pictureBuilder) addRow(p picture, r stage.Rect) {
	u, run, score := b.kit.UI.Unit, b.book.run(p), 0.2*r.W
	detail := stage.Rect{X: r.X, Y: r.Y + 6*u, W: min(0.4*r.W, 1.5*r.H), H: r.H - 12*u}
	b.addDetail(p, run, detail)
	coin := max(24*u, b.kit.UI.Floor()) // which may stand beside the picture
	b.addCaption(p, stage.Rect{X: r.X + detail.W + coin, Y: r.Y, W: r.W - detail.W - score - coin - 12*u, H: r.H})
	r.X, r.W = r.X+r.W-score, score
	if from, tiles := b.bonusTiles(run); len(tiles) > 0 {
		b.addBonus(b.table(run), from, tiles, r)
		return
	}
	x, y := r.Middle()
	b.on.Add(b.kit.UI.FitBox(b.points(run), gfx.SerifBold, 38, x, y, 0.5, r.W, r.H, ui.Gain))
}

// addCaption adds the title and the sentence of a picture in the middle of the height of a rectangle.
func (b pictureBuilder) addCaption(p picture, r stage.Rect) {
	text, head := b.caption(p.key+".text"), 1.35*b.kit.UI.Size(24)
	height := min(r.H-head, b.kit.TextHeight(text, 20, r.W))
	r.Y, r.H = r.Y+(r.H-head-height)/2, height
	b.on.Add(b.kit.UI.FitBox(b.caption(p.key), gfx.SerifBold, 24, r.X, r.Y+head/2, 0, r.W, head, ui.Ink))
	r.Y += head
	b.on.Add(b.kit.UI.FitLines(text, gfx.Serif, 20, r, ui.Body))
}

// addColumn adds a wall with the points of its source and its caption below it.
func (b pictureBuilder) addColumn(p picture, r stage.Rect) {
	foot := b.sourceHeight()
	side := min(r.W, r.H-foot)
	r.Y, r.H = r.Y+max(0, (r.H-side-foot)/4), side
	b.addDetail(p, b.book.run(p), r)
	r.Y, r.H = r.Y+side, foot
	b.addSource(p, r)
}

// addWallRow adds a wall with the points of its source and its caption at the right.
func (b pictureBuilder) addWallRow(p picture, r stage.Rect) {
	side, height := min(0.52*r.W, r.H-28*b.kit.UI.Unit), b.sourceHeight()
	b.addDetail(p, b.book.run(p), stage.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side})
	b.addSource(p, stage.Rect{X: r.X + side, Y: r.Y + (r.H-height)/2, W: r.W - side, H: height})
}

// sourceHeight returns the height of the points of a source and two lines of caption.
func (b pictureBuilder) sourceHeight() float64 {
	return 1.4*b.kit.UI.Size(38) + 2.7*b.kit.UI.Size(20)
}

// addSource adds the points of a picture's source, and the caption below them.
func (b pictureBuilder) addSource(p picture, r stage.Rect) {
	k := b.kit
	x, y := r.X+r.W/2, r.Y+0.7*k.UI.Size(38)
	points := b.book.run(p).Position().Points(0, p.source)
	caption, _ := k.UI.Lines(b.caption(p.key), gfx.Serif, 20, x, y+0.7*k.UI.Size(38)+0.7*k.UI.Size(20), r.W, 0.5, ui.Body)
	b.on.Add(k.UI.FitBox(k.Words.Signed(points), gfx.SerifBold, 38, x, y, 0.5, r.W, 1.4*k.UI.Size(38), ui.Gain), caption)
}

// bonusTiles returns the tiles that a step picks, and where they come from.
func (b pictureBuilder) bonusTiles(run *lesson.Run) (from engine.Place, tiles []engine.Tile) {
	pick, m := table.MultiPickOf(b.table(run), run.Position()), run.Shown()
	if pick == nil || m == engine.NoMove || !pick.Own {
		return from, nil
	}
	return pick.From, pick.Picks(m)
}

// addBonus adds the number of bonus tiles, and the tiles as they look where they come from.
func (b pictureBuilder) addBonus(look table.Look, from engine.Place, tiles []engine.Tile, r stage.Rect) {
	x, _ := r.Middle()
	height := min(r.H, 5*b.kit.UI.Size(24)) // both together in a high row
	r.Y, r.H = r.Y+(r.H-height)/2, height
	side := min(1.9*b.kit.UI.Size(24), r.W/3, 0.42*r.H)
	b.on.Add(b.kit.UI.FitBox(b.kit.Words.Signed(len(tiles)), gfx.SerifBold, 38, x, r.Y+0.27*r.H, 0.5, 3*side, 0.42*r.H, ui.Gain))
	for i, c := range tiles {
		at := table.Spot{X: x + (float64(i)-float64(len(tiles)-1)/2)*0.7*side, Y: r.Y + 0.74*r.H, Size: side}
		b.on.Add(look.Skin(table.Piece{Place: from, Tile: c}).At(at))
	}
}

// addFloorCost adds a floor line with its cost as the rules count it.
func (b pictureBuilder) addFloorCost(p picture, in stage.Rect) {
	k, run, sum := b.kit, b.book.run(p), 0
	var costs []string
	for _, n := range run.Costs() {
		sum += n
		costs = append(costs, k.Words.Signed(n))
	}
	text := 1.5 * k.UI.Size(34)
	line := stage.Rect{X: in.X, Y: in.Y, W: in.W, H: min(in.H-text, 0.2*in.W)}
	line.Y += max(0, (in.H-line.H-text)/3)
	b.addDetail(p, run, line)
	b.on.Add(k.UI.FitBox(strings.Join(costs, " ")+" = "+k.Words.Signed(sum), gfx.SerifBold, 34, in.X+in.W/2, line.Y+line.H+text/2, 0.5, in.W, text, ui.Loss))
}

// payment is a set of tiles that pays for a space, or does not, with the key of its caption.
type payment struct {
	from    engine.Place // where the tiles come from
	tiles   []engine.Tile
	key     string
	allowed bool
	look    table.Look
}

// payments returns what pays for the space of a step, and what does not.
func (b pictureBuilder) payments(run *lesson.Run) (all []payment) {
	look := b.table(run)
	right, refused := run.Offers()
	var o table.Option
	for i, m := range right {
		o = table.OptionOf(look, run.Position(), m)
		all = append(all, payment{o.From.From, o.Price, []string{"all", "jokers"}[min(i, 1)], true, look})
	}
	for range refused {
		jokers := slices.Repeat(o.Price[len(o.Price)-1:], len(o.Price))
		all = append(all, payment{o.From.From, jokers, "alone", false, look})
	}
	return all
}

// addPayments adds a picture and, beside or below it, a list of what pays for its space and what does not.
func (b pictureBuilder) addPayments(in stage.Rect) {
	p := b.page.pictures[0]
	run := b.book.run(p)
	detail, list, all := in, in, b.payments(run)
	if in.H > in.W {
		detail.H = 0.4 * in.H
		list.Y, list.H = in.Y+detail.H, in.H-detail.H
	} else {
		detail.W = 0.36 * in.W
		list.X, list.W = in.X+detail.W+20*b.kit.UI.Unit, in.W-detail.W-20*b.kit.UI.Unit
	}
	b.addDetail(p, run, detail)
	height := min(list.H, float64(len(all))*5.4*b.kit.UI.Size(20))
	list.Y, list.H = list.Y+(list.H-height)/4, height
	for i, each := range all {
		r := list.Row(i, len(all), 0)
		x := b.addPayment(each, r, min(0.8*r.H, 2.6*b.kit.UI.Size(20))) + 10*b.kit.UI.Unit
		b.on.Add(b.kit.UI.FitLines(b.caption(each.key), gfx.Serif, 20, stage.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H}, ui.Body))
	}
}

// addPayment adds a tick or a cross and the tiles of a payment, with a side, in the middle of the height of a row. It returns where they
// end.
func (b pictureBuilder) addPayment(p payment, r stage.Rect, side float64) (x float64) {
	sign, ink, row := "icon-confirm", ui.Gain, stage.Group("")
	if !p.allowed {
		sign, ink, row.Alpha = "icon-close", ui.Loss, 0.6
	}
	mark, x, y := b.kit.UI.Size(26), r.X+1.6*b.kit.UI.Size(26), r.Y+r.H/2
	for _, c := range p.tiles {
		row.Add(p.look.Skin(table.Piece{Place: p.from, Tile: c}).At(table.Spot{X: x + 0.33*side, Y: y, Size: side}))
		x += 0.68 * side
	}
	b.on.Add(stage.New("", &stage.Sprite{Name: sign, Tint: ink.Colour()}, r.X+0.5*mark, y, mark, mark), row)
	return x
}
