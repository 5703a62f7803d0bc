// Package mistakes is the screen that asks a person again for the costly moves of a game: a board at the position before each of them, and a sheet with what
// was played, the tries and what they cost.
package mistakes

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/board"
	"azulejo/scenes/describe"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// phase is what the screen is doing.
type phase uint8

const (
	waiting  phase = iota // for the first exercise, or for the next one
	asking                // the person may try moves
	revealed              // as asking, after the better line was shown
	showing               // the better line is played
	solved                // a try was found
	ended                 // there are no more exercises
)

// allTries is the value of Scene.looked with which the table shows all recent tries.
const allTries = -1

// Scene is the screen.
type Scene struct {
	game     *games.Game
	match    *engine.Match
	players  seating.Players
	session  session
	progress analysis.MatchReview
	restored bool // the progress that was saved with the game has been taken
	comparer *review.Comparer
	reasons  analysis.Reasons // for the try that was judged last, or for the better move
	series   series
	back     string // the key of the name of the screen below, or of "Back"

	phase   phase
	said    string        // what the callout says in the place of the question
	hint    analysis.Hint // for the current exercise
	looked  int           // the index of the try that is shown alone, or allTries
	detail  detail        // of the tries on the sheet
	line    analysis.LinePlayer
	changed bool // since the last tick

	table      table.Table
	board      *board.Board
	dispatcher stage.Dispatcher
	root       *stage.Node
	ctx        *game.Context

	callouts             analysis.MessageView // what is asked or said
	sheet, marks, action *stage.Node
	coin                 analysis.CoinDrop
	fade                 int // ticks until the table has appeared
}

// New returns the scene of a route.
func New(all []games.Game, b players.Backend, r route.Mistakes) *Scene {
	g := games.Find(all, r.Match.Edition.ID)
	s := &Scene{game: g, match: r.Match, players: r.Players, table: g.Table(), comparer: review.NewComparer(g.Game.Game), looked: allTries}
	if s.back = "setup.back"; r.OverReview {
		s.back = "review.title"
	}
	s.progress = analysis.NewMatchReview(b, r.Match, r.Review)
	s.session = newSession(r.Review, r.Seat)
	s.series = series{further: r.Next, found: r.Found, asked: r.Asked}
	s.sheet, s.callouts, s.marks, s.action = stage.Group("sheet"), analysis.NewMessageView(), stage.Group("tries").SetRole(stage.RoleSilent, ""), stage.Group("around")
	s.board = board.New(s.table, board.Options{
		Dispatcher: &s.dispatcher, Report: s.handleEvent, Obstacles: s.obstacles,
		Sound: func(name string, step int, x, size float64) { s.ctx.PlaySoundAt(name, step, x, size) },
	})
	return s
}

// Layout implements game.Scene. Input in progress is kept.
func (s *Scene) Layout(c *game.Context) {
	kept := s.board.SaveInput()
	s.ctx = c
	if !s.restored {
		s.restored = true
		s.progress.Open(c, nil)
		s.session.review = s.progress.GameReview
		s.session.restore(saves.Progress(c, s.match, s.session.seat))
		if s.series.begin() {
			s.session.again()
		}
	}
	s.session.refresh()
	s.root = stage.Group("mistakes")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, c.Unit
	s.callouts.Clear()
	s.board.ShowSums = c.Settings.Arithmetic
	s.root.Add(s.board.Below, stage.New("", stage.CacheBelow{}, 0, 0, 0, 0), s.board.Above, s.marks, s.action, s.sheet, s.callouts.Layer, s.board.Top)
	switch s.phase {
	case showing:
		s.endLine()
	case waiting: // a review that is shared may know exercises at once, and then changes no more
		s.begin()
	default:
		s.settle()
	}
	s.board.RestoreInput(kept)
}

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground { return table.GroundOf(c.Settings, s.table).Ground }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx, s.changed = c, false
	s.handleKeys(c.Input)
	at := c.Pointer()
	free := at.Pressed && s.root.Hit(at.X, at.Y) == nil // not on a control
	c.Dispatch(&s.dispatcher)
	rate := c.Settings.Speed.Rate()
	if s.line.Update(c, board.Pace{Rate: rate, MaxTicks: table.RoundTicks / min(1, rate)}, s.board.Update(c)) {
		s.endLine()
	}
	if free && s.phase == solved {
		s.next()
	}
	s.progress.Update(c)
	if s.session.refresh() && s.phase != showing {
		s.update()
	}
	if s.phase == ended && s.series.next != nil && !s.series.asks {
		s.nextGame()
		return
	}
	s.reasons.Update()
	s.hint.Update()
	s.coin.Tick(c)
	if s.fade > 0 {
		s.fade--
		s.board.Above.Alpha = 1 - float64(s.fade)/fadeTicks
		s.marks.Alpha = s.board.Above.Alpha
	}
}

