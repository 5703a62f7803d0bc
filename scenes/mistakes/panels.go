package mistakes

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// buildPanels draws all around the table, and sets the reading order.
func (s *Scene) buildPanels() {
	s.changed = true
	focus := s.dispatcher.FocusName()
	s.action.Clear()
	if s.tryable() {
		s.board.AddAction(s.board.Frame().Kit, s.action)
	}
	s.buildMarks()
	s.buildSheet()
	s.showCallout()
	s.root.ReadFirst(slices.Concat([]*stage.Node{s.callouts.Layer}, s.board.Offer(), []*stage.Node{s.action}, s.board.Boards(), []*stage.Node{s.sheet})...)
	if focus != "" {
		s.dispatcher.RestoreFocus()
	}
}

// countText returns which of the exercises is asked, such as "2 of 5". While the review goes on, their number is not known.
func (s *Scene) countText() string {
	n := 1
	for _, e := range s.session.all {
		if s.session.current != nil && e.Step < s.session.current.Step {
			n++
		}
	}
	if !s.session.complete() {
		return s.ctx.Words.T("mistakes.count.more", "number", n)
	}
	return s.ctx.Words.T("mistakes.count", "number", n, "mistakes", max(n, len(s.session.all)))
}

// endText returns what is said when there are no more exercises.
func (s *Scene) endText() string {
	w := s.ctx.Words
	known, of := s.totals()
	if of == 0 {
		points := s.session.review.Review().GreatestLoss(s.session.seat)
		return w.T(review.NoMistakesKey(points, len(s.players)), "points", points)
	}
	return w.T("mistakes.end", "found", known, "mistakes", of)
}

// waitingText returns how far the review is, or once it knows all moves that it searches some of them again before the next exercise is certain.
func (s *Scene) waitingText() string {
	steps, known := s.session.review.Review().Steps, s.session.review.Review().Known()
	if known == len(steps) {
		return s.ctx.Words.T("mistakes.waiting")
	}
	return s.ctx.Words.T("review.looking", "number", known+1, "moves", len(steps))
}

// question returns the two sentences that ask for a better move.
func (s *Scene) question() (played, find string) {
	w, e := s.ctx.Words, s.session.current
	find = w.T("mistakes.find")
	if o := s.table.Option(e.Before, e.Played()); o.From.Count > 0 && o.From.Extras == 0 && !o.From.From.Zone.Owned() {
		return w.T("mistakes.took", "tiles", o.From.Count, "colour", s.table.ColourName(o.From.Tile)), find
	}
	return w.T("mistakes.played", "move", s.table.MoveName(e.Before, e.Played())), find
}

// showCallout shows what is asked or said in the place of the heading, with a tail to the tiles that were taken.
func (s *Scene) showCallout() {
	f, r := s.board.Frame(), analysis.TaskPlace(s.board)
	if c := s.board.Areas().TitleCorner; c.W > 0 && s.phase == ended {
		r = s.board.Areas().Title.Union(c) // what the corner counts is over
	}
	if !f.Shape().Phone() {
		r.H += calloutExtra * f.Kit.Unit
	}
	m := analysis.Message{Kind: analysis.TaskMessage, Place: r}
	if m.Title, m.Text = s.calloutText(f.Shape().Phone()); s.session.current != nil && s.said == "" {
		m.At = s.subject()
	}
	if f.Shape().Phone() { // the sheet has the whole text
		text := analysis.FirstSentences(f.Kit, m.Title, m.Text, r)
		if text == "" && s.phase == waiting { // what everyone waits for matters more than the title
			m.Title, text = "", analysis.FirstSentences(f.Kit, "", m.Text, r)
		}
		if m.Text = text; m.Title == "" && m.Text == "" {
			m.Title = s.countText()
		}
	}
	var others []stage.Rect // that the tail does not cross
	for _, a := range s.board.Actors() {
		if !a.Place.Zone.Owned() {
			others = append(others, table.Around(0, a.Spot()))
		}
	}
	s.callouts.Show(analysis.Space{Frame: f, Controls: others}, []analysis.Message{m})
}

