// Package games is the catalogue with a table and words for each game.
package games

import (
	"azulejo/engine"
	"azulejo/engine/box"
	"azulejo/engine/catalogue"
	azultable "azulejo/scenes/azul"
	paviliontable "azulejo/scenes/pavilion"
	"azulejo/scenes/table"
)

// Game is a game with its table and its words.
type Game struct {
	*box.Game
	Look
}

// Look is how a game is shown and worded.
type Look struct {
	// Title and Note are keys of the words that name the game and its side; sides of one game share the title.
	Title, Note string
	// Tie is the key of how equal scores are told apart.
	Tie string
	// Rules are the parts of the words that tell the rules.
	Rules []string
	Table func() table.Table
	// Forced is the move that the seat to move has to make, or NoMove where it has a choice.
	Forced func(engine.Position) engine.Move
}

// looks are the looks of the games by their names.
func looks() map[string]Look {
	wall := []string{"offer", "lines", "tiling", "floor", "end", "grey"}
	stars := []string{"take", "place", "ornaments", "pass", "stars", "sepia"}
	return map[string]Look{
		"azul":           {"game.azul", "game.azul.note", "azul.tie", wall, azultable.New, azultable.Forced},
		"azul-grey":      {"game.azul", "game.azul-grey.note", "azul.tie", wall, azultable.New, azultable.Forced},
		"pavilion":       {"game.pavilion", "game.pavilion.note", "pavilion.tie", stars, paviliontable.New, paviliontable.Forced},
		"pavilion-sepia": {"game.pavilion", "game.pavilion-sepia.note", "pavilion.tie", stars, paviliontable.New, paviliontable.Forced},
	}
}

// All are the games of the catalogue with their looks.
func All() []Game {
	var all []Game
	games, looks := catalogue.Games(), looks()
	for i := range games {
		all = append(all, Game{&games[i], looks[games[i].Edition.ID]})
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
