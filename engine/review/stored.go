package review

import (
	"fmt"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/record"
)

// version is the version of reviews. It rises when the same search gives other values.
const version = 3

// storedHeader is the header of a record that holds a review: the version, and the nodes that were searched in each position.
const storedHeader = "Review"

// Store writes a complete review of the match of a record into the record, as evaluations behind the moves:
//
//	win 41.20 58.80 loss 12.00 better 2K4 1B3 score 42.1 35.0 played 2K5 1B2 score 38.2 43.1
//
// These are the win probabilities after the move, in percentage points by seat; what it lost; and the better line and the one played, from the position
// before the move, with the final scores to expect. "second 12.00" is how much less the second best move is worth than the best, and "sacrifice" that
// the best one brings fewer points than that.
func (r *Review) Store(rec *record.Record, b Budget) {
	rec.Set(storedHeader, fmt.Sprintf("%d %d", version, b.Nodes))
	rec.Evaluations = map[int]string{}
	for i := range r.Steps {
		s := &r.Steps[i]
		text := append([]byte(record.Evaluation), percentages(s.After)...)
		if s.Loss > 0 {
			before := rec.Match.At(s.At).Clone()
			text = append(fmt.Appendf(text, " loss %.2f better", 100*s.Loss), lineText(before, s.Compared.Best)...)
			text = append(append(text, " played"...), lineText(before, s.Compared.Played)...)
		}
		if Points(s.Second) > 0 {
			text = fmt.Appendf(text, " second %.2f", 100*s.Second)
		}
		if s.Sacrifice {
			text = append(text, " sacrifice"...)
		}
		rec.Evaluations[s.At+s.Moves] = string(text)
	}
}

// percentages returns probabilities in percentage points, each after a blank.
func percentages(all []float64) (text []byte) {
	for _, p := range all {
		text = fmt.Appendf(text, " %.2f", 100*p)
	}
	return text
}

// lineText returns the moves of a line from a position and the scores to expect, each after a blank.
func lineText(before engine.Position, l players.Line) (text []byte) {
	p := before.Clone()
	for _, m := range l.Moves {
		text = p.AppendMove(append(text, ' '), m)
		p.Play(m, nil)
	}
	text = append(text, " score"...)
	for _, n := range l.Scores {
		text = fmt.Appendf(text, " %.1f", n)
	}
	return text
}

// Stored returns the review that a record holds, or nil if it holds none of exactly its match. current reports whether this version would find the same
// with the budget.
func Stored(rec *record.Record, b Budget) (r *Review, current bool) {
	var stored int
	var nodes int64
	if n, _ := fmt.Sscan(rec.Get(storedHeader), &stored, &nodes); n < 2 || !rec.Match.Over() {
		return nil, false
	}
	steps, positions := stepsOf(rec.Match)
	if len(steps) == 0 || steps[0].Seat != engine.Nature {
		return nil, false
	}
	seats := positions[0].state.Seats()
	r = &Review{Steps: steps, Initial: evenShares(seats)}
	before := r.Initial
	for i := range steps {
		s := &steps[i]
		s.Before = before
		if !s.parse(positions[i].state, positions[i].played, rec.Evaluations[s.At+s.Moves]) {
			return nil, false
		}
		before = s.After
		if s.Seat != engine.Nature {
			s.grade(seats)
		}
	}
	r.Result = before
	return r, stored == version && nodes == b.Nodes
}

// parse sets what an evaluation says about a step, and reports whether it is one.
func (s *Step) parse(before engine.Position, played engine.Move, evaluation string) bool {
	words := strings.Fields(evaluation)
	take := func(word string) bool {
		found := len(words) > 0 && words[0] == word
		if found {
			words = words[1:]
		}
		return found
	}
	if !take(record.Evaluation) {
		return false
	}
	var ok bool
	if s.After, ok = numbers(&words, before.Seats(), 100); !ok {
		return false
	}
	s.Compared.Played = players.Line{Move: played, Win: s.After, Moves: []engine.Move{played}}
	s.Compared.Best = s.Compared.Played
	if s.Seat == engine.Nature {
		s.Compared = Comparison{}
	}
	if s.Seat != engine.Nature && take("loss") {
		if _, ok = numbers(&words, 1, 100); !ok || !take("better") {
			return false
		}
		best, ok := parseLine(&words, before)
		if !ok || !take("played") {
			return false
		}
		other, ok := parseLine(&words, before)
		if !ok || other.Move != played {
			return false
		}
		s.Loss, best.Win, other.Win = max(0, s.Before[s.Seat]-s.After[s.Seat]), s.Before, s.After
		s.Compared = Comparison{Best: best, Played: other, Loss: s.Loss}
	}
	if take("second") {
		second, ok := numbers(&words, 1, 100)
		if !ok {
			return false
		}
		s.Second = second[0]
	}
	s.Sacrifice = take("sacrifice")
	return len(words) == 0
}

// numbers takes n numbers from the words and divides them by a scale. It fails if there are fewer or if they are not finite.
func numbers(words *[]string, n int, scale float64) (all []float64, ok bool) {
	const most = 10_000 // of a score or a percentage
	if len(*words) < n {
		return nil, false
	}
	for _, word := range (*words)[:n] {
		x, err := strconv.ParseFloat(word, 64)
		if err != nil || !(x >= -most && x <= most) {
			return nil, false
		}
		all = append(all, x/scale)
	}
	*words = (*words)[n:]
	return all, true
}

// parseLine takes a line of moves from a position, and the scores to expect.
func parseLine(words *[]string, before engine.Position) (l players.Line, ok bool) {
	p := before.Clone()
	for len(*words) > 0 && (*words)[0] != "score" {
		m, err := p.ParseMove((*words)[0])
		if err != nil {
			return l, false
		}
		l.Moves = append(l.Moves, m)
		p.Play(m, nil)
		*words = (*words)[1:]
	}
	if len(*words) == 0 || len(l.Moves) == 0 {
		return l, false
	}
	*words = (*words)[1:]
	l.Move = l.Moves[0]
	l.Scores, ok = numbers(words, p.Seats(), 1)
	return l, ok
}