// calloutText returns what the callout says: in bold, and below.
func (s *Scene) calloutText(phone bool) (head, body string) {
	w := s.ctx.Words
	switch {
	case s.phase == waiting && phone:
		return w.T("mistakes.title"), s.waitingText()
	case s.phase == waiting: // the sheet has the title
		return "", s.waitingText()
	case s.phase == ended:
		return s.endText(), ""
	case s.said != "":
		return "", s.said
	}
	if t := s.discussed(); t != nil && s.detail <= noReasons {
		return w.T("mistakes.loses", "points", review.Points(t.verdict.Loss)), t.why
	}
	played, find := s.question()
	if phone || s.detail == noTries { // nothing else says how many there are
		return s.countText() + " · " + find, played
	}
	return played, find
}

// calloutExtra is by how much the callout is higher than the heading that it replaces, in design units.
const calloutExtra = 14

// subject returns the tiles that the move played has taken from the offer, or their plate. It is empty if it has taken none there.
func (s *Scene) subject() (r stage.Rect) {
	taken := s.tryMarks().Taken(s.session.current.Played())
	if len(taken) == 0 || taken[0].Place.Zone.Owned() {
		return r
	}
	if table.IsPlate(taken[0].Place) {
		return table.PlateRect(s.table, taken[0].Place, 0)
	}
	for _, a := range taken {
		r = r.Union(table.Around(0, a.Spot()))
	}
	return r
}

// control is one of the buttons.
type control struct {
	name, icon, label string
	primary, on       bool
	press             func()
}

// controls returns the buttons.
func (s *Scene) controls() []control {
	w := s.ctx.Words
	back := control{"mistakes-review", "icon-earlier", w.T(s.back), false, true, s.ctx.Pop}
	if s.phase == ended {
		again := control{"mistakes-again", "icon-undo", w.T("mistakes.again"), true, s.session.count(found) < len(s.session.all), s.again}
		all := []control{again}
		if s.series.next != nil {
			all[0].primary = false
			all = slices.Insert(all, 0, control{"mistakes-game", "icon-go", w.T("mistakes.game"), true, true, s.nextGame})
		} else {
			back.primary = !again.on
		}
		if puzzles, any := s.puzzlesControl(); any {
			all = append(all, puzzles)
		}
		return append(all, back)
	}
	next := control{"mistakes-skip", "icon-redo", w.T("mistakes.skip"), false, s.session.current != nil && s.phase != showing, s.next}
	if s.phase == solved || s.phase == revealed {
		next.icon, next.label, next.primary = "icon-go", w.T("mistakes.next"), true
	}
	return []control{
		{"mistakes-hint", "icon-hint", w.T("play.hint"), s.phase == asking, s.tryable(), s.giveHint},
		{"mistakes-show", "icon-look", w.T("mistakes.show"), false, s.tryable(), s.showLine},
		next, back,
	}
}

// buildSheet draws the sheet and the buttons: both in the place of log and buttons where these form a column, else each in its own place. A phone has no room
// for the sheet, which a button opens.
func (s *Scene) buildSheet() {
	s.sheet.Clear()
	k, r, panel := s.board.Frame().Kit, s.board.Areas().Buttons, s.board.Areas().Panel
	switch {
	case s.board.Frame().Shape().Phone():
		s.detail = noTries
		s.addPhoneButtons(k, r)
	case panel.W > 0 && math.Abs(panel.X-r.X) < 1 && panel.Y < r.Y:
		s.addSheetWithButtons(k, panel.Union(r))
	default:
		all := s.controls()
		if panel.W > 0 && !s.addSheet(k, panel, 0) {
			all = s.withTries(all)
		}
		s.addButtons(k, r, all, len(all))
	}
}

// withTries returns buttons with one before the last that opens the tries or, at the end, the list of mistakes.
func (s *Scene) withTries(all []control) []control {
	switch {
	case s.phase == ended && len(s.session.all) == 0:
		return all
	case s.phase == ended:
		return slices.Insert(all, len(all)-1, control{"mistakes-list", "icon-moves", s.ctx.Words.T("mistakes.short"), false, true, func() { s.ctx.Push(s.listRoute()) }})
	}
	return slices.Insert(all, len(all)-1, control{"mistakes-tries", "icon-moves", s.ctx.Words.T("mistakes.tries.short"), false, s.session.current != nil,
		func() { s.ctx.Push(s.triesRoute()) }})
}

