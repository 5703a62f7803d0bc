package pavilion

import (
	_ "embed"

	"azulejo/engine"
	"azulejo/engine/judge"
)

// Learned judges positions by what the hand-written judgement expects and by weights that were learned from games of the program
// against itself: they tell, as a sum over a board's stars, numbers and tiles, by how much it errs. It serves a search as its
// evaluator; one Learned serves one search.
type Learned struct {
	Value
	sets *judge.Sets
}

// NewLearned returns a judge by weights, which fit the Layout.
func NewLearned(sets *judge.Sets) *Learned { return &Learned{Value: *NewValue(), sets: sets} }

// Judge writes the final scores to expect in hundredths of a point, and returns how far they still scatter.
func (l *Learned) Judge(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := progress{pos.(*Position)}
	l.set = l.sets.For(int(p.seats))
	l.Value.Judge(pos, final)
	var f [placeFeatures]int32
	for s := range engine.Seat(p.seats) {
		p.standing(s, &f)
		final[s] += l.set.Sum(f[:])
	}
	return int32(l.set.Scatter[p.moment()]) * judge.Grain
}

// Minor implements search.Foreseer: the supply is refilled, which ends no round.
func (l *Learned) Minor(p engine.Position) bool { return p.(*Position).chance == filling }

// Samples implements judge.Eyes.
func (l *Learned) Samples(pos engine.Position, dst *[engine.MaxSeats]judge.Sample) int {
	p := progress{pos.(*Position)}
	if p.Over() {
		return 0
	}
	var final [engine.MaxSeats]int32
	l.Value.Judge(pos, &final)
	for s := range p.seats {
		d := &dst[s]
		d.Clear()
		d.Moment, d.Expected = p.moment(), final[s]
		p.features(&p.boards[s], (*[boardFeatures]int32)(d.Features[:]))
		p.standing(engine.Seat(s), (*[placeFeatures]int32)(d.Features[boardFeatures:]))
	}
	return int(p.seats)
}

// Layout tells what a file of weights for an edition must fit.
func Layout(edition string) judge.Layout {
	return judge.Layout{Name: edition + " weights 2", Weights: weights, Moments: Moments}
}

//go:embed pavilion.weights
var colouredFile []byte

//go:embed pavilion-sepia.weights
var sepiaFile []byte

// The weights that come with the program.
var (
	colouredSets = Layout("pavilion").Known(colouredFile)
	sepiaSets    = Layout("pavilion-sepia").Known(sepiaFile)
)

// NewMaster returns the best judge there is of positions with the coloured stars.
func NewMaster() *Learned { return NewLearned(colouredSets()) }

// NewSepiaMaster returns the best judge there is of positions with the sepia side.
func NewSepiaMaster() *Learned { return NewLearned(sepiaSets()) }
