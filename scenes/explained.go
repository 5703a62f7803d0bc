package scenes

import (
	"slices"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// explained shows over the dimmed table a sentence beside everything that can be explained. Where there is no room for one it shows a
// knob that opens it.
type explained struct {
	kit
	layer, sentences *stage.Node
	window           stage.Rect
	buttons          []stage.Rect
	taken            []stage.Rect // by sentences and buttons
	things           []stage.Rect // that are explained
	opened           *stage.Node
}

func explainedSheet(c *game.Context, topics []table.Topic) *stage.Node {
	k := sheetKit(c)
	e := &explained{kit: k, sentences: stage.Group(""), layer: stage.Group("explained").Says(stage.RoleDialog, k.Words.T("help.title")), window: stage.Rect{W: c.W, H: c.H}}
	veil := fill(0x302008, 0.6, e.window.Grow(200*c.Device))
	veil.Touch = &stage.Touch{Press: c.Pop}
	e.layer.Add(veil, stage.Box("", nil, e.window).Says(stage.RoleTitle, k.Words.T("help.title")))
	row := e.row()
	all := slices.DeleteFunc(oneOfEach(topics), func(t table.Topic) bool { return t.Rect.MeetsAny(row) })
	e.things = mapped(all, func(t table.Topic) stage.Rect { return t.Rect })
	var left []table.Topic
	for _, t := range all {
		e.layer.Add(stage.Box("", stage.Slab("glow", k.Kit.Unit, 5), t.Rect))
		if !e.explain(t) {
			left = append(left, t)
			e.opens(t)
		}
	}
	for _, t := range left {
		e.knob(t.Rect)
	}
	e.layer.Add(e.sentences, k.Kit.Button("close", k.Words.T("settings.close"), true, row[0], c.Pop).Node,
		k.Kit.Button("keys", k.Words.T("menu.keys"), false, row[1], c.Shortcuts.Show).Node)
	return e.layer
}

// oneOfEach takes the middle one of those topics that are explained by the same sentence.
func oneOfEach(topics []table.Topic) (all []table.Topic) {
	alike := map[string][]table.Topic{}
	for _, t := range topics {
		alike[t.Key] = append(alike[t.Key], t)
	}
	for _, t := range topics {
		if same := alike[t.Key]; same != nil && t.Rect.W > 0 {
			all = append(all, same[len(same)/2])
			delete(alike, t.Key)
		}
	}
	return all
}

// row is the room of the two buttons, a way back and one to the keys: at the upper edge, or on a phone at the lower one, over the buttons of the
// table.
func (e *explained) row() []stage.Rect {
	u, r := e.Kit.Unit, e.window
	r.Y, r.H = 10*u, e.Kit.Row(44, 20)
	f := table.Frame{Rect: e.window, Window: e.window, Kit: e.Kit}
	if f.Shape().Phone() {
		r.Y = e.window.H - r.H - 10*u
	}
	w := min(220*u*e.Kit.Spread(20), r.W/2-18*u)
	e.buttons = []stage.Rect{amid(r, 0, 2, w, 12*u), amid(r, 1, 2, w, 12*u)}
	e.taken = slices.Clone(e.buttons)
	return e.buttons
}

// explain writes the sentence about a topic beside it, where it covers nothing that is explained and no other sentence, and reports whether
// there is such a place.
func (e *explained) explain(t table.Topic) bool {
	c := table.NewCallout(e.sentence(t), 15, 300*e.Kit.Unit*e.Kit.Spread(15))
	n := c.Place(e.Kit, e.placement(t, append(others(e.things, t.Rect), e.taken...)))
	if n == nil {
		return false
	}
	e.sentences.Add(n)
	e.taken = append(e.taken, n.Bounds())
	return true
}

// placement returns the placement of a sentence about a topic, near enough to be seen as its own.
func (e *explained) placement(t table.Topic, keep []stage.Rect) *popover.Placement {
	return &popover.Placement{Bounds: e.window, Anchor: t.Rect, Gap: 5 * e.Kit.Unit, Reach: 40 * e.Kit.Unit, Obstacles: popover.Obstacles{Keep: keep}}
}

func (e *explained) sentence(t table.Topic) string { return e.Words.T(t.Key, t.Values...) }

// others returns all of things but one of them and those that it lies within.
func others(things []stage.Rect, one stage.Rect) []stage.Rect {
	x, y := one.Middle()
	return slices.DeleteFunc(slices.Clone(things), func(r stage.Rect) bool { return r == one || r.Holds(x, y) && r.W*r.H > one.W*one.H })
}

// opens has a press on what a topic is about open its sentence.
func (e *explained) opens(t table.Topic) {
	open := func() { e.open(t) }
	n := stage.Box("explain-"+t.Key, nil, e.target(t.Rect)).Says(stage.RoleButton, e.sentence(t))
	n.Touch = &stage.Touch{Focus: true, Press: open, Hover: func(on bool) {
		if on {
			open()
		}
	}}
	e.layer.Add(n)
}

// target returns what is pressed for a thing: as large as a target has to be, and within the window.
func (e *explained) target(r stage.Rect) stage.Rect {
	x, y := r.Middle()
	w, h := max(r.W, e.Kit.Target(0)), max(r.H, e.Kit.Target(0))
	return stage.Rect{X: max(0, min(x-w/2, e.window.W-w)), Y: max(0, min(y-h/2, e.window.H-h)), W: w, H: h}
}

// knob marks a thing whose sentence has to be opened, where it covers no other.
func (e *explained) knob(r stage.Rect) {
	side := max(28*e.Kit.Unit, 1.4*e.Kit.Size(16))
	for _, at := range [][2]float64{{1, 0}, {0, 0}, {1, 1}, {0, 1}, {0.5, 0.5}} {
		x, y := r.X+at[0]*r.W, r.Y+at[1]*r.H
		room := stage.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
		if !room.In(e.window) || room.MeetsAny(e.taken) {
			continue
		}
		e.taken = append(e.taken, room)
		e.layer.Add(stage.Box("", stage.Pic("knob"), room).Add(e.Kit.Text("?", gfx.SerifBold, 16, 0, 0, 0.5, ui.Ink)))
		return
	}
}

// open shows the sentence about a topic in place of the one that was opened before, and of the sentences that it covers.
func (e *explained) open(t table.Topic) {
	if e.opened != nil {
		e.opened.Remove()
	}
	c := table.NewCallout(e.sentence(t), 18, min(340*e.Kit.Unit*e.Kit.Spread(18), 0.8*e.window.W))
	p := e.placement(t, e.buttons)
	if e.opened = c.Place(e.Kit, p); e.opened == nil { // all of the window is its subject
		e.opened = c.Node(e.Kit)
		r, _ := p.Cover(popover.Size{W: e.opened.W, H: e.opened.H})
		e.opened.X, e.opened.Y = r.Middle()
	}
	for _, n := range e.sentences.Children() {
		n.Hidden = n.Bounds().Meets(e.opened.Bounds())
	}
	e.layer.Add(e.opened)
}
