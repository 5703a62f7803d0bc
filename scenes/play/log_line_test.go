package play

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/games"
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

// TestLogNamesTheSource: in the log of four seats in the usual window, each take shows the number of its factory, or the centre, in every
// language.
func TestLogNamesTheSource(t *testing.T) {
	takes := 0
	eachTable(t, func(t *testing.T, c *game.Context, sample func(at, seats, moves int, levels ...string) *Scene) {
		if c.W != 1280 || c.Settings.TextScale != 1 {
			return
		}
		for at := range games.All() {
			p := sample(at, 4, 14)
			l := &p.hud.log
			for i, e := range l.seen() {
				if e.isRound() || e.sum != nil {
					continue
				}
				before := p.session.match.At(e.to - 1)
				g, _ := p.table.Ends(before, p.session.match.Line()[e.to-1])
				number := fmt.Sprint(g.From.Row + 1)
				switch g.From.Zone {
				case engine.Factory:
				case engine.Centre:
					number = c.Words.T("log.centre")
				default:
					continue
				}
				takes++
				told := false
				for _, n := range l.tell(e, l.rows[i]) {
					n.Walk(func(n *stage.Node) {
						switch art := n.Art.(type) {
						case *stage.Label:
							from, _, _ := strings.Cut(art.Text, "→")
							told = told || slices.Contains(strings.Fields(from), number)
						case *stage.Sprite:
							told = told || g.From.Zone == engine.Centre && art.Name == "centre"
						}
					})
				}
				if !told {
					t.Errorf("%s: the log does not name the source of %q", games.All()[at].Edition.ID, e.text)
				}
			}
		}
	})
	if takes == 0 {
		t.Error("no take was seen")
	}
}
