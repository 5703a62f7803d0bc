package statistics

import (
	"maps"
	"slices"
	"strings"
)

// Series are the games of one group of people, such as a game and its rematches.
type Series struct {
	Names []string  // of the people, in alphabetical order
	Won   []float64 // by name; a shared victory counts in part
	Games int
}

// SeriesOf returns the series that a person has played with others, those of the most games first. Games belong to the same series if the same people
// were at the table, whatever their seats and whichever computers played too.
func SeriesOf(name string, games []Game) []Series {
	found := map[string]*Series{}
	for i := range games {
		won := map[string]float64{}
		for _, s := range games[i].Seats {
			if s.Level == "" {
				won[s.Name] = s.Share
			}
		}
		names := slices.Sorted(maps.Keys(won))
		if len(names) < 2 || !slices.Contains(names, name) {
			continue
		}
		group := strings.Join(names, "\n")
		s := found[group]
		if s == nil {
			s = &Series{Names: names, Won: make([]float64, len(names))}
			found[group] = s
		}
		s.Games++
		for j, n := range names {
			s.Won[j] += won[n]
		}
	}
	all := make([]Series, 0, len(found))
	for _, group := range slices.Sorted(maps.Keys(found)) {
		all = append(all, *found[group])
	}
	slices.SortStableFunc(all, func(a, b Series) int { return b.Games - a.Games })
	return all
}