// addPhoneButtons adds the buttons with icons, and one that opens the tries.
func (s *Scene) addPhoneButtons(k *ui.Kit, r stage.Rect) {
	all := s.withTries(s.controls())
	gap := 6 * k.Device
	rects := table.Row(r, len(all), gap)
	if r.H > r.W {
		column := table.Column{X: r.X, Y: r.Y, W: r.W, Gap: gap}
		rects = nil
		for range all {
			rects = append(rects, column.Take((r.H-gap*float64(len(all)-1))/float64(len(all))))
		}
	}
	made := make([]*ui.Button, len(all))
	for i, c := range all {
		made[i] = k.IconButton(c.name, c.icon, c.label, c.primary, rects[i], c.press).OnGround().Enable(c.on)
		s.sheet.Add(made[i].Node)
	}
	ui.MatchIconTexts(made)
}

// addButtons adds the buttons in rows of a number of columns.
func (s *Scene) addButtons(k *ui.Kit, r stage.Rect, all []control, columns int) {
	gap := buttonGap * k.Unit
	rows := table.RowsOf(len(all), columns)
	height := (r.H - gap*float64(rows-1)) / float64(rows)
	var made []*ui.Button
	for i, c := range all {
		row := stage.Rect{X: r.X, Y: r.Y + float64(i/columns)*(height+gap), W: r.W, H: height}
		b := k.Button(c.name, c.label, c.primary, table.Row(row, columns, gap)[i%columns], c.press).Enable(c.on)
		made = append(made, b)
		s.sheet.Add(b.Node)
	}
	ui.WrapTogether(made, 22)
}

// Lengths of the sheet in design units.
const (
	sheetPad      = 22.0
	smallSheetPad = 16.0 // of a sheet without tries
	sheetGap      = 10.0
	titleText     = 31.0
	smallText     = 20.0
	headingText   = 21.0
	noteText      = 18.0
	rhombus       = 20.0
	listCoin      = 36.0
	buttonGap     = 12.0
)

// detail is how much a sheet says of the tries.
type detail uint8

const (
	noTries    detail = iota // nothing: a button opens them, and what follows from the last one, or from the one looked at, stands in the callout
	noReasons                // only the moves, with what follows in the callout as well
	lastReason               // what follows from the last one, or from the one looked at
	allReasons               // also what follows from the others, and what counts as found
)

// addSheet adds the sheet, above buttons at its foot if there are any in it. The size of its text and the places of its head and foot do not depend on the
// tries, which get as much detail as there is room for. It reports whether there is any: a small sheet has neither the tries nor, at the end, the mistakes.
func (s *Scene) addSheet(k *ui.Kit, r stage.Rect, foot float64) (all bool) {
	s.sheet.Add(stage.Box("mistakes-sheet", stage.NewPanel("sheet", k.Unit, 0), r))
	inner := r.Grow(-sheetPad * k.Unit)
	inner.H -= foot
	fitted, height := *k, 0.0
	fit := func(r stage.Rect, build func(*analysis.TextColumn)) {
		k.FitHeight(r.H, func(k *ui.Kit) float64 {
			fitted = *k
			c := analysis.NewTextColumn(k, stage.Group(""), r)
			build(c)
			height = c.Height()
			return height
		})
	}
	fit(inner, func(c *analysis.TextColumn) {
		s.addHead(c, true)
		if s.session.current != nil {
			c.Take(s.leastTries(c))
		}
		if s.phase != ended {
			s.addCounts(c)
		}
	})
	if height > inner.H {
		inner = r.Grow(-smallSheetPad * k.Unit)
		inner.H -= foot
		fit(inner, func(c *analysis.TextColumn) { s.addHead(c, false) })
		s.detail = noTries
		inner.Y += max(0, inner.H-height) / 2
		c := analysis.NewTextColumn(&fitted, stage.Group(""), inner)
		s.addHead(c, false)
		s.sheet.Add(c.On)
		return false
	}
	head, counts := analysis.NewTextColumn(&fitted, stage.Group(""), inner), analysis.NewTextColumn(&fitted, stage.Group(""), inner)
	s.addHead(head, true)
	if s.phase != ended {
		s.addCounts(counts)
	}
	counts.On.Y = inner.H - counts.Height()
	s.sheet.Add(head.On)
	if s.session.current != nil {
		room := inner.H - head.Height() - counts.Height()
		for s.detail = allReasons; ; s.detail-- {
			tries := analysis.NewTextColumn(&fitted, stage.Group(""), stage.Rect{X: inner.X, Y: head.Y, W: inner.W})
			if s.addTries(tries, s.detail); tries.Height() <= room || s.detail == noReasons {
				s.sheet.Add(tries.On)
				break
			}
		}
	}
	s.sheet.Add(counts.On)
	return true
}

