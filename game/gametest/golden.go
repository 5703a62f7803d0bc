package gametest

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/game/gametest/headless"

	"github.com/HugoSmits86/nativewebp"
	"golang.org/x/image/webp"
)

// Golden compares the current frame at half its size with testdata/golden/NAME.webp. If they differ by more than graphics drivers do, the test
// fails and logs the files with the frame and the difference. With -update, Golden writes the golden picture instead.
//
// Every renewal of a golden picture stays in the history of the repository. So a picture needs a reason: most of what a frame must show is better
// checked as a rule, such as that nothing overlaps and no text is cut.
func (a *App) Golden(name string) {
	a.t.Helper()
	golden(a.t, filepath.Join("testdata", "golden", name+".webp"), half(a.Frame()), updating())
}

func updating() bool { return flag.Lookup(updateFlag).Value.String() == "true" }

// reporter is the part of testing.TB that golden uses.
type reporter interface {
	Helper()
	Errorf(format string, args ...any)
	Logf(format string, args ...any)
}

func golden(t reporter, path string, got *image.RGBA, update bool) {
	t.Helper()
	if update {
		if err := writeWebP(path, got); err != nil {
			t.Errorf("%v", err)
		}
		return
	}
	want, err := readWebP(path)
	if err != nil {
		t.Errorf("%v; go test -update writes it", err)
		saveImages(t, path, got, nil)
		return
	}
	if d := compare(got, want); d.exceedsTolerance() {
		t.Errorf("%s: the picture %v", path, d)
		saveImages(t, path, got, d.picture)
	}
}

// saveImages saves a frame and its difference, if any, to files and logs their names.
func saveImages(t reporter, path string, got, diff *image.RGBA) {
	t.Helper()
	folder, err := artifactDir(t)
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	name := strings.TrimSuffix(filepath.Base(path), ".webp")
	for kind, picture := range map[string]*image.RGBA{"got": got, "diff": diff} {
		if picture == nil {
			continue
		}
		file := filepath.Join(folder, name+"-"+kind+".png")
		if err := headless.WritePNG(file, picture, png.DefaultCompression); err != nil {
			t.Errorf("%v", err)
		} else {
			t.Logf("%s: %s", kind, file)
		}
	}
}

// artifactDir returns the folder for images of a test: its artifact folder with go test -artifacts, otherwise a new temporary folder that is not
// removed.
func artifactDir(t reporter) (string, error) {
	artifactsFlag := flag.Lookup("test.artifacts")
	if test, ok := t.(*testing.T); ok && artifactsFlag != nil && artifactsFlag.Value.String() == "true" {
		return test.ArtifactDir(), nil
	}
	return os.MkdirTemp("", "golden-")
}

// half returns a picture at half its width and height, each pixel the mean of four. An odd last row or column is left out.
func half(p *image.RGBA) *image.RGBA {
	small := image.NewRGBA(image.Rect(0, 0, p.Rect.Dx()/2, p.Rect.Dy()/2))
	for y := range small.Rect.Dy() {
		above, below := p.Pix[2*y*p.Stride:], p.Pix[(2*y+1)*p.Stride:]
		row := small.Pix[y*small.Stride:]
		for x := range small.Rect.Dx() {
			for ch := range 4 {
				i := 8*x + ch
				row[4*x+ch] = uint8((int(above[i]) + int(above[i+4]) + int(below[i]) + int(below[i+4]) + 2) / 4)
			}
		}
	}
	return small
}

// writeWebP writes a picture as lossless WebP, which is smaller than PNG.
func writeWebP(path string, picture *image.RGBA) error {
	var encoded bytes.Buffer
	if err := nativewebp.Encode(&encoded, picture, nil); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, encoded.Bytes(), 0o644)
}

func readWebP(path string) (*image.RGBA, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	decoded, err := webp.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	picture := image.NewRGBA(decoded.Bounds())
	draw.Draw(picture, picture.Rect, decoded, picture.Rect.Min, draw.Src)
	return picture, nil
}
