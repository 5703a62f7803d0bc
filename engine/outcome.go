package engine

// Topic identifies what an argument or a fact is about, such as the second line of a seat.
type Topic struct {
	Kind  string
	Seat  Seat
	Index int
}

// Fact is something that a line of moves leaves a seat with at the end of its round, for example points, a complete column or tiles kept.
type Fact struct {
	Topic
	// Points are what the seat has scored or, if negative, lost.
	Points float64
	// Growth is a rough estimate of the points in later rounds that it makes possible.
	Growth float64
	// Completes is set for a complete set of tiles.
	Completes bool
	// Total is set for a sum of facts, whose number is Sum. Its reasons also get the number of the other line, as the value "other". Part is the kind of the
	// total that a fact is part of, if there is one.
	Total bool
	Sum   int
	Part  string
	// Own says that the line brings the fact to the seat that compares lines. Gets says that it brings it to another seat, and Misses that it does not,
	// although the other line does. Each is nil if it is not said.
	Own, Gets, Misses *Reason
}

// Told returns the fact with reasons of the same values, alternately a name and a value. An empty code stands for a reason that is not said.
func (f Fact) Told(own, gets, misses string, values ...any) Fact {
	for _, x := range []struct {
		reason **Reason
		code   string
	}{{&f.Own, own}, {&f.Gets, gets}, {&f.Misses, misses}} {
		if x.code != "" {
			*x.reason = NewReason(x.code, values...)
		}
	}
	return f
}

// Outcome is what a line of moves leaves all seats with at the end of its round.
type Outcome []Fact

// Find returns the fact about a topic, or the zero Fact.
func (o Outcome) Find(t Topic) (f Fact, found bool) {
	for i := range o {
		if o[i].Topic == t {
			return o[i], true
		}
	}
	return f, false
}