// addSheetWithButtons adds the sheet with the buttons at its foot.
func (s *Scene) addSheetWithButtons(k *ui.Kit, r stage.Rect) {
	const columns = 2
	height := func(all []control) float64 {
		rows := float64(table.RowsOf(len(all), columns))
		return rows*k.Design().Row(54, 22) + (rows-1)*buttonGap*k.Unit
	}
	all := s.controls()
	if !s.addSheet(k, r, height(all)+sheetGap*k.Unit) {
		s.sheet.Clear()
		all = s.withTries(all)
		s.addSheet(k, r, height(all)+sheetGap*k.Unit)
	}
	r = r.Grow(-sheetPad * k.Unit)
	s.addButtons(k, stage.Rect{X: r.X, Y: r.Y + r.H - height(all), W: r.W, H: height(all)}, all, columns)
}

// addHead adds the upper part of the sheet: the title, which exercise is asked, and what was played. Without all, what is below it is left out: the list of
// mistakes, and the dividers.
func (s *Scene) addHead(c *analysis.TextColumn, all bool) {
	w := s.ctx.Words
	c.Text(w.T("mistakes.title"), gfx.SerifBold, titleText, 0.5, ui.Ink).SetRole(stage.RoleHeading, w.T("mistakes.title"))
	if s.series.further != nil {
		end := engine.Cursor{Match: s.match, At: len(s.match.Line())}
		c.Text(w.T("luck.game", "game", w.T(s.game.Title), "seats", len(s.players), "outcome", s.players.Outcome(w, end)), gfx.Serif, smallText, 0.5, ui.Body)
	}
	e := s.session.current
	if e != nil {
		c.Text(s.moveText(e), gfx.SerifItalic, smallText, 0.5, ui.Body)
	}
	if all {
		c.Gap(sheetGap)
	}
	s.addRhombuses(c)
	switch {
	case s.phase == ended && all:
		c.Gap(sheetGap)
		s.addMistakes(c, 1, s.open)
	case s.phase == ended: // a button leads to the list
		s.addCounts(c)
	case e == nil: // the callout says how far the review is
	case all:
		c.Text(s.countText(), gfx.Serif, smallText, 0.5, ui.Ink)
		c.Divider()
		s.addPlayedRow(c)
		c.Divider()
	default: // the callout says which one it is
		s.addPlayedRow(c)
	}
}

// moveText returns the number and the round of the move of an exercise.
func (s *Scene) moveText(e *review.Exercise) string {
	step := s.session.review.Review().Steps[e.Step]
	return s.ctx.Words.T("mistakes.move", "number", s.moveNumber(step.At), "round", e.Before.Round())
}

// moveNumber returns the number of a decision among all of the game, from 1.
func (s *Scene) moveNumber(at int) (n int) {
	for _, step := range s.session.review.Review().Steps {
		if step.Choices > 0 && step.At <= at {
			n++
		}
	}
	return n
}

// addRhombuses adds a rhombus for each exercise that is known.
func (s *Scene) addRhombuses(c *analysis.TextColumn) {
	all := s.session.all
	if len(all) == 0 {
		return
	}
	k := c.Kit
	side := rhombus * k.Unit
	r := c.Take(1.9 * side)
	step := min(1.75*rhombus*k.Unit, r.W/float64(len(all)))
	side = min(side, step/1.5)
	x, y := r.Middle()
	for i, e := range all {
		state := ui.RhombusAhead
		switch result := s.session.results[e.Step]; {
		case s.session.current != nil && e.Step == s.session.current.Step && s.phase != solved:
			state = ui.RhombusCurrent
		case result == found:
			state = ui.RhombusDone
		case result == shown:
			state = ui.RhombusShown
		case result == skipped:
			state = ui.RhombusPassed
		}
		c.On.Add(k.Rhombus(fmt.Sprint("rhombus-", i+1), state, stage.Rect{X: x + table.FromMiddle(i, len(all))*step - step/2, Y: y - step/2, W: step, H: step}, side).
			SetRole(stage.RoleSilent, ""))
	}
}

