package azul

import (
	"azulejo/engine"
	"azulejo/engine/eval"
)

// Value evaluates positions of either wall by the points on the table and what each board may still grow into. It serves a
// search as its evaluator; one Value serves one search.
type Value struct {
	chances   *buildChances
	set       *eval.Set // learned corrections, or nil
	now       gameClock
	summaries [engine.MaxSeats]summary
	cache     []summary
	boards    eval.Cache
	board     evalBoard // scratch
}

// NewValue returns an evaluator.
func NewValue() *Value {
	return &Value{chances: newBuildChances(), cache: make([]summary, summarySlots), boards: eval.NewCache()}
}

// firstMove is what the first turn of a round is worth, in hundredths.
const firstMove = 120

// Evaluate writes the final scores to expect in hundredths of a point, and returns their standard deviation.
func (v *Value) Evaluate(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := pos.(*Position)
	c := v.clock(p)
	v.now = c
	for i := range p.seats {
		b := &p.boards[i]
		final[i] = v.summaries[i].score(b) + v.expectedGain(b, v.summaries[i].key, c, p.variant)
	}
	if first := firstNext(p); first >= 0 && c.time >= aRound {
		final[first] += firstMove
	}
	return v.chances.stdDev[c.time]
}

// expectedGain is what a board may still gain.
func (v *Value) expectedGain(b *board, key uint64, c gameClock, w *variant) int32 {
	key = c.mixed(key)
	if worth, ok := v.boards.Probe(key); ok {
		return worth
	}
	v.board.see(b, w)
	worth := v.chances.growth(&v.board, int32(c.time))
	if v.set != nil {
		var f [boardFeatures]int32
		v.board.features(c.gamePhase, &f)
		worth += v.set.Sum(f[:])
	}
	v.boards.Store(key, worth)
	return worth
}

// firstNext is the seat that will start the next deal, -1 while that is open.
func firstNext(p *Position) engine.Seat {
	if p.dealing {
		return p.turn
	}
	return p.marker
}

// ScoreMoves writes what each move brings at once, in hundredths: points of the wall, less the floor and what is wasted.
func (v *Value) ScoreMoves(pos engine.Position, moves []engine.Move, dst []int32) {
	p := pos.(*Position)
	s := &v.board
	b := &p.boards[p.turn]
	s.see(b, p.variant)
	for i, m := range moves {
		if row, col, ok := Wall(m); ok {
			dst[i] = s.points(row, col) * 100
			continue
		}
		dst[i] = s.orderingScore(p, b, m)
	}
}

// orderingScore is ScoreMoves for one take.
func (s *evalBoard) orderingScore(p *Position, b *board, m engine.Move) int32 {
	source, c, line := int(m>>8&15), engine.Tile(m>>4&15), int(m&15)
	n := p.source[source].of(c)
	floor := int(b.floorLen)
	if source == Centre && p.marker == nobody {
		floor++
	}
	gain := int32(0)
	if line != FloorLine {
		room := line + 1 - int(b.line[line])
		over := max(0, n-room)
		gain = s.laid(line, int(c), n-over, room)
		n = over
	}
	floor = min(floor+n, FloorSpaces)
	return gain + int32(floorSum[floor]-floorSum[b.floorLen])*100
}

// laid is what n tiles on a line with that much room are worth: the points of its tile for a complete line, a part of
// them for a part, and a little for each tile that does work.
func (s *evalBoard) laid(line, colour, n, room int) int32 {
	col, points := s.best(line, colour)
	if col < 0 {
		return 0
	}
	if n == room {
		return points*100 + int32(n)*50
	}
	return points*100*int32(n)/int32(2*room) + int32(n)*30
}
