// Package lessons is the screen of a lesson: a board on which the rules hold, a scrim with spotlights on what matters, and a callout that says what
// to do there. Which moves are right is known to the lesson (engine/lesson).
package lessons

import (
	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// phase is what a lesson does.
type phase int

const (
	waiting phase = iota // for the person
	showing              // what was done, or is to be done
)

// Scene is a lesson at the table.
type Scene struct {
	game   *games.Game
	course lesson.Course
	lesson int // its place in the course
	run    *lesson.Run
	phase  phase
	said   string // of the last move, in place of the step's words
	shown  bool   // the move that the step waits for has been shown
	misses int    // wrong moves at this step
	idle   int    // ticks for which it has waited for a move
	log    engine.Log

	table      table.Table
	board      *board.Player
	dispatcher stage.Dispatcher
	root       *stage.Node
	ctx        *game.Context

	around    *stage.Node // the action button
	bar       bar
	scrim     scrim
	arrow     arrow
	breakdown *stage.Node // the sum of the step, with its brackets
	callout   callout
}

// New returns the scene of a lesson of a course.
func New(all []games.Game, course lesson.Course, at int) *Scene {
	l := course.Lessons[at]
	s := &Scene{game: games.Find(all, l.Game), course: course, lesson: at, run: lesson.Begin(l)}
	s.table = s.game.Table()
	s.board = board.NewPlayer(s.table, board.Options{
		Dispatcher: &s.dispatcher, Report: s.handle, Obstacles: s.obstacles, Refusals: true,
		Sound: func(name string, step int, x, size float64) { s.ctx.PlayAt(name, step, x, size) },
	})
	s.around, s.breakdown = stage.Group("around"), stage.Group("breakdown")
	s.bar.node, s.callout.node = stage.Group("bar"), stage.Group("callout")
	s.scrim.node, s.arrow.node = stage.New("scrim", nil, 0, 0, 0, 0), stage.Group("arrow")
	return s
}

// Load implements game.Loader: the sentences may still be on their way.
func (s *Scene) Load(c *game.Context) (bool, error) { return c.Words.LoadLessons() }

// Layout implements game.Scene. What is held or picked stays so.
func (s *Scene) Layout(c *game.Context) {
	kept := s.board.SaveInput()
	s.ctx = c
	s.root = stage.Group("lesson")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	s.board.ShowSums = c.Settings.Arithmetic
	s.root.Add(s.board.View.Below, stage.New("", stage.CacheBelow{}, 0, 0, 0, 0), s.board.View.Above, s.scrim.node, s.around, s.bar.node, s.arrow.node,
		s.breakdown, s.callout.node, s.board.Top)
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
	if s.misses > 0 && s.said != "" && s.board.Busy() { // another move has been begun
		s.said = ""
		s.showSubject()
	}
	if at.Pressed && s.root.Hit(at.X, at.Y) == nil { // where nothing answers
		s.callout.shake()
	}
	s.callout.tick(c)
	s.arrow.tick()
	enlarged := s.board.Enlarged()
	s.arrow.node.Hidden = enlarged
	s.scrim.tick(s.scrimGoal(enlarged), c.Settings.ReducedMotion)
	if s.phase == waiting {
		s.waitForMove()
	} else if ended {
		s.settle()
	}
}

// Moving implements game.Animated.
func (s *Scene) Moving() bool {
	return s.phase == showing || s.board.Moving() || s.callout.moving() || s.arrow.moving() || s.scrim.moving()
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

// helpTicks is the wait after which help is highlighted.
const helpTicks = 20 * 60

// stuck reports whether to highlight help: after two wrong moves, or a long wait.
func (s *Scene) stuck() bool { return s.misses > 1 || s.idle >= helpTicks }

// waitForMove counts a tick of waiting for a move.
func (s *Scene) waitForMove() {
	if s.idle++; s.idle == helpTicks && s.run.Step().Waits() {
		name := s.dispatcher.FocusName()
		s.buildAround()
		s.dispatcher.Focus(name)
	}
}

// settle stops all animation and shows the current step.
func (s *Scene) settle() {
	s.phase, s.idle = waiting, 0
	s.board.Layout(s.ctx, board.Layout{Position: s.run.Position(), Seats: s.run.Position().Seats()})
	s.showPosition()
	s.buildAround()
	s.showStep()
}

// showPosition shows the position of the step, in which a move can be made if the step waits for one.
func (s *Scene) showPosition() {
	s.board.Show(s.run.Position(), s.legend())
	if s.run.Step().Waits() {
		s.board.EnableMoves()
	}
}

// kit returns the widgets for the window, with larger text on a phone.
func (s *Scene) kit() *ui.Kit { return table.Kit(s.ctx.Kit(), s.ctx.W, s.ctx.H) }

func (s *Scene) legend() table.Legend {
	pos := s.run.Position()
	l := table.Legend{OnlyPerson: true, OnTurn: engine.Nature, Levels: make([]string, pos.Seats())}
	if !pos.Over() {
		l.OnTurn = pos.ToMove()
	}
	for _, name := range s.run.Seats {
		if name == you {
			name = s.ctx.Words.T("lesson.you")
		}
		l.Names = append(l.Names, name)
	}
	return l
}

// you is the name of the person in the file of a lesson.
const you = "@"

// leave goes back to the list of lessons.
func (s *Scene) leave() {
	s.ctx.Go(route.Title{})
	s.ctx.Push(route.Lessons{Course: s.course.Name})
}

// open goes to another lesson of the course, or to the list where there is none.
func (s *Scene) open(lesson int) {
	if lesson >= 0 && lesson < len(s.course.Lessons) {
		s.ctx.Go(route.Lesson{Course: s.course.Name, At: lesson})
		return
	}
	s.leave()
}
