package lessons

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// bar shows the title, pips and buttons of a lesson. It takes the place of the log and the buttons of a game.
type bar struct {
	node    *stage.Node
	heading *stage.Node // the title on the stage
	area    stage.Rect
	top     stage.Rect // the area of title and pips, if they are apart from the buttons
}

// barState is what the bar shows.
type barState struct {
	kit       *ui.Kit
	words     *locale.Words
	areas     table.Areas
	shape     table.Shape
	title     string
	steps, at int // the number of steps, and the current one
	buttons   []barButton
	backTo    func(step int) // nil during animations
}

// barButton is a button of the bar.
type barButton struct {
	name, icon, label string
	filled            bool // the action that the step waits for
	on                bool
	press             func()
}

// barState returns the current state of the bar.
func (s *Scene) barState() barState {
	still, f := s.phase == waitingForPlayer, s.board.Frame()
	st := barState{kit: s.kit(), words: s.ctx.Words, areas: s.board.Areas(), shape: f.Shape(), title: s.ctx.Words.T("lesson." + s.run.Name),
		steps: len(s.run.Steps), at: s.run.At()}
	if still {
		st.backTo = s.backTo
	}
	st.buttons = []barButton{
		{"leave", "close", "lesson.leave", false, true, s.openList},
		{"back", "undo", "lesson.back", false, still && (s.run.At() > 0 || s.lesson > 0), s.back},
		{"show", "hint", "lesson.show", s.needsHelp(), still && s.run.Shown() != engine.NoMove, s.showMove},
		{"skip", "redo", "lesson.skip", false, still, s.skipStep},
	}
	if s.board.Pending() {
		st.buttons[1] = barButton{"cancel", "close", "play.cancel", false, still, s.board.CancelPending}
	}
	if !s.run.Step().Waits() {
		st.buttons[3] = barButton{"next", "go", "lesson.next", true, still, s.nextLesson}
	}
	if s.run.Done() { // after the last lesson on the rules a whole game comes next, and after the last of all
		now := s.lesson == s.course.Rules-1 || s.lesson == len(s.course.Lessons)-1
		st.buttons[2] = barButton{"play", "play", "lesson.play", now, still, func() { playGuided(s.ctx, s.course) }}
		st.buttons[3].filled = !now
	}
	return st
}

// build lays the bar out: as a card if log and buttons form a column, otherwise as a row.
func (b *bar) build(st barState) {
	b.node.Clear()
	b.top = stage.Rect{}
	r, panel := st.areas.Buttons, st.areas.Panel
	column := panel.W > 0 && math.Abs(panel.X-r.X) < 1 && panel.Y < r.Y
	switch {
	case column:
		b.layOutCard(&st, r)
	case st.shape.Phone() && r.H > r.W:
		b.layOutPhoneColumn(&st, r)
	case st.shape.Phone():
		b.layOutPhoneRow(&st, r)
	default:
		if panel.X > r.X {
			r.W = max(r.W, panel.X+panel.W-r.X)
		}
		b.layOutRow(&st, r)
	}
}

// addTitle puts the title on the bar.
func (b *bar) addTitle(n *stage.Node, title string) {
	b.heading = n.SetRole(stage.RoleTitle, title)
	b.node.Add(b.heading)
}

// layOutCard lays the bar out at the bottom of a column.
func (b *bar) layOutCard(st *barState, r stage.Rect) {
	k := st.kit
	u := k.Unit
	pad, gap := 16*u, 12*u
	button := k.Row(50, 22)
	pips := 34 * u
	head, height := k.Lines(st.title, gfx.SerifBold, 25, 0, 0, r.W-2*pad, 0.5, ui.Ink)
	h := pad + height + gap + pips + gap + 2*button + gap + pad
	r.Y, r.H = r.Y+r.H-h, h
	b.addSlab(k, r)
	head.X, head.Y = r.X+r.W/2, r.Y+pad+0.675*k.Size(25)
	b.addTitle(head, st.title)
	all, col := st.buttons, table.Column{X: r.X + pad, Y: r.Y + pad + height + gap, W: r.W - 2*pad, Gap: gap}
	b.addPips(st, col.Take(pips))
	for i := 2; i >= 0; i -= 2 {
		pair := table.Row(col.Take(button), 2, gap)
		b.addButton(st, all[i], pair[0])
		b.addButton(st, all[i+1], pair[1])
	}
}

