// Package review is the screen that looks back on a match: the table at any of its positions, the curve of win probabilities, the list of moves with their
// grades, and better moves with reasons. It does not change the match.
package review

import (
	"math"
	"reflect"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Scene is the review screen.
type Scene struct {
	game    *games.Game
	cursor  engine.Cursor // at the position shown, or at the end of the current animation
	players seating.Players
	viewer  engine.Seat
	playing bool
	wait    float64 // ticks until the next move while playing
	speed   int     // the index in speeds
	line    analysis.LinePlayer

	progress analysis.MatchReview
	allowed  bool // the game is over, nobody plays in it, or everyone at the table has agreed
	asks     bool // everyone at the table is asked whether they agree
	asked    bool // everyone has been asked
	throttle analysis.AnswerThrottle
	record   *record.Record // of a match from a file, else nil
	paused   bool           // another screen has been above this one since the last tick
	comparer *review.Comparer

	showsBetter  bool             // better moves are shown
	positionOnly bool             // the pointer is on the reason or Space is held, so that only the position is shown
	pointer      [2]float64       // where the pointer was
	pointerMoved bool             // since the tick before
	spaceHeld    bool             // on the curve
	discussed    discussed        // last
	reasons      analysis.Reasons // for what is discussed
	better       analysis.Message // about the step; the zero value if no better move is shown
	shownStep    review.Step      // what was known of the step when better was set

	table       table.Table
	board       *board.Board
	list        *analysis.MoveList
	curve       *analysis.ReviewCurve
	areas       areas
	summaryRoom stage.Rect

	dispatcher stage.Dispatcher
	root       *stage.Node
	text       *stage.Node          // heading
	callouts   analysis.MessageView // the better move and its reason
	panel      *stage.Node          // the list
	summary    *stage.Node          // the result and the seats
	chart      *stage.Node          // the curve
	buttons    *stage.Node
	// puzzleButton makes a puzzle of the step, nil on phones.
	puzzleButton  *ui.Button
	momentButtons []momentButton
	ctx           *game.Context
}

// New returns the review of a match at its first decision.
func New(all []games.Game, b players.Backend, r route.Review) *Scene {
	g := games.Find(all, r.Match.Edition.ID)
	s := &Scene{game: g, cursor: engine.Cursor{Match: r.Match, At: r.At}, players: r.Players, record: r.Record, table: g.Table(), speed: 1, showsBetter: true,
		progress: analysis.NewMatchReview(b, r.Match, r.Review), comparer: review.NewComparer(g.Game.Game)}
	s.text, s.callouts, s.panel, s.summary = stage.Group("hud"), analysis.NewMessageView(), stage.Group("panel"), stage.Group("summary")
	s.chart, s.buttons = stage.Group("chart"), stage.Group("buttons")
	s.board = board.New(s.table, board.Options{
		Dispatcher: &s.dispatcher, Around: []*stage.Node{s.text, s.buttons},
		Sound: func(name string, step int, x, size float64) { s.ctx.PlaySoundAt(name, step, x, size) },
	})
	s.allowed = r.Match.Over() || s.players.PersonCount() == 0
	s.asks = !s.allowed && s.players.PersonCount() == len(s.players) // a game against computers is not reviewed while it lasts
	s.list, s.curve = &analysis.MoveList{Choose: s.showStep}, &analysis.ReviewCurve{Choose: s.showStep}
	return s
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	if s.ctx == nil {
		s.begin(c)
	}
	s.ctx, s.discussed = c, discussed{} // perhaps in another language
	s.reasons.Stop()
	s.callouts.Clear()
	s.root = stage.Group("review")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	s.root.Add(s.board.Below, s.text, s.panel, s.summary, stage.New("", stage.CacheBelow{}, 0, 0, 0, 0), s.board.Above, s.callouts.Layer, s.chart, s.buttons)
	s.root.ReadFirst(slices.Concat([]*stage.Node{s.text, s.callouts.Layer}, s.board.Offer(), []*stage.Node{s.buttons}, s.board.Boards(),
		[]*stage.Node{s.chart, s.summary, s.panel})...)
	s.layOut()
	s.buildAround()
	s.settle()
	if s.dispatcher.Focused() == nil {
		s.dispatcher.Focus("curve")
	}
}

// begin opens the review at the first step.
func (s *Scene) begin(c *game.Context) {
	s.progress.Open(c, s.record)
	at := analysis.Reviewed{Game: analysis.Game{Cursor: s.cursor}, Review: s.progress.Review()}
	if !s.allowed || at.Short() {
		s.progress.Cancel()
	}
	first := at.StepAt(s.cursor.At)
	if s.cursor.At = at.MovesBefore(first); first < len(at.Review.Steps) {
		s.viewer = at.Review.Steps[first].Seat
	}
}

// reviewAgain begins a new review, such as in the place of one that another version saved.
func (s *Scene) reviewAgain() {
	s.progress.Again()
	s.progress.Look(s.reviewed().Step)
	s.settle()
	s.buildAround()
	s.dispatcher.RestoreFocus()
}

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground { return table.GroundOf(c.Settings, s.table).Ground }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx = c
	if s.asks && !s.allowed {
		if s.asked { // and somebody does not agree
			c.Pop()
			return
		}
		s.asked = true
		s.ask()
		return
	}
	if s.paused {
		s.paused = false
		s.showBranches()
	}
	s.followPointer()
	if !s.handleKeys(c.Input) && !s.handleTablePress() && !s.handleSwipe() {
		c.Dispatch(&s.dispatcher)
	}
	s.handleWheel()
	s.handleSpace()
	s.continueReview()
	s.reasons.Update()
	arrived := s.board.Update(c)
	if s.line.Playing() {
		switch before := s.line.Shown().Number; {
		case s.line.Update(c, s.pace(), arrived):
			s.buildPanel()
			s.settle()
		case s.line.Shown().Number != before:
			s.showLineMove()
		}
		return
	}
	if arrived {
		s.settle()
		if !c.Settings.ReducedMotion {
			s.board.AnimateLayout()
		}
	}
	if s.playing && !s.board.Animating() {
		if s.wait -= speeds[s.speed] * min(board.MaxRate, c.Settings.Speed.Rate()); s.wait <= 0 {
			s.stepMove(1)
		}
	}
}

