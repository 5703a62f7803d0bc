package review

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Budget is how much a review of a game searches. It holds no time, so that a review is the same on every machine.
type Budget struct {
	Nodes int64 // searched in each position
	// Quick is how much is searched in each position in a first pass, whose values are replaced later; 0 for none.
	Quick int64
	// Most is how much is searched at most in a position whose value contradicts what followed, or in which a costly move was made.
	Most  int64
	Deals int    // the most that are sampled for the value before a deal
	Seed  uint64 // of the sampled deals
	// Levels are the levels of the players, as in players.Request.
	Levels []string
}

// DefaultBudget is the budget of reviews for players.
func DefaultBudget() Budget {
	return Budget{Quick: 5_000, Nodes: 20_000, Most: 80_000, Deals: 400, Seed: 1}
}

// Step is a move of a game, or a deal: all of Nature's moves up to the next decision.
type Step struct {
	At    int         // the number of moves before it
	Moves int         // 1, or those of a deal
	Seat  engine.Seat // who decided; Nature for a deal
	Round int         // in which the move was made, or that begins with the deal
	// Before and After are the win probabilities of each seat, nil while they are not known. After is Before of the next step, or at the end of a game
	// the shares of the victory. For a deal, Before is the mean over sampled deals, so that After − Before is its luck; before the first deal all are
	// equal.
	Before, After []float64
	// Scores are the final scores expected before the step.
	Scores []float64
	// Loss is what the move cost the seat that decided, a win probability from 0: Before − After. It is 0 for a deal and for a best move.
	Loss float64
	// Compared are the best move and the one played, which are the same if no better move was found, and their lines. If they differ and the
	// search was thorough, the lines go on to the end of the round. It is zero for a deal.
	Compared Comparison
	// Choices is the number of legal moves, 0 for a deal. Second is how much less win probability the second best of them has than the best, 0 if that is not
	// known.
	Choices int
	Second  float64
	// Sacrifice reports whether the best move brings fewer points this round than the second best. It is known only for moves that are good otherwise.
	Sacrifice bool
	Grade     Grade
}

// Review is a game as the best level sees it.
type Review struct {
	Steps []Step
	// Initial and Result are the win probabilities of each seat before the first and after the last step, nil while they are not known.
	Initial, Result []float64
}

// Known returns the number of leading steps whose win probabilities are known.
func (r *Review) Known() int {
	n := slices.IndexFunc(r.Steps, func(s Step) bool { return s.Before == nil || s.After == nil })
	if n < 0 {
		return len(r.Steps)
	}
	return n
}

// Account is where a seat's win probability went. Result = Initial + Luck + Own + Others.
type Account struct {
	Initial, Result float64
	Luck            float64 // of the deals
	Own, Others     float64 // by moves of the seat itself, and of the others
}

// Adjusted returns the result without the luck of the deals.
func (a *Account) Adjusted() float64 { return a.Result - a.Luck }

// Accounts splits the change from the initial to the final win probability of each seat into luck and the moves of all seats (Zare's equation). All steps
// must be known.
func (r *Review) Accounts() []Account {
	all := make([]Account, len(r.Initial))
	for s := range all {
		a := &all[s]
		a.Initial, a.Result = r.Initial[s], r.Result[s]
		for _, step := range r.Steps {
			change := step.After[s] - step.Before[s]
			switch step.Seat {
			case engine.Nature:
				a.Luck += change
			case engine.Seat(s):
				a.Own += change
			default:
				a.Others += change
			}
		}
	}
	return all
}

// GameReview is a review in progress. Service.Poll continues it.
type GameReview struct {
	service   *Service
	priority  int
	match     *engine.Match
	budget    Budget
	questions map[*Question]int // not answered yet, with the position that they are about
	positions []position        // before each step, and after the last
	steps     []Step
	first     int // the position that is searched first
	answers   int
	err       error
	outdated  bool
	review    *Review   // of the values known so far, nil after a change
	doubts    []float64 // by step, how much the value of a move differs from that of what followed
}

// position is a position of the game, and what was found about it.
type position struct {
	state  engine.Position
	played engine.Move // NoMove for deals and after the last step
	// nodes is how much was searched for the value, 0 if it is not known. wanted is how much is searched or was.
	nodes, wanted int64
	value         value
}

