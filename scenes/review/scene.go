// Package review is the screen that looks back on a match: a board, a log and a curve of win probabilities around a cursor into the match, which it does not
// change.
package review

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Scene is the review screen.
type Scene struct {
	game          *games.Game
	cursor        engine.Cursor // at the position shown, or at the end of the current animation
	players       seating.Players
	viewer        engine.Seat
	playing       bool
	wait          float64         // ticks until the next move while playing
	speed         int             // the index in speeds
	pendingScores []engine.Scored // shown when the position is reached

	table      table.Table
	board      *board.Board
	log        *analysis.Log
	winHistory *analysis.WinHistory

	dispatcher stage.Dispatcher
	root       *stage.Node
	text       *stage.Node // heading
	panel      *stage.Node // the log
	buttons    *stage.Node
	rows       *stage.Node // the nodes that select entries of the log
	ctx        *game.Context
}

// New returns the review of a match at its first decision.
func New(all []games.Game, b players.Backend, r route.Review) *Scene {
	g := games.Find(all, r.Match.Edition.ID)
	s := &Scene{game: g, cursor: engine.Cursor{Match: r.Match}, players: r.Players, table: g.Table(), speed: 1}
	s.text, s.panel, s.buttons, s.rows = stage.Group("hud"), stage.Group("panel"), stage.Group("buttons"), stage.Group("log")
	s.board = board.New(s.table, board.Options{
		Dispatcher: &s.dispatcher, Around: []*stage.Node{s.text, s.panel, s.buttons, s.rows},
		Sound: func(name string, step int, x, size float64) { s.ctx.PlaySoundAt(name, step, x, size) },
	})
	s.log = &analysis.Log{Choose: s.showEntry, Point: func(analysis.Entry, bool) {}}
	s.winHistory = analysis.NewWinHistory(b, r.Match, r.WinHistoryCache)
	s.cursor.At = s.winHistory.Samples[0]
	return s
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	s.ctx = c
	s.winHistory.KeepIn(c)
	s.root = stage.Group("review")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	s.root.Add(s.board.Below, s.text, s.panel, stage.New("", stage.CacheBelow{}, 0, 0, 0, 0), s.board.Above, s.buttons, s.rows)
	s.root.ReadFirst(slices.Concat([]*stage.Node{s.text}, s.board.Offer(), []*stage.Node{s.buttons}, s.board.Boards(), []*stage.Node{s.panel, s.rows})...)
	s.settle()
}

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground { return table.GroundOf(c.Settings, s.table).Ground }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx = c
	s.handleKeys(c.Input)
	c.Dispatch(&s.dispatcher)
	if !s.dispatcher.Dragging() {
		s.log.Wheel(c, s.board.Areas().Panel)
	}
	if s.board.Update(c) {
		s.settle()
		if !c.Settings.ReducedMotion {
			s.board.AnimateLayout()
		}
	}
	if s.board.Animating() {
		return
	}
	if s.playing {
		if s.wait -= speeds[s.speed] * min(board.MaxRate, c.Settings.Speed.Rate()); s.wait <= 0 {
			s.stepMove(1)
		}
	}
}

// Moving implements game.Animated.
func (s *Scene) Moving() bool {
	return s.board.Moving() || s.playing
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) {
	s.root.Draw(c.Canvas)
	s.dispatcher.Draw(c.Canvas)
}

// Pause implements game.Pauser.
func (s *Scene) Pause(*game.Context) {
	s.setPlaying(false)
	s.dispatcher.ReleasePointer()
}

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) { s.winHistory.Pause() }

// Actions implements game.ActionScene.
func (s *Scene) Actions() []keys.Action {
	all := []keys.Action{keys.Proceed, keys.Earlier, keys.Later, keys.Latest, keys.MoveLog, keys.WinProbability, keys.ZoomNextSeat, keys.Menu, keys.Rules, keys.Settings}
	for i := range s.players {
		all = append(all, keys.ZoomSeat1+keys.Action(i))
	}
	return all
}

// handleKeys handles the keys that always work.
func (s *Scene) handleKeys(in *input.Input) {
	for i := range s.players {
		if in.Did(keys.ZoomSeat1 + keys.Action(i)) {
			s.openBoard(engine.Seat(i))
		}
	}
	switch {
	case in.Did(input.Cancel), in.Did(keys.Menu):
		s.ctx.Pop()
	case in.Did(keys.Rules):
		s.ctx.Push(route.Rules{Title: s.game.Title})
	case in.Did(keys.Settings):
		s.ctx.Push(route.Settings{})
	case in.Did(keys.Proceed):
		s.setPlaying(!s.playing)
	case in.Did(keys.Earlier):
		s.pauseAndStep(-1)
	case in.Did(keys.Later):
		s.pauseAndStep(1)
	case in.Did(keys.Latest):
		s.setPlaying(false)
		s.moveTo(len(s.cursor.Match.Line()))
	case in.Did(keys.ZoomNextSeat):
		s.openBoard((s.viewer + 1) % engine.Seat(len(s.players)))
	case in.Did(keys.WinProbability):
		s.ctx.Push(s.curveRoute())
	case in.Did(keys.MoveLog) && s.board.Areas().Panel.W == 0:
		s.ctx.Push(s.movesRoute())
	case in.Did(keys.MoveLog):
		s.dispatcher.FocusVisibly("log")
	}
}

