package train

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/judge"
	"azulejo/engine/pavilion"
	"azulejo/engine/search"
)

// Pupil is an edition that learns.
type Pupil struct {
	Edition *engine.Edition
	Layout  judge.Layout
	Eyes    func() judge.Eyes
	// Doubt is how many boards a weight must have been seen on to be believed by half: what few games show is mostly luck.
	Doubt float32
	// Plain makes the hand-written judgement, Judge one that corrects it by weights.
	Plain func() search.Evaluator
	Judge func(*judge.Sets) search.Evaluator
	// Courses are how it learns by number of seats; a table without one takes over what a smaller one has learned.
	Courses map[int]Course
	// Heirs tells whether larger tables begin with what the table of two has learned, and not with nothing.
	Heirs bool
}

// Course is the extent of learning: so many games in each of so many generations, with so many nodes for a move, and so many examples
// of the next deal for an outlook.
type Course struct {
	Games, Generations int
	Nodes              int64
	Deals              int
}

// File is the file of its weights, below the engine's folder.
func (p *Pupil) File() string {
	folder, _, _ := strings.Cut(p.Edition.ID, "-")
	return folder + "/" + p.Edition.ID + ".weights"
}

// Pupils are the editions that learn.
func Pupils() []Pupil {
	plain := func() search.Evaluator { return azul.NewValue() }
	eyes := func() judge.Eyes { return azul.NewLearned(nil) }
	weigh := func(s *judge.Sets) search.Evaluator { return azul.NewLearned(s) }
	starPlain := func() search.Evaluator { return pavilion.NewValue() }
	starEyes := func() judge.Eyes { return pavilion.NewLearned(nil) }
	starJudge := func(s *judge.Sets) search.Evaluator { return pavilion.NewLearned(s) }
	return []Pupil{
		{
			Edition: azul.Coloured(), Layout: azul.Layout("azul"), Eyes: eyes, Plain: plain, Judge: weigh,
			Courses: map[int]Course{2: {8000, 5, 300, 4}, 3: {5000, 4, 300, 4}, 4: {5000, 4, 300, 4}},
		}, {
			Edition: azul.Grey(), Layout: azul.Layout("azul-grey"), Eyes: eyes, Plain: plain, Judge: weigh,
			Courses: map[int]Course{2: {5000, 4, 300, 4}},
		}, {
			Edition: pavilion.Coloured(), Layout: pavilion.Layout("pavilion"), Doubt: 500, Eyes: starEyes, Plain: starPlain, Judge: starJudge,
			Courses: map[int]Course{2: {8000, 3, 200, 0}, 3: {8000, 3, 200, 0}, 4: {8000, 3, 200, 0}}, Heirs: true,
		}, {
			Edition: pavilion.Sepia(), Layout: pavilion.Layout("pavilion-sepia"), Doubt: 500, Eyes: starEyes, Plain: starPlain, Judge: starJudge,
			Courses: map[int]Course{2: {4000, 3, 200, 0}},
		},
	}
}
