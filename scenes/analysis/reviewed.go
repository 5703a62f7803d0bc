package analysis

import (
	"cmp"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// Reviewed is a game with what a review knows of it so far. The list of its moves, its curve and its better lines are drawn from it.
type Reviewed struct {
	Game
	Review *review.Review
	// Step is the step whose position is shown: a move, or len(Review.Steps) for the end.
	Step int
}

// StepAt returns the step of the decision that comes after n moves of the match, or after the deals that follow them.
func (r *Reviewed) StepAt(n int) int {
	i := slices.IndexFunc(r.Review.Steps, func(s review.Step) bool { return s.Seat != engine.Nature && s.At >= n })
	if i < 0 {
		return len(r.Review.Steps)
	}
	return i
}

// MovesBefore returns the number of moves of the match before a step.
func (r *Reviewed) MovesBefore(step int) int {
	if step < len(r.Review.Steps) {
		return r.Review.Steps[step].At
	}
	return len(r.Cursor.Match.Moves())
}

// Next returns the next decision in a direction of -1 or 1, the end, or the step itself if there is none.
func (r *Reviewed) Next(step, by int) int {
	for to := step + by; to >= 0 && to <= len(r.Review.Steps); to += by {
		if to == len(r.Review.Steps) || r.Review.Steps[to].Seat != engine.Nature {
			return to
		}
	}
	return step
}

// NextKeyMoment returns the next key moment in a direction of -1 or 1, or else the start or the end. In a game without key moments, inaccuracies count as such.
func (r *Reviewed) NextKeyMoment(step, by int) int {
	inaccuracies := !slices.ContainsFunc(r.Review.Steps, func(s review.Step) bool { return s.Grade.Key() })
	for to := r.Next(step, by); ; to = r.Next(to, by) {
		if to == r.Next(to, by) {
			return to
		}
		if g := r.Review.Steps[to].Grade; g.Key() || inaccuracies && g == review.Inaccuracy {
			return to
		}
	}
}

// Number returns the number of a decision among all of them, from 1.
func (r *Reviewed) Number(step int) int { return r.decisionsBefore(step) + 1 }

// decisionsBefore returns the number of decisions before a step.
func (r *Reviewed) decisionsBefore(step int) (n int) {
	for _, s := range r.Review.Steps[:step] {
		if s.Seat != engine.Nature {
			n++
		}
	}
	return n
}

// Round returns the round of a step, or at the end the last one.
func (r *Reviewed) Round(step int) int {
	if step == len(r.Review.Steps) {
		return r.Cursor.Match.Position().Round()
	}
	return r.Review.Steps[step].Round
}

// win returns the win probabilities before a step or at the end, nil if they are not known.
func (r *Reviewed) win(step int) []float64 {
	if step == len(r.Review.Steps) {
		return r.Review.Result
	}
	return r.Review.Steps[step].Before
}

// Improvable reports whether a step is a move for which a better one is shown.
func (r *Reviewed) Improvable(step int) bool {
	return step < len(r.Review.Steps) && r.Review.Steps[step].Grade >= review.Inaccuracy
}

// Remarkable reports whether something is said about a step: why another move was better, or what makes the move the only good one.
func (r *Reviewed) Remarkable(step int) bool {
	return r.Improvable(step) || step < len(r.Review.Steps) && r.Review.Steps[step].Grade.Only()
}

// MoveLoss returns what a move cost, in percentage points, and whether it is known. It is the difference of the rounded chances that are shown.
func (r *Reviewed) MoveLoss(step int) (points int, known bool) {
	before, after, known := r.Change(step)
	return max(0, before-after), known
}

// Change returns the chances of the seat that moves before and after a step, in percentage points, and whether they are known.
func (r *Reviewed) Change(step int) (before, after int, known bool) {
	s := &r.Review.Steps[step]
	if s.Before == nil || s.After == nil {
		return 0, 0, false
	}
	return review.Points(s.Before[s.Seat]), review.Points(s.After[s.Seat]), true
}

// Sentence describes a move to screen readers: number, player, move, loss and better move or that there was none, as far as they are known.
func (r *Reviewed) Sentence(step int) string {
	w := r.Words
	if step == len(r.Review.Steps) {
		return r.EndText()
	}
	s := &r.Review.Steps[step]
	before := r.Cursor.Match.At(s.At)
	text := w.T("review.row", "number", r.Number(step), "player", r.Players[s.Seat].Name, "move", r.Table.MoveName(before, r.Cursor.Match.Moves()[s.At]))
	if loss, known := r.MoveLoss(step); known && loss > 0 {
		text = w.T("review.row.lost", "row", text, "points", loss)
	}
	if r.Improvable(step) {
		text = w.T("review.row.better", "row", text, "move", r.Table.MoveName(before, s.Compared.Best.Move))
	}
	if s.Grade.Only() {
		text = w.T("review.row.only", "row", text)
	}
	return text
}

// EndText returns the result, or who is to move after the last step of a game that is not over.
func (r *Reviewed) EndText() string {
	switch end := r.Cursor.To(len(r.Cursor.Match.Moves())); {
	case end.Over():
		return r.Players.OutcomeAndTie(r.Words, end)
	case end.Position().ToMove() == engine.Nature:
		return r.Words.T("play.round", "round", end.Position().Round())
	default:
		return r.Turn(end.Position().ToMove())
	}
}

// Turn returns that a seat is to move.
func (r *Reviewed) Turn(s engine.Seat) string {
	return r.Words.T("review.turn", "address", r.Players.Address(s), "player", r.Players[s].Name)
}

// Weakest returns the greatest loss of a move, in percentage points.
func (r *Reviewed) Weakest() (points int) {
	for s := range r.Players {
		points = max(points, r.Review.GreatestLoss(engine.Seat(s)))
	}
	return points
}

// Count returns the number of moves of a seat with a grade.
func (r *Reviewed) Count(seat engine.Seat, g review.Grade) (n int) {
	for _, s := range r.Review.Steps {
		if s.Seat == seat && s.Grade == g {
			n++
		}
	}
	return n
}

// MostArrows is the number of moves of a better line that are shown at most.
const MostArrows = 3

// BetterLine returns the moves of the better line of a step up to the deal after it, at most three.
func (r *Reviewed) BetterLine(step int) (moves []engine.Move) {
	return BeforeDeal(r.Cursor.Match.At(r.MovesBefore(step)), r.Review.Steps[step].Compared.Best, MostArrows)
}

// WholeLine returns the moves of the better line of a step up to the deal after it.
func (r *Reviewed) WholeLine(step int) []engine.Move {
	best := r.Review.Steps[step].Compared.Best
	return BeforeDeal(r.Cursor.Match.At(r.MovesBefore(step)), best, len(best.Moves)+1)
}

// BeforeDeal returns the first moves of a line, up to the next deal and at most a number.
func BeforeDeal(from engine.Position, l players.Line, most int) (moves []engine.Move) {
	all := l.Moves
	if len(all) == 0 {
		all = []engine.Move{l.Move}
	}
	p := from.Clone()
	for _, m := range all[:min(most, len(all))] {
		if p.ToMove() == engine.Nature || p.Over() {
			break
		}
		moves = append(moves, m)
		p.Play(m, nil)
	}
	return moves
}

// LineShapes returns shapes that show a line of moves from a position: arrows with the numbers of the moves, and the tiles of the first move as ghosts.
func (g Game) LineShapes(from engine.Position, line []engine.Move) (all []board.Shape) {
	p, there := from.Clone(), g.Table.Options(from)
	var taken []engine.Place // the sources of the moves before
	for i, m := range line {
		seat, o := p.ToMove(), g.Table.Option(p, m)
		if i == 0 {
			for _, tile := range o.Placed() {
				all = append(all, board.Shape{Kind: board.Ghost, At: tile.Place, Tile: tile.Tile})
			}
		}
		if o.Move == m && o.From.Count > 0 {
			arrow := board.Shape{Kind: board.Arrow, From: sourceNow(there, taken, o.From), Tile: o.From.Tile, At: target(&o), Number: i + 1, Emblem: g.Players.Emblem(seat)}
			for _, s := range all {
				if s.Kind == board.Arrow && s.At == arrow.At {
					arrow.Before++
				}
			}
			all = append(all, arrow)
		}
		taken = append(taken, o.From.From)
		p.Play(m, nil)
	}
	slices.SortStableFunc(all, func(a, b board.Shape) int { // the arrow of the first move is on top of the others, and all are on top of ghosts
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(b.Number, a.Number))
	})
	return all
}

