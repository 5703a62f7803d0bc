// Package eval contains what the learned evaluations of all games share: weights trained by self-play and the samples they are trained on.
// The features are defined by each game.
package eval

import (
	"bytes"
	"fmt"
	"reflect"
	"sync"

	"azulejo/engine"
)

// Quantum is the unit of the numbers in a Set, in hundredths of a point.
const Quantum = 10

// Set holds the weights for one number of seats.
type Set struct {
	// Weights are the contributions of the features to the expected final score, in units of Quantum.
	Weights []int8
	// StdDev is the standard deviation of the difference between two final scores by phase of the game, in units of Quantum.
	StdDev []uint8
}

// Sum returns the sum of the weights of the features, in hundredths of a point. Negative features are ignored.
func (s *Set) Sum(features []int32) int32 {
	sum := int32(0)
	for _, f := range features {
		if f >= 0 {
			sum += int32(s.Weights[f])
		}
	}
	return sum * Quantum
}

// sizes is the number of table sizes: two, three and four seats.
const sizes = engine.MaxSeats - 1

// Sets holds the weights of an edition for each number of seats.
type Sets [sizes]Set

// For returns the set for a number of seats.
func (s *Sets) For(seats int) *Set { return &s[seats-2] }

// Layout is the format of a file of weights.
type Layout struct {
	// Name is the first line of the file. It changes when the meaning of the features changes.
	Name string
	// Weights and Phases are the numbers of weights and of phases.
	Weights, Phases int
}

// New returns sets with weights of 0 and standard deviations of ten points.
func (l *Layout) New() *Sets {
	s := &Sets{}
	for i := range s {
		s[i] = Set{make([]int8, l.Weights), bytes.Repeat([]byte{100}, l.Phases)}
	}
	return s
}

// Bytes encodes sets for Read: the name and a newline, then for each set a byte 0 if it equals the previous one, or else a byte 1 followed by
// a byte for each number.
func (l *Layout) Bytes(s *Sets) []byte {
	data := []byte(l.Name + "\n")
	for i := range s {
		if i > 0 && reflect.DeepEqual(s[i], s[i-1]) {
			data = append(data, sameAsPrevious)
			continue
		}
		data = append(data, newSet)
		for _, w := range s[i].Weights {
			data = append(data, byte(w))
		}
		data = append(data, s[i].StdDev...)
	}
	return data
}

// The first byte of a set in a file.
const (
	sameAsPrevious = iota
	newSet
)

// Read decodes a file of weights. It returns an error if the file has another layout.
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
		case kind == sameAsPrevious && i > 0:
			s[i] = s[i-1]
		case kind == newSet && len(rest) >= l.Weights+l.Phases:
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

// Known returns a function that reads a file on the first call. It panics if that fails: the file is part of the program, and a test checks
// its layout.
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