// Moving implements game.Animated.
func (s *Scene) Moving() bool {
	return s.board.Moving() || s.playing || s.line.Playing()
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}

// Pause implements game.Pauser.
func (s *Scene) Pause(*game.Context) {
	s.paused = true
	s.setPlaying(false)
	s.dispatcher.ReleasePointer()
}

// showBranches shows where branches begin if screens above this one have changed them. The drawer of a phone shows them whenever it opens.
func (s *Scene) showBranches() {
	if s.areas.panel.W > 0 && !slices.Equal(s.branchStarts(), s.list.Branched) {
		s.buildPanel()
		s.dispatcher.RestoreFocus()
		s.ctx.Redraw()
	}
}

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) { s.progress.Close() }

// continueReview takes new answers of the review and draws them.
func (s *Scene) continueReview() {
	s.progress.Update(s.ctx)
	if !s.throttle.Due(&s.progress) {
		return
	}
	s.setReviewed()
	s.curve.Draw()
	if s.areas.panel.W > 0 {
		s.list.Refresh()
	}
	s.drawSummary()
	if s.areas.panel.W == 0 && s.better.Title == "" && !s.board.Animating() && !s.line.Playing() {
		s.buildHeading(s.board.Frame().Kit)
	}
	if !reflect.DeepEqual(s.step(), s.shownStep) {
		s.redrawBetter()
	}
	s.ctx.Redraw()
}

// Actions implements game.ActionScene.
func (s *Scene) Actions() []keys.Action {
	all := []keys.Action{keys.Proceed, keys.Earlier, keys.Later, keys.Earliest, keys.Latest, keys.Review, keys.MoveLog, keys.WinProbability, keys.Luck, keys.Try, keys.ZoomNextSeat, keys.Menu, keys.Rules, keys.Settings}
	for i := range s.players {
		all = append(all, keys.ZoomSeat1+keys.Action(i))
	}
	return all
}

