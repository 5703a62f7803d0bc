// Package soak plays random games with every invariant checked, and counts sequences of moves.
package soak

import (
	"bytes"
	"context"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
	"azulejo/engine/record"
)

// endless is the round after which a random game that comes to no end is left: the grey wall can be built so that no row
// can ever be completed, and its rules give no other end.
const endless = 100

// PlayOut plays random moves to the game's end and reports whether it came to one. It allocates nothing given a large
// enough buffer, which it returns.
func PlayOut(p engine.Position, r *rand.Rand, buffer []engine.Move) ([]engine.Move, bool) {
	for {
		buffer = p.Moves(buffer[:0])
		if len(buffer) > 0 {
			at, _ := bits.Mul64(r.Uint64(), uint64(len(buffer))) // a fraction of them, so even that no game could tell
			p.Play(buffer[at], nil)
			continue
		}
		if p.Over() || p.Round() > endless { // every round begins with a draw
			return buffer, p.Over()
		}
		p.Play(p.Draw(r), nil)
	}
}

// Report is the outcome of a soak.
type Report struct {
	Games, Moves, Endless int
	// Faults name the seed of the game and what was wrong.
	Faults []string
}

// Run plays random games. After every move the position is verified, and the move chosen is checked and read back from
// its text; after every game its record is written, read and replayed, its last state likewise, and every position of
// it is held against the one that its moves lead to when they are played again.
func Run(ctx context.Context, e *engine.Edition, players, games int, seed uint64) Report {
	var r Report
	for i := range games {
		if ctx.Err() != nil {
			break
		}
		m, err := soakGame(e, players, seed+uint64(i))
		r.Games++
		if err != nil {
			r.Faults = append(r.Faults, fmt.Sprintf("seed %d: %v", seed+uint64(i), err))
			continue
		}
		r.Moves += len(m.Moves())
		if !m.Position().Over() {
			r.Endless++
		}
	}
	return r
}

func soakGame(e *engine.Edition, players int, seed uint64) (*engine.Match, error) {
	m, err := engine.NewMatch(e, engine.Options{Players: players, Start: engine.Seat(seed % uint64(players))}, seed)
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(seed, 77))
	var moves []engine.Move
	for !m.Position().Over() && m.Position().Round() <= endless {
		if moves, err = soakMove(m, r, moves); err != nil {
			return nil, fmt.Errorf("move %d: %w", len(m.Moves())+1, err)
		}
	}
	return m, errorsOf(m)
}

// soakMove makes one random move with its checks.
func soakMove(m *engine.Match, r *rand.Rand, moves []engine.Move) ([]engine.Move, error) {
	p := m.Position()
	var mv engine.Move
	if p.ToMove() == engine.Nature {
		mv = p.Draw(r)
	} else {
		moves = p.Moves(moves[:0])
		if len(moves) == 0 {
			return moves, fmt.Errorf("no move, and the game is not over")
		}
		mv = moves[r.IntN(len(moves))]
	}
	text := string(p.AppendMove(nil, mv))
	if back, err := p.ParseMove(text); err != nil || back != mv {
		return moves, fmt.Errorf("%q is read back as %v, %v", text, back, err)
	}
	if err := m.Play(mv, nil); err != nil {
		return moves, fmt.Errorf("%q: %w", text, err)
	}
	for _, n := range m.Position().Scores(nil) {
		if n < 0 {
			return moves, fmt.Errorf("a score of %d", n)
		}
	}
	return moves, m.Position().Verify()
}

// errorsOf checks the round trips of a whole game.
func errorsOf(m *engine.Match) error {
	text := record.Format(&record.Record{Match: m})
	back, err := record.Parse("record", text, []*engine.Edition{m.Edition})
	if err != nil {
		return err
	}
	if again := record.Format(back); !bytes.Equal(text, again) {
		return fmt.Errorf("the record changes when it is read and written")
	}
	if !slices.Equal(back.Match.Moves(), m.Moves()) {
		return fmt.Errorf("the record leads to other moves")
	}
	if err := stateTrip(m.Edition, m.Position()); err != nil {
		return err
	}
	p := m.Start()
	for i, mv := range m.Moves() {
		if p.Hash() != m.At(i).Hash() {
			return fmt.Errorf("the position after %d moves is another when they are played again", i)
		}
		p.Play(mv, nil)
	}
	return nil
}

// stateTrip writes a state and reads it back.
func stateTrip(e *engine.Edition, p engine.Position) error {
	text := p.AppendState(nil, nil)
	q, _, err := e.ParseState(text)
	if err != nil {
		return fmt.Errorf("%w in %s", err, text)
	}
	if again := q.AppendState(nil, nil); !bytes.Equal(text, again) || q.Hash() != p.Hash() {
		return fmt.Errorf("state %s is read back as %s", text, again)
	}
	return nil
}

// Perft counts the sequences of exactly depth legal moves. A chance event ends a sequence, so that shorter ones do not count.
func Perft(p engine.Position, depth int) int {
	if depth == 0 {
		return 1
	}
	if p.Over() || p.ToMove() == engine.Nature {
		return 0
	}
	moves := p.Moves(nil)
	if depth == 1 {
		return len(moves)
	}
	n, q := 0, p.Clone()
	for _, m := range moves {
		q.CopyFrom(p)
		q.Play(m, nil)
		n += Perft(q, depth-1)
	}
	return n
}
