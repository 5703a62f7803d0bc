package main

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"azulejo/assets"
)

const (
	artDir     = "assets/art"
	atlasWebP  = "assets/atlas.webp"
	atlasJSON  = "assets/atlas.json"
	fetchedDir = "assets/fetched" // images that browsers fetch
	atlasWidth = 1536
	atlasGap   = 4 // transparent pixels between sprites
)

// sprite is an entry of the sheet's index; see game/gfx.Sheet.
type sprite struct {
	X     int     `json:"x"`
	Y     int     `json:"y"`
	W     int     `json:"w"`
	H     int     `json:"h"`
	Inset []int   `json:"inset,omitempty"`
	Scale float64 `json:"scale"`
	// Photo is the WebP quality of a sprite that is stored separately as assets/NAME.webp or in fetchedDir, or 0 for one on the sheet.
	Photo int `json:"photo,omitempty"`
	// Grid is the number of columns and rows of a separate image that is cut into sprites NAME-0, NAME-1 … in row-major order.
	Grid []int `json:"grid,omitempty"`
	// Shade is set for an image whose brightness is the opacity of a shadow.
	Shade bool `json:"shade,omitempty"`
	// Sheet is "bold" for sprites of high contrast, which are on a sheet that browsers fetch on demand.
	Sheet string `json:"sheet,omitempty"`

	name string
	img  image.Image
}

// index is the JSON file of the sheet. Source is a hash of the drawings.
type index struct {
	Source  string             `json:"source"`
	Sprites map[string]*sprite `json:"sprites"`
}

// atlas renders all drawings and packs the sprites on two sheets, the second for high contrast.
func atlas() error {
	files, err := svgFiles(artDir)
	if err != nil {
		return err
	}
	var all []*sprite
	for _, f := range files {
		s, err := render(f)
		if err != nil {
			return err
		}
		if s != nil {
			all = append(all, s)
		}
	}
	wall, err := wallImages()
	if err != nil {
		return err
	}
	all = append(all, wall...)
	sheets := map[string][]*sprite{} // by the name of the sheet
	for _, s := range all {
		s.W, s.H = s.img.Bounds().Dx(), s.img.Bounds().Dy()
		if s.Photo == 0 {
			if strings.HasPrefix(s.name, "bold-") {
				s.Sheet = assets.Bold
			}
			sheets[s.Sheet] = append(sheets[s.Sheet], s)
			continue
		}
		how := []string{"-q", strconv.Itoa(s.Photo), "-alpha_q", "80"}
		if s.Photo >= sharpQuality {
			how = append(how, "-sharp_yuv")
		}
		file := filepath.Join("assets", s.name+".webp")
		if slices.Contains(assets.Photographs(), s.name) {
			file = fetchedFile(s.name)
		}
		if _, err := encode(s.img, file, how...); err != nil { // lossy compression takes a fifth of the size
			return err
		}
	}
	for name, file := range map[string]string{"": atlasWebP, assets.Bold: fetchedFile(assets.Bold)} {
		if err := writeSheet(file, sheets[name]); err != nil {
			return err
		}
	}
	source, err := fingerprint(files)
	if err != nil {
		return err
	}
	idx := index{source, map[string]*sprite{}}
	for _, s := range all {
		idx.Sprites[s.name] = s
	}
	text, err := json.MarshalIndent(idx, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(atlasJSON, append(text, '\n'), 0o644)
}

// fetchedFile returns the path of the image of a sprite or sheet that browsers fetch.
func fetchedFile(name string) string { return filepath.Join(fetchedDir, assets.FetchedFile(name)) }

// sharpQuality is the quality from which chroma is converted precisely, so that edges between colours stay sharp.
const sharpQuality = 90

// svgFiles returns the SVG files of a directory and those of the panel below it in alphabetical order.
func svgFiles(dir string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.svg"))
	if err == nil {
		parts, _ := filepath.Glob(filepath.Join(dir, "panel", "*.svg"))
		files = append(files, parts...)
	}
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no drawings in %s; run from the top of the repository", dir)
	}
	slices.Sort(files)
	return files, err
}

