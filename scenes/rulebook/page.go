package rulebook

import (
	"math"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// build lays a page out in a rectangle, with the largest text at which its pictures are no smaller than at 100 %. Where text would have to
// be much smaller than it is set, and only one page is open, sentences and pictures get a subpage each.
func (b *book) build(l *layout, p page, number int, r stage.Rect) (subpages []*stage.Node) {
	k := l.kit
	whole := func(k dialog.Kit) *stage.Node { return b.subpage(k, p, number, r, true, true) }
	if k.UI.Zoom <= 1 || len(p.pictures) == 0 {
		return append(subpages, whole(k))
	}
	design := withScale(k, k.UI.Design())
	designRect := newLayout(design, b.contentsLines()).page(0)
	want := measureTiles(b.subpage(design, p, number, designRect, true, true))
	if l.spread() > 1 {
		return append(subpages, largestWithTiles(k, want, whole))
	}
	for _, share := range []float64{1, 0.9} { // of the text size that is set
		scale := k.UI.Scale
		scale.Zoom = max(1, share*scale.Zoom)
		if measureTiles(whole(withScale(k, scale))).reaches(want) {
			return append(subpages, whole(withScale(k, scale)))
		}
	}
	pictures := largestWithTiles(k, want, func(k dialog.Kit) *stage.Node { return b.subpage(k, p, number, r, false, true) })
	return append(subpages, b.subpage(k, p, number, r, true, false), pictures)
}

// withScale returns the kit with text of a scale.
func withScale(k dialog.Kit, s ui.Scale) dialog.Kit {
	scaled := *k.UI
	scaled.Scale = s
	return dialog.Kit{UI: &scaled, Words: k.Words, Context: k.Context}
}

// largestWithTiles returns what build returns with the largest text at which its tiles are as many and as large as wanted.
func largestWithTiles(k dialog.Kit, want tiles, build func(dialog.Kit) *stage.Node) *stage.Node {
	return k.UI.LargestBy(func(s ui.Scale) *stage.Node { return build(withScale(k, s)) },
		func(n *stage.Node) bool { return measureTiles(n).reaches(want) })
}

// tiles is the number of tiles in the pictures of a page and the width of the largest in pixels.
type tiles struct {
	number  int
	largest float64
}

// measureTiles measures the tiles below a node.
func measureTiles(root *stage.Node) (t tiles) {
	root.Walk(func(n *stage.Node) {
		if _, ok := n.Art.(*table.TileArt); ok {
			m := n.World()
			t.number, t.largest = t.number+1, max(t.largest, n.W*math.Hypot(m.A, m.C))
		}
	})
	return t
}

// reaches reports whether the tiles are as many and as large as wanted.
func (t tiles) reaches(want tiles) bool {
	return t.number == want.number && t.largest >= 0.995*want.largest
}

// subpage lays a page out, or only its sentences or its pictures: number and title, sentences, pictures, and the button that opens its
// lesson.
func (b *book) subpage(k dialog.Kit, p page, number int, r stage.Rect, sentences, pictures bool) *stage.Node {
	g, u, title, first := stage.Group("page-"+p.name), k.UI.Unit, k.Words.T("rules."+p.name), k.Words.Number(number)
	in := r.Grow(-min(50*u, 0.07*r.W))
	head := 1.3 * min(k.UI.Size(38), 60*u*max(1, k.UI.Growth()))
	width := k.TextWidth(gfx.SerifBold, 46, first)
	g.Add(k.UI.Text(first, gfx.SerifBold, 46, in.X, in.Y+head/2, 0, ui.Gold).Says(stage.RoleSilent, ""),
		k.UI.FitBox(title, gfx.SerifBold, 38, in.X+width+16*u, in.Y+head/2, 0, in.W-width-16*u, head, ui.Ink).Says(stage.RoleHeading, title),
		dialog.Divider(stage.Rect{X: in.X, Y: in.Y + head + 4*u, W: in.W}, 2*u, 0.7))
	in.Y, in.H = in.Y+head+14*u, in.H-head-14*u
	if sentences {
		in.H -= b.addTry(k, g, p, in)
		text := addText(k, g, p, in)
		in.Y, in.H = in.Y+text+8*u, in.H-text-8*u
	}
	if pictures && in.H > 90*u {
		pictureBuilder{k, b, p, g}.addAll(in)
	}
	return g
}

// addText adds the sentences of a page at the top of a rectangle, and returns their height.
func addText(k dialog.Kit, g *stage.Node, p page, in stage.Rect) (height float64) {
	paragraphs := strings.Split(k.Words.T("rules."+p.name+".text"), "\n")
	if len(paragraphs) > 1 {
		return addParagraphs(k, g, paragraphs, in)
	}
	in.H = min(in.H, k.TextHeight(paragraphs[0], 22, in.W))
	g.Add(k.UI.FitLines(paragraphs[0], gfx.Serif, 22, in, ui.Body))
	return in.H
}

// addParagraphs adds paragraphs behind golden marks. Where they have no room, all are lower in proportion.
func addParagraphs(k dialog.Kit, g *stage.Node, paragraphs []string, in stage.Rect) float64 {
	dot := 0.5 * k.UI.Size(22)
	indent := 2 * dot
	var heights []float64
	sum := 0.0
	for _, p := range paragraphs {
		h := k.TextHeight(p, 22, in.W-indent) + 0.6*k.UI.Size(22)
		heights, sum = append(heights, h), sum+h
	}
	share, y := min(1, in.H/sum), in.Y
	for i, p := range paragraphs {
		h := heights[i] * share
		g.Add(bullet(in.X+dot/2, y+0.65*k.UI.Size(22)*share, 0.7*dot),
			k.UI.FitLines(p, gfx.Serif, 22, stage.Rect{X: in.X + indent, Y: y, W: in.W - indent, H: h - 0.5*k.UI.Size(22)*share}, ui.Body))
		y += h
	}
	return y - in.Y
}

// bullet returns the mark before a paragraph, around a point.
func bullet(x, y, side float64) *stage.Node {
	mark := stage.New("", &stage.Fill{Colour: ui.Gold.Colour()}, x, y, side, side)
	mark.Turn = math.Pi / 4
	return mark
}

// addTry adds the button that opens the lesson of a page at the foot of a rectangle, and returns the height that it takes, 0 for a page
// without a lesson.
func (b *book) addTry(k dialog.Kit, g *stage.Node, p page, in stage.Rect) float64 {
	course, at, ok := b.lessonOf(p.lesson)
	if !ok {
		return 0
	}
	row, u, label := k.UI.Row(48, 20), k.UI.Unit, k.Words.T("rules.try")
	width := min(in.W, k.TextWidth(gfx.Serif, 20, label)+60*u)
	r := stage.Rect{X: in.X + in.W - width, Y: in.Y + in.H - row, W: width, H: row}
	g.Add(k.UI.Button("try-"+p.name, label, true, r, func() { k.Context.Go(route.Lesson{Course: course, At: at}) }).
		Says(stage.RoleButton, label+": "+k.Words.T("rules."+p.name)))
	return row + 10*u
}
