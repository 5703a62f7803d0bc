package azul

import "azulejo/engine"

// Want is a colour that would fill a pattern line, and what that would score.
type Want struct {
	Line    int         // from 0
	Colour  engine.Tile // of the missing tiles
	Missing int         // number of tiles needed to fill the line
	// Run is the score of the line's tile on the wall, after the complete lines above it have been tiled.
	Run
}

// finalBonus returns the points at the end of the game for the row or column that the tile completes.
func (w *Want) finalBonus() (n int) {
	if w.Row == 5 {
		n += rowPoints
	}
	if w.Column == 5 {
		n += columnPoints
	}
	return n
}

// better reports whether w scores more than o for each missing tile.
func (w *Want) better(o *Want) bool {
	return (w.Points+w.finalBonus())*o.Missing > (o.Points+o.finalBonus())*w.Missing
}

// Want returns the line and colour that would score most for each missing tile. It considers lines with some tiles first,
// and empty lines only if there are none. ok is false if all lines are complete.
func (v View) Want(s engine.Seat) (best Want, ok bool) {
	for _, begun := range []bool{true, false} {
		for r := range 5 {
			for c := range engine.Tile(Colours) {
				if w, fits := v.lineWant(s, r, c, begun); fits && (!ok || w.better(&best)) {
					best, ok = w, true
				}
			}
		}
		if ok {
			return best, true
		}
	}
	return Want{}, false
}

// lineWant returns the Want for line r and colour c. ok is false if the line does not accept c or has no legal space for
// it, and if begun does not match whether the line has tiles.
func (v View) lineWant(s engine.Seat, r int, c engine.Tile, begun bool) (Want, bool) {
	b := &v.boards[s]
	if b.line[r] > 0 != begun || b.open[c]>>r&1 == 0 {
		return Want{}, false
	}
	w := Want{r, c, r + 1 - int(b.line[r]), v.lineRun(s, r, c)}
	return w, w.Points > 0
}
