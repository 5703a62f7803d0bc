package rulebook

import (
	"slices"

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

// page is a page of the rulebook. The locale keys of its text start with "rules." and its name.
type page struct {
	title        string                 // of its game
	destinations map[engine.Zone]string // what a flow says of the tiles that go to a zone
	name         string
	lesson       string // that teaches it, "" for none
	blocks       []block
}

// The keys that say where tiles go: to the player, to the centre, to the corners, to storage.
const (
	toPlayer  = "yours"
	toCentre  = "left"
	toCorners = "kept"
	toStorage = "lost"
)

// newPages returns the pages of all games in their order.
func newPages() []page { return slices.Concat(azulPages(), pavilionPages()) }

// spaceAt returns a space of the first seat as a list of one.
func spaceAt(z engine.Zone, row, column int8) []place {
	return []place{{Zone: z, Row: row, Col: column}}
}

// text returns a text of the page at a key below that of the page; "" is the title.
func (p *page) text(w *locale.Words, key string) string {
	if key == "" {
		return w.T("rules." + p.name)
	}
	return w.T("rules." + p.name + "." + key)
}

// texts returns all text of the page in reading order.
func (p *page) texts(w *locale.Words) (all []string) {
	all = append(all, p.text(w, ""))
	for _, b := range p.blocks {
		for _, key := range b.keys() {
			all = append(all, p.text(w, key))
		}
	}
	return all
}

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

// game returns the first game with a title.
func (b *book) game(title string) *games.Game {
	return &b.games[slices.IndexFunc(b.games, func(g games.Game) bool { return g.Title == title })]
}