// fadeTicks is how long the table of the next exercise takes to appear.
const fadeTicks = 12

// Moving implements game.Animated.
func (s *Scene) Moving() bool {
	return s.changed || s.fade > 0 || s.coin.Moving() || s.board.Moving() || s.line.Playing()
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

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) {
	s.session.cancel()
	s.progress.Close()
}

// HasOverlay implements game.Overlay: something is open on the board.
func (s *Scene) HasOverlay() bool { return s.board.Opened() }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(*game.Context) { s.board.Escape() }

// Actions implements game.ActionScene.
func (s *Scene) Actions() []keys.Action {
	return []keys.Action{keys.Undo, keys.Hint, keys.Show, keys.NewGame, keys.Proceed, keys.Act, keys.Review, keys.Rules, keys.Settings, keys.Menu}
}

// padButtons returns what the gamepad buttons of some actions do here.
func padButtons() map[keys.Action]keys.Action {
	return map[keys.Action]keys.Action{keys.ZoomNextSeat: keys.Hint, keys.Hint: keys.Show, keys.Redo: keys.NewGame}
}

// KeyHelp implements game.KeyHelper.
func (s *Scene) KeyHelp() game.KeyHelp {
	tries := game.FixedKeys{Text: "mistakes.keys.try"}
	for i := range recentTries {
		for _, c := range s.ctx.Settings.Keys.Chords(keys.ZoomSeat1 + keys.Action(i)) {
			tries.Keys = append(tries.Keys, c.Caps())
		}
	}
	return game.KeyHelp{
		Names: map[keys.Action]string{keys.Undo: "setup.back", keys.NewGame: "mistakes.skip", keys.Proceed: "mistakes.next", keys.Review: s.back},
		Pad:   padButtons(),
		Fixed: []game.FixedKeys{tries},
	}
}

// handleKeys handles the keys that always work.
func (s *Scene) handleKeys(in *input.Input) {
	for i := range recentTries {
		if in.Did(keys.ZoomSeat1 + keys.Action(i)) {
			s.look(s.firstRecent() + i)
		}
	}
	buttons := padButtons()
	did := func(a keys.Action) bool { return in.DidAs(a, buttons) }
	switch {
	case in.Did(input.Cancel):
		if !s.board.Escape() && !in.RightClicked() {
			s.ctx.Pop()
		}
	case in.Did(keys.Menu), in.Did(keys.Review):
		s.ctx.Pop()
	case in.Did(keys.Undo):
		if s.board.Pending() {
			s.board.CancelPending()
		} else {
			s.ctx.Pop()
		}
	case in.Did(keys.Rules):
		s.ctx.Push(route.Rules{Title: s.game.Title, Page: s.game.Page(s.position())})
	case in.Did(keys.Settings):
		s.ctx.Push(route.Settings{})
	case did(keys.Hint):
		s.giveHint()
	case did(keys.Show):
		s.showLine()
	case did(keys.NewGame), did(keys.Proceed):
		s.next()
	case in.Did(keys.Act):
		if word, _ := s.board.ActionLabel(); word != "" && s.tryable() {
			s.board.PressAction()
		}
	}
}

// tryable reports whether the person may try moves.
func (s *Scene) tryable() bool { return s.phase == asking || s.phase == revealed }

// update adapts the screen to what the review has found. What the person is doing stays.
func (s *Scene) update() {
	s.changed = true
	if s.phase == waiting || s.phase == ended && s.session.current != nil {
		s.begin()
		return
	}
	s.buildPanels()
}

// begin begins the current exercise, or shows that there is none.
func (s *Scene) begin() {
	before := s.phase
	s.reasons.Stop()
	s.said, s.hint, s.looked = "", analysis.Hint{}, allTries
	s.line.Stop()
	switch {
	case s.session.current != nil:
		s.phase, s.series.asks = asking, true
	case s.session.complete():
		s.phase = ended
	default:
		s.phase = waiting
	}
	if s.ctx.Settings.ReducedMotion || before != waiting || s.phase != waiting {
		s.fade = fadeTicks
	}
	s.coin = analysis.CoinDrop{}
	s.settle()
	if s.phase != waiting {
		s.ctx.Announce(s.ctx.Words.T("mistakes.title"), s.announcement())
	}
	s.focus()
}

