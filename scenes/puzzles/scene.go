// Package puzzles is the screen that asks for the best move of a puzzle, and the list of puzzles: the daily deal, those that fit the person, those with a
// motif or of a difficulty, and those from the person's own mistakes.
package puzzles

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/puzzle"
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
	"azulejo/scenes/progress"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// phase is what the screen is doing.
type phase uint8

const (
	asking  phase = iota // the person may try moves
	judging              // a try is searched
	showing              // a line is played
	ended                // the answer was found or shown
	empty                // there is no puzzle
)

// try is a move that the person has tried, or a hint.
type try struct {
	move engine.Move // NoMove for a hint, and for a try given up
	gone bool        // given up
	line players.Line
	loss float64
	why  string
}

// hint reports whether the try is no move.
func (t *try) hint() bool { return t.move == engine.NoMove }

// Scene is the screen.
type Scene struct {
	games      []games.Game
	levels     []string
	set        string
	day        puzzle.Day // of the daily deal that is shown
	now        func() time.Time
	collection collection
	progress   *progress.Puzzles
	service    *review.Service

	puzzle    *puzzle.Puzzle
	own       *progress.Own // the puzzle is one of the person's own
	players   seating.Players
	comparer  *review.Comparer
	answerWhy *review.Reasoning // why the answer is best, nil without a puzzle
	reasons   analysis.Reasons  // against the try that was judged last
	tries     []try
	recorded  bool // the result is in the progress
	phase     phase
	cancel    func() // stops judging
	hint      analysis.Hint
	said      string // what the callout says in the place of the task
	reason    string // why the answer is best, as part of said
	looked    int    // the index of the try that is shown on the table, or noTry
	line      analysis.LinePlayer
	changed   bool // since the last tick

	table      table.Table
	board      *board.Board
	dispatcher stage.Dispatcher
	root       *stage.Node
	ctx        *game.Context

	callouts          analysis.MessageView
	head, card, marks *stage.Node
	action            *stage.Node
	coin              analysis.CoinDrop
	room              stage.Rect // of the card, empty on phones
}

// noTry is the value of Scene.looked while no try is shown on the table.
const noTry = -1

// New returns the screen that asks for the answers of a set of puzzles.
func New(all []games.Game, b players.Backend, set string) *Scene {
	s := &Scene{games: all, levels: b.Levels(), set: set, service: review.NewService(b), now: time.Now, looked: noTry}
	s.head, s.card, s.marks, s.action = stage.Group("head"), stage.Group("card"), stage.Group("tries").SetRole(stage.RoleSilent, ""), stage.Group("around")
	s.callouts = analysis.NewMessageView()
	return s
}

// Load implements game.Loader.
func (s *Scene) Load(*game.Context) (bool, error) { return s.collection.load() }

// Layout implements game.Scene. Input in progress is kept.
func (s *Scene) Layout(c *game.Context) {
	s.ctx = c
	if s.progress == nil {
		if _, err := s.collection.load(); err != nil {
			c.Notify(c.Words.T("fetch.failed"))
		}
		s.progress, s.day = progress.LoadPuzzles(c), today(s.now())
		s.begin("")
		return
	}
	kept := s.board.SaveInput()
	if s.phase == showing {
		s.endLine()
	} else {
		s.settle()
	}
	s.board.RestoreInput(kept)
}

// today returns the day of a time where the person is.
func today(now time.Time) puzzle.Day { return puzzle.DayOf(now.Date()) }

// begin begins the next puzzle of the set after one, or shows that there is none.
func (s *Scene) begin(after string) {
	var e *puzzle.Entry
	s.own = nil
	switch s.set {
	case dailySet:
		e = s.collection.daily(s.day)
	case fitSet:
		e = s.collection.fitting(s.progress)
	case ownSet:
		if due := s.progress.Due(s.now()); len(due) > 0 {
			if all, err := puzzle.ReadText([]byte(due[0].Text)); err == nil && len(all) == 1 {
				s.own, e = due[0], &all[0]
			}
		}
	default:
		e = next(s.collection.setOf(s.set), s.progress, after)
	}
	s.open(e)
}

