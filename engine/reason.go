package engine

import (
	"errors"
	"fmt"
	"slices"
)

// Reason is one thing to say of a move: what speaks for or against it, or why the rules refuse it. It names words and knows none.
type Reason struct {
	// Code is the key of the words.
	Code string
	// Values go into them: whole numbers, texts, Keys of further words, and errors, which are said in turn.
	Values []any
}

// Key stands in a reason's values for words of their own, such as those for a colour.
type Key string

// Words gives the words of a key, with arguments put in.
type Words interface {
	T(key string, args ...any) string
}

// Because is a reason.
func Because(code string, values ...any) *Reason { return &Reason{code, values} }

// Say puts the reason into words.
func (r *Reason) Say(w Words) string {
	args := slices.Clone(r.Values)
	for i, v := range args {
		switch v := v.(type) {
		case Key:
			args[i] = w.T(string(v))
		case error:
			args[i] = Say(v, w)
		}
	}
	return w.T(r.Code, args...)
}

// Error implements error for who has no words: the code and its values.
func (r *Reason) Error() string {
	text := r.Code
	for _, v := range r.Values {
		text += fmt.Sprint(" ", v)
	}
	return text
}

// Say puts an error into words: a reason, or what holds one and can say it, by its own, any other as it is. Without words it
// is said in codes.
func Say(err error, w Words) string {
	var told interface{ Say(Words) string }
	if w != nil && errors.As(err, &told) {
		return told.Say(w)
	}
	return err.Error()
}

// Weighed collects reasons with what each weighs in points.
type Weighed []weight

type weight struct {
	points int
	reason Reason
}

// Add weighs a reason.
func (w *Weighed) Add(points int, code string, values ...any) {
	*w = append(*w, weight{points, Reason{code, values}})
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
