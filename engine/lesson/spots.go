package lesson

import (
	"encoding/json"
	"fmt"

	"azulejo/engine"
)

// Spots are places of the table, each written as a name and numbers from 1: "line 2", "wall 2 4", with "other" before it for the place of
// the second seat.
type Spots []engine.Place

// zones are the names of places.
func zones() map[string]engine.Zone {
	return map[string]engine.Zone{"factory": engine.Factory, "centre": engine.Centre, "line": engine.Line, "wall": engine.Wall, "floor": engine.Floor,
		"supply": engine.Supply, "hand": engine.Hand, "corner": engine.Corner, "star": engine.Star, "ornament": engine.Ornament}
}

// UnmarshalJSON implements json.Unmarshaler.
func (s *Spots) UnmarshalJSON(data []byte) error {
	var texts []string
	if err := json.Unmarshal(data, &texts); err != nil {
		return err
	}
	for _, text := range texts {
		p, err := parseSpot(text)
		if err != nil {
			return err
		}
		*s = append(*s, p)
	}
	return nil
}

func parseSpot(text string) (p engine.Place, err error) {
	var row, col int8 = 1, 1
	var zone string
	rest := text
	if n, _ := fmt.Sscanf(rest, "other %s", &zone); n == 1 {
		p.Seat, rest = 1, rest[len("other "):]
	}
	_, _ = fmt.Sscan(rest, &zone, &row, &col) // numbers that are left out are 1
	p.Zone = zones()[zone]
	switch p.Zone {
	case engine.Floor:
		row, col = 1, row
	case engine.Star: // the one in the middle is number 0
		row++
	}
	if p.Row, p.Col = row-1, col-1; p.Zone == engine.NoZone || p.Row < 0 || p.Col < 0 {
		return p, fmt.Errorf("no place is written %q", text)
	}
	return p, nil
}
