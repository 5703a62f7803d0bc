package setup

import (
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// setLevel sets who plays a seat: a level, or a person for "". A seat that is called "You" gets a name that no seat has when a computer
// takes it, and such a name becomes "You" again when a person takes the seat and no other seat is called that.
func (s *Scene) setLevel(w *locale.Words, seat int, id string) {
	all, you := s.choices.Seating.Players, w.T("setup.you")
	taken := func(name string) bool { return slices.Contains(all.Names(), name) }
	p := &all[seat]
	switch p.Level = id; {
	case id != "" && p.Name == you:
		free := slices.IndexFunc(seating.ComputerNames(), func(name string) bool { return !taken(name) })
		p.Name = seating.ComputerNames()[max(0, free)]
	case id == "" && slices.Contains(seating.ComputerNames(), p.Name) && !taken(you):
		p.Name = you
	}
}

// removable reports whether seats can be removed: there are at least two.
func (s *Scene) removable() bool { return s.choices.Seats > 2 }

// removeSeat removes a seat. Its player comes back if a seat is added.
func (s *Scene) removeSeat(c *game.Context, seat int) {
	set := &s.choices.Seating
	for i, e := range set.Players.Emblems() {
		set.Players[i].Emblem = e // it belongs to the player
	}
	removed := set.Players[seat]
	set.Players = slices.Insert(slices.Delete(set.Players, seat, seat+1), s.choices.Seats-1, removed)
	switch {
	case set.Start == seat:
		set.Start = -1
	case set.Start > seat:
		set.Start--
	}
	s.setSeats(c, s.choices.Seats-1)
}

// addSeat adds the panel of a seat in a rectangle, with its emblem and name and, if seats can be removed, a button for that. It returns the field of the
// name.
func (s *Scene) addSeat(b builder, seat int, r stage.Rect, at layout.Areas[area]) (field *ui.Field) {
	b.under.Add(b.kit.Panel("slab-blue", r))
	field = b.kit.UI.Field(fmt.Sprintf("name-%d", seat), b.kit.Words.T("setup.name", "seat", seat+1), s.choices.Seating.Players[seat].Name, 16, at[nameArea],
		func(string) { s.rename(b.kit.Context, seat, field) }).Quiet(gfx.SerifBold, 28)
	b.on.Add(s.emblem(b, seat, at[emblemArea]), field.Node)
	if s.removable() {
		b.on.Add(s.removeButton(b, seat, at[removeArea]))
	}
	return field
}

// removeButton returns the button that removes a seat: a cross in the corner of its panel.
func (s *Scene) removeButton(b builder, seat int, r stage.Rect) *stage.Node {
	const side = 0.5
	cross := &stage.Sprite{Name: "icon-close", Tint: ui.Ink.Colour()}
	n := stage.Box(fmt.Sprint("leave-seat-", seat), nil, r).SetRole(stage.RoleButton, b.kit.Words.T("setup.leave", "seat", seat+1))
	n.Kind = stage.Button
	n.Touch = &stage.Touch{Focus: true, Press: func() {
		b.kit.UI.Click()
		s.removeSeat(b.kit.Context, seat)
	}, Hover: func(on bool) {
		cross.Tint = ui.Ink.Colour()
		if on {
			cross.Tint = ui.Loss.Colour()
		}
	}}
	return n.Add(stage.New("", cross, 0, 0, side*r.H, side*r.H))
}

// addScreenSeat adds a seat in a window that is not a phone's, with the dial of its level and a sentence about it.
func (s *Scene) addScreenSeat(l *screenLayout, seat int, r stage.Rect) {
	b := l.builder
	at := layout.Solve(r, l.seat(s.removable()).Scaled(b.kit.UI.Unit))
	name := s.addSeat(b, seat, r, at)
	level, room := at[levelArea], at[sentenceArea]
	text, sentence := stage.Group("who").SetRole(stage.RoleSilent, ""), stage.Group("character")
	b.on.Add(text, sentence)
	s.addDial(b, seat, at[dialArea], name, func(ids, names []string, at, hovered int) {
		text.Clear()
		sentence.Clear()
		line := strength(b.kit.Words, names, at)
		if !b.kit.UI.HasRoom(line, gfx.Serif, level.W, 1.3*b.kit.UI.MinTextSize()) { // in one line
			line = names[at]
		}
		text.Add(b.text(line, gfx.Serif, 21, level, ui.Body))
		about := s.levelText(b.kit.Words, ids[hovered])
		if hovered != at {
			about = b.kit.Words.T("accessible.pile", "label", names[hovered], "value", about)
		}
		if b.kit.UI.HasRoom(about, gfx.SerifItalic, room.W, room.H) {
			sentence.Add(b.kit.UI.FitLines(about, gfx.SerifItalic, 20, room, ui.Body))
		}
	})
}

// addEmptySeat adds the button that adds a seat: a dashed frame with a plus in a ring above its text or, in a low one, next to it.
func (s *Scene) addEmptySeat(b builder, r stage.Rect) {
	const ring, sign, textSize = 62.0, 0.55, 21.0
	u := b.kit.UI
	label := b.kit.Words.T("setup.add", "seat", s.choices.Seats+1)
	n := stage.Box("add-seat", nil, r).SetRole(stage.RoleButton, label)
	n.Kind = stage.Button
	inside := stage.Box("", &stage.Fill{Colour: ui.Surface.Colour()}, stage.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H}.Grow(-4*u.Unit))
	shade := func(on bool) {
		inside.Alpha = 0.6
		if on {
			inside.Alpha = 0.85
		}
	}
	shade(false)
	n.Touch = &stage.Touch{Focus: true, Hover: shade, Press: func() {
		u.Click()
		s.setSeats(b.kit.Context, s.choices.Seats+1)
	}}
	n.Add(inside)
	addDashes(n, u.Unit)
	side, text := min(ring*u.Unit, 0.7*r.H), stage.Rect{X: -r.W/2 + 12*u.Unit, Y: 0, W: r.W - 24*u.Unit, H: 0.28 * r.H} // above the edge of the table
	disc := stage.New("", &stage.Sprite{Name: "knob", Tint: gfx.White()}, 0, -0.2*r.H, side, side)
	if r.H < 1.6*ring*u.Unit {
		wide, _ := u.Fonts.Measure(label, gfx.Serif, u.Size(textSize))
		wide = min(wide, r.W-2*side-36*u.Unit)
		disc.X, disc.Y = -0.5*(wide+12*u.Unit), 0
		text = stage.Rect{X: disc.X + side/2 + 12*u.Unit, Y: -r.H / 2, W: 1.02 * wide, H: r.H}
	}
	disc.Add(stage.New("", &stage.Sprite{Name: "icon-plus", Tint: ui.Ink.Colour()}, 0, -0.02*side, sign*side, sign*side))
	n.Add(disc, u.AlignLines(label, gfx.Serif, textSize, 0.5, text, ui.Ink).SetRole(stage.RoleSilent, label))
	b.on.Add(n)
}

