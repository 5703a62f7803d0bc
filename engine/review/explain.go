package review

import (
	"reflect"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
)

// HintLines is the number of moves that a search for a hint evaluates exactly.
const HintLines = 4

// BeginnerLines is HintLines for a beginner, for whom clarity counts for more than the last point.
const BeginnerLines = 12

// Recommend returns the move to hint to a seat: of the lines whose chances are as good as those of the first, the one with the highest
// expected score for the seat. It considers the first HintLines lines. A choice without lines is recommended as it is.
func Recommend(c players.Choice, seat engine.Seat) engine.Move {
	return bestOf(c, seat, HintLines, 0, func(l, best players.Line) bool { return l.Scores[seat] > best.Scores[seat] })
}

// understandable is the loss, in percentage points, up to which a beginner gets a move whose sense can be seen.
const understandable = 3

// RecommendToBeginner returns the move to hint to a beginner: of the lines that give up little, one that costs the seat nothing and has the most to say
// for it or, of several, that brings the most points this round. explain returns the arguments about a move, and brings the points that it brings.
func RecommendToBeginner(c players.Choice, seat engine.Seat, explain func(engine.Move) []engine.Argument, brings func(engine.Move) float64) engine.Move {
	return bestOf(c, seat, BeginnerLines, understandable, func(l, best players.Line) bool {
		clear, other := sense(explain(l.Move)), sense(explain(best.Move))
		return clear > other || clear == other && brings(l.Move) > brings(best.Move)
	})
}

// sense returns how easily a beginner sees what a move is good for: the weight of the arguments for it minus that of those against it. A cost makes it negative.
func sense(arguments []engine.Argument) (n int) {
	const dear = 100
	for _, a := range arguments {
		switch {
		case a.Cost:
			n -= dear * (1 + a.Weight)
		case a.Sign == engine.For:
			n += a.Weight
		case a.Sign == engine.Against: // such as jokers that are spent
			n -= a.Weight
		}
	}
	return n
}

// bestOf returns the best of the first most lines that lose at most a number of percentage points. better reports whether a line is better than another.
func bestOf(c players.Choice, seat engine.Seat, most, points int, better func(l, best players.Line) bool) engine.Move {
	if len(c.Lines) == 0 {
		return c.Move
	}
	best := c.Lines[0]
	for _, l := range c.Lines[1:min(len(c.Lines), most)] {
		if Points(loss(c.Lines[0], l, seat)) <= points && better(l, best) {
			best = l
		}
	}
	return best.Move
}

// The most arguments for a move in a hint, and in a review if they account for half of the loss.
const (
	hintArguments   = 3
	reviewArguments = 2
)

// leastBut is the weight from which an argument against a hint is worth a word.
const leastBut = 10

// Explanation is what to say about a move.
type Explanation struct {
	// Seat is the seat that makes the move, of which Fault is said.
	Seat engine.Seat
	// For are arguments for the move: first what it completes, then the weightiest.
	For []engine.Argument
	// Cost is what the move costs the seat itself, or nil. It is always told.
	Cost *engine.Argument
	// But is another argument against it, or nil.
	But *engine.Argument
	// Fault is an argument against the move that was played in its place, or nil.
	Fault *engine.Argument
	// Expected are the final scores to expect where the arguments do not explain why the move is better, or nil.
	Expected *Expectation
	// Line and Other are the moves to the end of the round that were compared: those that begin with the move, and with the other one.
	Line, Other []engine.Move
}

// Expectation is the result to expect after a move and after another one.
type Expectation struct {
	Seat          engine.Seat
	Better, Other []float64  // final scores by seat
	Chances       [2]float64 // win probabilities of the seat, 0 if they are not known
}

// Hint explains the move recommended in a position by what it brings in contrast to the move that a learner would choose, or to the best other one if
// that is the same. lines are those of a search. What else is against the move is said only if it does not outweigh what is for it.
func (c *Comparer) Hint(before engine.Position, m engine.Move, lines []players.Line) Explanation {
	return c.ReasonHint(before, m, lines).Finish()
}

// ReasonHint begins a Hint.
func (c *Comparer) ReasonHint(before engine.Position, m engine.Move, lines []players.Line) *Reasoning {
	r := &Reasoning{}
	r.hint(c, before, m, lines, r.prospect(c, before, lineOf(lines, m)))
	return r
}

