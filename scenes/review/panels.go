package review

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
	"azulejo/scenes/transfer"
)

// buildHeading shows the number of the move, and below it who is to move or, on a phone, why the better move drawn on the table is better, once that is known.
func (s *Scene) buildHeading(k *ui.Kit) {
	s.text.Clear()
	r, w := s.board.Areas().Title, s.ctx.Words
	x, align, units := r.X+r.W/2, 0.5, 34.0
	width := r.W                                   // of the lines below the title
	if c := s.board.Areas().TitleCorner; c.W > 0 { // a phone
		x, align, units, r.W = r.X, 0, table.PhoneTitle*k.Device/k.Unit, c.X-r.X-5*k.Device
	}
	at, title, line := s.reviewed(), "", s.caption()
	switch {
	case s.line.Playing():
		title, line = s.lineMove()
	case at.Step < len(at.Review.Steps):
		title = w.T("review.at", "number", at.Number(at.Step), "round", at.Round(at.Step))
	case s.cursor.Over():
		title = w.T("play.log.end")
	default:
		title = w.T("play.round", "round", at.Round(at.Step))
	}
	if s.areas.panel.W == 0 && s.better.Title != "" {
		line = s.shortReason(k, width)
	}
	lines, heights := []string{line}, []float64{0.3, 0.74}
	if w, _ := k.Fonts.Measure(line, gfx.Serif, k.MinTextSize()); w > width {
		lines, heights = k.Fonts.Wrap(line, gfx.Serif, k.MinTextSize(), width), []float64{0.22, 0.62, 0.87}
	}
	s.text.Add(k.FitBox(title, gfx.SerifBold, units, x, r.Y+heights[0]*r.H, align, r.W, 0.5*r.H, k.On.Ink()).SetRole(stage.RoleTitle, title))
	for i, text := range lines[:min(len(lines), len(heights)-1)] {
		s.text.Add(k.FitBox(text, gfx.Serif, 20, x, r.Y+heights[i+1]*r.H, align, width, 0.36*r.H, k.On.Body()))
	}
}

// caption returns who is to move, or the result.
func (s *Scene) caption() string {
	at := s.reviewed()
	if at.Step == len(at.Review.Steps) {
		return at.EndText()
	}
	return at.Turn(at.Review.Steps[at.Step].Seat)
}

// Lengths of the panel in design units.
const (
	panelPad    = 20.0
	panelTitle  = 26.0
	panelText   = 18.0
	seatRow     = 34.0
	seatEmblem  = 27.0
	panelButton = 48.0
	panelSpace  = 10.0
)

// sheetKit returns a kit for what is drawn on a sheet, which is light on every ground.
func (s *Scene) sheetKit() *ui.Kit {
	k := *s.board.Frame().Kit
	k.On = ui.Theme{}
	return &k
}

// buildPanel draws the summary, the list of moves and the buttons into the panel, or into two columns of it on an upright tablet.
func (s *Scene) buildPanel() {
	s.panel.Clear()
	s.buttons.Clear()
	s.puzzleButton, s.momentButtons = nil, nil
	s.summary.Clear()
	if s.areas.panel.W == 0 {
		s.buildPhoneButtons()
		return
	}
	k, r := s.sheetKit(), s.areas.panel
	s.panel.Add(stage.Box("", stage.NewPanel("sheet", 0.6*k.Unit, 0), r))
	r = r.Grow(-panelPad * k.Unit)
	left, right := r, r
	gap := panelSpace * k.Unit
	if twoColumns(s.areas.panel) {
		left.W = (r.W - 2*gap) / 2
		right.X, right.W = left.X+left.W+2*gap, left.W
	}
	height := s.buttonsHeight(k, right)
	foot := stage.Rect{X: right.X, Y: r.Y + r.H - height, W: right.W, H: height}
	s.buildButtons(k, foot)
	s.summaryRoom = stage.Rect{X: right.X, Y: right.Y, W: right.W, H: s.summaryHeight(k)}
	list := left
	if right.X == left.X {
		list.Y, list.H = s.summaryRoom.Y+s.summaryRoom.H+gap, foot.Y-s.summaryRoom.Y-s.summaryRoom.H-2*gap
	}
	s.drawSummary()
	s.list.Build(k, s.panel, list)
	s.list.Reveal()
}

// headingHeight returns the height of the result above the seats, on at most two lines, or on one in a low panel.
func (s *Scene) headingHeight(k *ui.Kit) float64 {
	if twoColumns(s.areas.panel) {
		return 1.3 * k.Size(panelTitle)
	}
	return 2.3 * k.Size(panelTitle)
}

