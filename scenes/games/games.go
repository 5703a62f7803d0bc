// Package games lists the games of the program, each with its rules, its table and its descriptions.
package games

import (
	"sync"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/lesson"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	azultable "azulejo/scenes/azul"
	describe "azulejo/scenes/describe/games"
	paviliontable "azulejo/scenes/pavilion"
	"azulejo/scenes/table"
)

// Game is a game of the program.
type Game struct {
	describe.Game
	Look
}

// Look provides what the screens draw of a game.
type Look struct {
	Table func() table.Table
	// Wall returns the places on which the tiles of a seat stay until the end of the game; if nil, that is the whole board.
	Wall func(engine.Seat) []engine.Place
	// Page returns the name of the rulebook page for a position.
	Page func(engine.Position) string
	// SetShape returns the shape of the sets that a source counts.
	SetShape func(engine.Source) table.SetShape
	// SideTiles are the sprites of two tiles or spaces that stand for the side of the board.
	SideTiles []stage.Sprite
	// RoundBoard is set for round boards, which the results show on a plate above a plaque. Others are shown on a slab.
	RoundBoard bool
	// Stars is what only games with boards of stars have, nil for other games.
	Stars *Stars
}

// Stars is what the results show of boards of stars.
type Stars struct {
	// Spaces returns the places of all spaces on the board of a seat.
	Spaces func(engine.Seat) []engine.Place
	// Ornaments returns the places of the ornaments on the board of a seat: those that it has surrounded, and the others.
	Ornaments func(engine.Position, engine.Seat) (surrounded, open []engine.Place)
	// Number returns the number that is printed on a space.
	Number func(engine.Position, engine.Place) int
	// OrnamentTiles returns the number of bonus tiles for the ornaments that a seat has surrounded.
	OrnamentTiles func(engine.Position, engine.Seat) int
}

// looks returns the looks of the games by their IDs.
func looks() map[string]Look {
	tiles := func(tint gfx.Colour, names ...string) (all []stage.Sprite) {
		for _, name := range names {
			all = append(all, stage.Sprite{Name: name, Tint: tint})
		}
		return all
	}
	white, grey, sepia := gfx.White(), ui.Disabled.Colour(), ui.Gold.Colour().Fade(0.65)
	stars := &Stars{paviliontable.Spaces, paviliontable.Ornaments, paviliontable.Number, paviliontable.OrnamentTiles}
	return map[string]Look{
		"azul":           {azultable.New, azultable.Wall, azultable.Page, azultable.SetShape, tiles(white, "tile-blue", "tile-yellow"), false, nil},
		"azul-grey":      {azultable.New, azultable.Wall, azultable.GreyPage, azultable.SetShape, tiles(grey, "space-any", "space-any"), false, nil},
		"pavilion":       {paviliontable.New, nil, paviliontable.Page, paviliontable.SetShape, tiles(white, "rhomb-purple", "rhomb-yellow"), true, stars},
		"pavilion-sepia": {paviliontable.New, nil, paviliontable.Page, paviliontable.SetShape, tiles(sepia, "star-any", "star-any"), true, stars},
	}
}

// All returns all games.
func All() []Game {
	var all []Game
	looks := looks()
	for _, g := range describe.All() {
		all = append(all, Game{g, looks[g.Edition.ID]})
	}
	return all
}

// Editions returns the editions of all games.
func Editions() []*engine.Edition { return catalogue.Games().Editions() }

// Find returns the game of an edition, or nil.
func Find(all []Game, id string) *Game {
	for i := range all {
		if all[i].Edition.ID == id {
			return &all[i]
		}
	}
	return nil
}

// Courses returns the courses of lessons of all games. They are read once, as all callers only read them.
func Courses() []lesson.Course { return courses() }

// Cases returns the positions with which the rulebook shows single rules, which are read once, like Courses.
func Cases() []*lesson.Lesson { return cases() }

var (
	courses = sync.OnceValue(func() []lesson.Course { return must(lesson.Courses(Editions())) })
	cases   = sync.OnceValue(func() []*lesson.Lesson { return must(lesson.Cases(Editions())) })
)

// must returns all. Errors cannot occur, since the embedded files are covered by tests.
func must[T any](all T, err error) T {
	if err != nil {
		panic(err)
	}
	return all
}

// Sample plays a match for two with ordinary moves until enough reports true for the position and the number of moves, or to its end. It
// returns the match and the events of its last move, or nil if a move fails.
func (g *Game) Sample(enough func(pos engine.Position, moves int) bool) (*engine.Match, engine.Log) {
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 7)
	var log engine.Log
	for n := 0; err == nil; {
		pos := m.Position()
		if pos.Over() || pos.ToMove() != engine.Nature && enough(pos, n) {
			break
		}
		if log = (engine.Log{}); pos.ToMove() == engine.Nature {
			err = m.Draw(&log)
			continue
		}
		all := pos.Moves(nil)
		err = m.Play(all[(11*n+3)%len(all)/2], &log)
		n++
	}
	if err != nil {
		return nil, log
	}
	return m, log
}
