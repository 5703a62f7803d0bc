// Package play is the game screen: session, board, input, analysis and the panels around the board, driven by one phase.
//
// A Scene is a state machine. Keys and buttons become commands (command.go), which change the phase (turn.go); the board reports moves as events.
// Whatever is said over the table is a message, computed afresh when something has changed (messages.go).
package play

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Scene is the game screen.
type Scene struct {
	session session
	phase   phase
	data    phaseData // the data of the phase
	past    bool      // an earlier position is shown

	table     table.Table
	board     *board.Board
	questions analysis.Queue
	waiting   bool                // the computer players wait for files
	standIns  map[engine.Seat]int // ticks since a level failed; the fallback level moves for it

	areas       windowAreas
	layers      layers
	heading     heading
	log         *analysis.Log
	pad         padHints
	probability winProbability
	watch       watch

	// What is said over the table (messages.go).
	callouts        analysis.MessageView
	input           string // what the board says about the current input
	hovered         string // about what the pointer or the focus is on
	advice          advice
	hint            analysis.Hint
	recommended     engine.Move // for the hint whose reasons are being searched, or NoMove
	review          moveReview
	reasons         analysis.Reasons // for the rating
	guidance        guidance
	commentary      commentary
	invited         bool // the invitation to comments has been shown
	tooltips        tooltips
	pendingScores   []engine.Scored // explained when the table is at rest
	messagesChanged bool
	busy            bool // a move was being made by hand at the end of the last tick
	spoken          spoken

	dispatcher   stage.Dispatcher
	root         *stage.Node
	viewer       engine.Seat // the seat whose board is large
	viewerChosen bool        // by hand
	focus        string      // the node that had the keyboard focus before an animation
	ctx          *game.Context

	// winCache are the win probabilities of the win bar, by the hash of the position.
	winCache map[uint64][]float64
}

// layers are the layers around the board. Texts are drawn below the tiles, buttons above them.
type layers struct{ banner, texts, head, panel, buttons, log, winBar *stage.Node }

// New returns the screen of a match.
func New(g *games.Game, backend players.Backend, m *engine.Match, players seating.Players) *Scene {
	s := &Scene{session: session{game: g, match: m, players: players, comparer: review.NewComparer(g.Game.Game)}, table: g.Table(), questions: analysis.NewQueue(backend)}
	s.layers = layers{stage.Group("banner").SetRole(stage.RoleSilent, ""), stage.Group("hud"), stage.Group("head"), stage.Group("panel"),
		stage.Group("buttons"), stage.Group("log"), stage.Group("win-bar")}
	s.layers.texts.Add(s.layers.head, s.layers.panel)
	s.board = board.New(s.table, board.Options{
		Dispatcher: &s.dispatcher, Report: s.handleEvent, Obstacles: s.obstacles, LastRound: s.announceLastRound,
		Sound:  func(name string, step int, x, size float64) { s.ctx.PlaySoundAt(name, step, x, size) },
		Around: []*stage.Node{s.layers.texts, s.layers.buttons, s.layers.log},
	})
	s.log = s.newLog(nil)
	s.heading = heading{layer: s.layers.head}
	s.callouts, s.spoken.prompts = analysis.NewMessageView(), map[string]bool{}
	s.probability = winProbability{shares: analysis.NewWinShares(len(players))}
	s.winCache = map[uint64][]float64{}
	s.standIns = map[engine.Seat]int{}
	s.viewer = s.session.nextPerson(0)
	return s
}

// NewBranch returns the screen of a branch of a match.
func NewBranch(g *games.Game, backend players.Backend, r route.Branch) *Scene {
	seated := r.Players.Unguided()
	if r.Free {
		for i := range seated {
			seated[i].Level = ""
		}
	}
	s := New(g, backend, r.Match, seated)
	s.session.branch = &r
	return s
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	s.ctx = c
	s.root = stage.Group("play")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	s.session.autoForced, s.board.ShowSums = c.Settings.Forced, c.Settings.Arithmetic
	l, b := &s.layers, s.board
	s.root.Add(l.banner, b.Below, l.texts, stage.New("", stage.CacheBelow{}, 0, 0, 0, 0), b.Above, l.buttons, l.log, l.winBar, b.Top, s.callouts.Layer)
	s.root.ReadFirst(slices.Concat([]*stage.Node{l.head, l.winBar}, b.Offer(), []*stage.Node{l.buttons}, b.Boards(), []*stage.Node{l.panel, l.log})...)
	s.relayout()
	s.showMessages()
}

