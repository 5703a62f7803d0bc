package scenes

import (
	"math"
	"reflect"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/wall"
)

// scene is the set-up of a wide window as it is laid out on the wall: cards with the games at the left, and seats around a table at the
// right. It is laid out on 1600 × 900 design units in the middle of the window.
type scene struct {
	*form
	under  *stage.Node // what lies under the form
	ox, oy float64
}

// roomy reports whether a window has room for cards and a table, with text as it is set and steps of a dial that can be hit.
func (k kit) roomy() bool {
	return k.c.W > 1.3*k.c.H && k.Unit > 0.72*k.Device && k.Spread(18) < 1.15
}

// newScene is an empty one for a design of so many units, in the middle of the window.
func newScene(s *setup, k kit, wide, high float64) *scene {
	f := &form{kit: k, s: s, on: stage.Group("form")}
	return &scene{f, stage.Group("under").Says(stage.RoleSilent, ""), (k.c.W - wide*k.Unit) / 2, (k.c.H - high*k.Unit) / 2}
}

// within makes rectangles of the design, from the upper left corner of a room on.
func (t *scene) within(r stage.Rect) func(x, y, w, h float64) stage.Rect {
	u := t.Unit
	return func(x, y, w, h float64) stage.Rect { return stage.Rect{X: r.X + x*u, Y: r.Y + y*u, W: w * u, H: h * u} }
}

// at is a rectangle of the design in the window.
func (t *scene) at(x, y, w, h float64) stage.Rect {
	return t.within(stage.Rect{X: t.ox, Y: t.oy})(x, y, w, h)
}

// spread lays the set-up out.
func (s *setup) spread(k kit) *stage.Node {
	t := newScene(s, k, 1600, 900)
	t.row = 46 * k.Unit
	corners := [4]stage.Rect{t.at(752, 540, 380, 206), t.at(752, 108, 380, 206), t.at(1172, 108, 380, 206), t.at(1172, 540, 380, 206)}
	title := t.at(104, 60, 0, 0)
	t.on.Add(k.FitText(k.T("setup.title"), gfx.SerifBold, 52, title.X, title.Y, 0, 560*k.Unit, ui.Ink).Says(stage.RoleTitle, k.T("setup.title")))
	if s.unfolded {
		t.options()
	} else {
		choice := t.chosen()
		for i, sides := range t.boxes() {
			t.card(choice, sides, t.at(104, 108+332*float64(i), 604, 312))
		}
	}
	t.round()
	for i := range s.seats {
		t.plaque(i, corners[i])
	}
	if s.seats < 4 {
		t.empty(corners[s.seats])
	}
	t.foot()
	strip, _ := wall.Strip(k.c)
	return stage.Group("setup").Add(strip, t.under, t.on)
}

// round is the table that all sit at, with as many plates as the game will have.
func (t *scene) round() {
	const radius, ring, plate, tile = 214.0, 128.0, 74.0, 24.0
	middle := t.at(1152, 427, 0, 0)
	u := t.Unit
	t.under.Add(stage.New("", stage.Pic("centre"), middle.X, middle.Y, 2*radius*u, 2*radius*u))
	n := 2*t.s.seats + 1
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		t.under.Add(stage.New("", stage.Pic("plate"), middle.X+ring*sin*u, middle.Y-ring*cos*u, plate*u, plate*u))
	}
	t.under.Add(stage.New("", stage.Pic("marker"), middle.X, middle.Y, 1.6*tile*u, 1.6*tile*u))
}

// empty is a seat that can be taken.
func (t *scene) empty(r stage.Rect) {
	b := t.Button("add-seat", t.T("setup.add"), false, r, func() { t.seats(t.s.seats + 1) }).Lettered(22)
	b.Alpha = 0.8
	t.on.Add(b.Node)
}

// options are what is seldom changed, over the room of the cards.
func (t *scene) options() {
	room := t.at(104, 108, 604, 304)
	t.under.Add(stage.Box("", stage.Slab("slab-blue", t.Unit, 0), room))
	t.x, t.y, t.width, t.word = room.X+30*t.Unit, room.Y+40*t.Unit, room.W-60*t.Unit, 130*t.Unit
	t.deal(280 * t.Unit)
}

// more shows what is seldom changed, or folds it away.
func (t *scene) more(r stage.Rect) {
	b := t.Button("more", t.T("setup.more"), false, r, func() {
		t.s.unfolded = !t.s.unfolded
		t.seats(t.s.seats)
	})
	t.on.Add(b.Switch(t.s.unfolded).Node)
}

// foot is the ways on and back, with what they lead to.
func (t *scene) foot() {
	s, g := t.s, t.s.game()
	t.back(t.at(104, 798, 160, 62))
	t.more(t.at(284, 798, 424, 62))
	sum := t.at(752, 808, 400, 0)
	t.on.Add(t.FitText(t.T("list.middle", t.T(g.Title), t.T(g.Note)), gfx.SerifBold, 24, sum.X, sum.Y, 0, sum.W, ui.Ink),
		t.FitText(t.T("setup.around", s.seats, 2*s.seats+1), gfx.Serif, 21, sum.X, sum.Y+36*t.Unit, 0, sum.W, ui.Body))
	t.begin(t.at(1172, 780, 380, 88), 38)
	if was := s.last; was.Seating.Game != "" && !reflect.DeepEqual(was, memory{s.seating, s.seats}) {
		t.on.Add(t.Button("as-last", t.T("setup.again"), false, t.at(1172, 34, 380, 56), func() {
			s.seating, s.seats = was.Seating, was.Seats // as another time
			s.start(t.c)
		}).Node)
	}
}
