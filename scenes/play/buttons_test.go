package play

import (
	"fmt"
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
)

// expectIconTexts checks the texts of icon buttons below a node: in the sans, unless serif is set, and clear of the sides of their buttons.
func expectIconTexts(t *testing.T, b *testScene, where string, root *stage.Node, serif bool) {
	t.Helper()
	count := 0
	root.Walk(func(n *stage.Node) {
		if n.Kind != stage.Button || n.Accessible.Name == "" {
			return
		}
		n.Walk(func(child *stage.Node) {
			l, ok := child.Art.(*stage.Label)
			if !ok {
				return
			}
			count++
			width, _ := b.s.ctx.Pages.Fonts().Measure(l.Text, l.Face, l.Size)
			if room := (n.W - width) / 2 / b.s.ctx.Device; l.Face != gfx.Sans && !serif || child.Hidden || l.Truncated || room < 4 {
				t.Errorf("%s: %q has the typeface %v, hidden %v, truncated %v, %.1f pixels beside it", where, n.Accessible.Name, l.Face, child.Hidden, l.Truncated, room)
			}
		})
	})
	if count < 3 {
		t.Errorf("%s: only %d texts", where, count)
	}
}

// TestPhoneButtonTexts checks in all languages that the buttons of a phone and those of its drawer of moves show their texts in the sans, clear of their
// borders, and that the buttons fill the width. The drawer of a narrow phone may need the serif, which is narrower.
func TestPhoneButtonTexts(t *testing.T) {
	for _, language := range locale.Languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range [][2]float64{{720, 1280}, {780, 1688}, {1688, 780}} {
			b := newTestSceneIn(t, 0, 2, 6, false, 1280, 720)
			b.s.ctx.Words = words
			b.s.ctx.Resize(size[0], size[1], 2)
			expectIconTexts(t, b, fmt.Sprint(language, size), b.s.layers.buttons, false)
			drawer := b.s.movesRoute().Build(b.s.ctx, func() {})
			expectIconTexts(t, b, fmt.Sprint(language, size, " moves"), drawer.Body, size[0] < 780)
			areas := b.s.board.Areas().Buttons
			if last := nodeOf(b.s, "button-menu").Bounds(); size[0] < size[1] && areas.X+areas.W-last.X-last.W > 1 {
				t.Errorf("%s: the last button ends %.1f before its area", language, areas.X+areas.W-last.X-last.W)
			}
		}
	}
}
