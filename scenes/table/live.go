package table

import "azulejo/engine"

// Live is the state that the scenery shows while tiles move. The position shown changes only when all of them have landed.
type Live struct {
	// OnTurn is the seat whose board has the gold frame, or Nature for none.
	OnTurn engine.Seat
	// Round is what the end of the round will add to each score.
	Round [engine.MaxSeats]RoundScore
	// Next is Round of the seat on turn after the move that is pointed at, or nil.
	Next *RoundScore
	// Bag and Discard hold the number of tiles of each colour there.
	Bag, Discard []int
	// Hand holds the number of tiles of each colour in the hand of each seat.
	Hand [engine.MaxSeats][]int
	// Floor has a bit for each space of a floor line that a tile lies on.
	Floor [engine.MaxSeats]uint8
}

// RoundScore is what the end of a round adds to a score: Gain is 0 or more, Loss 0 or less.
type RoundScore struct{ Gain, Loss int }

// Add adds points of a source.
func (r *RoundScore) Add(from engine.Source, points int) {
	if from == engine.FromFloor {
		r.Loss += points
	} else {
		r.Gain += points
	}
}

// Leave removes a tile that sets off from a place. An empty bag is filled from the discard first.
func (l *Live) Leave(at engine.Place, t engine.Tile) {
	if at.Zone == engine.Bag && int(t) < len(l.Bag) && l.Bag[t] == 0 {
		for c, n := range l.Discard {
			l.Bag[c], l.Discard[c] = l.Bag[c]+n, 0
		}
	}
	if at.Zone == engine.Floor {
		l.Floor[at.Seat] &^= 1 << at.Col
	}
	l.move(at, t, -1)
}

// Land adds a tile that has come to rest at a place.
func (l *Live) Land(at engine.Place, t engine.Tile) {
	if at.Zone == engine.Floor {
		l.Floor[at.Seat] |= 1 << at.Col
	}
	l.move(at, t, 1)
}

func (l *Live) move(at engine.Place, t engine.Tile, n int) {
	switch {
	case t == engine.Marker:
	case at.Zone == engine.Bag:
		l.Bag[t] += n
	case at.Zone == engine.Discard:
		l.Discard[t] += n
	case at.Zone == engine.Hand:
		l.Hand[at.Seat][t] += n
	}
}

// CountHands takes in the hands as the tiles lie.
func (l *Live) CountHands(tiles []*Actor) {
	for _, hand := range l.Hand {
		clear(hand)
	}
	for _, a := range tiles {
		if a.Place.Zone == engine.Hand && a.Tile != engine.Marker {
			l.Hand[a.Place.Seat][a.Tile]++
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

// Turn moves the gold frame to the seat whose board an event scores.
func (l *Live) Turn(e engine.Event) {
	if s, ok := scoredSeat(e); ok {
		l.OnTurn = s
	}
}
