package search

import (
	"math/rand/v2"
	"sync"

	"azulejo/engine"
)

// The evaluation at the end of a line is often wrong by more than ten percentage points, a deeper search does not mend that, and it changes with
// every ply. If the task asks for values, part of its limits is kept for playouts: games from the best line on by a fast policy. The mean over a
// few hundred of them is about as close to the share of games won in self-play, and the average of both is as close and much steadier (see doc.go).

// Policy is how a seat plays in playouts: it considers the moves with the highest ordering scores, after adding noise to them, and
// plays the one with the best static evaluation.
type Policy struct {
	Candidates int   // the number of moves considered, 0 for the policy of a strong player
	Noise      int32 // standard deviation of the noise, in hundredths of a point
}

// The policy of a strong player. Because of the noise, playouts also differ before the next deal.
const (
	strongCandidates = 4
	strongNoise      = 150
)

// A playout ends at its second deal, or at the end of the game, and counts by the mean of the evaluations at both deals. This is as close to the
// share of games won as the result of the whole game, and scatters only a third to a fifth as much. Playouts in which seats play by given policies go
// to the end of the game, because the evaluation holds for strong players.
const (
	playoutDeals = 2
	toEnd        = 0
)

const (
	// maxPlayouts is the maximum number of playouts. It makes their standard error a small fraction of a percentage point.
	maxPlayouts = 10_000
	// A search and the mean of many playouts are averaged as if these were the standard deviations of their errors, in units of 1/WinScale.
	// With two seats the measured ones are about equal, but values of playouts change less with a larger limit, so playouts count for more.
	// With more seats, searches of Summer Pavilion are much less accurate than playouts (see doc.go), and no search knows the policies of the
	// seats: then roughSearchError takes the place of searchError.
	searchError      = WinScale * 15 / 100
	roughSearchError = WinScale * 30 / 100
	playoutError     = WinScale * 10 / 100
)

// outcomes sums the estimates of n playouts.
type outcomes struct {
	n       int64
	shares  [engine.MaxSeats]int64 // of the victory, at most WinScale for each playout
	squares [engine.MaxSeats]int64 // of the shares
	final   [engine.MaxSeats]int64 // scores, in hundredths of a point
}

// add adds the mean estimate of a playout.
func (o *outcomes) add(e *estimate) {
	o.n++
	for s := range o.shares {
		share := e.shares[s] / e.weight
		o.shares[s] += share
		o.squares[s] += share * share
		o.final[s] += e.final[s] / e.weight
	}
}

func (o *outcomes) join(other *outcomes) {
	o.n += other.n
	for s := range o.shares {
		o.shares[s] += other.shares[s]
		o.squares[s] += other.squares[s]
		o.final[s] += other.final[s]
	}
}

// variance returns the variance of the mean share of a seat, in units of 1/WinScale squared.
func (o *outcomes) variance(seat engine.Seat) int64 {
	const usual = WinScale / 4 // the standard deviation of two more playouts, so that the variance is never 0
	spread := o.squares[seat] - o.shares[seat]*(o.shares[seat]/o.n)
	return (spread + 2*usual*usual) / (o.n + 2) / o.n
}

// estimate is the weighted sum of the evaluations of one playout.
type estimate struct {
	weight        int64
	shares, final [engine.MaxSeats]int64
}

// playouts runs the playouts of one goroutine.
type playouts struct {
	evaluator  leafEvaluator
	chances    ChanceSampler // nil if no chance is minor
	pos, child engine.Position
	frame      frame
	result     leaf
	pcg        rand.PCG
	rng        *rand.Rand
	estimate   estimate // of the playout at hand
	nodes      int64
	sum        outcomes
	stall      engine.Stall // rounds of the playout at hand
}

func newPlayouts(e Evaluator, sample engine.Position) *playouts {
	p := &playouts{evaluator: leafEvaluator{Evaluator: e}, pos: sample.Clone(), child: sample.Clone()}
	p.chances, _ = e.(ChanceSampler)
	p.frame.moves = make([]engine.Move, 0, branches)
	p.frame.order = make([]int32, 0, branches)
	p.rng = rand.New(&p.pcg)
	return p
}

// run plays every step-th playout, beginning with number first, until the clock stops it.
func (p *playouts) run(c clock, start *playoutStart, t *Task, first, step int) {
	p.nodes, p.sum = 0, outcomes{}
	deals := int64(playoutDeals)
	p.evaluator.solveEndgames()
	if t.hasPolicies() { // which do not make the most of an endgame
		deals, p.evaluator.solver = toEnd, nil
	}
	for k := first; k < maxPlayouts; k += step {
		p.pcg.Seed(t.Seed+uint64(k), 3)
		start.setTo(p.pos, k)
		if !p.play(&c, &t.Policies, deals) {
			return
		}
		p.sum.add(&p.estimate)
	}
}

