package azul

import (
	"azulejo/engine"
	"azulejo/engine/eval"
)

// Value is a hand-written evaluator: the points already certain plus the expected gain of each board. It handles both
// walls and implements search.Evaluator. It keeps scratch memory, so each search needs its own Value.
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

// firstMove is the value of starting a round, in hundredths of a point.
const firstMove = 120

// Evaluate implements search.Evaluator: it writes the expected final scores and returns the standard deviation of the
// difference of two of them, all in hundredths of a point.
func (v *Value) Evaluate(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := pos.(*Position)
	c := v.clock(p)
	v.now = c
	for i := range p.seats {
		b := &p.boards[i]
		final[i] = v.summaries[i].score(b) + v.expectedGain(b, v.summaries[i].key, c, p.variant)
	}
	if first := nextStarter(p); first >= 0 && c.time >= ticksPerRound {
		final[first] += firstMove
	}
	return v.chances.stdDev[c.time]
}

// expectedGain returns the expected gain of a board until the end of the game, in hundredths of a point. It is cached.
func (v *Value) expectedGain(b *board, key uint64, c gameClock, w *variant) int32 {
	key = c.cacheKey(key)
	if worth, ok := v.boards.Probe(key); ok {
		return worth
	}
	v.board.load(b, w)
	worth := v.chances.growth(&v.board, int32(c.time))
	if v.set != nil {
		var f [boardFeatures]int32
		v.board.boardFeatures(c.gamePhase, &f)
		worth += v.set.Sum(f[:])
	}
	v.boards.Store(key, worth)
	return worth
}

// nextStarter returns the seat that starts the next round, or -1 if that is undecided.
func nextStarter(p *Position) engine.Seat {
	if p.dealing {
		return p.turn
	}
	return p.marker
}

// ScoreMoves implements search.Evaluator. The ordering score is the immediate gain in hundredths of a point: wall points
// and tiles placed, minus the cost of the floor line. In the last round on the coloured wall, where a tile never blocks another one, tiles of a colour
// with which a line has begun are worth at least as much there as on the floor line, whatever is taken later: takes to the floor line are pruned.
func (v *Value) ScoreMoves(pos engine.Position, moves []engine.Move, dst []int32) {
	p := pos.(*Position)
	s := &v.board
	b := &p.boards[p.turn]
	s.load(b, p.variant)
	begun := b.begunLines()
	last := begun != 0 && p.endsGame()
	for i, m := range moves {
		switch row, col, ok := Wall(m); {
		case ok:
			dst[i] = s.points(row, col) * 100
		case last && m&15 == FloorLine && b.open[m>>4&15]&begun != 0:
			dst[i] = engine.Pruned
		default:
			dst[i] = s.orderingScore(p, b, m)
		}
	}
}

// begunLines returns the set of lines that hold some tiles but are not complete.
func (b *board) begunLines() (set uint8) {
	for r, n := range b.line {
		if 0 < n && int(n) <= r {
			set |= 1 << r
		}
	}
	return set
}

// orderingScore returns the ordering score of a take.
func (e *evalBoard) orderingScore(p *Position, b *board, m engine.Move) int32 {
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
		gain = e.lineOrderingScore(line, int(c), n-over, room)
		n = over
	}
	floor = min(floor+n, FloorSpaces)
	return gain + int32(floorSum[floor]-floorSum[b.floorLen])*100
}

// lineOrderingScore returns the ordering score of n tiles on a line with room for room tiles: the points of the line's
// tile if the line becomes complete, otherwise a share of them, plus a small amount for each tile.
func (e *evalBoard) lineOrderingScore(line, colour, n, room int) int32 {
	col, points := e.bestSpace(line, colour)
	if col < 0 {
		return 0
	}
	if n == room {
		return points*100 + int32(n)*50
	}
	return points*100*int32(n)/int32(2*room) + int32(n)*30
}
