package lesson

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
)

// Area is a part of the table that a step points at: a place, a range of places in one zone of one seat, or a topic without a place, such as
// the joker colours. In a lesson file it is a name followed by numbers from 1, preceded by "other" for the board of the second seat:
// "line 2", "wall 2 4", "other floor 1 to 4", "star 3 1 to 3 6", "supply", "joker 2".
type Area struct {
	From, To engine.Place
	// Topic is the name of a topic without a place.
	Topic string
	// Round is the round whose joker colour is meant, from 1, or 0 for those of all rounds.
	Round int
}

// isTopic reports whether name is a topic without a place.
func isTopic(name string) bool {
	return slices.Contains([]string{"joker", "supply", "bag", "lid", "stock"}, name)
}

// UnmarshalJSON implements json.Unmarshaler.
func (a *Area) UnmarshalJSON(data []byte) error {
	var text string
	if err := json.Unmarshal(data, &text); err != nil {
		return err
	}
	if isTopic(text) {
		a.Topic = text
		return nil
	}
	if n, _ := fmt.Sscanf(text, "joker %d", &a.Round); n == 1 {
		a.Topic = "joker"
		return nil
	}
	from, to, ranged := strings.Cut(text, " to ")
	var err error
	if a.From, err = parsePlace(from); err != nil {
		return err
	}
	if a.To = a.From; !ranged {
		return nil
	}
	a.To, err = parsePlace(strings.TrimRight(from, "0123456789 ") + " " + to)
	return err
}

func parsePlace(text string) (p engine.Place, err error) {
	var row, col int8 = 1, 1
	var zone string
	rest := text
	if n, _ := fmt.Sscanf(rest, "other %s", &zone); n == 1 {
		p.Seat, rest = 1, rest[len("other "):]
	}
	_, _ = fmt.Sscan(rest, &zone, &row, &col) // omitted numbers are 1
	p.Zone = engine.ParseZone(zone)
	switch {
	case p.Zone.SingleRow():
		row, col = 1, row
	case p.Zone.Circular(): // the central circle has number 0
		row++
	}
	if p.Row, p.Col = row-1, col-1; p.Zone == engine.NoZone || p.Row < 0 || p.Col < 0 {
		return p, fmt.Errorf("invalid place %q", text)
	}
	return p, nil
}

// Places returns the places of an area.
func (a Area) Places() (all []engine.Place) {
	if a.Topic != "" {
		return nil
	}
	for p := a.From; p.Row <= a.To.Row; p.Row++ {
		for p.Col = a.From.Col; p.Col <= a.To.Col; p.Col++ {
			all = append(all, p)
		}
	}
	return all
}

// Places returns the places of several areas.
func Places(areas []Area) (all []engine.Place) {
	for _, a := range areas {
		all = append(all, a.Places()...)
	}
	return all
}
