package search

import (
	"context"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
)

// duel is a game of three moves by two seats in turn, eight to choose from each time. The values are what the second seat gets.
type duel struct {
	engine.Position // provides the methods that a search does not call

	values [8][8][8]int
	played [3]engine.Move
	turn   int
}

func (d *duel) Clone() engine.Position     { c := *d; return &c }
func (d *duel) CopyFrom(o engine.Position) { *d = *o.(*duel) }
func (d *duel) Seats() int                 { return 2 }
func (d *duel) Over() bool                 { return false }
func (d *duel) Hash() uint64 {
	return uint64(d.played[0])<<16 | uint64(d.played[1])<<8 | uint64(d.played[2])
}

func (d *duel) ToMove() engine.Seat {
	if d.turn == len(d.played) {
		return engine.Nature
	}
	return engine.Seat(d.turn % 2)
}

func (d *duel) Play(m engine.Move, _ *engine.Log) {
	d.played[d.turn] = m
	d.turn++
}

func (d *duel) Moves(dst []engine.Move) []engine.Move {
	for m := range engine.Move(8) {
		dst = append(dst, m+1)
	}
	return dst
}

// Evaluate implements Evaluator. Before the last move the seats are equal.
func (d *duel) Evaluate(p engine.Position, final *[engine.MaxSeats]int32) int32 {
	*final = [engine.MaxSeats]int32{}
	if q := p.(*duel); q.ToMove() == engine.Nature {
		final[1] = int32(q.values[q.played[0]-1][q.played[1]-1][q.played[2]-1])
	}
	return 1000
}

// ScoreMoves implements Evaluator. It knows nothing, so the moves are searched in their order.
func (d *duel) ScoreMoves(_ engine.Position, moves []engine.Move, dst []int32) {
	clear(dst[:len(moves)])
}

// TestPrunedFrontierIsNotSolved checks that a search is not complete while moves above its depth limit are left out.
func TestPrunedFrontierIsNotSolved(t *testing.T) {
	for seed := range uint64(20) {
		p, r := new(duel), rand.New(rand.NewPCG(seed, 8))
		for i := range p.values {
			for j := range p.values[i] {
				for k := range p.values[i][j] {
					p.values[i][j][k] = r.IntN(1000)
				}
			}
		}
		s := New(p, p, 6)
		found := s.Run(context.Background(), Task{Position: p, Seed: seed})
		if want := minimax(s, p, 0); !found.Solved || found.Roots[0].Value != want {
			t.Errorf("seed %d: %d (solved: %v) instead of %d", seed, found.Roots[0].Value, found.Solved, want)
		}
	}
}
