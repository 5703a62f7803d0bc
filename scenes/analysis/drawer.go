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
	leastList    = 660 // the height of a drawer with a list and buttons, up to lowHeight
	lowHeight    = 0.94
	logHeight    = 0.78
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

// Drawer returns a drawer with the list above rows of buttons, or next to them in a low window, and a text below the list if it is not empty. addButtons adds
// the buttons to a node within a rectangle.
func (l *MoveList) Drawer(c *game.Context, onClose func(), text string, rows int, addButtons func(k *ui.Kit, on *stage.Node, r stage.Rect)) *ui.Drawer {
	k := DrawerKit(c)
	k.On = ui.Theme{}
	margin, foot, width := drawerMargin*k.Device, (float64(rows)*(drawerFoot+8)-8)*k.Device, min(c.W, logWidth*k.Device)
	side := 0.0
	if c.W > c.H {
		foot, width = 0, min(c.W, lowWidth*k.Device)
		side = lowButtons * width
	}
	room := stage.Rect{X: margin, Y: k.DrawerHeaderHeight(), W: width - 2*margin - 4*k.Device - side, H: max(logHeight*c.H, min(lowHeight*c.H, leastList*k.Device))}
	var words *stage.Node
	height := 0.0
	if text != "" {
		words, height = k.Lines(text, gfx.Serif, 18, margin, 0, room.W, 0, ui.Body)
	}
	room.H -= room.Y + 2*margin + foot + height
	d := k.Drawer("moves", c.Words.T("accessible.moves"), width, room.Y+room.H+2*margin+foot+height, stage.Rect{W: c.W, H: c.H}, onClose)
	l.Build(k, d.Body, room)
	l.Reveal()
	if words != nil {
		words.Y = room.Y + room.H + 0.8*k.Size(18)
		d.Body.Add(words)
	}
	d.OnTick = func() {
		_, dy := c.Input.Wheel()
		if at := c.Pointer(); dy != 0 && d.Rect.Contains(at.X, at.Y) {
			l.Scroll(dy)
		}
	}
	at := stage.Rect{X: margin, Y: d.Rect.H - margin - foot, W: room.W, H: foot}
	if side > 0 {
		at = stage.Rect{X: width - side, Y: room.Y, W: side - margin, H: room.H + height}
	}
	addButtons(k, d.Body, at)
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
