package engine_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
)

// fullLine is a line of a match that keeps all its positions.
type fullLine struct {
	moves     []engine.Move
	positions []engine.Position
	at        int
}

// fullMatch is the reference implementation of a match: it keeps all positions of all lines.
type fullMatch struct {
	lines   map[string]*fullLine
	current string
}

func (f *fullMatch) line() *fullLine { return f.lines[f.current] }

// play makes a move in the current line.
func (f *fullMatch) play(mv engine.Move) {
	l := f.line()
	if l.at == len(l.moves) || l.moves[l.at] != mv {
		next := l.positions[l.at].Clone()
		next.Play(mv, nil)
		l.moves = append(slices.Clone(l.moves[:l.at]), mv)
		l.positions = append(slices.Clone(l.positions[:l.at+1]), next)
	}
	l.at++
}

// branch creates a line from the current one.
func (f *fullMatch) branch(name string) {
	l := f.line()
	f.lines[name] = &fullLine{moves: slices.Clone(l.moves[:l.at]), positions: slices.Clone(l.positions[:l.at+1]), at: l.at}
	f.current = name
}

// prolongingMove returns a random move after which the game is unlikely to end soon: mostly a move to the floor line, or one that is not a pass.
func prolongingMove(p engine.Position, r *rand.Rand) engine.Move {
	moves := p.Moves(nil)
	if r.IntN(8) > 0 {
		for i := range moves {
			m := moves[(i+r.IntN(len(moves)))%len(moves)]
			if text := string(p.AppendMove(nil, m)); strings.HasSuffix(text, "-") || strings.Contains(text, ".") {
				return m
			}
		}
	}
	return moves[r.IntN(len(moves))]
}

// playOne makes the same move in both matches, unless the game is over.
func playOne(t *testing.T, m *engine.Match, full *fullMatch, r *rand.Rand) {
	t.Helper()
	p := m.Position()
	var err error
	switch {
	case p.Over():
		return
	case p.ToMove() == engine.Nature:
		err = m.Draw(nil)
	default:
		err = m.Play(prolongingMove(p, r), nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	made := m.Moves()
	full.play(made[len(made)-1])
}

// TestMatchEqualsReference compares a match with one that keeps all positions: it plays, undoes, jumps, branches and reads positions at random, in
// lines that are longer than those of which a match keeps all positions. Positions that were returned must never change.
func TestMatchEqualsReference(t *testing.T) {
	longest := 0
	for _, e := range editions() {
		r := rand.New(rand.NewPCG(21, 0))
		m, err := engine.NewMatch(e, engine.Options{Players: 4}, 21)
		if err != nil {
			t.Fatal(err)
		}
		full := &fullMatch{current: engine.Main, lines: map[string]*fullLine{engine.Main: {positions: []engine.Position{m.Start()}}}}
		for range 900 {
			playOne(t, m, full, r)
		}
		returned := map[engine.Position]engine.Position{} // with copies made when they were returned
		longest = max(longest, len(m.Line()))
		for step := range 4000 {
			l := full.line()
			switch n := r.IntN(1000); {
			case n < 20: // any position
				l.at = r.IntN(len(l.moves) + 1)
				m.Goto(l.at)
			case n < 40:
				l.at = max(0, l.at-r.IntN(40))
				m.Goto(l.at)
			case n < 60:
				l.at = len(l.moves)
				m.Goto(l.at)
			case n < 75:
				if m.Undo() {
					l.at--
				}
			case n < 95:
				if m.Redo(nil) {
					l.at++
				}
			case n < 99 && len(full.lines) < 5:
				name := fmt.Sprint("line ", step)
				if err := m.Branch(name, uint64(step)); err != nil {
					t.Fatal(err)
				}
				full.branch(name)
			case n < 105:
				names := m.Lines()
				full.current = names[r.IntN(len(names))]
				m.Follow(full.current)
			case n < 107:
				m = m.Alone(full.current)
				full = &fullMatch{current: engine.Main, lines: map[string]*fullLine{engine.Main: {l.moves[:l.at], l.positions[:l.at+1], l.at}}}
			case n < 115 || m.Position().Over():
				l.at = len(l.moves) * 9 / 10
				m.Goto(l.at)
			case len(m.Redoable()) > 0 && r.IntN(30) > 0: // keeps the lines long
				full.play(m.Redoable()[0])
				m.Redo(nil)
			default:
				playOne(t, m, full, r)
			}
			l = full.line()
			n := r.IntN(len(l.moves) + 1)
			if len(m.Moves()) != l.at || !slices.Equal(m.Line(), l.moves) {
				t.Fatalf("%s, step %d: %d of %d moves are played, expected %d of %d", e.ID, step, len(m.Moves()), len(m.Line()), l.at, len(l.moves))
			}
			if !reflect.DeepEqual(m.Position(), l.positions[l.at]) || !reflect.DeepEqual(m.At(n), l.positions[n]) {
				t.Fatalf("%s, step %d: another position after %d or %d of %d moves", e.ID, step, l.at, n, len(l.moves))
			}
			if r.IntN(10) == 0 {
				returned[m.Position()], returned[m.At(n)] = m.Position().Clone(), m.At(n).Clone()
			}
		}
		for p, was := range returned {
			if !reflect.DeepEqual(p, was) {
				t.Fatalf("%s: a position that was returned has changed", e.ID)
			}
		}
	}
	if longest < 800 {
		t.Errorf("no line is longer than %d moves", longest)
	}
}
