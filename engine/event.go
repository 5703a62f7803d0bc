package engine

import (
	"math/bits"
	"strconv"
)

// Kind is the kind of an Event.
type Kind int8

const (
	// Slide moves one tile from From to To. It appears if From is the bag and disappears if To is a sink.
	Slide Kind = iota + 1
	// Crack discards a broken tile from From to a sink To; Points is the penalty (negative or 0).
	Crack
	// Glow highlights the tile at To as part of a scoring run.
	Glow
	// Complete reports that the tile at To completes a set: a row, column, colour, star or number, given by Source, or an ornament
	// with NoSource. Any points for the set are counted at the end of the game.
	Complete
	// Count adds Points to Seat's score, shown at From. There is one for each cause of points, given by Source.
	Count
	// Round starts a round; Points is its number.
	Round
	// End ends the game.
	End
)

// Source is the cause of points, as listed on the score sheet.
type Source int8

// The sources of all games, in the order of the score sheet.
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
	sources
)

// Bonus reports whether s is the bonus for a complete set, which is counted at the end of the game.
func (s Source) Bonus() bool {
	return s == FromRows || s == FromColumns || s == FromColours || s == FromStars || s == FromNumbers
}

// Penalty reports whether s subtracts points.
func (s Source) Penalty() bool { return s == FromFloor || s == FromMarker || s == FromLeftovers }

// String returns the name of the source, which is the last part of its message key.
func (s Source) String() string {
	names := [...]string{"none", "wall", "floor", "rows", "columns", "colours", "start", "placing", "marker", "leftovers", "stars", "numbers"}
	if s < 0 || int(s) >= len(names) {
		return strconv.Itoa(int(s))
	}
	return names[s]
}

// Event is one visible change. Events with the same Beat happen at the same time; beats count from 0 within a move.
type Event struct {
	Kind     Kind
	Source   Source
	Beat     int16
	Tile     Tile
	Seat     Seat
	Points   int16
	From, To Place
}

// Log collects the events of a move. A nil Log discards them, at no cost to the search.
type Log struct {
	Events []Event
	beat   int16
}

// Add appends e on the current beat.
func (l *Log) Add(e Event) {
	if l == nil {
		return
	}
	e.Beat = l.beat
	l.Events = append(l.Events, e)
}

// Slide adds an event for a tile that moves from one place to another on behalf of a seat.
func (l *Log) Slide(t Tile, s Seat, from, to Place) {
	l.Add(Event{Kind: Slide, Tile: t, Seat: s, From: from, To: to})
}

// Glow adds an event that highlights a tile of a seat.
func (l *Log) Glow(s Seat, at Place) { l.Add(Event{Kind: Glow, Seat: s, To: at}) }

// Complete adds an event for a set that the tile at a place completes.
func (l *Log) Complete(from Source, s Seat, at Place) {
	l.Add(Event{Kind: Complete, Source: from, Seat: s, To: at})
}

// Count adds an event for points that a seat scores, shown at a place.
func (l *Log) Count(from Source, s Seat, points int, at Place) {
	l.Add(Event{Kind: Count, Source: from, Seat: s, Points: int16(points), From: at})
}

// Set highlights the tiles of a complete set and counts its points at the last of them. Each bit of spaces is a space of the set.
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

// Next starts a new beat, unless the current one has no events.
func (l *Log) Next() {
	if l != nil && len(l.Events) > 0 && l.Events[len(l.Events)-1].Beat == l.beat {
		l.beat++
	}
}

// Reset removes all events and keeps the allocated memory.
func (l *Log) Reset() {
	if l != nil {
		l.Events, l.beat = l.Events[:0], 0
	}
}