// addSlab adds the background of the bar.
func (b *bar) addSlab(k *ui.Kit, r stage.Rect) {
	b.area = r
	b.node.Add(stage.Box("", stage.NewPanel("pill", k.Unit, 0), r))
}

// layOutRow lays the bar out in a row.
func (b *bar) layOutRow(st *barState, r stage.Rect) {
	k := st.kit
	u := k.Unit
	gap := 14 * u
	r.Y += 6 * u
	b.addSlab(k, r.Grow(4*u))
	r = stage.Rect{X: r.X + 4*u, Y: r.Y, W: r.W - 8*u, H: r.H}
	wide := min(150*u*k.TextGrowth(22), 0.15*r.W)
	for i, each := range st.buttons { // two at each end
		x := r.X + float64(i)*(wide+gap)
		if i > 1 {
			x = r.X + r.W - wide - float64(3-i)*(wide+gap)
		}
		b.addButton(st, each, stage.Rect{X: x, Y: r.Y, W: wide, H: r.H})
	}
	left, right := r.X+2*(wide+gap), r.X+r.W-2*(wide+gap)
	b.addTitleAndPips(st, stage.Rect{X: left, Y: r.Y, W: right - left, H: r.H})
}

// addTitleAndPips adds title and pips between the buttons: next to each other, or the pips below.
func (b *bar) addTitleAndPips(st *barState, r stage.Rect) {
	k := st.kit
	pips := 30 * k.Unit * float64(st.steps)
	x, y := r.Middle()
	w, _ := k.Fonts.Measure(st.title, gfx.SerifBold, k.Size(25))
	if w+pips+20*k.Unit <= r.W {
		b.addTitle(k.FitText(st.title, gfx.SerifBold, 25, r.X, y, 0, r.W-pips, ui.Ink), st.title)
		b.addPips(st, stage.Rect{X: r.X + r.W - pips, Y: r.Y, W: pips, H: r.H})
		return
	}
	b.addTitle(k.FitBox(st.title, gfx.SerifBold, 25, x, r.Y+0.3*r.H, 0.5, r.W, 0.55*r.H, ui.Ink), st.title)
	b.addPips(st, stage.Rect{X: r.X, Y: r.Y + 0.58*r.H, W: r.W, H: 0.4 * r.H})
}

// layOutPhoneRow lays the bar out on a portrait phone: a row of icon buttons, with title and pips at the top.
func (b *bar) layOutPhoneRow(st *barState, r stage.Rect) {
	k := st.kit
	d := k.Device
	b.addSlab(k, r.Grow(4*d))
	b.addIconButtons(st, table.Row(r, len(st.buttons), 8*d))
	b.addHead(st)
}

// addHead adds title and pips in the area of the table's title.
func (b *bar) addHead(st *barState) {
	k, r := st.kit, st.areas.Title
	d := k.Device
	if c := st.areas.TitleCorner; c.W > 0 {
		r.W = c.X - r.X - 6*d
	}
	foot := r.Y + r.H
	r.H = max(r.H, 44*d)
	r.Y = max(2*d, foot-r.H)
	b.top = r
	b.node.Add(stage.Box("", stage.NewPanel("pill", k.Unit, 0), r))
	b.addTitle(k.FitText(st.title, gfx.SerifBold, 16*d/k.Unit, r.X+r.W/2, r.Y+0.3*r.H, 0.5, r.W-12*d, ui.Ink), st.title)
	b.addPips(st, stage.Rect{X: r.X + 6*d, Y: r.Y + 0.54*r.H, W: r.W - 12*d, H: 0.42 * r.H})
}

