package gfx

import (
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// quadAt returns a square at (x, y).
func quadAt(x, y, side float32) [4]ebiten.Vertex {
	var q [4]ebiten.Vertex
	for i := range q {
		q[i].DstX, q[i].DstY = x+side*float32(i%2), y+side*float32(i/2)
	}
	return q
}

// quads returns the vertices of squares.
func quads(list ...[4]ebiten.Vertex) (all []ebiten.Vertex) {
	for _, q := range list {
		all = append(all, q[:]...)
	}
	return all
}

// TestChangedAreas checks the areas in which two frames differ.
func TestChangedAreas(t *testing.T) {
	screen := image.Rect(0, 0, 1000, 1000)
	a, b, c, d := quadAt(10, 10, 20), quadAt(500, 10, 20), quadAt(10, 500, 20), quadAt(500, 500, 20)
	at := func(x, y int) image.Rectangle { return image.Rect(x-1, y-1, x+21, y+21) }
	for _, test := range []struct {
		name            string
		current, former []ebiten.Vertex
		want            []image.Rectangle
	}{
		{"nothing", quads(a, b), quads(a, b), nil},
		{"new at the end", quads(a, b), quads(a), []image.Rectangle{at(500, 10)}},
		{"removed from the middle", quads(a, c), quads(a, b, c), []image.Rectangle{at(500, 10)}},
		{"moved", quads(a, c, d), quads(a, b, d), []image.Rectangle{at(10, 500), at(500, 10)}},
		{"over the edge", quads(quadAt(990, 990, 20)), nil, []image.Rectangle{image.Rect(989, 989, 1000, 1000)}},
		{"other order", quads(b, a), quads(a, b), []image.Rectangle{at(10, 10), at(500, 10)}},
		{"adjacent quads are one area", quads(a, quadAt(30, 10, 20)), nil, []image.Rectangle{image.Rect(9, 9, 51, 31)}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got damageAreas
			got.addChanges(test.current, test.former, screen)
			if len(got.all()) != len(test.want) {
				t.Fatalf("%v, want %v", got.all(), test.want)
			}
			for i, r := range test.want {
				if got.all()[i] != r {
					t.Errorf("area %d is %v, want %v", i, got.all()[i], r)
				}
			}
		})
	}
}

// TestAreasCoverAll checks that every added rectangle is covered by one of the areas, however many there are.
func TestAreasCoverAll(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var a damageAreas
		var added []image.Rectangle
		for range 1 + rnd.IntN(40) {
			at := image.Pt(rnd.IntN(1900), rnd.IntN(1000))
			r := image.Rectangle{at, at.Add(image.Pt(rnd.IntN(90), rnd.IntN(90)))}
			added = append(added, r)
			a.add(r)
		}
		for _, r := range added {
			covered := r.Empty()
			for _, area := range a.all() {
				covered = covered || r.In(area)
			}
			if !covered {
				t.Fatalf("%v is in none of %v", r, a.all())
			}
		}
	}
}

// TestFramesOfOtherPages checks that frames drawn from different pages differ everywhere.
func TestFramesOfOtherPages(t *testing.T) {
	target := ebiten.NewImage(64, 48)
	q := quadAt(1, 1, 2)
	current := frame{target: target, verts: q[:], batches: []batch{{page: &page{}}}}
	former := frame{target: target, verts: q[:], batches: []batch{{page: &page{}}}}
	var a damageAreas
	current.damage(&a, &former, 0, 1)
	if got := a.all(); len(got) != 1 || got[0] != target.Bounds() {
		t.Errorf("%v, want all of %v", got, target.Bounds())
	}
	former.batches = current.batches
	a = damageAreas{}
	if current.damage(&a, &former, 0, 1); a.n != 0 {
		t.Errorf("equal frames differ in %v", a.all())
	}
}