// value is what a search has found about a position.
type value struct {
	win, scores []float64 // after the best move, or on average over sampled deals
	spread      float64   // the largest standard deviation of a win probability over sampled deals
	compared    Comparison
	second      float64 // how much less win probability the second best move has than the best
	sacrifice   bool
}

// know sets a value that needs no search.
func (p *position) know(v value) { p.value, p.nodes, p.wanted = v, math.MaxInt64, math.MaxInt64 }

// newGameReview returns a review of a match that has not begun.
func (s *Service) newGameReview(m *engine.Match, b Budget) *GameReview {
	g := &GameReview{service: s, match: m, budget: b, questions: map[*Question]int{}, first: -1}
	g.steps, g.positions = stepsOf(m)
	return g
}

// ReviewGame begins to review the moves made in a match.
func (s *Service) ReviewGame(priority int, m *engine.Match, b Budget) *GameReview {
	g := s.newGameReview(m, b)
	g.priority = priority
	if first := &g.positions[0]; len(g.steps) > 0 && first.state.ToMove() == engine.Nature { // all seats are equal
		first.know(value{win: evenShares(first.state.Seats()), scores: floats(first.state.Scores(nil))})
	}
	if last := &g.positions[len(g.steps)]; m.Over() {
		last.know(value{win: engine.Shares(m.Winners(nil), last.state.Seats()), scores: floats(last.state.Scores(nil))})
	}
	g.proceed()
	return g
}

// StoredReview returns a complete review that was stored with a match, as if it had just been done. current reports whether this version would find the
// same.
func (s *Service) StoredReview(m *engine.Match, b Budget, r *Review, current bool) *GameReview {
	g := s.newGameReview(m, b)
	g.review, g.outdated = r, !current
	for i := range r.Steps {
		step, p := &r.Steps[i], &g.positions[i]
		p.value = value{win: step.Before, scores: step.Scores, compared: step.Compared, second: step.Second, sacrifice: step.Sacrifice}
		p.nodes, p.wanted = b.Nodes, b.Nodes
	}
	return g
}

// ReviewGame reviews the moves made in a match by a backend.
func ReviewGame(ctx context.Context, b players.Backend, m *engine.Match, budget Budget) (*Review, error) {
	s := NewService(b)
	g := s.ReviewGame(0, m, budget)
	if err := s.Wait(ctx); err != nil {
		return nil, err
	}
	return g.Review(), g.err
}

// Err returns why the review has stopped, or nil.
func (g *GameReview) Err() error { return g.err }

// Done reports whether the review has ended.
func (g *GameReview) Done() bool { return len(g.questions) == 0 }

// Final returns the number of leading steps whose grades the rest of the review does not change.
func (g *GameReview) Final() (n int) {
	if g.Done() {
		return len(g.steps)
	}
	for _, r := range g.ranges() {
		if !g.settled(r) {
			break
		}
		n = r.end
	}
	return n
}

// positionRange is what lies between two deals that make a difference: the positions from begin to end, both included. The value of the last is given, and the
// others are backed up from it, so that no other position has any influence on them.
type positionRange struct{ begin, end int }

// ranges returns the ranges of the game, in order. Each ends with the position that the next begins with.
func (g *GameReview) ranges() (all []positionRange) {
	begin := 0
	for i := 1; i < len(g.steps); i++ {
		if g.steps[i].Seat == engine.Nature && g.positions[i].value.spread >= noChance {
			all, begin = append(all, positionRange{begin, i}), i
		}
	}
	return append(all, positionRange{begin, len(g.steps)})
}

// settled reports whether no search of a position of a range is in progress, or missing.
func (g *GameReview) settled(r positionRange) bool {
	return !slices.ContainsFunc(g.positions[r.begin:r.end+1], func(p position) bool { return p.nodes < max(p.wanted, g.budget.Nodes) })
}

// Searched returns the share of the positions, from 0 to 1, whose current search has ended. It falls where positions are searched again.
func (g *GameReview) Searched() float64 {
	n := 0
	for i := range g.positions {
		if p := &g.positions[i]; p.nodes >= p.wanted {
			n++
		}
	}
	return float64(n) / float64(len(g.positions))
}

// Outdated reports whether another version has made the review, or this one with another budget.
func (g *GameReview) Outdated() bool { return g.outdated }

// Answers returns a number that changes with every answer.
func (g *GameReview) Answers() int { return g.answers }

