package play

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
)

// moves opens the log as a drawer, for a window that has no room for it beside the table.
func (h *hud) moves() { h.s.ctx.Push(h.movesRoute()) }

func (h *hud) movesRoute() route.Drawer {
	return route.Drawer{Name: movesSheet, Title: h.s.ctx.Words.T("told.moves"), Build: h.movesDrawer, First: "log"}
}

// visitLog leads the focus to the log, wherever that is.
func (h *hud) visitLog() {
	if h.rooms.Panel.W == 0 {
		h.moves()
		return
	}
	h.s.dispatcher.Visit("log")
}

// drawerWidth is the most that a drawer of text is wide, in device-independent pixels, and drawerHeight the most that it takes of the
// window's height.
const (
	drawerWidth  = 560
	drawerHeight = 0.78
)

// movesDrawer is the log over the buttons that belong to moves already made.
func (h *hud) movesDrawer(c *game.Context, shut func()) *ui.Drawer {
	k := kit(c)
	margin, foot := 16*k.Device, 58*k.Device
	log, g := newLog(h.s, shut), h.s.described()
	width := min(c.W, drawerWidth*k.Device)
	room := stage.Rect{X: margin, Y: k.DrawerHead(), W: width - 2*margin}
	room.H = log.Height(g, k, stage.Rect{W: room.W, H: drawerHeight*c.H - room.Y - 2*margin - foot})
	d := k.Drawer("moves", c.Words.T("told.moves"), width, room.Y+room.H+2*margin+foot, stage.Rect{W: c.W, H: c.H}, shut)
	log.Build(g, k, d.Body, room)
	log.Enable(d.Body)
	if len(log.Rows) == 0 {
		text, _ := k.Lines(c.Words.T("play.moves.none"), gfx.SerifItalic, 20, d.Rect.W/2, room.Y+k.Size(20), room.W, 0.5, ui.Body)
		d.Body.Add(text)
	}
	d.Each = func() { log.Wheel(c, d.Rect) }
	close := button{name: "close", on: true, do: shut, look: first, key: "settings.close"}
	row := []button{h.redo(then(shut, h.s.travel.redo)), {name: "review", on: h.s.phase.asks(), do: then(shut, h.s.review.ask)}, close}
	h.lay(k, d.Body, row, true, stage.Rect{X: margin, Y: d.Rect.H - margin - foot, W: room.W, H: foot})
	return d
}

// described returns the game as the panels describe it.
func (s *Scene) described() analysis.Game {
	return analysis.Game{Match: s.session.match, At: s.session.at(), Players: s.session.players, Table: s.table, Words: s.ctx.Words}
}

// newLog returns a log whose entries lead to the positions after them. Before the table leaves the present position, shut closes the
// drawer that holds the log, if it is not nil.
func newLog(s *Scene, shut func()) *analysis.Log {
	return &analysis.Log{
		Choose: func(e analysis.Entry) {
			s.sums.due = e.Placed
			if e.To == s.session.at() {
				s.sums.tell()
				return
			}
			if shut != nil {
				shut()
			}
			s.travel.recall(e.To)
		},
		Point: func(e analysis.Entry, on bool) {
			s.Point("")
			if on && s.phase != lookingBack { // there the prompt says how to go on
				s.Point(s.hud.heading.pointed(e.Spoken, s.ctx.Words.T("play.recall")))
			}
		},
	}
}

// then does one thing after another.
func then(first, second func()) func() { return func() { first(); second() } }
