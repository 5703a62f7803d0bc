package engine

import (
	"fmt"
	"slices"
)

// Main is the name of the line that a match begins with.
const Main = "main"

// line is one way a match may go. Lines that part share the positions before.
type line struct {
	name      string
	seed      uint64
	moves     []Move     // all moves, those taken back included
	positions []Position // before each of them, and after the last
	at        int        // how many of them are played
}

// play makes a legal move.
func (l *line) play(mv Move, log *Log) {
	next := l.positions[l.at].Clone()
	next.Play(mv, log)
	if l.at == len(l.moves) || l.moves[l.at] != mv {
		l.moves = append(l.moves[:l.at], mv)
		l.positions = append(l.positions[:l.at+1], next)
	}
	l.at++
}

// part returns a line that shares the moves played so far and goes its own way from here, by chance of its own.
func (l *line) part(name string, seed uint64) *line {
	return &line{name: name, seed: seed, at: l.at, moves: slices.Clone(l.moves[:l.at]), positions: slices.Clone(l.positions[:l.at+1])}
}

// Lines are the names of all lines in the order of their making, the main line first.
func (m *Match) Lines() []string {
	names := make([]string, len(m.lines))
	for i, l := range m.lines {
		names[i] = l.name
	}
	return names
}

// Following is the name of the line that the match follows.
func (m *Match) Following() string { return m.now.name }

// Branch parts a line of a new name from the one followed, here, and follows it; its chance is drawn from seed. Follow comes back to
// where the other was left.
func (m *Match) Branch(name string, seed uint64) error {
	if m.line(name) != nil {
		return fmt.Errorf("there is a line %q already", name)
	}
	m.now = m.now.part(name, seed)
	m.lines = append(m.lines, m.now)
	return nil
}

// Follow goes to a line, where it was left, and reports whether there is one of that name.
func (m *Match) Follow(name string) bool {
	l := m.line(name)
	if l != nil {
		m.now = l
	}
	return l != nil
}

// Drop forgets a line that the match does not follow, and reports whether it did. The main line stays.
func (m *Match) Drop(name string) bool {
	l := m.line(name)
	if l == nil || l == m.now || l == m.lines[0] {
		return false
	}
	m.lines = slices.DeleteFunc(m.lines, func(o *line) bool { return o == l })
	return true
}

// Alone returns a match that has one of the lines as its main line and no other, or nil if there is none of that name.
func (m *Match) Alone(name string) *Match {
	l := m.line(name)
	if l == nil {
		return nil
	}
	main := l.part(Main, l.seed)
	return &Match{Edition: m.Edition, Options: m.Options, Seed: l.seed, lines: []*line{main}, now: main}
}

func (m *Match) line(name string) *line {
	for _, l := range m.lines {
		if l.name == name {
			return l
		}
	}
	return nil
}