// layOutPhoneColumn lays the bar out on a landscape phone.
func (b *bar) layOutPhoneColumn(st *barState, r stage.Rect) {
	k := st.kit
	d := k.Device
	b.addSlab(k, r)
	b.addTitle(k.FitLines(st.title, gfx.SerifBold, 0, stage.Rect{X: r.X + 6*d, Y: r.Y + 4*d, W: r.W - 12*d, H: 58 * d}, ui.Ink), st.title)
	b.addPips(st, stage.Rect{X: r.X + 4*d, Y: r.Y + 62*d, W: r.W - 8*d, H: 28 * d})
	gap, top := 8*d, 92*d
	high := (r.H - top - float64(len(st.buttons))*gap) / float64(len(st.buttons))
	col := table.Column{X: r.X + 6*d, Y: r.Y + top, W: r.W - 12*d, Gap: gap}
	var rects []stage.Rect
	for range st.buttons {
		rects = append(rects, col.Take(high))
	}
	b.addIconButtons(st, rects)
}

// addButton adds a button with its label.
func (b *bar) addButton(st *barState, each barButton, r stage.Rect) {
	b.node.Add(st.kit.Button("lesson-"+each.name, st.words.T(each.label), each.filled, r, each.press).Enable(each.on).Node)
}

// addIconButtons adds all buttons, with icons, in rectangles.
func (b *bar) addIconButtons(st *barState, rects []stage.Rect) {
	made := make([]*ui.Button, len(st.buttons))
	for i, each := range st.buttons {
		made[i] = st.kit.IconButton("lesson-"+each.name, "icon-"+each.icon, st.words.T(each.label), each.filled, rects[i], each.press).Enable(each.on)
		b.node.Add(made[i].Node)
	}
	ui.MatchIconTexts(made)
}

// minPip is the least width of a step's rhombus with its margin, in device-independent pixels; narrower bars have two rows of them.
const minPip = 13

// addPips adds a rhombus for each step. Completed steps can be returned to; the current one has a golden edge.
func (b *bar) addPips(st *barState, r stage.Rect) {
	k, row := st.kit, st.steps // row is the number of rhombuses in a row
	rows, step := 1, min(max(30*k.Unit, k.Target(0)), r.W/float64(row))
	if step < minPip*k.Device {
		rows, row = 2, (row+1)/2
		step = min(r.W/float64(row), r.H/float64(rows))
	}
	side := 0.52 * step
	x, y := r.Middle()
	for i := range st.steps {
		in := min(row, st.steps-i/row*row) // the number in this row
		b.addPip(st, i, stage.Rect{X: x + (float64(i%row)-float64(in)/2)*step, Y: y + (float64(i/row)-float64(rows)/2)*step, W: step, H: step}, side)
	}
}

// pipName returns the name of the node of a step.
func pipName(step int) string { return fmt.Sprint("pip-", step+1) }

// addPip adds the rhombus of a step.
func (b *bar) addPip(st *barState, i int, r stage.Rect, side float64) {
	k, at := st.kit, st.at
	state := ui.RhombusDone
	switch {
	case i == at:
		state = ui.RhombusCurrent
	case i > at:
		state = ui.RhombusAhead
	}
	n := k.Rhombus(pipName(i), state, r, side)
	word := st.words.T("lesson.step", "step", i+1, "steps", st.steps)
	n.SetRole(stage.RoleText, word)
	if i < at && st.backTo != nil && r.W >= k.Target(0) {
		n.SetRole(stage.RoleButton, word)
		n.Touch = &stage.Touch{Focus: true, Press: func() { st.backTo(i) }}
	}
	n.Accessible.Current = i == at
	b.node.Add(n)
}
