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
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// cases lays examples with captions out: in rows, each with its words and what it counts beside it, or three boards side by side with both
// below them, where they are not the larger below each other.
func (f exhibit) cases(g *stage.Node, p topic, in stage.Rect) {
	gap := 14 * f.Unit
	n := float64(len(p.shows))
	in.H = min(in.H, n*0.55*in.W) // together on a high page
	high := in.H > 1.2*in.W
	for i, e := range p.shows {
		if e.crop == wallOnly && !high {
			f.column(g, p, e, stage.Rect{X: in.X + float64(i)*(in.W+gap)/n, Y: in.Y, W: (in.W+gap)/n - gap, H: in.H})
			continue
		}
		r := stage.Rect{X: in.X, Y: in.Y + float64(i)*in.H/n, W: in.W, H: in.H / n}
		if i > 0 {
			g.Add(stage.Box("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark).Fade(0.3)}, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: max(1, f.Unit)}))
		}
		if e.crop == wallOnly {
			f.beside(g, p, e, r)
		} else {
			f.row(g, p, e, r)
		}
	}
}

// row is a picture with its words to the right, and what it counts at the end.
func (f exhibit) row(g *stage.Node, p topic, e example, r stage.Rect) {
	u := f.Unit
	picture := stage.Rect{X: r.X, Y: r.Y + 6*u, W: min(0.4*r.W, 1.5*r.H), H: r.H - 12*u}
	run := f.b.run(e)
	f.detail(g, e, run, picture)
	figure := 0.2 * r.W
	coin := max(24*u, f.Floor()) // which may stand beside the picture
	words := stage.Rect{X: r.X + picture.W + coin, Y: r.Y, W: r.W - picture.W - figure - coin - 12*u, H: r.H}
	f.captions(g, "rules."+p.name+"."+e.key, words)
	count := stage.Rect{X: r.X + r.W - figure, Y: r.Y, W: figure, H: r.H}
	if tiles := f.won(run); len(tiles) > 0 {
		f.prize(g, run, tiles, count)
		return
	}
	x, y := count.Middle()
	g.Add(f.FitBox(f.points(run), gfx.SerifBold, 38, x, y, 0.5, count.W, count.H, ui.Gain))
}

// captions writes a title and what is to be said of it, in the middle of a room.
func (f exhibit) captions(g *stage.Node, key string, r stage.Rect) {
	title, text := f.c.Words.T(key), f.c.Words.T(key+".text")
	head := 1.35 * f.Size(24)
	lines := f.Fonts.Wrap(text, gfx.Serif, f.Size(20), r.W)
	high := min(r.H-head, float64(len(lines))*1.3*f.Size(20))
	y := r.Y + (r.H-head-high)/2
	g.Add(f.FitBox(title, gfx.SerifBold, 24, r.X, y+head/2, 0, r.W, head, ui.Ink),
		f.FitLines(text, gfx.Serif, 20, stage.Rect{X: r.X, Y: y + head, W: r.W, H: high}, ui.Body))
}

// column is a picture with what it brings and its words below it.
func (f exhibit) column(g *stage.Node, p topic, e example, r stage.Rect) {
	foot := f.foot()
	side := min(r.W, r.H-foot)
	r.Y, r.H = r.Y+max(0, (r.H-side-foot)/4), side+foot
	f.detail(g, e, f.b.run(e), stage.Rect{X: r.X, Y: r.Y, W: r.W, H: side})
	f.brings(g, p, e, stage.Rect{X: r.X, Y: r.Y + side, W: r.W, H: foot})
}

// beside is a picture with what it brings and its words at its right.
func (f exhibit) beside(g *stage.Node, p topic, e example, r stage.Rect) {
	side, foot := min(0.52*r.W, r.H-28*f.Unit), f.foot()
	f.detail(g, e, f.b.run(e), stage.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side})
	f.brings(g, p, e, stage.Rect{X: r.X + side, Y: r.Y + (r.H-foot)/2, W: r.W - side, H: foot})
}

// foot is the height of what a picture brings, and two lines of words below it.
func (f exhibit) foot() float64 { return 1.4*f.Size(38) + 2.7*f.Size(20) }

// brings writes what the end brings, and the words for it below.
func (f exhibit) brings(g *stage.Node, p topic, e example, r stage.Rect) {
	x, y := r.X+r.W/2, r.Y+0.7*f.Size(38)
	points := f.b.run(e).Position().Points(0, e.from)
	g.Add(f.FitBox(f.c.Words.Signed(points), gfx.SerifBold, 38, x, y, 0.5, r.W, 1.4*f.Size(38), ui.Gain))
	words, _ := f.Lines(f.c.Words.T("rules."+p.name+"."+e.key), gfx.Serif, 20, x, y+0.7*f.Size(38)+0.7*f.Size(20), r.W, 0.5, ui.Body)
	g.Add(words)
}

// detail draws the part of a board that a case is about, with its runs in brackets or its places lit.
func (f exhibit) detail(g *stage.Node, e example, run *lesson.Run, r stage.Rect) {
	look := games.Find(f.b.all, run.Game).Table()
	frame := table.Frame{Kit: f.Kit, Words: f.c.Words, Lettered: f.c.Settings.Letters}
	picture, spot := board.Detail(look, frame, run.Position(), seatOf(run), e.crop.places(run), r.Grow(-8*f.Unit))
	g.Add(picture)
	if scored, ok := run.Scored(); ok {
		brackets, _ := table.Brackets(f.Kit, look, scored)
		brackets.X, brackets.Y = picture.X, picture.Y
		g.Add(brackets)
		return
	}
	lit := run.Step().At
	if right, _ := run.Offers(); len(right) > 1 { // several ways to pay for one space
		_, to := look.Ends(run.Position(), right[0])
		lit = []engine.Place{to}
	}
	f.light(g, look, lit, spot)
}

// won are the tiles that the step takes from the supply.
func (f exhibit) won(run *lesson.Run) []engine.Tile {
	look, pos := games.Find(f.b.all, run.Game).Table(), run.Position()
	d, m := look.MultiPick(pos), run.Shown()
	if d == nil || m == engine.NoMove || d.From.Zone != engine.Supply {
		return nil
	}
	return d.Picks(m)
}

// prize shows how many tiles an ornament brings, and some.
func (f exhibit) prize(g *stage.Node, run *lesson.Run, tiles []engine.Tile, r stage.Rect) {
	look := games.Find(f.b.all, run.Game).Table()
	x, _ := r.Middle()
	high := min(r.H, 5*f.Size(24)) // both stay together in a high row
	r.Y, r.H = r.Y+(r.H-high)/2, high
	side := min(1.9*f.Size(24), r.W/3, 0.42*r.H)
	g.Add(f.FitBox(f.c.Words.Signed(len(tiles)), gfx.SerifBold, 38, x, r.Y+0.27*r.H, 0.5, 3*side, 0.42*r.H, ui.Gain))
	for i, c := range tiles {
		skin := look.Skin(table.Piece{Place: engine.Place{Zone: engine.Supply}, Tile: c})
		g.Add(skin.Node("", &table.TileArt{Skin: skin}, table.Spot{X: x + (float64(i)-float64(len(tiles)-1)/2)*0.7*side, Y: r.Y + 0.74*r.H, Size: side}))
	}
}

// payments lists what pays for a space, each with a tick, and what does not, with a cross.
func (f exhibit) payments(g *stage.Node, p topic, in stage.Rect) {
	e := p.shows[0]
	run := f.b.run(e)
	look := games.Find(f.b.all, run.Game).Table()
	right, refused := run.Offers()
	picture := stage.Rect{X: in.X, Y: in.Y, W: 0.36 * in.W, H: in.H}
	if in.H > in.W {
		picture = stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 0.4 * in.H}
	}
	f.detail(g, e, run, picture)
	rows := stage.Rect{X: picture.X + picture.W + 20*f.Unit, Y: in.Y, W: in.W - picture.W - 20*f.Unit, H: in.H}
	if in.H > in.W {
		rows = stage.Rect{X: in.X, Y: in.Y + picture.H, W: in.W, H: in.H - picture.H}
	}
	high := min(rows.H/float64(len(right)+len(refused)), 5.4*f.Size(20))
	rows.Y += (rows.H - high*float64(len(right)+len(refused))) / 4
	var tiles []engine.Tile
	for i, m := range right {
		tiles = look.Price(run.Position(), m)
		words := f.c.Words.T("rules." + p.name + "." + []string{"all", "jokers"}[min(i, 1)])
		f.payment(g, look, tiles, words, true, stage.Rect{X: rows.X, Y: rows.Y + float64(i)*high, W: rows.W, H: high})
	}
	for i := range refused {
		alone := slices.Repeat(tiles[len(tiles)-1:], len(tiles)) // jokers
		f.payment(g, look, alone, f.c.Words.T("rules."+p.name+".alone"), false, stage.Rect{X: rows.X, Y: rows.Y + float64(len(right)+i)*high, W: rows.W, H: high})
	}
}

