package lessons

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// List is the dialog in which a lesson is chosen: the lessons of one course, with tabs for the others.
type List struct {
	dialog  dialog.Scene
	courses []lesson.Course
	course  int // the index of the course shown
}

// NewList returns the list with the course of a name, or the first course.
func NewList(course string) *List {
	l := &List{courses: games.Courses()}
	l.course = max(0, slices.IndexFunc(l.courses, func(c lesson.Course) bool { return c.Name == course }))
	l.dialog.Build = l.build
	return l
}

// Route implements game.Located.
func (l *List) Route() game.Route { return route.Lessons{Course: l.courses[l.course].Name} }

// Load implements game.Loader. A browser loads the names of lessons when they are first needed.
func (l *List) Load(c *game.Context) (bool, error) { return c.Words.LoadLessons() }

// Layout implements game.Scene.
func (l *List) Layout(c *game.Context) { l.dialog.Layout(c) }

// Update implements game.Scene.
func (l *List) Update(c *game.Context) { l.dialog.Update(c) }

// Draw implements game.Scene.
func (l *List) Draw(c *game.Context) { l.dialog.Draw(c) }

// Pause implements game.Pauser.
func (l *List) Pause(c *game.Context) { l.dialog.Pause(c) }

// Moving implements game.Animated.
func (l *List) Moving() bool { return false }

// build lays the list out. The first lesson of the course that has not been completed has the focus.
func (l *List) build(c *game.Context) *stage.Node {
	l.dialog.First = lessonName(max(0, slices.IndexFunc(l.courses[l.course].Lessons, func(each *lesson.Lesson) bool { return !done(c, each) })))
	k := dialog.NewTouchKit(c)
	if k.Handheld() {
		return l.list(k)
	}
	return l.sheet(k)
}

// list lays the lessons out in a handheld window. It is as high as the longest course, so that the tabs stay where they are.
func (l *List) list(k dialog.Kit) *stage.Node {
	least := 0.0
	for _, each := range l.courses {
		least = max(least, k.ListHeight(l.courseList(k, each)))
	}
	list := l.courseList(k, l.courses[l.course])
	list.Least = least
	return k.List(list, &l.dialog.Scrolled)
}

// courseList returns the list of a course.
func (l *List) courseList(k dialog.Kit, course lesson.Course) dialog.List {
	tick, closing := 34*k.UI.Unit, k.CloseButton()
	closing.Primary = false // next to the button that starts a game, or below a first lesson
	return dialog.List{Name: "lessons", Title: k.Words.T("lesson.title"), Columns: 2, Buttons: []dialog.Button{l.playButton(k), closing},
		Tabs: func(on *stage.Node, r stage.Rect) float64 { return l.addTabs(k, on, r) },
		Rows: func(width float64) (rows []dialog.Row) {
			i := -1
			for part, lessons := range course.Parts() {
				if key := headings()[part]; key != "" && len(lessons) > 0 {
					rows = append(rows, k.HeadingRow(k.Words.T(key)))
				}
				for _, each := range lessons {
					i++
					high := k.UI.WrappedButtonHeight(lessonLabel(k, i, each), 20, width-2*tick)
					at := i
					rows = append(rows, k.TallRow(high, func(r stage.Rect) *stage.Node { return l.button(k, at, each, r, tick) }))
				}
			}
			return rows
		}}
}

// area is a part of the sheet.
type area int

const (
	_ area = iota
	tabsArea
	wellArea
	otherArea
	playArea
	closeArea
	// firstArea is the first lesson. The areas of the others follow.
	firstArea
)

// plan says how areas are arranged.
type plan = layout.Box[area]

// Lengths of the sheet in design units.
const (
	sheetWidth    = 900.0 // at the usual text size
	sheetMargin   = 24.0  // between the sheet and the edges of the window, both sides together
	sheetSide     = 32.0
	titleHeight   = 104.0
	rowHeight     = 52.0 // of a lesson, and of the tabs
	rowText       = 20.0
	rowGap        = 10.0
	headingText   = 24.0
	headingHeight = 1.8 // in text sizes
	footTop       = 26.0
	footHeight    = 54.0
	footText      = 22.0
	footBottom    = 30.0
)