// sourceNow returns where tiles that a later move of a line takes are now: if they are not yet in the centre, in what a move before it took from.
func sourceNow(there table.Options, taken []engine.Place, p table.Pickable) engine.Place {
	if p.From.Zone != engine.Centre {
		return p.From
	}
	for _, at := range append([]engine.Place{p.From}, taken...) {
		if slices.ContainsFunc(there, func(o table.Option) bool { return o.From.From == at && o.From.Tile == p.Tile }) {
			return at
		}
	}
	return p.From
}

// target returns where an option puts its first tile.
func target(o *table.Option) engine.Place {
	if placed := o.Placed(); len(placed) > 0 {
		return placed[0].Place
	}
	return o.To
}

// ArrowShapes returns shapes that show a single move in a position: an arrow without a number, and its tiles as ghosts.
func (g Game) ArrowShapes(before engine.Position, m engine.Move) []board.Shape {
	all := g.LineShapes(before, []engine.Move{m})
	for i := range all {
		all[i].Number = 0
	}
	return all
}

// PlayedShapes returns shapes that show the move that was played in a position, in which another was better.
func (g Game) PlayedShapes(before engine.Position, m engine.Move) (all []board.Shape) {
	o := g.Table.Option(before, m)
	for _, tile := range o.Placed() {
		all = append(all, board.Shape{Kind: board.Played, At: tile.Place, Tile: tile.Tile})
	}
	return all
}