// twoColumns reports whether the list is next to the rest of a panel.
func twoColumns(r stage.Rect) bool { return r.W > 1.4*r.H }

// seatHeight returns the height of the row of a seat in the summary.
func (s *Scene) seatHeight(k *ui.Kit) float64 { return max(seatRow*k.Unit, 1.4*k.Size(panelText)) }

// summaryHeight returns the height of the result, of a row for each seat, and of the line that says what goes on.
func (s *Scene) summaryHeight(k *ui.Kit) float64 {
	return s.headingHeight(k) + float64(len(s.players)+1)*s.seatHeight(k) + 1.5*k.Size(panelText) + 10*k.Unit
}

// grades are the grades with a column in the summary.
var grades = [...]review.Grade{review.Brilliant, review.Good, review.Inaccuracy, review.Mistake, review.Blunder}

// gradeNames are the keys of the names of grades, in the order of grades.
var gradeNames = [...]string{"review.brilliant", "review.good", "review.inaccuracies", "review.mistakes", "review.blunders"}

// drawSummary draws the result, accuracy and counts of grades of each seat, and what the review is doing.
func (s *Scene) drawSummary() {
	s.summary.Clear()
	if s.areas.panel.W == 0 {
		return
	}
	s.addSummary(s.sheetKit(), s.summary, s.summaryRoom)
}

// addSummary adds the summary to a node, in r.
func (s *Scene) addSummary(k *ui.Kit, on *stage.Node, r stage.Rect) {
	w, u, at := s.ctx.Words, k.Unit, s.reviewed()
	head, row := s.headingHeight(k), s.seatHeight(k)
	end := s.cursor.To(len(s.cursor.Match.Moves()))
	title := w.T("review.title")
	if end.Over() {
		title = s.outcome(k, r.W, end)
	}
	on.Add(k.FitLines(title, gfx.SerifBold, panelTitle, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: head}, ui.Ink).SetRole(stage.RoleHeading, title))
	column := 0.095 * r.W
	x := func(i int) float64 { return r.X + r.W - (float64(len(grades)-i)-0.5)*column } // of the i-th grade
	accuracy := x(0) - 1.5*column
	y := r.Y + head + row/2
	word := w.T("review.accuracy")
	on.Add(k.FitText(word, gfx.Sans, panelText-2, accuracy+0.9*column, y, 1, accuracy+0.9*column-r.X, ui.Body).SetRole(stage.RoleSilent, ""))
	for i, g := range grades {
		on.Add(analysis.GradeMark(k, g, x(i), y, min(24*u, 0.8*column)))
	}
	for seat := range s.players {
		y += row
		s.addSeat(k, on, &at, engine.Seat(seat), stage.Rect{X: r.X, Y: y - row/2, W: r.W, H: row}, accuracy, x)
	}
	line := stage.Rect{X: r.X, Y: y + row/2 + 4*u, W: r.W, H: 1.5 * k.Size(panelText)}
	switch text := s.statusText(&at); {
	case s.searching(&at):
		part := s.progress.Searched()
		bar := stage.Rect{X: r.X, Y: line.Y + line.H + 3*u, W: r.W, H: max(2, 3*u)}
		on.Add(stage.Box("", &stage.Fill{Colour: ui.Off.Colour().Fade(0.4)}, bar))
		bar.W *= part
		on.Add(stage.Box("", &stage.Fill{Colour: ui.CalloutEdge.Colour()}, bar))
		on.Add(k.FitText(text, gfx.Sans, panelText-2, r.X, line.Y+line.H/2, 0, r.W, ui.Body))
	case text != "":
		on.Add(k.FitLines(text, gfx.SerifItalic, panelText-1, line, ui.Body))
	}
	on.Add(stage.Box("", &stage.Fill{Colour: ui.CalloutEdge.Colour().Fade(0.8)}, stage.Rect{X: r.X, Y: r.Y + r.H - 1, W: r.W, H: max(1, 1.5*u)}))
}

// outcome returns the result of a game that has ended at a cursor, for two players as the scores of both if that fits in a width.
func (s *Scene) outcome(k *ui.Kit, width float64, end engine.Cursor) string {
	if winners := end.Winners(nil); len(s.players) == 2 && len(winners) == 1 && !end.Endless() {
		winner, scores := winners[0], end.Position().Scores(nil)
		text := s.ctx.Words.T("review.outcome", "address", s.players.Address(winner), "player", s.players[winner].Name, "own", scores[winner], "other", scores[1-winner])
		if w, _ := k.Fonts.Measure(text, gfx.SerifBold, k.Size(panelTitle)); w <= width {
			return text
		}
	}
	return s.players.Outcome(s.ctx.Words, end)
}