// sheetColumns is the number of columns of lessons in the sheet.
const sheetColumns = 2

// headings returns the keys of the headings of the parts of a course. The first part has none.
func headings() [3]string { return [3]string{"", "lesson.well", "lesson.other"} }

// sheet lays the lessons out in two columns, those after the rules under headings.
func (l *List) sheet(k dialog.Kit) *stage.Node {
	course := l.courses[l.course]
	width, height, areas := dialog.SheetAreas(k, l.sheetPlan(k, course))
	s := k.Sheet("lessons", "lesson.title", width, height)
	l.addTabs(k, s.Body, tabsLine(k, areas[tabsArea]))
	for i, each := range course.Lessons {
		s.Body.Add(l.button(k, i, each, areas[firstArea+area(i)], 0))
	}
	for part, a := range []area{wellArea, otherArea} {
		if r, shown := areas[a]; shown {
			text := k.Words.T(headings()[part+1])
			s.Body.Add(k.UI.FitText(text, gfx.SerifBold, headingText, r.X, r.Y+r.H/2, 0, r.W, ui.Ink).SetRole(stage.RoleHeading, text))
		}
	}
	play := l.playButton(k)
	s.Body.Add(
		k.UI.Button(play.Name, play.Label, play.Primary, areas[playArea], play.Press).Node,
		k.UI.Button("close", k.Words.T("settings.close"), false, areas[closeArea], k.Context.Pop).Node)
	return s.Node
}

// sheetPlan returns the plan of the sheet for a course. The lessons become lower where the window has no room for them.
func (l *List) sheetPlan(k dialog.Kit, course lesson.Course) plan {
	u, gap := k.UI.Unit, rowGap*k.UI.Unit
	button := func(a area, height, text float64) plan {
		return plan{Area: a, Width: layout.Flexible(0), Height: layout.Size{Min: k.UI.Target(0), Pref: k.UI.Row(height, text)}}
	}
	grid := func(from, to int) plan {
		g := plan{Kind: layout.Grid, Columns: sheetColumns, Gap: gap}
		for i := from; i < to; i++ {
			g.Items = append(g.Items, button(firstArea+area(i), rowHeight, rowText))
		}
		return g
	}
	tabs := plan{Area: tabsArea, HeightFor: func(width float64) layout.Size {
		return layout.Fixed(l.addTabs(k, stage.Group(""), tabsLine(k, stage.Rect{W: width})))
	}}
	sheet := layout.InColumn(layout.Spacer[area](titleHeight*u), tabs, layout.Spacer[area](2*gap))
	first := 0
	for part, lessons := range course.Parts() {
		if part > 0 && len(lessons) > 0 {
			heading := plan{Area: wellArea + area(part-1)}.WithHeight(headingHeight * k.UI.Size(headingText))
			sheet.Items = append(sheet.Items, layout.Spacer[area](gap), heading)
		}
		sheet.Items = append(sheet.Items, grid(first, first+len(lessons)))
		first += len(lessons)
	}
	if missing := float64(l.mostRows() - sheetRows(course)); missing > 0 { // so that the tabs stay where they are
		row := layout.Size{Min: missing * (k.UI.Target(0) + gap), Pref: missing * (k.UI.Row(rowHeight, rowText) + gap)}
		sheet.Items = append(sheet.Items, plan{Height: row})
	}
	foot := layout.InRow(button(playArea, footHeight, footText), button(closeArea, footHeight, footText)).WithGap(gap)
	sheet.Items = append(sheet.Items, layout.Spacer[area](footTop*u), foot, layout.Spacer[area](footBottom*u))
	sheet.Width.Pref = min(sheetWidth*u*k.UI.TextGrowth(rowText), k.Context.W-sheetMargin*u)
	return sheet.Padded(sheetSide*u, 0)
}