// hint adds pieces that explain the move recommended, whose line has a prospect.
func (r *Reasoning) hint(c *Comparer, before engine.Position, m engine.Move, lines []players.Line, a *prospect) {
	seat, other := before.ToMove(), c.alternative(before, m, lines)
	if other.Move == engine.NoMove {
		r.add(func() { r.Explanation = split(a.confirmed(seat, nil), hintArguments) })
		return
	}
	b := r.prospect(c, before, other)
	found := r.compare(c, before, a, b)
	r.add(func() {
		list := *found
		if c.game.Natural(before) == m { // there is nothing to contrast it with: first what it does
			list = a.confirmed(seat, list)
		}
		e := split(list, hintArguments)
		if e.But != nil && (e.But.Weight < leastBut || e.But.Weight > sumOfWeights(e.For)) {
			e.But = nil
		}
		e.leaveOutParts(a.outcome)
		if e = e.complete(seat, a, b); len(e.For) == 0 { // nothing differs: what the move does
			e.For = split(a.confirmed(seat, nil), 1).For
		}
		if e.Cost == nil && e.But == nil {
			e.For = slices.Insert(e.For, min(1, len(e.For)), unavoidable(seat, a, b)...)
		}
		r.Explanation = e
	})
}

// unavoidable returns arguments for what both lines leave a seat with, such as a pile of tiles that nobody wants.
func unavoidable(seat engine.Seat, a, b *prospect) (all []engine.Argument) {
	for _, f := range a.outcome {
		if _, both := b.outcome.Find(f.Topic); both && f.Unavoidable && f.Seat == seat {
			all = append(all, engine.Argument{Reason: *f.Own, Topic: f.Topic, Sign: engine.For})
		}
	}
	return all
}

// tempting returns the move that a learner would choose in the place of m: one that does the same for less or, without one, the natural move, which can be
// m itself.
func (c *Comparer) tempting(before engine.Position, m engine.Move) engine.Move {
	if cheaper := c.game.Cheaper(before, m); cheaper != engine.NoMove {
		return cheaper
	}
	return c.game.Natural(before)
}

// alternative returns the line that a hint is compared with: that of the move that a learner would choose or, if that is m, of the best other one. Its
// move is NoMove if there is no other.
func (c *Comparer) alternative(before engine.Position, m engine.Move, lines []players.Line) players.Line {
	if tempting := c.tempting(before, m); tempting != m {
		return lineOf(lines, tempting)
	}
	best, other := lineOf(lines, m), players.Line{Move: engine.NoMove}
	for _, l := range lines {
		if l.Move == m {
			continue
		}
		other = l
		if Points(loss(best, l, before.ToMove())) > 0 {
			break
		}
	}
	return other
}

// Advise finds the move to hint in a position, and the lines that explain it: those of the best moves, and those of the move and of the one that a learner
// would choose, searched to the same depth. ask has moves searched, all of them if the list is nil, and passes on what was found. recommend chooses the move.
func (c *Comparer) Advise(before engine.Position, ask func(moves []engine.Move, receive func(players.Choice)), recommend func(players.Choice) engine.Move,
	report func(engine.Move, []players.Line)) {
	ask(nil, func(all players.Choice) {
		m := recommend(all)
		tempting := c.tempting(before, m)
		moves := slices.Compact([]engine.Move{m, tempting})
		if len(all.Lines) == 0 && tempting == m || !slices.ContainsFunc(moves, func(m engine.Move) bool { return indexOf(all.Lines, m) < 0 }) {
			report(m, all.Lines)
			return
		}
		ask(moves, func(both players.Choice) { report(m, slices.Concat(both.Lines, all.Lines)) })
	})
}

// ReasonHintToBeginner begins to explain the move recommended in a position to a player who learns the game: by what the move itself does, without
// comparing it. What it is good for later is said only after the first round, when rows, columns or stars have begun to grow. Arguments without weight are
// said only if there is no other. lines are those of a search.
func (c *Comparer) ReasonHintToBeginner(before engine.Position, m engine.Move, lines []players.Line) *Reasoning {
	r, seat := &Reasoning{}, before.ToMove()
	p := r.prospect(c, before, lineOf(lines, m))
	var e Explanation
	r.add(func() {
		own := slices.Clone(p.arguments)
		for i, a := range c.game.Explain(before, m) { // with the numbers of the move, not of the round
			own[i].Reason, own[i].Gradual = a.Reason, false
		}
		own = slices.DeleteFunc(own, func(a engine.Argument) bool { return !a.Cost && (a.Sign != engine.For || !p.keeps(a, seat)) })
		if weighty := func(a engine.Argument) bool { return !a.Cost && a.Weight > 0 }; slices.ContainsFunc(own, weighty) {
			own = slices.DeleteFunc(own, func(a engine.Argument) bool { return !a.Cost && !weighty(a) }) // such as that nothing falls where little could
		}
		if e = split(own, hintArguments); before.Round() == 1 && len(e.For) > 0 {
			r.Explanation, r.pieces = e, r.pieces[:1] // this piece is the last
		}
	})
	r.hint(c, before, m, lines, p)
	r.add(func() {
		for _, a := range r.Explanation.Alone().For {
			said := func(b engine.Argument) bool {
				return b.Code == a.Code || b.Topic == a.Topic && a.Topic != (engine.Topic{})
			}
			if len(e.For) < hintArguments && !slices.ContainsFunc(e.For, said) {
				e.For = append(e.For, a)
			}
		}
		r.Explanation = e
	})
	return r
}

