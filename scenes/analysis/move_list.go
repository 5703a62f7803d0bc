package analysis

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// MoveList lists the moves of a reviewed game by round, with their marks and what they cost. The move shown is highlighted and has a second line with the
// better move. The list is one tab stop: up and down step through the moves.
type MoveList struct {
	Reviewed
	// Choose is called with the step that the player chose.
	Choose func(step int)
	// Branched are the numbers of moves after which branches begin. The moves there have a sign.
	Branched []int

	kit      *ui.Kit
	room     stage.Rect
	line     logLine
	entries  map[int]Entry // by step
	rows     []listRow
	first    int     // the first visible row
	scrolled float64 // the fraction of a row scrolled so far, not yet visible
	drawn    listState
	focus    *stage.Node
	content  *stage.Node
	presses  *stage.Node
	list     *stage.Node // for screen readers
}

// listRow is a row: the heading of a round, a move, or the better move below it.
type listRow struct {
	step    int
	heading bool
	better  bool
}

// listState is what a picture of the list depends on after Build.
type listState struct {
	first, count int
	rows         []rowState // those visible, and that of the step shown
}

// rowState is what the picture of a row depends on.
type rowState struct {
	row           listRow
	chosen, known bool
	before, after int
	grade         review.Grade
	best          engine.Move
}

// state returns what the picture of the list depends on.
func (l *MoveList) state() listState {
	s := listState{first: l.first, count: len(l.rows)}
	add := func(row listRow) {
		step, r := &l.Review.Steps[row.step], rowState{row: row, chosen: row.step == l.Step}
		r.before, r.after, r.known = l.Change(row.step)
		r.grade, r.best = step.Grade, step.Compared.Best.Move
		s.rows = append(s.rows, r)
	}
	for _, row := range l.visibleRows() {
		add(row)
	}
	if l.Step < len(l.Review.Steps) {
		add(listRow{step: l.Step})
	}
	return s
}

// Lengths of a row in design units.
const (
	listText   = 16.0
	listMark   = 24.0
	listGap    = 7.0
	listHeight = 36.0
)

// Build adds the list to a node, in r.
func (l *MoveList) Build(k *ui.Kit, on *stage.Node, r stage.Rect) {
	l.kit, l.room, l.drawn = k, r, listState{}
	l.describe()
	l.focus = stage.Box("moves", nil, r)
	l.focus.Touch = &stage.Touch{
		Focus: true,
		Arrow: func(_, dy int) bool { return dy != 0 && l.choose(l.Next(l.Step, dy)) },
		Step:  func() { l.choose(l.Next(l.Step, 1)) },
	}
	l.content, l.presses, l.list = stage.Group("rows").SetRole(stage.RoleSilent, ""), stage.Group(""), stage.Group("").SetRole(stage.RoleList, "")
	on.Add(l.content, l.focus, l.presses, l.list)
	l.layOutRows()
	l.Draw()
}

func (l *MoveList) choose(step int) bool {
	if step == l.Step {
		return false
	}
	l.Choose(step)
	return true
}

// describe describes all moves.
func (l *MoveList) describe() {
	l.entries = map[int]Entry{}
	var all []Entry
	for i, s := range l.Review.Steps {
		if s.Seat == engine.Nature {
			continue
		}
		before := l.Cursor.Match.At(s.At)
		l.entries[i] = moveEntry(&l.Game, before, l.Cursor.Match.Moves()[s.At], moveScore{}, s.At+1)
		all = append(all, l.entries[i])
	}
	width := l.room.W - l.leading() - l.trailing()
	l.line = lineFor(&l.Game, l.kit, all, stage.Rect{W: width, H: l.room.H})
}

// betterEntry returns the entry of the better move of a step.
func (l *MoveList) betterEntry(step int) Entry {
	s := &l.Review.Steps[step]
	return moveEntry(&l.Game, l.Cursor.Match.At(s.At), s.Compared.Best.Move, moveScore{}, s.At+1)
}

// leading returns the width of the number of a move, and trailing that of its mark and loss.
func (l *MoveList) leading() float64 {
	return l.width(l.Words.Number(999)) + listGap*l.kit.Unit
}

func (l *MoveList) trailing() float64 {
	return l.width(l.Words.Signed(-99)) + max(listMark*l.kit.Unit, gradeText*l.kit.MinTextSize()) + 2.7*listGap*l.kit.Unit
}

func (l *MoveList) width(text string) float64 {
	w, _ := l.kit.Fonts.Measure(text, gfx.SansBold, l.kit.Size(listText))
	return w
}

// rowHeight returns the height of a row.
func (l *MoveList) rowHeight() float64 {
	return max(l.line.height(), min(listHeight*l.kit.Unit, l.room.H/6))
}

