package gametest

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"azulejo/game/gametest/headless"
)

// Golden compares the picture with testdata/golden/NAME.png. Where they differ by more than what two graphics drivers differ by, the test
// fails and says where the picture and the difference are kept. With -update it writes the golden picture.
func (a *App) Golden(name string) {
	a.t.Helper()
	golden(a.t, filepath.Join("testdata", "golden", name+".png"), a.Frame(), updating())
}

func updating() bool { return flag.Lookup(updateFlag).Value.String() == "true" }

// reporter is what golden needs of a test.
type reporter interface {
	Helper()
	Errorf(format string, args ...any)
	Logf(format string, args ...any)
}

func golden(t reporter, path string, got *image.RGBA, update bool) {
	t.Helper()
	if update {
		if err := writePNG(path, got); err != nil {
			t.Errorf("%v", err)
		}
		return
	}
	want, err := readPNG(path)
	if err != nil {
		t.Errorf("%v; go test -update writes it", err)
		keep(t, path, got, nil)
		return
	}
	if d := compare(got, want); d.tooFar() {
		t.Errorf("%s: the picture %v", path, d)
		keep(t, path, got, d.picture)
	}
}

// keep keeps what was drawn, and how it differs, where the player of the test can look at it.
func keep(t reporter, path string, got, diff *image.RGBA) {
	t.Helper()
	folder, err := artifacts(t)
	if err != nil {
		t.Errorf("%v", err)
		return
	}
	name := filepath.Base(path[:len(path)-len(".png")])
	for what, picture := range map[string]*image.RGBA{"got": got, "diff": diff} {
		if picture == nil {
			continue
		}
		file := filepath.Join(folder, name+"-"+what+".png")
		if err := writePNG(file, picture); err != nil {
			t.Errorf("%v", err)
		} else {
			t.Logf("%s: %s", what, file)
		}
	}
}

// artifacts is where a test leaves pictures: its own folder where go test -artifacts keeps it, else a temporary one that stays.
func artifacts(t reporter) (string, error) {
	kept := flag.Lookup("test.artifacts")
	if own, ok := t.(*testing.T); ok && kept != nil && kept.Value.String() == "true" {
		return own.ArtifactDir(), nil
	}
	return os.MkdirTemp("", "golden-")
}

func writePNG(path string, picture *image.RGBA) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return headless.WritePNG(path, picture, png.BestCompression)
}

func readPNG(path string) (*image.RGBA, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	decoded, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	picture := image.NewRGBA(decoded.Bounds())
	draw.Draw(picture, picture.Rect, decoded, picture.Rect.Min, draw.Src)
	return picture, nil
}
