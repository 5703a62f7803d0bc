// Package azul holds the rules of Azul, with the coloured and with the grey wall.
package azul

import (
	"fmt"

	"azulejo/engine"
)

// Coloured is Azul with the coloured wall.
func Coloured() *engine.Edition { return edition("azul", false) }

// Grey is Azul with the grey wall, the variant on the back of the boards.
func Grey() *engine.Edition { return edition("azul-grey", true) }

func edition(id string, grey bool) *engine.Edition {
	return &engine.Edition{
		ID: id, MinSeats: 2, MaxSeats: engine.MaxSeats, Letters: letters, Tiles: 100,
		New: func(o engine.Options) (engine.Position, error) {
			switch {
			case o.Players < 2 || o.Players > engine.MaxSeats:
				return nil, fmt.Errorf("%d players, expected 2 to 4", o.Players)
			case o.Start < 0 || int(o.Start) >= o.Players:
				return nil, fmt.Errorf("seat %d cannot start, expected 1 to %d", o.Start+1, o.Players)
			case o.Jokers != "":
				return nil, fmt.Errorf("Azul has no jokers")
			}
			return newPosition(o, grey), nil
		},
		ParseState: func(data []byte) (engine.Position, []string, error) { return parseState(data, id, grey) },
	}
}
