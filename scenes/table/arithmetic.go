package table

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/locale"
)

// Runs returns the lengths of the runs in which a tile scored that are added up, none where one of them is the tile alone.
func Runs(s engine.Scored) []int {
	if len(s.Across) > 1 && len(s.Down) > 1 {
		return []int{len(s.Across), len(s.Down)}
	}
	return nil
}

// Sum adds terms up to points; where there is nothing to add, it is the points alone.
func Sum(w *locale.Words, terms []int, points int) string {
	if len(terms) < 2 {
		return "+" + w.Number(points)
	}
	var parts []string
	for _, n := range terms {
		parts = append(parts, w.Number(n))
	}
	return strings.Join(parts, " + ") + " = " + w.Number(points)
}
