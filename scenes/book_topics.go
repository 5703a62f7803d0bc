package scenes

import (
	"strings"

	"azulejo/engine"
)

// topic is a page of the book of rules.
type topic struct {
	title  string // of its game
	name   string
	lesson string // that teaches it, "" for none
	shows  []example
	layout layout
}

// layout is how the pictures of a page are laid out.
type layout uint8

const (
	pictures layout = iota
	captioned
	floorSum
	paying
)

// words are all that a page says, its captions last.
func (p *topic) words(word func(string, ...any) string) string {
	key := "rules." + p.name
	said := []string{word(key), word(key + ".text")}
	for _, e := range p.shows {
		switch {
		case e.key == "":
		case e.crop == nearOnly:
			said = append(said, word(key+"."+e.key), word(key+"."+e.key+".text"))
		default:
			said = append(said, word(key+"."+e.key))
		}
	}
	if p.layout == paying {
		said = append(said, word(key+".all"), word(key+".jokers"), word(key+".alone"))
	}
	return strings.ReplaceAll(strings.Join(said, " "), "\n", " ")
}

// example is a picture on a page: a step of a lesson or of a case, as the table of its game draws it. What it counts is counted by the rules.
type example struct {
	lesson string
	step   int
	crop   crop
	key    string        // of its words, after that of the page; "" for a picture alone
	from   engine.Source // of what it brings, if it is the end
}

// crop is what part of a table is seen.
type crop uint8

const (
	boardOnly crop = iota
	offerOnly
	wallOnly
	nearOnly // what the step points at
)

// topics are the pages of all games, in order.
func topics() []topic {
	const azul, pavilion = "game.azul", "game.pavilion"
	at := func(lesson string, step int, crop crop) example {
		return example{lesson: lesson, step: step, crop: crop}
	}
	one := func(lesson string, step int, key string) example {
		return example{lesson: lesson, step: step, crop: nearOnly, key: key}
	}
	end := func(step int, key string, from engine.Source) example {
		return example{lesson: "azul-end", step: step, crop: wallOnly, key: key, from: from}
	}
	return []topic{
		{azul, "table", "azul-round", []example{at("azul-round", 0, offerOnly), at("azul-round", 0, boardOnly)}, pictures},
		{azul, "offer", "azul-take", []example{at("azul-take", 2, offerOnly), at("azul-take", 4, offerOnly)}, pictures},
		{azul, "lines", "azul-line", []example{at("azul-line", 2, boardOnly)}, pictures},
		{azul, "tiling", "azul-score", []example{one("case-alone", 1, "alone"), one("case-row", 1, "row"), one("case-cross", 1, "cross")}, captioned},
		{azul, "floor", "azul-floor", []example{one("case-floor", 0, ""), at("azul-centre", 2, boardOnly)}, floorSum},
		{azul, "end", "azul-end", []example{end(2, "row", engine.FromRows), end(3, "column", engine.FromColumns), end(4, "colour", engine.FromColours)}, captioned},
		{azul, "grey", "azul-grey", []example{at("azul-grey", 3, wallOnly)}, pictures},
		{azul, "odd", "", nil, pictures},
		{pavilion, "court", "", []example{at("pavilion-take", 1, offerOnly), at("pavilion-take", 1, boardOnly)}, pictures},
		{pavilion, "take", "pavilion-take", []example{at("pavilion-take", 1, offerOnly), at("pavilion-take", 4, offerOnly)}, pictures},
		{pavilion, "place", "pavilion-pay", []example{one("case-pay", 0, "")}, paying},
		{pavilion, "runs", "pavilion-run", []example{one("case-runs", 1, "alone"), one("case-runs", 2, "gap"), one("case-runs", 3, "ring")}, captioned},
		{pavilion, "ornaments", "pavilion-ornament", []example{one("case-ornaments", 1, "pillar"), one("case-ornaments", 3, "statue"), one("case-ornaments", 5, "window")}, captioned},
		{pavilion, "pass", "pavilion-pass", []example{at("pavilion-pass", 2, boardOnly)}, pictures},
		{pavilion, "stars", "pavilion-end", []example{at("pavilion-end", 1, boardOnly), at("pavilion-end", 2, boardOnly)}, pictures},
		{pavilion, "sepia", "pavilion-sepia", []example{at("pavilion-sepia", 3, boardOnly)}, pictures},
		{pavilion, "stray", "", nil, pictures},
	}
}
