package board

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// gallery is a list of portraits that scrolls by rows.
type gallery struct {
	c        *game.Context
	screen   *ebiten.Image
	frame    table.Frame
	subjects []Subject
	painted  []string // the IDs of the subjects whose positions were requested
}

// The size of the portraits of a gallery in pixels, and the number of rows that are visible at the same time.
const (
	galleryWidth  = 200
	galleryHeight = 140
	galleryRows   = 8
)

// newGallery returns a list of n portraits of positions of all games.
func newGallery(t testing.TB, n int) *gallery {
	c := scenetest.Context(t, 1280, 720)
	g := &gallery{c: c, screen: ebiten.NewImage(1280, 720), frame: table.Frame{Kit: c.Kit(), Words: c.Words}}
	all := games.All()
	var positions []engine.Position
	var looks []table.Table
	for i := range 5 * len(all) {
		m, _ := scenetest.SampleGame(t, i%len(all), 2+i%3, 5+5*i)
		positions, looks = append(positions, m.Position()), append(looks, all[i%len(all)].Table())
	}
	for i := range n {
		s := Subject{ID: fmt.Sprint("game ", i)}
		s.Position = func() (engine.Position, table.Table) {
			g.painted = append(g.painted, s.ID)
			return positions[i%len(positions)], looks[i%len(looks)]
		}
		g.subjects = append(g.subjects, s)
	}
	return g
}

// show draws a frame with nodes one below another.
func (g *gallery) show(nodes ...*stage.Node) {
	g.c.Canvas.Begin(g.screen)
	for i, n := range nodes {
		n.X, n.Y = galleryWidth/2, (float64(i)+0.5)*galleryHeight
		n.Draw(g.c.Canvas)
	}
	g.c.Canvas.End()
}

// TestPortraitsArePaintedWhenDrawn checks that a portrait is painted when it is first drawn, and again only if its size, the theme, the letters or their
// language have changed.
func TestPortraitsArePaintedWhenDrawn(t *testing.T) {
	g := newGallery(t, 100)
	p := NewPortraits(20)
	nodes := func(width float64) (all []*stage.Node) {
		for _, s := range g.subjects {
			all = append(all, p.Node(g.frame, s, stage.Rect{W: width, H: galleryHeight}))
		}
		return all
	}
	all := nodes(galleryWidth)
	expectPainted := func(what string, nodes []*stage.Node, want ...string) {
		t.Helper()
		g.painted = nil
		if g.show(nodes...); !slices.Equal(g.painted, want) {
			t.Errorf("%s: %q are painted, expected %q", what, g.painted, want)
		}
	}
	expectPainted("two of a hundred", all[7:9], "game 7", "game 8")
	expectPainted("again", all[7:9])
	expectPainted("one row further", all[8:10], "game 9")
	expectPainted("in new nodes", nodes(galleryWidth)[8:10])
	expectPainted("larger", nodes(galleryWidth + 20)[8:10], "game 8", "game 9")
	g.c.Pages.SetOverrides(ui.HighContrast())
	expectPainted("in another theme", nodes(galleryWidth + 20)[8:10], "game 8", "game 9")
	g.frame.Lettered = true
	expectPainted("with letters", nodes(galleryWidth + 20)[8:9], "game 8")
	words, err := locale.Open("de")
	if err != nil {
		t.Fatal(err)
	}
	g.frame.Words = words
	expectPainted("with the letters of another language", nodes(galleryWidth + 20)[8:9], "game 8")
	if p.Painted() != 9 {
		t.Errorf("%d portraits were painted, expected 9", p.Painted())
	}
}

// TestPaintedPortraitsAllocateNothing checks that a painted portrait is one node, that drawing it does not allocate, and that all take one draw call.
func TestPaintedPortraitsAllocateNothing(t *testing.T) {
	g := newGallery(t, galleryRows)
	p := NewPortraits(galleryRows)
	on := stage.Group("")
	for _, s := range g.subjects {
		on.Add(p.Node(g.frame, s, stage.Rect{W: galleryWidth, H: galleryHeight}))
	}
	g.show(on.Children()...)
	count := 0
	on.Walk(func(*stage.Node) { count++ })
	draw := func() {
		g.c.Canvas.Begin(nil)
		on.Draw(g.c.Canvas)
		g.c.Canvas.End()
	}
	if n := testing.AllocsPerRun(10, draw); n != 0 || count != galleryRows+1 || g.c.Canvas.DrawCalls() != 1 {
		t.Errorf("%d portraits are %d nodes, allocate %v times and take %d draw calls", galleryRows, count-1, n, g.c.Canvas.DrawCalls())
	}
}

// TestPortraitWithoutPosition checks that a portrait without a position is painted once, empty.
func TestPortraitWithoutPosition(t *testing.T) {
	g := newGallery(t, 0)
	p := NewPortraits(1)
	missing := p.Node(g.frame, Subject{ID: "missing", Position: func() (engine.Position, table.Table) { return nil, nil }}, stage.Rect{W: 10, H: 10})
	g.show(missing)
	g.show(missing)
	if p.Painted() != 1 {
		t.Errorf("it was painted %d times", p.Painted())
	}
}

// BenchmarkPortraits scrolls through a list of 1,000 games and back, a row at a time: once with the nodes of the visible boards, built for each frame, and
// once with Portraits.
func BenchmarkPortraits(b *testing.B) {
	const games = 1000
	room := stage.Rect{W: galleryWidth, H: galleryHeight}
	scroll := func(b *testing.B, node func(*gallery, Subject) *stage.Node) {
		g := newGallery(b, games)
		b.ReportAllocs()
		b.ResetTimer()
		for range b.N {
			for at := range 2 * (games - galleryRows) {
				if at >= games-galleryRows {
					at = 2*(games-galleryRows) - 1 - at
				}
				var nodes []*stage.Node
				for _, s := range g.subjects[at : at+galleryRows] {
					nodes = append(nodes, node(g, s))
				}
				g.show(nodes...)
			}
		}
		b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/(2*games), "µs/portrait")
	}
	b.Run("nodes", func(b *testing.B) {
		scroll(b, func(g *gallery, s Subject) *stage.Node {
			pos, look := s.Position()
			return boardPortrait(look, g.frame, pos, s.Seat, room)
		})
	})
	b.Run("cached", func(b *testing.B) {
		p := NewPortraits(64)
		scroll(b, func(g *gallery, s Subject) *stage.Node { return p.Node(g.frame, s, room) })
		b.ReportMetric(float64(p.Painted())/float64(b.N)/games, "paints/game")
	})
}
