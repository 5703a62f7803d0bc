// Package catalogue is the one list of the games there are.
package catalogue

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/eval"
	"azulejo/engine/gamedef"
	"azulejo/engine/pavilion"
	"azulejo/engine/search"
)

// Games lists all games: the sides of one box stand together.
func Games() gamedef.Games {
	return gamedef.Games{
		wall(azul.Coloured(), map[int]gamedef.Schedule{2: course(8000, 5, 300, 4), 3: course(5000, 4, 300, 4), 4: course(5000, 4, 300, 4)}),
		wall(azul.Grey(), map[int]gamedef.Schedule{2: course(5000, 4, 300, 4)}),
		stars(pavilion.Coloured(), true, map[int]gamedef.Schedule{2: course(8000, 3, 200, 0), 3: course(8000, 3, 200, 0), 4: course(8000, 3, 200, 0)}),
		stars(pavilion.Sepia(), false, map[int]gamedef.Schedule{2: course(4000, 3, 200, 0)}),
	}
}

// wall is Azul with one of its walls.
func wall(e *engine.Edition, courses map[int]gamedef.Schedule) gamedef.Game {
	return gamedef.Game{
		Edition:   e,
		Evaluator: func() search.Evaluator { return azul.NewMaster() },
		Plain:     func() search.Evaluator { return azul.NewValue() },
		Explain:   azul.Explain,
		Comment:   azul.Comment,
		Sources:   []engine.Source{engine.FromWall, engine.FromFloor, engine.FromRows, engine.FromColumns, engine.FromColours},
		Learning: gamedef.Learning{
			Layout:    azul.Layout(e.ID),
			Extractor: func() eval.FeatureExtractor { return azul.NewLearned(nil) },
			Evaluator: func(s *eval.Sets) search.Evaluator { return azul.NewLearned(s) },
			Schedules: courses,
		},
	}
}

// stars is Summer Pavilion with one of its sides.
func stars(e *engine.Edition, heirs bool, courses map[int]gamedef.Schedule) gamedef.Game {
	return gamedef.Game{
		Edition:   e,
		Evaluator: func() search.Evaluator { return pavilion.NewMaster() },
		Plain:     func() search.Evaluator { return pavilion.NewValue() },
		Explain:   pavilion.Explain,
		Comment:   pavilion.Comment,
		Sources:   []engine.Source{engine.FromStart, engine.FromPlacing, engine.FromMarker, engine.FromLeftovers, engine.FromStars, engine.FromNumbers},
		Learning: gamedef.Learning{
			Layout:         pavilion.Layout(e.ID),
			Extractor:      func() eval.FeatureExtractor { return pavilion.NewLearned(nil) },
			Evaluator:      func(s *eval.Sets) search.Evaluator { return pavilion.NewLearned(s) },
			Regularisation: 500,
			Schedules:      courses,
			WarmStart:      heirs,
		},
	}
}

func course(games, generations int, nodes int64, deals int) gamedef.Schedule {
	return gamedef.Schedule{Games: games, Generations: generations, Nodes: nodes, Deals: deals}
}
