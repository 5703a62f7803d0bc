// Package azul implements the rules of Azul for the coloured and the grey wall, evaluates its positions, and explains its
// moves.
package azul

import "azulejo/engine"

// Coloured returns the edition with the coloured wall.
func Coloured() *engine.Edition { return edition(coloured) }

// Grey returns the edition with the grey wall, the variant on the back of the boards.
func Grey() *engine.Edition { return edition(grey) }

func edition(v *variant) *engine.Edition {
	return &engine.Edition{
		ID: v.id, MinSeats: 2, MaxSeats: engine.MaxSeats, Letters: Letters,
		TieBreak: &engine.TieBreak{
			Count: func(p engine.Position, s engine.Seat) int { return fullRows(p.(*Position).boards[s].wall) },
			Broken: func(most, next int) *engine.Reason {
				return engine.NewReason("azul.tie.broken", "most", most, "next", next)
			},
		},
		New: func(o engine.Options) (engine.Position, error) {
			if err := o.Check(); err != nil {
				return nil, err
			}
			if o.Jokers != "" {
				return nil, engine.NewReason("form.no-jokers")
			}
			return newPosition(o, v), nil
		},
		ParseState: func(data []byte) (engine.Position, []string, error) {
			return engine.ReadState(data, &Position{variant: v}, readHead, readOffer, readBoards, readPhase)
		},
	}
}
