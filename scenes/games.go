package scenes

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
	// Rules are the parts of the words that tell the rules.
	Rules []string
	Table func() table.Table
}

// looks are the looks of the games by their names.
func looks() map[string]Look {
	wall := []string{"offer", "lines", "tiling", "floor", "end", "grey"}
	stars := []string{"take", "place", "ornaments", "pass", "stars", "sepia"}
	return map[string]Look{
		"azul":           {"game.azul", "game.azul.note", wall, azultable.New},
		"azul-grey":      {"game.azul", "game.azul-grey.note", wall, azultable.New},
		"pavilion":       {"game.pavilion", "game.pavilion.note", stars, paviliontable.New},
		"pavilion-sepia": {"game.pavilion", "game.pavilion-sepia.note", stars, paviliontable.New},
	}
}

// Games are the games of the catalogue with their looks.
func Games() []Game {
	var all []Game
	games, looks := catalogue.Games(), looks()
	for i := range games {
		all = append(all, Game{&games[i], looks[games[i].Edition.ID]})
	}
	return all
}

// Editions are the rules of all games.
func Editions() []*engine.Edition { return catalogue.Games().Editions() }

func find(games []Game, id string) *Game {
	for i := range games {
		if games[i].Edition.ID == id {
			return &games[i]
		}
	}
	return nil
}
