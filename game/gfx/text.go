package gfx

import (
	"math"
	"strings"
)

type textKey struct {
	text string
	face Face
	size float64
}

// Word returns a line of text in white, at a size in pixels. The patch is as high as the line.
func (p *Pages) Word(s string, face Face, size float64) Patch {
	size = math.Round(size*4) / 4
	key := textKey{s, p.fonts.effectiveFace(face), size}
	if patch, ok := p.texts[key]; ok {
		return patch
	}
	patch := p.renderText(s, face, size)
	p.texts[key] = patch
	return patch
}

func (p *Pages) renderText(s string, face Face, size float64) Patch {
	advance, height := p.fonts.Measure(s, face, size)
	w, h := int(math.Ceil(advance))+2*overhang, int(math.Ceil(height))
	if s == "" || w > 4*pageSize {
		return Patch{}
	}
	patch := p.reserve(w, h)
	p.fonts.draw(patch.image(), s, face, float64(patch.X+overhang), float64(patch.Y), size)
	return patch
}

// overhang is the margin in pixels for glyphs that extend beyond their advance.
const overhang = 2

// Text draws a line of text with its left end (align 0), middle (0.5) or right end (1) at x and its middle at y, in pixels.
func (c *Canvas) Text(s string, face Face, size, x, y, align float64, tint Colour) {
	p := c.Pages.Word(s, face, size)
	w, h := float64(p.W), float64(p.H)
	x0, y0 := math.Round(x-overhang-(w-2*overhang)*align), math.Round(y-h/2)
	c.Quad(p, Identity(), x0, y0, w, h, tint)
}

// TextAt draws a line of text at the origin of m, rotated and scaled with it; align is as in Text.
func (c *Canvas) TextAt(m Affine, s string, face Face, size, align float64, tint Colour) {
	p := c.Pages.Word(s, face, size)
	w, h := float64(p.W), float64(p.H)
	c.Quad(p, m, -overhang-(w-2*overhang)*align, -h/2, w, h, tint)
}

// shortWord is the maximum length in bytes of a word that does not stay alone on the last line, such as a number.
const shortWord = 3

// Wrap breaks text into lines at most width pixels wide, at spaces and newlines. It does not break at no-break spaces, and leaves no short word alone on the
// last line of several.
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
		share := width / whole * float64(len(par)) // estimated bytes in a line
		for len(words) > 0 {
			line := f.firstLine(words, face, size, width, share)
			if n := len(line); n > 2 && n == len(words)-1 && len(words[n]) <= shortWord {
				if last, _ := f.Measure(words[n-1]+" "+words[n], face, size); last <= width {
					line = line[:n-1]
				}
			}
			lines, words = append(lines, strings.Join(line, " ")), words[len(line):]
		}
	}
	return lines
}

// firstLine returns the words of the first line that fit into width pixels, at least one. Measuring is slow, so the search starts from an
// estimate: the words that fit into share bytes.
func (f *Fonts) firstLine(words []string, face Face, size, width, share float64) []string {
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
