package engine

import (
	"fmt"
	"slices"
)

// Main is the name of the line that a match begins with.
const Main = "main"

// A line keeps one position of each segment of so many moves for good, and all positions of the segments used last: more than a usual game
// has, and little of the longest record.
const (
	segmentLength = 32
	wholeSegments = 16
)

// line is one way a match may go. Lines that part share the positions before.
type line struct {
	name  string
	seed  uint64
	moves []Move // all moves, those taken back included
	at    int    // how many of them are played
	// segments holds the positions: the first of a segment always, the next ones as far as they have been asked for.
	segments [][]Position
	whole    []int // the segments that hold more than their first position, the one used last at the end
}

// newLine returns a line without moves.
func newLine(name string, seed uint64, start Position) *line {
	return &line{name: name, seed: seed, segments: [][]Position{{start}}}
}

// position returns the position after n moves. It is shared and must not be changed.
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

// use makes a segment the one used last. Of one that has not been used for long only the first position stays.
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

// play makes a legal move.
func (l *line) play(mv Move, log *Log) {
	again := l.at < len(l.moves) && l.moves[l.at] == mv
	if again && log == nil {
		l.at++
		return
	}
	next := l.position(l.at).Clone()
	next.Play(mv, log)
	if !again {
		l.truncate()
		l.add(mv, next)
	}
	l.at++
}

// truncate drops the moves taken back.
func (l *line) truncate() {
	if l.at == len(l.moves) {
		return
	}
	l.moves = l.moves[:l.at]
	last := l.at / segmentLength
	l.segments = l.segments[:last+1]
	l.segments[last] = l.played(last)
	l.whole = slices.DeleteFunc(l.whole, func(i int) bool { return i > last })
}

// played returns the positions of a segment up to the present one. What is appended to them does not change the segment, which other lines
// may share.
func (l *line) played(segment int) []Position {
	held := l.segments[segment]
	return slices.Clip(held[:min(len(held), l.at-segment*segmentLength+1)])
}

// add appends a move and the position after it, which becomes shared.
func (l *line) add(mv Move, after Position) {
	l.moves = append(l.moves, mv)
	at, within := len(l.moves)/segmentLength, len(l.moves)%segmentLength
	switch {
	case within == 0:
		l.segments = append(l.segments, []Position{after})
	case within == len(l.segments[at]):
		l.use(at)
		l.segments[at] = append(l.segments[at], after)
	}
}

// extend appends the moves that next returns for the position after those before, until it returns none. Only the first position of each
// segment is kept; the others are made in one that is used again and again.
func (l *line) extend(next func(Position) (Move, error)) error {
	l.truncate()
	p := l.position(l.at).Clone()
	for {
		mv, err := next(p)
		if mv == NoMove || err != nil {
			return err
		}
		p.Play(mv, nil)
		if l.moves = append(l.moves, mv); len(l.moves)%segmentLength == 0 {
			l.segments = append(l.segments, []Position{p.Clone()})
		}
		l.at++
	}
}

// part returns a line that shares the moves played so far and goes its own way from here, by chance of its own.
func (l *line) part(name string, seed uint64) *line {
	last := l.at / segmentLength
	other := &line{name: name, seed: seed, at: l.at, moves: slices.Clone(l.moves[:l.at]), segments: slices.Clone(l.segments[:last+1])}
	for i := range other.segments {
		other.segments[i] = l.played(i)
	}
	other.whole = slices.DeleteFunc(slices.Clone(l.whole), func(i int) bool { return i > last })
	return other
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