// padButtons returns what the gamepad buttons of some actions do here.
func padButtons() map[keys.Action]keys.Action {
	return map[keys.Action]keys.Action{keys.Undo: keys.Earlier, keys.Redo: keys.Later, keys.Hint: keys.Review, keys.ZoomNextSeat: keys.Luck}
}

// KeyHelp implements game.KeyHelper.
func (s *Scene) KeyHelp() game.KeyHelp {
	return game.KeyHelp{
		Names: map[keys.Action]string{keys.Proceed: "review.keys.play", keys.Latest: "keys.end", keys.Review: "review.keys.better", input.Next: "review.moment"},
		Pad:   padButtons(),
		Fixed: []game.FixedKeys{
			{Text: "review.keys.step", Keys: [][]string{{"←"}, {"→"}}},
			{Text: "review.moment", Keys: [][]string{{"↑"}, {"↓"}}},
			{Text: "review.keys.position", Keys: [][]string{{"Space"}}},
		},
	}
}

// handleKeys handles the keys that always work, and reports whether the others are to be ignored.
func (s *Scene) handleKeys(in *input.Input) (handled bool) {
	for i := range s.players {
		if in.Did(keys.ZoomSeat1 + keys.Action(i)) {
			s.openBoard(engine.Seat(i))
		}
	}
	_, pad := in.Pad()
	buttons := padButtons()
	did := func(a keys.Action) bool { return in.DidAs(a, buttons) }
	switch {
	case pad && in.Did(input.Next):
		s.goToMoment(1)
		return true
	case pad && in.Did(input.Prev):
		s.goToMoment(-1)
		return true
	case in.Did(input.Cancel) && s.stopLine():
	case in.Did(input.Cancel), in.Did(keys.Menu):
		s.ctx.Pop()
	case in.Did(keys.Rules):
		s.ctx.Push(route.Rules{Title: s.game.Title})
	case in.Did(keys.Settings):
		s.ctx.Push(route.Settings{})
	case in.Did(keys.Proceed):
		s.togglePlaying()
	case did(keys.Earlier):
		s.pauseAndStep(-1)
	case did(keys.Later):
		s.pauseAndStep(1)
	case in.Did(keys.Earliest):
		s.showStep(s.firstStep())
	case in.Did(keys.Latest):
		s.showStep(len(s.progress.Review().Steps))
	case did(keys.Review):
		s.showsBetter = !s.showsBetter
		s.settle()
	case did(keys.ZoomNextSeat):
		s.openBoard((s.viewer + 1) % engine.Seat(len(s.players)))
	case did(keys.Luck):
		s.openLuck()
	case in.Did(keys.Try) && s.allowed:
		s.openBranches()
	case in.Did(keys.WinProbability):
		s.dispatcher.FocusVisibly("curve")
	case in.Did(keys.MoveLog) && s.areas.panel.W == 0:
		s.ctx.Push(s.movesRoute())
	case in.Did(keys.MoveLog):
		s.dispatcher.FocusVisibly("moves")
	}
	return false
}

// followPointer notes whether the pointer has moved.
func (s *Scene) followPointer() {
	p := s.ctx.Pointer()
	at := [2]float64{p.X, p.Y}
	s.pointer, s.pointerMoved = at, at != s.pointer
}

// handleTablePress ends the better line that is being played out after a press on the table, and reports whether there was one.
func (s *Scene) handleTablePress() bool {
	p := s.ctx.Pointer()
	if !s.line.Playing() || !p.Released || p.Cancelled || !s.areas.table.Contains(p.StartX, p.StartY) || s.board.Areas().Buttons.Contains(p.StartX, p.StartY) {
		return false
	}
	s.dispatcher.ReleasePointer()
	return s.stopLine()
}

// minSwipe is the least length of a swipe in device-independent pixels.
const minSwipe = 40

