package puzzles

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/progress"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// title returns the name of the set, or of the daily deal.
func (s *Scene) title() string {
	w := s.ctx.Words
	if s.set == dailySet {
		return w.T("puzzles.daily.number", "number", int(s.day))
	}
	return setName(w, s.games, s.set)
}

// heading returns the task, or the result.
func (s *Scene) heading() string {
	w := s.ctx.Words
	switch result := s.result(); {
	case s.phase == empty && s.set == ownSet:
		return w.T("puzzles.own.none")
	case s.phase == empty:
		return w.T("puzzles.none")
	case result == progress.Failed:
		return w.T("puzzles.failed")
	case result > 0 && s.phase == ended:
		return w.T("puzzles.solved", "try", result)
	}
	return w.T("puzzles.task")
}

// build draws all around the table, and sets the reading order.
func (s *Scene) build() {
	s.changed = true
	focus := s.dispatcher.FocusName()
	s.action.Clear()
	if s.phase == asking {
		s.board.AddAction(s.board.Frame().Kit, s.action)
	}
	s.buildMarks()
	s.buildHead()
	s.buildCard()
	s.showCallout()
	s.root.ReadFirst(slices.Concat([]*stage.Node{s.head, s.callouts.Layer}, s.board.Offer(), []*stage.Node{s.action}, s.board.Boards(), []*stage.Node{s.card})...)
	if focus != "" {
		s.dispatcher.RestoreFocus()
	}
}

// buildMarks draws the try that is looked at.
func (s *Scene) buildMarks() {
	s.marks.Clear()
	s.coin.Node = nil
	if s.looked == noTry || s.looked >= len(s.tries) {
		return
	}
	t := &s.tries[s.looked]
	marks := analysis.TryMarks{Table: s.table, Board: s.board, Position: s.puzzle.Position}
	ghosts, _ := marks.Ghosts(t.move, nil)
	text, grade := s.coinText(t)
	s.marks.Add(ghosts...)
	s.coin.Node = marks.Coin(t.move, text, grade, nil)
	s.marks.Add(s.coin.Node)
}

// coinText returns the text of the coin of a try, and the grade whose colour it has.
func (s *Scene) coinText(t *try) (string, review.Grade) {
	if t.move == s.puzzle.Answer() {
		return review.Good.Mark(), review.Good
	}
	lost := review.Points(t.loss)
	return analysis.LossText(s.ctx.Words, lost), review.GradeOf(lost, len(s.players))
}

// Sizes of the text of the heading in design units.
const (
	titleText = 38.0
	dateSize  = 22.0
)

// buildHead draws the name of the puzzle above the offer where the callout has its own place.
func (s *Scene) buildHead() {
	s.head.Clear()
	if s.widePanel().W == 0 {
		return
	}
	k, r := s.board.Frame().Kit, s.board.Areas().Title
	s.head.Add(k.FitBox(s.title(), gfx.SerifBold, titleText, r.X+r.W/2, r.Y+0.34*r.H, 0.5, r.W, 0.56*r.H, ui.Ink).SetRole(stage.RoleHeading, s.title()))
	if s.set == dailySet && s.puzzle != nil {
		s.head.Add(k.FitBox(dateText(s.ctx.Words, s.day.Date()), gfx.Serif, dateSize, r.X+r.W/2, r.Y+0.8*r.H, 0.5, r.W, 0.36*r.H, ui.Body))
	}
}

// widePanel returns the panel next to the boards in a wide window, which has the callout. It is empty in others, where the callout is in the place of the
// heading.
func (s *Scene) widePanel() stage.Rect {
	if s.board.Frame().Shape() != layout.Landscape {
		return stage.Rect{}
	}
	return s.board.Areas().Panel
}

// calloutPlace returns the place of the callout.
func (s *Scene) calloutPlace() stage.Rect {
	if r := s.widePanel(); r.W > 0 {
		return r
	}
	return analysis.TaskPlace(s.board)
}