// settle ends all animation and shows the current position.
func (s *Scene) settle() {
	s.board.Layout(s.ctx, board.Layout{Position: s.position(), Viewer: s.viewer, Seats: len(s.players), OnGround: true})
	s.board.Show(s.position(), s.analysedGame().Legend(s.ctx.Settings.Forecast, s.openBoard))
	s.board.SetShapes(analysis.Coins(s.pendingScores)...)
	s.pendingScores, s.wait = nil, moveTicks
	s.text.Clear()
	k := s.board.Frame().Kit
	s.buildHeading(k)
	s.buildLog(k)
	s.buildButtons()
	s.dispatcher.RestoreFocus()
}

func (s *Scene) position() engine.Position { return s.cursor.Position() }

// openBoard shows the board of a seat large.
func (s *Scene) openBoard(seat engine.Seat) {
	s.viewer = seat
	s.settle()
}

// showEntry shows the position after an entry of the log, and how the tiles that it placed scored.
func (s *Scene) showEntry(e analysis.Entry) {
	s.setPlaying(false)
	s.moveTo(e.To, e.Placed...)
}

// moveTicks is the number of ticks between two moves while playing.
const moveTicks = 45

// speeds are the factors of the playback speed.
var speeds = [...]float64{0.5, 1, 2, 4}

// rate returns the rate of animations: the playback speed multiplied by that of the settings.
func (s *Scene) rate() float64 { return speeds[s.speed] * s.ctx.Settings.Speed.Rate() }

// setPlaying starts or stops playback. At the end of the match, playback starts again from the first move.
func (s *Scene) setPlaying(on bool) {
	if s.playing == on {
		return
	}
	if s.playing, s.wait = on, 0; on && s.cursor.Over() {
		s.moveTo(s.winHistory.Samples[0])
	}
	s.buildButtons()
}

// stepMove goes one decision back (-1) or forward (1). Playback stops at the end.
func (s *Scene) stepMove(by int) {
	if to := s.winHistory.SampleAt(s.cursor.At) + by; to >= 0 && to < len(s.winHistory.Samples) {
		s.moveTo(s.winHistory.Samples[to])
		return
	}
	s.setPlaying(false)
}

// pauseAndStep stops playback and goes one decision back (-1) or forward (1).
func (s *Scene) pauseAndStep(by int) {
	s.setPlaying(false)
	s.stepMove(by)
}

// stepRound goes to the first decision of this round or the one before (-1), or of the next round or the end (1).
func (s *Scene) stepRound(by int) {
	stops, here := s.winHistory.Samples, s.winHistory.SampleAt(s.cursor.At)
	to := here + by
	for ; to > 0 && to < len(stops)-1; to += by {
		if s.cursor.Match.At(stops[to]).Round() != s.cursor.Match.At(stops[to-1]).Round() {
			break
		}
	}
	s.moveTo(stops[max(0, min(to, len(stops)-1))])
}

// moveTo goes to the position after a number of moves, and shows how some tiles scored. A neighbouring decision is animated; others are shown at once.
func (s *Scene) moveTo(to int, placed ...engine.Scored) {
	from := s.cursor
	if s.board.Animating() {
		s.settle() // an animation starts from the position shown
	}
	s.pendingScores = placed
	if to == from.At {
		s.settle()
		return
	}
	s.cursor.At = to
	s.ctx.Report(s.caption())
	distance := s.winHistory.SampleAt(to) - s.winHistory.SampleAt(from.At)
	if !s.board.PlayTo(s.ctx, from, to, board.Pace{Rate: s.rate(), MaxTicks: table.RoundTicks}, distance > 1 || distance < -1) {
		s.settle()
	}
}

// caption describes the move that led to the current position, or the result.
func (s *Scene) caption() string {
	if s.cursor.Over() {
		return s.players.OutcomeAndTie(s.ctx.Words, s.cursor)
	}
	if s.cursor.At == s.winHistory.Samples[0] {
		return s.ctx.Words.T("results.seed", "seed", fmt.Sprint(s.cursor.Match.Seed))
	}
	return s.analysedGame().LastMove()
}

// analysedGame returns the match for the analysis panels.
func (s *Scene) analysedGame() analysis.Game {
	return analysis.Game{Cursor: s.cursor, Players: s.players, Table: s.table, Words: s.ctx.Words}
}
