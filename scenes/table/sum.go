package table

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// run is the set of spaces that light up together.
type run struct {
	beat int16
	lit  []engine.Place
}

// add notes what an event lights; another beat begins another run.
func (r *run) add(e engine.Event) {
	if e.Beat != r.beat {
		r.beat, r.lit = e.Beat, r.lit[:0]
	}
	if e.Kind == engine.Glow && e.To.Zone.Scores() {
		r.lit = append(r.lit, e.To)
	}
}

// spans returns the number of tiles across and down through one of them, including it.
func (r *run) spans(at engine.Place) (across, down int) {
	for _, p := range r.lit {
		if p.Row == at.Row {
			across++
		}
		if p.Col == at.Col {
			down++
		}
	}
	return across, down
}

// words returns what a tile scores for each span through it that is longer than one.
func (c *Ceremony) words(at engine.Place) string {
	across, down := c.run.spans(at)
	var parts []string
	if across > 1 {
		parts = append(parts, c.frame.Words.T("table.across", "points", across))
	}
	if down > 1 {
		parts = append(parts, c.frame.Words.T("table.down", "points", down))
	}
	return strings.Join(parts, " + ")
}

// sum writes next to a row what its last tile scores, once for all sets that the tile completes. A board that is too small has no room.
func (f *setEffect) sum(e engine.Event) {
	text, kit := f.words(e.To), f.frame.Kit
	f.run.lit = f.run.lit[:0]
	if text == "" || f.tile < 1.5*kit.MinTextSize() {
		return
	}
	label := kit.Text(text, gfx.SerifBold, 22, 0, 0, 0.5, ui.Ink)
	size := label.Art.(*stage.Label).Size
	pill := stage.Box("", stage.NewPanel("pill", size/28, 0), f.beside(e.To, Width(kit, label)+1.6*size, 1.7*size))
	pill.Add(label)
	f.sums.Clear()
	f.sums.Add(pill)
	from := sumFrom
	if f.frame.Still {
		from = 0
	}
	f.appear(pill, from)
	f.vanish(pill, setTicks)
}

// beside returns the rectangle below the last tile of a set, or above it at the foot of the board, within the set's width and the window.
func (f *setEffect) beside(at engine.Place, w, h float64) stage.Rect {
	spot := f.look.Anchor(at, 0, 1)
	x, y := spot.X, spot.Y+0.62*f.tile
	if first, last := f.spots[0], f.spots[len(f.spots)-1]; first.Y == last.Y {
		x = (first.X + last.X) / 2
	}
	if at.Row > 3 {
		y = spot.Y - 0.62*f.tile - h
	}
	win := f.frame.Window
	return stage.Rect{X: max(win.X, min(x-w/2, win.X+win.W-w)), Y: y, W: w, H: h}
}
