// Package pavilion implements the rules of Azul Summer Pavilion for the coloured and the sepia side of the boards,
// evaluates its positions, and explains its moves.
package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// The published orders of the joker colours by round.
const (
	FrontOrder = Letters
	BackOrder  = "RBYOGP"
)

// Coloured returns the edition with coloured stars.
func Coloured() *engine.Edition { return edition(coloured) }

// Sepia returns the edition with the sepia side of the boards, whose stars accept any colour.
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

// parseOrder parses an order of the joker colours. An empty string gives FrontOrder.
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
