// Package soak plays random games with all invariants checked, and counts sequences of moves.
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

// maxRounds is the number of rounds after which PlayOut abandons a game, which is then most likely endless.
const maxRounds = 100

// PlayOut plays random moves until the game is over by its rules, and reports whether it was, rather than abandoned. It returns the buffer, and does
// not allocate if it is large enough.
func PlayOut(p engine.Position, r *rand.Rand, buffer []engine.Move) ([]engine.Move, bool) {
	for {
		buffer = p.Moves(buffer[:0])
		if len(buffer) > 0 {
			at, _ := bits.Mul64(r.Uint64(), uint64(len(buffer))) // a random index; its bias is negligible
			p.Play(buffer[at], nil)
			continue
		}
		if p.Over() || p.Round() > maxRounds { // every round begins with a draw
			return buffer, p.Over()
		}
		p.Play(p.Draw(r), nil)
	}
}

// Report is the result of a soak. Endless is the number of games that ended as endless.
type Report struct {
	Games, Moves, Endless int
	// Faults are the errors with the seeds of their games.
	Faults []string
}

// Run plays random games. After each move it verifies the position; each move is also checked and parsed from its text. After each game it
// writes, parses and replays the record, does the same with the final state, and compares all positions with those of a replay.
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
		if m.Endless() {
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
	for !m.Over() {
		if moves, err = soakMove(m, r, moves); err != nil {
			return nil, fmt.Errorf("move %d: %w", len(m.Moves())+1, err)
		}
	}
	return m, checkRoundTrips(m)
}

// soakMove makes one random move and checks it.
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

// checkRoundTrips checks that the record, the final state and the positions of a game survive a round trip.
func checkRoundTrips(m *engine.Match) error {
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
	if err := checkState(m.Edition, m.Position()); err != nil {
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

// checkState writes a position as a state and parses it again.
func checkState(e *engine.Edition, p engine.Position) error {
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

// Perft counts the sequences of exactly depth legal moves. Sequences that reach a chance event or the end of the game before are not counted.
// The count is incomplete if ctx is cancelled meanwhile.
func Perft(ctx context.Context, p engine.Position, depth int) int {
	if depth == 0 {
		return 1
	}
	if p.Over() || p.ToMove() == engine.Nature || ctx.Err() != nil {
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
		n += Perft(ctx, q, depth-1)
	}
	return n
}
