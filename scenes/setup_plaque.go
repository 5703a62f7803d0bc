package scenes

import (
	"fmt"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
)

// plaque is a seat at the table: emblem and name, and below them who plays, on a dial, with the character of that.
func (t *scene) plaque(i int, r stage.Rect) {
	u, w, p := t.Unit, t.c.Words, &t.s.seating.Players[i]
	t.under.Add(stage.Box("", stage.Slab("slab-blue", u, 0), r))
	t.on.Add(t.s.dressing.emblem(t.c, i, stage.Rect{X: r.X + 23*u, Y: r.Y + 23*u, W: 62 * u, H: 62 * u}),
		t.Field(fmt.Sprintf("name-%d", i), w.T("setup.name", i+1), p.Name, 16, stage.Rect{X: r.X + 98*u, Y: r.Y + 20*u, W: 214 * u, H: 42 * u}, func(s string) { p.Name = s }).Node)
	if i >= 2 && i == t.s.seats-1 {
		b := t.IconButton("leave-seat", "icon-close", w.T("setup.leave"), false, stage.Rect{X: r.X + r.W - 58*u, Y: r.Y + 18*u, W: 44 * u, H: 44 * u}, func() { t.seats(i) })
		t.on.Add(b.Node)
	}
	if t.s.dressing.open == i {
		t.on.Add(t.s.dressing.row(t.c, t.Kit, stage.Rect{X: r.X + 30*u, Y: r.Y + 100*u, W: r.W - 60*u, H: 76 * u}))
		return
	}
	who, character := stage.Group("who").Says(stage.RoleSilent, ""), stage.Group("character")
	t.on.Add(who, character)
	ids := append([]string{""}, offered(t.s.carrier.Levels(), p.Level)...)
	tell := func(at int) {
		who.Clear()
		character.Clear()
		who.Add(t.FitText(t.strength(ids, at), gfx.Serif, 20, r.X+100*u, r.Y+82*u, 0, r.W-120*u, ui.Body))
		if words := characterOf(w, ids[at]); t.HasRoom(words, gfx.SerifItalic, r.W-48*u, 52*u) {
			character.Add(t.FitLines(words, gfx.SerifItalic, 18, stage.Rect{X: r.X + 24*u, Y: r.Y + 146*u, W: r.W - 48*u, H: 52 * u}, ui.Body))
		}
	}
	t.dial(i, ids, stage.Rect{X: r.X + 18*u, Y: r.Y + 100*u, W: r.W - 36*u, H: 44 * u}, tell)
}

// strength is who plays, and of computers how strong they are.
func (t *scene) strength(ids []string, at int) string {
	w := t.c.Words
	if at == 0 {
		return w.T("setup.person")
	}
	return w.T("setup.strength", seating.LevelWord(w, ids[at]), at, len(ids)-1)
}

// dial is the line of all who may play a seat, a person first, with a tile on who does, which can be drawn along it; tell hears of the one
// looked at.
func (t *scene) dial(i int, ids []string, r stage.Rect, tell func(at int)) {
	u, w, p := t.Unit, t.c.Words, &t.s.seating.Players[i]
	g := stage.Group(fmt.Sprintf("level-%d", i)).Says(stage.RoleChoice, w.T("setup.who", i+1))
	t.on.Add(g)
	step, y := r.W/float64(len(ids)), r.Y+r.H/2
	x := func(at int) float64 { return r.X + (float64(at)+0.5)*step }
	track, done := stage.Slab("track", u, 0), stage.Slab("track", u, 0)
	track.Tint, done.Tint = gfx.Hex(ui.Off), gfx.Hex(ui.Cobalt)
	filled := stage.New("", done, 0, y, 0, 10*u)
	thumb := stage.New("", stage.Pic("tile-blue"), 0, y, 40*u, 40*u)
	g.Add(stage.New("", track, (x(0)+x(len(ids)-1))/2, y, r.W-step+10*u, 10*u), filled)
	var steps []*stage.Node
	set := func(at int) {
		p.Level = ids[at]
		thumb.X = x(at)
		filled.X, filled.W = (x(0)+x(at))/2, x(at)-x(0)+10*u
		for j, n := range steps {
			n.Voice.On = j == at
		}
		tell(at)
	}
	at := max(0, slices.Index(ids, p.Level))
	was := at // before a drag
	for j, id := range ids {
		word := w.T("setup.person")
		if id != "" {
			word = seating.LevelWord(w, id)
		}
		n := stage.New(fmt.Sprintf("level-%d-%s", i, word), nil, x(j), y, step, r.H).Says(stage.RoleOption, word)
		n.Add(stage.New("", stage.Pic("knob"), 0, 0, 17*u, 17*u))
		n.Touch = &stage.Touch{Focus: true, Press: func() {
			set(j)
			t.Click()
		}, Hover: func(on bool) {
			if on {
				tell(j)
			} else {
				tell(max(0, slices.Index(ids, p.Level)))
			}
		}, Grab: func(_, _ float64) bool { was = max(0, slices.Index(ids, p.Level)); return true }, Leave: func() { set(was) }, Drag: func(to, _ float64) {
			if at := max(0, min(len(ids)-1, int((to-r.X)/step))); ids[at] != p.Level {
				set(at)
				t.Click()
			}
		}}
		steps = append(steps, n)
		g.Add(n)
	}
	g.Add(thumb)
	set(at)
}
