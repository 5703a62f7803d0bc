package engine

import (
	"fmt"
	"slices"
)

// Reason is one thing to say for or against a move.
type Reason struct {
	// Code and Values name it for translation.
	Code   string
	Values []int
	// Text is the reason in English.
	Text string
}

// Weighed collects reasons with what each weighs in points.
type Weighed []weight

type weight struct {
	points int
	reason Reason
}

// Add weighs a reason; text words its values in English.
func (w *Weighed) Add(points int, code, text string, values ...int) {
	args := make([]any, len(values))
	for i, v := range values {
		args[i] = v
	}
	*w = append(*w, weight{points, Reason{Code: code, Values: values, Text: fmt.Sprintf(text, args...)}})
}

// Sorted lists the reasons, the weightiest first, whether for or against.
func (w Weighed) Sorted() []Reason {
	slices.SortStableFunc(w, func(a, b weight) int {
		return max(b.points, -b.points) - max(a.points, -a.points)
	})
	out := make([]Reason, len(w))
	for i := range w {
		out[i] = w[i].reason
	}
	return out
}
