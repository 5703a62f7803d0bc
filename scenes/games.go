package scenes

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/bot"
	"azulejo/engine/pavilion"
	"azulejo/engine/search"
	azultable "azulejo/scenes/azul"
	paviliontable "azulejo/scenes/pavilion"
	"azulejo/scenes/table"
)

// Game is an edition with its table.
type Game struct {
	Edition *engine.Edition
	// Title and Note are keys of the words that name the game and its side; sides of one game share the title.
	Title, Note string
	// Rules are the parts of the words that tell the rules.
	Rules []string
	Table func() table.Table
	// Judge makes the evaluator that the best computer players search with, Plain that of the others.
	Judge, Plain func() search.Evaluator
	// Explain says what speaks for and against a move.
	Explain func(engine.Position, engine.Move) []engine.Reason
}

// Games is the one list of what can be played.
func Games() []Game {
	plain := func() search.Evaluator { return azul.NewValue() }
	judge := func() search.Evaluator { return azul.NewMaster() }
	greyJudge := func() search.Evaluator { return azul.NewGreyMaster() }
	starJudge := func() search.Evaluator { return pavilion.NewMaster() }
	sepiaJudge := func() search.Evaluator { return pavilion.NewSepiaMaster() }
	azulRules := []string{"offer", "lines", "tiling", "floor", "end", "grey"}
	starRules := []string{"take", "place", "ornaments", "pass", "stars", "sepia"}
	weigh := func() search.Evaluator { return pavilion.NewValue() }
	return []Game{
		{azul.Coloured(), "game.azul", "game.azul.note", azulRules, azultable.New, judge, plain, azul.Explain},
		{azul.Grey(), "game.azul", "game.azul-grey.note", azulRules, azultable.New, greyJudge, plain, azul.Explain},
		{pavilion.Coloured(), "game.pavilion", "game.pavilion.note", starRules, paviliontable.New, starJudge, weigh, pavilion.Explain},
		{pavilion.Sepia(), "game.pavilion", "game.pavilion-sepia.note", starRules, paviliontable.New, sepiaJudge, weigh, pavilion.Explain},
	}
}

// Editions are the rules of all games.
func Editions() []*engine.Edition { return editions(Games()) }

// Bots is what computer players know of the games.
func Bots(games []Game) []bot.Game {
	var all []bot.Game
	for _, g := range games {
		all = append(all, bot.Game{Edition: g.Edition, Evaluator: g.Judge, Plain: g.Plain, Explain: g.Explain})
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