// relayout lays the table out again for the current window. Input in progress is kept.
func (s *Scene) relayout() {
	kept, confirms := s.board.SaveInput(), s.phase == confirming
	move := s.data.chosen
	s.endAnimation()
	s.board.RestoreInput(kept)
	if confirms {
		s.askConfirmation(move)
	}
}

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground { return table.GroundOf(c.Settings, s.table).Ground }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx = c
	if c.Pointer().Pressed || c.Keys().Confirm { // before the press is handled, which may start another animation
		s.board.Celebrations.End()
	}
	if s.phase != computerThinking { // think polls the answer when its pause is over
		s.questions.Poll() // polled first, so that a new question is shown as pending for at least a tick
	}
	s.checkComputers()
	s.continueReasons()
	s.run(s.pressedCommand(c.Input))
	c.Dispatch(&s.dispatcher)
	if !s.dispatcher.Dragging() {
		s.log.Wheel(c, s.board.Areas().Panel)
	}
	ended := s.board.Update(c)
	if s.probability.bar != nil && s.probability.shares.Tick() {
		s.probability.showBar(s.ctx.Words, s.session.players)
	}
	if s.pad.follow(c.Input, c.Pointer().Down) {
		s.buildButtons()
	}
	s.explainTile(c.Pointer())
	s.tooltips.followPointer(c.Pointer(), s.dispatcher.FocusName(), s.phase.isSettled(), c.Device)
	s.tickTooltip(s.tooltipSubject())
	s.stepPhase(ended)
	if busy := s.board.Busy(); busy != s.busy {
		s.busy, s.messagesChanged = busy, true
	}
	s.showMessages()
}

// Moving implements game.Animated.
func (s *Scene) Moving() bool {
	switch s.phase {
	case dealing, computerThinking, animating, navigating, celebrating:
		return true
	case personToMove:
		if s.data.forced != engine.NoMove || s.probability.isPending() || s.guidanceDue() {
			return true
		}
	}
	return s.tooltips.waiting() || s.questions.Busy() || s.reasons.Finding() || s.guidance.stage == suggestionPending || s.probability.shares.Moving() || s.board.Moving()
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) {
	s.data.frames++
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}

// Pause implements game.Pauser.
func (s *Scene) Pause(*game.Context) {
	s.dispatcher.ReleasePointer()
	s.board.Release()
	s.board.ClearHover()
}

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) { s.cancelQuestions() }

// handleEvent handles an event of the board.
func (s *Scene) handleEvent(e board.Event) {
	switch e := e.(type) {
	case board.MoveChosen:
		s.chooseMove(e.Move)
	case board.Announced:
		s.setInput(e.Text)
	case board.Refused:
		s.ctx.Announce(s.heading.titleText, e.Why)
	case board.Hovered:
		s.setHovered(e.Text)
	case board.Changed:
		s.cancelHint()
		s.guidance.stage = noGuidance
		s.dismissAdvice()
		s.rebuildHeadingAndButtons()
	}
}

// settle ends all animation and shows the current position.
func (s *Scene) settle() {
	s.data = newPhaseData()
	s.layOutTable()
	s.board.Show(s.session.match.Position(), s.legend())
	s.rebuild()
}

// rebuild rebuilds everything around the table, and enables moves if a person is to move.
func (s *Scene) rebuild() {
	if s.guidance.stage == guidanceShown || s.helpComes() {
		s.guidance = guidance{} // the help is removed now and given again
	}
	s.cancelQuestions()
	s.dismissAdvice()
	s.callouts.Clear()
	s.buildWinBar()
	s.board.DisableMoves()
	if s.phase == personToMove {
		s.data.forced = s.session.forced(s.board.Shown())
		s.board.EnableMoves()
	}
	s.buildPanel()
	s.rebuildHeadingAndButtons()
	s.tooltips.build(s.topics())
	if c := &s.commentary; c.shown != nil {
		c.message = s.adviser().Remark(c.shown)
	}
	s.refocus()
	if !s.phase.isAnimated() {
		s.explainScores()
	}
}

// explainScores shows how the pending tiles scored, if there are any.
func (s *Scene) explainScores() {
	if len(s.pendingScores) > 0 {
		s.say(s.adviser().Breakdown(s.pendingScores))
		s.pendingScores = nil
	}
}

