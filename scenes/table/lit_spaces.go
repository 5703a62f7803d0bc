package table

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// litSpaces are the spaces that light up in one beat.
type litSpaces struct {
	beat   int16
	places []engine.Place
}

// add adds the space that an event lights. It begins anew with each beat.
func (l *litSpaces) add(e engine.Event) {
	if e.Beat != l.beat {
		l.beat, l.places = e.Beat, l.places[:0]
	}
	if e.Kind == engine.Glow && e.To.Zone.Scores() {
		l.places = append(l.places, e.To)
	}
}

// spans returns the numbers of lit tiles in the row and in the column of a space, including it.
func (l *litSpaces) spans(at engine.Place) (across, down int) {
	for _, p := range l.places {
		if p.Row == at.Row {
			across++
		}
		if p.Col == at.Col {
			down++
		}
	}
	return across, down
}

// scoreText returns the points of a tile for each of its spans with more than one tile.
func (c *Celebrations) scoreText(at engine.Place) string {
	across, down := c.lit.spans(at)
	var parts []string
	if across > 1 {
		parts = append(parts, c.frame.Words.T("table.across", "points", across))
	}
	if down > 1 {
		parts = append(parts, c.frame.Words.T("table.down", "points", down))
	}
	return strings.Join(parts, " + ")
}

// showScore shows the points of the last tile next to a row, once for all sets that the tile completes. It shows nothing on a small board.
func (c *Celebrations) showScore(f setEffect, e engine.Event) {
	text, kit := c.scoreText(e.To), c.frame.Kit
	c.lit.places = c.lit.places[:0]
	if text == "" || f.tile < 1.5*kit.MinTextSize() {
		return
	}
	label := kit.Text(text, gfx.SerifBold, 22, 0, 0, 0.5, ui.Ink)
	size := label.Art.(*stage.Label).Size
	pill := stage.Box("", stage.NewPanel("pill", size/28, 0), c.scoreRect(f, e.To, Width(kit, label)+1.6*size, 1.7*size))
	pill.Add(label)
	c.scores.Clear()
	c.scores.Add(pill)
	from := scoreFrom
	if c.frame.Still {
		from = 0
	}
	c.fadeIn(pill, from)
	c.fadeOut(pill, setTicks)
}

// scoreRect returns the rectangle of the score: below the last tile of the set, or above it in the last rows, and within the window.
func (c *Celebrations) scoreRect(f setEffect, at engine.Place, w, h float64) stage.Rect {
	spot := c.look.Anchor(at, 0, 1)
	x, y := spot.X, spot.Y+0.62*f.tile
	if first, last := f.spots[0], f.spots[len(f.spots)-1]; first.Y == last.Y {
		x = (first.X + last.X) / 2
	}
	if at.Row > 3 {
		y = spot.Y - 0.62*f.tile - h
	}
	win := c.frame.Window
	return stage.Rect{X: max(win.X, min(x-w/2, win.X+win.W-w)), Y: y, W: w, H: h}
}
