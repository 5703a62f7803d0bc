package screens

import (
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// countPixels returns the number of pixels of a part of a frame that approximately have a colour.
func countPixels(frame *image.RGBA, part stage.Rect, colour gfx.Colour) (n int) {
	for y := int(part.Y); y < int(part.Y+part.H); y++ {
		for x := int(part.X); x < int(part.X+part.W); x++ {
			if p := toColour(frame.RGBAAt(x, y)); math.Abs(float64(p.R-colour.R))+math.Abs(float64(p.G-colour.G))+math.Abs(float64(p.B-colour.B)) < 0.22 {
				n++
			}
		}
	}
	return n
}

func toColour(c color.RGBA) gfx.Colour {
	return gfx.Colour{R: float32(c.R) / 255, G: float32(c.G) / 255, B: float32(c.B) / 255, A: 1}
}

// meanEdgeColour returns the mean colour of the edge of a part of a frame.
func meanEdgeColour(frame *image.RGBA, part stage.Rect) (mean gfx.Colour) {
	n := float32(0)
	add := func(x, y float64) {
		c := toColour(frame.RGBAAt(int(x), int(y)))
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

// TestLastMoveMarks checks the marks of four seats' last moves in a frame of 1280 × 720: the number of pixels in the colour of the seat around the
// placed tiles and at their source, and a contrast of 3:1 with the board.
func TestLastMoveMarks(t *testing.T) {
	t.Parallel()
	for _, c := range long.Values(2, 2) {
		at, name, contrast := []int{azul, stars}[c[0]], []string{"four", "pavilion-four"}[c[0]], c[1] == 1
		settings := settingsJSON("azul", "off", "", "greedy")
		if contrast {
			settings = strings.Replace(settings, "{", `{"high-contrast":true,`, 1)
		}
		d := open(t, 1280, 720, settings, savedGame(t, name))
		d.Key(ebiten.KeyEnter)
		d.Tick(10)
		frame, m := d.Frame(), d.match()
		d.layoutTable(&games.All()[at], 4, m.Position().ToMove())
		d.frame.Shown = m.Position()
		d.tab.Layout(d.frame)
		cast := table.NewCast(d.tab)
		cast.Show(d.tab.Pieces(m.Position()))
		for s := range engine.Seat(4) {
			colour := ui.SeatLine(make(seating.Players, 4).Emblem(s)).Colour()
			from, placed := lastPlacement(m, s)
			at := lastTileSpot(d.tab, cast, placed)
			target, source := table.Around(0, at), table.Around(0.3, d.tab.Badge(from, s).Spot)
			if n, least := countPixels(frame, target.Grow(4), colour), int(3*at.Size); n < least {
				t.Errorf("%s, contrast %v, seat %d: %d pixels at the target %v, expected at least %d", name, contrast, s+1, n, target, least)
			}
			if ratio := scenetest.Contrast(colour, meanEdgeColour(frame, target.Grow(7))); ratio < 3 {
				t.Errorf("%s, contrast %v, seat %d: the line around the target has a contrast of %.1f", name, contrast, s+1, ratio)
			}
			if d.tab.Badge(from, s).Size == 0 {
				continue
			}
			if n := countPixels(frame, source, colour); n < 60 {
				t.Errorf("%s, contrast %v, seat %d: %d pixels at the source %v, expected at least 60", name, contrast, s+1, n, source)
			}
			if ratio := scenetest.Contrast(colour, meanEdgeColour(frame, source.Grow(3))); ratio < 3 {
				t.Errorf("%s, contrast %v, seat %d: the ring at the source has a contrast of %.1f", name, contrast, s+1, ratio)
			}
		}
		d.Close()
	}
}

// lastPlacement returns the source of a seat's last move and a tile that it placed.
func lastPlacement(m *engine.Match, s engine.Seat) (from engine.Place, placed table.Piece) {
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

// lastTileSpot returns the spot of the last tile of a colour at a place.
func lastTileSpot(t table.Table, cast *table.Cast, p table.Piece) table.Spot {
	spot := t.Anchor(p.Place, 0, 1)
	for _, a := range cast.At(p.Place) {
		if a.Tile == p.Tile {
			spot = a.Spot()
		}
	}
	return spot
}
