// Package pavilion holds the rules of Azul Summer Pavilion, with the coloured and with the sepia side of the boards.
package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// The orders of the joker colours by round that come with the game.
const (
	FrontOrder = Letters
	BackOrder  = "RBYOGP"
)

// Coloured is Summer Pavilion with the coloured stars.
func Coloured() *engine.Edition { return edition(coloured) }

// Sepia is Summer Pavilion with the sepia side, whose stars take any colour.
func Sepia() *engine.Edition { return edition(sepia) }

func edition(v *variant) *engine.Edition {
	return &engine.Edition{
		ID: v.id, MinSeats: 2, MaxSeats: engine.MaxSeats, Letters: Letters,
		JokerOrders: []string{FrontOrder, BackOrder},
		New: func(o engine.Options) (engine.Position, error) {
			if err := o.Check(); err != nil {
				return nil, err
			}
			return newPosition(o, v)
		},
		ParseState: func(data []byte) (engine.Position, []string, error) {
			return engine.ReadState(data, &Position{variant: v}, readHead, readPiles, readBoards, readPhase)
		},
	}
}

// parseOrder reads an order of the joker colours; an empty one is that of the front.
func parseOrder(s string) (order [Rounds]engine.Tile, err error) {
	if s == "" {
		s = FrontOrder
	}
	seen := 0
	for i := range min(len(s), Rounds) {
		if c := packing.Colour(s[i]); c >= 0 {
			order[i] = c
			seen |= 1 << c
		}
	}
	if len(s) != Rounds || seen != 1<<Colours-1 {
		return order, engine.NewReason("form.jokers", "order", sanitize.Text(s), "letters", Letters)
	}
	return order, nil
}
