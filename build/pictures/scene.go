package main

import (
	"embed"
	"fmt"
	"strings"

	"azulejo/engine/lesson"
	"azulejo/scenes/games"
)

// saves are games of four fellows, interrupted when Ana is to move, and before their last move, which a computer makes, and two games that are over.
//
//go:embed saves
var saves embed.FS

// over is the suffix of the games in saves that are over.
const over = "-over"

// scene is a screen of the program and the script that opens it.
type scene struct {
	name     string
	saved    string // name of a game in saves, which the program resumes, or opens if it is over; or empty
	settings string
	script   string
	archived []string // games in saves that are in the list of saved games
}

// The settings of a returning player, without animation.
const (
	morning = `{"light":"morning","panel":117,"speed":"off","computer-pause":0,"forced":false}`
	evening = `{"light":"evening","panel":117,"speed":"off","computer-pause":0,"forced":false}`
	night   = `{"light":"evening","ground":"night","panel":117,"speed":"off","computer-pause":0,"forced":false}`
	walnut  = `{"light":"evening","ground":"walnut","panel":117,"speed":"off","computer-pause":0,"forced":false}`
	sage    = `{"light":"morning","ground":"sage","panel":117,"speed":"off","computer-pause":0,"forced":false}`
	four    = `{"light":"morning","panel":117,"last-setup":{"Seats":4,"Seating":{"Game":"pavilion","Start":0,"Seed":"7","Players":[` +
		`{"Name":"Ana"},{"Name":"Inês","Level":"fellow"},{"Name":"Duarte","Level":"expert"},{"Name":"Marta","Level":"novice"}]}}}`
)

// scenes returns all screens of the program.
func scenes() []scene {
	const table = "key Enter; tick 90"
	const reviewOfTwo, reviewOfFour = "play 2400", "play 7200" // until the review is complete
	all := []scene{
		{"title", "", morning, "tick 60", nil},
		{"title-continue", "azul-2", morning, "tick 60", nil},
		{"title-evening", "pavilion-4", evening, "tick 60", nil},
		{"setup", "", morning, "key Enter; tick 60", nil},
		{"setup-four", "", four, "key Enter; tick 60", nil},
		{"settings", "", morning, "key O; tick 60", nil},
		{"saved", "", morning, "tick 60; key Down; tick 5; key Down; tick 5; key Left; tick 5; key Enter; tick 60", []string{"azul-2", "pavilion-4", "azul-4", "pavilion-2"}},
		{"saved-full", "", morning, "tick 60; key Down; tick 5; key Down; tick 5; key Left; tick 5; key Enter; tick 60",
			[]string{"azul-2", "pavilion-4", "azul-4", "pavilion-2", "azul-2-end", "pavilion-4-end", "azul-4-end", "pavilion-2-end"}},
		{"rules", "", morning, "key R; tick 60", nil},
		{"rules-open", "", morning, "key R; tick 60; key PageDown; tick 60", nil},
		{"lessons", "", morning, "tick 60; key Right; tick 5; key Enter; tick 60", nil},
		{"lesson", "", morning, "tick 60; key Right; tick 5; key Enter; tick 60; key Down; tick 5; key Right; tick 5; key Enter; tick 150", nil},
		{"keys", "", morning, "key F1; tick 60", nil},
		{"what", "azul-2", morning, table + "; key F1; tick 60", nil},
	}
	for _, name := range []string{"azul-2", "azul-4", "pavilion-2", "pavilion-4"} {
		all = append(all,
			scene{name, name, morning, table, nil},
			scene{name + "-held", name, morning, table + "; key Tab Enter; tick 30", nil},
			scene{name + "-results", name + "-end", morning, table + "; play 120; tick 300; play 1500", nil})
	}
	return append(all,
		scene{"azul-4-night", "azul-4", night, table, nil},
		scene{"pavilion-4-night", "pavilion-4", night, table, nil},
		scene{"azul-2-walnut", "azul-2", walnut, table, nil},
		scene{"pavilion-2-walnut", "pavilion-2", walnut, table, nil},
		scene{"azul-2-sage", "azul-2", sage, table, nil},
		scene{"settings-night", "", night, "key O; tick 30; key Right; tick 60", nil},
		scene{"menu", "azul-2", morning, table + "; key Escape; tick 30", nil},
		scene{"hint", "azul-2", morning, table + "; key H; play 120", nil},
		scene{"review", "azul-2" + over, morning, reviewOfTwo + "; key Down; play 200", nil},
		scene{"luck", "azul-2" + over, morning, reviewOfTwo + "; key K; play 200", nil},
		scene{"review-4", "pavilion-4" + over, morning, reviewOfFour + "; key Down; play 200", nil},
		scene{"luck-4", "pavilion-4" + over, morning, reviewOfFour + "; key K; play 200", nil},
		scene{"settings-at-table", "pavilion-2", morning, table + "; key O; tick 60", nil})
}

// lessonAndRuleScenes returns all lessons, each with those before it completed, and all pages of the rules, of which a window shows two
// at a time, or one in portrait orientation.
func lessonAndRuleScenes(w window) (all []scene, err error) {
	courses, err := lesson.Courses(games.Editions())
	if err != nil {
		return nil, err
	}
	columns, turns := 2, 9
	if w.h > w.w {
		columns, turns = 1, 18
	}
	list := "tick 60; key Right; tick 5; key Enter; tick 60; key Up"
	for at, course := range courses { // its tab is above the lesson in the same column
		for i := range course.Lessons {
			way := list + "; key Down"
			switch across := i%columns - at%columns; {
			case across < 0:
				way += "; key Left"
			case across > 0:
				way += "; key Right"
			}
			way += strings.Repeat("; key Down", i/columns)
			all = append(all, scene{fmt.Sprintf("lesson-%s-%d", course.Name, i+1), "", morning, way + "; tick 5; key Enter; tick 150", nil})
		}
		list += "; key Right; tick 5; key Enter; tick 30"
	}
	for n := range turns {
		all = append(all, scene{fmt.Sprintf("page-%d", n+1), "", morning, "key R; tick 60" + strings.Repeat("; key PageDown; tick 40", n), nil})
	}
	return all, nil
}

// window is the name and the size of a window in device-independent pixels.
type window struct {
	name  string
	w, h  int
	scale float64
}

func windows() []window {
	return []window{{"720", 1280, 720, 1}, {"1440", 2560, 1440, 1}, {"phone", 390, 844, 2}}
}