// addSeat adds the row of a seat to the summary.
func (s *Scene) addSeat(k *ui.Kit, on *stage.Node, at *analysis.Reviewed, seat engine.Seat, r stage.Rect, accuracy float64, x func(int) float64) {
	w, u, y := s.ctx.Words, k.Unit, r.Y+r.H/2
	side := min(seatEmblem*u, 0.85*r.H)
	name := s.players[seat].Name
	row := stage.Group("")
	row.Add(stage.New("", table.Emblem(s.players.Emblem(seat)), r.X+side/2, y, side, side))
	row.Add(k.FitText(name, gfx.SerifBold, panelText+2, r.X+side+8*u, y, 0, accuracy-r.X-side-8*u-0.06*r.W, ui.Ink))
	sentence := name
	if n, _ := at.Review.Accuracy(seat); at.Graded(seat) {
		points := w.Number(int(n + 0.5))
		row.Add(k.Text(points, gfx.SansBold, panelText+2, accuracy, y, 0.5, ui.Ink))
		sentence = w.T("review.seat", "player", name, "accuracy", points)
	}
	parts := []string{sentence}
	for i, g := range grades {
		n := at.Count(seat, g)
		text := "–"
		if n > 0 {
			text = w.Number(n)
			parts = append(parts, w.T(gradeNames[i], "moves", n))
		}
		row.Add(k.Text(text, gfx.Sans, panelText, x(i), y, 0.5, ui.Body))
	}
	on.Add(row.SetRole(stage.RoleSilent, ""), stage.Box("", nil, r).SetRole(stage.RoleText, w.List(parts...)))
}

// searching reports whether the grades of the moves may still change.
func (s *Scene) searching(at *analysis.Reviewed) bool {
	return s.allowed && !at.Short() && s.progress.Err() == nil && !s.progress.Done()
}

// statusText says what the review is doing, or why it shows nothing.
func (s *Scene) statusText(at *analysis.Reviewed) string {
	w, known := s.ctx.Words, at.Review.Known()
	switch {
	case !s.allowed && !s.asks:
		return w.T("review.running")
	case at.Short():
		return w.T("review.short")
	case s.progress.Err() != nil:
		return w.T("review.failed")
	case s.progress.Outdated():
		return w.T("review.other")
	case known < len(at.Review.Steps):
		return w.T("review.looking", "number", at.Number(known), "moves", at.Number(len(at.Review.Steps))-1)
	case !s.progress.Done():
		return w.T("review.deeper")
	case at.Weakest() <= 5:
		return w.T("review.clean", "points", at.Weakest())
	}
	return ""
}

// button is a button of the panel.
type button struct {
	name, icon, word string
	title            string // what screen readers say instead of word, or ""
	primary          bool
	press            func()
}

// steps returns the buttons that go through the game.
func (s *Scene) steps() []button {
	w := s.ctx.Words
	play := button{name: "start", icon: "start", word: w.T("review.play"), press: func() { s.setPlaying(true) }}
	if s.playing || s.line.Playing() {
		play = button{name: "pause", icon: "pause", word: w.T("review.pause"), press: s.togglePlaying}
	}
	return []button{
		{name: "round-back", icon: "round-back", word: w.T("review.roundBack"), press: func() { s.stepRound(-1) }},
		{name: "earlier", icon: "earlier", word: w.T("review.back"), press: func() { s.pauseAndStep(-1) }},
		play,
		{name: "later", icon: "later", word: w.T("review.forward"), press: func() { s.pauseAndStep(1) }},
		{name: "round-forward", icon: "round-forward", word: w.T("review.roundForward"), press: func() { s.stepRound(1) }},
		{name: "speed", icon: "speed", word: w.T("review.speed", "speed", w.Decimal(speeds[s.speed], -1)), press: s.changeSpeed},
	}
}

// moments returns the buttons that go to key moments.
func (s *Scene) moments() []button {
	w := s.ctx.Words
	return []button{
		{name: "moment-back", icon: "earlier", word: w.T("review.moment"), title: w.T("review.moment.back"), press: func() { s.goToMoment(-1) }},
		{name: "moment-forward", icon: "later", word: w.T("review.moment"), title: w.T("review.moment.forward"), press: func() { s.goToMoment(1) }},
	}
}

// momentButton is a button that goes to the next key moment in a direction.
type momentButton struct {
	*ui.Button
	title string
	by    int
}

