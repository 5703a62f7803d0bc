package play

import (
	"azulejo/engine"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
)

// command is what a key or a button does.
type command uint8

const (
	noCommand command = iota
	cmdUndo
	cmdCancel // cancels a move that has been begun by hand
	cmdDecline
	cmdRedo
	cmdHint
	cmdReview
	cmdConfirm
	cmdContinue
	cmdResults
	cmdMoves // the log as a drawer
	cmdWinBar
	cmdRules
	cmdSettings
	cmdMenu
	cmdLatest
	cmdLeave // goes back from a branch to the game
	cmdEscape
	cmdAccept  // the invitation
	cmdAction  // the action button
	cmdEnlarge // enlarges the focused area, or shows the next board
	cmdLog
	cmdEarlier
	cmdLater
	cmdPause // pauses a game that is watched
	cmdSpeed
	cmdBoard1 // shows the board of seat 1 large; the commands for other seats follow
)

// name returns the name of the button of a command, which is also in its locale key, or "".
func (c command) name() string {
	switch c {
	case cmdUndo, cmdDecline:
		return "undo"
	case cmdCancel:
		return "cancel"
	case cmdRedo:
		return "redo"
	case cmdHint:
		return "hint"
	case cmdReview:
		return "review"
	case cmdConfirm:
		return "confirm"
	case cmdContinue:
		return "go"
	case cmdResults:
		return "results"
	case cmdMoves:
		return "moves"
	case cmdWinBar:
		return "winbar"
	case cmdRules:
		return "rules"
	case cmdMenu:
		return "menu"
	case cmdEarlier:
		return "earlier"
	case cmdLater:
		return "later"
	case cmdPause:
		return "pause"
	case cmdSpeed:
		return "speed"
	}
	return ""
}

// status is the state on which the allowed commands depend.
type status struct {
	phase   phase
	past    bool // an earlier position is shown
	ended   bool // the game is over at the end of its line
	pending bool // a move has been begun by hand and can be cancelled
	action  bool // there is an action button
	canUndo bool
	canRedo bool
	invited bool // the invitation to comments is shown
	guided  bool
	branch  bool    // of a game
	watched bool    // no person is at the table
	stops   bool    // a pause has been requested
	speed   float64 // of a game that is watched
	seats   int
}

func (s *Scene) status() status {
	word, _ := s.board.ActionLabel()
	return status{phase: s.phase, past: s.past, ended: s.session.lineOver(), pending: s.board.Pending(), action: word != "",
		canUndo: s.session.canUndo(), canRedo: s.session.canRedo(), invited: s.callouts.Shows(analysis.InvitationMessage), guided: s.session.guided() && s.ctx.Words.LessonsLoaded(), seats: len(s.session.players),
		branch: s.session.branch != nil, watched: s.session.watched(), stops: s.watch.stops, speed: s.watchRate()}
}

// allows reports whether a command is allowed.
func (s *status) allows(c command) bool {
	still := s.phase.isSettled()
	switch c {
	case cmdUndo:
		return still && s.canUndo && !s.pending && s.phase != confirming
	case cmdCancel:
		return s.pending
	case cmdDecline, cmdConfirm:
		return s.phase == confirming
	case cmdRedo:
		return still && s.canRedo
	case cmdHint:
		return s.phase == personToMove
	case cmdReview:
		return s.phase.allowsQuestions() || s.ended && still
	case cmdContinue:
		return s.phase == lookingBack
	case cmdResults:
		return s.phase.ended()
	case cmdPause:
		return s.watched && !s.phase.ended() && s.phase != lookingBack && !s.stops
	case cmdSpeed:
		return s.watched
	case cmdMoves, cmdLog, cmdEnlarge, cmdEarlier, cmdLater:
		return still
	case cmdWinBar:
		return still && s.phase != confirming
	case cmdLatest:
		return still && s.past
	case cmdLeave:
		return s.branch
	case cmdAccept:
		return s.invited
	case cmdAction:
		return still && s.action
	case cmdRules, cmdSettings, cmdMenu, cmdEscape:
		return true
	}
	return c >= cmdBoard1 && int(c-cmdBoard1) < s.seats && still
}

// primaryCommand returns the command of the primary button.
func (s *status) primaryCommand() command {
	switch s.phase {
	case confirming:
		return cmdConfirm
	case lookingBack:
		return cmdContinue
	case celebrating, over:
		return cmdResults
	}
	if s.watched {
		return cmdPause
	}
	return cmdHint
}

// undoCommand returns the command of the first button: undo, or cancelling the move that has been begun.
func (s *status) undoCommand() command {
	switch {
	case s.phase == confirming:
		return cmdDecline
	case s.pending:
		return cmdCancel
	}
	return cmdUndo
}