// open shows a puzzle, or the end of a set for nil.
func (s *Scene) open(e *puzzle.Entry) {
	s.stopJudging()
	s.line.Stop()
	s.puzzle, s.tries, s.said, s.hint, s.looked, s.phase, s.coin = nil, nil, "", analysis.Hint{}, noTry, empty, analysis.CoinDrop{}
	s.recorded = false
	s.answerWhy = nil
	s.reasons.Stop()
	if e != nil {
		p, err := e.Puzzle(definitions(s.games))
		if err == nil {
			s.puzzle, s.phase = p, asking
		}
	}
	s.setTable()
	if s.puzzle != nil {
		s.answerWhy = s.comparer.Reason(s.puzzle.Position, s.puzzle.Compared(1))
	}
	if s.set == dailySet && s.puzzle != nil {
		s.restore()
	}
	s.settle()
	s.announce()
	s.focus()
}

// definitions returns the definitions of games.
func definitions(all []games.Game) (list gamedef.Games) {
	for _, g := range all {
		list = append(list, *g.Game.Game)
	}
	return list
}

// setTable makes the table of the game of the puzzle, or of any game without one.
func (s *Scene) setTable() {
	g := &s.games[0]
	seats := g.Edition.MinSeats
	if s.puzzle != nil {
		g, seats = games.Find(s.games, s.puzzle.Game), s.puzzle.Position.Seats()
	}
	s.table, s.comparer = g.Table(), review.NewComparer(g.Game.Game)
	s.board = board.New(s.table, board.Options{
		Dispatcher: &s.dispatcher, Report: s.handleEvent, Obstacles: s.obstacles,
		Sound: func(name string, step int, x, size float64) { s.ctx.PlaySoundAt(name, step, x, size) },
	})
	s.players = nil
	names := seating.ComputerNames()
	for seat := range engine.Seat(seats) {
		if s.puzzle != nil && seat == s.puzzle.Seat() {
			s.players = append(s.players, seating.Player{Name: s.ctx.Words.T("setup.you")})
			continue
		}
		s.players, names = append(s.players, seating.Player{Name: names[0], Level: players.Best}), names[1:]
	}
}

// rules returns the route to the rules of the game.
func (s *Scene) rules() route.Rules {
	g := &s.games[0]
	if s.puzzle == nil {
		return route.Rules{Title: g.Title}
	}
	g = games.Find(s.games, s.puzzle.Game)
	return route.Rules{Title: g.Title, Page: g.Page(s.puzzle.Position)}
}

// position returns the position of the puzzle, or of a new game after its deal without one.
func (s *Scene) position() engine.Position {
	if s.puzzle != nil {
		return s.puzzle.Position
	}
	p, err := s.games[0].Edition.New(engine.Options{Players: len(s.players)})
	if err != nil {
		panic(err) // an edition can be played by the fewest players
	}
	for deal := rand.New(rand.NewPCG(0, 0)); p.ToMove() == engine.Nature; {
		p.Play(p.Draw(deal), nil)
	}
	return p
}

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground {
	if s.table == nil {
		return s.games[0].Table().Ground()
	}
	return table.GroundOf(c.Settings, s.table).Ground
}

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx, s.changed = c, false
	s.service.Poll()
	s.reasons.Update()
	s.hint.Update()
	analysis.Reason(s.answerWhy)
	s.handleKeys(c.Input)
	c.Dispatch(&s.dispatcher)
	rate := c.Settings.Speed.Rate()
	if s.line.Update(c, board.Pace{Rate: rate, MaxTicks: table.RoundTicks / min(1, rate)}, s.board.Update(c)) {
		s.endLine()
	}
	s.coin.Tick(c)
}