// handleSwipe goes a move forward or back after a swipe of a finger over the table to the left or right, and reports whether there was one.
func (s *Scene) handleSwipe() bool {
	p := s.ctx.Pointer()
	far := p.X - p.StartX
	if !p.Finger || !p.Released || p.Cancelled || math.Abs(far) < max(minSwipe*s.ctx.Device, 2*math.Abs(p.Y-p.StartY)) || !s.areas.table.Contains(p.StartX, p.StartY) {
		return false
	}
	s.dispatcher.ReleasePointer()
	if far < 0 {
		s.pauseAndStep(1)
	} else {
		s.pauseAndStep(-1)
	}
	return true
}

// handleSpace shows only the position while Space is held on the curve.
func (s *Scene) handleSpace() {
	if held := s.ctx.Input.SpaceHeld() && s.dispatcher.FocusName() == "curve"; held != s.spaceHeld {
		s.spaceHeld = held
		s.showOnlyPosition(held)
	}
}

// showOnlyPosition shows only the position, or again the better move with it.
func (s *Scene) showOnlyPosition(on bool) {
	if s.positionOnly = on; !s.board.Animating() && !s.line.Playing() {
		s.showShapes()
	}
}

// handleWheel steps with the wheel over the curve, scrolls the list, and shows what a deal changed.
func (s *Scene) handleWheel() {
	_, dy := s.ctx.Input.Wheel()
	at := s.ctx.Pointer()
	if s.dispatcher.Dragging() {
		return
	}
	switch {
	case dy != 0 && s.curve.Contains(at.X, at.Y):
		s.curve.Wheel(dy)
	case dy != 0 && s.areas.panel.W > 0 && s.list.Contains(at.X, at.Y):
		s.list.Scroll(dy)
	}
	s.curve.Follow(at.X, at.Y)
}

// shownPosition returns the position at the cursor.
func (s *Scene) shownPosition() engine.Position { return s.cursor.Position() }

// reviewed returns the match with its review at the position shown.
func (s *Scene) reviewed() analysis.Reviewed {
	r := analysis.Reviewed{Game: s.analysedGame(), Review: s.progress.Review()}
	r.Step = r.StepAt(s.cursor.At)
	return r
}

// step returns what is known of the step shown, the zero value at the end.
func (s *Scene) step() review.Step {
	at := s.reviewed()
	if at.Step == len(at.Review.Steps) {
		return review.Step{}
	}
	return at.Review.Steps[at.Step]
}

// setReviewed passes the review and the step to what shows them.
func (s *Scene) setReviewed() {
	s.list.Reviewed = s.reviewed()
	s.curve.Reviewed = s.reviewed()
}

// buildAround builds the panels around the table.
func (s *Scene) buildAround() {
	s.setReviewed()
	s.chart.Clear()
	s.curve.Build(s.sheetKit(), s.chart, s.areas.curve)
	s.buildPanel()
}

// settle ends all animation and shows the current position, the board of the seat that moves large.
func (s *Scene) settle() {
	if s.line.Playing() {
		s.line.Stop()
		s.buildPanel()
	}
	s.layOut()
	s.board.Show(s.shownPosition(), s.legend())
	s.wait = moveTicks
	s.setReviewed()
	s.curve.Draw()
	if s.areas.panel.W > 0 {
		s.list.Reveal()
	}
	s.showBetter()
	s.dispatcher.RestoreFocus()
}

// legend returns what the table shows in addition to the position: no marks of last moves, which the move played here replaces.
func (s *Scene) legend() table.Legend {
	l := s.analysedGame().Legend(s.ctx.Settings.Forecast, s.openBoard)
	clear(l.Last[:])
	return l
}

// openBoard shows the board of a seat large.
func (s *Scene) openBoard(seat engine.Seat) {
	s.viewer = seat
	s.settle()
}

// moveTicks is the number of ticks between two moves while playing.
const moveTicks = 45

// speeds are the factors of the playback speed.
var speeds = [...]float64{0.5, 1, 2, 4}

// changeSpeed chooses the next speed and shows it in a toast.
func (s *Scene) changeSpeed() {
	s.speed = (s.speed + 1) % len(speeds)
	s.ctx.Notify(s.speedText())
	s.buildPanel()
	s.dispatcher.RestoreFocus()
}

// speedText returns the name of the playback speed.
func (s *Scene) speedText() string {
	return s.ctx.Words.T("review.speed", "speed", s.ctx.Words.Decimal(speeds[s.speed], -1))
}

