package azul

import "azulejo/engine"

// Want is what a pattern line of a board waits for.
type Want struct {
	Line    int         // from 0
	Colour  engine.Tile // of the tiles that would fill it
	Missing int         // how many of them
	// Run is what its tile will score as complete lines above it will leave the wall.
	Run
}

// bonus is what a want brings at the end of the game for a row or column that it completes.
func (w *Want) bonus() (n int) {
	if w.Row == 5 {
		n += 2
	}
	if w.Column == 5 {
		n += 7
	}
	return n
}

// better reports whether a want brings more for each tile that it lacks.
func (w *Want) better(o *Want) bool {
	return (w.Points+w.bonus())*o.Missing > (o.Points+o.bonus())*w.Missing
}

// Want is what would bring a board most for each tile that it lacks, among the lines that are begun or, without any, the empty ones. A
// board whose lines are all complete wants nothing.
func (v View) Want(s engine.Seat) (best Want, ok bool) {
	for _, begun := range []bool{true, false} {
		for r := range 5 {
			for c := range engine.Tile(Colours) {
				if w, fits := v.wantOf(s, r, c, begun); fits && (!ok || w.better(&best)) {
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

// wantOf is what a line wants of a colour, where it takes it and is begun or not.
func (v View) wantOf(s engine.Seat, r int, c engine.Tile, begun bool) (Want, bool) {
	b := &v.boards[s]
	if b.line[r] > 0 != begun || b.open[c]>>r&1 == 0 {
		return Want{}, false
	}
	w := Want{r, c, r + 1 - int(b.line[r]), v.run(s, r, c)}
	return w, w.Points > 0
}