// Moving implements game.Animated.
func (s *Scene) Moving() bool {
	return s.changed || s.phase == judging || s.coin.Moving() || s.board.Moving() || s.line.Playing()
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
func (s *Scene) Leave(*game.Context) { s.stopJudging() }

func (s *Scene) stopJudging() {
	if s.cancel != nil {
		s.cancel()
		s.cancel = nil
	}
}

// HasOverlay implements game.Overlay: something is open on the board.
func (s *Scene) HasOverlay() bool { return s.board.Opened() }

// CloseOverlay implements game.Overlay.
func (s *Scene) CloseOverlay(*game.Context) { s.board.Escape() }

// Actions implements game.ActionScene.
func (s *Scene) Actions() []keys.Action {
	return []keys.Action{keys.Undo, keys.Hint, keys.Show, keys.NewGame, keys.Proceed, keys.Act, keys.Earlier, keys.Try, keys.Rules, keys.Settings, keys.Menu}
}

// padButtons returns what the gamepad buttons of some actions do here.
func padButtons() map[keys.Action]keys.Action {
	return map[keys.Action]keys.Action{keys.ZoomNextSeat: keys.Hint, keys.Hint: keys.Show, keys.Redo: keys.NewGame}
}

// KeyHelp implements game.KeyHelper.
func (s *Scene) KeyHelp() game.KeyHelp {
	tries := game.FixedKeys{Text: "mistakes.keys.try"}
	for i := range progress.MostTries {
		for _, c := range s.ctx.Settings.Keys.Chords(keys.ZoomSeat1 + keys.Action(i)) {
			tries.Keys = append(tries.Keys, c.Caps())
		}
	}
	return game.KeyHelp{
		Names: map[keys.Action]string{keys.Undo: "setup.back", keys.NewGame: "mistakes.skip", keys.Proceed: "mistakes.next", keys.Earlier: "puzzles.yesterday",
			keys.Show: "puzzles.show", keys.Try: "branch.here"},
		Pad:   padButtons(),
		Fixed: []game.FixedKeys{tries},
	}
}

// handleKeys handles the keys that always work.
func (s *Scene) handleKeys(in *input.Input) {
	for i := range progress.MostTries {
		if in.Did(keys.ZoomSeat1 + keys.Action(i)) {
			s.look(i)
		}
	}
	buttons := padButtons()
	did := func(a keys.Action) bool { return in.DidAs(a, buttons) }
	switch {
	case in.Did(input.Cancel):
		if !s.board.Escape() && !in.RightClicked() {
			s.ctx.Pop()
		}
	case in.Did(keys.Menu):
		s.ctx.Pop()
	case in.Did(keys.Undo):
		if s.board.Pending() {
			s.board.CancelPending()
		} else {
			s.ctx.Pop()
		}
	case in.Did(keys.Rules):
		s.ctx.Push(s.rules())
	case in.Did(keys.Settings):
		s.ctx.Push(route.Settings{})
	case did(keys.Hint):
		s.giveHint()
	case did(keys.Show):
		s.showAnswer()
	case in.Did(keys.Earlier) && s.set == dailySet:
		s.showDay(s.day - 1)
	case in.Did(keys.Try):
		s.playOn()
	case did(keys.NewGame), did(keys.Proceed):
		s.next()
	case in.Did(keys.Act):
		if word, _ := s.board.ActionLabel(); word != "" && s.phase == asking {
			s.board.PressAction()
		}
	}
}

// focus moves the keyboard focus to where the person goes on.
func (s *Scene) focus() {
	if s.phase == asking {
		s.board.FocusFirst()
		return
	}
	_ = s.dispatcher.Focus("puzzles-next") || s.dispatcher.Focus("puzzles-why") || s.dispatcher.Focus("puzzles-list")
}

// settle ends all animation and shows the position of the puzzle.
func (s *Scene) settle() {
	s.root = stage.Group("puzzle")
	s.dispatcher.Scope, s.dispatcher.Unit = s.root, s.ctx.Unit
	s.callouts.Clear()
	s.board.ShowSums = s.ctx.Settings.Arithmetic
	s.root.Add(s.board.Below, stage.New("", stage.CacheBelow{}, 0, 0, 0, 0), s.board.Above, s.head, s.marks, s.action, s.card, s.callouts.Layer, s.board.Top)
	pos := s.position()
	l := board.Layout{Position: pos, Viewer: s.viewer(), Seats: pos.Seats(), OnGround: true}
	if l.Bounds, s.room = s.areas(pos.Seats()); s.room.W > 0 {
		l.Reviewed, l.Playable = true, true
	}
	s.board.Layout(s.ctx, l)
	s.showPosition()
	s.build()
}

// viewer returns the seat whose board is large.
func (s *Scene) viewer() engine.Seat {
	if s.puzzle == nil {
		return 0
	}
	return s.puzzle.Seat()
}

// showPosition shows the position at rest, and enables moves if they may be tried.
func (s *Scene) showPosition() {
	s.board.Show(s.position(), s.legend())
	switch {
	case s.phase == asking:
		s.board.EnableMoves()
		s.showHint()
	case s.phase == ended:
		g, p := s.adviser().Game, s.puzzle
		shapes := g.LineShapes(p.Position, analysis.BeforeDeal(p.Position, p.Lines[0], 1))
		s.board.SetShapes(slices.Concat(s.scoreShapes(), g.DeniedShapes(p.Position, p.Lines[0], p.Lines[1]), shapes)...)
	}
}

// scoreShapes returns shapes that show what the answer scores at the end of the round: the tile on the wall and the runs in which it counts.
func (s *Scene) scoreShapes() (all []board.Shape) {
	o := s.table.Option(s.puzzle.Position, s.puzzle.Answer())
	if o.Scored == nil {
		return nil
	}
	if !slices.ContainsFunc(o.Placed(), func(p table.Piece) bool { return p.Place == o.Scored.At }) {
		all = append(all, board.Shape{Kind: board.Ghost, At: o.Scored.At, Tile: o.Scored.Tile})
	}
	return append(all, board.Shape{Kind: board.Brackets, Scored: o.Scored.Scored})
}

// legend returns what the table shows in addition to the position.
func (s *Scene) legend() table.Legend {
	l := table.Legend{OnTurn: s.viewer(), Names: s.players.Names(), Levels: make([]string, len(s.players)), Emblems: s.players.Emblems(),
		Forecast: s.ctx.Settings.Forecast, OnlyPerson: true}
	if s.puzzle == nil {
		l.OnTurn = engine.Nature
	}
	return l
}

func (s *Scene) adviser() *analysis.Adviser {
	return &analysis.Adviser{Game: analysis.Game{Players: s.players, Table: s.table, Words: s.ctx.Words}, Comparer: s.comparer, Board: s.board}
}

func (s *Scene) explainer() describe.Explainer {
	return describe.Explainer{Words: s.ctx.Words, Name: func(seat engine.Seat) string { return s.players[seat].Name }}
}

// obstacles returns what floating labels must not cover.
func (s *Scene) obstacles() popover.Obstacles {
	o := s.board.Obstacles(s.root)
	for _, n := range s.card.Children() {
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
		s.build()
	}
}

// attempt judges a move: the tempting ones at once, others by a search. A move that was tried before costs nothing and is answered again.
func (s *Scene) attempt(m engine.Move) {
	if s.phase != asking {
		return
	}
	s.board.Release()
	s.board.ClearHint()
	s.said, s.looked = "", noTry
	if i := slices.IndexFunc(s.tries, func(t try) bool { return t.move == m }); i >= 0 {
		s.refute(i)
		return
	}
	p := s.puzzle
	if i := slices.IndexFunc(p.Lines, func(l players.Line) bool { return l.Move == m }); i >= 0 {
		s.answer(try{move: m, line: p.Lines[i], loss: p.Compared(i).Loss})
		return
	}
	s.phase = judging
	s.cancel = s.service.Judge(0, p.Game, review.DefaultBudget(), p.Exercise(), m, func(v review.Verdict, _ bool) {
		s.cancel = nil
		s.answer(try{move: m, line: v.Line, loss: max(v.Loss, p.Lead())}) // no other move comes closer to the answer
	})
	s.showPosition()
	s.build()
}

// answer adds a try, and says what follows from it: the answer is explained, and a wrong move refuted on the board.
func (s *Scene) answer(t try) {
	s.changed = true
	s.tries = append(s.tries, t)
	s.coin.Start()
	s.keepDay(string(s.puzzle.Position.AppendMove(nil, t.move)))
	if t.move == s.puzzle.Answer() {
		s.keepDay(progress.SolvedTry)
		s.ctx.PlaySound("place", 0)
		s.end(len(s.tries))
		return
	}
	s.ctx.PlaySound("thud", 0)
	if len(s.tries) == progress.MostTries {
		s.record(progress.Failed)
	}
	s.refute(len(s.tries) - 1)
}

// refute plays what follows from a wrong try, and says what is against it, once that is found.
func (s *Scene) refute(i int) {
	t, p := s.tries[i], s.puzzle
	if t.why != "" || t.line.Win == nil {
		s.showRefutation(i)
		return
	}
	s.phase = judging
	s.reasons.Find(s.comparer.ReasonVerdict(p.Exercise(), review.Verdict{Line: t.line, Loss: t.loss}), func(why review.Explanation) {
		s.tries[i].why = s.explainer().Drawback(why)
		s.showRefutation(i)
	})
	s.showPosition()
	s.build()
}

// showRefutation plays what follows from a wrong try.
func (s *Scene) showRefutation(i int) {
	t := &s.tries[i]
	s.changed = true
	s.said = strings.TrimSpace(s.ctx.Words.T("mistakes.loses", "points", review.Points(t.loss)) + " " + t.why)
	s.ctx.Report(s.said)
	s.play(t.line)
}

// play plays a line up to the deal after it.
func (s *Scene) play(l players.Line) {
	if len(l.Moves) == 0 {
		l.Moves = []engine.Move{l.Move}
	}
	s.phase = showing
	s.board.Release()
	s.showPosition()
	s.build()
	s.line.Play(s.board, s.puzzle.Position, analysis.BeforeDeal(s.puzzle.Position, l, analysis.MostArrows), s.legend())
}

// endLine gives the table back, or ends the puzzle if there is no try left.
func (s *Scene) endLine() {
	s.line.Stop()
	s.changed = true
	if s.result() != 0 {
		s.end(s.result())
		return
	}
	s.phase = asking
	s.settle()
	s.focus()
}

// result returns the result of the puzzle, 0 while it is open.
func (s *Scene) result() int {
	if s.puzzle == nil {
		return 0
	}
	switch i := slices.IndexFunc(s.tries, func(t try) bool { return t.move == s.puzzle.Answer() }); {
	case i >= 0:
		return i + 1
	case len(s.tries) >= progress.MostTries:
		return progress.Failed
	}
	return 0
}

// end ends the puzzle with a result, and explains the answer.
func (s *Scene) end(result int) {
	s.record(result)
	s.phase = ended
	s.explain()
	s.ctx.Report(s.heading() + " " + s.said)
	s.settle()
	s.focus()
}

// record records a result. Only the first of a puzzle counts.
func (s *Scene) record(result int) {
	if s.recorded {
		return
	}
	s.recorded = true
	if s.own != nil {
		s.own.Review(result, s.now())
	} else {
		s.progress.Record(s.puzzle, result)
	}
	s.progress.Save(s.ctx)
}

// explain says why the answer is best, after its name if it was not found.
func (s *Scene) explain() {
	s.reason = s.why()
	s.said = s.reason
	if s.result() == progress.Failed {
		s.said = strings.TrimSpace(s.ctx.Words.T("mistakes.better", "move", s.moveName(s.puzzle.Answer())) + " " + s.reason)
	}
}

// why returns sentences that say why the answer is best.
func (s *Scene) why() string {
	x := s.answerWhy.Finish()
	why := s.explainer().InFavour(x, describe.GlanceLength)
	if len(x.For) == 0 && x.Fault != nil { // what the answer avoids says more than a result
		why = s.ctx.Words.T("puzzles.second", "move", s.moveName(s.puzzle.Lines[1].Move)) + " " + s.explainer().Drawback(x)
	}
	return strings.TrimSpace(why)
}

// moveName returns the name of a move of the puzzle. The table has its words only once it is laid out.
func (s *Scene) moveName(m engine.Move) string {
	return games.Find(s.games, s.puzzle.Game).NewDescriber(s.ctx.Words).MoveName(s.puzzle.Position, m)
}

// left returns the number of tries that are left.
func (s *Scene) left() int { return progress.MostTries - len(s.tries) }

// giveHint spends a try on a hint: first where the answer begins, then the move. The last try cannot be spent.
func (s *Scene) giveHint() {
	if s.phase != asking || s.left() < 2 {
		return
	}
	s.board.Release()
	s.board.ClearHint()
	if !s.hint.Advance(s.board.Shown()) {
		s.hint = s.adviser().NewHint(s.puzzle.Answer(), s.puzzle.Lines)
	}
	s.tries = append(s.tries, try{move: engine.NoMove})
	s.keepDay(progress.HintTry)
	s.hint.Final = s.left() < 2
	s.said = s.adviser().Hint(s.hint).Text
	s.showHint()
	s.ctx.Report(s.said)
	s.build()
}

// showHint lights what a hint is about.
func (s *Scene) showHint() {
	switch {
	case s.hint.Step == analysis.NoHint:
	case s.hint.Step == analysis.HintLook && !s.board.MadeOfPicks(s.hint.Move):
		s.board.SetShapes(s.adviser().Hint(s.hint).Shapes...)
	default:
		s.board.SetShapes()
		s.board.Suggest(s.hint.Move)
	}
}

// showAnswer gives up the puzzle, or plays its answer out once it has ended.
func (s *Scene) showAnswer() {
	switch s.phase {
	case asking:
		for s.left() > 0 {
			s.tries = append(s.tries, try{move: engine.NoMove, gone: true})
			s.keepDay(progress.ShownTry)
		}
		s.record(progress.Failed)
		s.explain()
		s.play(s.puzzle.Lines[0])
	case ended:
		s.play(s.puzzle.Lines[0])
	}
}

// playOn begins a game with the position of a puzzle that has ended, against the level that was played last.
func (s *Scene) playOn() {
	if s.phase != ended {
		return
	}
	p, all := s.puzzle.Position, slices.Clone(s.players)
	for i := range all {
		if all[i].Level != "" {
			all[i].Level = seating.LastLevel(s.ctx.Settings.LastSetup, s.levels)
		}
	}
	o := engine.Options{Players: p.Seats(), Start: s.puzzle.Seat(), Position: string(p.AppendState(nil, nil))}
	m, err := engine.NewMatch(games.Find(s.games, s.puzzle.Game).Edition, o, uint64(rand.Uint32()))
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		return
	}
	beginGame(s.ctx, m, all)
}

