// Package luck is the screen that says who played well and who was lucky in a game: from the even share to the result in steps of the luck of the deals
// and the errors of each seat.
package luck

import (
	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/analysis"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/describe"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
)

// Scene is the screen of luck and skill.
type Scene struct {
	game     *games.Game
	match    *engine.Match
	players  seating.Players
	progress analysis.MatchReview
	open     func(step int)

	dialog   dialog.Scene
	chart    *analysis.Luck
	unfolded engine.Seat
	answers  int  // of the review when it was last shown
	complete bool // all steps were known when it was last shown
	motion   tween.Timeline
	changed  bool // in this tick
}

// New returns the screen of a route. It begins a review if the route has none.
func New(all []games.Game, computers players.Backend, r route.Luck) *Scene {
	s := &Scene{game: games.Find(all, r.Match.Edition.ID), match: r.Match, players: r.Players, progress: analysis.NewMatchReview(computers, r.Match, r.Review), open: r.Open}
	s.unfolded = engine.Nature
	s.dialog.Build, s.dialog.First = s.build, "close"
	return s
}

// isCool reports whether the game's table is sage.
func (s *Scene) isCool() bool { return s.game.Stars != nil }

// Ground implements game.Grounded.
func (s *Scene) Ground(c *game.Context) gfx.Ground {
	if s.isCool() {
		return backdrop.CoolGround(c)
	}
	return backdrop.Ground(c)
}

// Actions implements game.ActionScene.
func (s *Scene) Actions() []keys.Action {
	return []keys.Action{keys.Luck, keys.Earliest, keys.Latest, keys.Menu}
}

// padButtons returns what the gamepad buttons of some actions do here.
func padButtons() map[keys.Action]keys.Action {
	return map[keys.Action]keys.Action{keys.ZoomNextSeat: keys.Luck}
}

// KeyHelp implements game.KeyHelper.
func (s *Scene) KeyHelp() game.KeyHelp {
	return game.KeyHelp{
		Names: map[keys.Action]string{keys.Latest: "keys.end"},
		Pad:   padButtons(),
	}
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	s.progress.Open(c, nil)
	s.dialog.Layout(c)
}

// refreshAnswers is the number of answers of the review after which the chart is drawn again.
const refreshAnswers = 6

// Update implements game.Scene. A click or Enter while the bars grow ends that and does nothing else.
func (s *Scene) Update(c *game.Context) {
	s.progress.Update(c)
	s.changed = false
	if n := s.progress.Answers(); n != s.answers && (n >= s.answers+refreshAnswers || s.progress.Done()) {
		s.dialog.Layout(c)
		s.changed = true
	}
	if !s.motion.Done() {
		s.motion.Advance(1)
		if c.Input.Pressed() {
			s.motion.Finish()
			if c.Pointer().Pressed || c.Keys().Confirm {
				return
			}
		}
	}
	switch {
	case c.Input.DidAs(keys.Luck, padButtons()):
		c.Pop()
		return
	case c.Input.Did(keys.Earliest):
		s.focusStep(false)
	case c.Input.Did(keys.Latest):
		s.focusStep(true)
	}
	s.dialog.Update(c)
}

// focusStep moves the focus to the first or the last step.
func (s *Scene) focusStep(last bool) {
	if steps := s.chart.StepNames(); len(steps) > 0 {
		name := steps[0]
		if last {
			name = steps[len(steps)-1]
		}
		s.dialog.Screen.Dispatcher.FocusVisibly(name)
	}
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.dialog.Draw(c) }

// Pause implements game.Pauser.
func (s *Scene) Pause(c *game.Context) { s.dialog.Pause(c) }

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) { s.progress.Close() }

// Moving implements game.Animated.
func (s *Scene) Moving() bool { return s.changed || !s.motion.Done() }