// showCallout shows the task, or what is said.
func (s *Scene) showCallout() {
	f, r := s.board.Frame(), s.calloutPlace()
	m := analysis.Message{Kind: analysis.TaskMessage, Place: r, Title: s.title(), Text: s.heading()}
	beside := s.widePanel().W > 0
	if f.Shape().Phone() || beside {
		m.Title = ""
	}
	if beside && s.phase == asking { // the card has the task
		m.Title, m.Text = s.ctx.Words.T("play.yourTurn"), ""
	}
	switch {
	case s.said != "":
		m.Title, m.Text = "", s.said
	case s.phase == judging:
		m.Text = s.ctx.Words.T("puzzles.judging")
	case s.board.Prompt() != "" && !f.Shape().Phone():
		m.Text = s.board.Prompt()
	case s.set == dailySet && !f.Shape().Phone() && !beside:
		m.Text = dateText(s.ctx.Words, s.day.Date())
	}
	if f.Shape().Phone() && s.phase == ended && s.reason != "" {
		m.Text = s.reason // the answer is on the table
	}
	if f.Shape().Phone() || s.said != "" {
		m.Text = s.shortened(m.Text)
	}
	s.callouts.Show(analysis.Space{Frame: f}, []analysis.Message{m})
}

// shortened returns the first sentences of a text that fit the callout, or else the heading. The card has the whole text.
func (s *Scene) shortened(text string) string {
	return cmp.Or(analysis.FirstSentences(s.board.Frame().Kit, "", text, s.calloutPlace()), s.heading())
}

// control is one of the buttons.
type control struct {
	name, icon, label string
	short             string // the label on a phone, where it differs
	primary, on       bool
	press             func()
}

// controls returns the buttons.
func (s *Scene) controls() (all []control) {
	w := s.ctx.Words
	list := control{"puzzles-list", "icon-moves", w.T("puzzles.list"), "", s.phase == empty, true, s.ctx.Pop}
	if s.phase == empty {
		return []control{list}
	}
	if s.phase == ended || s.result() != 0 {
		all = append(all,
			control{"puzzles-on", "icon-play", w.T("branch.here"), w.T("branch.here.short"), s.set == dailySet, s.phase == ended, s.playOn},
			control{"puzzles-why", "icon-hint", w.T("puzzles.why"), "", false, s.phase == ended, s.showAnswer})
	} else {
		all = append(all,
			control{"puzzles-hint", "icon-hint", w.T("play.hint"), "", false, s.phase == asking && s.left() > 1, s.giveHint},
			control{"puzzles-show", "icon-look", w.T("puzzles.show"), w.T("mistakes.show"), false, s.phase == asking, s.showAnswer})
	}
	if s.set == dailySet {
		all = append(all, control{"puzzles-yesterday", "icon-earlier", w.T("puzzles.yesterday"), "", false, s.day > 1 && s.phase != showing, func() { s.showDay(s.day - 1) }})
	} else {
		next := control{"puzzles-next", "icon-redo", w.T("mistakes.skip"), "", false, s.phase != showing, s.next}
		if s.phase == ended {
			next.icon, next.label, next.primary = "icon-go", w.T("mistakes.next"), true
		}
		all = append(all, next)
	}
	return append(all, list)
}

// buildCard draws the card with the tries and the buttons. On a phone a button opens the tries.
func (s *Scene) buildCard() {
	s.card.Clear()
	k := *s.board.Frame().Kit
	if s.board.Frame().Shape().Handheld() {
		k.EnlargeTargets()
	}
	if s.room.W == 0 {
		s.addPhoneButtons(&k, s.board.Areas().Buttons)
		return
	}
	k.On = ui.Theme{}
	s.card.Add(stage.Box("puzzles-card", stage.NewPanel("sheet", k.Unit, 0), s.room))
	r := s.room.Grow(-cardPad * k.Unit)
	all := s.controls()
	foot := s.addButtons(&k, r, all)
	r.H -= foot + cardSpace*k.Unit
	body := stage.Group("")
	s.card.Add(body)
	left, right := r, r
	if r.W > r.H { // an upright tablet
		left.W = (r.W - 2*cardSpace*k.Unit) / 2
		right.X, right.W = r.X+r.W-left.W, left.W
	}
	build := func(form monthForm) (height float64) {
		k.FitHeight(r.H, func(k *ui.Kit) float64 {
			body.Clear()
			c := analysis.NewTextColumn(k, body, left)
			more := c
			if right.X > left.X {
				more = analysis.NewTextColumn(k, body, right)
			}
			s.fillCard(c, more, form)
			height = max(c.Height(), more.Height())
			return height
		})
		return height
	}
	if build(monthForm{}) > r.H { // even with the smallest text
		build(monthForm{plain: true})
	}
}

// Lengths of the card in design units.
const (
	cardPad     = 24.0
	cardSpace   = 12.0
	headingText = 31.0
	// leastHeading is the size of a heading that is smaller, so that it fits in one line.
	leastHeading = 22.0
	bodyText     = 20.0
	smallText    = 18.0
	buttonRow    = 54.0
	tryRow       = 46.0
	barWidth     = 84.0
	barHeight    = 13.0
	tryGap       = 8.0
)

