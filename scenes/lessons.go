package scenes

import (
	"fmt"
	"slices"

	"azulejo/engine/lesson"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
)

// lessonSheet is the list of lessons, to choose one.
type lessonSheet struct {
	sheet
	courses []lesson.Course
	course  int
}

// newLessons is the list with a course open.
func newLessons(course string) *lessonSheet {
	l := &lessonSheet{courses: courses()}
	l.course = max(0, slices.IndexFunc(l.courses, func(c lesson.Course) bool { return c.Name == course }))
	l.build = l.lay
	return l
}

// courses are all courses. They are part of the program, and tests read each.
func courses() []lesson.Course {
	all, err := lesson.Courses(games.Editions())
	if err != nil {
		panic(err)
	}
	return all
}

// cases are the positions that show single rules, read as surely.
func cases() []*lesson.Lesson {
	all, err := lesson.Cases(games.Editions())
	if err != nil {
		panic(err)
	}
	return all
}

// courseOf is the course of a name.
func courseOf(name string) lesson.Course {
	all := courses()
	return all[slices.IndexFunc(all, func(c lesson.Course) bool { return c.Name == name })]
}

// There implements game.Awaiter: the names of lessons may still be on their way.
func (l *lessonSheet) There(c *game.Context) (bool, error) { return c.Words.Learn() }

// lay fits the list into the window.
func (l *lessonSheet) lay(c *game.Context, close func()) (s *stage.Node) {
	pageKit(c).Within(c.H-16*c.Unit, func(k *ui.Kit) (height float64) {
		s, height = l.list(c, k, close)
		return height
	})
	l.focus(c)
	return s
}

// focus lets the keyboard begin with the first lesson that was not done.
func (l *lessonSheet) focus(c *game.Context) {
	l.first = "lesson-1"
	for i, each := range l.courses[l.course].Lessons {
		if !done(c, each) {
			l.first = lessonName(i)
			return
		}
	}
}

func lessonName(i int) string { return fmt.Sprint("lesson-", i+1) }

// done reports whether a lesson was done to its end.
func done(c *game.Context, each *lesson.Lesson) bool {
	return slices.Contains(c.Settings.Lessons, each.Name)
}

// list lays the lessons out in columns, those on playing well under a heading of their own.
func (l *lessonSheet) list(c *game.Context, k *ui.Kit, close func()) (*stage.Node, float64) {
	u, row, gap, foot := k.Unit, k.Row(52, 20), k.Gap(10), k.Row(54, 22)
	columns := columnsOf(c)
	if columns == 1 { // there is room for a finger's height
		row = max(row, min(40*k.Device, 0.045*c.H))
		foot = max(foot, row)
	}
	width := min(900*u*k.Spread(20), c.W-24*u)
	course := l.courses[l.course]
	rules := (course.First + columns - 1) / columns
	well := (len(course.Lessons) - course.First + columns - 1) / columns
	head := 1.8 * k.Size(24)
	top := 104 * u
	if len(l.courses) > 1 {
		top += row + 2*gap
	}
	height := top + float64(rules+well)*(row+gap) + 16*u + foot + 30*u
	if well > 0 {
		height += head
	}
	s := k.Sheet("lessons", c.Words.T("lesson.title"), width, height, c.W, c.H, close)
	side := 32 * u
	l.tabs(c, k, s.Body, stage.Rect{X: side, Y: 104 * u, W: width - 2*side, H: row})
	part := (width - 2*side - gap*float64(columns-1)) / float64(columns)
	at := func(i int, y float64) stage.Rect {
		return stage.Rect{X: side + float64(i%columns)*(part+gap), Y: y + float64(i/columns)*(row+gap), W: part, H: row}
	}
	for i, each := range course.Lessons[:course.First] {
		s.Body.Add(l.button(c, k, i, each, at(i, top)))
	}
	y := top + float64(rules)*(row+gap)
	if well > 0 {
		s.Body.Add(k.FitText(c.Words.T("lesson.well"), gfx.SerifBold, 24, side, y+head/2, 0, width-2*side, ui.Ink).Says(stage.RoleHeading, c.Words.T("lesson.well")))
	}
	for i, each := range course.Lessons[course.First:] {
		s.Body.Add(l.button(c, k, course.First+i, each, at(i, y+head)))
	}
	s.Body.Add(k.Button("close", c.Words.T("settings.close"), false, stage.Rect{X: width/2 - 110*u, Y: height - 30*u - foot, W: 220 * u, H: foot}, close).Node)
	return s.Node, height
}

// tabs choose the course.
func (l *lessonSheet) tabs(c *game.Context, k *ui.Kit, on *stage.Node, r stage.Rect) {
	if len(l.courses) < 2 {
		return
	}
	var names []string
	for _, each := range l.courses {
		names = append(names, c.Words.T("game."+each.Name))
	}
	on.Add(k.Choice("course", c.Words.T("lesson.all"), names, l.course, r, func(i int) {
		l.course = i
		l.Layout(c)
	}).Node)
}

// button begins a lesson; a tick tells that it was done.
func (l *lessonSheet) button(c *game.Context, k *ui.Kit, i int, each *lesson.Lesson, r stage.Rect) *stage.Node {
	word := c.Words.T("lesson." + each.Name)
	course := l.courses[l.course]
	b := k.Button(lessonName(i), fmt.Sprintf("%d  %s", i+1, word), lessonName(i) == l.first, r, func() { c.Go(route.Lesson{Course: course.Name, At: i}) })
	if done(c, each) {
		side := 0.42 * r.H
		b.Add(stage.New("", &stage.Sprite{Name: "icon-confirm", Tint: gfx.Hex(ui.Gain)}, r.W/2-0.8*side, 0, side, side))
		word = c.Words.T("lesson.known", word)
	}
	return b.Says(stage.RoleButton, word)
}
