package gametest

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// notes is a reporter that writes down what it is told.
type notes struct{ errors, logs []string }

func (n *notes) Helper()                      {}
func (n *notes) Errorf(f string, args ...any) { n.errors = append(n.errors, fmt.Sprintf(f, args...)) }
func (n *notes) Logf(f string, args ...any)   { n.logs = append(n.logs, fmt.Sprintf(f, args...)) }
func (n *notes) cleanUp()                     { n.eachFile(func(file string) { os.RemoveAll(filepath.Dir(file)) }) }
func (n *notes) eachFile(do func(file string)) {
	for _, l := range n.logs {
		_, file, _ := strings.Cut(l, ": ")
		do(file)
	}
}

func plain(w, h int, c color.RGBA) *image.RGBA {
	p := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		p.SetRGBA(i%w, i/w, c)
	}
	return p
}

var sand = color.RGBA{200, 180, 150, 255}

func TestCompare(t *testing.T) {
	changed := func(n int, c color.RGBA) *image.RGBA {
		p := plain(400, 300, sand)
		for i := range n {
			p.SetRGBA(i%400, i/400, c)
		}
		return p
	}
	near := color.RGBA{203, 178, 150, 255}
	for _, c := range []struct {
		name   string
		got    *image.RGBA
		tooFar bool
	}{
		{"the same", plain(400, 300, sand), false},
		{"a line rounded otherwise", changed(400, near), false},
		{"all a little darker", plain(400, 300, color.RGBA{199, 179, 149, 255}), true},
		{"all of it slightly green", plain(400, 300, near), true},
		{"an edge pixel here and there", changed(10, color.RGBA{0, 0, 0, 255}), false},
		{"a digit", changed(40, color.RGBA{0, 0, 0, 255}), true},
		{"not as wide", plain(399, 300, sand), true},
		{"not as high", plain(400, 299, sand), true},
	} {
		if d := compare(c.got, plain(400, 300, sand)); d.tooFar() != c.tooFar {
			t.Errorf("%s: too far %v, want %v: %v", c.name, d.tooFar(), c.tooFar, d)
		}
	}
}

func TestGoldenKeepsWhatDiffers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "golden", "table.png")
	table := plain(40, 30, sand)

	var missing notes
	defer missing.cleanUp()
	golden(&missing, path, table, false)
	if len(missing.errors) != 1 || !strings.Contains(missing.errors[0], "-update") || len(missing.logs) != 1 {
		t.Errorf("a missing picture reports %q, %q", missing.errors, missing.logs)
	}

	var written, same, other notes
	defer other.cleanUp()
	golden(&written, path, table, true)
	golden(&same, path, table, false)
	if len(written.errors) != 0 || len(same.errors)+len(same.logs) != 0 {
		t.Errorf("written: %q; the same: %q %q", written.errors, same.errors, same.logs)
	}
	golden(&other, path, plain(40, 30, color.RGBA{0, 0, 255, 255}), false)
	if len(other.errors) != 1 || len(other.logs) != 2 {
		t.Fatalf("another picture reports %q, %q", other.errors, other.logs)
	}
	other.eachFile(func(file string) {
		p, err := readPNG(file)
		if err != nil {
			t.Error(err)
			return
		}
		want := color.RGBA{0, 0, 255, 255}
		if strings.HasSuffix(file, "-diff.png") {
			want = color.RGBA{255, 0, 0, 255}
		}
		if got := p.RGBAAt(20, 20); got != want {
			t.Errorf("%s holds %v, want %v", file, got, want)
		}
	})
}

func TestDamagedGoldenIsTold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.png")
	if err := os.WriteFile(path, []byte("no picture"), 0o644); err != nil {
		t.Fatal(err)
	}
	var n notes
	defer n.cleanUp()
	if golden(&n, path, plain(4, 4, sand), false); len(n.errors) != 1 || !strings.Contains(n.errors[0], path) {
		t.Errorf("reported %q", n.errors)
	}
}