// buttonColumns is the number of buttons of the card side by side.
const buttonColumns = 2

// addButtons adds the buttons at the foot of the card and returns the height that they take.
func (s *Scene) addButtons(k *ui.Kit, r stage.Rect, all []control) (height float64) {
	gap, row := 12*k.Unit, max(k.Row(buttonRow, 22), k.Target(44))
	columns := buttonColumns
	if r.W > r.H {
		columns = len(all)
	}
	rows := table.RowsOf(len(all), columns)
	height = float64(rows)*row + float64(rows-1)*gap
	var made []*ui.Button
	for i, c := range all {
		line := stage.Rect{X: r.X, Y: r.Y + r.H - height + float64(i/columns)*(row+gap), W: r.W, H: row}
		b := k.Button(c.name, c.label, c.primary, table.Row(line, columns, gap)[i%columns], c.press).Enable(c.on)
		made = append(made, b)
		s.card.Add(b.Node)
	}
	ui.WrapTogether(made, 22)
	return height
}

// addPhoneButtons adds the buttons with icons, and one that opens the card.
func (s *Scene) addPhoneButtons(k *ui.Kit, r stage.Rect) {
	all := s.controls()
	if s.puzzle != nil || s.set == ownSet {
		all = slices.Insert(all, len(all)-1, control{"puzzles-tries", "icon-results", s.ctx.Words.T("mistakes.tries.short"), "", false, true, func() { s.ctx.Push(s.cardRoute()) }})
	}
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
		made[i] = k.IconButton(c.name, c.icon, cmp.Or(c.short, c.label), c.primary, rects[i], c.press).OnGround().Enable(c.on)
		s.card.Add(made[i].Node)
	}
	ui.MatchIconTexts(made)
}

// cardRoute returns a drawer with the card, for windows that have no room for it.
func (s *Scene) cardRoute() route.Drawer {
	return route.Drawer{Name: "tries", Title: s.ctx.Words.T("mistakes.tries"), First: "button-close", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		k := analysis.DrawerKit(c)
		margin, foot := 16*k.Device, 58*k.Device
		width, most := min(c.W, 560*k.Device), 0.86*c.H
		wide := c.W > c.H // the month is next to the tries, and the button next to the title
		under := margin + foot
		if wide {
			width, most, under = min(c.W, 800*k.Device), c.H, 0
		}
		room := stage.Rect{X: margin, Y: k.DrawerHeaderHeight(), W: width - 2*margin}
		left, right, form := room, room, monthForm{}
		if wide {
			left.W = (room.W - margin) / 2
			right.X, right.W = room.X+room.W-left.W, left.W
			form.most = landscapeDay * k.Device
		}
		body, height := stage.Group(""), 0.0
		k.FitHeight(most-room.Y-margin, func(k *ui.Kit) float64 {
			body.Clear()
			col := analysis.NewTextColumn(k, body, left)
			more := col
			if wide {
				more = analysis.NewTextColumn(k, body, right)
			}
			s.fillCard(col, more, form)
			height = max(col.Height(), more.Height()) + under
			return height
		})
		d := k.Drawer("tries", s.title(), width, room.Y+height+margin, stage.Rect{W: c.W, H: c.H}, closeDrawer)
		at := stage.Rect{X: margin, Y: d.Rect.H - margin - foot, W: room.W, H: foot}
		if wide {
			at.W, at.H = 150*k.Device, k.Target(44)
			at.X, at.Y = width-margin-at.W, margin
			d.PlaceTitle(stage.Rect{X: margin, Y: room.Y/2 - 11*k.Device, W: room.W - at.W - margin, H: 34 * k.Device})
		}
		d.Body.Add(body, k.Button("button-close", c.Words.T("settings.close"), true, at, closeDrawer).Node)
		return d
	}}
}

