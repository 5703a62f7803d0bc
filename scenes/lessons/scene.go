// Package lessons is the screen of a lesson: a board on which the rules apply, a scrim with spotlights on what matters, and a callout that says what to
// do. The lesson itself (engine/lesson) knows which moves are right.
package lessons

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/lesson"
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
	"azulejo/scenes/table"
)

// lessonPhase is the phase of a lesson.
type lessonPhase int

const (
	waitingForPlayer lessonPhase = iota // the person may act
	animating                           // a move is animated
)

// Scene is the screen of a lesson.
type Scene struct {
	game    *games.Game
	course  lesson.Course
	lesson  int // its index in the course
	run     *lesson.Run
	phase   lessonPhase
	message string // the message about the last move, shown above the text of the step
	shown   bool   // the answer has been shown
	misses  int    // the number of wrong moves at this step
	idle    int    // ticks spent waiting for a move
	log     engine.Log

	table      table.Table
	board      *board.Board
	dispatcher stage.Dispatcher
	root       *stage.Node
	ctx        *game.Context

	around   *stage.Node // the action button
	bar      bar
	scrim    scrim
	arrow    arrow
	brackets *stage.Node // around the runs that the step explains
	callouts analysis.MessageView
	callout  callout
}

// New returns the scene of a lesson of a course.
func New(all []games.Game, course lesson.Course, at int) *Scene {
	l := course.Lessons[at]
	s := &Scene{game: games.Find(all, l.Game), course: course, lesson: at, run: lesson.Begin(l)}
	s.table = s.game.Table()
	s.board = board.New(s.table, board.Options{
		Dispatcher: &s.dispatcher, Report: s.handleEvent, Obstacles: s.obstacles, Refusals: true,
		Sound: func(name string, step int, x, size float64) { s.ctx.PlaySoundAt(name, step, x, size) },
	})
	s.around, s.brackets = stage.Group("around"), stage.Group("breakdown")
	s.bar.node, s.callouts = stage.Group("bar"), analysis.NewMessageView()
	s.scrim.node, s.arrow.node = stage.New("scrim", nil, 0, 0, 0, 0), stage.Group("arrow")
	return s
}

// Load implements game.Loader. In a browser the strings of lessons may still be loading.
func (s *Scene) Load(c *game.Context) (bool, error) { return c.Words.LoadLessons() }

// Layout implements game.Scene. Input in progress is kept.
func (s *Scene) Layout(c *game.Context) {
	kept := s.board.SaveInput()
	s.ctx = c
	s.root = stage.Group("lesson")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	s.board.ShowSums = c.Settings.Arithmetic
	s.root.Add(s.board.Below, stage.New("", stage.CacheBelow{}, 0, 0, 0, 0), s.board.Above, s.scrim.node, s.around, s.bar.node, s.arrow.node,
		s.brackets, s.callouts.Layer, s.board.Top)
	s.settle()
	s.board.RestoreInput(kept)
}

// Ground implements game.Grounded.
func (s *Scene) Ground(*game.Context) gfx.Ground { return s.table.Ground() }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx = c
	s.handleKeys(c.Input)
	c.Dispatch(&s.dispatcher)
	at := c.Pointer()
	ended := s.board.Update(c)
	if s.misses > 0 && s.message != "" && s.board.Busy() { // another move has been begun
		s.message = ""
		s.showSubject()
	}
	if at.Pressed && s.root.Hit(at.X, at.Y) == nil { // not on a control
		s.callout.shake()
	}
	s.callout.tick(c)
	s.arrow.tick(s.board.Busy() || s.board.InputMoves())
	enlarged := s.board.Enlarged()
	s.arrow.node.Hidden = enlarged
	s.scrim.tick(s.scrimGoal(enlarged), c.Settings.ReducedMotion)
	if s.phase == waitingForPlayer {
		s.countWait()
	} else if ended {
		s.settle()
	}
}

// Moving implements game.Animated.
func (s *Scene) Moving() bool {
	return s.phase == animating || s.board.Moving() || s.callout.moving() || s.arrow.moving() || s.scrim.moving()
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}

