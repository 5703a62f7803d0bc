// Package play is the scene of a game: the table at which people and computers play. It holds a session, a view of it, what can be
// done there by hand, what the computer is asked for, and what stands around the table together by one phase.
package play

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Scene is the table at which a game is played. Each of its parts holds it, as what is done in one shows in others.
type Scene struct {
	session session
	phase   phase
	turn    turn
	travel  travel

	table        table.Table
	view         *board.View
	interaction  *board.Interaction
	questions    analysis.Queue
	hint         hint
	review       review
	chances      chances
	confirmation confirmation
	finale       finale
	hud          hud
	tips         tips
	sums         sums
	commentary   commentary
	invitation   invitation

	dispatcher stage.Dispatcher
	root       *stage.Node
	viewer     engine.Seat // whose board is large
	chosen     bool        // it was chosen by hand
	ctx        *game.Context
}

// New returns the scene of a match of a game.
func New(g *games.Game, c players.Carrier, m *engine.Match, players seating.Players) *Scene {
	s := &Scene{session: session{game: g, match: m, players: players}, table: g.Table(), questions: analysis.NewQueue(c)}
	s.view = board.NewView(s.table, func(name string, step int, x, size float64) { s.ctx.PlayAt(name, step, x, size) })
	s.interaction = board.NewInteraction(s.view, s.table, &s.dispatcher, s)
	s.hint = hint{s: s, guide: board.NewGuide(s.interaction), layer: stage.Group("hint")}
	s.travel.s, s.turn.s, s.review.s, s.confirmation.s, s.finale.s, s.hud = s, s, s, s, s, newHUD(s)
	s.chances = chances{s: s, shares: analysis.NewWinShares(len(players)), seen: map[uint64][]float64{}}
	s.tips, s.sums = tips{s: s, layer: stage.Group("tips")}, sums{s: s, layer: stage.Group("sums")}
	s.commentary = commentary{s: s, layer: stage.Group("commentary")}
	s.invitation = invitation{s: s, layer: stage.Group("invitation")}
	s.view.Ceremony.Tell = s.finale.toll
	s.view.Ceremony.Wake()
	s.view.Around = []*stage.Node{s.hud.layers.texts, s.hud.layers.buttons, s.hud.layers.log}
	s.viewer = s.session.nextPerson(0)
	return s
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	s.ctx = c
	s.root = stage.Group("play")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	s.session.forces, s.interaction.Arithmetic = c.Settings.Forced, c.Settings.Arithmetic
	h := &s.hud
	s.root.Add(h.layers.banner, s.view.Below, h.layers.texts, stage.New("", stage.Still{}, 0, 0, 0, 0), s.view.Above, h.layers.buttons, h.layers.log, h.layers.winBar, s.sums.layer, s.commentary.layer, s.invitation.layer, s.interaction.Top, s.hint.layer, s.tips.layer)
	s.root.ReadFirst(slices.Concat([]*stage.Node{h.layers.head}, s.view.Offer(), []*stage.Node{h.layers.buttons}, s.view.Boards(), []*stage.Node{h.layers.panel, h.layers.log})...)
	s.layOutAnew()
}

// layOutAnew lays the table out for what the window shows now. What is held, picked or asked stays so.
func (s *Scene) layOutAnew() {
	kept, asked := board.KeptBy(s.interaction), s.phase == confirming
	s.arrive()
	if kept.Restore(s.interaction); asked {
		s.confirmation.ask(s.confirmation.move)
	}
}

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground { return table.GroundOf(c.Settings, s.table).Ground }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx = c
	moving := s.view.Moving()
	if c.Pointer().Pressed || c.Keys().Confirm { // before what these do, which may begin another
		s.view.Ceremony.End()
	}
	if s.phase != computerThinking { // a turn listens once its pause is over
		s.questions.Poll() // first, so that what is asked for in a tick is shown to be thought about at least until the next
	}
	answer(s, c.Input)
	c.Direct(&s.dispatcher)
	if !s.dispatcher.Dragging() {
		s.hud.log.Wheel(c, s.hud.rooms.Panel)
	}
	s.interaction.Update(c.Pointer())
	s.chances.move()
	s.hud.pad.follow(s)
	s.commentary.give()
	s.sums.listen(c.Pointer())
	s.tips.rest(s.tips.rested())
	s.step(moving)
}

