package review

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/table"
)

// buildHeading shows the number of the move, and below it who is to move. On a phone it shows there why the better move drawn on the table is better, once
// that is known, which is a button that plays the line, or else also what the review is doing.
func (s *Scene) buildHeading(k *ui.Kit) {
	s.text.Clear()
	r, w := s.board.Areas().Title, s.ctx.Words
	x, align, units, top := r.X+r.W/2, 0.5, 34.0, r.W
	if c := s.board.Areas().TitleCorner; c.W > 0 { // a phone
		x, align, units, top = r.X, 0, table.PhoneTitle*k.Device/k.Unit, c.X-r.X-5*k.Device
	}
	at, title, lines := s.reviewed(), "", []string{s.caption()}
	switch {
	case s.line.Playing():
		title, lines[0] = s.lineMove()
	case at.Step < len(at.Review.Steps):
		title = w.T("review.at", "number", at.Number(at.Step), "round", at.Round(at.Step))
	case s.cursor.Over():
		title = w.T("play.log.end")
	default:
		title = w.T("play.round", "round", at.Round(at.Step))
	}
	size, width := k.MinTextSize(), r.W // of the lines below the title
	fits := func(text string) bool { w, _ := k.Fonts.Measure(text, gfx.Serif, size); return w <= width }
	if s.areas.panel.W == 0 {
		switch status := s.statusText(&at); {
		case s.better.Title != "" || s.line.Playing():
			side := lineIcon * size
			x, width = x+side+0.3*size, width-side-0.3*size
			if s.better.Title != "" {
				lines[0] = s.shortReason(k, width)
			}
			s.addLineButton(stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, side, lines[0], k)
		case status != "" && fits(lines[0]):
			lines = append(lines, status)
		case status != "":
			lines[0] = status
		}
	}
	if len(lines) == 1 && !fits(lines[0]) {
		lines = k.Fonts.Wrap(lines[0], gfx.Serif, size, width)
	}
	titleX := x
	if align == 0 {
		titleX = r.X
	}
	if len(lines) == 1 {
		s.text.Add(k.FitBox(title, gfx.SerifBold, units, titleX, r.Y+0.3*r.H, align, top, 0.5*r.H, k.On.Ink()).SetRole(stage.RoleTitle, title),
			k.FitBox(lines[0], gfx.Serif, 20, x, r.Y+0.74*r.H, align, width, 0.36*r.H, k.On.Body()))
		return
	}
	last, step := r.Y+r.H-0.25*size, min(1.2*size, 0.36*r.H) // below what is in the corner
	s.text.Add(k.FitBox(title, gfx.SerifBold, units, titleX, r.Y+0.2*r.H, align, top, 0.42*r.H, k.On.Ink()).SetRole(stage.RoleTitle, title))
	for i, text := range lines[:2] {
		s.text.Add(k.FitBox(text, gfx.Serif, 0, x, last+float64(i-1)*step, align, width, size, k.On.Body()))
	}
}

// lineIcon is the side of the picture before the better move in a heading, in sizes of the text.
const lineIcon = 1.3

// addLineButton makes the heading of a phone in r a button that plays the better line or ends it, with a picture before its text.
func (s *Scene) addLineButton(r stage.Rect, side float64, text string, k *ui.Kit) {
	icon := "start"
	if s.line.Playing() {
		icon = "pause"
	}
	s.text.Add(stage.New("", &stage.Sprite{Name: "icon-" + icon, Tint: k.On.Ink().Colour()}, r.X+side/2, r.Y+0.74*r.H, side, side))
	lower, corner := r, s.board.Areas().TitleCorner.H
	lower.Y, lower.H = r.Y+corner, r.H-corner
	button := stage.Box("line", nil, lower).SetRole(stage.RoleButton, text)
	button.Touch = &stage.Touch{Focus: true, Press: s.playLine, Reach: stage.Reach{Y: corner}}
	s.text.Add(button)
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
	headText    = 16.0
	seatRow     = 34.0
	seatEmblem  = 27.0
	panelButton = 42.0
	panelSpace  = 9.0
)