// addMoment notes the button of a key moment.
func (s *Scene) addMoment(b button, made *ui.Button) {
	by := 1
	if b.name == "moment-back" {
		by = -1
	}
	s.momentButtons = append(s.momentButtons, momentButton{made, b.title, by})
}

// dimMoments dims the buttons of key moments that lead nowhere.
func (s *Scene) dimMoments() {
	for _, b := range s.momentButtons {
		dim(s.ctx.Words, b.Button, b.title, s.noMoment(b.by))
	}
}

// others returns the other buttons, two in a row; of an odd number the first one has a row for itself.
func (s *Scene) others() []button {
	w, m := s.ctx.Words, s.cursor.Match
	var all []button
	if s.allowed {
		all = append(all, button{name: "try", icon: "redo", word: w.T("branch.title"), primary: true, press: s.openBranches},
			button{name: "puzzle", word: w.T("puzzles.make"), press: s.makePuzzle})
	}
	if seat, any := s.players.FirstPerson(); m.Over() && any {
		all = append(all, button{name: "mistakes", word: w.T("mistakes.title"), press: func() {
			s.ctx.Push(route.Mistakes{Match: m, Players: s.players, Seat: seat, Review: s.progress.GameReview, OverReview: true})
		}})
	}
	if m.Over() {
		all = append(all, button{name: "luck", word: w.T("luck.title"), press: s.openLuck})
	}
	if s.progress.Outdated() {
		all = append(all, button{name: "again", word: w.T("review.again"), press: s.reviewAgain})
	}
	return append(all, []button{
		{name: "export", word: w.T("settings.export.do"), press: func() { transfer.ExportMatch(s.ctx, s.cursor.Match, s.players) }},
		{name: "close", word: w.T("settings.close"), press: s.ctx.Pop},
	}...)
}

// openBranches opens the branches of the match, to play on from the position shown.
func (s *Scene) openBranches() {
	s.stopLine()
	s.setPlaying(false)
	s.ctx.Push(route.Branches{Match: s.cursor.Match, Players: s.players, At: s.cursor.At})
}

// openLuck opens luck and skill.
func (s *Scene) openLuck() {
	s.ctx.Push(route.Luck{Match: s.cursor.Match, Players: s.players, Review: s.progress.GameReview, Open: s.showStep})
}

// nextPair returns the buttons of the next row and those of the rows after it.
func nextPair(all []button) (pair, rest []button) {
	n := min(2-len(all)%2, len(all))
	return all[:n], all[n:]
}

// buttonHeight returns the height of a button of the panel.
func buttonHeight(k *ui.Kit) float64 {
	return max(panelButton*k.Unit, k.Target(0), 1.7*k.Size(panelText))
}

// buttonsHeight returns the height of all buttons of the panel.
func (s *Scene) buttonsHeight(k *ui.Kit, r stage.Rect) float64 {
	rows := 2 + (len(s.others())+1)/2
	return float64(rows)*buttonHeight(k) + float64(rows-1)*panelSpace*k.Unit
}

// buildButtons draws the buttons of the panel in r.
func (s *Scene) buildButtons(k *ui.Kit, r stage.Rect) {
	s.buttons.Add(stage.Box("", nil, r).SetRole(stage.RoleHeading, s.ctx.Words.T("accessible.actions")))
	gap := panelSpace * k.Unit
	rows := table.Column{X: r.X, Y: r.Y, W: r.W, Gap: gap}
	icons := table.Row(rows.Take(buttonHeight(k)), len(s.steps()), gap/2)
	for i, b := range s.steps() {
		r := icons[i]
		made := k.Button("button-"+b.name, "", b.primary, r, b.press)
		side := min(0.6*r.H, 0.6*r.W)
		made.Add(stage.New("", &stage.Sprite{Name: "icon-" + b.icon, Tint: ui.Ink.Colour()}, 0, 0, side, side))
		s.buttons.Add(made.SetRole(stage.RoleButton, b.word))
	}
	add := func(all []button) {
		var made []*ui.Button
		for i, at := range table.Row(rows.Take(buttonHeight(k)), len(all), gap) {
			b := all[i]
			n := k.Button("button-"+b.name, b.word, b.primary, at, b.press)
			made = append(made, n)
			s.buttons.Add(n.Node)
		}
		ui.WrapTogether(made, panelText+1)
		for i, n := range made {
			if all[i].icon != "" {
				n.AddIcon("icon-" + all[i].icon).PutIconFirst()
			}
			if all[i].title != "" {
				s.addMoment(all[i], n)
			}
			if all[i].name == "puzzle" {
				s.puzzleButton = n
				s.dimPuzzle(n)
			}
		}
	}
	add(s.moments())
	s.dimMoments()
	for pair, all := nextPair(s.others()); len(pair) > 0; pair, all = nextPair(all) {
		add(pair)
	}
}