// explainTile handles a press: on a placed tile it explains how that scored, elsewhere it removes the explanation.
func (s *Scene) explainTile(p stage.Pointer) {
	if p.Pressed {
		s.dismiss(analysis.BreakdownMessage)
	}
	if !p.Released || p.Dragging || p.Cancelled || !s.phase.isSettled() {
		return
	}
	if n := s.root.Hit(p.X, p.Y); n != nil && !ignoresPress(n) {
		return
	}
	at, ok := s.board.ScoredTileAt(p.X, p.Y)
	if !ok {
		return
	}
	if scored, ok := engine.ScoredAt(s.session.match, at); ok {
		s.pendingScores = []engine.Scored{scored}
		s.explainScores()
	}
}

// ignoresPress reports whether a press on a node does nothing: on a large board, or on a target while nothing is held.
func ignoresPress(n *stage.Node) bool {
	return n.Kind == stage.Board || n.Kind == stage.Target && !n.Touch.Focus
}

// windowAreas are the parts of the window for the table, the log and the win bar.
type windowAreas struct{ table, log, bar stage.Rect }

// layOutTable lays the table out and divides the window. The win bar is in the panel of the log, if there is space for it, or else next to the table.
func (s *Scene) layOutTable() {
	c, a := s.ctx, &s.areas
	window := stage.Rect{W: c.W, H: c.H}
	*a = windowAreas{table: window}
	setup := s.boardLayout()
	if c.Settings.WinBar {
		setup.Narrow = func(areas table.Areas) (stage.Rect, bool) {
			var fits bool
			a.log, a.bar, fits = analysis.DividePanel(areas.Panel, s.groundKit(), len(s.session.players))
			if !fits {
				a.table, a.bar = analysis.WinBarRooms(c.W, c.H, analysis.WinBarUnit(kit(c)))
				a.bar = table.MirrorOf(c.Settings, c.W).Apply(a.bar)
			}
			return a.table, !fits
		}
	}
	areas := s.board.Layout(c, setup)
	if !c.Settings.WinBar || a.table != window {
		a.log = areas.Panel
	}
}

// boardLayout returns the layout of the board in the window.
func (s *Scene) boardLayout() board.Layout {
	return board.Layout{Position: s.session.match.Position(), Viewer: s.viewer, Seats: len(s.session.players), Bounds: s.areas.table, OnGround: true}
}

// frame returns the frame of the table for the current layout.
func (s *Scene) frame() table.Frame { return board.Frame(s.ctx, s.table, s.boardLayout()) }

// groundKit returns the kit for what is drawn on the backdrop.
func (s *Scene) groundKit() *ui.Kit {
	k := kit(s.ctx)
	k.On = table.GroundOf(s.ctx.Settings, s.table).Theme
	return k
}

// kit returns the kit for the window, with larger text on a phone.
func kit(c *game.Context) *ui.Kit { return table.Kit(c.Kit(), c.W, c.H) }

// analysedGame returns the game for the analysis panels.
func (s *Scene) analysedGame() analysis.Game {
	return analysis.Game{Cursor: engine.Cursor{Match: s.session.match, At: s.session.movesMade()}, Players: s.session.players, Table: s.table, Words: s.ctx.Words}
}

// chevron is the side of the icon that opens a compact board, in device-independent pixels.
const chevron = 16

func (s *Scene) legend() table.Legend {
	l := s.analysedGame().Legend(s.ctx.Settings.Forecast, s.openBoard)
	l.OnlyPerson = s.session.players.OnlyPerson(s.viewer)
	l.Explain = s.explainAt
	if f := s.frame(); f.Shape().Phone() {
		l.OpenBoard, l.Chevron = func(seat engine.Seat) { s.ctx.Push(s.boardRoute(seat)) }, chevron*s.ctx.Device
		l.OpenStock = func() { s.ctx.Push(s.stockRoute()) }
	}
	return l
}

// openBoard shows the board of a seat large until it is that player's turn again.
func (s *Scene) openBoard(seat engine.Seat) {
	s.viewer, s.viewerChosen = seat, true
	s.relayout()
}

// refocus restores the keyboard focus after an animation. If its node is gone and the keyboard is in use, the focus goes to a tile that can be taken,
// the action button, or the primary button.
func (s *Scene) refocus() {
	d := &s.dispatcher
	if s.focus != "" {
		d.Focus(s.focus)
		s.focus = ""
	}
	if d.RestoreFocus(); d.Focused() != nil || !d.FocusVisible() {
		return
	}
	if s.phase == personToMove {
		if s.board.FocusFirst(); d.Focused() == nil {
			d.Focus("action") // passing is the only move
		}
		return
	}
	st := s.status()
	d.Focus("button-" + st.primaryCommand().name())
}
