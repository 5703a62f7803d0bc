package assets

import (
	"bytes"
	"cmp"
	"encoding/json"
	"image"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"
	"testing"

	"azulejo/game/gfx"

	"github.com/lucasb-eyer/go-colorful"
	"golang.org/x/image/draw"
	"golang.org/x/image/webp"
)

// colourVision is a kind of colour vision, as a matrix of linear RGB.
type colourVision struct {
	name string
	m    [3][3]float64
}

// colourVisions returns normal vision and the three complete deficiencies, after Machado, Oliveira and Fernandes (2009).
func colourVisions() []colourVision {
	return []colourVision{
		{"normal", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
		{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
		{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
		{"tritanopia", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
	}
}

func (c colourVision) simulate(colour colorful.Color) colorful.Color {
	r, g, b := colour.LinearRgb()
	row := func(m [3]float64) float64 { return m[0]*r + m[1]*g + m[2]*b }
	return colorful.LinearRgb(row(c.m[0]), row(c.m[1]), row(c.m[2])).Clamped()
}

// tileSet is the tiles of one game. Without gloss and shading, which reduce the difference by up to 1, their colours differ by 30 and 19.
type tileSet struct {
	game    string
	sprites []string
	lozenge bool
	least   float64 // minimum CIEDE2000 difference, of 100, between the colours of any two
}

func tileSets() []tileSet {
	return []tileSet{
		{"Azul", []string{"tile-blue", "tile-yellow", "tile-red", "tile-black", "tile-white"}, false, 29},
		{"Summer Pavilion", []string{"rhomb-purple", "rhomb-green", "rhomb-orange", "rhomb-yellow", "rhomb-blue", "rhomb-red"}, true, 18},
		{"Azul in high contrast", []string{"bold-tile-blue", "bold-tile-yellow", "bold-tile-red", "bold-tile-black", "bold-tile-white"}, false, 29},
		{"Summer Pavilion in high contrast", []string{"bold-rhomb-purple", "bold-rhomb-green", "bold-rhomb-orange", "bold-rhomb-yellow", "bold-rhomb-blue", "bold-rhomb-red"}, true, 18},
	}
}

// decodeSheets returns the pictures of the sheets by their names. It decodes them once for all tests.
var decodeSheets = sync.OnceValues(func() (map[string]image.Image, error) {
	sheets := map[string]image.Image{}
	for name, data := range map[string][]byte{"": Atlas(), Bold: Picture(Bold)} {
		var err error
		if sheets[name], err = webp.Decode(bytes.NewReader(data)); err != nil {
			return nil, err
		}
	}
	return sheets, nil
})

// spriteImages returns the image of each sprite.
func spriteImages(t *testing.T, names []string) (pictures []image.Image) {
	t.Helper()
	sheets, err := decodeSheets()
	if err != nil {
		t.Fatal(err)
	}
	var index struct {
		Sprites map[string]struct {
			X, Y, W, H, Photo int
			Sheet             string
		}
	}
	if err := json.Unmarshal(AtlasIndex(), &index); err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		s, ok := index.Sprites[name]
		if !ok {
			t.Fatalf("no sprite %s", name)
		}
		picture := sheets[s.Sheet]
		if s.Photo > 0 {
			var err error
			if picture, err = gfx.DecodePhoto(Picture(name)); err != nil {
				t.Fatal(err)
			}
		}
		pictures = append(pictures, picture.(interface {
			SubImage(image.Rectangle) image.Image
		}).SubImage(faceOf(name, image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H))))
	}
	return pictures
}

// faceOf returns the bounds of the face of a square tile, without its visible side and margin; of other sprites, all.
func faceOf(name string, r image.Rectangle) image.Rectangle {
	if !strings.HasPrefix(strings.TrimPrefix(name, "bold-"), "tile-") {
		return r
	}
	const clay = 0.055
	side := float64(r.Dx()) / (1 + clay)
	left := r.Min.X + int(math.Round(side*clay/2))
	return image.Rect(left, r.Min.Y, left+int(side), r.Min.Y+int(side))
}

// withinShape reports whether a point is within a fraction of a tile's size around its centre. Within 0.8 there is neither edge nor
// bevel.
func withinShape(b image.Rectangle, x, y int, part float64, lozenge bool) bool {
	dx := math.Abs(float64(2*(x-b.Min.X)+1)/float64(b.Dx()) - 1)
	dy := math.Abs(float64(2*(y-b.Min.Y)+1)/float64(b.Dy()) - 1)
	if lozenge {
		return dx+dy < part
	}
	return max(dx, dy) < part
}

// colourBin is a bin of a colour histogram: sums of components and the number of pixels.
type colourBin struct{ r, g, b, n float64 }

func (c *colourBin) mean() colorful.Color {
	return colorful.Color{R: c.r / c.n, G: c.g / c.n, B: c.b / c.n}
}

// mainColour returns the colour that covers most of a tile. The motif of a square tile is excluded.
func mainColour(m image.Image, lozenge bool) colorful.Color {
	motif := 0.6 // of the width
	if lozenge {
		motif = 0
	}
	return coloursByArea(m, func(x, y int) bool {
		return withinShape(m.Bounds(), x, y, 0.8, lozenge) && !withinShape(m.Bounds(), x, y, motif, lozenge)
	})[0]
}

// coloursByArea returns the mean colours of the histogram bins of a part of an image, the most frequent first.
func coloursByArea(m image.Image, within func(x, y int) bool) (colours []colorful.Color) {
	boxes := map[[3]int]*colourBin{}
	b := m.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c, seen := colorful.MakeColor(m.At(x, y))
			if !seen || !within(x, y) {
				continue
			}
			key := [3]int{int(c.R * 6), int(c.G * 6), int(c.B * 6)}
			in := boxes[key]
			if in == nil {
				in = &colourBin{}
				boxes[key] = in
			}
			in.r, in.g, in.b, in.n = in.r+c.R, in.g+c.G, in.b+c.B, in.n+1
		}
	}
	for _, in := range slices.SortedFunc(maps.Values(boxes), func(a, b *colourBin) int { return cmp.Compare(b.n, a.n) }) {
		colours = append(colours, in.mean())
	}
	return colours
}