// commandFor returns the command of an action of keys or gamepad, even if it is not allowed.
func (s *status) commandFor(a keys.Action) command {
	switch a {
	case input.Cancel:
		if s.phase == confirming {
			return cmdDecline
		}
		return cmdEscape
	case keys.Undo:
		return s.undoCommand()
	case keys.Proceed:
		if s.invited {
			return cmdAccept
		}
		if c := s.primaryCommand(); c != cmdHint {
			return c
		}
		return noCommand
	case keys.Redo:
		return cmdRedo
	case keys.Hint:
		return cmdHint
	case keys.Review:
		return cmdReview
	case keys.Act:
		return cmdAction
	case keys.ZoomNextSeat:
		return cmdEnlarge
	case keys.MoveLog:
		return cmdLog
	case keys.WinProbability:
		return cmdWinBar
	case keys.Earlier:
		return cmdEarlier
	case keys.Later:
		return cmdLater
	case keys.Latest:
		return cmdLatest
	case keys.Try:
		return cmdLeave
	case keys.Menu:
		return cmdMenu
	case keys.Rules:
		return cmdRules
	case keys.Settings:
		return cmdSettings
	}
	if a >= keys.ZoomSeat1 && a <= keys.ZoomSeat4 {
		return cmdBoard1 + command(a-keys.ZoomSeat1)
	}
	return noCommand
}

// pressedCommand returns the command of the keys or buttons pressed in this tick. The first of several is the most general one.
func (s *Scene) pressedCommand(in *input.Input) command {
	for _, a := range [...]keys.Action{input.Cancel, keys.Menu, keys.Rules, keys.Settings, keys.ZoomSeat1, keys.ZoomSeat2, keys.ZoomSeat3, keys.ZoomSeat4, keys.Undo, keys.Redo,
		keys.Hint, keys.Review, keys.Proceed, keys.Act, keys.ZoomNextSeat, keys.MoveLog, keys.WinProbability, keys.Earlier, keys.Later, keys.Latest, keys.Try} {
		if !in.Did(a) {
			continue
		}
		st := s.status()
		if c := st.commandFor(a); st.allows(c) {
			return c
		}
	}
	return noCommand
}

// Actions implements game.ActionScene.
func (s *Scene) Actions() (all []keys.Action) {
	for a := range keys.ActionCount {
		look := a >= keys.ZoomSeat1 && a <= keys.ZoomSeat4
		if a != keys.NewGame && a != keys.Quit && (a != keys.Try || s.session.branch != nil) && !(look && int(a-keys.ZoomSeat1) >= len(s.session.players)) {
			all = append(all, a)
		}
	}
	return all
}

// run executes a command.
func (s *Scene) run(c command) {
	switch c {
	case noCommand:
	case cmdUndo:
		s.undo()
	case cmdCancel:
		s.board.CancelPending()
	case cmdDecline:
		s.declineMove()
	case cmdRedo:
		s.redo()
	case cmdHint:
		s.requestHint()
	case cmdReview:
		if s.session.lineOver() {
			s.openReview()
		} else {
			s.requestReview()
		}
	case cmdConfirm:
		s.play(s.data.chosen)
	case cmdContinue:
		s.continueHere()
	case cmdResults:
		s.showResults()
	case cmdMoves:
		s.ctx.Push(s.movesRoute())
	case cmdLog:
		if s.board.Areas().Panel.W == 0 {
			s.ctx.Push(s.movesRoute())
		} else {
			s.dispatcher.FocusVisibly("log")
		}
	case cmdWinBar:
		s.toggleWinBar()
	case cmdRules:
		g := s.session.game
		s.ctx.Push(route.Rules{Title: g.Title, Page: g.Page(s.session.match.Position())})
	case cmdSettings:
		s.ctx.Push(route.Settings{})
	case cmdMenu:
		s.ctx.Push(s.menuRoute())
	case cmdLatest:
		s.showPresent()
	case cmdLeave:
		s.ctx.Pop()
	case cmdEscape:
		if !s.board.Escape() && !s.dismiss(analysis.BreakdownMessage) && !s.answerOpenInvitation(false) {
			s.ctx.Push(s.menuRoute())
		}
	case cmdAccept:
		s.answerOpenInvitation(true)
	case cmdAction:
		s.board.PressAction()
	case cmdEnlarge:
		if !s.dispatcher.ToggleLongPress() {
			s.openBoard((s.viewer + 1) % engine.Seat(len(s.session.players)))
		}
	case cmdEarlier:
		s.stepMove(-1)
	case cmdLater:
		if s.session.watched() {
			s.stepWatched()
		} else {
			s.stepMove(1)
		}
	case cmdPause:
		s.pause()
	case cmdSpeed:
		s.changeSpeed()
	default:
		s.openBoard(engine.Seat(c - cmdBoard1))
	}
}