// focus moves the keyboard focus to where the person goes on.
func (s *Scene) focus() {
	switch {
	case s.phase == asking:
		s.board.FocusFirst()
	case s.phase == solved || s.phase == revealed:
		s.dispatcher.Focus("mistakes-skip")
	case s.phase == ended:
		_ = s.dispatcher.Focus("mistakes-game") || s.dispatcher.Focus("mistakes-again") || s.dispatcher.Focus("mistakes-review")
	}
}

// position returns the position on the table: that of the exercise, or the end of the game.
func (s *Scene) position() engine.Position {
	if e := s.session.current; e != nil {
		return e.Before
	}
	return s.match.Position()
}

// settle ends all animation and shows the position of the exercise.
func (s *Scene) settle() {
	pos := s.position()
	s.board.Layout(s.ctx, board.Layout{Position: pos, Viewer: s.session.seat, Seats: pos.Seats(), OnGround: true})
	s.showPosition()
	s.buildPanels()
}

// showPosition shows the position at rest, and enables moves if they may be tried.
func (s *Scene) showPosition() {
	s.board.Show(s.position(), s.legend())
	if s.tryable() {
		s.board.EnableMoves()
	}
	s.showSaid()
}

// legend returns what the table shows in addition to the position. The marks of last moves are left out: they look like that of the move to improve.
func (s *Scene) legend() table.Legend {
	at := len(s.match.Moves())
	if e := s.session.current; e != nil {
		at = s.session.review.Review().Steps[e.Step].At
	}
	g := s.analysedGame()
	g.Cursor.At = at
	l := g.Legend(s.ctx.Settings.Forecast, nil)
	l.Last = [engine.MaxSeats]*table.LastMove{}
	l.OnlyPerson = s.players.OnlyPerson(s.session.seat)
	return l
}

// analysedGame returns the match for the components of package analysis.
func (s *Scene) analysedGame() analysis.Game {
	return analysis.Game{Cursor: engine.Cursor{Match: s.match}, Players: s.players, Table: s.table, Words: s.ctx.Words}
}

func (s *Scene) adviser() *analysis.Adviser {
	return &analysis.Adviser{Game: s.analysedGame(), Comparer: s.comparer, Board: s.board}
}

func (s *Scene) explainer() describe.Explainer {
	return describe.Explainer{Words: s.ctx.Words, Name: func(seat engine.Seat) string { return s.players[seat].Name }}
}

// obstacles returns what floating labels must not cover.
func (s *Scene) obstacles() popover.Obstacles {
	o := s.board.Obstacles(s.root)
	for _, n := range s.sheet.Children() {
		o.Keep = append(o.Keep, n.Bounds())
	}
	o.Keep = append(o.Keep, s.callouts.Rects()...)
	return o
}

// handleEvent answers what a person does on the board.
func (s *Scene) handleEvent(e board.Event) {
	switch e := e.(type) {
	case board.MoveChosen:
		s.attempt(e.Move)
	case board.Refused:
		s.ctx.Report(e.Why)
	case board.Changed:
		s.buildPanels()
	}
}

// attempt has a move judged. Its tiles return to their places.
func (s *Scene) attempt(m engine.Move) {
	if s.reasons.Finish(); !s.tryable() {
		return
	}
	if pos := s.board.Shown(); table.MultiPickOf(s.table, pos) == nil && s.table.Option(pos, m).Price == nil {
		s.board.Release()
	} else {
		s.showPosition()
	}
	s.board.ClearHint()
	s.said, s.looked = "", allTries
	t := s.session.attempt(m, s.answer)
	if t.judged { // perhaps tried before
		s.answer(t)
		return
	}
	s.buildPanels()
}

// answer shows the verdict on a try once there are reasons for it, or goes on if the position cannot be searched.
func (s *Scene) answer(t *try) {
	s.changed = true
	switch {
	case t == nil:
		s.begin()
	case t.why != "":
		s.showVerdict(t)
	default:
		s.reasons.Find(s.comparer.ReasonVerdict(s.session.current, t.verdict), func(why review.Explanation) {
			if t.verdict.Found {
				t.why = s.explainer().InFavour(why, describe.GlanceLength)
			} else {
				t.why = s.explainer().Drawback(why)
			}
			s.showVerdict(t)
		})
	}
}

