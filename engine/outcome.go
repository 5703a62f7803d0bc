package engine

import "math/rand/v2"

// Topic identifies what an argument or a fact is about, such as the second line of a seat.
type Topic struct {
	Kind  string
	Seat  Seat
	Index int
}

// Fact is something that a line of moves leaves a seat with at the end of its round, for example points, a complete column or tiles kept.
type Fact struct {
	Topic
	// Points are what the seat has scored or will score for certain at the end of the game or, if negative, has lost.
	Points float64
	// Area is the part of the board that the fact is about, which can bring more in later rounds, if that is not Topic itself. Facts about the same part
	// are worth together what they and that bring.
	Area Topic
	// Completes is set for something complete, such as a column or an ornament.
	Completes bool
	// Shared is set for what changes the chances of all seats, such as the start of the next round. What it is worth is that of the parts of the same kind
	// and index of all boards.
	Shared bool
	// Unavoidable is set for what is told only if both lines leave the seat with it. If one line avoids it, the points that it costs are the difference.
	Unavoidable bool
	// Total is set for a sum of facts, whose number is Sum. Its reasons also get the number of the other line, as the value "other". Part is the kind of the
	// total that a fact is part of, if there is one. Without Total, Sum is the progress, which only a fact with more of it can be told for.
	Total bool
	Sum   int
	Part  string
	// Gradual is set for progress that later moves of the line change: the first move alone leads to more or less, even once the round is scored.
	Gradual bool
	// Own says that the line brings the fact to the seat that compares lines. Gets says that it brings it to another seat, and Misses that it does not,
	// although the other line does. Loses says that the seat that compares lines could have it at once, has it in the other line and not in this one. Each is
	// nil if it is not said.
	Own, Gets, Misses, Loses *Reason
}

// About returns the part of the board that the fact is about.
func (f *Fact) About() Topic {
	if f.Area != (Topic{}) {
		return f.Area
	}
	return f.Topic
}

// In returns the fact as one about a part of a board.
func (f Fact) In(kind string, s Seat, index int) Fact {
	f.Area = Topic{kind, s, index}
	return f
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

// OrLoses returns the fact with a reason that says that a line gives it up, with the values of the others.
func (f Fact) OrLoses(code string) Fact {
	f.Loses = NewReason(code, f.Own.Values...)
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

// MarkGradual marks the progress that differs from that of alone, the outcome of the first move without the others.
func (o Outcome) MarkGradual(alone Outcome) {
	code := func(f Fact) string {
		if f.Own == nil {
			return ""
		}
		return f.Own.Code
	}
	for i := range o {
		f := &o[i]
		first, had := alone.Find(f.Topic)
		f.Gradual = f.Sum != 0 && !f.Total && (!had || first.Sum != f.Sum || code(first) != code(*f))
	}
}

// Facts collects the outcome of a line.
type Facts struct {
	Before, End Position
	Events      []Event // of the line
	Outcome     Outcome
}

// FactsOf plays a line that reaches the end of its round and returns its facts, without any so far.
func FactsOf(before Position, line []Move) Facts {
	var log Log
	end := before.Clone()
	for _, m := range line {
		end.Play(m, &log)
	}
	return Facts{Before: before, End: end, Events: log.Events}
}

// Add adds a fact about a topic.
func (f *Facts) Add(kind string, s Seat, index int, fact Fact) {
	fact.Topic = Topic{Kind: kind, Seat: s, Index: index}
	f.Outcome = append(f.Outcome, fact)
}

// FinishRound continues a line to the end of its round with the moves that choose returns, and returns the whole line and the position after it. The same
// tiles are drawn after all lines of a position.
func FinishRound(before Position, line []Move, choose func(Position) Move) (all []Move, end Position) {
	r := NewRestOfRound(before, line)
	for !r.Done() {
		r.Continue(choose)
	}
	return r.Moves, r.End
}

// RestOfRound is a line that is continued to the end of its round move by move, as FinishRound does.
type RestOfRound struct {
	Moves []Move
	End   Position // after Moves
	round int
	draws *rand.Rand
}

// NewRestOfRound plays a line from a position.
func NewRestOfRound(before Position, line []Move) *RestOfRound {
	r := &RestOfRound{End: before.Clone(), round: before.Round(), draws: rand.New(rand.NewPCG(before.Hash(), 0))}
	for n := 0; n < len(line) && !r.Done(); n++ {
		r.play(line[n])
	}
	return r
}

// Done reports whether the round has ended.
func (r *RestOfRound) Done() bool { return r.End.Over() || r.End.Round() != r.round }

// Continue draws what is to be drawn, and plays the move that choose returns.
func (r *RestOfRound) Continue(choose func(Position) Move) {
	for r.End.ToMove() == Nature && !r.Done() {
		r.play(r.End.Draw(r.draws))
	}
	if !r.Done() {
		r.play(choose(r.End))
	}
}

func (r *RestOfRound) play(m Move) {
	r.Moves = append(r.Moves, m)
	r.End.Play(m, nil)
}
