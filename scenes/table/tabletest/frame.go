// Package tabletest is a conformance suite for tables: layouts fit in every window, and animations end with the tiles where the position has them.
package tabletest

import (
	"fmt"
	"math"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Frame returns the frame of a window of w × h pixels in which the last seat is the viewer.
func Frame(w, h float64, seats int) table.Frame {
	unit := math.Min(w/1600, h/900)
	if h > w {
		unit = math.Min(w/900, h/1600)
	}
	return table.Frame{Rect: stage.Rect{W: w, H: h}, Kit: &ui.Kit{Scale: ui.Scale{Unit: unit, Device: 1, Zoom: 1}}, Seats: seats, Viewer: engine.Seat(seats - 1)}
}

// BesideBar returns the frame that is left next to a bar.
func BesideBar(f table.Frame) table.Frame {
	if f.H > f.W {
		f.H -= table.BarSize * f.Kit.Unit
	} else {
		f.W -= table.BarSize * f.Kit.Unit
	}
	return f
}

// Layouts checks that the named parts of a layout are in the frame and do not overlap, in many windows and with all numbers of seats, with and without
// a bar next to the table.
func Layouts(t *testing.T, parts func(table.Frame) map[string]stage.Rect) {
	sizes := [][2]float64{{1024, 640}, {1280, 720}, {1366, 768}, {1600, 900}, {1024, 768}, {1920, 1200}, {2560, 1440}, {2560, 1080}, {3840, 2160}, {900, 1600}, {1080, 1920}, {768, 1024}}
	for _, size := range sizes {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			f := Frame(size[0], size[1], seats)
			expectApart(t, f, parts(f))
			f = BesideBar(f)
			expectApart(t, f, parts(f))
		}
	}
}

// expectApart checks that parts have a minimum size, are in the frame and do not overlap.
func expectApart(t *testing.T, f table.Frame, all map[string]stage.Rect) {
	for name, r := range all {
		if r.W < 40 || r.H < 20 || r.X < 0 || r.Y < 0 || r.X+r.W > f.W+1 || r.Y+r.H > f.H+1 {
			t.Errorf("%v × %v, %d seats: %s does not fit: %+v", f.W, f.H, f.Seats, name, r)
		}
		for other, q := range all {
			if other > name && r.Grow(-0.5).Overlaps(q.Grow(-0.5)) {
				t.Errorf("%v × %v, %d seats: %s %+v and %s %+v overlap", f.W, f.H, f.Seats, name, r, other, q)
			}
		}
	}
}

// ScreenAreas returns the areas that a table leaves to the screen by name. A small window may have no panel.
func ScreenAreas(areas table.Areas) map[string]stage.Rect {
	all := map[string]stage.Rect{"title": areas.Title, "buttons": areas.Buttons}
	if areas.Panel != (stage.Rect{}) {
		all["panel"] = areas.Panel
	}
	return all
}

// Boards adds the rectangles of boards to named parts.
func Boards(all map[string]stage.Rect, boards []stage.Rect) map[string]stage.Rect {
	for s, r := range boards {
		all[fmt.Sprint("board ", s+1)] = r
	}
	return all
}

// PhoneLayouts is Layouts for phones.
func PhoneLayouts(t *testing.T, parts func(table.Frame) map[string]stage.Rect) {
	for _, size := range [][2]float64{{390, 844}, {412, 915}, {844, 390}, {915, 412}} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			f := Frame(size[0], size[1], seats)
			expectApart(t, f, parts(f))
		}
	}
}