// addDashes adds a dashed frame along the edges of a node.
func addDashes(n *stage.Node, unit float64) {
	const dash, gap, thickness = 11.0, 8.0, 2.2
	line := func(horizontal bool, x, y, length float64) {
		count := max(1, int((length+gap*unit)/((dash+gap)*unit)))
		pitch := (length + gap*unit) / float64(count)
		long, thick := pitch-gap*unit, max(1, thickness*unit)
		for i := range count {
			along := -length/2 + long/2 + float64(i)*pitch
			d := stage.New("", &stage.Fill{Colour: ui.Accent.Colour()}, x+along, y, long, thick)
			if !horizontal {
				d.X, d.Y, d.W, d.H = x, y+along, thick, long
			}
			d.Alpha = 0.75
			n.Add(d)
		}
	}
	x, y := n.W/2-2*unit, n.H/2-2*unit
	line(true, 0, -y, 2*x-2*gap*unit)
	line(true, 0, y, 2*x-2*gap*unit)
	line(false, -x, 0, 2*y-2*gap*unit)
	line(false, x, 0, 2*y-2*gap*unit)
}

// addDial adds the dial of a seat: a person, and a line with all levels, with a tile on the level of the seat, which can be dragged. The name
// of a computer follows its level. show shows what is set, and the level under the pointer.
func (s *Scene) addDial(b builder, seat int, r stage.Rect, name *ui.Field, show func(ids, names []string, at, hovered int)) {
	u, p := b.kit.UI.Unit, &s.choices.Seating.Players[seat]
	ids, names := s.levels(b.kit.Words, seat)
	g := stage.Group(fmt.Sprintf("level-%d", seat)).SetRole(stage.RoleChoice, b.kit.Words.T("setup.who", "seat", seat+1))
	b.on.Add(g)
	now := func() int { return max(0, slices.Index(ids, p.Level)) }
	step, y, last := r.W/float64(len(ids)), r.Y+r.H/2, len(ids)-1
	x := func(at int) float64 { return r.X + (float64(at)+0.5)*step }
	line := func(thickness float64) *stage.Panel { return stage.Track(0.5*thickness*u, ui.Accent.Colour()) }
	track, filled := stage.New("", line(1), (x(1)+x(last))/2, y, x(last)-x(1), 8*u), stage.New("", line(1), 0, y, 0, 8*u)
	track.Art = stage.Track(u, ui.Off.Colour())
	thumb := stage.New("", stage.NewSprite("tile-blue"), 0, y, 38*u, 38*u)
	person := stage.New("", stage.NewPanel("button-primary", u, 0), x(0), y, 40*u, 40*u)
	figure := &stage.Sprite{Name: "icon-person"}
	g.Add(track, filled, person, stage.New("", figure, x(0), y, 28*u, 28*u))
	var steps, marks []*stage.Node
	set := func(at int) {
		if ids[at] != p.Level {
			before := p.Name
			if s.setLevel(b.kit.Words, seat, ids[at]); p.Name != before {
				name.SetText(p.Name)
			}
		}
		thumb.X, thumb.Hidden, filled.Hidden, person.Hidden = x(at), at == 0, at < 2, at > 0
		filled.X, filled.W = (x(1)+x(at))/2, x(at)-x(1)
		if figure.Tint = ui.OnAccent.Colour(); at > 0 {
			figure.Tint = ui.Ink.Colour()
		}
		for j, n := range steps {
			n.Accessible.On = j == at
			if marks[j] == nil {
				continue
			}
			marks[j].Art = &stage.Sprite{Name: "step", Tint: ui.Gold.Colour()}
			marks[j].Children()[0].Hidden = false
			if j <= at {
				marks[j].Art = &stage.Sprite{Name: "step", Tint: ui.Accent.Colour()}
				marks[j].Children()[0].Hidden = true
			}
		}
		show(ids, names, at, at)
	}
	updateOptions := func() { // they have the names of all seats
		if s.more {
			s.Layout(b.kit.Context)
		}
	}
	before := now() // a drag
	for j, name := range names {
		n := stage.New(fmt.Sprintf("level-%d-%s", seat, name), nil, x(j), y, step, r.H).SetRole(stage.RoleOption, name)
		var mark *stage.Node
		if j > 0 {
			middle := ui.Surface
			if ids[j] == s.fitting {
				middle = ui.Highlight
			}
			mark = stage.New("", nil, 0, 0, 19*u, 19*u).Add(stage.New("", &stage.Sprite{Name: "step", Tint: middle.Colour()}, 0, 0, 12*u, 12*u))
			n.Add(mark)
		}
		n.Touch = &stage.Touch{Focus: true, SelectByArrow: true, Press: func() {
			set(j)
			b.kit.UI.Click()
			updateOptions()
		}, Drop: func(_, _ float64) { updateOptions() }, Hover: func(on bool) {
			if on {
				show(ids, names, now(), j)
			} else {
				show(ids, names, now(), now())
			}
		}, DragStart: func(_, _ float64) bool { before = now(); return true }, DragCancel: func() { set(before) }, Drag: func(to, _ float64) {
			if at := max(0, min(last, int((to-r.X)/step))); ids[at] != p.Level {
				set(at)
				b.kit.UI.Click()
			}
		}}
		steps, marks = append(steps, n), append(marks, mark)
		g.Add(n)
	}
	g.Add(thumb)
	set(before)
}