// layOutRows lists the rows.
func (l *MoveList) layOutRows() {
	l.rows = nil
	round := 0
	for i, s := range l.Review.Steps {
		if s.Seat == engine.Nature {
			continue
		}
		if n := l.Round(i); n != round {
			round = n
			l.rows = append(l.rows, listRow{step: i, heading: true})
		}
		l.rows = append(l.rows, listRow{step: i})
		if i == l.Step && l.Improvable(i) {
			l.rows = append(l.rows, listRow{step: i, better: true})
		}
	}
	l.first = max(0, min(l.first, len(l.rows)-l.visible()))
}

// visible returns the number of rows that have room.
func (l *MoveList) visible() int { return max(1, int(l.room.H/l.rowHeight())) }

// visibleRows returns the rows that have room. The first one is the heading of a round, in the place of a move if the heading itself is further up.
func (l *MoveList) visibleRows() []listRow {
	all := slices.Clone(l.rows[l.first:min(len(l.rows), l.first+l.visible())])
	if len(all) > 0 {
		all[0] = listRow{step: all[0].step, heading: true}
	}
	return all
}

// Reveal lists the rows anew after a change of the step, and scrolls as far as necessary to show it with a row before and after it.
func (l *MoveList) Reveal() {
	l.layOutRows()
	for i, row := range l.rows {
		if row.step != l.Step || row.heading {
			continue
		}
		l.first = min(l.first, max(0, i-2))
		l.first = max(l.first, min(i+2, len(l.rows))-l.visible())
	}
	if l.Step == len(l.Review.Steps) {
		l.first = max(0, len(l.rows)-l.visible())
	}
	l.Draw()
}

// Refresh lists the rows anew after new answers of the review. If the step shown is visible it stays so, with its better move; otherwise the list stays where it
// was scrolled to.
func (l *MoveList) Refresh() {
	for _, row := range l.visibleRows() {
		if row.step == l.Step && !row.heading {
			l.Reveal()
			return
		}
	}
	l.layOutRows()
	l.Draw()
}

// Scroll scrolls by a number of notches of the wheel.
func (l *MoveList) Scroll(notches float64) { l.scrollRows(-notches * entriesPerNotch) }

// scrollRows scrolls down by rows, which may be a fraction.
func (l *MoveList) scrollRows(by float64) {
	l.scrolled += by
	n := int(l.scrolled)
	l.scrolled -= float64(n)
	to := max(0, min(l.first+n, len(l.rows)-l.visible()))
	if to != l.first {
		l.first = to
		l.Draw()
	}
}

// Contains reports whether a point is on the list.
func (l *MoveList) Contains(x, y float64) bool { return l.room.Contains(x, y) }

// Draw redraws the visible rows, unless they stay as they are.
func (l *MoveList) Draw() {
	state := l.state()
	if state.first == l.drawn.first && state.count == l.drawn.count && slices.Equal(state.rows, l.drawn.rows) {
		return
	}
	l.drawn = state
	l.content.Clear()
	l.presses.Clear()
	l.list.Clear()
	l.focus.SetRole(stage.RoleButton, l.Words.T("accessible.pile", "label", l.Words.T("accessible.moves"), "value", l.Sentence(l.Step)))
	height, rows := l.rowHeight(), l.visibleRows()
	for i, row := range rows {
		r := stage.Rect{X: l.room.X, Y: l.room.Y + float64(i)*height, W: l.room.W, H: height}
		switch {
		case row.heading:
			l.drawHeading(row, r, i == 0, i == 0 && len(rows) > 1 && rows[1].heading)
			continue
		case row.step == l.Step:
			l.drawChosen(row, r)
		default:
			l.drawMove(row.step, r)
		}
		if row.better {
			continue
		}
		sentence := l.Sentence(row.step)
		if l.branched(row.step) {
			sentence = l.Words.T("accessible.worth", "text", sentence, "note", l.Words.T("branch.list"))
		}
		l.list.Add(stage.Box("", nil, r).SetRole(stage.RoleItem, sentence))
		l.addPress(row, r)
	}
	if n := len(l.rows); n > l.visible() {
		long := max(l.room.H*float64(l.visible())/float64(n), 24*l.kit.Unit)
		y := l.room.Y + (l.room.H-long)*float64(l.first)/float64(n-l.visible())
		l.content.Add(stage.Box("", stage.Track(0.3*l.kit.Unit, ui.Ink.Colour().Fade(0.3)), stage.Rect{X: l.room.X + l.room.W + 3*l.kit.Unit, Y: y, W: 3 * l.kit.Unit, H: long}))
	}
}

