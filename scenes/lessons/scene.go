// Package lessons is the scene of a lesson: the table of a game with all its rules, a veil with holes around what matters, and a callout that
// says what to do there. It shows positions and takes moves as every table does; what is right is known to the lesson.
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
	misses int    // wrong moves at this step
	idle   int    // ticks for which it has waited for a move
	log    engine.Log

	table       table.Table
	view        *board.View
	interaction *board.Interaction
	dispatcher  stage.Dispatcher
	root        *stage.Node
	rooms       table.Rooms
	ctx         *game.Context

	around  *stage.Node // heading and the button of what is put together
	bar     bar
	veil    veil
	trail   trail
	added   *stage.Node // the sum of the step, with its brackets
	callout callout
}

// New returns the scene of a lesson of a course.
func New(all []games.Game, course lesson.Course, at int) *Scene {
	l := course.Lessons[at]
	s := &Scene{game: games.Find(all, l.Game), course: course, lesson: at, run: lesson.Begin(l)}
	s.run.Rival = rival(s.game)
	s.table = s.game.Table()
	s.view = board.NewView(s.table, func(name string, step int, x, size float64) { s.ctx.PlayAt(name, step, x, size) })
	s.interaction = board.NewInteraction(s.view, s.table, &s.dispatcher, s)
	s.around, s.added = stage.Group("around"), stage.Group("sums")
	s.bar, s.veil = bar{s: s, node: stage.Group("bar")}, veil{s: s, node: stage.New("veil", nil, 0, 0, 0, 0)}
	s.trail, s.callout = trail{s: s, node: stage.Group("trail")}, callout{s: s, node: stage.Group("callout")}
	return s
}

// There implements game.Awaiter: the sentences may still be on their way.
func (s *Scene) There(c *game.Context) (bool, error) { return c.Words.Learn() }

// Layout implements game.Scene. What is held or picked stays so.
func (s *Scene) Layout(c *game.Context) {
	kept := board.KeptBy(s.interaction)
	s.ctx = c
	s.root = stage.Group("lesson")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	s.interaction.Arithmetic = c.Settings.Arithmetic
	s.root.Add(s.view.Below, stage.New("", stage.Still{}, 0, 0, 0, 0), s.view.Above, s.veil.node, s.around, s.bar.node, s.trail.node, s.added, s.callout.node, s.interaction.Top)
	s.rest()
	kept.Restore(s.interaction)
}

// Ground implements game.Grounded.
func (s *Scene) Ground(*game.Context) gfx.Ground { return s.table.Ground() }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx = c
	begun := s.phase == showing
	answer(s, c.Input)
	c.Direct(&s.dispatcher)
	at := c.Pointer()
	s.interaction.Update(at)
	if at.Pressed && s.root.Hit(at.X, at.Y) == nil { // where nothing answers
		s.callout.nod()
	}
	s.callout.tick()
	s.trail.tick()
	large := s.interaction.Enlarged()
	s.trail.node.Hidden = large
	s.veil.tick(large)
	if s.phase == waiting {
		s.view.Tick()
		s.await()
		return
	}
	if begun && (c.Pointer().Pressed || c.Keys().Confirm) {
		s.view.Hurry()
	}
	if s.view.Advance() {
		s.rest()
	}
}

// Moving implements game.Mover.
func (s *Scene) Moving() bool {
	return s.phase == showing || s.interaction.Moving() || s.view.ClosesUp() || s.callout.moving() || s.trail.moving() || s.veil.moving()
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}

// Wait implements game.Waiter.
func (s *Scene) Wait(*game.Context) {
	s.dispatcher.Rest()
	s.interaction.Release()
	s.interaction.Unpoint()
}

// HasOverlay implements game.Overlay: something is open on the board.
func (s *Scene) HasOverlay() bool { return s.interaction.Opened() }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(*game.Context) { s.interaction.Escape() }

// helpTicks is after how long a wait help stands out.
const helpTicks = 20 * 60

// stuck reports whether help is to stand out: after two wrong moves, or a long wait.
func (s *Scene) stuck() bool { return s.misses > 1 || s.idle >= helpTicks }

// await goes on by a tick of waiting for a move.
func (s *Scene) await() {
	if s.idle++; s.idle == helpTicks && s.run.Step().Waits() {
		name := s.dispatcher.FocusName()
		s.dress()
		s.dispatcher.Focus(name)
	}
}

// rest shows the step as it stands, with nothing of the game in motion.
func (s *Scene) rest() {
	s.phase, s.idle = waiting, 0
	s.rooms = s.view.Layout(s.frame())
	s.view.Show(s.run.Position(), s.legend())
	s.interaction.Close()
	if s.run.Step().Waits() {
		s.interaction.Offer()
	}
	s.dress()
	s.point()
}

func (s *Scene) frame() table.Frame {
	c := s.ctx
	r := stage.Rect{W: c.W, H: c.H}
	return table.Frame{
		Rect: r, Window: r, Kit: s.kit(), Words: c.Words,
		Seats: s.run.Position().Seats(), Shown: s.run.Position(),
		Still: c.Settings.ReducedMotion, Mirror: table.MirrorOf(c.Settings, c.W), Lettered: c.Settings.Letters,
	}
}

// kit makes widgets for the window, with larger text on a phone.
func (s *Scene) kit() *ui.Kit { return table.Kit(s.ctx.Kit(), s.ctx.W, s.ctx.H) }

func (s *Scene) legend() table.Legend {
	pos := s.run.Position()
	l := table.Legend{Alone: true, OnTurn: engine.Nature, Levels: make([]string, pos.Seats())}
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

// skip goes to the next lesson, or to the list after the last.
func (s *Scene) skip() {
	if next := s.lesson + 1; next < len(s.course.Lessons) {
		s.ctx.Go(route.Lesson{Course: s.course.Name, At: next})
		return
	}
	s.leave()
}
