package tiles

import (
	"fmt"

	"azulejo/engine"
)

// Stock returns a pile as a map from letters to numbers of tiles.
func (p *Packing[P]) Stock(pile P) map[string]int {
	stock := map[string]int{}
	for c, letter := range p.Letters {
		stock[string(letter)] = p.Of(pile, engine.Tile(c))
	}
	return stock
}

// MarshalStock encodes a stock as JSON with the colours in the order of engine.Tile.
func (p *Packing[P]) MarshalStock(stock map[string]int) ([]byte, error) {
	dst := []byte{'{'}
	for c, letter := range p.Letters {
		if c > 0 {
			dst = append(dst, ',')
		}
		dst = fmt.Appendf(dst, `"%c":%d`, letter, stock[string(letter)])
	}
	return append(dst, '}'), nil
}

// ReadStock converts the stock in a field of a state to a pile. All letters must be present.
func (p *Packing[P]) ReadStock(field string, stock map[string]int) (pile P, err error) {
	if len(stock) != len(p.Letters) {
		return 0, engine.NewReason("state.stock", "field", field, "letters", p.Letters)
	}
	for c, letter := range p.Letters {
		n, ok := stock[string(letter)]
		switch {
		case !ok:
			return 0, engine.NewReason("state.stock", "field", field, "letters", p.Letters)
		case n < 0 || n > p.Each:
			return 0, engine.NewReason("state.between", "field", field+" "+string(letter), "value", n, "minimum", 0, "maximum", p.Each)
		}
		pile += p.Tiles(engine.Tile(c), n)
	}
	return pile, nil
}
