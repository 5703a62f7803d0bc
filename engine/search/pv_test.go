package search

import (
	"context"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/pavilion"
)

// unhashed is a position with random hashes, so that a search never finds it in the transposition table.
type unhashed struct {
	engine.Position
	keys *rand.PCG
}

func (u unhashed) Hash() uint64               { return u.keys.Uint64() }
func (u unhashed) Clone() engine.Position     { return unhashed{u.Position.Clone(), u.keys} }
func (u unhashed) CopyFrom(o engine.Position) { u.Position.CopyFrom(o.(unhashed).Position) }

// unhashedEvaluator evaluates the positions wrapped in unhashed.
type unhashedEvaluator struct{ Evaluator }

func (u unhashedEvaluator) Evaluate(p engine.Position, final *[engine.MaxSeats]int32) int32 {
	return u.Evaluator.Evaluate(p.(unhashed).Position, final)
}

func (u unhashedEvaluator) ScoreMoves(p engine.Position, moves []engine.Move, dst []int32) {
	u.Evaluator.ScoreMoves(p.(unhashed).Position, moves, dst)
}

func (u unhashedEvaluator) Minor(p engine.Position) bool {
	c, ok := u.Evaluator.(ChanceSampler)
	return ok && c.Minor(p.(unhashed).Position)
}

// decision returns a position of a random two-player game with at least two legal moves.
func decision(t *testing.T, e *engine.Edition, seed uint64) engine.Position {
	p, err := e.New(engine.Options{Players: 2, Start: engine.Seat(seed % 2)})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 25))
	for last := p.Clone(); ; {
		if p.Over() {
			return last
		}
		if p.ToMove() == engine.Nature {
			p.Play(p.Draw(r), nil)
			continue
		}
		moves := p.Moves(nil)
		if len(moves) > 1 {
			if r.IntN(60) == 0 {
				return p
			}
			last.CopyFrom(p)
		}
		p.Play(moves[r.IntN(len(moves))], nil)
	}
}

// checkWin checks that Win agrees with the win probability in Value, which is the value without the margin, to within a percentage point.
func checkWin(t *testing.T, name string, p engine.Position, r *Root) {
	t.Helper()
	seat := p.ToMove()
	contained := r.Value - margin(&r.Evaluation, seat, p.Seats())
	if off := r.Win[seat] - contained; off < -WinScale/100 || off > WinScale/100 {
		t.Errorf("%s: the value %d of %s contains a win share of %d, Win is %d", name, r.Value, p.AppendMove(nil, r.Move), contained, r.Win[seat])
	}
}

// TestWinAndLineMatchValue searches 500 random positions with and without a transposition table and checks that Win and the line of each exact move
// belong to its value.
func TestWinAndLineMatchValue(t *testing.T) {
	editions := []struct {
		edition      func() *engine.Edition
		newEvaluator func() Evaluator
	}{
		{azul.Coloured, func() Evaluator { return azul.NewMaster() }},
		{azul.Grey, func() Evaluator { return azul.NewMaster() }},
		{pavilion.Coloured, func() Evaluator { return pavilion.NewMaster() }},
		{pavilion.Sepia, func() Evaluator { return pavilion.NewMaster() }},
	}
	lines, pastChance := 0, 0
	var searchers [4][2]*Searcher
	keys := rand.NewPCG(1, 1)
	for i := range long.Count[uint64](150, 500) {
		e := editions[i%4]
		p := decision(t, e.edition(), i)
		if searchers[i%4][0] == nil {
			searchers[i%4] = [2]*Searcher{New(e.newEvaluator(), p, 14), New(unhashedEvaluator{e.newEvaluator()}, unhashed{p, keys}, 0)}
		}
		task := Task{Position: p, Seed: i, MultiPV: int(i / 4 % 3), Limits: Limits{Nodes: 200 << (i / 12 % 5)}}
		for table, name := range []string{"with the table", "without a table"} {
			if table == 1 {
				task.Position = unhashed{p, keys}
			}
			found := searchers[i%4][table].Run(context.Background(), task)
			for j := range found.Roots {
				r := &found.Roots[j]
				if !r.Exact {
					continue
				}
				lines++
				checkWin(t, name, p, r)
				if !checkLine(t, name, searchers[i%4][0].evaluator.Evaluator, p, found, r) {
					pastChance++
				}
			}
		}
	}
	if lines < long.Count(450, 1500) || pastChance == 0 {
		t.Errorf("%d lines, %d of them with values from after a minor chance", lines, pastChance)
	}
}

// checkLine checks that a line leads to the leaf that its value comes from. It reports false for a line that continues after a minor
// chance, where its moves end.
func checkLine(t *testing.T, name string, e Evaluator, p engine.Position, found *Result, r *Root) bool {
	t.Helper()
	q := p.Clone()
	for _, m := range r.PV {
		if err := q.Check(m); err != nil {
			t.Fatalf("%s: illegal move %s in a line: %v", name, q.AppendMove(nil, m), err)
		}
		q.Play(m, nil)
	}
	atChance := q.Over() || q.ToMove() == engine.Nature
	if c, ok := e.(ChanceSampler); ok && atChance && !q.Over() && c.Minor(q) {
		return false
	}
	if !atChance && len(r.PV) < found.Depth {
		t.Errorf("%s: a line of %d moves in a search of depth %d", name, len(r.PV), found.Depth)
	}
	if !q.Over() {
		var end Evaluation
		end.StdDev = e.Evaluate(q, &end.Final)
		if end != r.Evaluation {
			t.Errorf("%s: the line of %s leads to %v, its evaluation is %v", name, p.AppendMove(nil, r.Move), end, r.Evaluation)
		}
	}
	return true
}

// TestRolloutsStartAtChances checks that Win belongs to the value also after rollouts, and that rollouts change only the values of lines that reach a
// chance. Other lines have the value of their leaf.
func TestRolloutsStartAtChances(t *testing.T) {
	positions := lateRound(2)[:5]
	for i := range uint64(10) {
		positions = append(positions, decision(t, azul.Coloured(), 40+i))
	}
	for i := range uint64(3) {
		p, _ := azul.Coloured().New(engine.Options{Players: 2})
		for r := rand.New(rand.NewPCG(i, 2)); p.ToMove() == engine.Nature; {
			p.Play(p.Draw(r), nil)
		}
		positions = append(positions, p)
	}
	w := NewRolloutWorkers(func() Evaluator { return azul.NewMaster() }, positions[0], 14, 1)
	sampled, short := 0, 0
	for i, p := range positions {
		found := w.Run(context.Background(), Task{Position: p, Seed: uint64(i), Limits: Limits{Nodes: minNodesForRollouts}})
		for j := range found.Roots {
			r := &found.Roots[j]
			if !r.Exact {
				continue
			}
			checkWin(t, "after rollouts", p, r)
			q, end := p.Clone(), leaf{}
			for _, m := range r.PV {
				q.Play(m, nil)
			}
			atEnd := w.main.evaluator.evaluate(q, p.ToMove(), &end)
			if q.Over() || q.ToMove() == engine.Nature {
				if r.Value != atEnd {
					sampled++
				}
				continue
			}
			short++
			if r.Value != atEnd {
				t.Errorf("decision %d: %s is worth %d at the end of its %d moves in the round, its value is %d", i, p.AppendMove(nil, r.Move), atEnd, len(r.PV), r.Value)
			}
		}
	}
	if sampled < 10 || short < 5 {
		t.Errorf("%d values are from rollouts, %d lines end in the round", sampled, short)
	}
}
