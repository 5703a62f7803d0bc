package lesson_test

import (
	"encoding/json"
	"strings"
	"testing"

	"azulejo/engine/lesson"
)

// state is what the JSON of the positions of all games says about tiles.
type state struct {
	Game      string
	Players   int
	Round     int
	Phase     string
	Marker    int
	Factories []string
	Centre    string
	Supply    string
	Bag       map[string]int
	Lid       map[string]int
	Storage   map[string]int
	Boards    []board
}

// board is the board of a seat.
type board struct {
	Score         int
	Lines, Wall   []string
	Floor         string
	Hand, Corners string
	Stars         []string
}

// TestPositionsAreReachable checks that the positions in which lessons begin follow from the rules: how many tiles of each colour there are, how many have
// been drawn by that round, what walls, stars, lines and discards say about each other, where the marker is, and which scores are possible.
func TestPositionsAreReachable(t *testing.T) {
	eachLesson(t, func(t *testing.T, l *lesson.Lesson) {
		r := lesson.Begin(l)
		for ; !r.Done(); step(t, r) {
			if r.At() == 0 || r.Step().After != nil {
				var s state
				if err := json.Unmarshal(r.Position().AppendState(nil, nil), &s); err != nil {
					t.Fatal(err)
				}
				if strings.HasPrefix(s.Game, "azul") {
					s.checkAzul(t)
				} else {
					s.checkPavilion(t)
				}
			}
		}
	})
}

// offered returns the tiles on the factories and in the centre.
func (s *state) offered() string { return strings.Join(s.Factories, "") + s.Centre }

// dealt returns the number of tiles that the factories have been given so far.
func (s *state) dealt() int { return 4 * len(s.Factories) * s.Round }

// total returns the number of tiles of all colours in a bag.
func total(bag map[string]int) (n int) {
	for _, of := range bag {
		n += of
	}
	return n
}

// checkAzul checks a position of Azul in one of the first five rounds, before the bag is filled again.
func (s *state) checkAzul(t *testing.T) {
	t.Helper()
	const each, colours = 20, "BYRKW"
	rounds := s.Round - 1 // that have been scored
	if s.Phase == "tiling" {
		rounds++
	}
	discarded := map[string]int{} // by full lines
	markers := 0
	for seat, b := range s.Boards {
		tiles := 0
		for row, spaces := range b.Wall {
			laid := strings.ReplaceAll(spaces, ".", "")
			if tiles += len(laid); len(laid) > rounds {
				t.Errorf("seat %d has %d tiles in row %d after %d rounds", seat, len(laid), row+1, rounds)
			}
			for _, c := range laid {
				discarded[string(c)] += row
			}
		}
		if markers += strings.Count(b.Floor, "*"); b.Score > 10*tiles {
			t.Errorf("seat %d has %d points for %d tiles", seat, b.Score, tiles)
		}
	}
	for _, c := range colours {
		n := s.Bag[string(c)] + s.Lid[string(c)] + strings.Count(s.offered(), string(c))
		for _, b := range s.Boards {
			n += strings.Count(strings.Join(b.Lines, "")+strings.Join(b.Wall, "")+b.Floor, string(c))
		}
		if n != each {
			t.Errorf("there are %d tiles of colour %c", n, c)
		}
		if s.Lid[string(c)] < discarded[string(c)] {
			t.Errorf("%d tiles of colour %c are in the lid, but full lines have discarded %d", s.Lid[string(c)], c, discarded[string(c)])
		}
	}
	if s.Phase == "offer" && (s.Marker > 0) != (markers == 1) {
		t.Errorf("seat %d has the marker, but %d are on floor lines", s.Marker, markers)
	}
	if drawn := each*len(colours) - total(s.Bag); s.Round > 5 || drawn != s.dealt() {
		t.Errorf("in round %d, %d tiles have been drawn", s.Round, drawn)
	}
}

// checkPavilion checks a position of Summer Pavilion.
func (s *state) checkPavilion(t *testing.T) {
	t.Helper()
	const each, colours, corners, supplied, start, ring = 22, "PGOYBR", 4, 10, 5, 6
	bonuses, discarded := 0, 0
	for seat, b := range s.Boards {
		spent, tiles, bonus := 0, 0, b.bonusTiles()
		for star, spaces := range b.Stars {
			for n, c := range spaces {
				if c != '.' {
					tiles++
					spent += s.cost(star, n)
				}
			}
		}
		if have := spent + len(b.Hand) + len(b.Corners); have > s.dealt()+bonus {
			t.Errorf("seat %d has had %d tiles by round %d", seat, have, s.Round)
		}
		if b.Score > start+ring*tiles || len(b.Corners) > corners {
			t.Errorf("seat %d has %d points for %d tiles and keeps %q", seat, b.Score, tiles, b.Corners)
		}
		bonuses += bonus
		discarded += spent - tiles
	}
	for _, c := range colours {
		n := s.Bag[string(c)] + s.Storage[string(c)] + strings.Count(s.offered()+s.Supply, string(c))
		for _, b := range s.Boards {
			n += strings.Count(strings.Join(b.Stars, "")+b.Hand+b.Corners, string(c))
		}
		if n != each {
			t.Errorf("there are %d tiles of colour %c", n, c)
		}
	}
	drawn, refilled := each*len(colours)-total(s.Bag), s.dealt()+supplied+bonuses > each*len(colours)
	if !refilled && (drawn != s.dealt()+supplied+bonuses || total(s.Storage) < discarded) {
		t.Errorf("in round %d, %d tiles have been drawn, with %d bonus tiles; %d are in the storage of the %d that were paid", s.Round, drawn, bonuses, total(s.Storage), discarded)
	}
	if len(s.Supply) != supplied || s.Phase == "place" && s.Marker == 0 {
		t.Errorf("the supply is %q, the marker at seat %d", s.Supply, s.Marker)
	}
}

// cost returns the number on a space of a star, both from 0.
func (s *state) cost(star, space int) int {
	switch {
	case s.Game == "pavilion":
		return space + 1
	case star == 0:
		return 3
	}
	return [...]int{3, 2, 1, 4, 5, 6}[space]
}

// bonusTiles returns the number of bonus tiles for the ornaments that are surrounded.
func (b *board) bonusTiles() (tiles int) {
	covered := func(star int, spaces ...int) bool {
		for _, n := range spaces {
			if b.Stars[star][n-1] == '.' {
				return false
			}
		}
		return true
	}
	for s := 1; s <= 6; s++ {
		if covered(s, 2, 3) && covered(0, (s+3)%6+1, (s+4)%6+1) {
			tiles++
		}
		if covered(s, 1, 2) && covered(s%6+1, 3, 4) {
			tiles += 2
		}
		if covered(s, 5, 6) {
			tiles += 3
		}
	}
	return tiles
}