// Pause implements game.Pauser.
func (s *Scene) Pause(*game.Context) {
	s.dispatcher.ReleasePointer()
	s.board.Release()
	s.board.ClearHover()
}

// HasOverlay implements game.Overlay: something is open on the board.
func (s *Scene) HasOverlay() bool { return s.board.Opened() }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(*game.Context) { s.board.Escape() }

// helpTicks is the wait after which the help button is highlighted.
const helpTicks = 20 * 60

// needsHelp reports whether to highlight the help button: after two wrong moves, or a long wait.
func (s *Scene) needsHelp() bool { return s.misses > 1 || s.idle >= helpTicks }

// countWait counts a tick of waiting for a move.
func (s *Scene) countWait() {
	if s.idle++; s.idle == helpTicks && s.run.Step().Waits() {
		name := s.dispatcher.FocusName()
		s.buildAround()
		s.dispatcher.Focus(name)
	}
}

// settle ends all animation and shows the current step.
func (s *Scene) settle() {
	s.phase, s.idle = waitingForPlayer, 0
	pos := s.position()
	s.board.Layout(s.ctx, board.Layout{Position: pos, Seats: pos.Seats()})
	s.showPosition()
	s.buildAround()
	s.showStep()
}

// position returns the position on the table, before the moves that have been stopped if there are some.
func (s *Scene) position() engine.Position {
	if before, _, paused := s.run.Paused(); paused {
		return before
	}
	return s.run.Position()
}

// showPosition shows the position of the step, or the middle of the moves that lead to it, and enables moves if the step waits for one.
func (s *Scene) showPosition() {
	s.board.Show(s.position(), s.legend())
	if _, events, paused := s.run.Paused(); paused {
		s.board.ShowAfter(events, s.run.Position())
	}
	if s.run.Step().Waits() {
		s.board.EnableMoves()
	}
}

// kit returns the widgets for the window, with larger text on a phone.
func (s *Scene) kit() *ui.Kit { return table.Kit(s.ctx.Kit(), s.ctx.W, s.ctx.H) }

func (s *Scene) legend() table.Legend {
	pos := s.position()
	l := table.Legend{OnlyPerson: true, OnTurn: engine.Nature, Levels: make([]string, pos.Seats())}
	if !pos.Over() {
		l.OnTurn = pos.ToMove()
	}
	for _, name := range s.run.Seats {
		if name == personName {
			name = s.ctx.Words.T("lesson.you")
		}
		l.Names = append(l.Names, name)
	}
	return l
}

// personName is the name of the person in lesson files.
const personName = "@"

// openList goes back to the list of lessons.
func (s *Scene) openList() {
	s.ctx.Go(route.Title{})
	s.ctx.Push(route.Lessons{Course: s.course.Name})
}

// openLesson opens another lesson of the course, or the list if there is no such lesson.
func (s *Scene) openLesson(lesson int) {
	if lesson >= 0 && lesson < len(s.course.Lessons) {
		s.ctx.Go(route.Lesson{Course: s.course.Name, At: lesson})
		return
	}
	s.openList()
}

// buildAround builds the action button and the bar, and sets the reading order.
func (s *Scene) buildAround() {
	s.around.Clear()
	if s.phase != animating {
		s.board.AddAction(s.kit(), s.around)
	}
	s.bar.build(s.barState())
	s.root.ReadFirst(slices.Concat([]*stage.Node{s.bar.heading, s.callouts.Layer}, s.board.Offer(), []*stage.Node{s.around, s.bar.node}, s.board.Boards())...)
}

// sentence returns what the callout says of the step.
func (s *Scene) sentence() string {
	if s.run.Done() {
		return s.ctx.Words.T("lesson.well-done")
	}
	return s.ctx.Words.T(s.run.Key())
}

// showStep shows the subject of the step and what is said of it, also to screen readers, and moves the focus there.
func (s *Scene) showStep() {
	s.showSubject()
	s.ctx.Announce(s.ctx.Words.T("lesson."+s.run.Name), strings.TrimSpace(s.message+" "+s.sentence()))
	s.hintSource()
	s.focus()
}