// Look makes the position before a step the first to be searched.
func (g *GameReview) Look(step int) {
	g.first = step
	for q, i := range g.questions {
		if i == step {
			g.service.promote(q, g.priority)
		}
	}
}

// Cancel stops the review.
func (g *GameReview) Cancel() {
	g.service.cancel(func(q *Question) bool { _, own := g.questions[q]; return own })
	clear(g.questions)
}

// proceed asks for what is missing: first a quick value of each position, then a good one, and as soon as a range has those, better ones where its values
// contradict each other or a move was costly.
func (g *GameReview) proceed() {
	least := g.budget.Nodes
	if q := g.budget.Quick; q > 0 && slices.ContainsFunc(g.positions, func(p position) bool { return p.nodes < q }) {
		least = q
	}
	for i := range g.positions {
		g.want(i, least)
	}
	if least < g.budget.Nodes {
		return
	}
	for _, i := range g.doubtful() {
		g.want(i, min(g.positions[i].nodes*deepening, g.budget.Most))
	}
}

// want asks for the value of a position from a search of some nodes, unless it was asked for before.
func (g *GameReview) want(i int, nodes int64) {
	p := &g.positions[i]
	if p.wanted >= nodes {
		return
	}
	p.wanted = nodes
	g.evaluate(i, nodes, func(v value) {
		p.value, p.nodes, g.review = v, nodes, nil
		g.proceed()
	})
}

// deepening is the factor by which the nodes grow where values are in doubt.
const deepening = 4

// Contradiction is the difference between the value of a move and that of the position after it, a win probability, from which both are searched again.
const Contradiction = 0.03

