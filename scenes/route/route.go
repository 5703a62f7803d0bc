// Package route names the scenes of the program, so that each can go to another without knowing it.
package route

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Title is the first screen.
type Title struct{}

// Setup is where a game is chosen and seats are filled.
type Setup struct{}

// Resume is the table of the game that this window keeps.
type Resume struct{}

// OfTable is a sheet that only the table below it can open, by the name that follows the table's in its address.
type OfTable struct{ Name string }

// Play is the table at which a match is played.
type Play struct {
	Match   *engine.Match
	Players seating.Players
}

// Menu offers the ways out of a game whose title is that key of the words.
type Menu struct{ Title string }

// Kept is the list of games kept, to choose one to go on with.
type Kept struct{}

// Settings is the screen of settings, open at a page, or at the first.
type Settings struct{ Page string }

// Language is the list of languages to choose from.
type Language struct{}

// Keys is the sheet of keys.
type Keys struct{}

// Explain lays over the table what explains its parts.
type Explain struct{ Topics func() []table.Topic }

// ChangeKeys is the sheet on which keys are chosen.
type ChangeKeys struct{}

// Rules is the book of rules, open at a page, or at the first of the game of a title.
type Rules struct{ Title, Page string }

// Lessons is the list of lessons, with those of a course at first.
type Lessons struct{ Course string }

// Lesson is a lesson of a course, by its number from 0.
type Lesson struct {
	Course string
	At     int
}

// Results tells how a match ended.
type Results struct {
	Match   *engine.Match
	Players seating.Players
	// Seen are the chances of winning in positions by their hash, as far as they are known; what is found out is added. Without it they are
	// not told.
	Seen map[uint64][]float64
	// Recall shows the table after so many moves.
	Recall func(to int)
}

// Replay shows the moves of a match again, from the first one on. Seen is as in Results, or nil.
type Replay struct {
	Match   *engine.Match
	Players seating.Players
	Seen    map[uint64][]float64
}

// Drawer is a sheet at the foot of the table that fills it, with the focus on what is named. Name follows the table's in its address.
type Drawer struct {
	Name  string
	Title string
	Build func(c *game.Context, shut func()) *ui.Drawer
	First string
}