// newChart returns the chart of what is known so far.
func (s *Scene) newChart(k dialog.Kit) *analysis.Luck {
	r := s.progress.Review()
	s.answers = s.progress.Answers()
	l := &analysis.Luck{
		Luck: describe.Luck{Attribution: r.Attribution(len(s.players)), Words: k.Words,
			Name: func(seat engine.Seat) string { return s.players[seat].Name }},
		Kit: k.UI, Players: s.players, HighContrast: k.Context.Settings.HighContrast, Unfolded: s.unfolded, Final: s.progress.Done(),
		Open: func(step int) { s.openStep(k.Context, step) },
	}
	end := engine.Cursor{Match: s.match, At: len(s.match.Line())}
	switch {
	case s.progress.Err() != nil, l.Complete && !end.Over():
		l.Note = k.Words.T("luck.stops")
	case !l.Complete:
		l.Note = k.Words.T("luck.waiting", "move", l.Known+1, "moves", l.Moves)
	case !l.Final:
		l.Note = k.Words.T("luck.provisional")
	}
	l.Heading = s.players.Heading(k.Words, k.Words.T(s.game.Title), end)
	return l
}

// openStep shows a step of the review.
func (s *Scene) openStep(c *game.Context, step int) {
	if s.open != nil {
		c.Pop()
		s.open(step)
		return
	}
	c.Push(route.Review{Match: s.match, Players: s.players, Review: s.progress.GameReview})
}

// Lengths of the screen in design units.
const (
	margin       = 24.0
	buttonWidth  = 220.0
	buttonHeight = 60.0
	buttonText   = 22.0
	mostHeight   = 620.0 // of the sheet with two seats
)

// build lays the screen out: as a list in a handheld window, otherwise on a sheet with the largest text that fits.
func (s *Scene) build(c *game.Context) *stage.Node {
	s.motion.Finish()
	grow := !s.complete
	var root *stage.Node
	if k := dialog.NewTouchKit(c); k.Handheld() {
		root = s.list(k)
	} else {
		root = dialog.NewKit(c).Largest(s.sheet)
	}
	if s.complete = s.chart.Complete; s.complete && grow {
		s.chart.Grow(&s.motion, c.Settings.ReducedMotion)
	}
	return root
}

// sheet lays the screen out in a wide window.
func (s *Scene) sheet(k dialog.Kit) *stage.Node {
	c, u := k.Context, k.UI.Unit
	border := backdrop.Border
	if s.isCool() {
		border = backdrop.CoolBorder
	}
	edge, left := border(c)
	on := stage.Group("luck").SetRole(stage.RoleDialog, k.Words.T("luck.title")).Add(edge)
	space := min(margin*u, 0.02*c.W)
	room := stage.Rect{X: left + space, Y: space, W: c.W - left - 2*space, H: c.H - 2*space}
	height := k.UI.Row(buttonHeight, buttonText)
	r := room
	r.H -= height + space
	if most := mostHeight * u * k.UI.TextGrowth(buttonText); r.H > most {
		r.Y += (r.H - most) / 2
		r.H = most
	}
	s.chart = s.newChart(k)
	width := min(buttonWidth*u*k.UI.TextGrowth(buttonText), room.W)
	at := stage.Rect{X: room.X + room.W - width, Y: room.Y + room.H - height, W: width, H: height}
	b := k.CloseButton()
	button := k.UI.Button(b.Name, b.Label, b.Primary, at, b.Press)
	button.Touch.Arrow = func(dx, _ int) bool { // nothing is next to it
		if dx != 0 {
			s.focusStep(dx < 0)
		}
		return dx != 0
	}
	return on.Add(k.Panel("sheet", r), s.chart.Build(r), button.Node)
}

// list lays the screen out in a handheld window.
func (s *Scene) list(k dialog.Kit) *stage.Node {
	row := func(width float64) dialog.Row {
		s.chart = s.newChart(k)
		s.chart.Unfold = func(seat engine.Seat) {
			if s.unfolded == seat {
				seat = engine.Nature
			}
			s.unfolded = seat
			s.dialog.Layout(k.Context)
		}
		built, height := s.chart.BuildTall(width)
		return dialog.Row{Height: height, Heading: true, Build: func(r stage.Rect) *stage.Node {
			built.X, built.Y = r.X, r.Y
			return built
		}}
	}
	return k.List(dialog.List{Name: "luck", Title: k.Words.T("luck.title"), FullWindow: true, Columns: 1, Buttons: []dialog.Button{k.CloseButton()},
		Rows: func(width float64) []dialog.Row { return []dialog.Row{row(width)} }}, &s.dialog.Scrolled)
}
