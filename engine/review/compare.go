package review

import (
	"context"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Comparer explains moves: it plays the line of a move and that of another move on to the end of their round and compares what they bring. It is not safe
// for concurrent use.
type Comparer struct {
	game      *gamedef.Game
	evaluator search.Evaluator // created with the first line
	searcher  *search.Searcher // created for the first line that ends before its round
}

// NewComparer returns a comparer for a game.
func NewComparer(g *gamedef.Game) *Comparer { return &Comparer{game: g} }

const (
	// continuationNodes is how much is searched for each move after the end of a line.
	continuationNodes = 100
	// doubt is the least standard deviation, in hundredths of a point, of the result expected at the end of a line, as the round can go another way.
	doubt = 300
	// leastPoints is the difference from which a fact is worth a word.
	leastPoints = 1
)

// prospect is a line to the end of its round and what it brings.
type prospect struct {
	line      players.Line
	moves     []engine.Move // to the end of the round
	end       engine.Position
	outcome   engine.Outcome
	arguments []engine.Argument // about the first move
	expected  search.Evaluation // at the end
}

// prospect plays a line on to the end of its round, by short searches where the line does not reach it. The same chances follow all lines.
func (c *Comparer) prospect(before engine.Position, l players.Line) *prospect {
	if c.evaluator == nil {
		c.evaluator = c.game.Plain()
	}
	p := &prospect{line: l, arguments: c.game.Explain(before, l.Move)}
	follow := l.Moves
	if len(follow) == 0 {
		follow = []engine.Move{l.Move}
	}
	p.moves, p.end = engine.FinishRound(before, follow, c.reply)
	p.outcome = c.game.Outcome(before, p.moves)
	for i := range p.arguments {
		a := &p.arguments[i]
		f, found := p.outcome.Find(a.Topic)
		if !found && a.Else != (engine.Topic{}) {
			a.Topic = a.Else
			f, found = p.outcome.Find(a.Topic)
		}
		if found && f.Own != nil && f.Own.Code == a.Code {
			a.Reason = *f.Own // with the numbers of the end of the round
		}
	}
	c.expect(p)
	return p
}

// reply returns the move that a short search finds.
func (c *Comparer) reply(p engine.Position) engine.Move {
	if c.searcher == nil {
		const bits = 10
		c.searcher = search.New(c.evaluator, p, bits)
	}
	return c.searcher.Run(context.Background(), search.Task{Position: p, Limits: search.Limits{Nodes: continuationNodes}}).Best()
}

// expect sets the final scores to expect, as the search or else the evaluation at the end of the line has found.
func (c *Comparer) expect(p *prospect) {
	final := &p.expected.Final
	if !p.end.Over() {
		p.expected.StdDev = c.evaluator.Evaluate(p.end, final)
	} else {
		for s, n := range p.end.Scores(nil) {
			final[s] = int32(100 * n)
		}
	}
	for s, points := range p.line.Scores {
		final[s] = int32(math.Round(100 * points))
	}
	p.expected.StdDev = max(p.expected.StdDev, doubt)
}

// difference compares what two lines bring the seat that moves.
type difference struct {
	seat  engine.Seat
	a, b  *prospect
	scale [engine.MaxSeats]float64 // what the evaluation makes of the estimates of growth, by seat
	now   func(engine.Topic) bool  // whether a move can bring it about at once
	told  map[engine.Topic]bool
	cost  map[engine.Topic]float64 // what the first move of a costs, as part of a total
	list  []engine.Argument
}

// compare returns what is for and against line a compared with line b, in sentences about a. Weights are thousandths of the win probability.
func (c *Comparer) compare(before engine.Position, a, b *prospect) []engine.Argument {
	seat := before.ToMove()
	now := func(t engine.Topic) bool {
		return slices.ContainsFunc(before.Moves(nil), func(m engine.Move) bool {
			return slices.ContainsFunc(c.game.Explain(before, m), func(a engine.Argument) bool { return a.Completes && a.Topic == t })
		})
	}
	d := &difference{seat: seat, a: a, b: b, now: now, told: map[engine.Topic]bool{}, cost: map[engine.Topic]float64{}}
	for s := range a.end.Seats() {
		d.scale[s] = growthScale(engine.Seat(s), a, b)
	}
	d.addArguments()
	d.addFacts()
	d.addTotals()
	return engine.Arguments(d.list).Sorted()
}

// growth returns the points that a seat can expect in later rounds, and the sum of the estimates of them.
func (p *prospect) growth(s engine.Seat) (expected, estimated float64) {
	if p.end.Over() {
		return 0, 0
	}
	expected = float64(p.expected.Final[s])/100 - float64(p.end.Scores(nil)[s])
	for _, f := range p.outcome {
		if f.Seat != s || f.Total && p.hasParts(f) {
			continue
		}
		estimated += f.Growth
		if f.AtEnd {
			expected -= f.Points
		}
	}
	return expected, estimated
}

// hasParts reports whether a total is the sum of facts that are listed too.
func (p *prospect) hasParts(total engine.Fact) bool {
	return slices.ContainsFunc(p.outcome, func(f engine.Fact) bool { return f.Part == total.Kind && f.Seat == total.Seat })
}

// mostGrowth is the most by which the evaluation can increase an estimate of growth.
const mostGrowth = 2

// growthScale returns how much of the difference in the estimates of growth the evaluation confirms.
func growthScale(s engine.Seat, a, b *prospect) float64 {
	expectedA, estimatedA := a.growth(s)
	expectedB, estimatedB := b.growth(s)
	if estimatedA == estimatedB {
		return 1
	}
	return min(mostGrowth, max(0, (expectedA-expectedB)/(estimatedA-estimatedB)))
}

// chance returns how much win probability some points of a seat bring the seat that moves, negative if they cost it.
func (d *difference) chance(of engine.Seat, points float64) float64 {
	seats := d.a.end.Seats()
	with, without := d.a.expected, d.a.expected
	half := int32(math.Round(50 * points))
	with.Final[of] += half
	without.Final[of] -= half
	return with.Share(d.seat, seats) - without.Share(d.seat, seats)
}

// worth returns what a fact is worth to its seat, in points.
func (d *difference) worth(f engine.Fact) float64 { return f.Points + f.Growth*d.scale[f.Seat] }

// points returns the difference that a topic makes to its seat, in points.
func (d *difference) points(t engine.Topic) float64 {
	a, _ := d.a.outcome.Find(t)
	b, _ := d.b.outcome.Find(t)
	return d.worth(a) - d.worth(b)
}

// limited returns the part of a difference of a seat that the search confirms. What another seat gets or misses counts only as far as that seat can
// expect more or less of the game.
func (d *difference) limited(of engine.Seat, points float64) float64 {
	if of == d.seat || d.a.line.Scores == nil || d.b.line.Scores == nil {
		return points
	}
	net := d.a.line.Scores[of] - d.b.line.Scores[of]
	if points > 0 {
		return min(points, max(net, 0))
	}
	return max(points, min(net, 0))
}

// sign returns whether points of a seat are for the seat that moves.
func (d *difference) sign(of engine.Seat, points float64) engine.Sign {
	if (of == d.seat) == (points > 0) {
		return engine.For
	}
	return engine.Against
}

// add adds an argument that differs by some points of its topic's seat.
func (d *difference) add(a engine.Argument, points float64) {
	a.Sign = d.sign(a.Topic.Seat, points)
	a.Weight = int(math.Round(1000 * math.Abs(d.chance(a.Topic.Seat, points))))
	d.told[a.Topic] = true
	d.list = append(d.list, a)
}

// addArguments adds the arguments about the first move that the lines confirm: what it brings is still there at the end of the round, and the other line
// brings less. The cost of the move is always added.
func (d *difference) addArguments() {
	for _, a := range d.a.arguments {
		_, inA := d.a.outcome.Find(a.Topic)
		_, inB := d.b.outcome.Find(a.Topic)
		switch own := a.Topic.Seat == d.seat; {
		case a.Cost:
			d.cost[a.Topic] -= float64(a.Weight)
			d.add(a, -float64(a.Weight))
			delete(d.told, a.Topic)
		case a.Topic == engine.Topic{} || d.told[a.Topic] || own && !inA || !own && inA && inB:
		default:
			if points := d.limited(a.Topic.Seat, d.points(a.Topic)); points != 0 && d.sign(a.Topic.Seat, points) == a.Sign {
				d.add(a, points)
			}
		}
	}
}

// addFacts adds what only one of the lines brings, later than with its first move. If the parts of another seat's total differ both ways, the total says
// more.
func (d *difference) addFacts() {
	for _, f := range slices.Concat(d.a.outcome, d.b.outcome) {
		points := d.limited(f.Seat, d.points(f.Topic))
		_, inA := d.a.outcome.Find(f.Topic)
		_, inB := d.b.outcome.Find(f.Topic)
		grows := f.Seat == d.seat && f.Points == 0 // a set can grow in both lines
		if f.Total || inA && inB && !grows || d.told[f.Topic] || math.Abs(points) < leastPoints || f.Seat != d.seat && d.mixed(f) {
			continue
		}
		reason := f.Gets
		switch {
		case f.Seat == d.seat && inA && points > 0:
			reason = f.Own
		case f.Seat == d.seat:
			reason = nil
		case inB:
			reason = f.Misses
		}
		if reason != nil && !(reason == f.Own && f.Completes && d.now(f.Topic)) { // nothing is promised for later that can be done now
			d.add(engine.Argument{Reason: *reason, Topic: f.Topic, Completes: f.Completes && (f.Seat == d.seat || inB)}, points)
		}
	}
}

// mixed reports whether a fact is part of a total of which some parts are greater in one line and some in the other.
func (d *difference) mixed(part engine.Fact) bool {
	more, less := false, false
	for _, f := range slices.Concat(d.a.outcome, d.b.outcome) {
		if f.Part != "" && f.Part == part.Part && f.Seat == part.Seat {
			points := d.points(f.Topic)
			more, less = more || points >= leastPoints, less || points <= -leastPoints
		}
	}
	return more && less
}

// addTotals adds the sums that differ by more than what was said before.
func (d *difference) addTotals() {
	for _, f := range d.a.outcome {
		reason := f.Own
		if f.Seat != d.seat {
			reason = f.Gets
		}
		if !f.Total || reason == nil || d.told[f.Topic] {
			continue
		}
		other, _ := d.b.outcome.Find(f.Topic)
		points := d.points(f.Topic) - d.toldParts(f)
		if points < 0 {
			points -= d.cost[f.Topic]
		}
		if points = d.limited(f.Seat, points); math.Abs(points) >= 2*leastPoints && f.Sum != other.Sum && d.agrees(f, other, points) {
			values := append(slices.Clone(reason.Values), "other", other.Sum)
			d.add(engine.Argument{Reason: *engine.NewReason(reason.Code, values...), Topic: f.Topic}, points)
		}
	}
}

// agrees reports whether what two totals differ by without what was said before has the direction of their numbers, and points differ by more than one.
func (d *difference) agrees(a, b engine.Fact, points float64) bool {
	if a.Points != b.Points {
		return math.Abs(a.Points-b.Points) > leastPoints && points*(a.Points-b.Points) > 0
	}
	return points*float64(a.Sum-b.Sum) > 0
}

// toldParts returns the part of the difference in a total that was said before, in points.
func (d *difference) toldParts(total engine.Fact) (points float64) {
	for t := range d.told {
		a, _ := d.a.outcome.Find(t)
		b, _ := d.b.outcome.Find(t)
		if t.Seat == total.Seat && (a.Part == total.Kind || b.Part == total.Kind) {
			points += d.worth(a) - d.worth(b)
		}
	}
	return points
}
