package eval

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"azulejo/engine/enginetest"
)

// TestSets checks that weights are read as they are written.
func TestSets(t *testing.T) {
	l := Layout{Name: "game weights 4", Weights: 5, Phases: 2}
	s := l.New()
	s.For(2).Weights[0], s.For(4).Weights[4], s.For(3).StdDev[1] = -128, 127, 255
	data := l.Bytes(s)
	back, err := l.Read(data)
	if err != nil || !reflect.DeepEqual(s, back) {
		t.Errorf("%v is read as %v, %v", s, back, err)
	}
	if !bytes.HasPrefix(data, []byte("game weights 4\n")) {
		t.Errorf("the file begins with %q", data[:10])
	}
}

// TestEqualSetsAreWrittenOnce checks that equal sets take the space of one.
func TestEqualSetsAreWrittenOnce(t *testing.T) {
	l := Layout{Name: "game weights 4", Weights: 50, Phases: 2}
	s := l.New()
	s.For(2).Weights[7], s.For(3).Weights[7] = 9, 9
	data := l.Bytes(s)
	if back, err := l.Read(data); err != nil || !reflect.DeepEqual(s, back) {
		t.Errorf("%v is read as %v, %v", s, back, err)
	}
	if most := len(l.Name) + 2*(50+2) + 10; len(data) > most {
		t.Errorf("%d bytes, expected at most %d", len(data), most)
	}
}

// TestInvalidWeights checks that files that are damaged or belong to another layout are refused.
func TestInvalidWeights(t *testing.T) {
	l := Layout{Name: "game weights 4", Weights: 5, Phases: 2}
	good := l.Bytes(l.New())
	for name, data := range map[string][]byte{
		"empty": nil, "short": good[:len(good)-1], "long": append(bytes.Clone(good), 0), "no first set": []byte(l.Name + "\n\x00\x00\x00"), "another game": bytes.Replace(good, []byte("game"), []byte("name"), 1),
		"older features": bytes.Replace(good, []byte("4"), []byte("3"), 1),
	} {
		if _, err := l.Read(data); err == nil || !strings.Contains(err.Error(), "weights") {
			t.Errorf("%s: %v, expected an error about the weights", name, err)
		}
	}
}

// TestSum checks that Sum ignores features of -1 and multiplies by Quantum.
func TestSum(t *testing.T) {
	s := Set{Weights: []int8{3, -5, 7}}
	if got := s.Sum([]int32{0, -1, 2, 2}); got != 17*Quantum {
		t.Errorf("the sum is %d, expected %d", got, 17*Quantum)
	}
}

// TestCache checks that a value is found until another key takes its slot or the cache is cleared.
func TestCache(t *testing.T) {
	c := NewCache()
	const key = 0x9E3779B97F4A7C15
	c.Store(key, -7)
	if got, ok := c.Probe(key); !ok || got != -7 {
		t.Errorf("found %d %v, expected -7", got, ok)
	}
	c.Store(key+slots, 9)
	if _, ok := c.Probe(key); ok {
		t.Error("a key is found although another has taken its slot")
	}
	c.Clear()
	if _, ok := c.Probe(key + slots); ok {
		t.Error("a key is found after Clear")
	}
}

// FuzzRead checks that accepted weights are read as they are written.
func FuzzRead(f *testing.F) {
	l := Layout{Name: "game weights 4", Weights: 5, Phases: 2}
	s := l.New()
	f.Add(l.Bytes(s))
	s.For(3).Weights[1] = 7
	f.Add(l.Bytes(s))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, data []byte) {
		var s *Sets
		var err error
		gauge.Read(t, func() { s, err = l.Read(data) })
		if err != nil {
			return
		}
		if back, err := l.Read(l.Bytes(s)); err != nil || !reflect.DeepEqual(s, back) {
			t.Errorf("%v is read as %v, %v", s, back, err)
		}
	})
}
