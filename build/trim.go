package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A trim changes a file of a module.
type trim struct {
	file   string
	change func(src string) (string, error)
}

// trims returns changes to libraries, by module, that leave out what this program never uses in a browser and make its transfer a tenth smaller: glyphs
// that are pictures (no font here has any), dumps of images and logs for debugging, running as the guest of another process, shaders for older versions,
// and the templates of shaders, whose results the module has as constants too. Templates call methods by name, so with them the linker would keep every
// exported method of every type. They also leave out clearing a canvas that a browser clears itself, and showing a frame four more times, as is needed
// where a window has several buffers: without a graphics card each takes some of the time of a frame.
func trims() map[string][]trim {
	return map[string][]trim{
		"github.com/go-text/typesetting": {
			{"font/svg.go", replace("\t\"encoding/xml\"\n", "")},
			{"font/svg.go", replace("\t\"bytes\"\n", "")},
			{"font/svg.go", replaceRange("\tdec := xml.NewDecoder", "return viewBox, width, height, true\n", "\treturn \"\", \"\", \"\", false\n")},
			{"font/glyphs.go", replace("\t\"image/jpeg\"\n\t\"image/png\"\n", "")},
			{"font/glyphs.go", replace("\t\"golang.org/x/image/tiff\"\n", "")},
			{"font/glyphs.go", replace("\t\"bytes\"\n", "")},
			{"font/glyphs.go", replace("config, err = png.DecodeConfig(bytes.NewReader(b.Data))", "err = image.ErrFormat")},
			{"font/glyphs.go", replace("config, err = tiff.DecodeConfig(bytes.NewReader(b.Data))", "err = image.ErrFormat")},
			{"font/glyphs.go", replace("config, err = jpeg.DecodeConfig(bytes.NewReader(b.Data))", "err = image.ErrFormat")},
		},
		"github.com/hajimehoshi/ebiten/v2": {
			{"text/v2/gotextfacesource.go", replace("\t\"image/jpeg\"\n\t\"image/png\"\n", "")},
			{"text/v2/gotextfacesource.go", replace("\txdraw \"golang.org/x/image/draw\"\n", "")},
			{"text/v2/gotextfacesource.go", replace("\t\"golang.org/x/image/tiff\"\n", "")},
			{"text/v2/gotextfacesource.go", replace("\txdraw.BiLinear.Scale(scaled, scaled.Bounds(), img, img.Bounds(), xdraw.Over, nil)\n", "")},
			{"text/v2/gotextfacesource.go", replace("img, err := png.Decode(bytes.NewReader(data.Data))", "img, err := image.Image(nil), image.ErrFormat")},
			{"text/v2/gotextfacesource.go", replace("img, err := jpeg.Decode(bytes.NewReader(data.Data))", "img, err := image.Image(nil), image.ErrFormat")},
			{"text/v2/gotextfacesource.go", replace("img, err := tiff.Decode(bytes.NewReader(data.Data))", "img, err := image.Image(nil), image.ErrFormat")},
			{"text/v2/gotextsvg.go", replaceFile(`package text

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
`)},
			{"text/v2/gotextsvgdoc.go", replaceFile(`package text

type svgDocIndex struct{}

func newSVGDocIndex([]byte) *svgDocIndex { return nil }

func (*svgDocIndex) glyphDocument(uint32) []byte { return nil }
`)},
			{"internal/debug/caller.go", replaceFile(`package debug

type CallerType int

const (
	CallerTypeNone CallerType = iota
	CallerTypeRegular
	CallerTypeInternal
)

func FirstCaller() (file string, line int, callerType CallerType) { return }
`)},
			{"internal/graphicsdriver/opengl/graphics.go", replace("NeedsClearingScreen() bool {\n\treturn true", "NeedsClearingScreen() bool {\n\treturn false")},
			{"internal/ui/context.go", replace("const maxSkipCount = 4", "const maxSkipCount = 1")},
			{"internal/graphicscommand/image_js.go", replaceFile(`package graphicscommand

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/internal/graphicsdriver"
)

func (*Image) Dump(graphicsdriver.Graphics, string, bool, image.Rectangle) (string, error) { return "", nil }

func DumpImages([]*Image, graphicsdriver.Graphics, string) (string, error) { return "", nil }
`)},
			{"internal/legacyshader/legacyshader.go", replace("src, err = convertToPixels(fragmentSrc)", `err = fmt.Errorf("legacyshader: units other than pixels are not built in")`)},
			{"internal/legacyshader/convert.go", replaceFile("package legacyshader\n")},
			{"internal/vmguest/vmguest.go", replaceFile(`package vmguest

func MarkGuest(bool) {}

func IsGuest() bool { return false }
`)},
			{"internal/builtinshader/defs.go", listShaders},
			{"internal/builtinshader/shader.go", replaceRange("import (", ")\n", "")},
			{"internal/builtinshader/shader.go", replaceRange("var (\n\tshaders", "\n`))\n", "")},
			{"internal/builtinshader/shader.go", replaceRange("\tshadersM.Lock()", "\treturn b\n", shaderSource)},
			{"internal/colormshader/defs.go", listShaders},
			{"internal/colormshader/shader.go", replaceRange("import (", ")\n", "")},
			{"internal/colormshader/shader.go", replaceRange("var (\n\tshaders", "\n`))\n", "")},
			{"internal/colormshader/shader.go", replaceRange("\tshadersM.Lock()", "\treturn b\n", shaderSource)},
			{"internal/thread/thread.go", replace("\t\"log/slog\"\n", "")},
			{"internal/thread/thread.go", appendText(noLog)},
			{"internal/atlas/gpuresources.go", replace("\t\"log/slog\"\n", "")},
			{"internal/atlas/gpuresources.go", appendText(noLog)},
		},
	}
}

