package azul

import (
	"bytes"
	_ "embed"
	"fmt"
	"sync"

	"azulejo/engine"
)

// Set is the weights for one size of table, in hundredths of a point.
type Set struct {
	Weights [weights]int16
	// Scatter is the standard deviation of the difference of two final scores, by moment.
	Scatter [Moments]int16
}

// Weights are the sets for two, three and four seats.
type Weights struct {
	Sets [engine.MaxSeats - 1]Set
}

func (w *Weights) set(p *Position) *Set { return &w.Sets[p.seats-2] }

// sum is what the weights expect of a board.
func (t *Set) sum(s *side, m moment, first bool) int32 {
	var f [Features]int32
	s.features(m, first, &f)
	sum := int32(0)
	for _, i := range f[:Features-1] {
		sum += int32(t.Weights[i])
	}
	if first {
		sum += int32(t.Weights[f[Features-1]])
	}
	return sum
}

// magic begins a file of weights; its digits count the layouts of features. Then follow the sets, each number in two bytes, the
// lower first.
const magic = "azul weights 1\n"

// numbers visits every number of the weights in the order of the file.
func (w *Weights) numbers(visit func(*int16)) {
	for i := range w.Sets {
		set := &w.Sets[i]
		for j := range set.Weights {
			visit(&set.Weights[j])
		}
		for j := range set.Scatter {
			visit(&set.Scatter[j])
		}
	}
}

// Bytes are the weights as ReadWeights reads them.
func (w *Weights) Bytes() []byte {
	data := []byte(magic)
	w.numbers(func(n *int16) { data = append(data, byte(*n), byte(*n>>8)) })
	return data
}

// ReadWeights reads a file of weights and refuses one that was made for other features.
func ReadWeights(data []byte) (*Weights, error) {
	rest, ok := bytes.CutPrefix(data, []byte(magic))
	w := &Weights{}
	if want := len(w.Sets) * (weights + Moments) * 2; !ok || len(rest) != want {
		return nil, fmt.Errorf("%d bytes are no weights for these features, expected %d", len(data), len(magic)+want)
	}
	w.numbers(func(n *int16) {
		*n = int16(rest[0]) | int16(rest[1])<<8
		rest = rest[2:]
	})
	return w, nil
}

//go:embed weights.bin
var weightsFile []byte

// builtIn are the weights that come with the program; a test holds the file to the code.
var builtIn = sync.OnceValue(func() *Weights {
	w, err := ReadWeights(weightsFile)
	if err != nil {
		panic(err)
	}
	return w
})
