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

// Golden compares the current frame with testdata/golden/NAME.png. If they differ by more than graphics drivers do, the test fails and logs the
// files with the frame and the difference. With -update, Golden writes the golden picture instead.
func (a *App) Golden(name string) {
	a.t.Helper()
	golden(a.t, filepath.Join("testdata", "golden", name+".png"), a.Frame(), updating())
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
		if err := writePNG(path, got); err != nil {
			t.Errorf("%v", err)
		}
		return
	}
	want, err := readPNG(path)
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
	name := filepath.Base(path[:len(path)-len(".png")])
	for kind, picture := range map[string]*image.RGBA{"got": got, "diff": diff} {
		if picture == nil {
			continue
		}
		file := filepath.Join(folder, name+"-"+kind+".png")
		if err := writePNG(file, picture); err != nil {
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
