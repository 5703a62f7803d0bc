// Package games lists the games of the catalogue with their descriptions.
package games

import (
	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/gamedef"
	"azulejo/game/locale"
	"azulejo/scenes/describe"
	azuldescribe "azulejo/scenes/describe/azul"
	paviliondescribe "azulejo/scenes/describe/pavilion"
)

// Game is a game with its description.
type Game struct {
	*gamedef.Game
	Description
}

// Description is the part of a game's description that does not depend on the position.
type Description struct {
	// Title and Note are locale keys for the name of the game and of its edition. Editions of one game share the title.
	Title, Note string
	// Tie is the locale key of the tie-break rule.
	Tie string
	// NewDescriber returns the game's describer in a language.
	NewDescriber func(*locale.Words) describe.Describer
	// Forced returns the move that the seat to move has to make, or NoMove if it has a choice.
	Forced func(engine.Position) engine.Move
}

func newAzul(w *locale.Words) describe.Describer { return azuldescribe.New(w) }

func newPavilion(w *locale.Words) describe.Describer { return paviliondescribe.New(w) }

func descriptions() map[string]Description {
	return map[string]Description{
		"azul":           {"game.azul", "game.azul.note", "azul.tie", newAzul, describe.OnlyMove},
		"azul-grey":      {"game.azul", "game.azul-grey.note", "azul.tie", newAzul, describe.OnlyMove},
		"pavilion":       {"game.pavilion", "game.pavilion.note", "pavilion.tie", newPavilion, paviliondescribe.Forced},
		"pavilion-sepia": {"game.pavilion", "game.pavilion-sepia.note", "pavilion.tie", newPavilion, paviliondescribe.Forced},
	}
}

// All returns the games of the catalogue with their descriptions.
func All() (all []Game) {
	games, texts := catalogue.Games(), descriptions()
	for i := range games {
		all = append(all, Game{&games[i], texts[games[i].Edition.ID]})
	}
	return all
}
