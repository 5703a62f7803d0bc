// Package eval holds what the evaluations of all games share: the weights they learned from self-play, and the samples they learn from.
// What a weight tells of is the game's own business.
package eval

import (
	"bytes"
	"fmt"
	"reflect"
	"sync"

	"azulejo/engine"
)

// Quantum is what the numbers of a Set count, in hundredths of a point.
const Quantum = 10

// Set is the weights for one size of table.
type Set struct {
	// Weights are what each feature adds to the final score to expect, in units of Quantum.
	Weights []int8
	// StdDev is the standard deviation of the difference of two final scores, by phase of the game, in units of Quantum.
	StdDev []uint8
}

// Sum is what the weights expect of some features, in hundredths of a point; features below 0 stand for none.
func (s *Set) Sum(features []int32) int32 {
	sum := int32(0)
	for _, f := range features {
		if f >= 0 {
			sum += int32(s.Weights[f])
		}
	}
	return sum * Quantum
}

// sizes is the number of sizes of table: two, three and four seats.
const sizes = engine.MaxSeats - 1

// Sets are the weights of an edition for each size of table.
type Sets [sizes]Set

// For is the set for a number of seats.
func (s *Sets) For(seats int) *Set { return &s[seats-2] }

// Layout is what a file of weights must fit.
type Layout struct {
	// Name begins the file; it changes with the meaning of the features.
	Name string
	// Weights and Phases are the numbers of features and of phases.
	Weights, Phases int
}

// New returns sets that know nothing yet and expect final scores within ten points.
func (l *Layout) New() *Sets {
	s := &Sets{}
	for i := range s {
		s[i] = Set{make([]int8, l.Weights), bytes.Repeat([]byte{100}, l.Phases)}
	}
	return s
}

// Bytes writes sets as Read reads them: the name and a line break, then for each set 0 if it is the one before, or else 1 and a byte
// for each number.
func (l *Layout) Bytes(s *Sets) []byte {
	data := []byte(l.Name + "\n")
	for i := range s {
		if i > 0 && reflect.DeepEqual(s[i], s[i-1]) {
			data = append(data, again)
			continue
		}
		data = append(data, anew)
		for _, w := range s[i].Weights {
			data = append(data, byte(w))
		}
		data = append(data, s[i].StdDev...)
	}
	return data
}

// How a set begins in a file.
const (
	again = iota
	anew
)

// Read reads a file of weights and refuses one that was made for other features.
func (l *Layout) Read(data []byte) (*Sets, error) {
	rest, ok := bytes.CutPrefix(data, []byte(l.Name+"\n"))
	s := l.New()
	for i := range s {
		if ok = ok && len(rest) > 0; !ok {
			break
		}
		kind := rest[0]
		rest = rest[1:]
		switch {
		case kind == again && i > 0:
			s[i] = s[i-1]
		case kind == anew && len(rest) >= l.Weights+l.Phases:
			for j := range s[i].Weights {
				s[i].Weights[j] = int8(rest[j])
			}
			rest = rest[l.Weights+copy(s[i].StdDev, rest[l.Weights:]):]
		default:
			ok = false
		}
	}
	if !ok || len(rest) > 0 {
		return nil, fmt.Errorf("%d bytes are no weights of %q, %d of them", len(data), l.Name, l.Weights)
	}
	return s, nil
}

// Known returns a function that reads a file when it is first called. The file comes with the program, and a test holds it to the
// layout.
func (l Layout) Known(read func(name string) ([]byte, error), name string) func() *Sets {
	return sync.OnceValue(func() *Sets {
		data, err := read(name)
		if err != nil {
			panic(err)
		}
		s, err := l.Read(data)
		if err != nil {
			panic(err)
		}
		return s
	})
}