// markColumn is the width of a column of marks, in widths of their table.
const markColumn = 0.095

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
	rows, height := s.panelRows(k, right.W)
	foot := stage.Rect{X: right.X, Y: r.Y + r.H - height, W: right.W, H: height}
	s.buildButtons(k, foot, rows)
	s.summaryRoom = stage.Rect{X: right.X, Y: right.Y, W: right.W, H: s.summaryHeight(k, right.W)}
	list := left
	if right.X == left.X {
		list.Y, list.H = s.summaryRoom.Y+s.summaryRoom.H+gap, foot.Y-s.summaryRoom.Y-s.summaryRoom.H-2*gap
	}
	heading := s.headingHeight(k, right.W)
	s.panel.Add(s.marksButton(k, stage.Rect{X: right.X, Y: right.Y + heading, W: right.W, H: seatHeight(k)}))
	s.drawSummary()
	s.list.Branched = s.branchStarts()
	s.list.Build(k, s.panel, list)
	s.list.Reveal()
}

// headingHeight returns the height of the result above the seats, on at most two lines, or on one in a low panel.
func (s *Scene) headingHeight(k *ui.Kit, width float64) float64 {
	if text, _ := k.Fonts.Measure(s.summaryTitle(k, width), gfx.SerifBold, k.Size(panelTitle)); text <= width || twoColumns(s.areas.panel) {
		return 1.3 * k.Size(panelTitle)
	}
	return 2.3 * k.Size(panelTitle)
}

// twoColumns reports whether the list is next to the rest of a panel.
func twoColumns(r stage.Rect) bool { return r.W > 1.4*r.H }

// seatHeight returns the height of the row of a seat in the panel, and lowSeatHeight in a drawer.
func seatHeight(k *ui.Kit) float64    { return max(seatRow*k.Unit, lowSeatHeight(k)) }
func lowSeatHeight(k *ui.Kit) float64 { return 1.4 * k.Size(panelText) }

// summaryHeight returns the height of the result and the seats.
func (s *Scene) summaryHeight(k *ui.Kit, width float64) float64 {
	return s.headingHeight(k, width) + s.seatsHeight(k, seatHeight(k))
}

// seatsHeight returns the height of a row for each seat below the marks, and of the line that says what goes on, if there is one.
func (s *Scene) seatsHeight(k *ui.Kit, row float64) float64 {
	height, at := float64(len(s.players)+1)*row+10*k.Unit, s.reviewed()
	if s.statusText(&at) != "" {
		height += statusHeight(k)
	}
	return height
}

// statusHeight returns the height of the line that says what goes on.
func statusHeight(k *ui.Kit) float64 { return 1.5 * k.Size(panelText) }

// gradeNames are the keys of the names of the marked grades, in the order of analysis.Marks.
var gradeNames = [...]string{"review.brilliant", "review.good", "review.inaccuracies", "review.mistakes", "review.blunders"}

// drawSummary draws the result, accuracy and counts of grades of each seat, and what the review is doing. If it becomes higher or lower, it draws the whole panel
// anew.
func (s *Scene) drawSummary() {
	s.summary.Clear()
	if s.areas.panel.W == 0 {
		return
	}
	k := s.sheetKit()
	if s.summaryHeight(k, s.summaryRoom.W) != s.summaryRoom.H {
		s.buildPanel()
		s.dispatcher.RestoreFocus()
		return
	}
	r, head := s.summaryRoom, s.headingHeight(k, s.summaryRoom.W)
	title := s.summaryTitle(k, r.W)
	s.summary.Add(k.FitLines(title, gfx.SerifBold, panelTitle, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: head}, ui.Ink).SetRole(stage.RoleHeading, title))
	r.Y, r.H = r.Y+head, r.H-head
	s.addSeats(k, s.summary, r, seatHeight(k))
}