// emblem returns the emblem of a seat. A press changes it to the next one. If another seat has that, the two seats swap emblems.
func (s *Scene) emblem(b builder, seat int, r stage.Rect) *stage.Node {
	players := s.choices.Seating.Players
	own := players.Emblem(engine.Seat(seat))
	n := stage.Box(fmt.Sprint("emblem-", seat), table.Emblem(own), r)
	n.Touch = &stage.Touch{Focus: true, Press: func() {
		players.SetEmblem(engine.Seat(seat), own%seating.EmblemCount+1)
		b.kit.UI.Click()
		s.Layout(b.kit.Context)
	}}
	return n.SetRole(stage.RoleButton, b.kit.Words.T("accessible.pile", "label", b.kit.Words.T("setup.emblem", "seat", seat+1), "value", b.kit.Words.T(fmt.Sprint("emblem.", own))))
}

// offered returns the levels from which one can be chosen for a seat: all levels, and the level of the seat if it is not among them.
func offered(levels []string, has string) []string {
	if has == "" || slices.Contains(levels, has) {
		return levels
	}
	return append(slices.Clone(levels), has)
}

// strength returns the name of a level with its rank among all levels. at is an index into names, of which the first is a person.
func strength(w *locale.Words, names []string, at int) string {
	if at == 0 {
		return names[0]
	}
	return w.T("setup.strength", "level", names[at], "strength", at, "strongest", len(names)-1)
}

// levelText returns a sentence about a level, or about a person for "". It returns "" if there is none.
func (s *Scene) levelText(w *locale.Words, id string) string {
	key := "level." + id + ".character"
	switch {
	case id == "":
		key = "setup.person.character"
	case id == s.fitting:
		key = "setup.fits"
	case strings.HasPrefix(id, players.Program):
		key = "setup.outside.character"
	}
	if !w.Has(key) {
		return ""
	}
	return w.T(key)
}
