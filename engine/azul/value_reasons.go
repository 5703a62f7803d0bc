package azul

import (
	"math/bits"

	"azulejo/engine"
)

// Explain lists what a legal move of a seat does for its board, the weightiest first.
func Explain(pos engine.Position, m engine.Move) []engine.Reason {
	p := pos.(*Position)
	s := &evalBoard{}
	s.see(&p.boards[p.turn], p.variant)
	var w weighed
	if row, col, ok := Wall(m); ok {
		points := int(s.points(row, col))
		w.Add(points, "why.wall", points)
		w.sets(s, row, col, int(p.boards[p.turn].colour[row]))
		if len(w.Weighed) < 2 {
			w.Add(0, "why.column-part", col+1, 1)
		}
		return w.Sorted()
	}
	t, _ := Taken(m)
	w.take(p, s, t)
	return w.Sorted()
}

// weighed are the reasons of a move.
type weighed struct{ engine.Weighed }

// take weighs a turn of the factory offer.
func (w *weighed) take(p *Position, s *evalBoard, t Take) {
	g := See(p).Gain(t.Move())
	wasted := g.ToFloor + g.ToLid
	if g.Marker {
		w.Add(1, "why.marker")
		wasted--
	}
	switch {
	case g.Complete:
		w.Add(g.Points, "why.finish", t.Line+1, g.Points)
		if col, _ := s.best(t.Line, int(t.Colour)); col >= 0 {
			w.sets(s, t.Line, col, int(t.Colour))
		}
	case g.Placed > 0:
		w.Add(1, "why.fill", t.Line+1, t.Line+1-g.Missing, t.Line+1)
		if n := See(p).run(p.turn, t.Line, t.Colour).Points; n > 1 { // once the line is full
			w.Add(n-1, "why.later", n)
		}
	}
	w.rival(p, t)
	if wasted > 0 {
		w.Add(g.Floor, "why.waste", wasted, -g.Floor)
	}
}

// reply tells what the next seat can make of what a turn leaves: the most that a line it fills would score, or that it can fill none.
func (w *weighed) reply(after *Position) {
	most, line := 0, 0
	for _, m := range after.Moves(nil) {
		if n := See(after).Gain(m).Points; n > most {
			t, _ := Taken(m)
			most, line = n, t.Line
		}
	}
	if most == 0 {
		w.Add(1, "why.quiet")
		return
	}
	w.Add(1-most, "why.reply", line+1, most)
}

// many is how many tiles of a colour are worth a word where the next seat has to take them.
const many = 3

// rival tells what a turn leaves to the next seat and what it takes from it.
func (w *weighed) rival(p *Position, t Take) {
	after := *p
	after.take(t.Move(), nil)
	if after.phase != offer || after.dealing {
		w.Add(1, "why.last")
		return
	}
	w.reply(&after)
	b := &after.boards[after.turn]
	for c := range engine.Tile(Colours) {
		n := after.source[Centre].of(c)
		cost := floorSum[min(int(b.floorLen)+n, floorSize)] - floorSum[b.floorLen]
		if n >= many && n > p.source[Centre].of(c) && b.open[c] == 0 && cost < 0 {
			w.Add(-int(cost), "why.leaves", n, ColourKey(c), int(cost))
		}
	}
	taken := p.source[t.Source].of(t.Colour)
	for r := 2; r < FloorLine; r++ {
		missing := r + 1 - int(b.line[r])
		if b.line[r] > 0 && b.colour[r] == t.Colour && missing > 0 && missing <= taken && most(&after, t.Colour) < missing {
			w.Add(r, "why.denies", r+1)
		}
	}
}

// most is the largest number of tiles of a colour that one source offers.
func most(p *Position, c engine.Tile) int {
	n := 0
	for _, pile := range p.source {
		n = max(n, pile.of(c))
	}
	return n
}

// sets tells how a tile brings a row, a column or a colour forward.
func (w *weighed) sets(s *evalBoard, row, col, colour int) {
	after := *s
	after.cover(row, col, colour)
	if after.rows[row] == 31 {
		w.Add(3, "why.row", row+1)
	}
	if n := bits.OnesCount8(after.cols[col]); n == 5 {
		w.Add(7, "why.column", col+1)
	} else if n >= 2 {
		w.Add(n-1, "why.column-part", col+1, n)
	}
	if n := bits.OnesCount8(after.has[colour]); n == 5 {
		w.Add(10, "why.colour")
	} else if n >= 2 {
		w.Add(n, "why.colour-part", n)
	}
}
