package eval

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"azulejo/engine/enginetest"
)

func TestSetsSurviveTheirFile(t *testing.T) {
	l := Layout{Name: "game weights 4", Weights: 5, Phases: 2}
	s := l.New()
	s.For(2).Weights[0], s.For(4).Weights[4], s.For(3).StdDev[1] = -128, 127, 255
	data := l.Bytes(s)
	back, err := l.Read(data)
	if err != nil || !reflect.DeepEqual(s, back) {
		t.Errorf("%v came back as %v, %v", s, back, err)
	}
	if !bytes.HasPrefix(data, []byte("game weights 4\n")) {
		t.Errorf("the file begins with %q", data[:10])
	}
}

func TestEqualSetsAreWrittenOnce(t *testing.T) {
	l := Layout{Name: "game weights 4", Weights: 50, Phases: 2}
	s := l.New()
	s.For(2).Weights[7], s.For(3).Weights[7] = 9, 9
	data := l.Bytes(s)
	if back, err := l.Read(data); err != nil || !reflect.DeepEqual(s, back) {
		t.Errorf("%v came back as %v, %v", s, back, err)
	}
	if most := len(l.Name) + 2*(50+2) + 10; len(data) > most {
		t.Errorf("%d bytes, expected at most %d", len(data), most)
	}
}

func TestForeignWeightsAreRefused(t *testing.T) {
	l := Layout{Name: "game weights 4", Weights: 5, Phases: 2}
	good := l.Bytes(l.New())
	for name, data := range map[string][]byte{
		"empty": nil, "short": good[:len(good)-1], "long": append(bytes.Clone(good), 0), "no first set": []byte(l.Name + "\n\x00\x00\x00"), "another game": bytes.Replace(good, []byte("game"), []byte("name"), 1),
		"older features": bytes.Replace(good, []byte("4"), []byte("3"), 1),
	} {
		if _, err := l.Read(data); err == nil || !strings.Contains(err.Error(), "weights") {
			t.Errorf("%s: %v, expected a reason", name, err)
		}
	}
}

func TestSumCountsQuanta(t *testing.T) {
	s := Set{Weights: []int8{3, -5, 7}}
	if got := s.Sum([]int32{0, -1, 2, 2}); got != 17*Quantum {
		t.Errorf("the sum is %d, expected %d", got, 17*Quantum)
	}
}

func TestCacheKeepsTheLastValue(t *testing.T) {
	c := NewCache()
	const key = 0x9E3779B97F4A7C15
	c.Store(key, -7)
	if got, ok := c.Probe(key); !ok || got != -7 {
		t.Errorf("found %d %v, expected -7", got, ok)
	}
	c.Store(key+slots, 9)
	if _, ok := c.Probe(key); ok {
		t.Error("a key whose place was taken is still found")
	}
	c.Clear()
	if _, ok := c.Probe(key + slots); ok {
		t.Error("something is left after Clear")
	}
}

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
			t.Errorf("%v came back as %v, %v", s, back, err)
		}
	})
}
