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

// page is a page of the rulebook. The keys of its text start with "rules." and its name.
type page struct {
	title  string // of its game
	name   string
	lesson string // that teaches it, "" for none
	blocks []block
}

// text returns a text of the page, by the key behind that of the page; "" is the title.
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

// wall returns the places of a wall from one corner to the opposite one, rows and columns from 0.
func wall(row, column, toRow, toColumn int8) (all []engine.Place) {
	for r := row; r <= toRow; r++ {
		for c := column; c <= toColumn; c++ {
			all = append(all, engine.Place{Zone: engine.Wall, Row: r, Col: c})
		}
	}
	return all
}

// lines returns the first spaces of the pattern lines, next to the wall.
func lines() (all []engine.Place) {
	for row := range int8(5) {
		all = append(all, engine.Place{Zone: engine.Line, Row: row})
	}
	return all
}

// star returns the spaces of a star.
func star(n int8) (all []engine.Place) {
	for space := range int8(6) {
		all = append(all, engine.Place{Zone: engine.Star, Row: n, Col: space})
	}
	return all
}

// newPages returns the pages of all games in their order.
func newPages() []page {
	const azul, pavilion = "game.azul", "game.pavilion"
	whole := wall(0, 0, 4, 4)
	linesAndWall := slices.Concat(whole, lines(), []engine.Place{{Zone: engine.Line, Row: 4, Col: 4}})
	at := func(z engine.Zone, row, column int8) []engine.Place {
		return []engine.Place{{Zone: z, Row: row, Col: column}}
	}
	return []page{
		{azul, "table", "azul-goal", []block{prose{"text"},
			legend{step{"azul-take", 0}, offerWidth, []label{
				{at(engine.Line, 2, 1), "lines"}, {at(engine.Wall, 2, 2), "wall"}, {at(engine.Floor, 0, 6), "floor"}}},
			heading{"setup"}, list{[]string{"factories", "start", "rounds"}}}},
		{azul, "offer", "azul-take", []block{prose{"text"}, flow{step: step{"azul-take", 0}},
			prose{"centre"}, flow{step{"azul-centre", 1}, "marker"}, aside{"until"}}},
		{azul, "lines", "azul-line", []block{prose{"text"},
			verdicts{step{"case-lines", 0}, linesAndWall, lines(), "where", []reason{{[]int8{0}, "row"}, {[]int8{1}, "one"}, {[]int8{2}, "colour"}, {[]int8{3, 4}, "empty"}}},
			aside{"floor"}}},
		{azul, "tiling", "azul-score", []block{prose{"text"}, prose{"run"},
			example{step{"case-alone", 1}, wall(0, 0, 2, 2), "alone"},
			example{step{"case-row", 1}, wall(1, 0, 2, 4), "row"},
			example{step{"case-cross", 1}, wall(0, 0, 3, 4), "cross"}}},
		{azul, "floor", "azul-floor", []block{prose{"text"}, floorCost{step{"case-floor", 0}}, list{[]string{"marker", "full", "zero"}},
			heading{"next"}, list{[]string{"clear", "refill", "first"}}}},
		{azul, "end", "azul-end", []block{prose{"text"},
			gallery{[]bonus{
				{step{"azul-end", 2}, whole, wall(0, 0, 0, 4), engine.FromRows, "row"},
				{step{"azul-end", 3}, whole, wall(0, 4, 4, 4), engine.FromColumns, "column"},
				{step{"azul-end", 4}, whole, []engine.Place{whole[4], whole[5], whole[11], whole[17], whole[23]}, engine.FromColours, "colour"}}},
			heading{"ties"}, prose{"winner"}}},
		{azul, "grey", "azul-grey", []block{prose{"text"},
			verdicts{step{"azul-grey", 2}, whole, []engine.Place{whole[5], whole[6], whole[8]}, "", []reason{{[]int8{0, 1}, "free"}, {[]int8{2}, "column"}}},
			list{[]string{"stuck", "must", "order"}}}},
		{azul, "odd", "", []block{question{"start"}, question{"short"}, question{"none"}, question{"marker"}, question{"full"}}},
		{pavilion, "court", "pavilion-goal", []block{prose{"text"},
			legend{step{"pavilion-take", 1}, 0, []label{
				{star(1), "stars"}, {star(0), "middle"}, {at(engine.Ornament, 1, 2), "ornaments"}, {at(engine.Corner, 0, 0), "corners"}}}}},
		{pavilion, "setup", "", []block{prose{"text"}, offer{step{"pavilion-take", 1}}, list{[]string{"supply", "start", "rounds"}},
			heading{"jokers"}, prose{"change"}, jokers{step{"pavilion-take", 1}, "order"}}},
		{pavilion, "take", "pavilion-take", []block{prose{"text"}, flow{step: step{"pavilion-take", 2}},
			prose{"centre"}, flow{step{"pavilion-centre", 1}, "marker"}, aside{"only"}}},
		{pavilion, "place", "pavilion-pay", []block{prose{"text"}, payments{step{"case-pay", 0}, star(4)}, list{[]string{"own", "joker", "hand"}},
			example{step{"pavilion-joker", 0}, star(0), "middle"}}},
		{pavilion, "runs", "pavilion-run", []block{prose{"text"},
			example{step{"case-runs", 1}, star(1), "alone"}, example{step{"case-runs", 2}, star(4), "gap"}, example{step{"case-runs", 3}, star(6), "ring"}}},
		{pavilion, "ornaments", "pavilion-ornament", []block{prose{"text"},
			example{step{"case-ornaments", 1}, nil, "pillar"}, example{step{"case-ornaments", 3}, nil, "statue"}, example{step{"case-ornaments", 5}, nil, "window"},
			aside{"several"}}},
		{pavilion, "pass", "pavilion-pass", []block{prose{"text"}, flow{step: step{"pavilion-pass", 1}},
			heading{"next"}, list{[]string{"empty", "refill", "jokers", "corners", "last"}}}},
		{pavilion, "stars", "pavilion-end", []block{prose{"text"},
			gallery{starBonuses()}, prose{"numbers"}, gallery{numberBonuses()},
			heading{"ties"}, prose{"winner"}}},
		{pavilion, "sepia", "pavilion-sepia", []block{prose{"text"},
			gallery{[]bonus{{step{"pavilion-sepia", 2}, star(2), nil, engine.NoSource, "alike"}, {step{"pavilion-sepia", 2}, star(3), nil, engine.NoSource, "different"}}},
			list{[]string{"score", "numbers"}}, heading{"jokers"}, jokers{step{"pavilion-sepia", 0}, "order"}}},
		{pavilion, "stray", "", []block{question{"start"}, question{"supply"}, question{"short"}, question{"marker"}, question{"zero"}, question{"jokers"}}},
	}
}

// starBonuses returns the bonuses for complete stars, the lowest first and that of the centre star last.
func starBonuses() (all []bonus) {
	for _, s := range []struct {
		star int8
		key  string
	}{{3, "red"}, {4, "blue"}, {5, "yellow"}, {2, "orange"}, {6, "green"}, {1, "purple"}, {0, "middle"}} {
		all = append(all, bonus{step{"case-stars", 0}, star(s.star), star(s.star), engine.FromStars, s.key})
	}
	return all
}

// numberBonuses returns the bonuses for covering all spaces with a number, without pictures. The last star is counted last.
func numberBonuses() (all []bonus) {
	for i, key := range []string{"ones", "twos", "threes", "fours"} {
		all = append(all, bonus{step{"case-stars", 0}, nil, star(6)[i : i+1], engine.FromNumbers, key})
	}
	return all
}
