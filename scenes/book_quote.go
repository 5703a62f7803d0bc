package scenes

import (
	"strings"
	"unicode/utf8"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// quotes lists the pages that were found, each with the words around what is sought.
func (f *opened) quotes(g *stage.Node, found []int, r stage.Rect) {
	line := max(f.Kit.Target(0), 1.6*f.Kit.Size(19))
	if n := float64(len(found)); n > 0 {
		line = min(line, r.H/n/2)
	}
	sought := strings.ToLower(strings.TrimSpace(f.b.sought))
	for i, page := range found {
		at := stage.Rect{X: r.X, Y: r.Y + float64(2*i)*line, W: r.W, H: line}
		g.Add(f.entry(page, at))
		at.Y += line
		f.quote(g, f.b.pages[page].words(f.Words.T), sought, at)
	}
}

// Of a quote: how many letters stand before what is sought, and the least size of the text in design units.
const (
	quoteBefore = 14
	quoteText   = 17.0
)

// quote writes the words around the first place where something is said, which is marked.
func (f *opened) quote(g *stage.Node, said, sought string, r stage.Rect) {
	before, hit, after, ok := around(said, sought)
	if !ok {
		return
	}
	u := f.Kit.Unit
	x, end, y := r.X+14*u, r.X+r.W-6*u, r.Y+r.H/2
	size := f.Kit.Size(quoteText)
	for _, part := range []struct {
		text string
		face gfx.Face
	}{{before, gfx.Serif}, {hit, gfx.SerifBold}, {after, gfx.Serif}} {
		text := f.Kit.Fonts.Cut(part.text, part.face, size, end-x)
		w, _ := f.Kit.Fonts.Measure(text, part.face, size)
		if part.face == gfx.SerifBold {
			g.Add(fill(0xFFD56B, 1, stage.Rect{X: x, Y: y - 0.6*size, W: w, H: 1.2 * size}))
		}
		if text != part.text && part.face == gfx.Serif && len(text) < len("…x") {
			return
		}
		g.Add(f.Kit.Text(text, part.face, quoteText, x, y, 0, ui.Ink))
		if x += w; text != part.text {
			return
		}
	}
}

// around are the words before and after the first place where something is said, beginning at a word; not ok where it is not said.
func around(said, sought string) (before, hit, after string, ok bool) {
	low := strings.ToLower(said)
	at := strings.Index(low, sought)
	if at < 0 || len(low) != len(said) { // letters that grow when they are small are not marked
		return "", "", "", false
	}
	before, hit, after = said[:at], said[at:at+len(sought)], said[at+len(sought):]
	if n := utf8.RuneCountInString(before); n > quoteBefore {
		runes := []rune(before)
		before = string(runes[n-quoteBefore:])
		if _, rest, cut := strings.Cut(before, " "); cut {
			before = "… " + rest
		}
	}
	return before, hit, after, true
}
