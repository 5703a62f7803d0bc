package table

import "azulejo/engine"

// LiveState is what the scenery shows while tiles move. The position shown changes only when all of them have landed.
type LiveState struct {
	// OnTurn is the seat whose board has the gold frame; Nature for none.
	OnTurn engine.Seat
	// Round is what each seat would score if the round ended now.
	Round [engine.MaxSeats]engine.RoundScore
	// Next is Round of the seat on turn after the move under the pointer, or nil.
	Next *engine.RoundScore
	// Count holds the numbers of tiles by colour in bag, discard and hands, if the scenery shows them.
	Count map[engine.Place][]int
	// Covered holds the spaces with a tile, if the scenery draws something on free spaces; otherwise it is nil.
	Covered map[engine.Place]bool
}

// Bag returns the number of tiles of each colour in the bag.
func (l *LiveState) Bag() []int { return l.CountAt(engine.Place{Zone: engine.Bag}) }

// Discard returns the number of tiles of each colour that have been discarded.
func (l *LiveState) Discard() []int { return l.CountAt(engine.Place{Zone: engine.Discard}) }

// CountAt returns the number of tiles of each colour in the pool or sink of a place, or nil if they are not counted.
func (l *LiveState) CountAt(at engine.Place) []int {
	key := engine.Place{Zone: at.Zone}
	if at.Zone.Owned() {
		key.Seat = at.Seat
	}
	return l.Count[key]
}

// RemoveTile removes a tile that leaves a place. It first refills an empty bag with the discarded tiles.
func (l *LiveState) RemoveTile(at engine.Place, t engine.Tile) {
	if bag := l.CountAt(at); at.Zone.Drawn() && int(t) < len(bag) && bag[t] == 0 {
		discard := l.Discard()
		for c, n := range discard {
			bag[c], discard[c] = bag[c]+n, 0
		}
	}
	delete(l.Covered, at)
	l.add(at, t, -1)
}

// AddTile adds a tile that has arrived at a place.
func (l *LiveState) AddTile(at engine.Place, t engine.Tile) {
	if l.Covered != nil && at.Zone.Spaces() {
		l.Covered[at] = true
	}
	l.add(at, t, 1)
}

// add adds n to the number of tiles of a colour at a place, if they are counted.
func (l *LiveState) add(at engine.Place, t engine.Tile, n int) {
	if count := l.CountAt(at); t != engine.Marker && count != nil {
		count[t] += n
	}
}

// CountHands counts the tiles in hands.
func (l *LiveState) CountHands(tiles []*Actor) {
	for at, count := range l.Count {
		if at.Zone.Owned() {
			clear(count)
		}
	}
	for _, a := range tiles {
		if a.Place.Zone.Owned() {
			l.add(a.Place, a.Tile, 1)
		}
	}
}

// scoredSeat returns the seat whose board an event scores.
func scoredSeat(e engine.Event) (s engine.Seat, ok bool) {
	switch e.Kind {
	case engine.Glow, engine.Complete, engine.Count, engine.Crack:
		return e.Seat, true
	case engine.Slide:
		return e.To.Seat, e.To.Zone.Scores()
	}
	return s, false
}

// HighlightScorer sets OnTurn to the seat whose board an event scores.
func (l *LiveState) HighlightScorer(e engine.Event) {
	if s, ok := scoredSeat(e); ok {
		l.OnTurn = s
	}
}
