package scenes

import (
	"math"
	"reflect"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// roomy reports whether a window has room for cards and a table, with text as it is set and steps of a dial that can be hit.
func (k kit) roomy() bool {
	return k.c.W > 1.3*k.c.H && k.Kit.Unit > 0.72*k.Kit.Device && k.Kit.Design().Spread(18) < 1.15
}

// within makes rectangles of the design, from the upper left corner of a room on.
func (f *form) within(r stage.Rect) func(x, y, w, h float64) stage.Rect {
	u := f.Kit.Unit
	return func(x, y, w, h float64) stage.Rect { return stage.Rect{X: r.X + x*u, Y: r.Y + y*u, W: w * u, H: h * u} }
}

// wideForm is the set-up of a wide window: cards with the games at the left, and seats around a table at the right.
type wideForm struct{ *form }

// at is a rectangle of the design, which lies in the middle of the window.
func (f wideForm) at(x, y, w, h float64) stage.Rect {
	return f.within(stage.Rect{X: (f.c.W - 1600*f.Kit.Unit) / 2, Y: (f.c.H - 900*f.Kit.Unit) / 2})(x, y, w, h)
}

// spread lays the set-up out in a wide window, on 1600 × 900 design units.
func (s *setup) spread(k kit) *stage.Node {
	f := wideForm{newForm(s, k)}
	f.row = 46 * k.Kit.Unit
	corners := [4]stage.Rect{f.at(752, 540, 380, 206), f.at(752, 108, 380, 206), f.at(1172, 108, 380, 206), f.at(1172, 540, 380, 206)}
	f.title(f.at(104, 20, 560, 80), 52, 0)
	if s.unfolded {
		f.seldom(f.at(104, 108, 604, 304), 30, 40, 130, 280)
	} else {
		choice := f.chosen()
		for i, sides := range s.boxes() {
			f.card(choice, sides, f.at(104, 108+332*float64(i), 604, 312))
		}
	}
	f.round()
	for i := range s.Seats {
		f.plaque(i, corners[i])
	}
	if s.Seats < 4 {
		f.empty(corners[s.Seats])
	}
	f.foot()
	return f.all()
}

// round is the table that all sit at, with as many plates as the game will have.
func (f wideForm) round() {
	const radius, ring, plate, tile = 214.0, 128.0, 74.0, 24.0
	middle := f.at(1152, 427, 0, 0)
	u := f.Kit.Unit
	f.under.Add(stage.New("", stage.Pic("centre"), middle.X, middle.Y, 2*radius*u, 2*radius*u))
	n := 2*f.s.Seats + 1
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		f.under.Add(stage.New("", stage.Pic("plate"), middle.X+ring*sin*u, middle.Y-ring*cos*u, plate*u, plate*u))
	}
	f.under.Add(stage.New("", stage.Pic("marker"), middle.X, middle.Y, 1.6*tile*u, 1.6*tile*u))
}

// empty is a seat that can be taken.
func (f *form) empty(r stage.Rect) {
	b := f.Kit.Button("add-seat", f.Words.T("setup.add"), false, r, func() { f.seats(f.s.Seats + 1) }).Lettered(22)
	b.Alpha = 0.8
	f.on.Add(b.Node)
}

// more shows what is seldom changed, or folds it away.
func (f *form) more(r stage.Rect) {
	b := f.Kit.Button("more", f.Words.T("setup.more"), false, r, func() {
		f.s.unfolded = !f.s.unfolded
		f.seats(f.s.Seats)
	})
	f.on.Add(b.Switch(f.s.unfolded).Node)
}

// foot is the ways on and back, with what they lead to.
func (f wideForm) foot() {
	s, g := f.s, f.s.game()
	f.back(f.at(104, 798, 160, 62))
	f.more(f.at(284, 798, 424, 62))
	sum := f.at(752, 808, 400, 0)
	f.on.Add(f.Kit.FitText(f.Words.T("list.middle", f.Words.T(g.Title), f.Words.T(g.Note)), gfx.SerifBold, 24, sum.X, sum.Y, 0, sum.W, ui.Ink),
		f.Kit.FitText(f.Words.T("setup.around", s.Seats, 2*s.Seats+1), gfx.Serif, 21, sum.X, sum.Y+36*f.Kit.Unit, 0, sum.W, ui.Body))
	f.begin(f.at(1172, 780, 380, 88), 38)
	if was := s.last; was.Seating.Game != "" && !reflect.DeepEqual(was, s.memory) {
		f.on.Add(f.Kit.Button("as-last", f.Words.T("setup.again"), false, f.at(1172, 34, 380, 56), func() {
			s.memory = was // as another time
			s.start(f.c)
		}).Node)
	}
}
