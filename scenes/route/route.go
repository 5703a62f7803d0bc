// Package route defines a type for each screen of the program. A scene opens another by its route and does not import its package.
package route

import (
	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Title is the first screen.
type Title struct{}

// Setup is the screen on which a game is chosen and its seats are filled. FromTable is set if it is opened over the table of a game, to which it
// leads back.
type Setup struct{ FromTable bool }

// Resume is the table of the game that this window has saved.
type Resume struct{}

// OfTable is a dialog that only the table below it can open, by the last part of its address.
type OfTable struct{ Name string }

// Play is the table of a match.
type Play struct {
	Match   *engine.Match
	Players seating.Players
}

// Branches is the list of the branches of a match, opened over its review after At moves. It begins new ones there.
type Branches struct {
	Match   *engine.Match
	Players seating.Players
	At      int
}

// Branch is the table of a branch of a match, which is saved with that. Leaving it leads back to the screen below. Players are those of the match.
type Branch struct {
	record.Branch
	Of      *engine.Match
	Players seating.Players
}

// OfGame is a screen about a saved game, such as its review, whose name is the first part of its address. Game is the name of the game in addresses, or "" for
// the game of the window, and Branch that of a branch whose table it is, or "".
type OfGame struct{ Screen, Game, Branch string }

// Menu is the menu of a game in progress. Title is the key of the game's title. The menu of a branch leads back to the game, too. Review is the review of
// the game, or nil if it cannot be reviewed now.
type Menu struct {
	Title  string
	Branch bool
	Review *Review
}

// Puzzles is the list of sets of puzzles.
type Puzzles struct{}

// Puzzle asks for the answers of a set of puzzles, one after the other: "daily", "fit" and "own", or a family of games with a motif or a difficulty.
type Puzzle struct{ Set string }

// Saved is the list of saved games.
type Saved struct{}

// Link is the review of a game in the text of a link, or with Try the table of a branch that begins at its last position.
type Link struct {
	Text string
	Try  bool
}

// Sheet is a dialog that the screen below it makes.
type Sheet struct {
	Name, Title string
	New         func() game.Scene
}

// Settings are the settings, open at a page, or with "" at the first.
type Settings struct{ Page string }

// Language is the list of languages.
type Language struct{}

// TableGround is the list of grounds of tables.
type TableGround struct{}

// Light is the list of lights.
type Light struct{}

// Keys is the list of keys of the scene below it.
type Keys struct{}

// Explain is the help overlay of a table, "What is what".
type Explain struct {
	Topics func() []table.Topic
	// Obstacles returns what sentences must not cover, and Texts the rectangles of the texts on the table and its buttons.
	Obstacles func() popover.Obstacles
	Texts     func() []stage.Rect
}

// ChangeKeys is the dialog in which keys are changed.
type ChangeKeys struct{}

// Rules is the rulebook, open at a page, or at the first page of the game whose title has a key.
type Rules struct{ Title, Page string }

// Lessons is the list of lessons, open at a course, or with "" at the first.
type Lessons struct{ Course string }

// Lesson is a lesson of a course, by its number from 0.
type Lesson struct {
	Course string
	At     int
}

// Results are the results of a match.
type Results struct {
	Match   *engine.Match
	Players seating.Players
	// Recall shows the table as it was after a number of moves.
	Recall func(moves int)
}

// Review is the review of a match. At is the number of moves before the one at which it is opened. Record is the record of a match from a file, which may
// hold a review, and nil for other matches. Review is as for Mistakes.
type Review struct {
	Link    string // the address of a link that opened it, or ""
	Match   *engine.Match
	Players seating.Players
	At      int
	Record  *record.Record
	Review  *review.GameReview
}

// Mistakes asks a person of a match for better moves in the place of the costly ones at a seat. Review is a review of the match in progress or done that
// the screen below has; if nil, one is begun. OverReview is set if that screen is the review. In a series of games Next returns the route of the next one, and
// Found of Asked were found in those before.
type Mistakes struct {
	Match        *engine.Match
	Players      seating.Players
	Seat         engine.Seat
	Review       *review.GameReview
	OverReview   bool
	Next         func() (Mistakes, bool)
	Found, Asked int
}

// Statistics is the screen with what the finished games that are kept say about a person.
type Statistics struct{}

// Luck is the screen of luck and skill in a match. Review is a review of it in progress or done that the screen below has; if nil,
// one is begun. Open shows a step of the review; nil opens a new one.
type Luck struct {
	Match   *engine.Match
	Players seating.Players
	Review  *review.GameReview
	Open    func(step int)
}

// Drawer is a drawer at the foot of a table, which builds it. Name ends its address, Title is for the history of a browser, and First is the
// name of the node that has the focus at first.
type Drawer struct {
	Name  string
	Title string
	Build func(c *game.Context, closeDrawer func()) *ui.Drawer
	First string
}
