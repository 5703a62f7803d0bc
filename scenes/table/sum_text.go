package table

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/locale"
)

// RunLengths returns the lengths of the two runs in which a tile scored, or nil if it scored in one run or none.
func RunLengths(s engine.Scored) []int {
	if len(s.Across) > 1 && len(s.Down) > 1 {
		return []int{len(s.Across), len(s.Down)}
	}
	return nil
}

// SumText returns terms with their sum, such as "2 + 3 = 5", or only the points if there are fewer than two terms.
func SumText(w *locale.Words, terms []int, points int) string {
	if len(terms) < 2 {
		return "+" + w.Number(points)
	}
	var parts []string
	for _, n := range terms {
		parts = append(parts, w.Number(n))
	}
	return strings.Join(parts, " + ") + " = " + w.Number(points)
}
