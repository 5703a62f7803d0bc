package lesson

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
)

//go:embed data/*.json
var files embed.FS

// Course is the lessons of a game, in their order.
type Course struct {
	// Name is that of the game that is taught.
	Name string
	// First is how many teach the rules; the others teach to play well.
	First   int
	Lessons []*Lesson
}

// course is a course by the names of its lessons: on the rules, and on playing well.
type course struct {
	name        string
	rules, well []string
}

// Courses reads all courses for the games of some editions.
func Courses(editions []*engine.Edition) (all []Course, err error) {
	for _, c := range []course{
		{"azul", strings.Fields("goal take line centre score floor end grey"), strings.Fields("leave count columns finish")},
		{"pavilion", strings.Fields("goal take centre pay run ornament pass end sepia"), strings.Fields("bonus joker whole")},
	} {
		read, err := c.read(editions)
		if err != nil {
			return nil, err
		}
		all = append(all, read)
	}
	return all, nil
}

// Cases reads the positions that show single rules, each with what is done there.
func Cases(editions []*engine.Edition) ([]*Lesson, error) {
	c, err := course{"case", strings.Fields("lines alone row cross floor pay runs ornaments stars"), nil}.read(editions)
	return c.Lessons, err
}

func (c course) read(editions []*engine.Edition) (Course, error) {
	out := Course{Name: c.name, First: len(c.rules)}
	for _, name := range slices.Concat(c.rules, c.well) {
		name = c.name + "-" + name
		data, err := files.ReadFile("data/" + name + ".json")
		if err != nil {
			return out, err
		}
		l, err := read(data, editions)
		if err != nil {
			return out, fmt.Errorf("lesson %s: %w", name, err)
		}
		l.Name = name
		out.Lessons = append(out.Lessons, l)
	}
	return out, nil
}