// play plays from pos to a number of deals, or toEnd, and sets the estimate to the evaluations at these deals. If it reaches the end of the game or
// a solvable endgame before, their value takes the place of those that are missing. It reports false if the clock stopped it.
func (p *playouts) play(c *clock, policies *[engine.MaxSeats]Policy, deals int64) bool {
	p.estimate = estimate{}
	p.stall.Reset()
	for !p.pos.Over() {
		if c.shouldStop(p.nodes) {
			return false
		}
		if p.evaluator.solvable(p.pos) {
			break
		}
		if s := p.pos.ToMove(); s != engine.Nature {
			p.pos.Play(p.choose(policies[s]), nil)
			continue
		}
		if deals != toEnd && (p.chances == nil || !p.chances.Minor(p.pos)) {
			if p.evaluate(1); p.estimate.weight == deals {
				return true
			}
		}
		if p.stall.Add(p.pos.Round(), p.pos); p.stall.Endless(p.pos.Round()) {
			break
		}
		for !p.pos.Over() && p.pos.ToMove() == engine.Nature {
			p.pos.Play(p.pos.Draw(p.rng), nil)
		}
	}
	p.evaluate(max(deals, 1) - p.estimate.weight)
	return true
}

// evaluate adds the evaluation of pos to the estimate.
func (p *playouts) evaluate(weight int64) {
	p.nodes++
	p.evaluator.evaluate(p.pos, 0, &p.result)
	p.estimate.weight += weight
	for s, share := range p.result.winShares(p.pos.Seats()) {
		p.estimate.shares[s] += weight * int64(share)
		p.estimate.final[s] += weight * int64(p.result.evaluation.Final[s])
	}
}

// choose returns the move that a policy plays in pos.
func (p *playouts) choose(by Policy) engine.Move {
	if by.Candidates == 0 {
		by = Policy{strongCandidates, strongNoise}
	}
	f, seat := &p.frame, p.pos.ToMove()
	f.pos, f.moves = p.pos, p.pos.Moves(f.moves[:0])
	f.rank(&p.evaluator)
	for i := range f.order {
		if f.order[i] != engine.Pruned {
			f.order[i] += p.noise(by.Noise)
		}
	}
	n := min(by.Candidates, len(f.moves))
	if n == 1 {
		p.nodes++
		return PickBest(f.moves, f.order, 0)
	}
	best, move := -infinite, engine.NoMove
	for i := range n {
		m := PickBest(f.moves, f.order, i)
		p.child.CopyFrom(p.pos)
		p.child.Play(m, nil)
		p.nodes++
		if v := p.evaluator.evaluate(p.child, seat, &p.result); v > best {
			best, move = v, m
		}
	}
	return move
}

// Sampler plays as in playouts.
type Sampler struct{ playouts *playouts }

// NewSampler returns a sampler for positions of sample's edition.
func NewSampler(e Evaluator, sample engine.Position) *Sampler {
	return &Sampler{newPlayouts(e, sample)}
}

// Seed sets the seed of the noise.
func (s *Sampler) Seed(seed uint64) { s.playouts.pcg.Seed(seed, 3) }

// Choose returns the move that the policy of a strong player plays.
func (s *Sampler) Choose(p engine.Position) engine.Move {
	s.playouts.pos.CopyFrom(p)
	return s.playouts.choose(Policy{})
}

// playoutStart is where playouts begin: after a move and as many moves of its line as are reliable.
type playoutStart struct {
	pos    engine.Position // after the move
	line   []engine.Move   // the moves after it that may be followed
	solved bool            // whether all of them are reliable
}

// setTo sets dst to the start of the k-th playout. Each playout follows a different part of an unsolved line, because little in such a
// line is certain, and a mean over its positions changes less with a deeper search than its end.
func (p *playoutStart) setTo(dst engine.Position, k int) {
	dst.CopyFrom(p.pos)
	n := len(p.line)
	if !p.solved {
		n = k % (n + 1)
	}
	for _, m := range p.line[:n] {
		dst.Play(m, nil)
	}
}

// noise returns a random number with the given standard deviation, the sum of three uniformly distributed ones.
func (p *playouts) noise(deviation int32) (sum int32) {
	for range 3 {
		sum += p.rng.Int32N(2*deviation+1) - deviation
	}
	return sum
}

// usesPlayouts reports whether part of the limits is kept for playouts. They correct values and do not help to choose moves: in test matches,
// moves compared by playouts lost, because the differences between moves are much smaller than the errors of playouts.
func (w *Workers) usesPlayouts(t Task) bool {
	return w.newEvaluator != nil && t.MultiPV > 0 && t.Limits.Depth == 0 && (t.Limits.Time > 0 || t.Limits.Nodes > 0)
}

// beforePlayouts returns the limits for everything before the playouts: three quarters of those of the task.
func (w *Workers) beforePlayouts(t Task) Limits {
	l := t.Limits
	if w.usesPlayouts(t) {
		l.Nodes, l.Time = l.Nodes-l.Nodes/4, l.Time-l.Time/4 // a positive limit stays positive: 0 is none
	}
	return l
}

