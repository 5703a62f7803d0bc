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

// Course is the list of lessons for a game.
type Course struct {
	// Name is the name of the game.
	Name string
	// First is the number of lessons on the rules; the other lessons are on strategy.
	First   int
	Lessons []*Lesson
}

// course holds the names of the lessons of a course, on the rules and on strategy.
type course struct {
	name            string
	rules, strategy []string
}

// Courses reads the courses for all games. The games of the lessons must be among editions.
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

// Cases reads the examples: short lessons that show a single rule each.
func Cases(editions []*engine.Edition) ([]*Lesson, error) {
	c, err := course{"case", strings.Fields("lines alone row cross floor single full tie pay runs ornaments few alike scarce stars numbers"), nil}.read(editions)
	return c.Lessons, err
}

func (c course) read(editions []*engine.Edition) (Course, error) {
	out := Course{Name: c.name, First: len(c.rules)}
	for _, name := range slices.Concat(c.rules, c.strategy) {
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
