package analysis

import (
	"fmt"
	"strconv"
	"strings"

	"azulejo/scenes/saves"
)

// winHistoryVersion is the version of the engine's win probabilities. It rises when the same search gives others, so that stored ones are not mixed
// with them.
const winHistoryVersion = 1

// storedScale is the number of units to a stored win probability of 1.
const storedScale = 1000

// KeepIn takes the win probabilities saved with the match in a window, and saves them there once all are known. It does so only once.
func (w *WinHistory) KeepIn(window saves.Window) {
	if w.window != nil {
		return
	}
	w.window = window
	w.restore(saves.Chances(window, w.match))
}

// text returns the win probabilities, which are all known, for the saved game: the version, the node limit and the hash of the final position,
// followed by those of all seats in each sample.
func (w *WinHistory) text() string {
	var b strings.Builder
	b.WriteString(w.storedPrefix())
	for _, shares := range w.shares {
		for _, p := range shares {
			fmt.Fprintf(&b, " %.0f", p*storedScale)
		}
	}
	return b.String()
}

// restore takes the win probabilities from a text of the same match by the same version of the engine. It ignores any other text.
func (w *WinHistory) restore(text string) {
	numbers, ok := strings.CutPrefix(text, w.storedPrefix()+" ")
	fields, seats := strings.Fields(numbers), w.match.Position().Seats()
	if !ok || len(fields) != seats*len(w.Samples) {
		return
	}
	shares := make([][]float64, len(w.Samples))
	for i, field := range fields {
		n, err := strconv.ParseUint(field, 10, 16)
		if err != nil || n > storedScale {
			return
		}
		shares[i/seats] = append(shares[i/seats], float64(n)/storedScale)
	}
	w.shares = shares
	for i, n := range w.Samples {
		w.cache[w.match.At(n).Hash()] = shares[i]
	}
}

// storedPrefix returns the beginning of the text.
func (w *WinHistory) storedPrefix() string {
	end := w.match.At(len(w.match.Line()))
	return fmt.Sprintf("%d %d %016x", winHistoryVersion, winHistoryNodes, end.Hash())
}