// fillCard adds what the card shows: task or result and tries, and in a second column the month or what is known of the puzzle.
func (s *Scene) fillCard(c, more *analysis.TextColumn, form monthForm) {
	w := s.ctx.Words
	size := headingText
	for units := headingText; units >= leastHeading; units-- {
		if width, _ := c.Kit.Fonts.Measure(s.heading(), gfx.SerifBold, c.Kit.Size(units)); width <= c.W {
			size = units
			break
		}
	}
	c.Text(s.heading(), gfx.SerifBold, size, 0.5, ui.Ink).SetRole(stage.RoleHeading, s.heading())
	if s.puzzle == nil {
		if s.set == ownSet {
			c.Text(w.T("puzzles.own.how"), gfx.Serif, bodyText, 0.5, ui.Body)
		}
		return
	}
	if s.said != "" && (s.room.W == 0 || s.shortened(s.said) != s.said) {
		c.Text(s.said, gfx.Serif, bodyText, 0.5, ui.Body)
	} else if s.result() == 0 {
		c.Text(w.T("puzzles.tries", "left", s.left()), gfx.Serif, bodyText, 0.5, ui.Body)
	}
	c.Gap(cardSpace)
	for i := range progress.MostTries {
		s.addTry(c, i)
		c.Gap(tryGap)
	}
	if more == c {
		c.Gap(cardSpace)
	}
	if s.set == dailySet {
		s.addMonth(more, form)
		s.addShare(c)
		return
	}
	c = more
	if s.phase == ended && s.own == nil {
		var motifs []string
		for _, m := range s.puzzle.Motifs {
			motifs = append(motifs, w.T("puzzles.motif."+m.String()))
		}
		c.Text(strings.Join(motifs, " · "), gfx.SerifItalic, bodyText, 0.5, ui.Body)
		c.Text(w.T("puzzles.missed", "missed", s.puzzle.Missed), gfx.Serif, smallText, 0.5, ui.Body)
	}
	if s.own == nil {
		c.Text(w.T("puzzles.rating", "rating", s.progress.ShownRating()), gfx.Serif, smallText, 0.5, ui.Body)
	} else if s.phase == ended {
		c.Text(w.T("puzzles.own.again", "date", dateText(w, s.own.Card.Due)), gfx.Serif, smallText, 0.5, ui.Body)
	}
}

// addTry adds a row with a try: its move and the chance after it, a hint, or an empty place. A move can be pressed to see it on the table.
func (s *Scene) addTry(c *analysis.TextColumn, i int) {
	w, k := s.ctx.Words, c.Kit
	r := c.Take(max(k.Row(tryRow, bodyText), k.Target(44)))
	number := w.Number(i + 1)
	pad := 10 * k.Unit
	left := r.X + 3.4*pad
	label := k.Text(number, gfx.SerifBold, bodyText, r.X+pad, r.Y+r.H/2, 0, ui.Ink).SetRole(stage.RoleSilent, "")
	if i >= len(s.tries) || s.tries[i].hint() {
		text := w.T("mistakes.try")
		switch {
		case i < len(s.tries) && s.tries[i].gone:
			text = w.T("mistakes.shown", "number", 1)
		case i < len(s.tries):
			text = w.T("puzzles.hint")
		case s.result() != 0:
			text = w.T("puzzles.spare")
		}
		frame := &table.Outline{Corners: table.RectangleCorners(r), Width: max(1.2*k.Unit, k.Device), Ink: ui.Edge.Colour(), Dash: 5 * k.Unit}
		c.On.Add(stage.Box("", frame, r).SetRole(stage.RoleSilent, ""), label,
			k.FitText(text, gfx.SerifItalic, bodyText, left, r.Y+r.H/2, 0, r.X+r.W-left-pad, ui.Body).SetRole(stage.RoleText, number+" "+text))
		return
	}
	t, p := &s.tries[i], s.puzzle
	right, role, icon := t.move == p.Answer(), ui.Loss, "icon-close"
	if right {
		role, icon = ui.Gain, "icon-confirm"
	}
	row := stage.Box(fmt.Sprint("try-", i+1), stage.NewPanel("pill", 0.6*k.Unit, 0), r)
	chance := review.Points(p.Lines[0].Win[p.Seat()] - t.loss)
	name := w.T("accessible.worth", "text", s.table.MoveName(p.Position, t.move), "note", w.T("puzzles.chance", "points", chance))
	row.SetRole(stage.RoleButton, name)
	row.Touch = &stage.Touch{Focus: true, Press: func() { s.look(i) }}
	mark := 18 * k.Unit
	x := r.X + r.W - pad - mark
	silent := stage.Group("").SetRole(stage.RoleSilent, "")
	silent.Add(label, stage.New("", &stage.Sprite{Name: icon, Tint: role.Colour()}, x+mark/2, r.Y+r.H/2, mark, mark))
	x -= 0.7 * pad
	silent.Add(k.Text(w.Number(chance), gfx.SansBold, bodyText, x, r.Y+r.H/2, 1, ui.Ink))
	width, _ := k.Fonts.Measure("100", gfx.SansBold, k.Size(bodyText))
	x -= width + pad
	bar := stage.Rect{X: x - barWidth*k.Unit, Y: r.Y + r.H/2 - barHeight*k.Unit/2, W: barWidth * k.Unit, H: barHeight * k.Unit}
	part := bar
	part.W = max(bar.H, bar.W*float64(chance)/100)
	silent.Add(stage.Box("", &stage.Panel{Name: "track", Unit: k.Unit, Tint: ui.Edge.Colour()}, bar), stage.Box("", &stage.Panel{Name: "track", Unit: k.Unit, Tint: role.Colour()}, part))
	silent.Add(analysis.MoveRow(k, s.table, w, p.Position, t.move, bodyText, stage.Rect{X: left, Y: r.Y, W: bar.X - pad - left, H: r.H}))
	c.On.Add(row, silent)
}

