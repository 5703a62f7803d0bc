package lessons

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// In each course the first lesson that is not done is filled.
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
