// Package games is the catalogue with the words of each game.
package games

import (
	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/gamedef"
	"azulejo/game/locale"
	"azulejo/scenes/describe"
	azultelling "azulejo/scenes/describe/azul"
	paviliontelling "azulejo/scenes/describe/pavilion"
)

// Game is a game with how it is told.
type Game struct {
	*gamedef.Game
	Look
}

// Look is how a game is told.
type Look struct {
	// Title and Note are keys of the words that name the game and its side; sides of one game share the title.
	Title, Note string
	// Tie is the key of how equal scores are told apart.
	Tie string
	// Teller tells it in the words of a language.
	Teller func(*locale.Words) describe.Teller
	// Forced is the move that the seat to move has to make, or NoMove where it has a choice.
	Forced func(engine.Position) engine.Move
}

func wall(w *locale.Words) describe.Teller { return azultelling.New(w) }

func stars(w *locale.Words) describe.Teller { return paviliontelling.New(w) }

func looks() map[string]Look {
	return map[string]Look{
		"azul":           {"game.azul", "game.azul.note", "azul.tie", wall, describe.Only},
		"azul-grey":      {"game.azul", "game.azul-grey.note", "azul.tie", wall, describe.Only},
		"pavilion":       {"game.pavilion", "game.pavilion.note", "pavilion.tie", stars, paviliontelling.Forced},
		"pavilion-sepia": {"game.pavilion", "game.pavilion-sepia.note", "pavilion.tie", stars, paviliontelling.Forced},
	}
}

// All are the games of the catalogue with how they are told.
func All() (all []Game) {
	games, looks := catalogue.Games(), looks()
	for i := range games {
		all = append(all, Game{&games[i], looks[games[i].Edition.ID]})
	}
	return all
}
