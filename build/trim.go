package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A trim replaces a text in a file of a module, which has it exactly once, or the whole file if the text is empty.
type trim struct{ file, old, new string }

// trims returns changes to libraries, by module, that leave out what this program never uses in a browser and make its transfer 8 % smaller: glyphs
// that are pictures (no font here has any), dumps of images for debugging, running as the guest of another process, and shaders for older versions.
func trims() map[string][]trim {
	return map[string][]trim{
		"github.com/go-text/typesetting": {
			{"font/glyphs.go", "\t\"image/jpeg\"\n\t\"image/png\"\n", ""},
			{"font/glyphs.go", "\t\"golang.org/x/image/tiff\"\n", ""},
			{"font/glyphs.go", "\t\"bytes\"\n", ""},
			{"font/glyphs.go", "config, err = png.DecodeConfig(bytes.NewReader(b.Data))", "err = image.ErrFormat"},
			{"font/glyphs.go", "config, err = tiff.DecodeConfig(bytes.NewReader(b.Data))", "err = image.ErrFormat"},
			{"font/glyphs.go", "config, err = jpeg.DecodeConfig(bytes.NewReader(b.Data))", "err = image.ErrFormat"},
		},
		"github.com/hajimehoshi/ebiten/v2": {
			{"text/v2/gotextfacesource.go", "\t\"image/jpeg\"\n\t\"image/png\"\n", ""},
			{"text/v2/gotextfacesource.go", "\txdraw \"golang.org/x/image/draw\"\n", ""},
			{"text/v2/gotextfacesource.go", "\t\"golang.org/x/image/tiff\"\n", ""},
			{"text/v2/gotextfacesource.go", "\txdraw.BiLinear.Scale(scaled, scaled.Bounds(), img, img.Bounds(), xdraw.Over, nil)\n", ""},
			{"text/v2/gotextfacesource.go", "img, err := png.Decode(bytes.NewReader(data.Data))", "img, err := image.Image(nil), image.ErrFormat"},
			{"text/v2/gotextfacesource.go", "img, err := jpeg.Decode(bytes.NewReader(data.Data))", "img, err := image.Image(nil), image.ErrFormat"},
			{"text/v2/gotextfacesource.go", "img, err := tiff.Decode(bytes.NewReader(data.Data))", "img, err := image.Image(nil), image.ErrFormat"},
			{file: "text/v2/gotextsvg.go", new: `package text

import (
	"github.com/go-text/typesetting/font"
	"golang.org/x/image/math/fixed"

	"github.com/hajimehoshi/ebiten/v2"
)

type svgGlyphData struct {
	source  []byte
	viewBox font.SVGViewBox
}

func svgToImage(*svgGlyphData, float64, fixed.Point26_6, fixed.Rectangle26_6) *ebiten.Image { return nil }
`},
			{file: "text/v2/gotextsvgdoc.go", new: `package text

type svgDocIndex struct{}

func newSVGDocIndex([]byte) *svgDocIndex { return nil }

func (*svgDocIndex) glyphDocument(uint32) []byte { return nil }
`},
			{file: "internal/debug/caller.go", new: `package debug

type CallerType int

const (
	CallerTypeNone CallerType = iota
	CallerTypeRegular
	CallerTypeInternal
)

func FirstCaller() (file string, line int, callerType CallerType) { return }
`},
			{file: "internal/graphicscommand/image_js.go", new: `package graphicscommand

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/internal/graphicsdriver"
)

func (*Image) Dump(graphicsdriver.Graphics, string, bool, image.Rectangle) (string, error) { return "", nil }

func DumpImages([]*Image, graphicsdriver.Graphics, string) (string, error) { return "", nil }
`},
			{"internal/legacyshader/legacyshader.go", "src, err = convertToPixels(fragmentSrc)", `err = fmt.Errorf("legacyshader: units other than pixels are not built in")`},
			{file: "internal/legacyshader/convert.go", new: "package legacyshader\n"},
			{file: "internal/vmguest/vmguest.go", new: `package vmguest

func MarkGuest(bool) {}

func IsGuest() bool { return false }
`},
		},
	}
}

// trimModules copies the modules with trims into dir, changes the copies, and returns the path of a go.mod that uses them. dir is relative to the folder of
// go.mod, where the build runs, because it becomes part of the program, which should not depend on where it is built.
func trimModules(dir string) (string, error) {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	if err := os.RemoveAll(dir); err != nil {
		return "", err
	}
	changes := trims()
	for _, module := range slices.Sorted(maps.Keys(changes)) {
		original, err := commandOutput("go", "list", "-m", "-f", "{{.Dir}}", module)
		if err != nil {
			return "", err
		}
		target := filepath.Join(dir, filepath.FromSlash(module))
		if err := os.CopyFS(target, os.DirFS(original)); err != nil {
			return "", err
		}
		for _, t := range changes[module] {
			if err := t.apply(target); err != nil {
				return "", fmt.Errorf("%s: %w; adapt build/trim.go to its version", module, err)
			}
		}
		mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", module, filepath.ToSlash(target))
	}
	file := filepath.Join(dir, "go.mod")
	if err := os.WriteFile(filepath.Join(dir, "go.sum"), sum, 0o644); err != nil {
		return "", err
	}
	return file, os.WriteFile(file, mod, 0o644)
}

// apply changes the file in the copy of a module in dir.
func (t trim) apply(dir string) error {
	path := filepath.Join(dir, filepath.FromSlash(t.file))
	src, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	changed := t.new
	if t.old != "" {
		if n := strings.Count(string(src), t.old); n != 1 {
			return fmt.Errorf("%s has %d times %q, not once", t.file, n, t.old)
		}
		changed = strings.Replace(string(src), t.old, t.new, 1)
	}
	return os.WriteFile(path, []byte(changed), 0o644)
}