// keeps reports whether the line does not give up what an argument about its first move promises a seat.
func (p *prospect) keeps(a engine.Argument, seat engine.Seat) bool {
	return a.Topic == engine.Topic{} || p.brings(a.Topic, seat)
}

// confirmed returns what to say about a line of a seat, given the differences to another line: first the arguments about its first move that the line does
// not give up, then the other differences, and last the arguments about the move that name neither a part of a board nor a player. Arguments that are no
// difference have no weight.
func (p *prospect) confirmed(seat engine.Seat, differences []engine.Argument) []engine.Argument {
	rest := slices.Clone(differences)
	var list, passing []engine.Argument
	for _, a := range p.arguments {
		same := func(b engine.Argument) bool { return b.Code == a.Code && b.Topic == a.Topic }
		switch i := slices.IndexFunc(rest, same); {
		case i >= 0:
			list, rest = append(list, rest[i]), slices.Delete(rest, i, i+1)
		case a.Cost, a.Sign == engine.For && a.Weight > 0 && p.keeps(a, seat):
			a.Weight = 0
			if a.Topic == (engine.Topic{}) && a.Value("player") == nil {
				passing = append(passing, a)
			} else {
				list = append(list, a)
			}
		}
	}
	return slices.Concat(list, rest, passing)
}

// Review explains why the best move in a position is better than the one played: by what it brings in contrast, and by the weightiest argument against
// the one played.
func (c *Comparer) Review(before engine.Position, found Comparison) Explanation {
	return c.Reason(before, found).Finish()
}

// Reason begins a Review.
func (c *Comparer) Reason(before engine.Position, found Comparison) *Reasoning {
	r := &Reasoning{}
	a, b := r.prospect(c, before, found.Best), r.prospect(c, before, found.Played)
	list, against := r.compare(c, before, a, b), r.compare(c, before, b, a)
	r.add(func() { r.Explanation = whyBetter(before.ToMove(), a, b, *list, *against) })
	return r
}

// Reasoning is an explanation that is found in small pieces, for what must not wait for all of it. The comparer can be used for others meanwhile.
type Reasoning struct {
	Explanation Explanation // once it is complete

	pieces []func() (done bool) // each is called until it is done
}

// Continue does one piece: a short search, or a part of a comparison. It reports whether the explanation is complete.
func (r *Reasoning) Continue() (done bool) {
	if len(r.pieces) > 0 && r.pieces[0]() {
		r.pieces = r.pieces[1:]
	}
	return r.Done()
}

// Done reports whether the explanation is complete.
func (r *Reasoning) Done() bool { return len(r.pieces) == 0 }

// Finish does all pieces that are left, and returns the explanation.
func (r *Reasoning) Finish() Explanation {
	for !r.Continue() {
	}
	return r.Explanation
}

// add adds a piece.
func (r *Reasoning) add(piece func()) {
	r.pieces = append(r.pieces, func() bool { piece(); return true })
}

// prospect adds pieces that play a line on to the end of its round, by short searches where the line does not reach it, and find what it brings. The same
// chances follow all lines.
func (r *Reasoning) prospect(c *Comparer, before engine.Position, l players.Line) *prospect {
	p, rest := &prospect{}, restOfRound(before, l)
	r.pieces = append(r.pieces, func() bool {
		if !rest.Done() {
			rest.Continue(c.reply)
		}
		return rest.Done()
	})
	r.add(func() { *p = *c.judge(before, l, rest) })
	return p
}

// compare adds pieces that find what is for and against line a compared with line b.
func (r *Reasoning) compare(c *Comparer, before engine.Position, a, b *prospect) *[]engine.Argument {
	var d *difference
	var list []engine.Argument
	r.add(func() { d = c.newDifference(before, a, b) })
	r.add(func() { d.addArguments() })
	r.add(func() { d.addFacts(leastPoints) })
	r.add(func() { d.addTotals() })
	r.add(func() { list = d.arguments() })
	return &list
}

