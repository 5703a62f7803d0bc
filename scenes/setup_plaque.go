package scenes

import (
	"fmt"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// plaque is a seat at the table: emblem and name, and below them who plays, on a dial, with the character of that.
func (f wideForm) plaque(i int, r stage.Rect) {
	at := f.within(r)
	if f.sit(i, r, at(23, 23, 62, 62), at(98, 20, 214, 42), at(30, 100, 320, 76), at(322, 18, 44, 44)) {
		return
	}
	character, room := stage.Group("character"), at(24, 146, 332, 52)
	f.on.Add(character)
	f.dial(i, at(18, 100, 344, 44), func(ids, words []string, at int) *stage.Node {
		character.Clear()
		if told := characterOf(f.Words, ids[at]); f.Kit.HasRoom(told, gfx.SerifItalic, room.W, room.H) {
			character.Add(f.Kit.FitLines(told, gfx.SerifItalic, 18, room, ui.Body))
		}
		return f.Kit.FitText(f.strength(words, at), gfx.Serif, 20, r.X+100*f.Kit.Unit, r.Y+82*f.Kit.Unit, 0, 260*f.Kit.Unit, ui.Body)
	})
}

// sit lays out the slab of a seat with its emblem and name, and what leaves the last one. It reports whether the row of emblems is open on it.
func (f *form) sit(i int, r, emblem, name, row, leave stage.Rect) bool {
	f.under.Add(f.slab("slab-blue", r))
	f.named(i, emblem, name)
	if f.s.leaves(i) {
		f.on.Add(f.Kit.IconButton("leave-seat", "icon-close", f.Words.T("setup.leave"), false, leave, func() { f.seats(i) }).Node)
	}
	return f.emblems(i, row)
}

// strength is who plays, and of computers how strong they are.
func (f *form) strength(words []string, at int) string {
	if at == 0 {
		return words[0]
	}
	return f.Words.T("setup.strength", words[at], at, len(words)-1)
}

// dial is the line of all who may play a seat, a person first, with a tile on who does, which can be drawn along it; tell writes of the one
// looked at.
func (f *form) dial(i int, r stage.Rect, tell func(ids, words []string, at int) *stage.Node) {
	u, p := f.Kit.Unit, &f.s.Seating.Players[i]
	ids, words := f.s.levels(f.Words, i)
	who := stage.Group("who").Says(stage.RoleSilent, "")
	g := stage.Group(fmt.Sprintf("level-%d", i)).Says(stage.RoleChoice, f.Words.T("setup.who", i+1))
	f.on.Add(who, g)
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
			f.Kit.Click()
		}, Hover: func(on bool) {
			if on {
				look(j)
			} else {
				look(now())
			}
		}, Grab: func(_, _ float64) bool { was = now(); return true }, Leave: func() { set(was) }, Drag: func(to, _ float64) {
			if at := max(0, min(len(ids)-1, int((to-r.X)/step))); ids[at] != p.Level {
				set(at)
				f.Kit.Click()
			}
		}}
		steps = append(steps, n)
		g.Add(n)
	}
	g.Add(thumb)
	set(was)
}
