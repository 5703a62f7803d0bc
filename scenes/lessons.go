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

// courses are all courses.
func courses() []lesson.Course { return read(lesson.Courses(games.Editions())) }

// cases are the positions that show single rules.
func cases() []*lesson.Lesson { return read(lesson.Cases(games.Editions())) }

// read is what was read of the program itself. Tests read all of it.
func read[T any](all T, err error) T {
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

// Route implements game.Located.
func (l *lessonSheet) Route() game.Route { return route.Lessons{Course: l.courses[l.course].Name} }

// There implements game.Awaiter: the names of lessons may still be on their way.
func (l *lessonSheet) There(c *game.Context) (bool, error) { return c.Words.Learn() }

// lay fits the list into the window. The keyboard begins with the first lesson that was not done, which is filled.
func (l *lessonSheet) lay(c *game.Context) *stage.Node {
	left := func(each *lesson.Lesson) bool { return !done(c, each) }
	l.first = lessonName(max(0, slices.IndexFunc(l.courses[l.course].Lessons, left)))
	k := sheetKit(c)
	if k.handheld() {
		return l.list(k)
	}
	return k.sheet(l.columns)
}

// list lays the lessons out below each other in a window that is held in the hand.
func (l *lessonSheet) list(k kit) *stage.Node {
	course, tick := l.courses[l.course], 34*k.Kit.Unit
	return k.list(list{name: "lessons", title: k.Words.T("lesson.title"), columns: 2, ways: []way{k.closes()},
		tabs: func(on *stage.Node, r stage.Rect) float64 { return l.tabs(k, on, r) },
		rows: func(width float64) (rows []leaf) {
			for i, each := range course.Lessons {
				if i == course.First {
					rows = append(rows, k.headLeaf(k.Words.T("lesson.well")))
				}
				high := k.Kit.WrappedHeight(lessonWord(k, i, each), 20, width-2*tick)
				rows = append(rows, k.pressed(high, func(r stage.Rect) *stage.Node { return l.button(k, i, each, r, tick) }))
			}
			return rows
		}}, &l.scrolled)
}

func lessonName(i int) string { return fmt.Sprint("lesson-", i+1) }

// done reports whether a lesson was done to its end.
func done(c *game.Context, each *lesson.Lesson) bool {
	return slices.Contains(c.Settings.Lessons, each.Name)
}

// columns lays the lessons out in columns, those on playing well under a heading of their own.
func (l *lessonSheet) columns(k kit) (*stage.Node, float64) {
	u, row, gap, foot, columns := k.Kit.Unit, k.Kit.Row(52, 20), k.Kit.Gap(10), k.Kit.Row(54, 22), 2
	course, head, top := l.courses[l.course], 1.8*k.Kit.Size(24), 104*u+row+2*gap
	high := func(lessons []*lesson.Lesson) float64 {
		return float64((len(lessons)+columns-1)/columns) * (row + gap)
	}
	rules, well := course.Lessons[:course.First], course.Lessons[course.First:]
	if len(well) == 0 {
		head = 0
	}
	s := k.dialog("lessons", "lesson.title", min(900*u*k.Kit.Spread(20), k.c.W-24*u), top+high(rules)+head+high(well)+46*u+foot)
	r := stage.Rect{X: 32 * u, Y: 104 * u, W: s.Rect.W - 64*u, H: row}
	l.tabs(k, s.Body, r)
	lay := func(lessons []*lesson.Lesson, from int) {
		for i, each := range lessons {
			s.Body.Add(l.button(k, from+i, each, cell(r, i, columns, gap, gap), 0))
		}
		r.Y += high(lessons)
	}
	r.Y = top
	lay(rules, 0)
	if len(well) > 0 {
		s.Body.Add(k.Kit.FitText(k.Words.T("lesson.well"), gfx.SerifBold, 24, r.X, r.Y+head/2, 0, r.W, ui.Ink).Says(stage.RoleHeading, k.Words.T("lesson.well")))
	}
	r.Y += head
	lay(well, course.First)
	return k.closed(s, foot, false)
}

// tabs choose the course. It returns their height.
func (l *lessonSheet) tabs(k kit, on *stage.Node, r stage.Rect) float64 {
	names := mapped(l.courses, func(each lesson.Course) string { return k.Words.T("game." + each.Name) })
	tabs := k.Kit.Choice("course", k.Words.T("lesson.all"), names, l.course, r, func(i int) {
		l.course, l.scrolled = i, 0
		l.Layout(k.c)
	})
	on.Add(tabs.Node)
	return tabs.Height
}

// lessonWord is what stands on the button of a lesson.
func lessonWord(k kit, i int, each *lesson.Lesson) string {
	return fmt.Sprintf("%d  %s", i+1, k.Words.T("lesson."+each.Name))
}

// button begins a lesson; a tick tells that it was done. Where tick pixels are kept for that at both sides, the word is wrapped between them.
func (l *lessonSheet) button(k kit, i int, each *lesson.Lesson, r stage.Rect, tick float64) *stage.Node {
	word, name := k.Words.T("lesson."+each.Name), lessonName(i)
	to := route.Lesson{Course: l.courses[l.course].Name, At: i}
	b := k.Kit.Button(name, lessonWord(k, i, each), name == l.first, r, func() { k.c.Go(to) })
	if tick > 0 {
		b.Wrapped(20, tick)
	}
	if done(k.c, each) {
		side := 0.42 * r.H
		if tick > 0 {
			side = 0.7 * tick
		}
		b.Add(stage.New("", &stage.Sprite{Name: "icon-confirm", Tint: gfx.Hex(ui.Gain)}, r.W/2-0.8*side, 0, side, side))
		word = k.Words.T("lesson.known", word)
	}
	return b.Says(stage.RoleButton, word)
}