// whyBetter explains why line a is better than line b for a seat. list is what is for and against a compared with b, and against the same of b compared with a.
func whyBetter(seat engine.Seat, a, b *prospect, list, against []engine.Argument) Explanation {
	own := func(x engine.Argument) bool { // sums are compared in favour of the better move
		f, _ := b.outcome.Find(x.Topic)
		return f.Total && f.Seat == seat && !x.Cost
	}
	list = preferTotals(list, against, a, b, seat)
	fault := split(slices.DeleteFunc(against, own), 0)
	told := split(list, 0)
	e := Explanation{Fault: fault.But}
	cost := fault.Cost
	if cost != nil && told.Cost != nil && (cost.Weight <= told.Cost.Weight || reflect.DeepEqual(cost.Reason, told.Cost.Reason)) {
		cost = nil // the better move costs as much
	}
	if cost != nil && (e.Fault == nil || cost.Weight > e.Fault.Weight) {
		e.Fault = cost
	}
	if f := e.Fault; f != nil && told.Cost != nil && isShared(a, b, f.Topic) && slices.ContainsFunc(list, func(x engine.Argument) bool {
		return x.Sign == engine.For && x.Topic.Kind == f.Topic.Kind
	}) {
		e.Fault = nil // the cost is told of what it brings
	}
	if f := e.Fault; f != nil { // nothing is said twice
		list = slices.DeleteFunc(list, func(x engine.Argument) bool {
			return !x.Cost && (x.Topic == f.Topic || x.Topic.Kind == f.Topic.Kind && isShared(a, b, x.Topic))
		})
	}
	told = split(list, hintArguments)
	e.For, e.Cost = told.For, told.Cost
	e.leaveOutParts(a.outcome)
	e.shorten(lossOf(seat, a, b))
	e = e.complete(seat, a, b)
	e.convince(a, b)
	return e
}

// preferTotals says the totals of a seat's line a in the place of their parts where that explains more: where the list against the other line says them.
func preferTotals(list, against []engine.Argument, a, b *prospect, seat engine.Seat) []engine.Argument {
	for _, x := range against {
		total, _ := a.outcome.Find(x.Topic)
		isPart := func(y engine.Argument) bool {
			f, _ := a.outcome.Find(y.Topic)
			return !y.Cost && (y.Topic == x.Topic || f.Part == total.Kind && f.Seat == seat && !y.Completes)
		}
		weight := 0
		for _, y := range list {
			if isPart(y) {
				weight += y.Weight
			}
		}
		if !total.Total || total.Seat != seat || total.Own == nil || x.Cost || x.Sign != engine.Against || weight >= x.Weight {
			continue
		}
		other, _ := b.outcome.Find(x.Topic)
		said := totalArgument(total, total.Own, other.Sum)
		said.Sign, said.Weight = engine.For, x.Weight
		list = append(slices.DeleteFunc(list, isPart), said)
	}
	return engine.Arguments(list).Sorted()
}

// Move explains a move by itself.
func (c *Comparer) Move(before engine.Position, m engine.Move) Explanation {
	r := &Reasoning{}
	p := r.prospect(c, before, players.Line{Move: m})
	r.add(func() { r.Explanation = split(p.confirmed(before.ToMove(), nil), hintArguments) })
	return r.Finish()
}

// Compares reports whether an argument compares the move with another one in numbers.
func (e *Explanation) Compares() bool {
	return slices.ContainsFunc(e.For, compares) || e.But != nil && compares(*e.But)
}

// compares reports whether an argument gives the number of another line too.
func compares(a engine.Argument) bool { return a.Value("other") != nil }

// Alone returns the explanation without what compares the move with another one, for a player who does not know which.
func (e Explanation) Alone() Explanation {
	e.For = slices.DeleteFunc(slices.Clone(e.For), compares)
	if e.But != nil && compares(*e.But) {
		e.But = nil
	}
	e.Expected = nil
	return e
}

// leaveOutParts removes arguments for the move that a total already counts, unless none would remain. It removes all parts of a total against the move. Of a
// total for the move it keeps the parts that say more than their points.
func (e *Explanation) leaveOutParts(o engine.Outcome) {
	isPart := func(x, total *engine.Argument) bool {
		t, _ := o.Find(total.Topic)
		f, _ := o.Find(x.Topic)
		onlyPoints := f.Own == nil || len(x.Values) == 2 && x.Value("points") != nil // which is the only name, followed by its value
		return t.Total && !x.Completes && f.Part == t.Kind && f.Seat == t.Seat && (onlyPoints || total.Sign == engine.Against)
	}
	rest := slices.DeleteFunc(slices.Clone(e.For), func(x engine.Argument) bool {
		return e.But != nil && isPart(&x, e.But) || slices.ContainsFunc(e.For, func(total engine.Argument) bool { return isPart(&x, &total) })
	})
	if len(rest) > 0 {
		e.For = rest
	}
}