// showVerdict shows the verdict on a try.
func (s *Scene) showVerdict(t *try) {
	s.changed = true
	if t.verdict.Found {
		s.phase, s.said = solved, strings.TrimSpace(s.ctx.Words.T("mistakes.solved")+" "+t.why)
		s.board.DisableMoves()
		s.board.SetShapes(s.board.MoveShapes(t.move)...)
		s.ctx.PlaySound("place", 0)
		s.save()
	} else {
		s.ctx.PlaySound("thud", 0)
	}
	s.ctx.Report(s.verdictText(t))
	s.buildPanels()
	s.coin.Start()
	if t.verdict.Found {
		s.focus()
	}
}

// verdictText returns what screen readers say of a try.
func (s *Scene) verdictText(t *try) string {
	if t.verdict.Found {
		return strings.TrimSpace(s.ctx.Words.T("mistakes.solved") + " " + t.why)
	}
	return strings.TrimSpace(s.ctx.Words.T("mistakes.loses", "points", review.Points(t.verdict.Loss)) + " " + t.why)
}

// look shows a try alone on the table, or all again if it is shown.
func (s *Scene) look(i int) {
	if i >= len(s.session.tries) || !s.tryable() {
		return
	}
	if s.looked == i {
		i = allTries
	} else if t := s.session.tries[i]; t.judged {
		s.ctx.Report(s.verdictText(t))
	}
	s.looked = i
	s.buildPanels()
}

// giveHint goes to the next step of the hint: first where the better move begins, then the move, then why.
func (s *Scene) giveHint() {
	if !s.tryable() {
		return
	}
	s.board.Release()
	s.board.ClearHint()
	if !s.hint.Advance(s.board.Shown()) {
		best := s.session.current.Compared.Best
		s.hint = s.adviser().NewHint(best.Move, []players.Line{best, s.session.current.Compared.Played})
	}
	if s.hint.Step == analysis.HintMove {
		s.hint.Why() // the hint offers a reason only if there is one
	}
	s.said = s.adviser().Hint(s.hint).Text
	s.showSaid()
	s.ctx.Report(s.said)
	s.buildPanels()
}

// showSaid lights what the callout is about.
func (s *Scene) showSaid() {
	switch {
	case s.hint.Step == analysis.NoHint || !s.tryable() || s.hint.Position != s.board.Shown().Hash():
	case s.hint.Step == analysis.HintLook && !s.board.MadeOfPicks(s.hint.Move):
		s.board.SetShapes(s.adviser().Hint(s.hint).Shapes...)
	default:
		s.board.SetShapes()
		s.board.Suggest(s.hint.Move)
	}
}

// showLine plays the better line, and then gives the table back.
func (s *Scene) showLine() {
	if s.reasons.Finish(); !s.tryable() {
		return
	}
	e := s.session.current
	s.session.set(shown)
	s.save()
	s.hint = analysis.Hint{}
	s.reasons.Find(s.comparer.Reason(e.Before, e.Compared), s.playBetter)
}

// playBetter plays the better line, with the name of its move and why it is better.
func (s *Scene) playBetter(why review.Explanation) {
	e := s.session.current
	s.changed = true
	s.board.Release()
	s.phase = showing
	better := s.ctx.Words.T("mistakes.better", "move", s.table.MoveName(e.Before, e.Compared.Best.Move))
	s.said = strings.TrimSpace(better + " " + s.explainer().InFavour(why, describe.GlanceLength))
	s.ctx.Report(s.said)
	s.showPosition()
	s.buildPanels()
	s.line.Play(s.board, e.Before, analysis.BeforeDeal(e.Before, e.Compared.Best, analysis.MostArrows), s.legend())
}

// endLine gives the table back, with the better move lit.
func (s *Scene) endLine() {
	s.phase = revealed
	s.line.Stop()
	s.changed = true
	s.settle()
	s.board.SetShapes(s.board.MoveShapes(s.session.current.Compared.Best.Move)...)
	s.focus()
}

// next leaves the current exercise, which is skipped unless it was found or shown.
func (s *Scene) next() {
	if s.session.current == nil || s.phase == showing {
		return
	}
	s.board.Release()
	s.session.skip()
	s.save()
	s.begin()
}

// again asks again for what was not found.
func (s *Scene) again() {
	s.session.again()
	s.save()
	s.begin()
}

// save saves the progress with the game.
func (s *Scene) save() { saves.SaveProgress(s.ctx, s.match, s.session.seat, s.session.progress()) }

// announcement returns what screen readers say when an exercise begins, or at the end.
func (s *Scene) announcement() string {
	e, w := s.session.current, s.ctx.Words
	if e == nil {
		return s.endText()
	}
	return w.T("mistakes.ask", "count", s.countText(), "move", s.table.MoveName(e.Before, e.Played()))
}
