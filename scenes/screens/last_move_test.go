package screens

import (
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// inked counts the pixels of a part of a frame that are about of a colour.
func inked(frame *image.RGBA, part stage.Rect, ink gfx.Colour) (n int) {
	for y := int(part.Y); y < int(part.Y+part.H); y++ {
		for x := int(part.X); x < int(part.X+part.W); x++ {
			if p := colourOf(frame.RGBAAt(x, y)); math.Abs(float64(p.R-ink.R))+math.Abs(float64(p.G-ink.G))+math.Abs(float64(p.B-ink.B)) < 0.22 {
				n++
			}
		}
	}
	return n
}

func colourOf(c color.RGBA) gfx.Colour {
	return gfx.Colour{R: float32(c.R) / 255, G: float32(c.G) / 255, B: float32(c.B) / 255, A: 1}
}

// around is the mean colour of the edge of a part of a frame.
func around(frame *image.RGBA, part stage.Rect) (mean gfx.Colour) {
	n := float32(0)
	add := func(x, y float64) {
		c := colourOf(frame.RGBAAt(int(x), int(y)))
		mean.R, mean.G, mean.B, n = mean.R+c.R, mean.G+c.G, mean.B+c.B, n+1
	}
	for x := part.X; x < part.X+part.W; x++ {
		add(x, part.Y)
		add(x, part.Y+part.H)
	}
	for y := part.Y; y < part.Y+part.H; y++ {
		add(part.X, y)
		add(part.X+part.W, y)
	}
	return gfx.Colour{R: mean.R / n, G: mean.G / n, B: mean.B / n, A: 1}
}

// TestLastMovesAreSeen measures the marks of four seats' last moves in a frame of 1280 × 720: there is enough of the colour of each seat
// around the tiles that it placed and at their source, and that stands out by 3:1 from the board.
func TestLastMovesAreSeen(t *testing.T) {
	t.Parallel()
	for at, name := range map[int]string{azul: "four", stars: "pavilion-four"} {
		for _, contrast := range []bool{false, true} {
			settings := settingsFor("azul", "off", "", "greedy")
			if contrast {
				settings = strings.Replace(settings, "{", `{"high-contrast":true,`, 1)
			}
			d := open(t, 1280, 720, settings, savedGame(t, name))
			d.Key(ebiten.KeyEnter)
			d.Tick(10)
			frame, m := d.Frame(), d.match()
			d.lay(&games.All()[at], 4, m.Position().ToMove())
			d.frame.Shown = m.Position()
			d.tab.Layout(d.frame)
			cast := table.NewCast(d.tab)
			cast.Show(d.tab.Pieces(m.Position()))
			for s := range engine.Seat(4) {
				ink := ui.SeatLine(make(seating.Players, 4).Emblem(s)).Colour()
				from, placed := lastSlide(m, s)
				at := spotOf(d.tab, cast, placed)
				target, source := table.Around(0, at), table.Around(0.3, d.tab.Badge(from, s).Spot)
				if n, least := inked(frame, target.Grow(4), ink), int(3*at.Size); n < least {
					t.Errorf("%s, contrast %v, seat %d: %d pixels at the target %v, expected at least %d", name, contrast, s+1, n, target, least)
				}
				if ratio := scenetest.Contrast(ink, around(frame, target.Grow(7))); ratio < 3 {
					t.Errorf("%s, contrast %v, seat %d: the line around the target stands out by %.1f", name, contrast, s+1, ratio)
				}
				if n := inked(frame, source, ink); n < 60 {
					t.Errorf("%s, contrast %v, seat %d: %d pixels at the source %v, expected at least 60", name, contrast, s+1, n, source)
				}
				if ratio := scenetest.Contrast(ink, around(frame, source.Grow(3))); ratio < 3 {
					t.Errorf("%s, contrast %v, seat %d: the ring at the source stands out by %.1f", name, contrast, s+1, ratio)
				}
			}
			d.Close()
		}
	}
}

// lastSlide is the source of a seat's last move, and a tile as the move placed it.
func lastSlide(m *engine.Match, s engine.Seat) (from engine.Place, placed table.Piece) {
	n := len(m.Moves()) - 1
	for m.At(n).ToMove() != s {
		n--
	}
	var log engine.Log
	m.At(n).Clone().Play(m.Moves()[n], &log)
	for _, e := range log.Events {
		if e.Kind == engine.Slide && e.To.Seat == s && e.To.Zone >= engine.Hand && e.To.Zone <= engine.Star && e.Tile != engine.Marker {
			return e.From, table.Piece{Place: e.To, Tile: e.Tile}
		}
	}
	return from, placed
}

// spotOf is where the last tile of a colour lies at a place.
func spotOf(t table.Table, cast *table.Cast, p table.Piece) table.Spot {
	spot := t.Anchor(p.Place, 0, 1)
	for _, a := range cast.At(p.Place) {
		if a.Tile == p.Tile {
			spot = a.Spot()
		}
	}
	return spot
}