// summaryTitle returns the result of the game, or else the name of the screen.
func (s *Scene) summaryTitle(k *ui.Kit, width float64) string {
	if end := s.cursor.To(len(s.cursor.Match.Moves())); end.Over() {
		return s.outcome(k, width, end)
	}
	return s.ctx.Words.T("review.title")
}

// addSeats adds accuracy and counts of grades of each seat in rows of a height to a node, in r, and below them what the review is doing.
func (s *Scene) addSeats(k *ui.Kit, on *stage.Node, r stage.Rect, row float64) {
	u, at := k.Unit, s.reviewed()
	column := markColumn * r.W
	x := func(i int) float64 { return r.X + r.W - (float64(len(analysis.Marks)-i)-0.5)*column } // of the i-th grade
	accuracy := x(0) - 1.5*column
	y := r.Y + row/2
	word, right := s.accuracyHead(r.W)
	on.Add(k.FitText(word, gfx.Sans, headText, r.X+right, y, 1, right, ui.Body).SetRole(stage.RoleSilent, ""))
	for i, g := range analysis.Marks {
		on.Add(analysis.GradeMark(k, g, x(i), y, min(24*u, 0.8*column)))
	}
	for seat := range s.players {
		y += row
		s.addSeat(k, on, &at, engine.Seat(seat), stage.Rect{X: r.X, Y: y - row/2, W: r.W, H: row}, accuracy, x)
	}
	line := stage.Rect{X: r.X, Y: y + row/2 + 2*u, W: r.W, H: statusHeight(k)}
	switch text := s.statusText(&at); {
	case s.searching(&at):
		part := s.progress.Searched()
		bar := stage.Rect{X: r.X, Y: r.Y + r.H - max(2, 3*u), W: r.W, H: max(2, 3*u)}
		on.Add(stage.Box("", &stage.Fill{Colour: ui.Off.Colour().Fade(0.4)}, bar))
		bar.W *= part
		on.Add(stage.Box("", &stage.Fill{Colour: ui.CalloutEdge.Colour()}, bar))
		on.Add(k.FitText(text, gfx.Sans, panelText-2, r.X, line.Y+line.H/2, 0, r.W, ui.Body))
		return
	case text != "":
		on.Add(k.FitLines(text, gfx.SerifItalic, panelText-1, line, ui.Body))
	}
	on.Add(stage.Box("", &stage.Fill{Colour: ui.CalloutEdge.Colour().Fade(0.8)}, stage.Rect{X: r.X, Y: r.Y + r.H - 1, W: r.W, H: max(1, 1.5*u)}))
}

// accuracyHead returns the heading of the accuracy column in a summary of a width, and the distance of its right edge from the left edge of the summary.
func (s *Scene) accuracyHead(width float64) (text string, right float64) {
	return s.ctx.Words.T("review.accuracy"), (1 - (float64(len(analysis.Marks))+0.1)*markColumn) * width
}

// marksButton returns a button that covers r, the heading row of the summary, and explains its marks.
func (s *Scene) marksButton(k *ui.Kit, r stage.Rect) *stage.Node {
	word, right := s.accuracyHead(r.W)
	width, _ := k.Fonts.Measure(word, gfx.Sans, k.Size(headText))
	return analysis.MarksButton(k, s.ctx.Words, r, right-width, func() { s.ctx.Push(analysis.MarksRoute(s.ctx.Words, len(s.players))) })
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
	sentence, points := name, "–"
	if n, _ := at.Review.Accuracy(seat); at.Graded(seat) {
		points = w.Number(int(n + 0.5))
		sentence = w.T("review.seat", "player", name, "accuracy", points)
	}
	row.Add(k.Text(points, gfx.SansBold, panelText+2, accuracy, y, 0.5, ui.Ink))
	parts := []string{sentence}
	for i, g := range analysis.Marks {
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
	moment           int    // the direction, -1 or 1, in which it goes to a key moment; 0 for other buttons
	title            string // what screen readers say instead of word, of a button that goes to a key moment
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
		{name: "speed", icon: "speed", word: s.speedText(), press: s.changeSpeed},
	}
}

