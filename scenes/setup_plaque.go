package scenes

import (
	"fmt"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// plaque is a seat at the table: emblem and name, and below them who plays, on a dial, with the character of that.
func (t *scene) plaque(i int, r stage.Rect) {
	at := t.within(r)
	if t.sit(i, r, at(23, 23, 62, 62), at(98, 20, 214, 42), at(30, 100, 320, 76), at(322, 18, 44, 44)) {
		return
	}
	character := t.character(at(24, 146, 332, 52))
	t.dial(i, at(18, 100, 344, 44), func(ids, words []string, at int) *stage.Node {
		character(ids[at])
		return t.FitText(t.strength(words, at), gfx.Serif, 20, r.X+100*t.Unit, r.Y+82*t.Unit, 0, 260*t.Unit, ui.Body)
	})
}

// sit lays out the slab of a seat with its emblem and name, and what leaves the last one. It reports whether the row of emblems is open on it.
func (t *scene) sit(i int, r, emblem, name, row, leave stage.Rect) bool {
	t.under.Add(stage.Box("", stage.Slab("slab-blue", t.Unit, 0), r))
	t.named(i, emblem, name)
	if t.last(i) {
		t.on.Add(t.IconButton("leave-seat", "icon-close", t.T("setup.leave"), false, leave, func() { t.seats(i) }).Node)
	}
	return t.emblems(i, row)
}

// last reports whether a seat can be left: the last one, where they are more than two.
func (t *scene) last(i int) bool { return i >= 2 && i == t.s.seats-1 }

// strength is who plays, and of computers how strong they are.
func (t *scene) strength(words []string, at int) string {
	if at == 0 {
		return words[0]
	}
	return t.T("setup.strength", words[at], at, len(words)-1)
}

// dial is the line of all who may play a seat, a person first, with a tile on who does, which can be drawn along it; tell writes of the one
// looked at.
func (t *scene) dial(i int, r stage.Rect, tell func(ids, words []string, at int) *stage.Node) {
	u, p := t.Unit, &t.s.seating.Players[i]
	ids, words := t.levels(i)
	who := stage.Group("who").Says(stage.RoleSilent, "")
	g := stage.Group(fmt.Sprintf("level-%d", i)).Says(stage.RoleChoice, t.T("setup.who", i+1))
	t.on.Add(who, g)
	look := func(at int) {
		who.Clear()
		who.Add(tell(ids, words, at))
	}
	now := func() int { return max(0, slices.Index(ids, p.Level)) }
	step, y := r.W/float64(len(ids)), r.Y+r.H/2
	x := func(at int) float64 { return r.X + (float64(at)+0.5)*step }
	filled := stage.New("", stage.Track(u, gfx.Hex(ui.Cobalt)), 0, y, 0, 10*u)
	thumb := stage.New("", stage.Pic("tile-blue"), 0, y, 40*u, 40*u)
	g.Add(stage.New("", stage.Track(u, gfx.Hex(ui.Off)), (x(0)+x(len(ids)-1))/2, y, r.W-step+10*u, 10*u), filled)
	var steps []*stage.Node
	set := func(at int) {
		p.Level = ids[at]
		thumb.X = x(at)
		filled.X, filled.W = (x(0)+x(at))/2, x(at)-x(0)+10*u
		for j, n := range steps {
			n.Voice.On = j == at
		}
		look(at)
	}
	was := now() // before a drag
	for j, word := range words {
		n := stage.New(fmt.Sprintf("level-%d-%s", i, word), nil, x(j), y, step, r.H).Says(stage.RoleOption, word)
		n.Add(stage.New("", stage.Pic("knob"), 0, 0, 17*u, 17*u))
		n.Touch = &stage.Touch{Focus: true, Press: func() {
			set(j)
			t.Click()
		}, Hover: func(on bool) {
			if on {
				look(j)
			} else {
				look(now())
			}
		}, Grab: func(_, _ float64) bool { was = now(); return true }, Leave: func() { set(was) }, Drag: func(to, _ float64) {
			if at := max(0, min(len(ids)-1, int((to-r.X)/step))); ids[at] != p.Level {
				set(at)
				t.Click()
			}
		}}
		steps = append(steps, n)
		g.Add(n)
	}
	g.Add(thumb)
	set(was)
}
