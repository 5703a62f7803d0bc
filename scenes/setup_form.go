package scenes

import (
	"fmt"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/wall"
)

// form is the set-up as it is laid out on the wall: cards with the games, seats, and rows of what else is chosen. Lengths are in pixels.
type form struct {
	kit
	s         *setup
	under, on *stage.Node // slabs and the table, and all that lies there
	x, y      float64     // where the next row begins
	width     float64     // of a row
	word      float64     // what the word before a row takes of it, 0 for none
	row       float64     // the height of what stands in a row
	stacked   bool        // words stand above their rows
}

func newForm(s *setup, k kit) *form {
	return &form{kit: k, s: s, under: stage.Group("under").Says(stage.RoleSilent, ""), on: stage.Group("form")}
}

// all is the form beside the border of the wall.
func (f *form) all() *stage.Node {
	strip, _ := wall.Strip(f.c)
	return stage.Group("setup").Add(strip, f.under, f.on)
}

// title names the screen, in letters of a size, in a room.
func (f *form) title(r stage.Rect, units, align float64) {
	word := f.Words.T("setup.title")
	f.on.Add(f.Kit.FitBox(word, gfx.SerifBold, units, r.X+align*r.W, r.Y+r.H/2, align, r.W, r.H, ui.Ink).Says(stage.RoleTitle, word))
}

// next is the room of the next row, without its word; it goes on by a height.
func (f *form) next(height float64) stage.Rect {
	r := stage.Rect{X: f.x + f.word, Y: f.y, W: f.width - f.word, H: f.row}
	f.y += height + f.Kit.Gap(18)
	return r
}

// label is the word before the row that comes next, or above it.
func (f *form) label(text string) {
	switch {
	case f.stacked:
		f.on.Add(f.Kit.FitText(text, gfx.SerifBold, 20, f.x, f.y+0.6*f.Kit.Size(20), 0, f.width, ui.Ink).Says(stage.RoleSilent, ""))
		f.y += 1.5 * f.Kit.Size(20)
	case f.word > 0:
		f.on.Add(f.Kit.FitText(text, gfx.Serif, 20, f.x, f.y+f.row/2, 0, f.word-8*f.Kit.Unit, ui.Ink).Says(stage.RoleSilent, ""))
	}
}

// choice adds a row of options behind their word, and returns it.
func (f *form) choice(name, word string, options []string, at int, change func(int)) *ui.Choice {
	f.label(word)
	c := f.Kit.Choice(name, word, options, at, f.next(0), change)
	f.y += c.Height
	f.on.Add(c.Node)
	return c
}

// inFewRows calls build with text as large as lets each of some lists of options take no more rows of a width than at 100 %.
func (f *form) inFewRows(width float64, lists [][]string, build func()) {
	set := f.Kit.Scale
	high := func(s ui.Scale) (sum float64) {
		f.Kit.Scale = s
		for _, options := range lists {
			sum += f.Kit.Choice("", "", options, 0, stage.Rect{W: width, H: f.row}, nil).Height
		}
		return sum
	}
	most, at := high(set.Design()), set
	for at.Zoom > 1 && high(at) > most {
		at = at.Smaller()
	}
	f.Kit.Scale = at
	build()
	f.Kit.Scale = set
}

// notes returns what the sides of a box are called.
func (f *form) notes(sides []*games.Game) []string {
	return mapped(sides, func(g *games.Game) string { return f.Words.T(g.Note) })
}

// sides is the choice among the sides of a box, of which one is shown.
func (f *form) sides(name string, sides []*games.Game, shown *games.Game) {
	word := f.Words.T("setup.side")
	c := f.choice(name, word, f.notes(sides), slices.Index(sides, shown), func(i int) { f.s.play(f.c, sides[i]) })
	c.Voice.Name = f.Words.T("told.pile", f.Words.T(shown.Title), word) // each box has sides
}

// seats lays the set-up out for a number of seats, without a row of emblems.
func (f *form) seats(n int) {
	f.s.Seats, f.s.dressed = n, -1
	f.s.Layout(f.c)
}

// seldom is what is seldom changed, on a slab over a room: the rows of the seat that starts and of the seed, so far from its edges, with words and
// the seed so wide in units.
func (f *form) seldom(room stage.Rect, side, top, word, wide float64) {
	u := f.Kit.Unit
	f.under.Add(f.slab("slab-blue", room))
	f.x, f.y, f.width, f.word = room.X+side*u, room.Y+top*u, room.W-2*side*u, word*u
	f.seldomRows(wide * u)
}

// seldomRows are the rows of the seat that starts and of the seed, of a width.
func (f *form) seldomRows(wide float64) {
	s, starts := f.s, []string{f.Words.T("setup.random")}
	for i := range s.Seats {
		starts = append(starts, fmt.Sprint(i+1))
	}
	f.choice("start", f.Words.T("setup.start"), starts, min(s.Seating.Start, s.Seats-1)+1, func(i int) { s.Seating.Start = i - 1 })
	f.label(f.Words.T("setup.seed"))
	seed := f.next(f.row)
	seed.W = wide
	f.on.Add(f.Kit.Field("seed", f.Words.T("setup.seed"), s.Seating.Seed, 20, seed, func(text string) { s.Seating.Seed = text }).Node)
}

// named adds the emblem and the name of a seat.
func (f *form) named(i int, emblem, name stage.Rect) {
	p := &f.s.Seating.Players[i]
	f.on.Add(f.emblem(i, emblem),
		f.Kit.Field(fmt.Sprintf("name-%d", i), f.Words.T("setup.name", i+1), p.Name, 16, name, func(text string) { p.Name = text }).Node)
}

// back is the way back to the title.
func (f *form) back(r stage.Rect) {
	f.on.Add(f.Kit.Button("back", f.Words.T("setup.back"), false, r, func() { f.c.Go(route.Title{}) }).Node)
}

// begin is the way to the table, in letters of a size.
func (f *form) begin(r stage.Rect, units float64) {
	f.on.Add(f.Kit.Button("start-game", f.Words.T("setup.play"), true, r, func() { f.s.start(f.c) }).Lettered(units).Node)
}
