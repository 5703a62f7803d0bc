package play

import (
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/game"
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
		return s.hud.boardRoute(engine.Seat(n - 1)), true
	case name == movesSheet:
		return s.hud.movesRoute(), true
	case name == route.MenuName:
		return s.hud.menuRoute(), true
	case name == route.ExplainName:
		return s.Explain(), true
	case name == route.ResultsName && s.phase == over:
		return s.hud.resultsRoute(), true
	}
	return nil, false
}

// HasOverlay implements game.Overlay: a move is to be confirmed, or something is open on the board.
func (s *Scene) HasOverlay() bool { return s.phase == confirming || s.interaction.Opened() }

// CloseOverlay implements game.Overlay: it cancels.
func (s *Scene) CloseOverlay(*game.Context) {
	if s.phase == confirming {
		s.confirmation.no()
		return
	}
	s.interaction.Escape()
}
