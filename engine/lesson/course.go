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

// Course is the list of lessons for a game: on the rules, on strategy, and on the other side of the board.
type Course struct {
	// Name is the name of the game.
	Name    string
	Lessons []*Lesson
	// Rules and Strategy are the numbers of lessons of the first two parts.
	Rules, Strategy int
}

// Parts returns the lessons on the rules, on strategy, and on the other side of the board.
func (c *Course) Parts() [3][]*Lesson {
	well, other := c.Rules, c.Rules+c.Strategy
	return [3][]*Lesson{c.Lessons[:well], c.Lessons[well:other], c.Lessons[other:]}
}

// course holds the names of the lessons of the parts of a course.
type course struct {
	name                   string
	rules, strategy, other []string
}

// Courses reads the courses for all games. The games of the lessons must be among editions.
func Courses(editions []*engine.Edition) (all []Course, err error) {
	for _, c := range []course{
		{"azul", strings.Fields("take line score floor end"), strings.Fields("thumb leave count columns finish"), []string{"grey"}},
		{"pavilion", strings.Fields("take pay ornament pass end"), strings.Fields("thumb bonus joker whole"), []string{"sepia"}},
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
	names := strings.Fields("lines alone row cross floor single full tie pay runs ornaments few alike scarce stars numbers " +
		"centre column end grey short marker middle keep sepia")
	c, err := course{name: "case", rules: names}.read(editions)
	return c.Lessons, err
}

func (c course) read(editions []*engine.Edition) (Course, error) {
	out := Course{Name: c.name, Rules: len(c.rules), Strategy: len(c.strategy)}
	for _, name := range slices.Concat(c.rules, c.strategy, c.other) {
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
