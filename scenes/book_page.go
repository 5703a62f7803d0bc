package scenes

import (
	"math"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
)

// page lays a page out: number and title, sentences, pictures, and a way to try.
func (f *opened) page(p topic, number int, r stage.Rect) *stage.Node {
	g, u, title, first := stage.Group("page-"+p.name), f.Kit.Unit, f.Words.T("rules."+p.name), f.Words.Number(number)
	in := r.Grow(-min(50*u, 0.07*r.W))
	head := 1.3 * min(f.Kit.Size(38), 60*u*max(1, f.Kit.Growth()))
	wide := f.measure(gfx.SerifBold, 46, first)
	g.Add(f.Kit.Text(first, gfx.SerifBold, 46, in.X, in.Y+head/2, 0, ui.GoldDark).Says(stage.RoleSilent, ""),
		f.Kit.FitBox(title, gfx.SerifBold, 38, in.X+wide+16*u, in.Y+head/2, 0, in.W-wide-16*u, head, ui.Ink).Says(stage.RoleHeading, title),
		line(stage.Rect{X: in.X, Y: in.Y + head + 4*u, W: in.W}, 2*u, 0.7))
	in.Y, in.H = in.Y+head+14*u, in.H-head-14*u
	in.H -= f.tries(g, p, in)
	text := f.text(g, p, in)
	in.Y, in.H = in.Y+text+8*u, in.H-text-8*u
	if in.H > 90*u {
		exhibit{f, g, p}.examples(in)
	}
	return g
}

// text writes the sentences of a page at the head of what is left of it, and returns the height that they take. Several paragraphs stand
// behind rhombs.
func (f *opened) text(g *stage.Node, p topic, in stage.Rect) (height float64) {
	parts := strings.Split(f.Words.T("rules."+p.name+".text"), "\n")
	if len(parts) > 1 {
		return f.paragraphs(g, parts, in)
	}
	in.H = min(in.H, f.high(parts[0], 22, in.W))
	g.Add(f.Kit.FitLines(parts[0], gfx.Serif, 22, in, ui.Body))
	return in.H
}

// paragraphs share out a room, as much as each asks for.
func (f *opened) paragraphs(g *stage.Node, parts []string, in stage.Rect) float64 {
	dot := 0.5 * f.Kit.Size(22)
	indent := 2 * dot
	var high []float64
	sum := 0.0
	for _, p := range parts {
		h := f.high(p, 22, in.W-indent) + 0.6*f.Kit.Size(22)
		high, sum = append(high, h), sum+h
	}
	share, y := min(1, in.H/sum), in.Y
	for i, p := range parts {
		h := high[i] * share
		mark := stage.New("", &stage.Fill{Colour: gfx.Hex(ui.GoldDark)}, in.X+dot/2, y+0.65*f.Kit.Size(22)*share, 0.7*dot, 0.7*dot)
		mark.Turn = math.Pi / 4
		g.Add(mark, f.Kit.FitLines(p, gfx.Serif, 22, stage.Rect{X: in.X + indent, Y: y, W: in.W - indent, H: h - 0.5*f.Kit.Size(22)*share}, ui.Body))
		y += h
	}
	return y - in.Y
}

// tries offers the lesson of a page at its foot, and returns the height that this takes.
func (f *opened) tries(g *stage.Node, p topic, in stage.Rect) float64 {
	course, at, ok := f.b.lessonOf(p.lesson)
	if !ok {
		return 0
	}
	row, u, word := f.Kit.Row(48, 20), f.Kit.Unit, f.Words.T("rules.try")
	wide := min(in.W, f.measure(gfx.Serif, 20, word)+60*u)
	r := stage.Rect{X: in.X + in.W - wide, Y: in.Y + in.H - row, W: wide, H: row}
	g.Add(f.Kit.Button("try-"+p.name, word, true, r, func() { f.c.Go(route.Lesson{Course: course, At: at}) }).
		Says(stage.RoleButton, word+": "+f.Words.T("rules."+p.name)))
	return row + 10*u
}

// lessonOf finds a lesson by its name.
func (b *book) lessonOf(name string) (course string, at int, ok bool) {
	for _, c := range b.courses {
		for i, l := range c.Lessons {
			if l.Name == name {
				return c.Name, i, true
			}
		}
	}
	return "", 0, false
}