// fingerprint returns a hash of the names and contents of the drawings.
func fingerprint(files []string) (string, error) {
	h := sha256.New()
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%s %d\n", filepath.Base(f), len(data))
		h.Write(data)
	}
	return fmt.Sprintf("%x", h.Sum(nil)), nil
}

// render renders a drawing at its own size. A drawing without data-scale is not a sprite.
func render(file string) (*sprite, error) {
	s := &sprite{name: strings.TrimSuffix(filepath.Base(file), ".svg")}
	if err := s.readRoot(file); err != nil || s.Scale == 0 {
		return nil, err
	}
	img, err := renderSVG(file)
	s.img = img
	return s, err
}

// renderSVG renders an SVG with rsvg-convert and additional arguments.
func renderSVG(file string, how ...string) (image.Image, error) {
	out, err := exec.Command("rsvg-convert", append(how, file)...).Output()
	if err != nil {
		return nil, fmt.Errorf("rsvg-convert %s: %w", file, err)
	}
	img, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return img, nil
}

// readRoot reads data-scale, data-inset and data-photo from the root element.
func (s *sprite) readRoot(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var root struct {
		Inset string  `xml:"data-inset,attr"`
		Scale float64 `xml:"data-scale,attr"`
		Photo int     `xml:"data-photo,attr"`
	}
	if err := xml.Unmarshal(data, &root); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	s.Scale, s.Photo = root.Scale, root.Photo
	for _, f := range strings.Fields(root.Inset) {
		n, err := strconv.Atoi(f)
		if err != nil {
			return fmt.Errorf("%s: data-inset: %w", file, err)
		}
		s.Inset = append(s.Inset, n)
	}
	return nil
}

// pack places the sprites on shelves, the tallest first, and draws them.
func pack(all []*sprite) *image.NRGBA {
	slices.SortStableFunc(all, func(a, b *sprite) int { return cmp.Or(b.H-a.H, strings.Compare(a.name, b.name)) })
	x, y, shelf := atlasGap, atlasGap, 0
	for _, s := range all {
		if x+s.W+atlasGap > atlasWidth {
			x, y, shelf = atlasGap, y+shelf+atlasGap, 0
		}
		s.X, s.Y = x, y
		x += s.W + atlasGap
		shelf = max(shelf, s.H)
	}
	sheet := image.NewNRGBA(image.Rect(0, 0, atlasWidth, y+shelf+atlasGap))
	for _, s := range all {
		draw.Draw(sheet, image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H), s.img, s.img.Bounds().Min, draw.Src)
	}
	quantize(sheet)
	return sheet
}

// quantize keeps seven bits of each channel, which is invisible, and clears transparent pixels. This makes the file a tenth smaller.
func quantize(img *image.NRGBA) {
	for i := 0; i < len(img.Pix); i += 4 {
		p := img.Pix[i : i+4]
		if p[3] == 0 {
			clear(p)
		}
		for j, v := range p {
			p[j] = v&^1 | v>>7
		}
	}
}

// writeSheet packs sprites on one sheet and writes it losslessly.
func writeSheet(file string, sprites []*sprite) error {
	sheet := pack(sprites)
	size, err := encode(sheet, file, "-lossless", "-near_lossless", "0", "-q", "100")
	if err != nil {
		return err
	}
	fmt.Printf("%s: %v, %d bytes, %d sprites\n", file, sheet.Bounds().Size(), size, len(sprites))
	return nil
}

// encode writes an image as WebP, and returns the size of the file. A lossless WebP is half the size of a PNG.
func encode(img image.Image, file string, how ...string) (int, error) {
	var buf bytes.Buffer
	if err := png.Encode(&buf, img); err != nil {
		return 0, err
	}
	cmd := exec.Command("cwebp", append(how, "-quiet", "-m", "6", "-o", "-", "--", "-")...)
	cmd.Stdin, cmd.Stderr = &buf, os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return 0, fmt.Errorf("cwebp: %w", err)
	}
	return len(out), os.WriteFile(file, out, 0o644)
}
