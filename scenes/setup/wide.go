package setup

import (
	"math"
	"reflect"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
)

// hasRoomForTable reports whether a window has room for the wide layout, with the text size as it is set and dials whose steps can be hit.
func hasRoomForTable(k dialog.Kit) bool {
	return k.Context.W > 1.3*k.Context.H && k.UI.Unit > 0.72*k.UI.Device && k.UI.Design().Spread(18) < 1.15
}

// wide lays the set-up out in a wide window, on 1600 × 900 design units in its middle: cards with the games at the left, and the seats
// around a table at the right.
func (s *Scene) wide(k dialog.Kit) *stage.Node {
	f, u := newForm(k), k.UI.Unit
	at := f.within(stage.Rect{X: (k.Context.W - 1600*u) / 2, Y: (k.Context.H - 900*u) / 2})
	f.row = 46 * u
	f.addTitle(at(104, 20, 560, 80), 52, 0)
	if s.more {
		s.addMorePanel(f, at(104, 108, 604, 304), 30, 40, 130, 280)
	} else {
		choice := f.addGameChoice()
		for i, sides := range s.boxes() {
			s.addWideCard(f, choice, sides, at(104, 108+332*float64(i), 604, 312))
		}
	}
	addTable(f, at(1152, 427, 0, 0), 2*s.choices.Seats+1)
	corners := [4]stage.Rect{at(752, 540, 380, 206), at(752, 108, 380, 206), at(1172, 108, 380, 206), at(1172, 540, 380, 206)}
	for i := range s.choices.Seats {
		s.addCornerSeat(f, i, corners[i])
	}
	if s.choices.Seats < 4 {
		s.addEmptySeat(f, corners[s.choices.Seats])
	}
	s.addWideFoot(f, at)
	return f.node()
}

// addTable adds the table, with as many plates as the game will have, around the upper left corner of a rectangle.
func addTable(f *form, middle stage.Rect, plates int) {
	const radius, ring, plate, tile = 214.0, 128.0, 74.0, 24.0
	u := f.kit.UI.Unit
	f.under.Add(stage.New("", stage.Pic("centre"), middle.X, middle.Y, 2*radius*u, 2*radius*u))
	for i := range plates {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(plates))
		f.under.Add(stage.New("", stage.Pic("plate"), middle.X+ring*sin*u, middle.Y-ring*cos*u, plate*u, plate*u))
	}
	f.under.Add(stage.New("", stage.Pic("marker"), middle.X, middle.Y, 1.6*tile*u, 1.6*tile*u))
}

// addCornerSeat adds a seat at a corner of the table: emblem and name, below them the dial, and below that a sentence about the level.
func (s *Scene) addCornerSeat(f *form, seat int, r stage.Rect) {
	at := f.within(r)
	if s.addSeat(f, seat, r, at(23, 23, 62, 62), at(98, 20, 214, 42), at(30, 100, 320, 76), at(322, 18, 44, 44)) {
		return
	}
	sentence, room := stage.Group("character"), at(24, 146, 332, 52)
	f.on.Add(sentence)
	s.addDial(f, seat, at(18, 100, 344, 44), func(ids, names []string, at int) *stage.Node {
		sentence.Clear()
		if text := levelText(f.kit.Words, ids[at]); f.kit.UI.HasRoom(text, gfx.SerifItalic, room.W, room.H) {
			sentence.Add(f.kit.UI.FitLines(text, gfx.SerifItalic, 18, room, ui.Body))
		}
		return f.kit.UI.FitText(strength(f.kit.Words, names, at), gfx.Serif, 20, r.X+100*f.kit.UI.Unit, r.Y+82*f.kit.UI.Unit, 0, 260*f.kit.UI.Unit, ui.Body)
	})
}

// addWideFoot adds the buttons at the foot of the wide layout, and what is chosen in words. Where something has changed since the last
// set-up, a button starts that one.
func (s *Scene) addWideFoot(f *form, at func(x, y, w, h float64) stage.Rect) {
	g, w := s.game(), f.kit.Words
	s.addBack(f, at(104, 798, 160, 62))
	s.addMore(f, at(284, 798, 424, 62))
	sum := at(752, 808, 400, 0)
	f.on.Add(f.kit.UI.FitText(w.T("list.middle", "list", w.T(g.Title), "item", w.T(g.Note)), gfx.SerifBold, 24, sum.X, sum.Y, 0, sum.W, ui.Ink),
		f.kit.UI.FitText(w.T("setup.around", "seats", s.choices.Seats, "factories", 2*s.choices.Seats+1), gfx.Serif, 21, sum.X, sum.Y+36*f.kit.UI.Unit, 0, sum.W, ui.Body))
	s.addStart(f, at(1172, 780, 380, 88), 38)
	if last := s.last; last.Seating.Game != "" && !reflect.DeepEqual(last, s.choices) {
		f.on.Add(f.kit.UI.Button("as-last", w.T("setup.again"), false, at(1172, 34, 380, 56), func() {
			s.choices = last
			s.start(f.kit.Context)
		}).Node)
	}
}
