package play

import (
	"fmt"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
)

// The names of the drawers of the table; that of a board ends with the number of its seat from 1.
const (
	movesSheet = "moves"
	boardSheet = "board-"
)

// Sheet returns the route of a sheet over the table by the end of its address, if it can be opened now.
func (s *Scene) Sheet(name string) (game.Route, bool) {
	switch seat, board := strings.CutPrefix(name, boardSheet); {
	case board:
		n, err := strconv.Atoi(seat)
		if err != nil || n < 1 || n > len(s.session.players) {
			return nil, false
		}
		return s.boardRoute(engine.Seat(n - 1)), true
	case name == movesSheet:
		return s.movesRoute(), true
	case name == route.MenuName:
		return s.menuRoute(), true
	case name == route.ExplainName:
		return s.HelpRoute(), true
	case name == route.ResultsName && s.phase.ended():
		return s.resultsRoute(), true
	}
	return nil, false
}

// HasOverlay implements game.Overlay: a move is to be confirmed, or something is open on the board.
func (s *Scene) HasOverlay() bool { return s.phase == confirming || s.board.Opened() }

// CloseOverlay implements game.Overlay: it cancels.
func (s *Scene) CloseOverlay(*game.Context) {
	if s.phase == confirming {
		s.decline()
		return
	}
	s.board.Escape()
}

func (s *Scene) menuRoute() route.Menu { return route.Menu{Title: s.session.game.Title} }

func (s *Scene) resultsRoute() route.Results {
	return route.Results{Match: s.session.match, Players: s.session.players, Seen: s.probability.known, Recall: s.recall}
}

// boardRoute opens the board of a seat as a drawer: its tiles, what it waits for, and what was done there last.
func (s *Scene) boardRoute(seat engine.Seat) route.Drawer {
	return route.Drawer{Name: fmt.Sprint(boardSheet, seat+1), Title: s.ctx.Words.T("play.board", "player", s.session.players[seat].Name), First: "button-close",
		Build: func(c *game.Context, shut func()) *ui.Drawer {
			b := boardDrawer{game: s.described(), shown: s.board.Shown(), seat: seat, legend: s.legend(), look: s.session.game.Table()}
			return b.build(c, shut)
		}}
}

// movesRoute opens the log as a drawer, for a window that has no room for it next to the table.
func (s *Scene) movesRoute() route.Drawer {
	return route.Drawer{Name: movesSheet, Title: s.ctx.Words.T("told.moves"), Build: s.movesDrawer, First: "log"}
}

// movesDrawer returns the log over the buttons that belong to moves already made.
func (s *Scene) movesDrawer(c *game.Context, shut func()) *ui.Drawer {
	return s.newLog(shut).Drawer(s.described(), c, shut, func(on *stage.Node, r stage.Rect) {
		st := s.status()
		after := func(c command) func() { return func() { shut(); s.run(c) } }
		layButtons(analysis.DrawerKit(c), c.Words, on, []button{
			{name: cmdRedo.name(), on: st.allows(cmdRedo), press: after(cmdRedo)},
			{name: cmdReview.name(), on: st.allows(cmdReview), press: after(cmdReview)},
			closeButton(shut),
		}, true, r, nil)
	})
}

// newLog returns a log whose entries lead to the positions after them. Before the table leaves the present position, shut closes the
// drawer that holds the log, if it is not nil.
func (s *Scene) newLog(shut func()) *analysis.Log {
	return &analysis.Log{
		Choose: func(e analysis.Entry) {
			s.breakdown.due = e.Placed
			if e.To == s.session.at() {
				s.showBreakdown()
				return
			}
			if shut != nil {
				shut()
			}
			s.recall(e.To)
		},
		Point: func(e analysis.Entry, on bool) {
			s.heading.show("")
			if on && s.phase != lookingBack { // there the prompt says how to continue
				s.heading.show(s.heading.pointed(e.AccessibleText, s.ctx.Words.T("play.recall")))
			}
		},
	}
}