// addPlayedRow adds the move played with its mark.
func (s *Scene) addPlayedRow(c *analysis.TextColumn) {
	w, e, k := s.ctx.Words, s.session.current, c.Kit
	c.Text(w.T("mistakes.yours"), gfx.SerifBold, headingText, 0, ui.Gold).SetRole(stage.RoleHeading, w.T("mistakes.yours"))
	coin := analysis.LossCoin(k, e.Grade.Mark(), e.Grade, 0, 0, 26*k.Unit)
	r := c.Take(max(k.Row(36, smallText), analysis.MoveRowHeight(k, s.table, w, e.Before, e.Played(), smallText, c.W-coin.W-8*k.Unit)))
	coin.X, coin.Y = r.X+r.W-coin.W/2, r.Y+r.H/2
	c.On.Add(coin, analysis.MoveRow(k, s.table, w, e.Before, e.Played(), smallText, stage.Rect{X: r.X, Y: r.Y, W: coin.X - coin.W/2 - r.X - 8*k.Unit, H: r.H}))
}

// Gaps of the list of tries in design units.
const (
	triesGap = 4.0 // below its heading
	tryGap   = 8.0 // below each
)

// leastTries returns the height of the list of tries without reasons, also when it is full.
func (s *Scene) leastTries(c *analysis.TextColumn) float64 {
	k := c.Kit
	return 1.35*k.Size(headingText) + k.Gap(triesGap) + recentTries*(s.leastTry(k)+k.Gap(tryGap)) + k.Row(40, smallText)
}

// leastTry returns the height of a row with a try without a reason.
func (s *Scene) leastTry(k *ui.Kit) float64 {
	coin := analysis.LossCoin(k, analysis.LossText(s.ctx.Words, 99), review.Blunder, 0, 0, listCoin*k.Unit)
	return max(max(1.45*k.Size(smallText), coin.H)+tryPad*k.Unit, k.Target(0))
}

// addTries adds the recent tries in some detail, and an empty place for the next one, if there are any or there can be one.
func (s *Scene) addTries(c *analysis.TextColumn, d detail) {
	if len(s.session.tries) == 0 && !s.tryable() {
		return
	}
	w, k := s.ctx.Words, c.Kit
	c.Text(w.T("mistakes.tries"), gfx.SerifBold, headingText, 0, ui.Gold).SetRole(stage.RoleHeading, w.T("mistakes.tries"))
	c.Gap(triesGap)
	first := s.firstRecent()
	for i, t := range s.session.tries[first:] {
		s.addTry(c, first+i, t, d)
		c.Gap(tryGap)
	}
	if !s.tryable() {
		return
	}
	r := c.Take(k.Row(40, smallText))
	number := w.Number(len(s.session.tries) + 1)
	frame := &table.Outline{Corners: table.RectangleCorners(r), Width: max(1.2*k.Unit, k.Device), Ink: ui.Edge.Colour(), Dash: 5 * k.Unit}
	c.On.Add(stage.Box("", frame, r).SetRole(stage.RoleSilent, ""))
	c.On.Add(k.Text(number, gfx.SerifBold, smallText, r.X+12*k.Unit, r.Y+r.H/2, 0, ui.Ink).SetRole(stage.RoleSilent, ""),
		k.FitText(w.T("mistakes.try"), gfx.SerifItalic, smallText, r.X+38*k.Unit, r.Y+r.H/2, 0, r.W-44*k.Unit, ui.Body).SetRole(stage.RoleSilent, ""))
	if d < allReasons {
		return
	}
	c.Gap(sheetGap)
	c.Text(w.T("mistakes.free"), gfx.SerifItalic, noteText, 0.5, ui.Body)
	c.Text(w.T("mistakes.least", "points", review.LeastLoss(review.Inaccuracy, len(s.players))), gfx.SerifItalic, noteText, 0.5, ui.Body)
}

// discussed returns the try of which the sheet, or the callout, says what follows from it: the one looked at or else the last one, if it is judged.
func (s *Scene) discussed() *try {
	i := s.looked
	if i == allTries {
		i = len(s.session.tries) - 1
	}
	if i < 0 || !s.session.tries[i].judged {
		return nil
	}
	return s.session.tries[i]
}

// tryPad is the room inside the row of a try, in design units.
const tryPad = 8.0