// sumOfWeights returns the sum of the weights of arguments.
func sumOfWeights(arguments []engine.Argument) (n int) {
	for _, a := range arguments {
		n += a.Weight
	}
	return n
}

// explained returns the win probability that the explanation accounts for.
func (e *Explanation) explained() float64 {
	return e.sum(func(a *engine.Argument) int { return a.Weight })
}

// stated returns the part of explained that a reader can see from the text.
func (e *Explanation) stated() float64 {
	return e.sum(func(a *engine.Argument) int { return a.Stated })
}

// sum returns the sum of the weights of what is told for a move less those of what is told against it, as a win probability.
func (e *Explanation) sum(weight func(*engine.Argument) int) float64 {
	n := 0
	for i := range e.For {
		n += weight(&e.For[i])
	}
	for _, a := range []*engine.Argument{e.Cost, e.But} {
		if a != nil {
			n -= weight(a)
		}
	}
	if e.Fault != nil {
		n += weight(e.Fault)
	}
	return float64(n) / 1000
}

// shorten leaves out arguments for the move beyond those of a review, unless it takes them to account for half of a loss.
func (e *Explanation) shorten(lost float64) {
	for len(e.For) > reviewArguments {
		shorter := *e
		if shorter.For = e.For[:len(e.For)-1]; shorter.explained() < lost/2 {
			return
		}
		*e = shorter
	}
}

// complete adds the expected result if the explanation does not account for half of a notable loss, or has no argument for the move. Then it keeps only
// one argument.
func (e Explanation) complete(seat engine.Seat, a, b *prospect) Explanation {
	e.Seat, e.Line, e.Other = seat, a.moves, b.moves
	lost := lossOf(seat, a, b)
	switch {
	case Points(lost) >= costlyLoss && e.explained() < lost/2:
		if len(e.For) > 1 && e.For[0].Weight == 0 { // no difference
			e.For = e.For[1:]
		}
		e.For = e.For[:min(1, len(e.For))]
	case len(e.For) > 0 || e.Fault != nil:
		return e
	}
	e.expect(a, b)
	return e
}

// convince adds the expected result if what the explanation states does not account for half of a notable loss.
func (e *Explanation) convince(a, b *prospect) {
	if lost := lossOf(e.Seat, a, b); Points(lost) >= costlyLoss && e.stated() < lost/2 {
		e.expect(a, b)
	}
}

// expect adds the result to expect after both lines, if the search has found it.
func (e *Explanation) expect(a, b *prospect) {
	if a.line.Scores == nil || b.line.Scores == nil {
		return
	}
	e.Expected = &Expectation{Seat: e.Seat, Better: a.line.Scores, Other: b.line.Scores}
	if a.line.Win != nil && b.line.Win != nil {
		e.Expected.Chances = [2]float64{a.line.Win[e.Seat], b.line.Win[e.Seat]}
	}
}

// lossOf returns the win probability that a seat gives up with line b instead of a, as the search or, where it has not looked, the evaluation at their ends
// has found.
func lossOf(seat engine.Seat, a, b *prospect) float64 {
	if a.line.Win != nil && b.line.Win != nil {
		return loss(a.line, b.line, seat)
	}
	seats := a.end.Seats()
	return a.expected.Share(seat, seats) - b.expected.Share(seat, seats)
}

// split separates arguments by their sign and keeps a number of those for the move: first what it completes, then the weightiest, and of one kind the
// first: two ornaments of a kind sound the same.
func split(arguments []engine.Argument, most int) (e Explanation) {
	for _, a := range arguments {
		switch {
		case a.Sign == engine.For:
			e.For = append(e.For, a)
		case a.Cost:
			e.Cost = &a
		case e.But == nil:
			e.But = &a
		}
	}
	slices.SortStableFunc(e.For, func(a, b engine.Argument) int {
		switch {
		case a.Completes == b.Completes:
			return 0
		case a.Completes:
			return -1
		}
		return 1
	})
	var told []engine.Argument
	e.For = slices.DeleteFunc(e.For, func(a engine.Argument) bool {
		same := func(b engine.Argument) bool {
			return b.Code == a.Code || a.Completes && b.Completes && a.Value("ornament") != nil && a.Value("ornament") == b.Value("ornament")
		}
		known := slices.ContainsFunc(told, same)
		told = append(told, a)
		return known
	})
	e.For = e.For[:min(len(e.For), most)]
	return e
}
