package search

import "azulejo/engine"

// history is the history heuristic: it counts beta cutoffs by seat and move, with decreasing weight. Moves with equal hashes share a count.
type history struct {
	counts [engine.MaxSeats][1 << 12]int32
}

// at returns the count of a move.
func (h *history) at(s engine.Seat, m engine.Move) *int32 {
	return &h.counts[s][uint64(m)*0x9e3779b97f4a7c15>>52]
}

// historyMax is the upper limit of a count.
const historyMax = 2000

// reward raises the count of a move that caused a cutoff at the given depth.
func (h *history) reward(s engine.Seat, m engine.Move, depth int) {
	c := h.at(s, m)
	*c += min(int32(depth*depth), historyMax) * (historyMax - *c) / historyMax
}
