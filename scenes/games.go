package scenes

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/bot"
	"azulejo/engine/search"
	azultable "azulejo/scenes/azul"
	"azulejo/scenes/table"
)

// Game is an edition with its table.
type Game struct {
	Edition *engine.Edition
	// Title and Note are keys of the words that name the game and its side.
	Title, Note string
	Table       func() table.Table
	// Judge makes the evaluator that computer players search with.
	Judge func() search.Evaluator
	// Explain says what speaks for and against a move.
	Explain func(engine.Position, engine.Move) []engine.Reason
}

// Games is the one list of what can be played.
func Games() []Game {
	judge := func() search.Evaluator { return azul.NewValue() }
	return []Game{
		{azul.Coloured(), "game.azul", "game.azul.note", azultable.New, judge, azul.Explain},
		{azul.Grey(), "game.azul-grey", "game.azul-grey.note", azultable.New, judge, azul.Explain},
	}
}

// Editions are the rules of all games.
func Editions() []*engine.Edition { return editions(Games()) }

// Bots is what computer players know of the games.
func Bots(games []Game) []bot.Game {
	var all []bot.Game
	for _, g := range games {
		all = append(all, bot.Game{Edition: g.Edition, Evaluator: g.Judge, Explain: g.Explain})
	}
	return all
}

func find(games []Game, id string) *Game {
	for i := range games {
		if games[i].Edition.ID == id {
			return &games[i]
		}
	}
	return nil
}