// moments returns the buttons that go to key moments.
func (s *Scene) moments() []button {
	w := s.ctx.Words
	return []button{
		{name: "moment-back", icon: "earlier", word: w.T("review.moment"), moment: -1, title: w.T("review.moment.back"), press: func() { s.goToMoment(-1) }},
		{name: "moment-forward", icon: "later", word: w.T("review.moment"), moment: 1, title: w.T("review.moment.forward"), press: func() { s.goToMoment(1) }},
	}
}

// momentButton is a button that goes to a key moment, as it is drawn.
type momentButton struct {
	button
	drawn *ui.Button
}

// dimMoments dims the buttons of key moments that lead nowhere.
func (s *Scene) dimMoments() {
	for _, b := range s.momentButtons {
		dim(s.ctx.Words, b.drawn, b.title, s.noMoment(b.moment))
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
		{name: "export", word: w.T("settings.export.do"), press: func() { s.ctx.Push(s.exportRoute()) }},
		{name: "close", word: w.T("settings.close"), press: s.ctx.Pop},
	}...)
}

// branchStarts returns the numbers of moves after which the branches of the match begin.
func (s *Scene) branchStarts() (all []int) {
	for _, b := range saves.Branches(s.ctx, s.cursor.Match) {
		all = append(all, b.At)
	}
	return all
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

// buttonRows divides buttons into rows of two, or of three whose words fit in thirds of a row as wide as given, on buttons of a height. The first row is the
// shortest.
func buttonRows(k *ui.Kit, all []button, width, gap, height float64) (rows [][]button) {
	third := (width - 2*gap) / 3
	for len(all) > 0 {
		n := min(2, len(all))
		if last := all[max(0, len(all)-3):]; len(last) == 3 && !slices.ContainsFunc(last, func(b button) bool { return !k.ButtonHasRoom(b.word, third, height) }) {
			n = 3
		}
		rows = append(rows, all[len(all)-n:])
		all = all[:len(all)-n]
	}
	slices.Reverse(rows)
	return rows
}

// buttonHeight returns the height of a button of the panel with a text on one line, and tallButton that with a text on two.
func buttonHeight(k *ui.Kit) float64 {
	return max(panelButton*k.Unit, k.Target(0), 1.7*k.Size(panelText))
}

func tallButton(k *ui.Kit) float64 { return max(buttonHeight(k), 2.6*k.MinTextSize()+6*k.Unit) }

// rowHeight returns the height of a row of buttons of the panel.
func rowHeight(k *ui.Kit, row []button, width float64) float64 {
	each := (width - float64(len(row)-1)*panelSpace*k.Unit) / float64(len(row))
	for _, b := range row {
		if !k.ButtonHasRoom(b.word, each, 1.3*k.MinTextSize()+4*k.Unit) {
			return tallButton(k)
		}
	}
	return buttonHeight(k)
}

// panelRows returns the rows of buttons below the stepping buttons, and the height of all.
func (s *Scene) panelRows(k *ui.Kit, width float64) (rows [][]button, height float64) {
	gap := panelSpace * k.Unit
	rows, height = append([][]button{s.moments()}, buttonRows(k, s.others(), width, gap, tallButton(k))...), buttonHeight(k)
	for _, row := range rows {
		height += gap + rowHeight(k, row, width)
	}
	return rows, height
}

// buildButtons draws the stepping buttons of the panel and rows of others in r.
func (s *Scene) buildButtons(k *ui.Kit, r stage.Rect, all [][]button) {
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
		for i, at := range table.Row(rows.Take(rowHeight(k, all, r.W)), len(all), gap) {
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
			if all[i].moment != 0 {
				s.momentButtons = append(s.momentButtons, momentButton{all[i], n})
			}
			if all[i].name == "puzzle" {
				s.puzzleButton = n
				s.dimPuzzle(n)
			}
		}
	}
	for _, row := range all {
		add(row)
	}
	s.dimMoments()
}