// setPlaying starts or stops playback. At the end of the match, playback starts again from the first move.
func (s *Scene) setPlaying(on bool) {
	if s.playing == on {
		return
	}
	if s.playing, s.wait = on, 0; on && s.reviewed().Step == len(s.progress.Review().Steps) {
		s.moveTo(s.firstStep())
	}
	s.buildPanel()
	s.dispatcher.RestoreFocus()
}

// togglePlaying starts playback, or stops it or the better line that is being played out.
func (s *Scene) togglePlaying() {
	if !s.stopLine() {
		s.setPlaying(!s.playing)
	}
}

// firstStep returns the first decision.
func (s *Scene) firstStep() int {
	at := s.reviewed()
	return at.StepAt(0)
}

// stepMove goes one decision back (-1) or forward (1). Playback stops at the end.
func (s *Scene) stepMove(by int) {
	at := s.reviewed()
	if to := at.Next(at.Step, by); to != at.Step {
		s.moveTo(to)
		return
	}
	s.setPlaying(false)
}

// pauseAndStep stops playback and goes one decision back (-1) or forward (1), or ends the better line that is being played out.
func (s *Scene) pauseAndStep(by int) {
	if s.stopLine() {
		return
	}
	s.setPlaying(false)
	s.stepMove(by)
}

// goToMoment goes to the next key moment in a direction, or says why there is none.
func (s *Scene) goToMoment(by int) {
	if reason := s.noMoment(by); reason != "" {
		s.ctx.Notify(reason)
		return
	}
	at := s.reviewed()
	s.showStep(at.NextKeyMoment(at.Step, by))
}

// noMoment returns why there is nowhere to go to in the direction of key moments, or "".
func (s *Scene) noMoment(by int) string {
	switch at := s.reviewed(); {
	case !s.allowed:
		return s.ctx.Words.T("review.running")
	case at.NextKeyMoment(at.Step, by) == at.Step:
		return s.ctx.Words.T("review.moment.none")
	}
	return ""
}

// stepRound goes to the first decision of this round or the one before (-1), or of the next round or the end (1), or ends the better line that is being
// played out.
func (s *Scene) stepRound(by int) {
	if s.stopLine() {
		return
	}
	at := s.reviewed()
	to := at.Next(at.Step, by)
	for next := at.Next(to, by); to != next; next = at.Next(to, by) {
		if before := at.Next(to, -1); to < len(at.Review.Steps) && (before == to || at.Round(before) != at.Round(to)) {
			break
		}
		to = next
	}
	s.showStep(to)
}

// showStep stops playback and goes to a step, or from a deal to the decision after it.
func (s *Scene) showStep(step int) {
	s.setPlaying(false)
	at := s.reviewed()
	s.moveTo(at.StepAt(at.MovesBefore(step)))
}

// moveTo goes to a step. A neighbouring decision is animated; others are shown at once. The position is evaluated first.
func (s *Scene) moveTo(step int) {
	if s.board.Animating() || s.line.Playing() {
		s.settle() // an animation starts from the position shown
	}
	from, at := s.cursor, s.reviewed()
	if step == at.Step {
		s.settle()
		return
	}
	jump := at.Next(at.Step, 1) != step && at.Next(at.Step, -1) != step
	s.cursor.At = at.MovesBefore(step)
	s.progress.Look(step)
	next := s.reviewed()
	s.ctx.Report(next.Sentence(step))
	s.hideBetter()
	s.discuss()
	if !s.playing && step < len(at.Review.Steps) {
		s.viewer = at.Review.Steps[step].Seat
	}
	if !s.board.PlayTo(s.ctx, from, s.cursor.At, s.pace(), jump) {
		s.settle()
		return
	}
	s.setReviewed()
	s.curve.Draw()
	if s.areas.panel.W > 0 {
		s.list.Reveal()
	}
}

// analysedGame returns the match for the analysis panels.
func (s *Scene) analysedGame() analysis.Game {
	return analysis.Game{Cursor: s.cursor, Players: s.players, Table: s.table, Words: s.ctx.Words}
}
