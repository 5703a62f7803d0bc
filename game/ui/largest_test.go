package ui

import (
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// TestBuildLargest checks that text grows as long as no text is omitted or smaller than at 100 %, and that pictures do not count.
func TestBuildLargest(t *testing.T) {
	k := newUITest(t).kit
	k.Zoom = 2
	for _, c := range []struct {
		name     string
		from, to float64 // range of the expected zoom
		build    func(*Kit) *stage.Node
	}{
		{"roomy", 2, 2, func(k *Kit) *stage.Node { return stage.Group("").Add(k.Text("word", gfx.Serif, 20, 0, 0, 0, Ink)) }},
		{"omitted", 1.3, 1.5, func(k *Kit) *stage.Node {
			g := stage.Group("").Add(k.Text("word", gfx.Serif, 20, 0, 0, 0, Ink))
			if k.Zoom < 1.5 {
				g.Add(k.Text("note", gfx.Serif, 20, 0, 0, 0, Ink))
			}
			return g
		}},
		{"smaller", 1, 1, func(k *Kit) *stage.Node {
			return stage.Group("").Add(newLine("word", gfx.Serif, 20/k.Zoom, 0, 0, 0, Ink))
		}},
		{"wrapped", 2, 2, func(k *Kit) *stage.Node {
			size := k.Unit * 70 * k.Zoom
			return stage.Group("").Add(k.Button("", "two words", false, stage.Rect{W: 2 * 70 * k.Unit, H: size}, func() {}).WrapText(20, 0).Node)
		}},
		{"picture", 2, 2, func(k *Kit) *stage.Node {
			return stage.Group("").Add(stage.Group("picture").Add(newLine("word", gfx.Serif, 20/k.Zoom, 0, 0, 0, Ink)))
		}},
	} {
		var last float64
		k.BuildLargest(func(k *Kit) *stage.Node { last = k.Zoom; return c.build(k) }, "picture")
		if last < c.from || last > c.to {
			t.Errorf("%s: the zoom is %v", c.name, last)
		}
	}
}
