package setup

import (
	"fmt"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// addSeat adds the panel of a seat in a rectangle, with its emblem and name and, if the seat can be removed, a button for that. It reports
// whether the emblems to choose from are open, which replace the level.
func (s *Scene) addSeat(b builder, seat int, r stage.Rect, at layout.Areas[area]) bool {
	b.under.Add(b.kit.Panel("slab-blue", r))
	var field *ui.Field
	field = b.kit.UI.Field(fmt.Sprintf("name-%d", seat), b.kit.Words.T("setup.name", "seat", seat+1), s.choices.Seating.Players[seat].Name, 16, at[nameArea],
		func(string) { s.rename(b.kit.Context, seat, field) })
	b.on.Add(s.emblem(b, seat, at[emblemArea]), field.Node)
	if s.removable(seat) {
		b.on.Add(b.kit.UI.IconButton("leave-seat", "icon-close", b.kit.Words.T("setup.leave"), false, at[removeArea], func() { s.setSeats(b.kit.Context, seat) }).Node)
	}
	return s.addEmblems(b, seat, at[emblemsArea])
}

// addScreenSeat adds a seat in a window that is not a phone's, with the dial of its level and, where there is room, a sentence about it.
func (s *Scene) addScreenSeat(l *screenLayout, seat int, r stage.Rect) {
	b := l.builder
	at := layout.Solve(r, l.seat(s.removable(seat)).Scaled(b.kit.UI.Unit))
	if s.addSeat(b, seat, r, at) {
		return
	}
	level := at[levelArea]
	sentence, room := stage.Group("character"), at[sentenceArea]
	b.on.Add(sentence)
	s.addDial(b, seat, at[dialArea], func(ids, names []string, at int) *stage.Node {
		sentence.Clear()
		if text := levelText(b.kit.Words, ids[at]); b.kit.UI.HasRoom(text, gfx.SerifItalic, room.W, room.H) {
			sentence.Add(b.kit.UI.FitLines(text, gfx.SerifItalic, 18, room, ui.Body))
		}
		text := strength(b.kit.Words, names, at)
		if !b.kit.UI.HasRoom(text, gfx.Serif, level.W, 1.3*b.kit.UI.MinTextSize()) { // in one line
			text = names[at]
		}
		return b.text(text, gfx.Serif, 20, level, ui.Body)
	})
}

// addEmptySeat adds the button that adds a seat.
func (s *Scene) addEmptySeat(b builder, r stage.Rect) {
	button := b.kit.UI.Button("add-seat", b.kit.Words.T("setup.add"), false, r, func() { s.setSeats(b.kit.Context, s.choices.Seats+1) }).SetTextSize(22)
	button.Alpha = 0.8
	b.on.Add(button.Node)
}

// addDial adds the dial of a seat: a line with all levels, of which the first is a person, and a tile on the level of the seat, which can be
// dragged. describe returns the text about the chosen level or the one under the pointer.
func (s *Scene) addDial(b builder, seat int, r stage.Rect, describe func(ids, names []string, at int) *stage.Node) {
	u, p := b.kit.UI.Unit, &s.choices.Seating.Players[seat]
	ids, names := s.levels(b.kit.Words, seat)
	text := stage.Group("who").SetRole(stage.RoleSilent, "")
	g := stage.Group(fmt.Sprintf("level-%d", seat)).SetRole(stage.RoleChoice, b.kit.Words.T("setup.who", "seat", seat+1))
	b.on.Add(text, g)
	show := func(at int) {
		text.Clear()
		text.Add(describe(ids, names, at))
	}
	now := func() int { return max(0, slices.Index(ids, p.Level)) }
	step, y := r.W/float64(len(ids)), r.Y+r.H/2
	x := func(at int) float64 { return r.X + (float64(at)+0.5)*step }
	filled := stage.New("", stage.Track(u, ui.Accent.Colour()), 0, y, 0, 10*u)
	thumb := stage.New("", stage.NewSprite("tile-blue"), 0, y, 40*u, 40*u)
	g.Add(stage.New("", stage.Track(u, ui.Off.Colour()), (x(0)+x(len(ids)-1))/2, y, r.W-step+10*u, 10*u), filled)
	var steps []*stage.Node
	set := func(at int) {
		p.Level = ids[at]
		thumb.X = x(at)
		filled.X, filled.W = (x(0)+x(at))/2, x(at)-x(0)+10*u
		for j, n := range steps {
			n.Accessible.On = j == at
		}
		show(at)
	}
	before := now() // a drag
	for j, name := range names {
		n := stage.New(fmt.Sprintf("level-%d-%s", seat, name), nil, x(j), y, step, r.H).SetRole(stage.RoleOption, name)
		n.Add(stage.New("", stage.NewSprite("knob"), 0, 0, 17*u, 17*u))
		n.Touch = &stage.Touch{Focus: true, SelectByArrow: true, Press: func() {
			set(j)
			b.kit.UI.Click()
		}, Hover: func(on bool) {
			if on {
				show(j)
			} else {
				show(now())
			}
		}, DragStart: func(_, _ float64) bool { before = now(); return true }, DragCancel: func() { set(before) }, Drag: func(to, _ float64) {
			if at := max(0, min(len(ids)-1, int((to-r.X)/step))); ids[at] != p.Level {
				set(at)
				b.kit.UI.Click()
			}
		}}
		steps = append(steps, n)
		g.Add(n)
	}
	g.Add(thumb)
	set(before)
}
