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

// The names of the drawers of the table in addresses. The name of a board ends with the number of its seat, from 1.
const (
	movesDrawerName   = "moves"
	stockDrawerName   = "stock"
	boardDrawerPrefix = "board-"
)

// Dialog returns the route of the dialog with a name, if it can be opened now.
func (s *Scene) Dialog(name string) (game.Route, bool) {
	switch seat, board := strings.CutPrefix(name, boardDrawerPrefix); {
	case board:
		n, err := strconv.Atoi(seat)
		if err != nil || n < 1 || n > len(s.session.players) {
			return nil, false
		}
		return s.boardRoute(engine.Seat(n - 1)), true
	case name == stockDrawerName:
		return s.stockRoute(), true
	case name == movesDrawerName:
		return s.movesRoute(), true
	case name == route.MenuName:
		return s.menuRoute(), true
	case name == route.NewGameName:
		return route.Setup{FromTable: true}, true
	case name == route.ExplainName:
		return s.HelpRoute(), true
	case name == route.ResultsName && s.phase.ended():
		return s.resultsRoute(), true
	}
	return nil, false
}

// HasOverlay implements game.Overlay. A confirmation, or something that is open on the board, is an overlay.
func (s *Scene) HasOverlay() bool { return s.phase == confirming || s.board.Opened() }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(*game.Context) {
	if s.phase == confirming {
		s.declineMove()
		return
	}
	s.board.Escape()
}

func (s *Scene) menuRoute() route.Menu { return route.Menu{Title: s.session.game.Title} }

func (s *Scene) resultsRoute() route.Results {
	return route.Results{Match: s.session.match, Players: s.session.players, WinHistoryCache: s.winHistoryCache, Recall: s.goToMove}
}

// boardRoute returns a drawer with the board of a seat: its tiles, its goal, and its last move.
func (s *Scene) boardRoute(seat engine.Seat) route.Drawer {
	return route.Drawer{Name: fmt.Sprint(boardDrawerPrefix, seat+1), Title: s.ctx.Words.T("play.board", "address", s.session.players.Address(seat), "player", s.session.players[seat].Name), First: "button-close",
		Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
			b := boardDrawer{game: s.analysedGame(), shown: s.board.Shown(), seat: seat, legend: s.legend(), look: s.session.game.Table()}
			return b.build(c, closeDrawer)
		}}
}

// stockRoute returns a drawer with bag and discarded tiles by colour.
func (s *Scene) stockRoute() route.Drawer {
	return route.Drawer{Name: stockDrawerName, Title: s.table.Stock(s.board.Shown()).Title, First: "button-close",
		Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
			return stockDrawer(c, s.table.Stock(s.board.Shown()), closeDrawer)
		}}
}

// movesRoute returns a drawer with the log, for windows without space for it next to the table.
func (s *Scene) movesRoute() route.Drawer {
	return route.Drawer{Name: movesDrawerName, Title: s.ctx.Words.T("told.moves"), Build: s.movesDrawer, First: "log"}
}

// movesDrawer returns a drawer with the log above the buttons for moves already made.
func (s *Scene) movesDrawer(c *game.Context, closeDrawer func()) *ui.Drawer {
	return s.newLog(closeDrawer).Drawer(s.analysedGame(), c, closeDrawer, func(on *stage.Node, r stage.Rect) {
		st := s.status()
		after := func(c command) func() { return func() { closeDrawer(); s.run(c) } }
		layOutButtons(analysis.DrawerKit(c), c.Words, on, []button{
			{name: cmdRedo.name(), on: st.allows(cmdRedo), press: after(cmdRedo)},
			{name: cmdReview.name(), on: st.allows(cmdReview), press: after(cmdReview)},
			closeButton(closeDrawer),
		}, true, r, nil)
	})
}

// newLog returns a log whose entries show the positions after them. closeDrawer closes the drawer that holds the log; it may be nil.
func (s *Scene) newLog(closeDrawer func()) *analysis.Log {
	return &analysis.Log{
		Choose: func(e analysis.Entry) {
			if closeDrawer != nil {
				closeDrawer()
			}
			s.breakdown.pending = e.Placed
			if e.To == s.session.movesMade() {
				s.showBreakdown()
				return
			}
			s.goToMove(e.To)
		},
		Point: func(e analysis.Entry, on bool) {
			s.heading.show("")
			if on && (s.phase != lookingBack || s.past) { // otherwise the prompt of that phase says how to continue
				s.heading.show(s.heading.hoverText(e.AccessibleText, s.ctx.Words.T("play.recall")))
			}
		},
	}
}
