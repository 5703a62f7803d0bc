package gametest

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// recorder is a reporter that records its messages.
type recorder struct{ errors, logs []string }

func (r *recorder) Helper() {}
func (r *recorder) Errorf(f string, args ...any) {
	r.errors = append(r.errors, fmt.Sprintf(f, args...))
}
func (r *recorder) Logf(f string, args ...any) { r.logs = append(r.logs, fmt.Sprintf(f, args...)) }
func (r *recorder) cleanUp()                   { r.eachFile(func(file string) { os.RemoveAll(filepath.Dir(file)) }) }
func (r *recorder) eachFile(do func(file string)) {
	for _, l := range r.logs {
		_, file, _ := strings.Cut(l, ": ")
		do(file)
	}
}

// filled returns a picture in one colour.
func filled(w, h int, c color.RGBA) *image.RGBA {
	p := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		p.SetRGBA(i%w, i/w, c)
	}
	return p
}

var sand = color.RGBA{200, 180, 150, 255}

// TestCompare checks which differences exceed the tolerance.
func TestCompare(t *testing.T) {
	changed := func(n int, c color.RGBA) *image.RGBA {
		p := filled(400, 300, sand)
		for i := range n {
			p.SetRGBA(i%400, i/400, c)
		}
		return p
	}
	near := color.RGBA{203, 178, 150, 255}
	for _, c := range []struct {
		name             string
		got              *image.RGBA
		exceedsTolerance bool
	}{
		{"the same", filled(400, 300, sand), false},
		{"a line with rounding errors", changed(400, near), false},
		{"all a little darker", filled(400, 300, color.RGBA{199, 179, 149, 255}), true},
		{"all slightly green", filled(400, 300, near), true},
		{"a few edge pixels", changed(10, color.RGBA{0, 0, 0, 255}), false},
		{"a changed digit", changed(40, color.RGBA{0, 0, 0, 255}), true},
		{"narrower", filled(399, 300, sand), true},
		{"lower", filled(400, 299, sand), true},
	} {
		if d := compare(c.got, filled(400, 300, sand)); d.exceedsTolerance() != c.exceedsTolerance {
			t.Errorf("%s: exceeds tolerance %v, want %v: %v", c.name, d.exceedsTolerance(), c.exceedsTolerance, d)
		}
	}
}

// TestGoldenSavesImages checks that a missing or different picture is an error and that the pictures are saved.
func TestGoldenSavesImages(t *testing.T) {
	path := filepath.Join(t.TempDir(), "golden", "table.webp")
	table := filled(40, 30, sand)

	var missing recorder
	defer missing.cleanUp()
	golden(&missing, path, table, false)
	if len(missing.errors) != 1 || !strings.Contains(missing.errors[0], "-update") || len(missing.logs) != 1 {
		t.Errorf("a missing picture reports %q, %q", missing.errors, missing.logs)
	}

	var updated, same, other recorder
	defer other.cleanUp()
	golden(&updated, path, table, true)
	golden(&same, path, table, false)
	if len(updated.errors) != 0 || len(same.errors)+len(same.logs) != 0 {
		t.Errorf("updated: %q; the same: %q %q", updated.errors, same.errors, same.logs)
	}
	golden(&other, path, filled(40, 30, color.RGBA{0, 0, 255, 255}), false)
	if len(other.errors) != 1 || len(other.logs) != 2 {
		t.Fatalf("another picture reports %q, %q", other.errors, other.logs)
	}
	other.eachFile(func(file string) {
		p := readPNG(t, file)
		want := color.RGBA{0, 0, 255, 255}
		if strings.HasSuffix(file, "-diff.png") {
			want = color.RGBA{255, 0, 0, 255}
		}
		if got := color.RGBAModel.Convert(p.At(20, 20)); got != want {
			t.Errorf("%s has the colour %v, want %v", file, got, want)
		}
	})
}

// readPNG returns a picture in a file.
func readPNG(t *testing.T, file string) image.Image {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// TestHalf checks that a pixel of the half picture is the mean of four, and that an odd row and column are left out.
func TestHalf(t *testing.T) {
	p := filled(5, 3, color.RGBA{100, 0, 0, 255})
	p.SetRGBA(2, 0, color.RGBA{200, 40, 0, 255})
	small := half(p)
	if small.Rect != image.Rect(0, 0, 2, 1) {
		t.Fatalf("half of 5 × 3 is %v", small.Rect)
	}
	for x, want := range []color.RGBA{{100, 0, 0, 255}, {125, 10, 0, 255}} {
		if got := small.RGBAAt(x, 0); got != want {
			t.Errorf("pixel %d is %v, want %v", x, got, want)
		}
	}
}

// TestDamagedGolden checks that a golden file that is not a picture is an error.
func TestDamagedGolden(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.webp")
	if err := os.WriteFile(path, []byte("invalid"), 0o644); err != nil {
		t.Fatal(err)
	}
	var n recorder
	defer n.cleanUp()
	if golden(&n, path, filled(4, 4, sand), false); len(n.errors) != 1 || !strings.Contains(n.errors[0], path) {
		t.Errorf("reported %q", n.errors)
	}
}
