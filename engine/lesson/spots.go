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
		"supply": engine.Supply, "hand": engine.Hand, "corner": engine.Corner, "star": engine.Star}
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
	if n, _ := fmt.Sscan(rest, &zone, &row, &col); n == 0 {
		return p, fmt.Errorf("no place is written %q", text)
	}
	p.Zone, p.Row, p.Col = zones()[zone], row-1, col-1
	if p.Zone == engine.NoZone || row < 1 || col < 1 {
		return p, fmt.Errorf("no place is written %q", text)
	}
	if p.Zone == engine.Floor {
		p.Row, p.Col = 0, row-1
	}
	return p, nil
}
