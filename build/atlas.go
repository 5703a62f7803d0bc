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
)

const (
	artDir     = "assets/art"
	atlasWebP  = "assets/atlas.webp"
	atlasJSON  = "assets/atlas.json"
	boldWebP   = "assets/bold/bold.webp"
	atlasWidth = 1536
	atlasGap   = 4 // transparent pixels between sprites
)

// sprite is one entry of the sheet's index; see game/gfx.Sheet.
type sprite struct {
	X     int     `json:"x"`
	Y     int     `json:"y"`
	W     int     `json:"w"`
	H     int     `json:"h"`
	Inset []int   `json:"inset,omitempty"`
	Scale float64 `json:"scale"`
	// Photo is the quality of a sprite that is stored separately as the photograph assets/NAME.webp; 0 puts it on the sheet.
	Photo int `json:"photo,omitempty"`
	// Grid are the columns and rows of a photograph that is cut into sprites NAME-0, NAME-1 …, row by row.
	Grid []int `json:"grid,omitempty"`
	// Shade is set for a photograph that tells the opacity of a shade.
	Shade bool `json:"shade,omitempty"`
	// Sheet is "bold" for a sprite of high contrast, which lies on a sheet that browsers fetch only when it is needed.
	Sheet string `json:"sheet,omitempty"`

	name string
	img  image.Image
}

// index is the file beside the sheet. Source tells which drawings it was made from.
type index struct {
	Source  string             `json:"source"`
	Sprites map[string]*sprite `json:"sprites"`
}

// atlas renders every drawing and packs the sprites on two sheets, those of high contrast on the second.
func atlas() error {
	files, err := drawings(artDir)
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
				s.Sheet = "bold"
			}
			sheets[s.Sheet] = append(sheets[s.Sheet], s)
			continue
		}
		how := []string{"-q", strconv.Itoa(s.Photo), "-alpha_q", "80"}
		if s.Photo >= fineQuality {
			how = append(how, "-sharp_yuv")
		}
		if _, err := encode(s.img, filepath.Join("assets", s.name+".webp"), how...); err != nil { // with loss, a fifth of the size
			return err
		}
	}
	for name, file := range map[string]string{"": atlasWebP, "bold": boldWebP} {
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

// fineQuality is the quality from which the edges between colours stay sharp.
const fineQuality = 90

// drawings are the SVG files of a folder and those of the panel below it, in order.
func drawings(dir string) ([]string, error) {
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

// fingerprint is a hash over the names and contents of the drawings.
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

// render draws one file at its own size. A drawing without data-scale is no sprite.
func render(file string) (*sprite, error) {
	s := &sprite{name: strings.TrimSuffix(filepath.Base(file), ".svg")}
	if err := s.readRoot(file); err != nil || s.Scale == 0 {
		return nil, err
	}
	img, err := rendered(file)
	s.img = img
	return s, err
}

// rendered is a drawing as rsvg-convert makes it, in the way that arguments tell.
func rendered(file string, how ...string) (image.Image, error) {
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

// readRoot takes data-scale and data-inset from the drawing's root element.
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

// pack places the sprites shelf by shelf, the tallest first, and draws them.
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
	coarsen(sheet)
	return sheet
}

// coarsen leaves seven bits of each channel, which nobody sees, and nothing under full transparency: the file gets a tenth
// smaller.
func coarsen(img *image.NRGBA) {
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

// writeSheet packs sprites on one sheet without loss and writes it to a file.
func writeSheet(file string, sprites []*sprite) error {
	sheet := pack(sprites)
	size, err := encode(sheet, file, "-lossless", "-near_lossless", "0", "-q", "100")
	if err != nil {
		return err
	}
	fmt.Printf("%s: %v, %d bytes, %d sprites\n", file, sheet.Bounds().Size(), size, len(sprites))
	return nil
}

// encode writes a picture as WebP, without loss half the size of a PNG, and returns the bytes it takes.
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
