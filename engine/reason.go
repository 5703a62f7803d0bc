package engine

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
)

// Reason is a translatable statement about a move: an argument for or against it, or why it is illegal. It holds message keys, not text.
type Reason struct {
	// Code is the message key.
	Code string
	// Values are the message arguments, alternately a name and a value. Values are integers, strings, Keys of other messages, seats, and
	// errors, which are translated in turn.
	Values []any
}

// Key is a message key as a value of a reason, for example the name of a colour.
type Key string

// Words translates message keys. The arguments are alternately a name and a value.
type Words interface {
	T(key string, args ...any) string
}

// NewReason returns a reason. The values are alternately a name and a value, as in log/slog.
func NewReason(code string, values ...any) *Reason { return &Reason{code, values} }

// Say returns the reason as text.
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

// Named returns a copy of the reason with each seat replaced by its name.
func (r *Reason) Named(name func(Seat) string) *Reason {
	values := slices.Clone(r.Values)
	for i, v := range values {
		if s, ok := v.(Seat); ok {
			values[i] = name(s)
		}
	}
	return NewReason(r.Code, values...)
}

// With returns a copy of the reason with another value.
func (r *Reason) With(name string, value any) *Reason {
	return NewReason(r.Code, append(slices.Clone(r.Values), name, value)...)
}

// Value returns the value with the given name, or nil.
func (r *Reason) Value(name string) any {
	for i := 0; i+1 < len(r.Values); i += 2 {
		if r.Values[i] == name {
			return r.Values[i+1]
		}
	}
	return nil
}

// Error returns the code and the values without their names. It implements error for use without a locale.
func (r *Reason) Error() string {
	text := r.Code
	for i := 1; i < len(r.Values); i += 2 {
		text += fmt.Sprint(" ", r.Values[i])
	}
	return text
}

// Say returns the text of an error. If w is not nil and err wraps a *Reason or another error with a Say method, it is translated with w;
// otherwise Say returns err.Error().
func Say(err error, w Words) string {
	var told interface{ Say(Words) string }
	if w != nil && errors.As(err, &told) {
		return told.Say(w)
	}
	return err.Error()
}

// Sign is the direction of an argument, for or against a move.
type Sign int8

// The directions of arguments.
const (
	Against Sign = -1
	For     Sign = 1
)

// Argument is a reason for or against a move from the point of view of the seat that makes it.
type Argument struct {
	Reason
	Sign Sign
	// Weight is the importance of the argument among those of a list, 0 or more: in points or, where lines were compared, in thousandths of the win
	// probability.
	Weight int
	// Stated is the part of the weight that the numbers in the text account for, where lines were compared. The rest is what they bring in later rounds, which
	// nobody can see from the text.
	Stated int
	// Topic is what the argument is about, the zero Topic if it is not about a fact of an outcome. Else is what it is about in an outcome without a fact about
	// Topic, if it is true there too.
	Topic, Else Topic
	// ByName says the same of a seat by its name, or is nil.
	ByName *Reason
	// Completes is set for an argument for a move that completes something, such as a column or a star.
	Completes bool
	// Gradual is set for progress of the seat that takes later moves of the round, see Fact.
	Gradual bool
	// Cost is set for an argument against a move that costs the seat itself points, such as tiles on the floor line.
	Cost bool
}

// Arguments collects the arguments about a move.
type Arguments []Argument

// For adds an argument for the move.
func (a *Arguments) For(weight int, code string, values ...any) *Argument {
	return a.add(For, weight, code, values)
}

// Completes adds an argument for a move that completes something.
func (a *Arguments) Completes(weight int, code string, values ...any) *Argument {
	added := a.add(For, weight, code, values)
	added.Completes = true
	return added
}

// Costs adds what the move costs the seat itself.
func (a *Arguments) Costs(weight int, code string, values ...any) *Argument {
	added := a.add(Against, weight, code, values)
	added.Cost = true
	return added
}

// Against adds an argument against the move.
func (a *Arguments) Against(weight int, code string, values ...any) *Argument {
	return a.add(Against, weight, code, values)
}

// add adds an argument and returns it. The pointer is valid until the next one is added.
func (a *Arguments) add(sign Sign, weight int, code string, values []any) *Argument {
	*a = append(*a, Argument{Reason: Reason{code, values}, Sign: sign, Weight: max(weight, 0)})
	return &(*a)[len(*a)-1]
}

// About sets the topic of the argument.
func (a *Argument) About(t Topic) *Argument {
	a.Topic = t
	return a
}

// OrAbout sets what the argument is about in an outcome without a fact about its topic.
func (a *Argument) OrAbout(t Topic) { a.Else = t }

// Sorted sorts the arguments in place, those for the move first, each group by decreasing weight, and returns them.
func (a Arguments) Sorted() []Argument {
	slices.SortStableFunc(a, func(x, y Argument) int {
		return cmp.Or(cmp.Compare(y.Sign, x.Sign), y.Weight-x.Weight)
	})
	return a
}