// shaderSource is the body of a function that returns a shader of a list by listShaders.
const shaderSource = "\treturn []byte(sources[int(filter)*AddressCount+int(address)])\n"

// noLog declares what stands in for the package log/slog.
const noLog = `
type noLog struct{ LevelDebug int }

func (noLog) Debug(string, ...any) {}

func (noLog) Error(message string, _ ...any) { println(message) }

func (l noLog) Default() noLog { return l }

func (noLog) Enabled(any, int) bool { return false }

var slog noLog
`

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
	modules := slices.Sorted(maps.Keys(changes))
	// What no build on this machine has needed yet has no folder in the module cache.
	if _, err := commandOutput("go", append([]string{"mod", "download"}, modules...)...); err != nil {
		return "", fmt.Errorf("go mod download: %w", err)
	}
	for _, module := range modules {
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
	changed, err := t.change(string(src))
	if err != nil {
		return fmt.Errorf("%s: %w", t.file, err)
	}
	return os.WriteFile(path, []byte(changed), 0o644)
}

// replaceFile returns a change to another text.
func replaceFile(text string) func(string) (string, error) {
	return func(string) (string, error) { return text, nil }
}

// appendText returns a change that adds a text at the end.
func appendText(text string) func(string) (string, error) {
	return func(src string) (string, error) { return src + text, nil }
}

// replace returns a change that replaces a text, which must occur exactly once.
func replace(old, text string) func(string) (string, error) {
	return func(src string) (string, error) {
		if n := strings.Count(src, old); n != 1 {
			return "", fmt.Errorf("it has %d times %q, not once", n, old)
		}
		return strings.Replace(src, old, text, 1), nil
	}
}

// replaceRange returns a change that replaces what lies from one text, which must occur exactly once, to the end of the next occurrence of another.
func replaceRange(from, to, text string) func(string) (string, error) {
	return func(src string) (string, error) {
		before, rest, _ := strings.Cut(src, from)
		_, after, found := strings.Cut(rest, to)
		if strings.Count(src, from) != 1 || !found {
			return "", fmt.Errorf("it has not once %q and after it %q", from, to)
		}
		return before + text + after, nil
	}
}

// listShaders makes a list of the precompiled shaders of a file, which are constants without names.
func listShaders(src string) (string, error) {
	const mark, constant = "//ebitengine:shadersource\n", "const _ = "
	head, list, _ := strings.Cut(src, mark)
	if n := strings.Count(list, constant); n != filters*addresses {
		return "", fmt.Errorf("it has %d shaders, not %d", n, filters*addresses)
	}
	list = strings.ReplaceAll(strings.ReplaceAll(list, mark, ""), constant, "")
	return head + "var sources = [...]string{\n" + strings.ReplaceAll(strings.TrimSpace(list), "\"\n", "\",\n") + ",\n}\n", nil
}

// The numbers of filters of images and of their borders that there are shaders for.
const (
	filters   = 3
	addresses = 3
)
