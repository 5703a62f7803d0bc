package rulebook

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game/locale"
	"azulejo/scenes/games"
)

// book is the content of the rulebook.
type book struct {
	games   []games.Game
	courses []lesson.Course
	lessons []*lesson.Lesson // of all courses, and the cases
	pages   []page
}

func newBook(all []games.Game) *book {
	b := &book{games: all, courses: games.Courses(), lessons: games.Cases(), pages: newPages()}
	for _, c := range b.courses {
		b.lessons = append(b.lessons, c.Lessons...)
	}
	return b
}

// page is a page of the rulebook. The keys of its text start with "rules." and its name.
type page struct {
	title       string // of its game
	name        string
	lesson      string // that teaches it, "" for none
	pictures    []picture
	arrangement arrangement
}

// arrangement is how the pictures of a page are laid out.
type arrangement uint8

const (
	plain     arrangement = iota
	captioned             // with text, and with what they score
	floorCost             // the first one is a floor line with its cost
	payments              // one picture and a list of payments
)

// text returns all text of the page, the captions last.
func (p *page) text(w *locale.Words) string {
	key := "rules." + p.name
	text := []string{w.T(key), w.T(key + ".text")}
	for _, e := range p.pictures {
		switch {
		case e.key == "":
		case e.crop == cropTarget:
			text = append(text, w.T(key+"."+e.key), w.T(key+"."+e.key+".text"))
		default:
			text = append(text, w.T(key+"."+e.key))
		}
	}
	if p.arrangement == payments {
		text = append(text, w.T(key+".all"), w.T(key+".jokers"), w.T(key+".alone"))
	}
	return strings.ReplaceAll(strings.Join(text, " "), "\n", " ")
}

// picture is a step of a lesson or of a case as the table of its game draws it. What it scores is computed by the rules.
type picture struct {
	lesson string
	step   int
	crop   crop
	key    string        // of its caption, behind that of the page; "" for none
	source engine.Source // of the points that it shows, at the end of a game
}

// crop is the part of a table in a picture.
type crop uint8

const (
	cropBoard crop = iota
	cropOffer
	cropWall
	cropTarget // what the step points at
)

// lessonOf returns the course of a lesson and its index there.
func (b *book) lessonOf(name string) (course string, at int, ok bool) {
	for _, c := range b.courses {
		for i, l := range c.Lessons {
			if l.Name == name {
				return c.Name, i, true
			}
		}
	}
	return "", 0, false
}

// run returns the step of a lesson that a picture shows.
func (b *book) run(p picture) *lesson.Run {
	at := slices.IndexFunc(b.lessons, func(l *lesson.Lesson) bool { return l.Name == p.lesson })
	return lesson.Until(b.lessons[at], p.step)
}

// newPages returns the pages of all games in their order.
func newPages() []page {
	const azul, pavilion = "game.azul", "game.pavilion"
	at := func(lesson string, step int, crop crop) picture {
		return picture{lesson: lesson, step: step, crop: crop}
	}
	one := func(lesson string, step int, key string) picture {
		return picture{lesson: lesson, step: step, crop: cropTarget, key: key}
	}
	end := func(step int, key string, source engine.Source) picture {
		return picture{lesson: "azul-end", step: step, crop: cropWall, key: key, source: source}
	}
	return []page{
		{azul, "table", "azul-goal", []picture{at("azul-take", 0, cropOffer), at("azul-take", 0, cropBoard)}, plain},
		{azul, "offer", "azul-take", []picture{at("azul-take", 0, cropOffer), at("azul-take", 2, cropOffer)}, plain},
		{azul, "lines", "azul-line", []picture{at("azul-line", 2, cropBoard)}, plain},
		{azul, "tiling", "azul-score", []picture{one("case-alone", 1, "alone"), one("case-row", 1, "row"), one("case-cross", 1, "cross")}, captioned},
		{azul, "floor", "azul-floor", []picture{one("case-floor", 0, ""), at("azul-centre", 2, cropBoard)}, floorCost},
		{azul, "end", "azul-end", []picture{end(2, "row", engine.FromRows), end(3, "column", engine.FromColumns), end(4, "colour", engine.FromColours)}, captioned},
		{azul, "grey", "azul-grey", []picture{at("azul-grey", 3, cropWall)}, plain},
		{azul, "odd", "", nil, plain},
		{pavilion, "court", "pavilion-goal", []picture{at("pavilion-take", 1, cropOffer), at("pavilion-take", 1, cropBoard)}, plain},
		{pavilion, "take", "pavilion-take", []picture{at("pavilion-take", 1, cropOffer), at("pavilion-take", 4, cropOffer)}, plain},
		{pavilion, "place", "pavilion-pay", []picture{one("case-pay", 0, "")}, payments},
		{pavilion, "runs", "pavilion-run", []picture{one("case-runs", 1, "alone"), one("case-runs", 2, "gap"), one("case-runs", 3, "ring")}, captioned},
		{pavilion, "ornaments", "pavilion-ornament", []picture{one("case-ornaments", 1, "pillar"), one("case-ornaments", 3, "statue"), one("case-ornaments", 5, "window")}, captioned},
		{pavilion, "pass", "pavilion-pass", []picture{at("pavilion-pass", 2, cropBoard)}, plain},
		{pavilion, "stars", "pavilion-end", []picture{at("pavilion-end", 2, cropBoard), at("pavilion-end", 3, cropBoard)}, plain},
		{pavilion, "sepia", "pavilion-sepia", []picture{at("pavilion-sepia", 3, cropBoard)}, plain},
		{pavilion, "stray", "", nil, plain},
	}
}
