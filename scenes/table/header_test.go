package table

import (
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// TestHeadersOnPhones checks that names and scores on phones are larger than the smallest text if they have room, the score more so, and that with larger
// text they do not become smaller.
func TestHeadersOnPhones(t *testing.T) {
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	const device = 3.0
	for _, x := range []struct {
		name                   string
		compact                bool
		w, h                   float64
		leastName, leastPoints float64
	}{{"the own board", false, 340, 28, 17, 19}, {"the only other board", false, 180, 80, 17, 20}, {"one of three other boards", true, 115, 34, 14, 14}} {
		smallest := 0.0
		for _, zoom := range []float64{1, 1.5, 2} {
			kit := &ui.Kit{Scale: ui.Scale{Unit: device * 390 / 900, Device: device, Zoom: zoom, MinText: PhoneText}, Fonts: fonts}
			on, r := stage.Group(""), stage.Rect{W: x.w * device, H: x.h * device}
			h := Header{Name: "Duarte", Score: "24", Large: !x.compact}
			var scoreNode *stage.Node
			if x.compact {
				_, scoreNode = h.WriteCompact(on, kit, r, 22*device)
			} else {
				scoreNode = h.Write(on, kit, r).Score
			}
			score := scoreNode.Art.(*stage.Label)
			on.Walk(func(n *stage.Node) {
				l, ok := n.Art.(*stage.Label)
				if !ok {
					return
				}
				least := x.leastName
				if l == score {
					least = x.leastPoints
				}
				if size := l.Size / device; size < least-0.01 || l.Truncated {
					t.Errorf("%s, text at %.0f %%: %q has the size %.1f, want %.0f", x.name, 100*zoom, l.Text, size, least)
				}
			})
			if score.Size < smallest-0.01 {
				t.Errorf("%s, text at %.0f %%: the score is smaller than before", x.name, 100*zoom)
			}
			smallest = score.Size
		}
	}
}
