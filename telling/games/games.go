// Package games is the catalogue with the words of each game.
package games

import (
	"azulejo/engine"
	"azulejo/engine/box"
	"azulejo/engine/catalogue"
	"azulejo/game/locale"
	"azulejo/telling"
	azultelling "azulejo/telling/azul"
	paviliontelling "azulejo/telling/pavilion"
)

// Game is a game with how it is told.
type Game struct {
	*box.Game
	Look
}

// Look is how a game is told.
type Look struct {
	// Title and Note are keys of the words that name the game and its side; sides of one game share the title.
	Title, Note string
	// Tie is the key of how equal scores are told apart.
	Tie string
	// Teller tells it in the words of a language.
	Teller func(*locale.Words) telling.Teller
	// Forced is the move that the seat to move has to make, or NoMove where it has a choice.
	Forced func(engine.Position) engine.Move
}

func wall(w *locale.Words) telling.Teller { return azultelling.New(w) }

func stars(w *locale.Words) telling.Teller { return paviliontelling.New(w) }

func looks() map[string]Look {
	return map[string]Look{
		"azul":           {"game.azul", "game.azul.note", "azul.tie", wall, telling.Only},
		"azul-grey":      {"game.azul", "game.azul-grey.note", "azul.tie", wall, telling.Only},
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