// addTry adds a row with a try: its move, what follows from it if the detail has that, and its coin. It can be pressed to see it alone on the table.
func (s *Scene) addTry(c *analysis.TextColumn, i int, t *try, d detail) {
	w, k, e := s.ctx.Words, c.Kit, s.session.current
	pad := tryPad * k.Unit
	text, grade := "·", review.Unmarked
	if t.judged {
		text, grade = s.coinText(t)
	}
	coin := analysis.LossCoin(k, text, grade, 0, 0, listCoin*k.Unit)
	number := w.Number(i + 1)
	numberWidth, _ := k.Fonts.Measure(number, gfx.SerifBold, k.Size(smallText))
	left := c.X + pad + numberWidth + pad
	move := stage.Rect{X: left, Y: c.Y + 0.5*pad, W: c.X + c.W - pad - coin.W - pad - left, H: 1.45 * k.Size(smallText)}
	height := s.leastTry(k)
	silent := stage.Group("").SetRole(stage.RoleSilent, "")
	if d == noReasons {
		move.H = height - pad
		silent.Add(analysis.TargetRow(k, s.table, w, e.Before, t.move, smallText, move))
	} else {
		move.H = max(move.H, analysis.MoveRowHeight(k, s.table, w, e.Before, t.move, smallText, move.W)) // in a narrow sheet it has two lines
		silent.Add(analysis.MoveRow(k, s.table, w, e.Before, t.move, smallText, move))
		height = max(height, move.H+pad)
	}
	if t.why != "" && (d == allReasons || d == lastReason && t == s.discussed()) {
		n, h := k.Lines(t.why, gfx.SerifItalic, noteText, c.X+pad, move.Y+move.H+0.675*k.Size(noteText), c.W-3*pad-coin.W, 0, ui.Body)
		silent.Add(n)
		height = max(height, move.H+h+pad)
	}
	r := c.Take(height)
	coin.X, coin.Y = r.X+r.W-pad-coin.W/2, r.Y+r.H/2
	row := stage.Box(fmt.Sprint("try-", i+1), stage.NewPanel("pill", 0.6*k.Unit, 0), r)
	if s.looked != allTries && s.looked != i {
		row.Alpha = 0.6
	}
	name := s.table.MoveName(e.Before, t.move)
	if t.judged {
		name = w.T("accessible.worth", "text", name, "note", s.verdictText(t))
	}
	row.SetRole(stage.RoleButton, name)
	row.Touch = &stage.Touch{Focus: true, Press: func() { s.look(i) }}
	c.On.Add(row, silent.Add(k.Text(number, gfx.SerifBold, smallText, c.X+pad, move.Y+move.H/2, 0, ui.Ink), coin))
}

// addCounts adds how many exercises were found, shown and skipped below a divider, if a row has room for that.
func (s *Scene) addCounts(c *analysis.TextColumn) {
	w, k := s.ctx.Words, c.Kit
	number := func(i int) int { return s.session.count([]result{found, shown, skipped}[i]) }
	words := []string{w.T("mistakes.found", "number", number(0)), w.T("mistakes.shown", "number", number(1)), w.T("mistakes.skipped", "number", number(2))}
	gap := 4 * k.Unit
	if k.Fonts.MaxWidth(words, gfx.Serif, k.MinTextSize()) > (c.W-2*gap)/3 { // in a narrow sheet only the rhombuses show this
		return
	}
	c.Divider()
	r := c.Take(1.35 * (k.Size(headingText) + k.Size(noteText)))
	for i, part := range table.Row(r, 3, gap) {
		n, word := number(i), words[i]
		x, _ := part.Middle()
		each := stage.Group("").SetRole(stage.RoleText, w.Number(n)+" "+word)
		each.Add(k.Text(w.Number(n), gfx.SerifBold, headingText, x, part.Y+0.675*k.Size(headingText), 0.5, ui.Ink),
			k.FitText(word, gfx.Serif, noteText, x, part.Y+1.35*k.Size(headingText)+0.675*k.Size(noteText), 0.5, part.W, ui.Body))
		c.On.Add(each)
	}
}

// triesRoute returns a drawer with the tries, for windows that have no room for the sheet.
func (s *Scene) triesRoute() route.Drawer {
	return route.Drawer{Name: "tries", Title: s.ctx.Words.T("mistakes.tries"), First: "button-close", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		return analysis.TextDrawer(c, "tries", c.Words.T("mistakes.title"), closeDrawer, func(col *analysis.TextColumn) {
			if s.said != "" {
				col.Text(s.said, gfx.Serif, smallText, 0, ui.Ink)
				col.Gap(sheetGap)
			}
			s.addPlayedRow(col)
			col.Divider()
			s.addTries(col, allReasons)
			s.addCounts(col)
		})
	}}
}
