package engine

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// Reason is one thing to say of a move: what speaks for or against it, or why the rules refuse it. It names words and knows none.
type Reason struct {
	// Code is the key of the words.
	Code string
	// Values go into them, alternately a name and a value: whole numbers, texts, Keys of further words, seats, and errors, which are said in
	// turn.
	Values []any
}

// Key stands in a reason's values for words of their own, such as those for a colour.
type Key string

// Words gives the words of a key, with arguments put in, which are alternately a name and a value.
type Words interface {
	T(key string, args ...any) string
}

// NewReason returns a reason. The values are alternately a name and a value, as in log/slog.
func NewReason(code string, values ...any) *Reason { return &Reason{code, values} }

// Say puts the reason into words.
func (r *Reason) Say(w Words) string {
	args := slices.Clone(r.Values)
	for i, v := range args {
		switch v := v.(type) {
		case Key:
			args[i] = w.T(string(v))
		case Seat:
			args[i] = w.T("setup.nameless", "seat", int(v)+1)
		case error:
			args[i] = Say(v, w)
		}
	}
	return w.T(r.Code, args...)
}

// Named returns the reason with a name in place of each seat.
func (r *Reason) Named(name func(Seat) string) *Reason {
	values := slices.Clone(r.Values)
	for i, v := range values {
		if s, ok := v.(Seat); ok {
			values[i] = name(s)
		}
	}
	return NewReason(r.Code, values...)
}

// Value returns the value of a name, or nil.
func (r *Reason) Value(name string) any {
	for i := 0; i+1 < len(r.Values); i += 2 {
		if r.Values[i] == name {
			return r.Values[i+1]
		}
	}
	return nil
}

// Error implements error where no locale is at hand: it returns the code and its values, without their names.
func (r *Reason) Error() string {
	text := r.Code
	for i := 1; i < len(r.Values); i += 2 {
		text += fmt.Sprint(" ", r.Values[i])
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

// Sign says whether an argument speaks for a move or against it.
type Sign int8

// The signs of arguments.
const (
	Against Sign = -1
	For     Sign = 1
)

// Argument is a reason for or against a move, from the point of view of the seat that makes it.
type Argument struct {
	Reason
	Sign Sign
	// Weight is how much the argument matters, in points, 0 or more.
	Weight int
}

// Arguments collects the arguments about a move.
type Arguments []Argument

// For adds an argument for the move.
func (a *Arguments) For(weight int, code string, values ...any) { a.add(For, weight, code, values) }

// Against adds an argument against the move.
func (a *Arguments) Against(weight int, code string, values ...any) {
	a.add(Against, weight, code, values)
}

func (a *Arguments) add(sign Sign, weight int, code string, values []any) {
	*a = append(*a, Argument{Reason{code, values}, sign, max(weight, 0)})
}

// Sorted returns the arguments for the move and then those against it, each with the weightiest first.
func (a Arguments) Sorted() []Argument {
	slices.SortStableFunc(a, func(x, y Argument) int {
		return cmp.Or(cmp.Compare(y.Sign, x.Sign), y.Weight-x.Weight)
	})
	return a
}