// look shows a try alone on the table, or none again if it is shown.
func (s *Scene) look(i int) {
	if i >= len(s.tries) || s.tries[i].hint() || s.phase != asking && s.phase != ended {
		return
	}
	if s.looked == i {
		i = noTry
	}
	s.looked = i
	s.build()
}

// next goes on to the next puzzle. One that is open is skipped, but the daily deal stays.
func (s *Scene) next() {
	if s.phase == showing || s.puzzle == nil || s.set == dailySet {
		return
	}
	s.board.Release()
	s.begin(s.puzzle.ID)
}

// showDay shows the daily deal of a day up to today.
func (s *Scene) showDay(d puzzle.Day) {
	if d < 1 || d > today(s.now()) || s.phase == showing {
		return
	}
	s.day = d
	s.begin("")
}

// keepDay keeps a try at the daily deal, so that leaving it takes none back.
func (s *Scene) keepDay(text string) {
	if s.set == dailySet {
		s.progress.Days[progress.DayKey(s.day)] = append(s.progress.Days[progress.DayKey(s.day)], text)
		s.progress.Save(s.ctx)
	}
}

// restore takes the tries at the daily deal that were kept.
func (s *Scene) restore() {
	p := s.puzzle
	for _, text := range s.progress.Days[progress.DayKey(s.day)] {
		m, err := p.Position.ParseMove(text)
		t := try{move: engine.NoMove, gone: text == progress.ShownTry}
		if err == nil {
			t = try{move: m, line: players.Line{Move: m}, loss: p.Lead()}
			if i := slices.IndexFunc(p.Lines, func(l players.Line) bool { return l.Move == m }); i >= 0 {
				t.line, t.loss = p.Lines[i], p.Compared(i).Loss
			}
		}
		if text != progress.SolvedTry && s.left() > 0 {
			s.tries = append(s.tries, t)
		}
	}
	if s.result() != 0 {
		s.phase, s.recorded = ended, true
		s.explain()
	}
}

// announce has a screen reader read the task.
func (s *Scene) announce() {
	s.ctx.Announce(s.title(), strings.TrimSpace(s.heading()+" "+s.said))
}
