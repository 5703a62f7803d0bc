package analysis

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/search"
	"azulejo/scenes/saves"
)

// WinHistory is the win probability of every seat throughout a match. Positions are evaluated while a screen calls Tick.
type WinHistory struct {
	// Samples are the numbers of moves after which the positions are evaluated: those in which a seat has to move, and the final one.
	Samples []int
	match   *engine.Match
	service *review.Service
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

// WinRequest returns the request for the win probabilities of a position in a match. It is the same wherever they are shown, so that they do not differ
// from place to place.
func WinRequest(m *engine.Match, pos engine.Position) players.Request {
	task := search.Task{Position: pos, Seed: m.Seed, Limits: search.Limits{Nodes: winHistoryNodes}, MultiPV: 1}
	return players.Request{Level: players.Best, Game: m.Edition.ID, Task: task}
}

// WinProbabilities returns the win probabilities of all seats from an answer to WinRequest, in the precision in which they are saved, or nil if the
// answer has none.
func WinProbabilities(choice players.Choice, seats int) []float64 {
	if len(choice.Lines) == 0 || len(choice.Lines[0].Win) != seats {
		return nil
	}
	win := make([]float64, seats)
	for s, p := range choice.Lines[0].Win {
		win[s] = math.Round(p*storedScale) / storedScale
	}
	return win
}

// NewWinHistory returns the win history of a match, including undone moves. It takes probabilities from cache where it can and adds new
// ones to it. A nil cache is allowed.
func NewWinHistory(backend players.Backend, m *engine.Match, cache map[uint64][]float64) *WinHistory {
	if cache == nil {
		cache = map[uint64][]float64{}
	}
	w := &WinHistory{match: m, service: review.NewService(backend), cache: cache, later: map[int][]float64{}}
	for n := range len(m.Line()) + 1 {
		if c := (engine.Cursor{Match: m, At: n}); c.Over() || c.Position().ToMove() != engine.Nature {
			w.Samples = append(w.Samples, n)
		}
	}
	return w
}

// Known returns the number of samples evaluated so far. They are the first ones.
func (w *WinHistory) Known() int { return len(w.shares) }

// Tick advances by one tick and reports whether another sample became known.
func (w *WinHistory) Tick() bool {
	known := w.Known()
	if w.ticks++; w.ticks < winHistoryDelay || known == len(w.Samples) {
		return false
	}
	if !w.service.Busy() {
		w.ask()
	}
	w.service.Poll()
	for w.later[w.Known()] != nil {
		w.shares = append(w.shares, w.later[w.Known()])
	}
	if w.window != nil && w.Known() == len(w.Samples) {
		saves.SaveChances(w.window, w.match, w.text())
	}
	return w.Known() > known
}

// ask asks for all samples that are not known.
func (w *WinHistory) ask() {
	for i := w.Known(); i < len(w.Samples); i++ {
		cursor := engine.Cursor{Match: w.match, At: w.Samples[i]}
		pos := cursor.Position()
		switch win := w.cache[pos.Hash()]; {
		case w.later[i] != nil:
		case cursor.Over():
			w.later[i] = engine.Shares(cursor.Winners(nil), pos.Seats())
		case win != nil:
			w.later[i] = win
		default:
			pos = pos.Clone()
			w.service.Ask(0, WinRequest(w.match, pos), func(choice players.Choice, err error) { w.later[i] = w.winOf(pos, choice, err) })
		}
	}
}

// winOf returns the win probabilities of an answer. All seats are equal if the engine did not answer.
func (w *WinHistory) winOf(pos engine.Position, choice players.Choice, err error) []float64 {
	win := WinProbabilities(choice, pos.Seats())
	if err != nil || win == nil {
		return slices.Repeat([]float64{1 / float64(pos.Seats())}, pos.Seats())
	}
	w.cache[pos.Hash()] = win
	return win
}

// Pause cancels the evaluation in progress; Tick resumes it.
func (w *WinHistory) Pause() { w.service.CancelAll() }

// At returns the win probability of a seat at a known sample.
func (w *WinHistory) At(sample int, s engine.Seat) float64 { return w.shares[sample][s] }

// Percent returns the win probability of a seat at a known sample as it is shown.
func (w *WinHistory) Percent(sample int, s engine.Seat) int { return Percents(w.shares[sample])[s] }

// SampleAt returns the last sample at or before n moves.
func (w *WinHistory) SampleAt(n int) int {
	i, found := slices.BinarySearch(w.Samples, n)
	if !found {
		i--
	}
	return max(0, i)
}

// mean returns the average win probability of a seat over a range of known samples. It smooths the noise of single evaluations.
func (w *WinHistory) mean(from, to int, s engine.Seat) (sum float64) {
	from, to = max(0, from), min(to, w.Known()-1)
	for i := from; i <= to; i++ {
		sum += w.At(i, s)
	}
	return sum / float64(to-from+1)
}

// turningPointSpan is the number of samples averaged before and after a move, so that a turning point is a lasting change.
const turningPointSpan = 3

// lastingChange returns by how much the move made at a sample changed the win probability of a seat, at once and on average over the samples around it,
// whichever is less. It is 0 if the two contradict each other.
func (w *WinHistory) lastingChange(sample int, s engine.Seat) float64 {
	atOnce := w.At(sample+1, s) - w.At(sample, s)
	lasting := w.mean(sample+1, sample+turningPointSpan, s) - w.mean(sample-turningPointSpan+1, sample, s)
	if atOnce*lasting <= 0 {
		return 0
	}
	return min(math.Abs(atOnce), math.Abs(lasting))
}

// TurningPoints returns up to two samples after which the win probability of a seat changed most, the larger change first. They are at
// least turningPointSpan samples apart, and each changed the probability by at least 10 percentage points.
func (w *WinHistory) TurningPoints(s engine.Seat) (all []int) {
	change := func(i int) float64 { return w.lastingChange(i, s) }
	near := func(i int) bool { return len(all) > 0 && max(i-all[0], all[0]-i) < turningPointSpan }
	for range 2 {
		best := -1
		for i := 0; i+1 < w.Known(); i++ {
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
