package table

import "azulejo/engine"

// Live is the state that the scenery shows while tiles move. The position shown changes only when all of them have landed.
type Live struct {
	// OnTurn is the seat whose board has the gold frame, or Nature for none.
	OnTurn engine.Seat
	// Round is what each seat would score if the round ended now.
	Round [engine.MaxSeats]RoundScore
	// Next is Round of the seat on turn after the move that is pointed at, or nil.
	Next *RoundScore
	// Count holds the number of tiles of each colour in bag, discard and hands, as far as the scenery shows them.
	Count map[engine.Place][]int
	// Covered has the spaces that a tile lies on, as far as the scenery shows something else on them; nil where it does not.
	Covered map[engine.Place]bool
}

// RoundScore is what the end of a round adds to a score: Gain is 0 or more, Loss 0 or less.
type RoundScore struct{ Gain, Loss int }

// Add adds points of a source.
func (r *RoundScore) Add(from engine.Source, points int) {
	if from.Penalty() {
		r.Loss += points
	} else {
		r.Gain += points
	}
}

// Bag returns the number of tiles of each colour in the bag.
func (l *Live) Bag() []int { return l.CountAt(engine.Place{Zone: engine.Bag}) }

// Discard returns the number of tiles of each colour that have been discarded.
func (l *Live) Discard() []int { return l.CountAt(engine.Place{Zone: engine.Discard}) }

// CountAt returns the number of tiles of each colour in the pool or sink of a place, nil where they are not counted.
func (l *Live) CountAt(at engine.Place) []int {
	key := engine.Place{Zone: at.Zone}
	if at.Zone.Owned() {
		key.Seat = at.Seat
	}
	return l.Count[key]
}

// Leave removes a tile that sets off from a place. An empty bag is filled with the discarded tiles first.
func (l *Live) Leave(at engine.Place, t engine.Tile) {
	if bag := l.CountAt(at); at.Zone.Drawn() && int(t) < len(bag) && bag[t] == 0 {
		discard := l.Discard()
		for c, n := range discard {
			bag[c], discard[c] = bag[c]+n, 0
		}
	}
	delete(l.Covered, at)
	l.add(at, t, -1)
}

// Land adds a tile that has come to rest at a place.
func (l *Live) Land(at engine.Place, t engine.Tile) {
	if l.Covered != nil && at.Zone.Spaces() {
		l.Covered[at] = true
	}
	l.add(at, t, 1)
}

// add adds n tiles of a colour to those counted at a place.
func (l *Live) add(at engine.Place, t engine.Tile, n int) {
	if count := l.CountAt(at); t != engine.Marker && count != nil {
		count[t] += n
	}
}

// CountHands counts the tiles in hands as they lie now.
func (l *Live) CountHands(tiles []*Actor) {
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

// Turn gives the gold frame to the seat whose board an event scores.
func (l *Live) Turn(e engine.Event) {
	if s, ok := scoredSeat(e); ok {
		l.OnTurn = s
	}
}
