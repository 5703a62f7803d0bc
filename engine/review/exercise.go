package review

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Exercise is a costly move of a game as a question: what would have been better?
type Exercise struct {
	// Step is the index of the move in the review of its game, and Before the position in which it was played.
	Step   int
	Before engine.Position
	Seat   engine.Seat
	Grade  Grade
	Loss   float64 // of the move played, as in Step
	// Compared are the best move and the one played. Second is how much less win probability the second best move has than the best.
	Compared Comparison
	Second   float64
}

// maxExercises is the most exercises of a game.
const maxExercises = 10

// Exercises returns the moves of a seat that are marked as a mistake or a blunder, in the order of play, as far as they are known. There are at most
// ten.
func (r *Review) Exercises(m *engine.Match, seat engine.Seat) (all []Exercise) {
	for i := range r.Steps {
		s := &r.Steps[i]
		if s.Seat == seat && (s.Grade == Mistake || s.Grade == Blunder) && len(all) < maxExercises {
			all = append(all, r.exercise(m, i))
		}
	}
	return all
}

// Exercise returns the move of a step of the review as an exercise, and reports whether a better one is known.
func (r *Review) Exercise(m *engine.Match, step int) (e Exercise, ok bool) {
	if step >= len(r.Steps) || r.Steps[step].Seat == engine.Nature || r.Steps[step].Loss <= 0 {
		return e, false
	}
	return r.exercise(m, step), true
}

func (r *Review) exercise(m *engine.Match, step int) Exercise {
	s := &r.Steps[step]
	return Exercise{step, m.At(s.At).Clone(), s.Seat, s.Grade, s.Loss, s.Compared, s.Second}
}

// GreatestLoss returns the greatest loss of a seat's moves that are known, in percentage points.
func (r *Review) GreatestLoss(seat engine.Seat) (points int) {
	for i := range r.Steps {
		if s := &r.Steps[i]; s.Seat == seat {
			points = max(points, Points(s.Loss))
		}
	}
	return points
}

// NoMistakesKey returns the key of a sentence to a seat without mistakes, whose greatest loss is points in percentage points.
func NoMistakesKey(points, seats int) string {
	if points < LeastLoss(Inaccuracy, seats) {
		return "mistakes.none"
	}
	return "mistakes.none.small"
}

// Played returns the move that the exercise is about.
func (e *Exercise) Played() engine.Move { return e.Compared.Played.Move }

// Verdict is what a try at an exercise costs compared with the best move.
type Verdict struct {
	Line players.Line // begins with the try
	Loss float64      // a win probability
	// Found reports whether the try counts as an answer: it gets no mark. A move that is no better than the one played never does.
	Found bool
}

// Judge reports what a try costs. The values of the best move and of the one played are known; for any other move, ask has these three searched to the same
// depth and passes their lines on, as in Weigh. It reports false if the search has no value for the try.
func (e *Exercise) Judge(try engine.Move, ask func(moves []engine.Move, receive func([]players.Line)), report func(Verdict, bool)) {
	best, played := e.Compared.Best, e.Compared.Played
	switch try {
	case best.Move:
		report(e.verdict(best, 0), true)
		return
	case played.Move:
		report(e.verdict(played, e.Loss), true)
		return
	}
	ask([]engine.Move{best.Move, try, played.Move}, func(all []players.Line) {
		best, played = lineOf(all, best.Move), lineOf(all, played.Move)
		if i := indexOf(all, try); i >= 0 {
			report(e.verdict(all[i], e.lossOf(best, all[i], played)), all[i].Win != nil)
			return
		}
		ask([]engine.Move{try}, func(alone []players.Line) {
			line := lineOf(alone, try)
			report(e.verdict(line, e.lossOf(best, line, played)), line.Win != nil)
		})
	})
}

// lossOf returns the loss of a try: at least that of the move played if the try is no better, and at most that if it is, so that the verdict agrees with
// the marks of the review.
func (e *Exercise) lossOf(best, try, played players.Line) float64 {
	lost := max(0, loss(best, try, e.Seat))
	if loss(played, try, e.Seat) >= 0 {
		return max(lost, e.Loss)
	}
	return min(lost, e.Loss)
}

// verdict returns the verdict on a try with a loss.
func (e *Exercise) verdict(try players.Line, lost float64) Verdict {
	return Verdict{Line: try, Loss: lost, Found: GradeOf(Points(lost), e.Before.Seats()) == Unmarked}
}

// Discuss explains a verdict: why a try that was found is better than the move played, or else what is against it. Of a try that was not found it has at least
// the scores to expect.
func (c *Comparer) Discuss(e *Exercise, v Verdict) Explanation { return c.ReasonVerdict(e, v).Finish() }

// ReasonVerdict begins to Discuss a verdict.
func (c *Comparer) ReasonVerdict(e *Exercise, v Verdict) *Reasoning {
	if v.Found {
		return c.Reason(e.Before, Comparison{Best: v.Line, Played: e.Compared.Played, Loss: e.Loss - v.Loss})
	}
	r := c.Reason(e.Before, Comparison{Best: e.Compared.Best, Played: v.Line, Loss: v.Loss})
	r.add(func() {
		if x := &r.Explanation; x.Fault == nil && x.Expected == nil && v.Line.Scores != nil {
			x.Expected = &Expectation{Seat: e.Seat, Better: e.Compared.Best.Scores, Other: v.Line.Scores}
		}
	})
	return r
}

// Exercises returns the exercises of a seat as in Review.Exercises, without those that the rest of the review may still change, or put another one before.
func (g *GameReview) Exercises(seat engine.Seat) []Exercise {
	final := g.Final()
	return slices.DeleteFunc(g.Review().Exercises(g.match, seat), func(e Exercise) bool { return e.Step >= final })
}

// Judge judges a try at an exercise of the reviewed game, before all other questions, by searches as thorough as those for its mistakes.
func (g *GameReview) Judge(e *Exercise, try engine.Move, report func(Verdict, bool)) (cancel func()) {
	return g.service.Judge(g.priority, g.match.Edition.ID, g.budget, e, try, report)
}

// Judge judges a try at an exercise of a game, before all other questions of the same priority, by searches as thorough as those for mistakes in a review.
func (s *Service) Judge(priority int, game string, b Budget, e *Exercise, try engine.Move, report func(Verdict, bool)) (cancel func()) {
	var q *Question
	ask := func(moves []engine.Move, receive func([]players.Line)) {
		task := search.Task{Position: e.Before, Moves: moves, MultiPV: len(moves), WholeRound: true, Limits: search.Limits{Nodes: deepening * b.Nodes}}
		request := players.Request{Level: players.Best, Game: game, Levels: b.Levels, Task: task}
		q = s.Ask(priority, request, func(c players.Choice, err error) {
			if err != nil {
				report(Verdict{Line: players.Line{Move: try}}, false)
				return
			}
			receive(c.Lines)
		})
		s.promote(q, priority)
	}
	e.Judge(try, ask, report)
	return func() {
		if q != nil {
			q.Cancel()
		}
	}
}

// Poll continues the review, like Service.Poll.
func (g *GameReview) Poll() { g.service.Poll() }
