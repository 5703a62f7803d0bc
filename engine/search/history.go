package search

import "azulejo/engine"

// history counts how often a move refuted others, wherever it was made. Moves that share a slot share a count.
type history struct {
	counts [engine.MaxSeats][1 << 12]int32
}

// at is the count of a move.
func (h *history) at(s engine.Seat, m engine.Move) *int32 {
	return &h.counts[s][uint64(m)*0x9e3779b97f4a7c15>>52]
}

// historyMax is where a count stops growing.
const historyMax = 2000

// reward counts a move that refuted at the given depth.
func (h *history) reward(s engine.Seat, m engine.Move, depth int) {
	c := h.at(s, m)
	*c += int32(depth*depth) * (historyMax - *c) / historyMax
}