// TestTileColoursDifferForEveryVision checks that the main colours of the tiles of a game differ for normal vision and for each deficiency of colour
// vision.
func TestTileColoursDifferForEveryVision(t *testing.T) {
	for _, set := range tileSets() {
		var fills []colorful.Color
		for i, m := range spriteImages(t, set.sprites) {
			fills = append(fills, mainColour(m, set.lozenge))
			t.Logf("%s %s", set.sprites[i], fills[i].Hex())
		}
		for _, s := range colourVisions() {
			least, pair := math.Inf(1), ""
			for i := range fills {
				for j := range i {
					if d := 100 * s.simulate(fills[i]).DistanceCIEDE2000(s.simulate(fills[j])); d < least {
						least, pair = d, set.sprites[i]+" and "+set.sprites[j]
					}
				}
			}
			t.Logf("%s, %s: at least %.1f, %s", set.game, s.name, least, pair)
			if least < set.least {
				t.Errorf("%s, %s: %s differ by %.1f, expected at least %.0f", set.game, s.name, pair, least, set.least)
			}
		}
	}
}

// normalizedLightness returns the lightness of a downscaled tile with mean 0 and deviation 1, so that only the motif differs.
func normalizedLightness(m image.Image, lozenge bool) (light []float64) {
	const w, h = 24, 32
	small := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.CatmullRom.Scale(small, small.Bounds(), m, m.Bounds(), draw.Src, nil)
	var sum, squares float64
	for y := range h {
		for x := range w {
			if !withinShape(small.Bounds(), x, y, 0.8, lozenge) {
				continue
			}
			c, _ := colorful.MakeColor(small.At(x, y))
			l, _, _ := c.Lab()
			light = append(light, l)
			sum, squares = sum+l, squares+l*l
		}
	}
	n := float64(len(light))
	mean := sum / n
	deviation := math.Sqrt(squares/n - mean*mean)
	for i := range light {
		light[i] = (light[i] - mean) / deviation
	}
	return light
}