// payment is a row of tiles behind a sign, with words beside them.
func (f exhibit) payment(g *stage.Node, look table.Look, tiles []engine.Tile, words string, right bool, r stage.Rect) {
	side := min(0.8*r.H, 2.6*f.Size(20))
	sign, ink, alpha := "icon-confirm", uint32(ui.Gain), 1.0
	if !right {
		sign, ink, alpha = "icon-close", ui.Loss, 0.6
	}
	y := r.Y + r.H/2
	row := stage.Group("")
	row.Alpha = alpha
	x := r.X + 1.6*f.Size(26)
	for _, c := range tiles {
		skin := look.Skin(table.Piece{Place: engine.Place{Zone: engine.Hand}, Tile: c})
		row.Add(skin.Node("", &table.TileArt{Skin: skin}, table.Spot{X: x + 0.33*side, Y: y, Size: side}))
		x += 0.68 * side
	}
	x += 10 * f.Unit
	g.Add(stage.New("", &stage.Sprite{Name: sign, Tint: gfx.Hex(ink)}, r.X+0.5*f.Size(26), y, f.Size(26), f.Size(26)), row,
		f.FitLines(words, gfx.Serif, 20, middle(f, words, stage.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H}), ui.Body))
}

// middle is the room that words take in the middle of a higher one.
func middle(f exhibit, words string, r stage.Rect) stage.Rect {
	high := min(r.H, float64(len(f.Fonts.Wrap(words, gfx.Serif, f.Size(20), r.W)))*1.3*f.Size(20))
	return stage.Rect{X: r.X, Y: r.Y + (r.H-high)/2, W: r.W, H: high}
}

// floor draws a floor line with what it will cost in all, as the rules count it.
func (f exhibit) floor(g *stage.Node, e example, in stage.Rect) {
	run := f.b.run(e)
	costs := run.Costs()
	sum := 0
	var parts []string
	for _, n := range costs {
		sum += n
		parts = append(parts, f.c.Words.Signed(n))
	}
	high := 1.5 * f.Size(34)
	strip := stage.Rect{X: in.X, Y: in.Y, W: in.W, H: min(in.H-high, 0.2*in.W)}
	strip.Y += max(0, (in.H-strip.H-high)/3)
	f.detail(g, e, run, strip)
	g.Add(f.FitBox(strings.Join(parts, " ")+" = "+f.c.Words.Signed(sum), gfx.SerifBold, 34, in.X+in.W/2, strip.Y+strip.H+high/2, 0.5, in.W, high, ui.Loss))
}
