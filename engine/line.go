package engine

import (
	"fmt"
	"slices"
)

// Main is the name of the first line of a match.
const Main = "main"

// A line always keeps the first position of each segment of segmentLength moves, and all positions of the wholeSegments most recently used
// segments. These hold a complete game of usual length, and bound the memory of the longest records.
const (
	segmentLength = 32
	wholeSegments = 16
)

// line is one variation of a match. Variations share the positions before the branch.
type line struct {
	name  string
	seed  uint64
	moves []Move // all moves, including undone ones
	at    int    // number of moves played
	// segments holds the positions. The first of each segment is always present, the following ones once they have been requested.
	segments [][]Position
	whole    []int // segments that hold more than their first position, least recently used first
	stall    Stall // of all moves
}

// newLine returns a line without moves that begins with start.
func newLine(name string, seed uint64, start Position) *line {
	l := &line{name: name, seed: seed, segments: [][]Position{{start}}}
	l.stall.Add(0, start)
	return l
}

// position returns the position after n moves. It is shared and must not be modified.
func (l *line) position(n int) Position {
	at, within := n/segmentLength, n%segmentLength
	if within > 0 {
		l.use(at)
	}
	for len(l.segments[at]) <= within {
		held := len(l.segments[at])
		next := l.segments[at][held-1].Clone()
		next.Play(l.moves[at*segmentLength+held-1], nil)
		l.segments[at] = append(l.segments[at], next)
	}
	return l.segments[at][within]
}

// use marks a segment as the most recently used one, and reduces the least recently used one to its first position if there are too many.
func (l *line) use(at int) {
	if n := len(l.whole); n > 0 && l.whole[n-1] == at {
		return
	}
	l.whole = append(slices.DeleteFunc(l.whole, func(i int) bool { return i == at }), at)
	if len(l.whole) > wholeSegments {
		oldest := l.whole[0]
		l.whole = slices.Delete(l.whole, 0, 1)
		l.segments[oldest] = slices.Clone(l.segments[oldest][:1])
	}
}

// play makes a legal move. If it is the move undone last, the moves to redo after it are kept.
func (l *line) play(mv Move, log *Log) {
	redo := l.at < len(l.moves) && l.moves[l.at] == mv
	if redo && log == nil {
		l.at++
		return
	}
	next := l.position(l.at).Clone()
	next.Play(mv, log)
	if !redo {
		l.truncate()
		l.add(mv, next)
	}
	l.at++
}

// truncate drops the undone moves.
func (l *line) truncate() {
	if l.at == len(l.moves) {
		return
	}
	l.moves = l.moves[:l.at]
	l.stall = l.stall.upTo(l.at)
	last := l.at / segmentLength
	l.segments = l.segments[:last+1]
	l.segments[last] = l.played(last)
	l.whole = slices.DeleteFunc(l.whole, func(i int) bool { return i > last })
}

// played returns the positions of a segment up to the current one. Appending to the result does not change the segment, which other lines
// may share.
func (l *line) played(segment int) []Position {
	held := l.segments[segment]
	return slices.Clip(held[:min(len(held), l.at-segment*segmentLength+1)])
}

// add appends a move and the position after it. The position becomes shared.
func (l *line) add(mv Move, after Position) {
	l.moves = append(l.moves, mv)
	l.stall.Add(len(l.moves), after)
	at, within := len(l.moves)/segmentLength, len(l.moves)%segmentLength
	switch {
	case within == 0:
		l.segments = append(l.segments, []Position{after})
	case within == len(l.segments[at]):
		l.use(at)
		l.segments[at] = append(l.segments[at], after)
	}
}

// extend appends the moves that next returns for the current position, until it returns NoMove or an error. It keeps only the first position
// of each segment and plays all moves on one copy.
func (l *line) extend(next func(Position) (Move, error)) error {
	l.truncate()
	p := l.position(l.at).Clone()
	for {
		mv, err := next(p)
		if mv == NoMove || err != nil {
			return err
		}
		p.Play(mv, nil)
		l.stall.Add(l.at+1, p)
		if l.moves = append(l.moves, mv); len(l.moves)%segmentLength == 0 {
			l.segments = append(l.segments, []Position{p.Clone()})
		}
		l.at++
	}
}

// fork returns a line that starts with the moves played so far and draws later chance from its own seed.
func (l *line) fork(name string, seed uint64) *line {
	last := l.at / segmentLength
	other := &line{name: name, seed: seed, at: l.at, moves: slices.Clone(l.moves[:l.at]), segments: slices.Clone(l.segments[:last+1]), stall: l.stall.upTo(l.at)}
	for i := range other.segments {
		other.segments[i] = l.played(i)
	}
	other.whole = slices.DeleteFunc(slices.Clone(l.whole), func(i int) bool { return i > last })
	return other
}

// Lines returns the names of all lines in order of creation, the main line first.
func (m *Match) Lines() []string {
	names := make([]string, len(m.lines))
	for i, l := range m.lines {
		names[i] = l.name
	}
	return names
}

// Following returns the name of the current line.
func (m *Match) Following() string { return m.current.name }

// Branch creates a line that starts with the moves played so far in the current line, and makes it the current line. Later chance is drawn
// from seed. The original line keeps its undone moves. Branch returns an error if the name is already used.
func (m *Match) Branch(name string, seed uint64) error {
	if m.line(name) != nil {
		return fmt.Errorf("there is already a line %q", name)
	}
	m.current = m.current.fork(name, seed)
	m.lines = append(m.lines, m.current)
	return nil
}

// Follow makes a line the current one, at the move where it was left. It reports whether a line of that name exists.
func (m *Match) Follow(name string) bool {
	l := m.line(name)
	if l != nil {
		m.current = l
	}
	return l != nil
}

// Drop removes a line and reports whether it did. The main line and the current line cannot be removed.
func (m *Match) Drop(name string) bool {
	l := m.line(name)
	if l == nil || l == m.current || l == m.lines[0] {
		return false
	}
	m.lines = slices.DeleteFunc(m.lines, func(o *line) bool { return o == l })
	return true
}

// Alone returns a match whose only line, the main line, is the played part of the given line. It returns nil if there is no such line.
func (m *Match) Alone(name string) *Match {
	l := m.line(name)
	if l == nil {
		return nil
	}
	main := l.fork(Main, l.seed)
	return &Match{Edition: m.Edition, Options: m.Options, Seed: l.seed, lines: []*line{main}, current: main}
}

func (m *Match) line(name string) *line {
	for _, l := range m.lines {
		if l.name == name {
			return l
		}
	}
	return nil
}