// addPress makes a row choose its move, and drag the list.
func (l *MoveList) addPress(row listRow, r stage.Rect) {
	n, held := stage.Box(fmt.Sprint("move-", row.step), nil, r), 0.0
	n.Touch = &stage.Touch{
		Press:     func() { l.choose(row.step) },
		DragStart: func(_, y float64) bool { held = y; return true },
		Drag:      func(_, y float64) { l.scrollRows((held - y) / r.H); held = y },
	}
	l.presses.Add(n)
}

// drawHeading draws the heading of a round. The first one visible also says what the numbers at the right are, and says only that if it is ended, directly above
// the heading of the next round.
func (l *MoveList) drawHeading(row listRow, r stage.Rect, first, ended bool) {
	k, y, round := l.kit, r.Y+r.H/2, ""
	if !ended {
		round = l.Words.T("play.round", "round", l.Round(row.step))
	}
	name := k.FitText(round, gfx.SerifBold, listText, r.X+4*k.Unit, y, 0, 0.5*r.W, ui.Ink)
	l.content.Add(name)
	if first {
		room := r.W - table.Width(k, name) - (4+2*listGap)*k.Unit
		l.content.Add(k.FitText(l.Words.T("review.lost"), gfx.Sans, listText-2, r.X+r.W-listGap*k.Unit, y, 1, room, ui.Body))
	}
}

// drawChosen draws the row of the step shown, or the better move below it, on a dark ground.
func (l *MoveList) drawChosen(row listRow, r stage.Rect) {
	l.content.Add(stage.Box("", &stage.Fill{Colour: ui.Accent.Colour()}, r))
	if !row.better {
		l.drawMove(row.step, r)
		return
	}
	k, u, y := l.kit, l.kit.Unit, r.Y+r.H/2
	before, after, _ := l.Change(row.step)
	note := l.Words.T("review.gain", "before", after, "after", before)
	right := r.X + r.W - listGap*u
	l.content.Add(k.Text(note, gfx.SansBold, listText, right, y, 1, ui.OnAccent))
	e, word := l.betterEntry(row.step), l.Words.T("review.better")
	x, wide := r.X+listGap*u, max(l.width(word)+listGap*u, l.leading()-listGap*u)
	inner := stage.Rect{X: x + wide, Y: r.Y, W: right - l.width(note) - listGap*u - x - wide, H: r.H}
	l.content.Add(k.Text(word, gfx.SerifItalic, listText, x, y, 0, ui.OnAccent))
	line := l.line
	line.unnamed = true // as in the row above
	for line.icons < targetIcons && !line.fits([]Entry{e}, inner.W) {
		line.icons++
	}
	l.drawEntry(&line, e, inner, true)
}

// branched reports whether a branch begins at a step.
func (l *MoveList) branched(step int) bool { return slices.Contains(l.Branched, l.MovesBefore(step)) }

// branchSign is the side of the sign of a branch in sizes of the text.
const branchSign = 1.1

// drawMove draws a move with its number, mark and loss, and a sign if a branch begins there.
func (l *MoveList) drawMove(step int, r stage.Rect) {
	k, u, y := l.kit, l.kit.Unit, r.Y+r.H/2
	chosen := step == l.Step
	var ink, number gfx.Paint = ui.Body, ui.Body
	loss, known := l.MoveLoss(step)
	if chosen {
		ink, number = ui.OnAccent, ui.OnAccent
	} else if known && loss > 0 && l.Improvable(step) {
		ink = ui.Loss
	}
	gap := listGap * u
	l.content.Add(k.Text(l.Words.Number(l.Number(step)), gfx.Sans, listText, r.X+l.leading()-gap, y, 1, number))
	right := r.X + r.W - gap
	l.content.Add(k.Text(l.lossText(step), gfx.SansBold, listText, right, y, 1, ink))
	side := listMark * u
	l.content.Add(GradeMark(k, l.Review.Steps[step].Grade, r.X+r.W-l.trailing()+side/2+gap/2, y, side))
	entry := stage.Rect{X: r.X + l.leading(), Y: r.Y, W: r.W - l.leading() - l.trailing(), H: r.H}
	if l.branched(step) {
		sign := branchSign * k.Size(listText)
		entry.W -= sign + gap/2
		l.content.Add(stage.New("branch-sign", &stage.Sprite{Name: "icon-redo", Tint: number.Colour()}, entry.X+entry.W+gap/2+sign/2, y, sign, sign))
	}
	l.drawEntry(&l.line, l.entries[step], entry, chosen)
}

// drawEntry draws a line of a move, in light colours for the move shown.
func (l *MoveList) drawEntry(of *logLine, e Entry, r stage.Rect, chosen bool) {
	line, kit := *of, *of.Kit
	if line.Kit = &kit; chosen {
		kit.On = ui.OnAccentTheme()
	}
	l.content.Add(line.draw(e, r)...)
}