// minPhoneButton is the minimum side of a button on a phone, in device-independent pixels.
const minPhoneButton = 44

// buildPhoneButtons draws the buttons of a phone in the rows that make them largest.
func (s *Scene) buildPhoneButtons() {
	w := s.ctx.Words
	s.buttons.Add(stage.Box("", nil, s.board.Areas().Buttons).SetRole(stage.RoleHeading, w.T("accessible.actions")))
	steps := s.steps()
	moves := button{name: "moves", icon: "moves", word: w.T("accessible.moves"), press: func() { s.ctx.Push(s.movesRoute()) }}
	leave := button{name: "close", icon: "close", word: w.T("settings.close"), press: s.ctx.Pop}
	key := s.moments()
	all := []button{steps[1], steps[2], steps[3], key[1], moves, leave}
	f, r := s.board.Frame(), s.board.Areas().Buttons
	gap := 8 * f.Kit.Unit
	columns, side := ui.GridColumns(len(all), r, gap)
	if side < minPhoneButton*f.Kit.Device {
		all = []button{steps[1], steps[3], key[1], moves, leave}
		columns, _ = ui.GridColumns(len(all), r, gap)
	}
	rows := (len(all) + columns - 1) / columns
	width, height := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	made := make([]*ui.Button, len(all))
	for i, b := range all {
		at := stage.Rect{X: r.X + float64(i%columns)*(width+gap), Y: r.Y + float64(i/columns)*(height+gap), W: width, H: height}
		if b.title != "" {
			made[i] = s.phoneMoment(f.Kit, b, at)
			s.addMoment(b, made[i])
		} else {
			made[i] = f.Kit.IconButton("button-"+b.name, "icon-"+b.icon, b.word, b.primary, at, b.press).OnGround()
		}
		s.buttons.Add(made[i].Node)
	}
	ui.MatchIconTexts(made)
	s.dimMoments()
}

// phoneMoment returns the button of a phone that goes to the next key moment: a mark before the arrow makes it differ from that to the next move.
func (s *Scene) phoneMoment(k *ui.Kit, b button, r stage.Rect) *ui.Button {
	made, side := k.Button("button-"+b.name, "", b.primary, r, b.press).OnGround(), ui.Icon*k.Device
	made.Add(analysis.GradeMark(k, review.Blunder, -0.3*side, 0, 0.8*side),
		stage.New("", &stage.Sprite{Name: "icon-" + b.icon, Tint: k.On.Ink().Colour()}, 0.45*side, 0, side, side))
	made.SetRole(stage.RoleButton, b.title)
	return made
}

// movesRoute returns a drawer with the list of moves and the buttons that phones have no room for.
func (s *Scene) movesRoute() route.Drawer {
	return route.Drawer{Name: "moves", Title: s.ctx.Words.T("accessible.moves"), First: "moves", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		list := &analysis.MoveList{Reviewed: s.reviewed(), Choose: func(step int) { closeDrawer(); s.showStep(step) }}
		text := s.better.Text
		if s.progress.Outdated() {
			text = strings.TrimSpace(c.Words.T("review.other") + " " + text)
		}
		return list.Drawer(c, closeDrawer, text, (len(s.others())+1)/2, func(k *ui.Kit, on *stage.Node, r stage.Rect) {
			s.addDrawerButtons(k, on, r, closeDrawer)
		})
	}}
}

// addDrawerButtons adds the buttons at the foot of the drawer with the moves.
func (s *Scene) addDrawerButtons(k *ui.Kit, on *stage.Node, r stage.Rect, closeDrawer func()) {
	all := s.others()
	all[len(all)-1].press = func() {}
	var made []*ui.Button
	gap := 8 * k.Device
	rows := table.Column{X: r.X, Y: r.Y, W: r.W, Gap: gap}
	height := (r.H+gap)/float64((len(all)+1)/2) - gap
	for pair, rest := nextPair(all); len(pair) > 0; pair, rest = nextPair(rest) {
		for n, at := range table.Row(rows.Take(height), len(pair), gap) {
			b := k.Button("button-"+pair[n].name, pair[n].word, pair[n].primary, at, func() { closeDrawer(); pair[n].press() })
			made = append(made, b)
			on.Add(b.Node)
		}
	}
	ui.WrapTogether(made, panelText)
	for i, b := range made {
		if all[i].name == "puzzle" {
			s.dimPuzzle(b) // last, as it adds for screen readers why there is none
		}
	}
}