// preparePlayouts allocates the playouts on first use.
func (w *Workers) preparePlayouts(sample engine.Position) {
	if w.playouts != nil {
		return
	}
	for range len(w.helpers) + 1 {
		w.playouts = append(w.playouts, newPlayouts(w.newEvaluator(), sample))
	}
	w.start.pos = sample.Clone()
}

// playOut corrects the values of all moves by playouts after the best one, until the limit of the task.
func (w *Workers) playOut(task Task) {
	r := &w.main.result
	if len(r.Roots) == 0 || !w.setStart(task) {
		return
	}
	c := w.main.clock
	c.resume(task.Limits)
	c.nextCheck = checkInterval
	playouts := w.playouts
	if task.Limits.Nodes > 0 {
		playouts = playouts[:1] // only one, for a deterministic result
		c.limits.Nodes = max(task.Limits.Nodes-r.Nodes, 1)
	}
	var all sync.WaitGroup
	for i, p := range playouts {
		all.Go(func() { p.run(c, &w.start, &task, i, len(playouts)) })
	}
	all.Wait()
	var sum outcomes
	for _, p := range playouts {
		sum.join(&p.sum)
		r.Nodes += p.nodes
	}
	if sum.n > 0 {
		w.correctValues(r.Roots, &sum, task)
	}
}

// setStart sets where the playouts begin and reports whether the search left open how the game ends from there.
func (w *Workers) setStart(task Task) bool {
	s, r := &w.start, &w.main.result
	best := &r.Roots[0]
	s.pos.CopyFrom(task.Position)
	s.pos.Play(best.Move, nil)
	s.line, s.solved = nil, r.Solved
	if w.followsLine(task) && best.Exact {
		s.line = best.PV[1:]
	}
	if s.pos.Over() {
		return false
	}
	if task.hasPolicies() {
		return true
	}
	return !w.main.evaluator.solvable(s.pos) && !(w.main.seats == 2 && r.Solved && best.decided)
}

// followsLine reports whether playouts follow the line of the search. Lines of more than two seats, where each move depends on more than one opponent,
// and lines across minor chances are less likely to be played.
func (w *Workers) followsLine(t Task) bool {
	return w.main.seats == 2 && w.main.chances == nil && !t.hasPolicies()
}

// correctValues sets the win probabilities after the best move to the mean of those of the search and of the playouts, weighted by their precision,
// and changes those of the other moves in proportion. The order of the moves stays. So do the scores after moves from which the search has seen the
// end of the game.
func (w *Workers) correctValues(roots []Root, sum *outcomes, t Task) {
	seat, seats := w.main.root, w.main.seats
	best, old := &roots[0], roots[0].Win
	weight := w.playoutWeight(sum, t)
	mix := func(searched int32, mean int64) int32 {
		return int32((weight*mean + (WinScale-weight)*int64(searched)) / WinScale)
	}
	for s := range seats {
		best.Win[s] = mix(old[s], sum.shares[s]/sum.n)
		change := mix(best.Evaluation.Final[s], sum.final[s]/sum.n) - best.Evaluation.Final[s]
		for i := range roots {
			if t.hasPolicies() || !w.main.result.decides(&roots[i], seats) {
				roots[i].Evaluation.Final[s] += change
			}
		}
	}
	best.Value += best.Win[seat] - old[seat]
	for i := range roots[1:] {
		roots[1+i].followChange(&old, &best.Win, seat, seats)
	}
}

// playoutWeight returns the weight of the playouts' mean against the searched win probability of the seat to move, in units of 1/WinScale.
func (w *Workers) playoutWeight(sum *outcomes, t Task) int64 {
	search := int64(searchError)
	if t.hasPolicies() || w.main.seats > 2 {
		search = roughSearchError
	}
	return search * search * WinScale / (search*search + playoutError*playoutError + sum.variance(w.main.root))
}

// followChange changes the shares of the victory in proportion to how those of the best move changed.
func (r *Root) followChange(old, changed *[engine.MaxSeats]int32, seat engine.Seat, seats int) {
	const least = WinScale / 100 // added to all shares, since one that was 0 has no proportion
	var win [engine.MaxSeats]int64
	total, before := int64(0), r.Win[seat]
	for s := range seats {
		win[s] = int64(r.Win[s]+least) * int64(changed[s]+least) / int64(old[s]+least)
		total += win[s]
	}
	sum := int64(0)
	for s := range seats {
		win[s] = max(0, win[s]*int64(WinScale+seats*least)/total-least)
		sum += win[s]
	}
	for s := range seats { // where a share ended at 0, the others have more than all
		r.Win[s] = int32(win[s] * WinScale / max(sum, WinScale))
	}
	r.Value += r.Win[seat] - before
}