// minPhoneButton is the minimum side of a button on a phone, in device-independent pixels.
const minPhoneButton = 44

// buildPhoneButtons draws the buttons of a phone in the rows that make them largest: the most that are large enough, or fewer if only then their words fit.
func (s *Scene) buildPhoneButtons() {
	w := s.ctx.Words
	steps, key := s.steps(), s.moments()
	moves := button{name: "moves", icon: "moves", word: w.T("accessible.moves"), press: func() { s.ctx.Push(s.movesRoute()) }}
	leave := button{name: "close", icon: "close", word: w.T("settings.close"), press: s.ctx.Pop}
	least := []button{steps[1], steps[3], key[1], moves, leave}
	choices := [][]button{{steps[1], steps[2], steps[3], key[0], key[1], moves, leave}, {steps[1], steps[2], steps[3], key[1], moves, leave}}
	k, r := s.board.Frame().Kit, s.board.Areas().Buttons
	gap := 8 * k.Unit
	choices = slices.DeleteFunc(choices, func(all []button) bool {
		_, side := ui.GridColumns(len(all), r, gap)
		return side < minPhoneButton*k.Device
	})
	if len(choices) == 0 {
		choices = append(choices, least)
	}
	if !slices.ContainsFunc(choices, func(all []button) bool { return s.addPhoneButtons(k, r, all, gap) }) {
		s.addPhoneButtons(k, r, choices[0], gap)
	}
	s.dimMoments()
}

// addPhoneButtons draws buttons in a grid in r, in the place of others, and reports whether the words of those that have some fit.
func (s *Scene) addPhoneButtons(k *ui.Kit, r stage.Rect, all []button, gap float64) bool {
	s.buttons.Clear()
	s.momentButtons = nil
	s.buttons.Add(stage.Box("", nil, r).SetRole(stage.RoleHeading, s.ctx.Words.T("accessible.actions")))
	columns, _ := ui.GridColumns(len(all), r, gap)
	rows := (len(all) + columns - 1) / columns
	width, height := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	var named []*ui.Button
	for i, b := range all {
		at := stage.Rect{X: r.X + float64(i%columns)*(width+gap), Y: r.Y + float64(i/columns)*(height+gap), W: width, H: height}
		switch {
		case b.moment != 0:
			made := s.phoneMoment(k, b, at)
			s.momentButtons = append(s.momentButtons, momentButton{b, made})
			s.buttons.Add(made.Node)
		case b.name == "earlier" || b.name == "later":
			s.buttons.Add(s.phoneArrow(k, b, at).Node)
		default:
			made := k.IconButton("button-"+b.name, "icon-"+b.icon, b.word, b.primary, at, b.press).OnGround()
			named = append(named, made)
			s.buttons.Add(made.Node)
		}
	}
	return ui.SetIconTexts(named, gfx.Serif)
}

// phoneArrow returns the button of a phone that goes to the move before or after.
func (s *Scene) phoneArrow(k *ui.Kit, b button, r stage.Rect) *ui.Button {
	made, side := k.Button("button-"+b.name, "", b.primary, r, b.press).OnGround(), ui.Icon*k.Device
	made.Add(stage.New("", &stage.Sprite{Name: "icon-" + b.icon, Tint: k.On.Ink().Colour()}, 0, 0, side, side))
	made.SetRole(stage.RoleButton, b.word)
	return made
}

