package lessons

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestNextLessonIsFilled checks that in each course only the button of the first lesson that is not completed is filled.
func TestNextLessonIsFilled(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	c.Words.LoadLessons()
	for _, each := range games.Courses()[0].Lessons[:2] {
		c.Settings.Lessons = append(c.Settings.Lessons, each.Name)
	}
	l := NewList("azul")
	for course, next := range []string{"lesson-3", "lesson-1"} {
		l.course = course
		l.Layout(c)
		for _, name := range []string{"lesson-1", "lesson-2", "lesson-3"} {
			if filled := scenetest.Button(t, l.dialog.Screen.Root, name).Art.(*stage.Panel).Name == "button-primary"; filled != (name == next) {
				t.Errorf("%s of %s is filled: %v", name, l.courses[course].Name, filled)
			}
		}
	}
}

// TestTabsStayInPlace checks that the tabs of the courses do not move under the pointer when another course is chosen.
func TestTabsStayInPlace(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1024, 640}, {2560, 1440}, {390, 844}} {
		c := scenetest.Context(t, size[0], size[1])
		c.Words.LoadLessons()
		l := NewList("azul")
		var at []stage.Rect
		for course := range l.courses {
			l.course = course
			l.Layout(c)
			at = append(at, l.dialog.Screen.Root.Find("course-Azul").Bounds(), l.dialog.Screen.Root.Find("close").Bounds())
		}
		const rounding = 0.01
		if !at[0].In(at[2].Grow(rounding)) || !at[1].In(at[3].Grow(rounding)) {
			t.Errorf("%v: tabs and the close button move: %v", size, at)
		}
	}
}
