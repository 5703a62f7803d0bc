package enginetest

import (
	"encoding/json"
	"fmt"
	"strings"

	"azulejo/engine"
)

// Tally counts the tiles in each zone of each seat by applying events, like a minimal user interface.
type Tally struct {
	pools map[engine.Place]map[engine.Tile]int
	slots map[engine.Place]engine.Tile
}

// NewTally returns the tally before the first deal of a game: the marker is in the centre.
func NewTally() *Tally {
	t := &Tally{pools: map[engine.Place]map[engine.Tile]int{}, slots: map[engine.Place]engine.Tile{}}
	t.put(engine.Place{Zone: engine.Centre}, engine.Marker)
	return t
}

func pool(p engine.Place) engine.Place { p.Col = 0; return p }

func (t *Tally) put(at engine.Place, tile engine.Tile) error {
	switch {
	case at.Zone.Sink():
	case at.Zone.Pool():
		if t.pools[pool(at)] == nil {
			t.pools[pool(at)] = map[engine.Tile]int{}
		}
		t.pools[pool(at)][tile]++
	default:
		if was, taken := t.slots[at]; taken {
			return fmt.Errorf("tile %d lands on tile %d at %+v", tile, was, at)
		}
		t.slots[at] = tile
	}
	return nil
}

func (t *Tally) take(at engine.Place, tile engine.Tile) error {
	switch {
	case at.Zone.Sink():
	case at.Zone.Pool():
		if t.pools[pool(at)][tile] == 0 {
			return fmt.Errorf("there is no tile %d at %+v", tile, at)
		}
		t.pools[pool(at)][tile]--
	default:
		if was, there := t.slots[at]; !there || was != tile {
			return fmt.Errorf("there is no tile %d at %+v", tile, at)
		}
		delete(t.slots, at)
	}
	return nil
}

// Apply moves the tiles according to the events.
func (t *Tally) Apply(events []engine.Event) error {
	for i, e := range events {
		if i > 0 && e.Beat < events[i-1].Beat {
			return fmt.Errorf("beats run backwards")
		}
		if e.Kind != engine.Slide && e.Kind != engine.Crack {
			continue
		}
		if err := t.take(e.From, e.Tile); err != nil {
			return err
		}
		if err := t.put(e.To, e.Tile); err != nil {
			return err
		}
	}
	return nil
}

// Compare compares the tally with a position: tiles in factories, centre, supply and hands, and on boards.
func (t *Tally) Compare(p engine.Position) error {
	var s struct {
		Factories      []string
		Centre, Supply string
		Boards         []struct {
			Lines, Wall, Stars   []string
			Floor, Hand, Corners string
		}
	}
	if err := json.Unmarshal(p.AppendState(nil, nil), &s); err != nil {
		return err
	}
	for i, f := range s.Factories {
		if n := t.count(engine.Place{Zone: engine.Factory, Row: int8(i)}); n != len(f) {
			return fmt.Errorf("factory %d shows %d tiles, expected %q", i+1, n, f)
		}
	}
	if n := t.count(engine.Place{Zone: engine.Centre}) - t.pools[engine.Place{Zone: engine.Centre}][engine.Marker]; n != len(s.Centre) {
		return fmt.Errorf("the centre shows %d tiles, expected %q", n, s.Centre)
	}
	if n := t.count(engine.Place{Zone: engine.Supply}); n != len(s.Supply) {
		return fmt.Errorf("the supply shows %d tiles, expected %q", n, s.Supply)
	}
	want := 0
	for i, b := range s.Boards {
		if n := t.count(engine.Place{Zone: engine.Hand, Seat: engine.Seat(i)}); n != len(b.Hand) {
			return fmt.Errorf("the hand of seat %d shows %d tiles, expected %q", i+1, n, b.Hand)
		}
		if n := t.count(engine.Place{Zone: engine.Corner, Seat: engine.Seat(i)}); n != len(b.Corners) {
			return fmt.Errorf("the corners of seat %d show %d tiles, expected %q", i+1, n, b.Corners)
		}
		want += len(b.Floor)
		for _, l := range b.Lines {
			want += len(l)
		}
		for _, w := range append(b.Wall, b.Stars...) {
			want += len(w) - strings.Count(w, ".")
		}
	}
	onBoards := len(t.slots)
	for at := range t.slots {
		if at.Zone == engine.Keep {
			onBoards--
		}
	}
	if onBoards != want {
		return fmt.Errorf("%d tiles are on boards, expected %d", onBoards, want)
	}
	return nil
}

func (t *Tally) count(at engine.Place) int {
	n := 0
	for _, k := range t.pools[at] {
		n += k
	}
	return n
}
