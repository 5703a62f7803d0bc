package analysis

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// Sizes of drawers in device-independent pixels, their maximum height as a fraction of the window's, and the width of buttons next to a list as a fraction of
// the drawer's.
const (
	drawerMargin = 16
	drawerFoot   = 58
	logWidth     = 560
	lowWidth     = 780 // of a list with buttons next to it
	lowButtons   = 0.42
	askWidth     = 440
	wideText     = 760 // of text in a low window
	leastList    = 760 // the height of a drawer with a list and buttons, up to lowHeight
	lowHeight    = 0.94
	logHeight    = 0.78
	textHeight   = 0.86
)

// minDrawerUnit is the minimum size of a design unit in a drawer, in device-independent pixels. It keeps text legible on phones.
const minDrawerUnit = 0.9

// DrawerKit returns a touch-sized ui.Kit for drawers that contain text.
func DrawerKit(c *game.Context) *ui.Kit {
	k := table.Kit(c.Kit(), c.W, c.H)
	k.EnlargeTargets()
	k.Unit = max(k.Unit, minDrawerUnit*k.Device)
	return k
}

// Drawer returns a drawer with the log of g above a row of buttons. addButtons adds the buttons to a node within a rectangle.
func (l *Log) Drawer(g Game, c *game.Context, onClose func(), addButtons func(on *stage.Node, r stage.Rect)) *ui.Drawer {
	k := DrawerKit(c)
	margin, foot, width := drawerMargin*k.Device, drawerFoot*k.Device, min(c.W, logWidth*k.Device)
	room := stage.Rect{X: margin, Y: k.DrawerHeaderHeight(), W: width - 2*margin}
	room.H = l.Height(g, k, stage.Rect{W: room.W, H: logHeight*c.H - room.Y - 2*margin - foot})
	d := k.Drawer("moves", g.Words.T("accessible.moves"), width, room.Y+room.H+2*margin+foot, stage.Rect{W: c.W, H: c.H}, onClose)
	l.Build(g, k, d.Body, room)
	l.Enable(d.Body)
	if len(l.Rows) == 0 {
		text, _ := k.Lines(g.Words.T("play.moves.none"), gfx.SerifItalic, 20, d.Rect.W/2, room.Y+k.Size(20), room.W, 0.5, ui.Body)
		d.Body.Add(text)
	}
	d.OnTick = func() { l.Wheel(c, d.Rect) }
	addButtons(d.Body, stage.Rect{X: margin, Y: d.Rect.H - margin - foot, W: room.W, H: foot})
	return d
}

// DrawerPart is a part of a drawer: its height at a width, and a function that adds it to a node in a rectangle.
type DrawerPart struct {
	Height func(k *ui.Kit, width float64) float64
	Add    func(k *ui.Kit, on *stage.Node, r stage.Rect)
}

// Drawer returns a drawer with a title, and the list between a head and the buttons, or next to both in a low window. A text is below the list if it is not
// empty.
func (l *MoveList) Drawer(c *game.Context, onClose func(), title, text string, head, buttons DrawerPart) *ui.Drawer {
	k := DrawerKit(c)
	k.On = ui.Theme{}
	margin, width, height := drawerMargin*k.Device, min(c.W, logWidth*k.Device), max(logHeight*c.H, min(lowHeight*c.H, leastList*k.Device))
	low := c.W > c.H
	if low {
		width = min(c.W, lowWidth*k.Device)
	}
	top := k.DrawerHeaderHeight()
	d := k.Drawer("moves", title, width, height, stage.Rect{W: c.W, H: c.H}, onClose)
	list := stage.Rect{X: margin, Y: top, W: width - 2*margin - 4*k.Device, H: height - top - margin}
	side := list
	if low {
		side.W = lowButtons*width - margin
		side.X = width - margin - side.W
		list.W -= side.W + margin
	}
	first := stage.Rect{X: side.X, Y: side.Y, W: side.W, H: head.Height(k, side.W)}
	head.Add(k, d.Body, first)
	used, foot := first.H+0.5*margin, buttons.Height(k, side.W)
	last := stage.Rect{X: side.X, Y: side.Y + used, W: side.W, H: min(foot, side.H-used)}
	if !low {
		list.Y, list.H = list.Y+used, list.H-used-last.H-0.5*margin
		last.Y = list.Y + list.H + 0.5*margin
	}
	if text != "" {
		words, height := k.Lines(text, gfx.Serif, 18, margin, 0, list.W, 0, ui.Body)
		list.H -= height + 0.3*margin
		words.Y = list.Y + list.H + 0.3*margin + 0.5*k.Size(18)
		d.Body.Add(words)
	}
	l.Build(k, d.Body, list)
	l.Reveal()
	d.OnTick = func() {
		_, dy := c.Input.Wheel()
		if at := c.Pointer(); dy != 0 && d.Rect.Contains(at.X, at.Y) {
			l.Scroll(dy)
		}
	}
	buttons.Add(k, d.Body, last)
	return d
}

// QuestionDrawer returns a drawer with a question. An answer closes it.
func QuestionDrawer(name, title string, m Message) route.Drawer {
	return route.Drawer{Name: name, Title: title, First: m.Buttons[0].Name, Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		k, question := DrawerKit(c), m
		question.Buttons = nil
		for _, b := range m.Buttons {
			question.Buttons = append(question.Buttons, Button{b.Name, b.Label, func() { b.Press(); closeDrawer() }})
		}
		margin, head, width := drawerMargin*k.Device, k.DrawerHeaderHeight(), min(c.W, askWidth*k.Device)
		body, height := question.QuestionBody(k, width-2*margin)
		body.X, body.Y = width/2, head+0.5*margin
		d := k.Drawer(name, title, width, head+height+1.5*margin, stage.Rect{W: c.W, H: c.H}, closeDrawer)
		d.Body.Add(body)
		return d
	}}
}

// TextDrawer returns a drawer with what fill adds, with text as large as there is room for, and a button that closes it.
func TextDrawer(c *game.Context, name, title string, onClose func(), fill func(*TextColumn)) *ui.Drawer {
	k := DrawerKit(c)
	margin, foot := drawerMargin*k.Device, drawerFoot*k.Device
	width := min(c.W, logWidth*k.Device)
	if c.W > c.H {
		width = min(c.W, wideText*k.Device)
	}
	room := stage.Rect{X: margin, Y: k.DrawerHeaderHeight(), W: width - 2*margin}
	body, height := stage.Group(""), 0.0
	k.FitHeight(textHeight*c.H-room.Y-2*margin-foot, func(k *ui.Kit) float64 {
		body.Clear()
		col := NewTextColumn(k, body, room)
		fill(col)
		height = col.Height()
		return height
	})
	d := k.Drawer(name, title, width, room.Y+height+2*margin+foot, stage.Rect{W: c.W, H: c.H}, onClose)
	at := stage.Rect{X: margin, Y: d.Rect.H - margin - foot, W: room.W, H: foot}
	d.Body.Add(body, k.Button("button-close", c.Words.T("settings.close"), true, at, onClose).Node)
	return d
}
