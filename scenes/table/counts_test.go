package table

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// supply is the pool whose tiles lie on each other on the plain table.
func supply() engine.Place { return slot(engine.Supply, 0, 0, 0) }

// counted are the numbers on the discs, in no order that matters.
func counted(c *Counts) (numbers []string) {
	for _, d := range c.discs {
		if !d.Hidden {
			numbers = append(numbers, d.Children()[0].Art.(*stage.Label).Text)
		}
	}
	slices.Sort(numbers)
	return numbers
}

func TestStacksAreCounted(t *testing.T) {
	kit := &ui.Kit{Scale: ui.Scale{Unit: 0.5, Device: 0.5, Zoom: 1}}
	for _, x := range []struct {
		name  string
		tiles []Piece
		want  []string
	}{
		{"nothing", nil, nil},
		{"single ones", pieces(supply(), 0, 3, engine.Marker), nil},
		{"two and three", pieces(supply(), 4, 1, 4, 0, 1, 4), []string{"2", "3"}},
		{"not where they lie beside each other", pieces(centre(), 1, 1, 1), nil},
		{"a dozen", pieces(supply(), 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2), []string{"12"}},
	} {
		c, counts := NewCast(plain{}), NewCounts()
		c.Show(x.tiles)
		counts.Update(c.Actors(), kit)
		if got := counted(counts); !slices.Equal(got, x.want) {
			t.Errorf("%s: counted %v, expected %v", x.name, got, x.want)
		}
	}
}

// TestSmallStacksBearSmallDiscs: the smaller the tiles, the smaller the disc; tiles that are not shown bear none.
func TestSmallStacksBearSmallDiscs(t *testing.T) {
	for device, want := range map[float64]float64{0.5: discSize, 1: smallDisc, 4: 0} {
		c, counts := NewCast(plain{}), NewCounts()
		c.Show(pieces(supply(), 1, 1)) // 18 high
		counts.Update(c.Actors(), &ui.Kit{Scale: ui.Scale{Unit: 0.5, Device: device, Zoom: 1}})
		wide := 0.0
		for _, d := range counts.discs {
			wide = d.W / device * discText / max(discText, (&ui.Kit{Scale: ui.Scale{Unit: 0.5, Device: device, Zoom: 1}}).MinTextSize()/device)
		}
		if math.Abs(wide-want) > 0.5 {
			t.Errorf("on tiles of %v a disc is %v wide, expected %v", 18/device, wide, want)
		}
	}
}

// TestStacksAreCountedAsTheyLie: a tile counts once it lies on the others, and no longer once it has left them.
func TestStacksAreCountedAsTheyLie(t *testing.T) {
	kit := &ui.Kit{Scale: ui.Scale{Unit: 0.5, Device: 0.5, Zoom: 1}}
	line := slot(engine.Line, 0, 0, 0)
	s := begin(false, append(pieces(supply(), 1, 1), pieces(factory(0), 1)...), slide(0, 1, factory(0), supply()), slide(1, 1, supply(), line))
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

func TestApart(t *testing.T) {
	c := NewCast(plain{})
	c.Show(append(pieces(supply(), 1, 1, 2, 1), pieces(centre(), 1, 1)...))
	if n := len(OnePerStack(c.Actors())); n != 4 {
		t.Errorf("%d tiles lie apart, expected 4", n)
	}
}
