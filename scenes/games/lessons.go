package games

import "azulejo/engine/lesson"

// Courses returns the courses of lessons of all games.
func Courses() []lesson.Course { return must(lesson.Courses(Editions())) }

// Cases returns the positions with which the rulebook shows single rules.
func Cases() []*lesson.Lesson { return must(lesson.Cases(Editions())) }

// must returns all. Errors cannot occur, since the embedded files are covered by tests.
func must[T any](all T, err error) T {
	if err != nil {
		panic(err)
	}
	return all
}