// TestMotifsDifferInGrey checks that tiles can be distinguished by their motifs without colours.
func TestMotifsDifferInGrey(t *testing.T) {
	const most = 0.6 // correlation; 1 is the same motif
	for _, set := range tileSets() {
		pictures := spriteImages(t, set.sprites)
		for i := range pictures {
			for j := range i {
				a, b := normalizedLightness(pictures[i], set.lozenge), normalizedLightness(pictures[j], set.lozenge)
				r := 0.0
				for k := range a {
					r += a[k] * b[k] / float64(len(a))
				}
				if t.Logf("%s and %s: %.2f", set.sprites[i], set.sprites[j], r); r > most {
					t.Errorf("in grey %s and %s have a correlation of %.2f, expected at most %.2f", set.sprites[i], set.sprites[j], r, most)
				}
			}
		}
	}
}

// contrast returns the contrast ratio of two colours (WCAG 2.2, 1.4.6).
func contrast(a, b colorful.Color) float64 {
	light := func(c colorful.Color) float64 {
		r, g, b := c.LinearRgb()
		return 0.2126*r + 0.7152*g + 0.0722*b + 0.05
	}
	return max(light(a), light(b)) / min(light(a), light(b))
}

// TestBoldSymbolContrast checks that in high contrast the symbols of tiles and emblems, and the edges of spaces, have a contrast of 7:1 with their fill or
// with white.
func TestBoldSymbolContrast(t *testing.T) {
	const least = 7
	names := strings.Fields("bag lid cross arrow marker pillar pillar-done window window-done statue statue-done emblem-1 emblem-2 emblem-3 emblem-4 " +
		"space-blue space-yellow space-red space-black space-white space-any star-purple star-green star-orange star-yellow star-blue star-red star-any " +
		"well wall-bed floor-bed crate sack corner-cell knob plate plate-sage")
	for _, set := range tileSets()[2:] {
		for _, name := range set.sprites {
			names = append(names, strings.TrimPrefix(name, "bold-"))
		}
	}
	for _, name := range names {
		m := spriteImages(t, []string{"bold-" + name})[0]
		tile, lozenge := strings.HasPrefix(name, "tile") || strings.HasPrefix(name, "rhomb"), strings.HasPrefix(name, "rhomb")
		colours := append(coloursByArea(m, func(x, y int) bool { return !tile || withinShape(m.Bounds(), x, y, 0.8, lozenge) }), colorful.Color{R: 1, G: 1, B: 1})
		most := 0.0
		for _, c := range colours[1:min(3, len(colours))] {
			most = max(most, contrast(colours[0], c))
		}
		if most < least {
			t.Errorf("%s: the symbol on %s has a contrast of %.1f", name, colours[0].Hex(), most)
		}
	}
}

// TestBoldEdges checks that in high contrast the edges of controls and panels are dark and at least 1.5 design units thick.
func TestBoldEdges(t *testing.T) {
	for _, name := range strings.Fields("button button-hover button-down button-primary button-primary-hover panel pill sheet field slab-blue slab-sage slab-gold focus glow") {
		m := spriteImages(t, []string{"bold-" + name})[0]
		b := m.Bounds()
		dark := 0
		for x := b.Min.X; x < b.Max.X/2+b.Min.X/2; x++ {
			c, seen := colorful.MakeColor(m.At(x, (b.Min.Y+b.Max.Y)/2))
			if seen && contrast(c, colorful.Color{R: 0.96, G: 0.93, B: 0.86}) >= 7 {
				dark++
			} else if dark > 0 {
				break
			}
		}
		if thick := float64(dark) / 3; thick < 1.5 {
			t.Errorf("the edge of %s is %.1f units thick", name, thick)
		}
	}
}
