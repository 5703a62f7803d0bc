package review

import (
	"context"
	"math"
	"slices"
	"sync"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Comparer explains moves: it plays the line of a move and that of another move on to the end of their round and compares what they bring. It is not safe
// for concurrent use.
type Comparer struct {
	game      *gamedef.Game
	evaluator search.Evaluator // created when it is first needed
	searcher  *search.Searcher // created for the first line that ends before its round
}

// NewComparer returns a comparer for a game.
func NewComparer(g *gamedef.Game) *Comparer { return &Comparer{game: g} }

const (
	// continuationNodes is how much is searched for each move after the end of a line.
	continuationNodes = 100
	// doubt is the least standard deviation, in hundredths of a point, of the result expected at the end of a line, as the round can go another way.
	doubt = 300
	// leastPoints is the difference from which a fact is worth a word, leastComplete that from which something complete is, and leastAlone that from which a
	// fact is if nothing else speaks for a move.
	leastPoints, leastComplete, leastAlone = 1.0, 0.2, 0.6
)

// prospect is a line to the end of its round and what it brings.
type prospect struct {
	line      players.Line
	moves     []engine.Move // to the end of the round
	end       engine.Position
	outcome   engine.Outcome
	start     engine.Outcome    // the same before the line
	arguments []engine.Argument // about the first move
	expected  search.Evaluation // at the end
	parts     []players.Part    // what the parts of the boards bring in later rounds
}

// restOfRound plays the moves of a line that are known.
func restOfRound(before engine.Position, l players.Line) *engine.RestOfRound {
	if len(l.Moves) == 0 {
		return engine.NewRestOfRound(before, []engine.Move{l.Move})
	}
	return engine.NewRestOfRound(before, l.Moves)
}

// judge finds what a line brings that was played to the end of its round.
func (c *Comparer) judge(before engine.Position, l players.Line, rest *engine.RestOfRound) *prospect {
	p := &prospect{line: l, moves: rest.Moves, end: rest.End, arguments: c.game.Explain(before, l.Move)}
	p.outcome, p.start = c.game.Outcome(before, p.moves), c.game.Outcome(before, nil)
	for i := range p.arguments {
		a := &p.arguments[i]
		f, found := p.outcome.Find(a.Topic)
		if !found && a.Else != (engine.Topic{}) {
			a.Topic = a.Else
			f, found = p.outcome.Find(a.Topic)
		}
		progress := f.Sum > 0 && !f.Total && a.Else == engine.Topic{}
		if found && f.Own != nil && (f.Own.Code == a.Code || progress) {
			a.Reason, a.ByName = *f.Own, f.Gets // with the numbers of the end of the round
			a.Gradual = f.Gradual
		}
		a.Completes = a.Completes || found && f.Completes
	}
	c.expect(p)
	p.parts = l.Parts
	return p
}

// brings reports whether the line leaves a seat with something about a topic: more than it had before, if that is progress.
func (p *prospect) brings(t engine.Topic, seat engine.Seat) bool {
	f, found := p.outcome.Find(t)
	was, had := p.start.Find(t)
	progress := f.Sum > 0 && !f.Total
	return found && f.Seat == seat && (!progress || !had || f.Sum > was.Sum)
}

// alignParts makes both lines use the hand-written evaluation for what the parts of the boards bring, if that of the search is not known for one of them.
func (c *Comparer) alignParts(a, b *prospect) {
	known := func(p *prospect) bool { return p.line.Parts != nil || p.end.Over() }
	e, ok := c.evaluator.(search.Attributor)
	if known(a) && known(b) || !ok {
		return
	}
	for _, p := range []*prospect{a, b} {
		if !p.end.Over() {
			p.parts = players.Parts(e, p.end)
		}
	}
}

// plain returns the hand-written evaluation of the game.
func (c *Comparer) plain() search.Evaluator {
	if c.evaluator == nil {
		c.evaluator = c.game.Plain()
	}
	return c.evaluator
}

// reply returns the move that a short search finds.
func (c *Comparer) reply(p engine.Position) engine.Move {
	if c.searcher == nil {
		const bits = 10
		c.searcher = search.New(c.plain(), p, bits)
	}
	return c.searcher.Run(context.Background(), search.Task{Position: p, Limits: search.Limits{Nodes: continuationNodes}}).Best()
}

// expect sets the final scores to expect, as the search or else the evaluation at the end of the line has found.
func (c *Comparer) expect(p *prospect) {
	final := &p.expected.Final
	if !p.end.Over() {
		p.expected.StdDev = c.plain().Evaluate(p.end, final)
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

// fitDeviation sets the standard deviation of the results to the one with which the expected scores give the chances that the search has found.
func fitDeviation(seat engine.Seat, a, b *prospect) {
	if a.line.Win == nil || b.line.Win == nil {
		return
	}
	least := math.Inf(1)
	for n := 100.0; n < 5000; n *= 1.1 {
		miss := 0.0
		for _, p := range []*prospect{a, b} {
			e := p.expected
			e.StdDev = int32(n)
			d := e.Share(seat, a.end.Seats()) - p.line.Win[seat]
			miss += d * d
		}
		if miss < least {
			least = miss
			a.expected.StdDev, b.expected.StdDev = int32(n), int32(n)
		}
	}
}

// difference compares what two lines bring the seat that moves.
type difference struct {
	seat engine.Seat
	a, b *prospect
	all  []engine.Fact            // of both lines
	now  func(engine.Topic) bool  // whether a move can bring it about at once
	told map[engine.Topic]bool    // the parts of the boards that were told about, and totals
	cost map[engine.Topic]float64 // what the first move of a costs, as part of a total
	own  float64                  // the points of what was told about the seat itself
	list []engine.Argument

	parts     []engine.Topic           // the parts of the boards that the lines are about
	worth     map[engine.Topic]float64 // by how much a part is worth more to its seat in a, in points: what the facts about it bring and what can be expected later
	completed map[engine.Topic]bool    // the parts that a line completes
	nets      map[engine.Topic]float64 // cache of net
}

// newDifference begins to compare line a with line b, in sentences about a. Weights are thousandths of the win probability.
func (c *Comparer) newDifference(before engine.Position, a, b *prospect) *difference {
	c.alignParts(a, b)
	fitDeviation(before.ToMove(), a, b)
	if a.end.Over() != b.end.Over() {
		a, b = a.withoutProgress(), b.withoutProgress()
	}
	d := &difference{seat: before.ToMove(), a: a, b: b, all: slices.Concat(a.outcome, b.outcome), told: map[engine.Topic]bool{}, cost: map[engine.Topic]float64{}}
	completed := sync.OnceValue(func() map[engine.Topic]bool { return c.completed(before) })
	d.now = func(t engine.Topic) bool { return completed()[t] }
	d.weighParts()
	return d
}

// completed returns what the moves of a position can complete.
func (c *Comparer) completed(before engine.Position) map[engine.Topic]bool {
	all := map[engine.Topic]bool{}
	for _, m := range before.Moves(nil) {
		for _, a := range c.game.Explain(before, m) {
			if a.Completes {
				all[a.Topic] = true
			}
		}
	}
	return all
}

// arguments returns what is for and against the first line, after it was compared.
func (d *difference) arguments() []engine.Argument {
	if !slices.ContainsFunc(d.list, func(x engine.Argument) bool { return x.Sign == engine.For }) {
		d.addFacts(leastAlone)
	}
	return engine.Arguments(d.list).Sorted()
}

// withoutProgress returns the prospect without what only later rounds would make use of, to compare it with one in which the game is over.
func (p *prospect) withoutProgress() *prospect {
	rest := *p
	rest.outcome = slices.DeleteFunc(slices.Clone(p.outcome), func(f engine.Fact) bool { return f.Points == 0 && !f.Completes && !f.Total })
	return &rest
}

// chance returns how much win probability some points of a seat bring the seat that moves, negative if they cost it: the mean over results between those
// of the two lines.
func (d *difference) chance(of engine.Seat, points float64) (sum float64) {
	const steps = 4
	seats := d.a.end.Seats()
	for i := range steps {
		with := d.a.expected
		for s := range seats {
			a, b := int(d.a.expected.Final[s]), int(d.b.expected.Final[s])
			with.Final[s] = int32(a + (b-a)*(2*i+1)/(2*steps))
		}
		without := with
		half := int32(math.Round(50 * points))
		with.Final[of] += half
		without.Final[of] -= half
		sum += with.Share(d.seat, seats) - without.Share(d.seat, seats)
	}
	return sum / steps
}

// part returns the part of a board that a topic of a fact is about.
func (d *difference) part(t engine.Topic) engine.Topic {
	for _, p := range []*prospect{d.a, d.b} {
		if f, found := p.outcome.Find(t); found {
			return f.About()
		}
	}
	return t
}

// weighParts finds the parts of the boards that the lines are about, and what each of them is worth.
func (d *difference) weighParts() {
	d.worth, d.completed, d.nets = map[engine.Topic]float64{}, map[engine.Topic]bool{}, map[engine.Topic]float64{}
	add := func(part engine.Topic, points float64) {
		if _, known := d.worth[part]; !known {
			d.parts = append(d.parts, part)
		}
		d.worth[part] += points
	}
	sides := []struct {
		*prospect
		sign float64
	}{{d.a, 1}, {d.b, -1}}
	for _, side := range sides {
		for _, x := range side.parts {
			add(x.Topic, side.sign*x.Points)
		}
	}
	for _, side := range sides {
		for i := range side.outcome {
			f := &side.outcome[i]
			part := f.About()
			add(part, side.sign*f.Points)
			d.completed[part] = d.completed[part] || f.Completes
		}
	}
}

// net returns what remains of the worth of a part of a board after what other parts of its kind lose or win in exchange: who chooses a star gives another
// one up. What is lost is taken from the parts that win least.
func (d *difference) net(part engine.Topic) float64 {
	n, known := d.nets[part]
	if !known {
		n = d.findNet(part)
		d.nets[part] = n
	}
	return n
}

// findNet is net without its cache. Parts of a kind that a line completes are compared with each other, and so are the rest.
func (d *difference) findNet(part engine.Topic) float64 {
	own := d.worth[part]
	sum, before := 0.0, 0.0
	for _, other := range d.parts {
		if other.Kind != part.Kind || other.Seat != part.Seat || d.completed[other] != d.completed[part] {
			continue
		}
		worth := d.worth[other]
		sum += worth
		if worth*own > 0 && (math.Abs(worth) > math.Abs(own) || worth == own && other.Index < part.Index) {
			before += worth
		}
	}
	if own < 0 {
		return -min(-own, max(0, before-sum))
	}
	return min(own, max(0, sum-before))
}

// points returns the net difference that the part of a board that a topic is about makes to its seat, in points.
func (d *difference) points(t engine.Topic) float64 { return d.net(d.part(t)) }

// limited returns the part of a difference of a seat that the search confirms. What another seat gets or misses counts only as far as that seat can
// expect more or less of the game.
func (d *difference) limited(of engine.Seat, points float64) float64 {
	if of == d.seat || d.a.line.Scores == nil || d.b.line.Scores == nil {
		return points
	}
	return within(points, d.a.line.Scores[of]-d.b.line.Scores[of])
}

// within returns the part of a number that does not go beyond another one: 0 if they have different signs.
func within(n, most float64) float64 {
	if n > 0 {
		return min(n, max(most, 0))
	}
	return max(n, min(most, 0))
}

// sign returns whether points of a seat are for the seat that moves.
func (d *difference) sign(of engine.Seat, points float64) engine.Sign {
	if points != 0 && (of == d.seat) == (points > 0) {
		return engine.For
	}
	return engine.Against
}

// add adds an argument that differs by some points of its topic's seat.
func (d *difference) add(a engine.Argument, points float64) {
	a.Sign = d.sign(a.Topic.Seat, points)
	if a.Topic.Seat == d.seat {
		d.own += points
	}
	gain := d.chance(a.Topic.Seat, points)
	part := d.part(a.Topic)
	d.told[part] = true
	if isShared(d.a, d.b, a.Topic) {
		gain = 0
		for s := range d.a.end.Seats() {
			part.Seat = engine.Seat(s)
			gain += d.chance(part.Seat, d.worth[part])
			d.told[part] = true
		}
		gain = max(0, gain*float64(a.Sign)) * float64(a.Sign)
	}
	a.Weight = int(math.Round(1000 * math.Abs(gain)))
	a.Stated = a.Weight
	if stated, known := statedPoints(&a); known {
		seen := d.chance(a.Topic.Seat, math.Copysign(stated, points))
		a.Stated = min(a.Weight, int(math.Round(1000*math.Abs(seen))))
	}
	d.list = append(d.list, a)
}

// statedPoints returns the points that the text of an argument states, 0 if it only says, for example, that a line stays free. They are not known for costs
// and for what is complete, of which all is said.
func statedPoints(a *engine.Argument) (points float64, known bool) {
	said, counted := a.Value("points").(int)
	full, spared := a.Value("full").(int)
	other, compared := a.Value("other").(int)
	switch {
	case a.Cost, a.Completes:
		return 0, false
	case spared:
		return float64(full - said), true
	case compared && counted:
		return math.Abs(float64(said - other)), true
	}
	return float64(said), true
}

// isShared reports whether a topic is about what changes the chances of all seats.
func isShared(a, b *prospect, t engine.Topic) bool {
	inA, _ := a.outcome.Find(t)
	inB, _ := b.outcome.Find(t)
	return inA.Shared || inB.Shared
}

// addArguments adds the arguments about the first move that the lines confirm: what it brings is still there at the end of the round, and the other line
// brings less. The cost of the move is always added.
func (d *difference) addArguments() {
	for _, a := range d.a.arguments {
		_, inA := d.a.outcome.Find(a.Topic)
		_, inB := d.b.outcome.Find(a.Topic)
		switch own := a.Topic.Seat == d.seat; {
		case a.Cost: // as far as the other line does not cost as much
			points := max(-float64(a.Weight), min(0, d.points(a.Topic)))
			d.cost[a.Topic] += points
			d.add(a, points)
			delete(d.told, a.Topic)
		case a.Topic == engine.Topic{} || d.told[d.part(a.Topic)] || own && !inA || !own && (inA == inB || inA != (a.Sign == engine.Against)):
		case own && (!d.more(a.Topic) || d.matched(&a) || d.outdone(&a)):
		default:
			if points := d.limited(a.Topic.Seat, d.points(a.Topic)); points != 0 && d.sign(a.Topic.Seat, points) == a.Sign {
				d.add(a, points)
			}
		}
	}
}

// matched reports whether the first move of the other line says the same for itself, with as many points or more.
func (d *difference) matched(a *engine.Argument) bool {
	same := func(b *engine.Argument) bool {
		for i := 0; i < len(a.Values); i += 2 {
			name := a.Values[i].(string)
			mine, ok := a.Values[i+1].(int)
			theirs, _ := b.Value(name).(int)
			if name == "points" && ok && mine <= theirs {
				continue
			}
			if b.Value(name) != a.Values[i+1] {
				return false
			}
		}
		return b.Code == a.Code
	}
	return slices.ContainsFunc(d.b.arguments, func(b engine.Argument) bool { return same(&b) })
}

// outdone reports whether an argument only promises what more tiles will score, and the first move of the other line scores as much at once.
func (d *difference) outdone(plan *engine.Argument) bool {
	promised, ok := plan.Value("points").(int)
	return ok && plan.Else != engine.Topic{} && slices.ContainsFunc(d.b.arguments, func(b engine.Argument) bool {
		now, _ := b.Value("points").(int)
		return b.Sign == engine.For && b.Else == engine.Topic{} && now >= promised && d.part(b.Topic).Kind == d.part(plan.Topic).Kind && b.Topic.Seat == d.seat
	})
}

// addFacts adds what only one of the lines brings, later than with its first move, or of what one brings more, if it differs by a number of points. If the
// parts of another seat's total differ both ways, the total says more.
func (d *difference) addFacts(points float64) {
	for _, f := range d.all {
		differ, least := d.limited(f.Seat, d.net(f.About())), points
		if f.Completes && f.Seat == d.seat { // the next goal after it is worth almost as much
			least = leastComplete
		}
		if f.Total || d.told[f.About()] || math.Abs(differ) < least || f.Seat != d.seat && d.mixed(f) {
			continue
		}
		if a, ok := d.argument(f, differ); ok {
			d.add(a, differ)
		}
	}
}

// more reports whether the first line brings more of what a topic is about, and the other does not complete it.
func (d *difference) more(t engine.Topic) bool {
	a, inA := d.a.outcome.Find(t)
	b, inB := d.b.outcome.Find(t)
	whole := !a.Completes && slices.ContainsFunc(d.b.outcome, func(f engine.Fact) bool { return f.Completes && f.About() == a.About() })
	return inA && !whole && (!inB || a.Sum > b.Sum || a.Points > b.Points)
}

// argument returns what to say about a fact whose part of the board is worth some more points in the first line, and whether there is anything to say.
func (d *difference) argument(f engine.Fact, points float64) (said engine.Argument, ok bool) {
	a, _ := d.a.outcome.Find(f.Topic)
	b, inB := d.b.outcome.Find(f.Topic)
	var reason *engine.Reason
	switch own := f.Seat == d.seat; {
	case own && points > 0 && d.more(f.Topic) && !(a.Completes && d.now(f.Topic)): // nothing is promised for later that can be done now
		reason, said.ByName, said.Completes, said.Gradual = a.Own, a.Gets, a.Completes, a.Gradual
	case own && points < 0 && b.Completes && !a.Completes && d.now(f.Topic):
		reason = b.Loses
	case own:
	case points > 0 && d.more(f.Topic):
		reason = a.Gets
	case points < 0 && inB && !d.surpasses(f) && (b.Sum > a.Sum || b.Points > a.Points || a.Topic != f.Topic):
		reason, said.Completes = b.Misses, b.Completes
	}
	if reason == nil {
		return engine.Argument{}, false
	}
	said.Reason, said.Topic = *reason, f.Topic
	return said, true
}

// surpasses reports whether the first line brings more than a fact says, such as the tile of a line that holds some tiles in the other.
func (d *difference) surpasses(f engine.Fact) bool {
	return slices.ContainsFunc(d.a.outcome, func(a engine.Fact) bool {
		return a.About() == f.About() && a.Topic != f.Topic && a.Points > 0 && a.Misses != nil
	})
}

// mixed reports whether a fact is part of a total of which some parts are greater in one line and some in the other.
func (d *difference) mixed(part engine.Fact) bool {
	more, less := false, false
	for _, f := range d.all {
		if f.Part != "" && f.Part == part.Part && f.Seat == part.Seat {
			points := d.worth[f.About()]
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
		points := d.total(f)
		if points < 0 {
			points -= d.cost[f.Topic]
		}
		if scored := d.scored(f, other); math.Abs(scored) > math.Abs(points) {
			points = scored
		}
		if points = d.limited(f.Seat, points); math.Abs(points) >= leastPoints && f.Sum != other.Sum && d.agrees(f, other, points) {
			d.add(totalArgument(f, reason, other.Sum), points)
			for _, part := range d.partsOf(f) {
				d.told[part] = true
			}
		}
	}
}

// totalArgument returns what to say about a total and its number in another line.
func totalArgument(f engine.Fact, said *engine.Reason, other int) engine.Argument {
	a := engine.Argument{Reason: *said.With("other", other), Topic: f.Topic}
	if f.Gets != nil {
		a.ByName = f.Gets.With("other", other)
	}
	return a
}

// scored returns the difference of what the seat that moves scores or loses in the round as a total, without what was told before, as far as the search
// confirms it with the final score that it expects. It can be more than the evaluation allows for later rounds.
func (d *difference) scored(a, b engine.Fact) float64 {
	if a.Seat != d.seat || d.a.line.Scores == nil || d.b.line.Scores == nil {
		return 0
	}
	points := a.Points - b.Points - d.cost[a.Topic]
	for i, p := range []*prospect{d.a, d.b} {
		for _, part := range p.outcome {
			if part.Part == a.Kind && part.Seat == a.Seat && d.told[part.About()] {
				points -= part.Points * float64(1-2*i)
			}
		}
	}
	return within(points, d.a.line.Scores[d.seat]-d.b.line.Scores[d.seat]-d.own)
}

// agrees reports whether what two totals differ by without what was said before has the direction of their numbers, and points differ by more than one.
func (d *difference) agrees(a, b engine.Fact, points float64) bool {
	if a.Points != b.Points {
		return math.Abs(a.Points-b.Points) > leastPoints && points*(a.Points-b.Points) > 0
	}
	return points*float64(a.Sum-b.Sum) > 0
}

// total returns the difference that a total makes, in points, with what its parts bring in later rounds and without those that were told about.
func (d *difference) total(f engine.Fact) float64 {
	sum := d.worth[f.Topic]
	for i, p := range []*prospect{d.a, d.b} {
		for _, part := range p.outcome {
			if part.Part == f.Kind && part.Seat == f.Seat {
				sum -= part.Points * float64(1-2*i)
			}
		}
	}
	for _, part := range d.partsOf(f) {
		sum += d.worth[part]
		if d.told[part] {
			sum -= d.net(part)
		}
	}
	return sum
}

// partsOf returns the parts of the board that a total is the sum of.
func (d *difference) partsOf(total engine.Fact) (parts []engine.Topic) {
	for _, f := range d.all {
		if f.Part == total.Kind && f.Seat == total.Seat && !slices.Contains(parts, f.About()) {
			parts = append(parts, f.About())
		}
	}
	return parts
}
