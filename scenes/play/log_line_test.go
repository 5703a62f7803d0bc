package play

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// TestEveryMoveHasAHaul: every move is told in few words, and each that takes tiles from where all see them shows some.
func TestEveryMoveHasAHaul(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newBench(t, at, 2, 0, false)
		b.random(rand.New(rand.NewPCG(8, 8)), 60)
		tiles := 0
		for _, e := range b.s.hud.log.entries() {
			if e.isRound() {
				if len(e.sums) != 2 {
					t.Errorf("%q tells %d scores", e.title, len(e.sums))
				}
				continue
			}
			tiles += len(e.haul.tiles)
			if e.haul.way == "" || len(e.haul.tiles) > mostTiles || len(e.haul.tiles) == 0 && e.haul.way != b.s.ctx.Words.T("log.passed") {
				t.Errorf("%q has the haul %+v", e.text, e.haul)
			}
		}
		if tiles == 0 {
			t.Error("no tiles are shown")
		}
	})
}

// TestLogLineStaysInItsRow: in one line, words and tiles stand side by side in the row, and the newest entry stands highest.
func TestLogLineStaysInItsRow(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		_, p := tableApp(t, at, 2, 30, 1600, 900)
		l := &p.hud.log
		style := l.styleFor(l.all, p.hud.rooms.Panel)
		if style.short == 0 {
			t.Fatal("the log is not told in lines")
		}
		for i, e := range l.seen() {
			r := l.rows[i]
			if i > 0 && r.Y >= l.rows[i-1].Y {
				t.Fatalf("entry %d stands below the one before", i)
			}
			pictures, words := r.X, r.X+r.W
			for _, n := range l.tell(e, r) {
				switch art := n.Art.(type) {
				case *table.TileArt:
					pictures = max(pictures, n.X+n.W/2)
				case *stage.Label:
					if w, _ := style.Fonts.Measure(art.Text, art.Face, art.Size); art.Align == 0 && n.X+w > r.X+r.W {
						t.Errorf("%q leaves its row", art.Text)
					}
					if art.Face == gfx.Serif {
						words = n.X
					}
				}
			}
			if pictures > words {
				t.Errorf("tiles lie on %q", strings.TrimSpace(e.haul.way))
			}
		}
	})
}
