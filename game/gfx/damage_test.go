package gfx

import (
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// quadAt is a quad of a frame at (x, y).
func quadAt(x, y, side float32) [4]ebiten.Vertex {
	var q [4]ebiten.Vertex
	for i := range q {
		q[i].DstX, q[i].DstY = x+side*float32(i%2), y+side*float32(i/2)
	}
	return q
}

func run(quads ...[4]ebiten.Vertex) (all []ebiten.Vertex) {
	for _, q := range quads {
		all = append(all, q[:]...)
	}
	return all
}

func TestAreasOfChanges(t *testing.T) {
	screen := image.Rect(0, 0, 1000, 1000)
	a, b, c, d := quadAt(10, 10, 20), quadAt(500, 10, 20), quadAt(10, 500, 20), quadAt(500, 500, 20)
	at := func(x, y int) image.Rectangle { return image.Rect(x-1, y-1, x+21, y+21) }
	for _, test := range []struct {
		name     string
		now, was []ebiten.Vertex
		want     []image.Rectangle
	}{
		{"nothing", run(a, b), run(a, b), nil},
		{"new at the end", run(a, b), run(a), []image.Rectangle{at(500, 10)}},
		{"gone from the middle", run(a, c), run(a, b, c), []image.Rectangle{at(500, 10)}},
		{"moved", run(a, c, d), run(a, b, d), []image.Rectangle{at(10, 500), at(500, 10)}},
		{"over the edge", run(quadAt(990, 990, 20)), nil, []image.Rectangle{image.Rect(989, 989, 1000, 1000)}},
		{"other order", run(b, a), run(a, b), []image.Rectangle{at(10, 10), at(500, 10)}},
		{"neighbours are one", run(a, quadAt(30, 10, 20)), nil, []image.Rectangle{image.Rect(9, 9, 51, 31)}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got damageAreas
			got.addChanges(test.now, test.was, screen)
			if len(got.all()) != len(test.want) {
				t.Fatalf("%v, want %v", got.all(), test.want)
			}
			for i, r := range test.want {
				if got.all()[i] != r {
					t.Errorf("part %d is %v, want %v", i, got.all()[i], r)
				}
			}
		})
	}
}

// Whatever was added lies in a part, however many there are.
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
			for _, part := range a.all() {
				covered = covered || r.In(part)
			}
			if !covered {
				t.Fatalf("%v lies in none of %v", r, a.all())
			}
		}
	}
}

func TestFramesOfOtherPagesDifferEverywhere(t *testing.T) {
	target := ebiten.NewImage(64, 48)
	q := quadAt(1, 1, 2)
	now := frame{target: target, verts: q[:], batches: []batch{{page: &page{}}}}
	was := frame{target: target, verts: q[:], batches: []batch{{page: &page{}}}}
	var a damageAreas
	now.damage(&a, &was, 0, 1)
	if got := a.all(); len(got) != 1 || got[0] != target.Bounds() {
		t.Errorf("%v, want all of %v", got, target.Bounds())
	}
	was.batches = now.batches
	a = damageAreas{}
	if now.damage(&a, &was, 0, 1); a.n != 0 {
		t.Errorf("equal frames differ in %v", a.all())
	}
}
