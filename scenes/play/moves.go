package play

import (
	"azulejo/game"
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

// movesDrawer is the log over the buttons that belong to moves already made.
func (h *hud) movesDrawer(c *game.Context, shut func()) *ui.Drawer {
	return newLog(h.s, shut).Drawer(h.s.described(), c, shut, func(on *stage.Node, r stage.Rect) {
		close := button{name: "close", on: true, do: shut, look: first, key: "settings.close"}
		row := []button{h.redo(then(shut, h.s.travel.redo)), {name: "review", on: h.s.phase.asks(), do: then(shut, h.s.review.ask)}, close}
		h.lay(analysis.DrawerKit(c), on, row, true, r)
	})
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
