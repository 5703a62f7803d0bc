package scenes

import (
	"fmt"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/wall"
)

// build lays the set-up out on a sheet, where a window has no room for cards: what concerns the box, and who sits at the table, beside each other
// in a wide window and below each other in a tall one. It returns the height of the sheet, too.
func (s *setup) build(k kit) (*stage.Node, float64) {
	c, title, u, wide := k.c, k.T("setup.title"), k.Unit, k.c.W >= k.c.H
	sheetW := min(c.W-24*u, 1514*u)
	boxW, rest := 510*u, sheetW-682*u
	if !wide {
		sheetW = min(c.W-24*u, 860*u)
		boxW = sheetW - 108*u
		rest = boxW
	}
	left, top := (c.W-sheetW)/2, k.Gap(100)
	f := &form{kit: k, s: s, on: stage.Group("form"), x: left + 56*u, y: top, width: boxW, row: k.Row(48, 20)}
	f.box()
	low := f.y
	f.x, f.width = left+sheetW-56*u-rest, rest
	if wide {
		f.y = top
	} else {
		f.y += k.Gap(18)
		f.on.Add(line(stage.Rect{X: f.x, Y: f.y - k.Gap(18), W: f.width}, u, 0.35))
	}
	seats := f.y
	for i := range s.seats {
		f.seat(i)
	}
	f.y = max(f.y, low, seats+4*(2*f.row+k.Gap(24))) // as high for fewer seats
	button := k.Row(58, 22)
	height := f.y + k.Gap(20) + button + k.Gap(36)
	if wide {
		f.on.Add(fill(ui.GoldDark, 0.35, stage.Rect{X: left + 56*u + boxW + 30*u, Y: top, W: max(1, u), H: f.y - top - k.Gap(24)}))
	}
	f.on.Add(k.FitBox(title, gfx.SerifBold, 36, c.W/2, k.Gap(50), 0.5, boxW, k.Gap(80), ui.Ink).Says(stage.RoleTitle, title))
	way := stage.Rect{X: c.W/2 - 264*u, Y: height - k.Gap(36) - button, W: 240 * u, H: button}
	f.back(way)
	way.X = c.W/2 + 24*u
	f.begin(way, 22)
	f.on.Y = (c.H - height) / 2
	strip, _ := wall.Strip(c)
	sheet := stage.Box("sheet", stage.Slab("sheet", u, 0), stage.Rect{X: left, Y: f.on.Y, W: sheetW, H: height})
	return stage.Group("setup").Add(strip, sheet, f.on), height
}

// box is the rows that say what is played and how it is dealt.
func (f *form) box() {
	for _, key := range []string{"setup.game", "setup.side", "setup.seats", "setup.start", "setup.seed", "setup.jokers"} {
		f.word = min(f.width*0.3, max(f.word, 104*f.Unit, f.measure(gfx.Serif, 20, f.T(key))+16*f.Unit))
	}
	f.which()
	f.choice("seats", f.T("setup.seats"), []string{"2", "3", "4"}, f.s.seats-2, func(i int) { f.seats(i + 2) })
	f.deal(min(f.width-f.word, 260*f.Unit*f.Spread(20)))
	f.jokers()
}

// which is the rows of game and side.
func (f *form) which() {
	boxes, now, at := f.boxes(), f.s.game(), 0
	var titles []string
	for i, sides := range boxes {
		titles = append(titles, f.T(sides[0].Title))
		if slices.Contains(sides, now) {
			at = i
		}
	}
	f.choice("game", f.T("setup.game"), titles, at, func(i int) { f.play(boxes[i][0]) })
	f.sides("side", boxes[at], now)
}

// seat is the rows of one seat: emblem, name and character, and below them who plays. Where text is large in a wide window, name and
// player stand in one row, and there is no room for the character.
func (f *form) seat(i int) {
	u, x, y, p := f.Unit, f.x, f.y, &f.s.seating.Players[i]
	beside := f.Growth() > 1 && f.c.W >= f.c.H
	name := stage.Rect{X: x + f.row*1.3, Y: y, W: 220 * u, H: f.row}
	row := stage.Rect{X: x, Y: y + f.row + f.Gap(8), W: f.width, H: f.Row(44, 18)}
	character := stage.Rect{X: name.X + name.W + 18*u, Y: y - 3*u, H: f.row + 6*u}
	character.W = x + f.width - character.X
	if beside {
		row.X += f.row*1.3 + name.W + 10*u
		row.Y, row.W = y, x+f.width-row.X
	}
	f.named(i, stage.Rect{X: x, Y: y, W: f.row, H: f.row}, name)
	if f.emblems(i, row) {
		f.y = row.Y + row.H + f.Gap(24)
		return
	}
	tell := func(string) {}
	if !beside {
		tell = f.character(character)
	}
	ids, words := f.levels(i)
	choice := f.Choice(fmt.Sprintf("level-%d", i), f.T("setup.who", i+1), words, max(0, slices.Index(ids, p.Level)), row, func(j int) {
		p.Level = ids[j]
		tell(p.Level)
	})
	choice.Peek(func(j int) {
		if j < 0 {
			tell(p.Level)
			return
		}
		tell(ids[j])
	})
	f.on.Add(choice.Node)
	tell(p.Level)
	f.y = row.Y + choice.Height + f.Gap(24)
}