// showSubject points spotlights, arrow and callout at the subject of the step.
func (s *Scene) showSubject() {
	lights, c := s.spotlights(), s.ctx
	if s.scrim.clear(); !s.run.Done() {
		s.scrim.place(stage.Rect{W: c.W, H: c.H}, lights, c.Unit, ui.ShadeOver(s.table.Ground()).Colour())
	}
	if s.arrow.clear(); len(lights) > 0 && s.shownMove() != engine.NoMove {
		source, dots := lights[0], stage.Group("")
		if target, ok := s.moveTarget(s.shownMove()); ok {
			dots = board.ArrowBetween(source.Rect, target.Rect, c.Unit)
		}
		s.arrow.place(s.kit(), dots, s.handTip(source), c.Settings.ReducedMotion)
	}
	var all []analysis.Message
	s.brackets.Clear()
	if m, brackets, ok := s.breakdown(); ok {
		s.brackets.Add(brackets)
		all = append(all, m)
	}
	if m, ok := s.price(); ok {
		all = append(all, m)
	}
	s.callouts.Clear()
	space, said := analysis.Space{Frame: s.board.Frame(), Obstacles: s.calloutObstacles}, s.instruction(lights)
	s.callouts.Show(space, all)
	space.Controls = s.callouts.Rects() // a tail that crossed the sum or the price would hide it
	s.callouts.Show(space, append(all, said))
	s.callout.show(s.callouts.Callout(analysis.InstructionMessage))
	s.callouts.Layer.ReadFirst(s.callout.node)
}

// handTip returns where the hand points: at the lower right tile of those that the move takes, or else at the middle of its light.
func (s *Scene) handTip(source spotlight) table.Spot {
	x, y := source.Middle()
	tip := table.Spot{X: x, Y: y}
	for i, a := range s.pickedTiles(s.moveSource(s.shownMove())) {
		if at := a.Spot(); i == 0 || at.X+at.Y > tip.X+tip.Y {
			tip = at
		}
	}
	tip.X, tip.Y = tip.X+0.2*tip.Size, tip.Y+0.24*tip.Size
	return tip
}

// focus moves the keyboard focus to where the step begins.
func (s *Scene) focus() {
	if m := s.shownMove(); m != engine.NoMove {
		g, _ := s.moveSource(m)
		for _, a := range s.board.At(g.From) {
			if a.Tile == g.Tile && a.Node.Touch != nil && s.dispatcher.Focus(a.Node.Name) {
				return
			}
		}
	}
	if s.run.Step().Waits() {
		s.board.FocusFirst()
	} else {
		s.dispatcher.Focus("lesson-next")
	}
}

// Actions implements game.ActionScene.
func (s *Scene) Actions() []keys.Action {
	return []keys.Action{keys.Undo, keys.Hint, keys.Proceed, keys.Act, keys.NewGame, keys.Rules, keys.Settings, keys.Menu}
}

// handleKeys handles the keys that always work in a lesson.
func (s *Scene) handleKeys(in *input.Input) {
	switch {
	case in.Did(input.Cancel):
		if !s.board.Escape() && !in.RightClicked() {
			s.openList()
		}
	case in.Did(keys.Menu):
		s.openList()
	case in.Did(keys.Rules):
		s.ctx.Push(route.Rules{Title: s.game.Title, Page: s.game.Page(s.run.Position())})
	case in.Did(keys.Settings):
		s.ctx.Push(route.Settings{})
	case in.Did(keys.NewGame):
		s.skipStep()
	case s.phase == waitingForPlayer:
		s.handleStepKeys(in)
	}
}

// handleStepKeys handles the keys that work while nothing is animated.
func (s *Scene) handleStepKeys(in *input.Input) {
	switch {
	case in.Did(keys.Undo) && s.board.Pending():
		s.board.CancelPending()
	case in.Did(keys.Undo):
		s.back()
	case in.Did(keys.Hint):
		s.showMove()
	case in.Did(keys.Proceed):
		s.nextLesson()
	case in.Did(keys.Act):
		if word, _ := s.board.ActionLabel(); word != "" {
			s.board.PressAction()
		}
	}
}