// shareText returns the text to share: the number of the deal, the tries as squares, and the days in a row. It gives nothing of the puzzle away.
func (s *Scene) shareText() string {
	w := s.ctx.Words
	text := "Azulejo · " + w.T("puzzles.daily.number", "number", int(s.day)) + "\n" + s.squares()
	if n := s.progress.Streak(today(s.now())); n > 1 {
		text += " " + w.T("puzzles.streak", "days", n)
	}
	return text
}

// squares returns a square for each try: hollow for a wrong one or a hint, full for the answer, dotted for one that was not needed.
func (s *Scene) squares() (text string) {
	for i := range progress.MostTries {
		switch {
		case i >= len(s.tries):
			text += "▫"
		case s.tries[i].move == s.puzzle.Answer():
			text += "■"
		default:
			text += "□"
		}
	}
	return text
}

// addShare adds the text to share once the daily deal has ended.
func (s *Scene) addShare(c *analysis.TextColumn) {
	if s.phase != ended {
		return
	}
	c.Gap(cardSpace)
	k := c.Kit
	r := c.Take(max(k.Target(44), 4.2*k.Size(bodyText)))
	c.On.Add(stage.Box("", stage.NewPanel("pill", 0.6*k.Unit, 0), r))
	lines := strings.Split(s.shareText(), "\n")
	pad := 14 * k.Unit
	text := r.Grow(-pad)
	if s.ctx.CanCopyLinks() {
		button := stage.Rect{Y: text.Y, W: 0.32 * text.W, H: text.H}
		button.X = text.X + text.W - button.W
		text.W -= button.W + pad
		c.On.Add(k.Button("puzzles-copy", s.ctx.Words.T("puzzles.copy"), false, button, s.copyShare).Node)
	}
	c.On.Add(k.FitText(lines[0], gfx.SerifBold, bodyText, text.X, r.Y+0.32*r.H, 0, text.W, ui.Ink))
	c.On.Add(s.squareRow(k, stage.Rect{X: text.X, Y: r.Y + 0.5*r.H, W: text.W, H: 0.4 * r.H}))
}

// copyShare copies the text to share, with the link of the daily deal.
func (s *Scene) copyShare() {
	s.ctx.CopyLink(route.Address(route.Puzzle{Set: dailySet}), s.shareText())
	s.ctx.Notify(s.ctx.Words.T("puzzles.copied"))
}

// squareRow draws the squares of the text to share, and what follows them.
func (s *Scene) squareRow(k *ui.Kit, r stage.Rect) *stage.Node {
	row, side := stage.Group("").SetRole(stage.RoleSilent, ""), 0.7*r.H
	x := r.X + side/2
	for i := range progress.MostTries {
		at := stage.Rect{X: x - side/2, Y: r.Y + r.H/2 - side/2, W: side, H: side}
		frame := &table.Outline{Corners: table.RectangleCorners(stage.Rect{W: side, H: side}), Width: max(2*k.Unit, k.Device), Ink: ui.Loss.Colour()}
		switch {
		case i >= len(s.tries):
			frame.Ink, frame.Dash = ui.Edge.Colour(), 4*k.Unit
		case s.tries[i].move == s.puzzle.Answer():
			frame.Ink, frame.Fill = ui.Gain.Colour(), ui.Gain.Colour()
		}
		row.Add(stage.Box("", frame, at))
		x += 1.5 * side
	}
	if n := s.progress.Streak(today(s.now())); n > 1 {
		text := s.ctx.Words.T("puzzles.streak", "days", n)
		row.Add(k.FitText(text, gfx.Serif, smallText, x, r.Y+r.H/2, 0, r.X+r.W-x, ui.Body))
	}
	return row
}
