package tiles

import (
	"fmt"

	"azulejo/engine"
)

// Stock returns a pile as a map from letters to numbers of tiles.
func (k *Packing[P]) Stock(pile P) map[string]int {
	stock := map[string]int{}
	for c, letter := range k.Letters {
		stock[string(letter)] = k.Of(pile, engine.Tile(c))
	}
	return stock
}

// MarshalStock encodes a stock as JSON with the colours in the order of engine.Tile.
func (k *Packing[P]) MarshalStock(stock map[string]int) ([]byte, error) {
	dst := []byte{'{'}
	for c, letter := range k.Letters {
		if c > 0 {
			dst = append(dst, ',')
		}
		dst = fmt.Appendf(dst, `"%c":%d`, letter, stock[string(letter)])
	}
	return append(dst, '}'), nil
}

// ReadStock converts the stock in a field of a state to a pile. All letters must be present.
func (k *Packing[P]) ReadStock(field string, stock map[string]int) (pile P, err error) {
	if len(stock) != len(k.Letters) {
		return 0, engine.NewReason("state.stock", "field", field, "letters", k.Letters)
	}
	for c, letter := range k.Letters {
		n, ok := stock[string(letter)]
		switch {
		case !ok:
			return 0, engine.NewReason("state.stock", "field", field, "letters", k.Letters)
		case n < 0 || n > k.Each:
			return 0, engine.NewReason("state.between", "field", field+" "+string(letter), "value", n, "minimum", 0, "maximum", k.Each)
		}
		pile += k.Tiles(engine.Tile(c), n)
	}
	return pile, nil
}
