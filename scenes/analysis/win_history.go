package analysis

import (
	"math"
	"slices"

	"azulejo/engine"
	moveanalysis "azulejo/engine/analysis"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/scenes/saves"
)

// WinHistory is the win probability of every seat throughout a match. Positions are evaluated while a screen calls Tick.
type WinHistory struct {
	// Samples are the numbers of moves after which the positions are evaluated: those in which a seat has to move, and the final one.
	Samples []int
	match   *engine.Match
	service *moveanalysis.Service
	cache   map[uint64][]float64 // win probabilities by position hash, shared with other users
	shares  [][]float64          // by sample and seat, for the known samples
	later   map[int][]float64    // by sample, of samples after one that is not known yet
	ticks   int                  // ticks since the first call of Tick
	window  saves.Window         // where the history is kept, or nil

	// sentenceLines is the number of lines of the longest sentence about a move at sentenceSize.
	sentenceSize  sentenceSize
	sentenceLines int
}

// Evaluation begins after winHistoryDelay ticks. It searches winHistoryNodes nodes in each position, as a review of the game does, so that the
// history of a game is the same on every machine.
const (
	winHistoryDelay = 30
	winHistoryNodes = 20_000
)

// NewWinHistory returns the win history of a match, including undone moves. It takes probabilities from cache where it can and adds new
// ones to it. A nil cache is allowed.
func NewWinHistory(backend players.Backend, m *engine.Match, cache map[uint64][]float64) *WinHistory {
	if cache == nil {
		cache = map[uint64][]float64{}
	}
	h := &WinHistory{match: m, service: moveanalysis.NewService(backend), cache: cache, later: map[int][]float64{}}
	for n := range len(m.Line()) + 1 {
		if p := m.At(n); p.Over() || p.ToMove() != engine.Nature {
			h.Samples = append(h.Samples, n)
		}
	}
	return h
}

// Known returns the number of samples evaluated so far. They are the first ones.
func (h *WinHistory) Known() int { return len(h.shares) }

// Tick advances by one tick and reports whether another sample became known.
func (h *WinHistory) Tick() bool {
	known := h.Known()
	if h.ticks++; h.ticks < winHistoryDelay || known == len(h.Samples) {
		return false
	}
	if !h.service.Busy() {
		h.ask()
	}
	h.service.Poll()
	for h.later[h.Known()] != nil {
		h.shares = append(h.shares, h.later[h.Known()])
	}
	if h.window != nil && h.Known() == len(h.Samples) {
		saves.SaveChances(h.window, h.match, h.text())
	}
	return h.Known() > known
}

// ask asks for all samples that are not known.
func (h *WinHistory) ask() {
	for i := h.Known(); i < len(h.Samples); i++ {
		pos := h.match.At(h.Samples[i])
		switch win := h.cache[pos.Hash()]; {
		case h.later[i] != nil:
		case pos.Over():
			h.later[i] = engine.Shares(pos.Winners(nil), pos.Seats())
		case win != nil:
			h.later[i] = win
		default:
			pos = pos.Clone()
			task := search.Task{Position: pos, Seed: h.match.Seed, Limits: search.Limits{Nodes: winHistoryNodes}, MultiPV: 1}
			h.service.Ask(0, players.Request{Level: players.Best, Game: h.match.Edition.ID, Task: task}, func(choice players.Choice, err error) {
				h.later[i] = h.winOf(pos, choice, err)
			})
		}
	}
}

// winOf returns the win probabilities of an answer. All seats are equal if the engine did not answer.
func (h *WinHistory) winOf(pos engine.Position, choice players.Choice, err error) []float64 {
	if err != nil || len(choice.Lines) == 0 || len(choice.Lines[0].Win) != pos.Seats() {
		return slices.Repeat([]float64{1 / float64(pos.Seats())}, pos.Seats())
	}
	h.cache[pos.Hash()] = choice.Lines[0].Win
	return choice.Lines[0].Win
}

// Pause cancels the evaluation in progress; Tick resumes it.
func (h *WinHistory) Pause() { h.service.CancelAll() }

// At returns the win probability of a seat at a known sample.
func (h *WinHistory) At(sample int, s engine.Seat) float64 { return h.shares[sample][s] }

// SampleAt returns the last sample at or before n moves.
func (h *WinHistory) SampleAt(n int) int {
	i, found := slices.BinarySearch(h.Samples, n)
	if !found {
		i--
	}
	return max(0, i)
}

// mean returns the average win probability of a seat over a range of known samples. It smooths the noise of single evaluations.
func (h *WinHistory) mean(from, to int, s engine.Seat) (sum float64) {
	from, to = max(0, from), min(to, h.Known()-1)
	for i := from; i <= to; i++ {
		sum += h.At(i, s)
	}
	return sum / float64(to-from+1)
}

// turningPointSpan is the number of samples averaged before and after a move, so that a turning point is a lasting change.
const turningPointSpan = 3

// change returns the average win probability of a seat before and after the move made at a sample.
func (h *WinHistory) change(sample int, s engine.Seat) (before, after float64) {
	return h.mean(sample-turningPointSpan+1, sample, s), h.mean(sample+1, sample+turningPointSpan, s)
}

// TurningPoints returns up to two samples after which the win probability of a seat changed most, the larger change first. They are at
// least turningPointSpan samples apart, and each changed the probability by at least 10 percentage points.
func (h *WinHistory) TurningPoints(s engine.Seat) (all []int) {
	change := func(i int) float64 {
		before, after := h.change(i, s)
		return math.Abs(after - before)
	}
	near := func(i int) bool { return len(all) > 0 && max(i-all[0], all[0]-i) < turningPointSpan }
	for range 2 {
		best := -1
		for i := 0; i+1 < h.Known(); i++ {
			if !near(i) && change(i) >= 0.1 && (best < 0 || change(i) > change(best)) {
				best = i
			}
		}
		if best >= 0 {
			all = append(all, best)
		}
	}
	return all
}