// doubtful returns the positions of settled ranges to search again: those whose value differs from that of what followed, with their neighbours, and those of
// costly moves.
func (g *GameReview) doubtful() (all []int) {
	steps := g.Review().Steps
	decides := func(i int) bool {
		return i >= 0 && i < len(steps) && steps[i].Seat != engine.Nature && g.positions[i].nodes < g.budget.Most
	}
	for _, r := range g.ranges() {
		if !g.settled(r) {
			continue
		}
		for i := r.begin; i < r.end; i++ {
			if g.doubts[i] > Contradiction {
				for n := i - 1; n <= i+1; n++ {
					if decides(n) {
						all = append(all, n)
					}
				}
			}
			if Points(steps[i].Loss) >= costlyLoss && decides(i) && g.positions[i].nodes < deepening*g.budget.Nodes {
				all = append(all, i)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Review returns the review with the values that are known so far. It must not be changed.
func (g *GameReview) Review() *Review {
	if g.review != nil {
		return g.review
	}
	seats := g.positions[0].state.Seats()
	r := &Review{Steps: slices.Clone(g.steps)}
	g.doubts = make([]float64, len(r.Steps))
	var after []float64 // nil if it is not known
	if last := &g.positions[len(g.steps)]; last.nodes > 0 {
		after, r.Result = last.value.win, last.value.win
	}
	var scale []float64 // of the win probabilities that searches of this round have found, nil for 1
	for i := len(r.Steps) - 1; i >= 0; i-- {
		s, p := &r.Steps[i], &g.positions[i]
		s.After = after
		v, moves := &p.value, s.Seat != engine.Nature
		if !moves && (p.nodes == 0 || v.spread >= noChance) {
			scale = nil // another round
		}
		if after = nil; p.nodes == 0 {
			continue
		}
		s.Scores, s.Compared, s.Second, s.Sacrifice = v.scores, v.compared, v.second, v.sacrifice
		switch after = v.win; {
		case moves:
			if s.After != nil {
				after = backUp(s.After, s.Compared, s.Seat, scale)
				g.doubts[i] = math.Abs(scaled(s.Compared.Played.Win, scale)[s.Seat] - s.After[s.Seat])
			}
		case i == 0: // nothing is before it
		case v.spread >= noChance:
			if r.Steps[i-1].Seat != engine.Nature {
				scale = ratios(after, g.positions[i-1].value.compared.Played.Win)
			}
		case s.After != nil:
			after = s.After // the deal makes no difference, and later searches see more
		}
		if s.Before = after; moves && s.After != nil {
			if s.Loss = s.Before[s.Seat] - s.After[s.Seat]; s.Loss <= 0 && s.Compared.Best.Move != s.Compared.Played.Move {
				s.Compared.Best, s.Second = s.Compared.Played, 0 // the lead was that of another move
			}
			if s.Compared.Loss = s.Loss; s.Loss > 0 {
				s.Compared.Best.Win, s.Compared.Played.Win = s.Before, s.After
			}
			s.grade(seats)
		}
	}
	g.review, r.Initial = r, after
	return r
}

const (
	// mostScale is the most by which the values of a round are corrected.
	mostScale = 3
	// common is the part of the error in the value of a move that the value of another one shares, if one search has found both.
	common = 0.3
)

// ratios returns the factors between the win probabilities that are known before a deal and those that a search of the last move before it has
// expected. Such a search evaluates the end of the round without looking at deals, and tends to be too cautious; that holds for all lines of the round.
func ratios(known, searched []float64) (all []float64) {
	for s := range searched {
		const least = 0.01
		all = append(all, min(mostScale, max(1.0/mostScale, (known[s]+least)/(searched[s]+least))))
	}
	return all
}

// scaled returns win probabilities multiplied by factors, with the sum of 1.
func scaled(win, factors []float64) []float64 {
	all, sum := slices.Clone(win), 0.0
	for s := range all {
		if factors != nil {
			all[s] *= factors[s]
		}
		all[s] = max(0, all[s])
		sum += all[s]
	}
	for s := range all {
		all[s] /= sum
	}
	return all
}

// backUp returns the win probabilities before a move from those after it: the same after the best move, else those after the best move, as far as they
// are known. For what one search has found about both moves is partly wrong in the same way, which shows in what followed. So within a round, in
// which nothing is hidden, only errors change them.
func backUp(after []float64, c Comparison, seat engine.Seat, scale []float64) []float64 {
	if c.Loss <= 0 {
		return after
	}
	best, played := scaled(c.Best.Win, scale), scaled(c.Played.Win, scale)
	for s := range best {
		best[s] += common * (after[s] - played[s])
	}
	if best = scaled(best, nil); best[seat] <= after[seat] {
		return after
	}
	return best
}

// stepsOf returns the steps of a match, and the positions before each and after the last.
func stepsOf(m *engine.Match) (steps []Step, positions []position) {
	n := len(m.Moves())
	for at := 0; at < n; {
		p, played := m.At(at).Clone(), engine.NoMove
		s := Step{At: at, Moves: 1, Seat: p.ToMove()}
		if s.Seat == engine.Nature {
			for at+s.Moves < n && m.At(at+s.Moves).ToMove() == engine.Nature && !m.At(at+s.Moves).Over() {
				s.Moves++
			}
		} else {
			played, s.Choices = m.Moves()[at], len(p.Moves(nil))
		}
		if s.Round = p.Round(); s.Seat == engine.Nature {
			s.Round = m.At(at + s.Moves).Round()
		}
		steps, positions = append(steps, s), append(positions, position{state: p, played: played})
		at += s.Moves
	}
	return steps, append(positions, position{state: m.Position().Clone(), played: engine.NoMove})
}

// evaluate calls then with the value of a position from searches of some nodes.
func (g *GameReview) evaluate(i int, nodes int64, then func(value)) {
	p, played := g.positions[i].state, g.positions[i].played
	switch {
	case p.Over():
		then(value{win: engine.Shares(p.Winners(nil), p.Seats()), scores: floats(p.Scores(nil))})
	case p.ToMove() == engine.Nature:
		g.beforeDeal(i, nodes, then)
	case played == engine.NoMove:
		g.ask(i, p, nil, nodes, func(all []players.Line) { then(value{win: all[0].Win, scores: all[0].Scores}) })
	default:
		g.compare(i, nodes, then)
	}
}

// compare calls then with the value of a position in which a move was played.
func (g *GameReview) compare(i int, nodes int64, then func(value)) {
	p, played := g.positions[i].state, g.positions[i].played
	seat, found := p.ToMove(), []players.Line(nil)
	ask := func(moves []engine.Move, receive func([]players.Line)) {
		g.ask(i, p, moves, nodes, func(all []players.Line) {
			if moves == nil {
				found = all
			}
			receive(all)
		})
	}
	Weigh(p, played, ask, func(c Comparison) {
		if c.Loss <= 0 {
			c.Best, c.Loss = c.Played, 0
		}
		v := value{win: c.Best.Win, scores: c.Best.Scores, compared: c}
		if len(found) > 1 && (found[0].Move == played || c.Loss > 0) { // else the lead is that of a move that is no better than the one played
			v.second = max(0, loss(found[0], found[1], seat))
		}
		if c.Loss > 0 || len(found) < 2 || GradeOf(Points(v.second), p.Seats()) < Mistake || g.steps[i].Choices < leastChoices {
			then(v)
			return
		}
		ask([]engine.Move{found[0].Move, found[1].Move}, func(both []players.Line) {
			v.sacrifice = brings(p, lineOf(both, found[0].Move), seat) < brings(p, lineOf(both, found[1].Move), seat)
			then(v)
		})
	})
}

// brings returns the points that a line brings a seat.
func brings(p engine.Position, l players.Line, seat engine.Seat) int {
	end := p.Clone()
	for _, m := range l.Moves {
		end.Play(m, nil)
	}
	return end.Scores(nil)[seat] - p.Scores(nil)[seat]
}

const (
	// dealBatch is the number of deals sampled first, to see how much the deal matters.
	dealBatch = 16
	// leastDealNodes are searched after each sampled deal at least, as shorter searches favour the seat that moves.
	leastDealNodes = 500
	// dealWork is how much is searched after all sampled deals, in nodes of a position.
	dealWork = 8
	// dealError is the standard error, as a win probability, that the number of sampled deals aims at.
	dealError = 0.011
	// noChance is the standard deviation of the win probability after a deal, below which the deal does not matter.
	noChance = 0.015
	// deepDeals is after how many of many deals a position's nodes are searched, and moreDeepDeals if those disagree with the shorter searches.
	deepDeals, moreDeepDeals = 32, 128
)

// beforeDeal calls then with the mean of the values after sampled deals. The more the deals differ, the more are sampled and the less is searched after
// each.
func (g *GameReview) beforeDeal(i int, nodes int64, then func(value)) {
	each, most := min(nodes, max(leastDealNodes, nodes/dealBatch)), max(1, g.budget.Deals)
	g.sampleDeals(i, each, 0, min(most, dealBatch), func(first []value) {
		mean := meanValue(first)
		if nodes < g.budget.Nodes || mean.spread < noChance || most <= dealBatch {
			then(mean)
			return
		}
		count := min(most, max(2, int(math.Ceil(math.Pow(mean.spread/dealError, 2)))))
		if share := min(nodes, dealWork*nodes/int64(count)); share > each {
			g.sampleDeals(i, share, 0, count, func(all []value) { g.deepen(i, nodes, all, then) })
		} else {
			g.sampleDeals(i, each, len(first), max(count, len(first)), func(more []value) { g.deepen(i, nodes, append(first, more...), then) })
		}
	})
}

// deepen calls then with the mean of the values after sampled deals. If many deals have left little to search after each, the mean is corrected by what
// searches of nodes find after some of them.
func (g *GameReview) deepen(i int, nodes int64, all []value, then func(value)) {
	if len(all) <= deepDeals {
		then(meanValue(all))
		return
	}
	g.sampleDeals(i, nodes, 0, deepDeals, func(deep []value) {
		mean, err := correctedMean(all, deep)
		if err <= dealError {
			then(mean)
			return
		}
		g.sampleDeals(i, nodes, deepDeals, min(len(all), moreDeepDeals), func(more []value) {
			mean, _ := correctedMean(all, append(deep, more...))
			then(mean)
		})
	})
}

// correctedMean returns the mean of values after deals, corrected by deep, the values of deeper searches after the first of these deals. all is their control
// variate: the deals have the same influence on both. A correction counts the less, the less it exceeds its standard error, which is returned, as a win
// probability; it is 0 if the correction does not exceed it.
func correctedMean(all, deep []value) (mean value, err float64) {
	mean = meanValue(all)
	n, squares, variance := float64(len(deep)), 0.0, 0.0
	shallow, better := meanValue(all[:len(deep)]), meanValue(deep)
	for s := range mean.win {
		d := better.win[s] - shallow.win[s]
		squares += d * d
		for k := range deep {
			e := deep[k].win[s] - all[k].win[s] - d
			variance += e * e / (n - 1) / n
		}
	}
	if squares <= variance {
		return mean, 0
	}
	weight, sum := 1-variance/squares, 0.0
	for s := range mean.win {
		mean.win[s] = max(0, mean.win[s]+weight*(better.win[s]-shallow.win[s]))
		mean.scores[s] += weight * (better.scores[s] - shallow.scores[s])
		sum += mean.win[s]
	}
	for s := range mean.win {
		mean.win[s] /= sum
	}
	return mean, math.Sqrt(variance / float64(len(mean.win)))
}

// BeforeDeal returns the win probabilities before the deal after n moves of a match, by some of the deals that a review with a seed samples, each searched
// with some nodes.
func BeforeDeal(ctx context.Context, b players.Backend, m *engine.Match, n, deals int, nodes int64, seed uint64) (win []float64, err error) {
	s := NewService(b)
	g := s.newGameReview(m, Budget{Seed: seed})
	at := slices.IndexFunc(g.steps, func(s Step) bool { return s.At == n && s.Seat == engine.Nature })
	if at < 0 {
		return nil, fmt.Errorf("there is no deal after %d moves", n)
	}
	g.sampleDeals(at, nodes, 0, deals, func(all []value) { win = meanValue(all).win })
	return win, errors.Join(s.Wait(ctx), g.err)
}

// sampleDeals calls then with the values after deals, from one number to another of an endless list.
func (g *GameReview) sampleDeals(i int, nodes int64, from, to int, then func([]value)) {
	samples, left, p := make([]value, to-from), to-from, g.positions[i].state
	if left == 0 {
		then(nil)
	}
	for n := range samples {
		q, rng := p.Clone(), rand.New(rand.NewPCG(g.budget.Seed^p.Hash(), uint64(from+n)))
		for q.ToMove() == engine.Nature && !q.Over() {
			q.Play(q.Draw(rng), nil)
		}
		receive := func(v value) {
			samples[n] = v
			if left--; left == 0 {
				then(samples)
			}
		}
		if q.Over() {
			receive(value{win: engine.Shares(q.Winners(nil), q.Seats()), scores: floats(q.Scores(nil))})
			continue
		}
		g.ask(i, q, nil, nodes, func(all []players.Line) { receive(value{win: all[0].Win, scores: all[0].Scores}) })
	}
}

// wholeRoundNodes is the least number of nodes of searches whose lines are continued to the end of the round, which costs some thousand nodes.
const wholeRoundNodes = 10_000

// ask calls then with the lines of moves from a position in which a seat is to move, or with the two best lines if moves is nil. i is the position that
// is evaluated. An error ends the review.
func (g *GameReview) ask(i int, p engine.Position, moves []engine.Move, nodes int64, then func([]players.Line)) {
	task := search.Task{Position: p, Moves: moves, MultiPV: 2, WholeRound: len(moves) > 0 && nodes >= wholeRoundNodes, Limits: search.Limits{Nodes: nodes}}
	request := players.Request{Level: players.Best, Game: g.match.Edition.ID, Levels: g.budget.Levels, Task: task}
	priority := g.priority
	if i != g.first {
		priority++
	}
	var q *Question
	q = g.service.AskInOrder(priority, i, request, func(c players.Choice, err error) {
		delete(g.questions, q)
		g.answers++
		if err == nil && len(c.Lines) == 0 {
			err = errors.New("the engine has not evaluated the position")
		}
		if err != nil {
			g.Cancel()
			g.err = err
			return
		}
		then(c.Lines)
	})
	g.questions[q] = i
}

// meanValue returns the mean win probabilities and scores, and the largest standard deviation of a win probability.
func meanValue(all []value) value {
	n := float64(len(all))
	mean := value{win: make([]float64, len(all[0].win)), scores: make([]float64, len(all[0].win))}
	for s := range mean.win {
		squares := 0.0
		for _, x := range all {
			mean.win[s] += x.win[s] / n
			mean.scores[s] += x.scores[s] / n
			squares += x.win[s] * x.win[s] / n
		}
		mean.spread = max(mean.spread, math.Sqrt(max(0, squares-mean.win[s]*mean.win[s])))
	}
	return mean
}

// evenShares returns equal win probabilities.
func evenShares(seats int) []float64 { return slices.Repeat([]float64{1 / float64(seats)}, seats) }

func floats(all []int) (out []float64) {
	for _, n := range all {
		out = append(out, float64(n))
	}
	return out
}
