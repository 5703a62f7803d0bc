// Package games is the catalogue with a table and words for each game.
package games

import (
	"azulejo/engine"
	"azulejo/engine/catalogue"
	azultable "azulejo/scenes/azul"
	paviliontable "azulejo/scenes/pavilion"
	"azulejo/scenes/table"
	told "azulejo/telling/games"
)

// Game is a game with its words and its table.
type Game struct {
	told.Game
	Look
}

// Look is how a game is shown.
type Look struct {
	Table func() table.Table
	// Wall is where the tiles of a seat stay to the end, or nil where they stay all over its board.
	Wall func(engine.Seat) []engine.Place
	// Page names the page of the rules that tells what goes on in a position.
	Page func(engine.Position) string
}

// looks are the looks of the games by their names.
func looks() map[string]Look {
	return map[string]Look{
		"azul":           {azultable.New, azultable.Wall, azultable.Page},
		"azul-grey":      {azultable.New, azultable.Wall, azultable.GreyPage},
		"pavilion":       {paviliontable.New, nil, paviliontable.Page},
		"pavilion-sepia": {paviliontable.New, nil, paviliontable.Page},
	}
}

// All are the games of the catalogue with their looks.
func All() []Game {
	var all []Game
	looks := looks()
	for _, g := range told.All() {
		all = append(all, Game{g, looks[g.Edition.ID]})
	}
	return all
}

// Editions are the rules of all games.
func Editions() []*engine.Edition { return catalogue.Games().Editions() }

// Find is the game of an edition, or nil.
func Find(all []Game, id string) *Game {
	for i := range all {
		if all[i].Edition.ID == id {
			return &all[i]
		}
	}
	return nil
}
