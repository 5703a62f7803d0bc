// Package catalogue lists the games that the program can play.
package catalogue

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/eval"
	"azulejo/engine/gamedef"
	"azulejo/engine/pavilion"
	"azulejo/engine/search"
)

// Games returns all games. The variants of a game are adjacent.
func Games() gamedef.Games {
	return gamedef.Games{
		azulGame(azul.Coloured(), map[int]gamedef.Schedule{2: schedule(8000, 5, 300, 4), 3: schedule(5000, 4, 300, 4), 4: schedule(5000, 4, 300, 4)}),
		azulGame(azul.Grey(), map[int]gamedef.Schedule{2: schedule(5000, 4, 300, 4)}),
		pavilionGame(pavilion.Coloured(), true, map[int]gamedef.Schedule{2: schedule(10000, 4, 250, 4), 3: schedule(4000, 2, 250, 4), 4: schedule(4000, 2, 250, 4)}),
		pavilionGame(pavilion.Sepia(), false, map[int]gamedef.Schedule{2: schedule(6000, 4, 250, 4)}),
	}
}

// azulGame returns the game for an edition of Azul.
func azulGame(e *engine.Edition, schedules map[int]gamedef.Schedule) gamedef.Game {
	return gamedef.Game{
		Edition:   e,
		Evaluator: func() search.Evaluator { return azul.NewMaster() },
		Plain:     func() search.Evaluator { return azul.NewValue() },
		Explain:   azul.Explain,
		Outcome:   azul.Outcome,
		Natural:   azul.Natural,
		Cheaper:   azul.Cheaper,
		Comment:   azul.Comment,
		Sources:   []engine.Source{engine.FromWall, engine.FromFloor, engine.FromRows, engine.FromColumns, engine.FromColours},
		Learning: gamedef.Learning{
			Layout:    azul.Layout(e.ID),
			Extractor: func() eval.FeatureExtractor { return azul.NewLearned(nil) },
			Evaluator: func(s *eval.Sets) search.Evaluator { return azul.NewLearned(s) },
			Schedules: schedules,
		},
	}
}

// pavilionGame returns the game for an edition of Summer Pavilion.
func pavilionGame(e *engine.Edition, warmStart bool, schedules map[int]gamedef.Schedule) gamedef.Game {
	return gamedef.Game{
		Edition:   e,
		Evaluator: func() search.Evaluator { return pavilion.NewMaster() },
		Plain:     func() search.Evaluator { return pavilion.NewValue() },
		Explain:   pavilion.Explain,
		Outcome:   pavilion.Outcome,
		Natural:   pavilion.Natural,
		Cheaper:   pavilion.Cheaper,
		Comment:   pavilion.Comment,
		Sources:   []engine.Source{engine.FromStart, engine.FromPlacing, engine.FromMarker, engine.FromLeftovers, engine.FromStars, engine.FromNumbers},
		Learning: gamedef.Learning{
			Layout:         pavilion.Layout(e.ID),
			Extractor:      func() eval.FeatureExtractor { return pavilion.NewLearned(nil) },
			Evaluator:      func(s *eval.Sets) search.Evaluator { return pavilion.NewLearned(s) },
			Regularisation: 500,
			Schedules:      schedules,
			WarmStart:      warmStart,
		},
	}
}

func schedule(games, generations int, nodes int64, deals int) gamedef.Schedule {
	return gamedef.Schedule{Games: games, Generations: generations, Nodes: nodes, Deals: deals}
}
