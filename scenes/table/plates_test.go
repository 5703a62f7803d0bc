package table

import (
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// squares are the metrics of square tiles on plates.
var squares = PlateMetrics{TileWidth: 1, X: 1.075, Y: 1.075, Round: 2.86, MinDish: 2.3, MaxDish: 2.3, DishHeight: 2.3, DishX: 1.075 / 2.3, Plate: "plate", Dish: "dish", MaxTile: 50}

// eachSetting visits the offers of two, three and four seats with any number of plates left, in the rooms of phones.
func eachSetting(visit func(p *Plates, s OfferContents)) {
	for _, room := range []stage.Rect{{X: 5, Y: 130, W: 380, H: 340}, {X: 5, Y: 130, W: 380, H: 284}, {X: 5, Y: 56, W: 379, H: 329}, {X: 47, Y: 56, W: 430, H: 300}} {
		for all := 5; all <= 9; all += 2 {
			for first := range all + 1 { // the plates that are left
				s := OfferContents{Factories: all, Stacks: min(maxStacks, 1+3*first)}
				for i := first; i < all; i++ {
					s.Shown = append(s.Shown, (i*2)%all)
				}
				visit(FitPlates(room, s, squares, 1), s)
			}
		}
	}
}

// tileRect returns the square that a tile covers.
func tileRect(s Spot) stage.Rect {
	return stage.Rect{X: s.X - s.Size/2, Y: s.Y - s.Size/2, W: s.Size, H: s.Size}
}

func inside(r, room stage.Rect) bool {
	return r.X >= room.X-0.01 && r.Y >= room.Y-0.01 && r.X+r.W <= room.X+room.W+0.01 && r.Y+r.H <= room.Y+room.H+0.01
}

// TestPlatesAndTrayKeepApart checks that plates and the tray are within the room of the offer and do not overlap.
func TestPlatesAndTrayKeepApart(t *testing.T) {
	eachSetting(func(p *Plates, s OfferContents) {
		wide, tall := p.plateWidth, p.tile*p.plate.height
		if !inside(p.tray, p.bounds) {
			t.Errorf("%+v: the tray %+v leaves the offer %+v", s, p.tray, p.bounds)
		}
		var plates []stage.Rect
		for i := range s.Shown {
			x, y := p.at(i)
			r := stage.Rect{X: x - wide/2, Y: y - tall/2, W: wide, H: tall}
			if !inside(r, p.bounds) || r.Overlaps(p.tray) {
				t.Errorf("%+v: plate %d at %+v leaves the offer %+v or meets the tray %+v", s, i, r, p.bounds, p.tray)
			}
			for _, o := range plates {
				if r.Overlaps(o) {
					t.Errorf("%+v: plates meet: %+v, %+v", s, r, o)
				}
			}
			plates = append(plates, r)
		}
	})
}

// TestBadgesAreOnPlates checks that the badges of plates are on their rim, off their tiles, and that plates without tiles have none.
func TestBadgesAreOnPlates(t *testing.T) {
	eachSetting(func(p *Plates, s OfferContents) {
		for factory := range s.Factories {
			for seat := range engine.Seat(4) {
				b := p.Badge(factory, seat)
				at := slices.Index(s.Shown, factory)
				if at < 0 {
					if b.Size != 0 {
						t.Fatalf("%+v: plate %d is not shown and has the badge %+v", s, factory, b)
					}
					continue
				}
				x, y := p.at(at)
				plate := stage.Rect{X: x - p.plateWidth/2, Y: y - p.tile*p.plate.height/2, W: p.plateWidth, H: p.tile * p.plate.height}
				if !plate.Contains(b.X, b.Y) || !inside(tileRect(b.Spot), p.bounds.Grow(4.5)) {
					t.Errorf("%+v: the badge %+v is not on the plate %+v", s, b, plate)
				}
			}
		}
	})
}

// TestTilesOfPlatesAndStacksCanBeHit checks that tiles to take are at least 40 device-independent pixels apart, and that stacks are within the tray.
func TestTilesOfPlatesAndStacksCanBeHit(t *testing.T) {
	const least = 40
	eachSetting(func(p *Plates, s OfferContents) {
		var all []Spot
		for _, f := range s.Shown {
			for i := range 4 {
				all = append(all, p.Tile(f, i))
			}
		}
		for i := range s.Stacks {
			h := p.InCentre(i, s.Stacks)
			if !inside(tileRect(h), p.tray) {
				t.Errorf("%+v: stack %d at %+v leaves the tray %+v", s, i, h, p.tray)
			}
			all = append(all, h)
		}
		for i, a := range all {
			for _, b := range all[:i] {
				if d := math.Max(math.Abs(a.X-b.X), math.Abs(a.Y-b.Y)); d < least {
					t.Fatalf("%+v: tiles at %+v and %+v are %.1f apart", s, a, b, d)
				}
			}
		}
	})
}

// TestPlatesStayAlike checks that when plates become empty, the others keep their shape and do not shrink noticeably.
func TestPlatesStayAlike(t *testing.T) {
	var last *Plates
	eachSetting(func(p *Plates, s OfferContents) {
		if last != nil && len(s.Shown) > 0 && len(s.Shown) < s.Factories && (p.plate != last.plate || p.tile < last.tile-4) {
			t.Errorf("%+v: tiles of %.1f on %d columns after %.1f on %d", s, p.tile, p.columns, last.tile, last.columns)
		}
		last = p
	})
}

// TestPlatesOnAPhone checks the columns and the shape of the plates on a phone at the start of a round, and that their tiles are at least 40
// device-independent pixels high.
func TestPlatesOnAPhone(t *testing.T) {
	for _, x := range []struct {
		all, columns int
		round        bool
	}{{5, 3, true}, {7, 3, true}, {9, 3, false}} {
		p := FitPlates(stage.Rect{W: 380, H: 363}, OfferContents{Factories: x.all, Shown: make([]int, x.all), Stacks: 1}, squares, 1)
		if p.plate.sprite == squares.Plate != x.round || p.columns != x.columns || p.tile < 40 {
			t.Errorf("%d plates: round %v in %d columns with tiles of %.1f, expected %v, %d", x.all, p.plate.sprite == squares.Plate, p.columns, p.tile, x.round, x.columns)
		}
	}
}

// TestTrayEdge checks that the dots on the edge of the tray are evenly spaced and go round it once.
func TestTrayEdge(t *testing.T) {
	straight, r := [2]float64{100, 20}, 10.0
	around := 2*(100+20) + 2*math.Pi*r
	const n = 500
	lx, ly := pointOnEdge(around*(n-1)/n, straight, r)
	for i := range n {
		x, y := pointOnEdge(around*float64(i)/n, straight, r)
		if d := math.Hypot(x-lx, y-ly); d < 0.9*around/n || d > 1.01*around/n {
			t.Errorf("dot %d is %.2f from the one before, expected %.2f", i, d, around/n)
		}
		if x < -60.01 || x > 60.01 || y < -20.01 || y > 20.01 {
			t.Errorf("dot %d at (%.1f, %.1f) leaves the edge", i, x, y)
		}
		lx, ly = x, y
	}
}

// TestTilesGrowAsPlatesLeave checks that on a short phone with four seats tiles are at least 36 device-independent pixels high, and larger once three
// plates or fewer are left.
func TestTilesGrowAsPlatesLeave(t *testing.T) {
	f := Frame{Rect: stage.Rect{W: 360, H: 640}, Kit: &ui.Kit{Scale: ui.Scale{Unit: 0.4, Device: 1, Zoom: 1}}, Seats: 4}
	height := f.PlatesHeight(squares, 350).Min
	full := 0.0
	for n := 9; n > 0; n-- {
		s := OfferContents{Factories: 9, Stacks: min(maxStacks, 1+3*(9-n)), Shown: make([]int, n)}
		p := FitPlates(stage.Rect{W: 350, H: height}, s, squares, 1)
		if n == 9 {
			full = p.tile
		}
		if p.tile < 36 || n <= 3 && p.tile < 1.15*full {
			t.Errorf("%d plates: tiles of %.1f, and of %.1f on all", n, p.tile, full)
		}
	}
}
