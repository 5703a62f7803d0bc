package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"
)

func TestSoundsAreFresh(t *testing.T) {
	t.Chdir("..")
	for name, n := range soundNames() {
		for i := range n {
			file := filepath.Join(soundDir, fmt.Sprintf("%s-%d.wav", name, i+1))
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(data, compose(name, i+1).wav()) {
				t.Errorf("%s is stale; run: go run ./build sounds", file)
			}
		}
	}
}

func TestSoundsAreQuietAndClean(t *testing.T) {
	most := math.Pow(10, -12.0/20)
	for name, n := range soundNames() {
		for i := range n {
			w := compose(name, i+1)
			peak, mean := 0.0, 0.0
			for _, v := range w {
				peak = math.Max(peak, math.Abs(v))
				mean += v / float64(len(w))
			}
			if peak >= most || peak < most/4 {
				t.Errorf("%s-%d peaks at %.3f, expected below %.3f", name, i+1, peak, most)
			}
			if math.Abs(mean) > 0.002 {
				t.Errorf("%s-%d has an offset of %.4f", name, i+1, mean)
			}
			if math.Abs(w[0]) > 0.001 || math.Abs(w[len(w)-1]) > 0.001 {
				t.Errorf("%s-%d begins or ends with a click", name, i+1)
			}
		}
	}
}
