package play

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// roundSum is what a seat laid in a round, what it gained and lost, and the score that this led to.
type roundSum struct {
	tiles              []table.Skin
	laid               []engine.Scored
	gain, loss, points int
	text               string // what is read aloud of it
}

// roundSums adds up a round for each seat, move by move.
type roundSums struct {
	s     *Scene
	log   engine.Log
	seats []roundSum
}

// add plays a move from a position, which it leaves as it is, and returns how the tiles scored that it laid.
func (r *roundSums) add(before engine.Position, m engine.Move) (laid []engine.Scored) {
	r.log.Reset()
	before.Clone().Play(m, &r.log)
	for _, e := range r.log.Events {
		if e.Seat < 0 || int(e.Seat) >= len(r.seats) {
			continue
		}
		switch seat := &r.seats[e.Seat]; {
		case e.Kind == engine.Slide && (e.To.Zone == engine.Wall || e.To.Zone == engine.Star):
			seat.tiles = append(seat.tiles, r.s.table.Skin(table.Piece{Place: e.To, Tile: e.Tile}))
			if scored, ok := engine.ScoredIn(r.log.Events, e.To); ok {
				seat.laid, laid = append(seat.laid, scored), append(laid, scored)
			}
		case e.Kind == engine.Count && e.Points > 0:
			seat.gain += int(e.Points)
		case e.Kind == engine.Count:
			seat.loss += int(e.Points)
		}
	}
	return laid
}

// take ends a round with the scores that it led to.
func (r *roundSums) take(scores []int) []roundSum {
	done := r.seats
	r.seats = make([]roundSum, len(done))
	for seat, n := range scores {
		done[seat].points = n
		done[seat].text = done[seat].tell(r.s.ctx.Words, r.s.session.players[seat].Name)
	}
	return done
}

// fold lets a line for each seat stand for the moves of a round that is over, unless the position shown lies in it or beside it.
func fold(all []entry) (folded []entry) {
	at := present(all)
	for first, i := 0, 0; i < len(all); i++ {
		e := all[i]
		last := i == len(all)-1
		switch open := first <= at && at <= i+1; {
		case e.isRound() && !open:
			folded = append(folded, e.seats()...)
			first = i + 1
		case e.isRound() || last:
			folded = append(folded, all[first:i+1]...)
			first = i + 1
		}
	}
	return folded
}

// seats are the lines of a round that is over, the first seat's highest, and its head without the scores, which they tell.
func (e entry) seats() (lines []entry) {
	for seat := len(e.sums) - 1; seat >= 0; seat-- {
		line := e
		line.seat, line.sum, line.laid, line.text = engine.Seat(seat), &e.sums[seat], e.sums[seat].laid, e.sums[seat].text
		lines = append(lines, line)
	}
	e.sums = nil
	return append(lines, e)
}

// tell words what a seat of a name has at the end of a round, with what it gained and lost in it.
func (r roundSum) tell(w *locale.Words, name string) string {
	var parts []string
	for _, n := range []int{r.gain, r.loss} {
		if n != 0 {
			parts = append(parts, w.Signed(n))
		}
	}
	text := w.T("play.log.score", name, w.Number(r.points))
	if len(parts) == 0 {
		return text
	}
	return w.T("play.log.gain", text, strings.Join(parts, ", "))
}

// column is the width of a number at the end of a line.
func (s *logStyle) column() float64 { return s.wide("+000", gfx.SerifBold, s.short) }

// tellSum is what a seat laid in a round with the gain, the loss and the score at the end of the line, or the difference where there is
// no room for both.
func (s *logStyle) tellSum(e entry, r stage.Rect, y float64) []*stage.Node {
	u, wide := s.Unit, s.column()
	right := r.X + r.W
	nodes := []*stage.Node{
		s.emblem(e.seat, r.X+lineEmblem/2*u, y, lineEmblem*u),
		s.Text(s.words.Number(e.sum.points), gfx.SerifBold, s.short, right, y, 1, s.On.Ink()),
	}
	parts := []int{e.sum.loss, e.sum.gain}
	if !s.summed(e, r.W) {
		parts = []int{e.sum.gain + e.sum.loss}
	}
	for _, n := range parts {
		if right -= wide; n != 0 {
			nodes = append(nodes, s.Text(s.words.Signed(n), gfx.SerifBold, s.short, right, y, 1, s.On.Points(n)))
		}
	}
	x, n := r.X+(lineEmblem+lineGap+lineTile/2)*u, len(e.sum.tiles)
	lap := min((lineTile+2)*u, (right-wide-x-lineTile/2*u)/float64(max(1, n-1)))
	for i, skin := range e.sum.tiles {
		nodes = append(nodes, s.tile(skin, x+float64(i)*lap, y))
	}
	return nodes
}