// Moving implements game.Mover.
func (s *Scene) Moving() bool {
	switch s.phase {
	case dealing, computerThinking, animating, travelling:
		return true
	case personToMove:
		if s.turn.due != engine.NoMove || s.chances.weighing() {
			return true
		}
	}
	return s.tips.waiting() || s.questions.Busy() || s.chances.shares.Moving() || s.interaction.Moving() || s.view.ClosesUp() || s.view.Ceremony.Moving() || s.finale.left > 0
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) {
	s.turn.frames++
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}

// Wait implements game.Waiter.
func (s *Scene) Wait(*game.Context) {
	s.dispatcher.Rest()
	s.interaction.Release()
	s.interaction.Unpoint()
}

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) { s.questions.CancelAll() }

// rest shows the match as it stands, with nothing in motion.
func (s *Scene) rest() {
	s.turn = turn{s: s}
	s.hud.rooms = s.chances.layout()
	s.view.Show(s.session.match.Position(), s.legend())
	s.dress()
}

// dress builds what stands around the table, and lets a person on turn make a move.
func (s *Scene) dress() {
	s.questions.CancelAll()
	s.hint.hide()
	s.chances.rest()
	s.interaction.Close()
	if s.phase == personToMove {
		s.turn.due = s.session.forced(s.view.Shown())
		s.interaction.Offer()
	}
	s.hud.build()
	s.tips.build()
	s.commentary.build()
	s.invitation.build()
	s.hud.refocus()
	if s.sums.layer.Clear(); !s.phase.moves() {
		s.sums.tell()
	}
}

func (s *Scene) frame() table.Frame {
	c := s.ctx
	window := stage.Rect{W: c.W, H: c.H}
	return table.Frame{
		Rect: s.chances.tableRoom, Window: window, Kit: s.groundKit(), Words: c.Words,
		Seats: len(s.session.players), Viewer: s.viewer, Shown: s.session.match.Position(),
		Still: c.Settings.ReducedMotion, Mirror: table.MirrorOf(c.Settings, c.W), Lettered: c.Settings.Letters,
	}
}

// groundKit is the kit for what stands on the ground of the table.
func (s *Scene) groundKit() *ui.Kit {
	k := kit(s.ctx)
	k.On = table.GroundOf(s.ctx.Settings, s.table).Wear
	return k
}

// kit makes widgets for the window, with larger text on a phone.
func kit(c *game.Context) *ui.Kit { return table.Kit(c.Kit(), c.W, c.H) }

// chevron is the side of the sign on a strip that it opens, in device-independent pixels.
const chevron = 16

func (s *Scene) legend() table.Legend {
	l := s.described().Legend(s.ctx.Settings.Forecast, s.look)
	l.Alone = s.session.players.Alone(s.viewer)
	if f := s.frame(); f.Shape().Phone() {
		l.Look, l.Chevron = s.hud.openBoard, chevron*s.ctx.Device
	}
	return l
}

// look shows the board of a seat large until it is that player's turn again.
func (s *Scene) look(seat engine.Seat) {
	s.viewer, s.chosen = seat, true
	s.layOutAnew()
}

// Choose implements board.Host.
func (s *Scene) Choose(m engine.Move) {
	s.tips.place()
	if s.ctx.Settings.Confirm {
		s.confirmation.ask(m)
		return
	}
	s.play(m)
}

// Say implements board.Host.
func (s *Scene) Say(sentence string) { s.hud.heading.say(sentence) }

// Point implements board.Host.
func (s *Scene) Point(sentence string) { s.hud.heading.show(sentence) }

// Picked implements board.Host.
func (s *Scene) Picked() {
	s.sums.close()
	s.questions.Cancel(analysis.ForHint)
	s.hint.hide()
	s.hud.retell()
}