// phoneMoment returns the button of a phone that goes to a key moment: a mark next to the arrow makes it differ from that to the next move.
func (s *Scene) phoneMoment(k *ui.Kit, b button, r stage.Rect) *ui.Button {
	made, side := k.Button("button-"+b.name, "", b.primary, r, b.press).OnGround(), ui.Icon*k.Device
	forward := float64(b.moment)
	made.Add(analysis.GradeMark(k, review.Blunder, -0.3*side*forward, 0, 0.8*side),
		stage.New("", &stage.Sprite{Name: "icon-" + b.icon, Tint: k.On.Ink().Colour()}, 0.45*side*forward, 0, side, side))
	return made
}

// movesRoute returns a drawer with the summary, the list of moves, and the buttons that phones have no room for. New answers of the review appear in it.
func (s *Scene) movesRoute() route.Drawer {
	return route.Drawer{Name: "moves", Title: s.ctx.Words.T("accessible.moves"), First: "moves", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		var drawSeats func()
		list := &analysis.MoveList{Reviewed: s.reviewed(), Branched: s.branchStarts(), Choose: func(step int) { closeDrawer(); s.showStep(step) }}
		head := analysis.DrawerPart{
			Height: func(k *ui.Kit, _ float64) float64 { return s.seatsHeight(k, lowSeatHeight(k)) },
			Add: func(k *ui.Kit, on *stage.Node, r stage.Rect) {
				seats := stage.Group("")
				on.Add(s.marksButton(k, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: lowSeatHeight(k)}), seats)
				drawSeats = func() { seats.Clear(); s.addSeats(k, seats, r, lowSeatHeight(k)) }
				drawSeats()
			},
		}
		rows := func(k *ui.Kit, width float64) [][]button {
			return buttonRows(k, s.others(), width, drawerGap*k.Device, leastDrawerButton*k.Device)
		}
		buttons := analysis.DrawerPart{
			Height: func(k *ui.Kit, width float64) float64 {
				return (float64(len(rows(k, width)))*(drawerButton+drawerGap) - drawerGap) * k.Device
			},
			Add: func(k *ui.Kit, on *stage.Node, r stage.Rect) { s.addDrawerButtons(k, on, r, rows(k, r.W), closeDrawer) },
		}
		k := analysis.DrawerKit(c)
		text := s.better.Text
		if s.step().Grade.Only() && text != "" { // otherwise the row chosen names the better move
			text = s.better.Title + ". " + text
		}
		d := list.Drawer(c, closeDrawer, s.summaryTitle(k, c.W-2*panelPad*k.Device), text, head, buttons)
		scroll, throttle := d.OnTick, analysis.AnswerThrottle{}
		d.OnTick = func() {
			scroll()
			s.progress.Update(c)
			if !throttle.Due(&s.progress) {
				return
			}
			list.Reviewed = s.reviewed()
			list.Refresh()
			drawSeats()
			c.Redraw()
		}
		return d
	}}
}

// Lengths of the buttons in the drawer with the moves in device-independent pixels. In a low window they are less high.
const (
	drawerButton      = 50.0
	leastDrawerButton = 44.0
	drawerGap         = 8.0
)

// addDrawerButtons adds rows of buttons to the drawer with the moves, in r.
func (s *Scene) addDrawerButtons(k *ui.Kit, on *stage.Node, r stage.Rect, all [][]button, closeDrawer func()) {
	var made []*ui.Button
	var puzzle *ui.Button
	gap := drawerGap * k.Device
	rows := table.Column{X: r.X, Y: r.Y, W: r.W, Gap: gap}
	height := (r.H+gap)/float64(len(all)) - gap
	for _, row := range all {
		for i, at := range table.Row(rows.Take(height), len(row), gap) {
			press := row[i].press
			if row[i].name == "close" {
				press = func() {} // only the drawer
			}
			b := k.Button("button-"+row[i].name, row[i].word, row[i].primary, at, func() { closeDrawer(); press() })
			made = append(made, b)
			on.Add(b.Node)
			if row[i].name == "puzzle" {
				puzzle = b
			}
		}
	}
	ui.WrapTogether(made, panelText)
	s.dimPuzzle(puzzle) // last, as it adds for screen readers why there is none
}
