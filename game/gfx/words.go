package gfx

import (
	"math"
	"strings"
)

type wordKey struct {
	text string
	face Face
	size float64
}

// Word returns a line of text set in white, size in pixels. The patch begins at the line's origin and is as high as the line.
func (p *Pages) Word(s string, face Face, size float64) Patch {
	size = math.Round(size*4) / 4
	key := wordKey{s, p.fonts.shown(face), size}
	if patch, ok := p.words[key]; ok {
		return patch
	}
	patch := p.set(s, face, size)
	p.words[key] = patch
	return patch
}

func (p *Pages) set(s string, face Face, size float64) Patch {
	advance, height := p.fonts.Measure(s, face, size)
	w, h := int(math.Ceil(advance))+2*overhang, int(math.Ceil(height))
	if s == "" || w > 4*pageSize {
		return Patch{}
	}
	patch := p.room(w, h)
	p.fonts.draw(patch.image(), s, face, float64(patch.X+overhang), float64(patch.Y), size)
	return patch
}

// overhang is the room in pixels for glyphs that reach beyond their advance.
const overhang = 2

// Text draws a line of text with its left end (align 0), middle (0.5) or right end (1) at x and its middle at y, in pixels.
func (c *Canvas) Text(s string, face Face, size, x, y, align float64, tint Colour) {
	p := c.Pages.Word(s, face, size)
	w, h := float64(p.W), float64(p.H)
	x0, y0 := math.Round(x-overhang-(w-2*overhang)*align), math.Round(y-h/2)
	c.Quad(p, Identity(), x0, y0, w, h, tint)
}

// TextAt draws like Text, at the origin of m and turned and scaled with it.
func (c *Canvas) TextAt(m Affine, s string, face Face, size, align float64, tint Colour) {
	p := c.Pages.Word(s, face, size)
	w, h := float64(p.W), float64(p.H)
	c.Quad(p, m, -overhang-(w-2*overhang)*align, -h/2, w, h, tint)
}

// Wrap breaks text into lines no wider than width pixels, at spaces that may be broken at and line ends.
func (f *Fonts) Wrap(s string, face Face, size, width float64) []string {
	var lines []string
	for _, par := range strings.Split(s, "\n") {
		words := strings.FieldsFunc(par, func(r rune) bool { return r == ' ' })
		par = strings.Join(words, " ")
		whole, _ := f.Measure(par, face, size)
		if len(words) < 2 || whole <= width {
			lines = append(lines, par)
			continue
		}
		share := width / whole * float64(len(par)) // the bytes of an average line
		for len(words) > 0 {
			line := f.line(words, face, size, width, share)
			lines, words = append(lines, strings.Join(line, " ")), words[len(line):]
		}
	}
	return lines
}

// line returns the first words that fit into width pixels, at least one. Measuring is slow, so the search starts from a guess: the words
// that fit into share bytes.
func (f *Fonts) line(words []string, face Face, size, width, share float64) []string {
	fits := func(n int) bool {
		w, _ := f.Measure(strings.Join(words[:n], " "), face, size)
		return w <= width
	}
	n, bytes := 1, len(words[0])
	for n < len(words) && float64(bytes+1+len(words[n])) <= share {
		bytes += 1 + len(words[n])
		n++
	}
	if n > 1 && !fits(n) {
		for n--; n > 1 && !fits(n); n-- {
		}
		return words[:n]
	}
	for n < len(words) && fits(n+1) {
		n++
	}
	return words[:n]
}

// Fonts returns the typefaces.
func (p *Pages) Fonts() *Fonts { return p.fonts }

// Sheet returns the masters of the sprites.
func (p *Pages) Sheet() *Sheet { return p.sheet }
