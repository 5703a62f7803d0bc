package lessons

import (
	"fmt"
	"slices"

	"azulejo/engine/lesson"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
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

// build lays the list out. The first lesson of the course that has not been completed has the focus and is filled.
func (l *List) build(c *game.Context) *stage.Node {
	l.dialog.First = lessonName(max(0, slices.IndexFunc(l.courses[l.course].Lessons, func(each *lesson.Lesson) bool { return !done(c, each) })))
	k := dialog.NewTouchKit(c)
	if k.Handheld() {
		return l.list(k)
	}
	return k.FitWindow(l.sheet)
}

// list lays the lessons out in a handheld window.
func (l *List) list(k dialog.Kit) *stage.Node {
	course, tick := l.courses[l.course], 34*k.UI.Unit
	return k.List(dialog.List{Name: "lessons", Title: k.Words.T("lesson.title"), Columns: 2, Buttons: []dialog.Button{l.playButton(k), k.CloseButton()},
		Tabs: func(on *stage.Node, r stage.Rect) float64 { return l.addTabs(k, on, r) },
		Rows: func(width float64) (rows []dialog.Row) {
			for i, each := range course.Lessons {
				if i == course.First {
					rows = append(rows, k.HeadingRow(k.Words.T("lesson.well")))
				}
				high := k.UI.WrappedButtonHeight(lessonLabel(k, i, each), 20, width-2*tick)
				rows = append(rows, k.TallRow(high, func(r stage.Rect) *stage.Node { return l.button(k, i, each, r, tick) }))
			}
			return rows
		}}, &l.dialog.Scrolled)
}

// sheet lays the lessons out in two columns, those on playing well under a heading. It returns the sheet and its height.
func (l *List) sheet(k dialog.Kit) (*stage.Node, float64) {
	u, row, gap, foot, columns := k.UI.Unit, k.UI.Row(52, 20), k.UI.Gap(10), k.UI.Row(54, 22), 2
	course, head, top := l.courses[l.course], 1.8*k.UI.Size(24), 104*u+row+2*gap
	height := func(lessons []*lesson.Lesson) float64 {
		return float64((len(lessons)+columns-1)/columns) * (row + gap)
	}
	rules, well := course.Lessons[:course.First], course.Lessons[course.First:]
	if len(well) == 0 {
		head = 0
	}
	s := k.Sheet("lessons", "lesson.title", min(900*u*k.UI.TextGrowth(20), k.Context.W-24*u), top+height(rules)+head+height(well)+46*u+foot)
	r := stage.Rect{X: 32 * u, Y: 104 * u, W: s.Rect.W - 64*u, H: row}
	l.addTabs(k, s.Body, r)
	add := func(lessons []*lesson.Lesson, from int) {
		for i, each := range lessons {
			s.Body.Add(l.button(k, from+i, each, r.Cell(i, columns, gap, gap), 0))
		}
		r.Y += height(lessons)
	}
	r.Y = top
	add(rules, 0)
	if len(well) > 0 {
		s.Body.Add(k.UI.FitText(k.Words.T("lesson.well"), gfx.SerifBold, 24, r.X, r.Y+head/2, 0, r.W, ui.Ink).SetRole(stage.RoleHeading, k.Words.T("lesson.well")))
	}
	r.Y += head
	add(well, course.First)
	at := stage.Rect{X: r.X, Y: s.Rect.H - 30*u - foot, W: r.W, H: foot}
	play := l.playButton(k)
	s.Body.Add(k.UI.Button(play.Name, play.Label, play.Primary, at.Cell(0, columns, gap, gap), play.Press).Node)
	s.Body.Add(k.UI.Button("close", k.Words.T("settings.close"), false, at.Cell(1, columns, gap, gap), k.Context.Pop).Node)
	return s.Node, s.Rect.H
}

// playButton returns the button that starts a guided game of the course. It is filled once all lessons on the rules are done.
func (l *List) playButton(k dialog.Kit) dialog.Button {
	course := l.courses[l.course]
	ready := !slices.ContainsFunc(course.Lessons[:course.First], func(each *lesson.Lesson) bool { return !done(k.Context, each) })
	return dialog.Button{Name: "play", Label: k.Words.T("lesson.play"), Primary: ready, Press: func() { playGuided(k.Context, course) }}
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

// button returns the button that starts a lesson, with a check mark if the lesson has been completed. tick is the width in pixels that is reserved for the
// mark at both sides of a label in several lines, or 0 for a label in one line.
func (l *List) button(k dialog.Kit, i int, each *lesson.Lesson, r stage.Rect, tick float64) *stage.Node {
	word, name := k.Words.T("lesson."+each.Name), lessonName(i)
	to := route.Lesson{Course: l.courses[l.course].Name, At: i}
	b := k.UI.Button(name, lessonLabel(k, i, each), name == l.dialog.First, r, func() { k.Context.Go(to) })
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