// sheetRows returns the number of rows of the lessons of a course.
func sheetRows(c lesson.Course) (rows int) {
	for _, lessons := range c.Parts() {
		rows += (len(lessons) + sheetColumns - 1) / sheetColumns
	}
	return rows
}

// mostRows returns the number of rows of the course with the most.
func (l *List) mostRows() (most int) {
	for _, c := range l.courses {
		most = max(most, sheetRows(c))
	}
	return most
}

// tabsLine returns the first line of tabs in a rectangle.
func tabsLine(k dialog.Kit, r stage.Rect) stage.Rect {
	r.H = k.UI.Row(rowHeight, rowText)
	return r
}

// playButton returns the button that starts a guided game of the course.
func (l *List) playButton(k dialog.Kit) dialog.Button {
	course := l.courses[l.course]
	return dialog.Button{Name: "play", Label: k.Words.T("lesson.play"), Primary: !l.begins(k.Context), Press: func() { playGuided(k.Context, course) }}
}

// addTabs adds the choice of a course and returns its height.
func (l *List) addTabs(k dialog.Kit, on *stage.Node, r stage.Rect) float64 {
	var names []string
	for _, each := range l.courses {
		names = append(names, k.Words.T("game."+each.Name))
	}
	tabs := k.UI.Choice("course", k.Words.T("lesson.all"), names, l.course, r, func(i int) {
		l.course, l.dialog.Scrolled = i, 0
		l.Layout(k.Context)
	})
	tabs.EnlargeText(k.UI, footText) // tabs rank above the lessons
	on.Add(tabs.Node)
	return tabs.Height
}

// lessonName returns the name of the button of a lesson.
func lessonName(i int) string { return fmt.Sprint("lesson-", i+1) }

// lessonLabel returns the label of the button of a lesson.
func lessonLabel(k dialog.Kit, i int, each *lesson.Lesson) string {
	return fmt.Sprintf("%d  %s", i+1, k.Words.T("lesson."+each.Name))
}

// done reports whether a lesson has been completed.
func done(c *game.Context, each *lesson.Lesson) bool {
	return slices.Contains(c.Settings.Lessons, each.Name)
}

// begins reports whether no lesson of the course has been completed, so that the first one is the next step, and not a game.
func (l *List) begins(c *game.Context) bool {
	return !slices.ContainsFunc(l.courses[l.course].Lessons, func(each *lesson.Lesson) bool { return done(c, each) })
}

// button returns the button that starts a lesson, with a check mark if the lesson has been completed. tick is the width in pixels that is reserved for the
// mark at both sides of a label in several lines, or 0 for a label in one line.
func (l *List) button(k dialog.Kit, i int, each *lesson.Lesson, r stage.Rect, tick float64) *stage.Node {
	word, name := k.Words.T("lesson."+each.Name), lessonName(i)
	to := route.Lesson{Course: l.courses[l.course].Name, At: i}
	b := k.UI.Button(name, lessonLabel(k, i, each), i == 0 && l.begins(k.Context), r, func() { k.Context.Go(to) })
	if tick > 0 {
		b.WrapText(20, tick)
	}
	if done(k.Context, each) {
		side := 0.42 * r.H
		if tick > 0 {
			side = 0.7 * tick
		}
		b.Add(stage.New("", &stage.Sprite{Name: "icon-confirm", Tint: ui.Gain.Colour()}, r.W/2-0.8*side, 0, side, side))
		word = k.Words.T("lesson.known", "lesson", word)
	}
	return b.SetRole(stage.RoleButton, word)
}

// playGuided starts a guided game of a course, in which the person starts, against the easiest computer.
func playGuided(c *game.Context, course lesson.Course) {
	all := games.All()
	seats := seating.Players{{Name: c.Words.T("lesson.you"), Guided: true}, {Name: seating.ComputerNames()[0], Level: players.PlayableLevels()[0]}}
	m, err := seating.Setup{Start: 0}.Begin(games.Find(all, course.Name).Edition, len(seats))
	if err != nil {
		c.Notify(engine.Say(err, c.Words))
		return
	}
	saves.Begin(c, m, seats)
	c.Go(route.Play{Match: m, Players: seats})
}
