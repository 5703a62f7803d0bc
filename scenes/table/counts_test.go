package table

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// supply returns the place whose tiles are stacked on the plain table.
func supply() engine.Place { return slot(engine.Supply, 0, 0, 0) }

// counted returns the numbers on the discs, sorted.
func counted(c *Counts) (numbers []string) {
	for _, d := range c.discs {
		if !d.Hidden {
			numbers = append(numbers, d.Children()[0].Art.(*stage.Label).Text)
		}
	}
	slices.Sort(numbers)
	return numbers
}

// TestStacksAreCounted checks that stacks of two or more tiles show their number, and that single tiles and tiles next to each other show none.
func TestStacksAreCounted(t *testing.T) {
	kit := &ui.Kit{Scale: ui.Scale{Unit: 0.5, Device: 0.5, Zoom: 1}}
	for _, x := range []struct {
		name  string
		tiles []Piece
		want  []string
	}{
		{"nothing", nil, nil},
		{"single tiles", pieces(supply(), 0, 3, engine.Marker), nil},
		{"two and three", pieces(supply(), 4, 1, 4, 0, 1, 4), []string{"2", "3"}},
		{"tiles next to each other", pieces(centre(), 1, 1, 1), nil},
		{"twelve", pieces(supply(), 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2), []string{"12"}},
	} {
		c, counts := NewCast(plain{}), NewCounts()
		c.Show(x.tiles)
		counts.Update(c.Actors(), kit)
		if got := counted(counts); !slices.Equal(got, x.want) {
			t.Errorf("%s: counted %v, expected %v", x.name, got, x.want)
		}
	}
}

// TestDiscSizes checks that the number of small tiles has no disc and covers no part of the tile, and that tiles too small for a number have none.
func TestDiscSizes(t *testing.T) {
	for device, want := range map[float64]string{0.5: "disc", 1: "number", 4: ""} {
		c, counts := NewCast(plain{}), NewCounts()
		c.Show(pieces(supply(), 1, 1)) // 18 high
		counts.Update(c.Actors(), &ui.Kit{Scale: ui.Scale{Unit: 0.5, Device: device, Zoom: 1}})
		tile, got := c.Actors()[0].Node.Bounds(), ""
		for _, d := range counts.discs {
			if got = "number"; d.Art != nil {
				got = "disc"
			} else if d.Bounds().Overlaps(tile) {
				t.Errorf("on tiles of %v the number at %v covers the tile at %v", 18/device, d.Bounds(), tile)
			}
		}
		if got != want {
			t.Errorf("tiles of %v have %q, expected %q", 18/device, got, want)
		}
	}
}

// TestStacksAreCountedAsTheyLie checks that a tile counts from the moment it lands on a stack until it leaves it, and that counting allocates nothing.
func TestStacksAreCountedAsTheyLie(t *testing.T) {
	kit := &ui.Kit{Scale: ui.Scale{Unit: 0.5, Device: 0.5, Zoom: 1}}
	line := slot(engine.Line, 0, 0, 0)
	s := startAnimation(false, append(pieces(supply(), 1, 1), pieces(factory(0), 1)...), slide(0, 1, factory(0), supply()), slide(1, 1, supply(), line))
	counts, seen := NewCounts(), []string{}
	for ; !s.line.Done(); s.line.Advance(1) {
		counts.Update(s.cast.Actors(), kit)
		now := counted(counts)
		if len(now) == 1 && (len(seen) == 0 || seen[len(seen)-1] != now[0]) {
			seen = append(seen, now[0])
		}
	}
	if want := []string{"2", "3", "2"}; !slices.Equal(seen, want) {
		t.Errorf("counted %v one after the other, expected %v", seen, want)
	}
	if n := testing.AllocsPerRun(50, func() { counts.Update(s.cast.Actors(), kit) }); n != 0 {
		t.Errorf("counting allocates %v times", n)
	}
}

// TestOnePerStack checks that OnePerStack returns one tile of each stack and all tiles that are next to each other.
func TestOnePerStack(t *testing.T) {
	c := NewCast(plain{})
	c.Show(append(pieces(supply(), 1, 1, 2, 1), pieces(centre(), 1, 1)...))
	if n := len(OnePerStack(c.Actors())); n != 4 {
		t.Errorf("%d tiles, expected 4", n)
	}
}
