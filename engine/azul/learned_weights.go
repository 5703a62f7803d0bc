package azul

import (
	_ "embed"

	"azulejo/engine/eval"
)

// Layout tells what a file of weights for an edition must fit.
func Layout(edition string) eval.Layout {
	return eval.Layout{Name: edition + " weights 4", Weights: weights, Phases: Phases}
}

//go:embed azul.weights
var colouredFile []byte

//go:embed azul-grey.weights
var greyFile []byte

// The weights that come with the program.
var (
	colouredSets = Layout("azul").Known(colouredFile)
	greySets     = Layout("azul-grey").Known(greyFile)
)

// NewMaster returns the best evaluator there is of positions with the coloured wall.
func NewMaster() *Learned { return NewLearned(colouredSets()) }

// NewGreyMaster returns the best evaluator there is of positions with the grey wall.
func NewGreyMaster() *Learned { return NewLearned(greySets()) }