// DeniedShapes returns shapes that cross the tiles which the best line keeps from another seat: in the other line that seat puts the same tiles on one of its
// lines, and in the best one it puts none of that colour there.
func (g Game) DeniedShapes(before engine.Position, best, other players.Line) (all []board.Shape) {
	taken := g.Table.Option(before, best.Move).From
	placed := func(l players.Line, visit func(table.Option)) {
		p := before.Clone()
		for _, m := range BeforeDeal(before, l, len(l.Moves)+1) {
			if p.ToMove() != before.ToMove() {
				visit(g.Table.Option(p, m))
			}
			p.Play(m, nil)
		}
	}
	placed(other, func(o table.Option) {
		if o.From.From != taken.From || o.From.Tile != taken.Tile {
			return
		}
		for _, piece := range o.Placed() {
			if piece.Place.Zone.Joined() {
				all = append(all, board.Shape{Kind: board.Denied, At: piece.Place, Tile: piece.Tile})
			}
		}
	})
	placed(best, func(o table.Option) {
		pieces := o.Placed()
		all = slices.DeleteFunc(all, func(s board.Shape) bool {
			return slices.ContainsFunc(pieces, func(p table.Piece) bool {
				return p.Tile == s.Tile && p.Place.Seat == s.At.Seat && p.Place.Row == s.At.Row
			})
		})
	})
	return all
}

// lossText returns what a move cost as it is written next to it, "·" while it is not known.
func (r *Reviewed) lossText(step int) string {
	points, known := r.MoveLoss(step)
	switch {
	case !known:
		return "·"
	case points == 0:
		return r.Words.Number(0)
	}
	return r.Words.Signed(-points)
}

// share returns the fair share of a win probability.
func (r *Reviewed) share() float64 { return 1 / math.Max(1, float64(len(r.Players))) }

// Short reports whether a game has too few moves to be reviewed.
func (r *Reviewed) Short() bool { return r.decisionsBefore(len(r.Review.Steps)) < review.LeastMoves }

// Graded reports whether any move of a seat has a grade.
func (r *Reviewed) Graded(seat engine.Seat) bool {
	return slices.ContainsFunc(r.Review.Steps, func(s review.Step) bool { return s.Seat == seat && s.Grade != review.Ungraded })
}
