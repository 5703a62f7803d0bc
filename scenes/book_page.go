package scenes

import (
	"math"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// page lays a page out, with text as large as leaves its pictures as large as at 100 %. Where text would have to be much smaller than it is
// set, the sentences and the pictures have a leaf each.
func (f *opened) page(p topic, number int, r stage.Rect) (leaves []*stage.Node) {
	whole := func(f *opened) *stage.Node { return f.leaf(p, number, r, true, true) }
	if f.Kit.Zoom <= 1 || len(p.shows) == 0 {
		return append(leaves, whole(f))
	}
	d := f.b.formIn(f.sized(f.Kit.Design()).kit)
	design := picturesOf(d.leaf(p, number, d.room(0), true, true))
	if f.spread() > 1 {
		return append(leaves, f.showing(design, whole))
	}
	for _, share := range []float64{1, 0.9} { // of the text that is set
		s := f.Kit.Scale
		if s.Zoom = max(1, share*s.Zoom); picturesOf(whole(f.sized(s))).reach(design) {
			return append(leaves, whole(f.sized(s)))
		}
	}
	pictures := f.showing(design, func(f *opened) *stage.Node { return f.leaf(p, number, r, false, true) })
	return append(leaves, f.leaf(p, number, r, true, false), pictures)
}

// sized returns the same book with text of a scale.
func (f *opened) sized(s ui.Scale) *opened {
	k, sized := *f.Kit, *f
	k.Scale = s
	sized.Kit = &k
	return &sized
}

// showing returns what build makes with the largest text at which its pictures reach those of the design.
func (f *opened) showing(design bookPictures, build func(*opened) *stage.Node) *stage.Node {
	return f.Kit.LargestBy(func(s ui.Scale) *stage.Node { return build(f.sized(s)) },
		func(n *stage.Node) bool { return picturesOf(n).reach(design) })
}

// bookPictures is the number of tiles in the pictures of a leaf and the size of the largest, in pixels.
type bookPictures struct {
	tiles   int
	largest float64
}

// picturesOf returns the pictures below a node.
func picturesOf(root *stage.Node) (p bookPictures) {
	root.Walk(func(n *stage.Node) {
		if _, ok := n.Art.(*table.TileArt); ok {
			m := n.World()
			p.tiles, p.largest = p.tiles+1, max(p.largest, n.W*math.Hypot(m.A, m.C))
		}
	})
	return p
}

// reach reports whether pictures are as many and as large as those of a design.
func (p bookPictures) reach(design bookPictures) bool {
	return p.tiles == design.tiles && p.largest >= 0.995*design.largest
}

// leaf lays a leaf of a page out: number and title, sentences, pictures, and a way to try.
func (f *opened) leaf(p topic, number int, r stage.Rect, sentences, pictures bool) *stage.Node {
	g, u, title, first := stage.Group("page-"+p.name), f.Kit.Unit, f.Words.T("rules."+p.name), f.Words.Number(number)
	in := r.Grow(-min(50*u, 0.07*r.W))
	head := 1.3 * min(f.Kit.Size(38), 60*u*max(1, f.Kit.Growth()))
	wide := f.measure(gfx.SerifBold, 46, first)
	g.Add(f.Kit.Text(first, gfx.SerifBold, 46, in.X, in.Y+head/2, 0, ui.GoldDark).Says(stage.RoleSilent, ""),
		f.Kit.FitBox(title, gfx.SerifBold, 38, in.X+wide+16*u, in.Y+head/2, 0, in.W-wide-16*u, head, ui.Ink).Says(stage.RoleHeading, title),
		line(stage.Rect{X: in.X, Y: in.Y + head + 4*u, W: in.W}, 2*u, 0.7))
	in.Y, in.H = in.Y+head+14*u, in.H-head-14*u
	if sentences {
		in.H -= f.tries(g, p, in)
		text := f.text(g, p, in)
		in.Y, in.H = in.Y+text+8*u, in.H-text-8*u
	}
	if pictures && in.H > 90*u {
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
