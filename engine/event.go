package engine

import (
	"math/bits"
	"strconv"
)

// Kind says what an Event shows.
type Kind int8

const (
	// Slide moves one tile from From to To; from the bag it appears, into a sink it vanishes.
	Slide Kind = iota + 1
	// Crack breaks a tile at From away into a sink To; Points is what it costs (negative or 0).
	Crack
	// Glow lights the tile at To as part of a scoring run.
	Glow
	// Complete tells that what lies at To completes a set: a row, column, colour, star or number, as Source names it, or an
	// ornament with NoSource. Its points, if it brings any, are counted at the end of the game.
	Complete
	// Count adds Points to Seat's score, shown at From. Emitted once for each scoring cause; Source names it.
	Count
	// Round starts round number Points.
	Round
	// End closes the game.
	End
)

// Source says where points come from, for the score sheet.
type Source int8

// The sources of all games, in the order a score sheet shows them.
const (
	NoSource Source = iota
	FromWall
	FromFloor
	FromRows
	FromColumns
	FromColours
	FromStart
	FromPlacing
	FromMarker
	FromLeftovers
	FromStars
	FromNumbers
)

// Bonus reports whether s is the bonus for a complete set, counted at the end of the game.
func (s Source) Bonus() bool {
	return s == FromRows || s == FromColumns || s == FromColours || s == FromStars || s == FromNumbers
}

// Penalty reports whether points of s are lost.
func (s Source) Penalty() bool { return s == FromFloor || s == FromMarker || s == FromLeftovers }

// String is the source's name, the end of the key of its words.
func (s Source) String() string {
	names := [...]string{"none", "wall", "floor", "rows", "columns", "colours", "start", "placing", "marker", "leftovers", "stars", "numbers"}
	if s < 0 || int(s) >= len(names) {
		return strconv.Itoa(int(s))
	}
	return names[s]
}

// Event is one visible change. Events of equal Beat happen together; beats count up from 0 within one move.
type Event struct {
	Kind     Kind
	Source   Source
	Beat     int16
	Tile     Tile
	Seat     Seat
	Points   int16
	From, To Place
}

// Log collects the events of a move. A nil Log collects nothing, so search pays nothing for it.
type Log struct {
	Events []Event
	beat   int16
}

// Add appends e at the current beat.
func (l *Log) Add(e Event) {
	if l == nil {
		return
	}
	e.Beat = l.beat
	l.Events = append(l.Events, e)
}

// Slide tells that a tile goes from a place to another, for a seat.
func (l *Log) Slide(t Tile, s Seat, from, to Place) {
	l.Add(Event{Kind: Slide, Tile: t, Seat: s, From: from, To: to})
}

// Glow lights the tile at a place of a seat.
func (l *Log) Glow(s Seat, at Place) { l.Add(Event{Kind: Glow, Seat: s, To: at}) }

// Complete tells that what lies at a place of a seat completes a set.
func (l *Log) Complete(from Source, s Seat, at Place) {
	l.Add(Event{Kind: Complete, Source: from, Seat: s, To: at})
}

// Count adds points to the score of a seat, shown at a place.
func (l *Log) Count(from Source, s Seat, points int, at Place) {
	l.Add(Event{Kind: Count, Source: from, Seat: s, Points: int16(points), From: at})
}

// Set lights a complete set, a bit for each space, and counts its points at the last of them.
func (l *Log) Set(from Source, s Seat, points int, spaces uint64, place func(s Seat, space int) Place) {
	if l == nil {
		return
	}
	l.Next()
	var last Place
	for ; spaces != 0; spaces &= spaces - 1 {
		last = place(s, bits.TrailingZeros64(spaces))
		l.Glow(s, last)
	}
	l.Count(from, s, points, last)
}

// Next starts a new beat, unless the current one is still empty.
func (l *Log) Next() {
	if l != nil && len(l.Events) > 0 && l.Events[len(l.Events)-1].Beat == l.beat {
		l.beat++
	}
}

// Reset empties the log and keeps its memory.
func (l *Log) Reset() {
	if l != nil {
		l.Events, l.beat = l.Events[:0], 0
	}
}
