package statistics

import (
	"bytes"
	"encoding/csv"
	"slices"
	"strconv"
	"time"

	"azulejo/engine"
)

// Table returns games as comma-separated values for a spreadsheet: a line for each seat of each game, and a column for each source of points of any
// of the games. The level of a person is empty, and so are accuracy and luck in games without a review.
func Table(games []Game) []byte {
	var sources []engine.Source
	for i := range games {
		for _, s := range games[i].Seats {
			for source := range s.Points {
				if at, found := slices.BinarySearch(sources, source); !found {
					sources = slices.Insert(sources, at, source)
				}
			}
		}
	}
	head := []string{"game", "day", "edition", "seat", "name", "level", "score", "victory", "accuracy", "luck"}
	for _, source := range sources {
		head = append(head, source.String())
	}
	lines := [][]string{head}
	decimal := func(x float64, digits int) string { return strconv.FormatFloat(x, 'f', digits, 64) }
	for i := range games {
		g := &games[i]
		day := ""
		if !g.Day.IsZero() {
			day = g.Day.Format(time.DateOnly)
		}
		for j := range g.Seats {
			s := &g.Seats[j]
			accuracy, luck := "", ""
			if s.Reviewed {
				accuracy, luck = decimal(s.Accuracy, 1), decimal(s.Luck, 1)
			}
			line := []string{strconv.Itoa(i + 1), day, g.Edition, strconv.Itoa(j + 1), s.Name, s.Level, strconv.Itoa(s.Score), decimal(s.Share, -1), accuracy, luck}
			for _, source := range sources {
				points := ""
				if n, ok := s.Points[source]; ok {
					points = strconv.Itoa(n)
				}
				line = append(line, points)
			}
			lines = append(lines, line)
		}
	}
	var text bytes.Buffer
	_ = csv.NewWriter(&text).WriteAll(lines) // a buffer takes everything
	return text.Bytes()
}
