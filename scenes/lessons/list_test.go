package lessons

import (
	"slices"
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestOneButtonIsFilled checks that only the button that starts a game is filled, in a course without a completed lesson only its first lesson, and that
// the first lesson that is not completed has the focus.
func TestOneButtonIsFilled(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}, {820, 1180}} {
		c := scenetest.Context(t, size[0], size[1])
		c.Words.LoadLessons()
		for _, each := range games.Courses()[0].Lessons[:2] {
			c.Settings.Lessons = append(c.Settings.Lessons, each.Name)
		}
		l := NewList("azul")
		for course, want := range []struct{ filled, next string }{{"play", "lesson-3"}, {"lesson-1", "lesson-1"}} {
			l.course = course
			l.Layout(c)
			if filled := scenetest.Filled(l.dialog.Screen.Root); !slices.Equal(filled, []string{want.filled}) {
				t.Errorf("%v, %s: %q are filled, want %s", size, l.courses[course].Name, filled, want.filled)
			}
			if l.dialog.First != want.next {
				t.Errorf("%v, %s: %s has the focus, want %s", size, l.courses[course].Name, l.dialog.First, want.next)
			}
		}
	}
}

// TestTabsStayInPlace checks that the tabs of the courses do not move under the pointer when another course is chosen.
func TestTabsStayInPlace(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1024, 640}, {2560, 1440}, {390, 844}, {844, 390}, {820, 1180}} {
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
