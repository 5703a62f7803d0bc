package azul

import "azulejo/engine"

// Learned judges positions by what the hand-written judgement expects and by weights that were learned from games of the program
// against itself: they tell, as a sum over a board's lines, rows, columns and colours, by how much it errs. It serves a search as
// its evaluator; one Learned serves one search.
type Learned struct {
	Value
	weights *Weights
}

// NewLearned returns a judge by weights; nil stands for those of the program.
func NewLearned(w *Weights) *Learned {
	if w == nil {
		w = builtIn()
	}
	return &Learned{Value: *NewValue(), weights: w}
}

// Judge writes the final scores to expect in hundredths of a point, and returns how far they still scatter.
func (l *Learned) Judge(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := pos.(*Position)
	l.Value.Judge(pos, final)
	set, m := l.weights.set(p), momentOf(p, l.sides[:p.seats])
	for i := range p.seats {
		final[i] += set.sum(&l.sides[i], m, p.firstNext() == engine.Seat(i))
	}
	return int32(set.Scatter[m.index()])
}

// Sample is what one board shows to the weights, for training.
type Sample struct {
	// Moment counts the moments of a game, below Moments.
	Moment int
	// Expected is the final score that the hand-written judgement expects, in hundredths.
	Expected int32
	// Features are the numbers of the weights whose sum tells by how much it errs; -1 stands for none.
	Features [Features]int32
}

// Samples writes what each seat's board shows and returns their number. The round's last tiling and later positions give none.
func (l *Learned) Samples(pos engine.Position, dst *[engine.MaxSeats]Sample) int {
	p := pos.(*Position)
	if p.Over() || p.phase == tiling {
		return 0
	}
	var final [engine.MaxSeats]int32
	l.Value.Judge(pos, &final)
	m := momentOf(p, l.sides[:p.seats])
	for i := range p.seats {
		s := &l.sides[i]
		dst[i] = Sample{Moment: m.index(), Expected: final[i]}
		s.features(m, p.firstNext() == engine.Seat(i), &dst[i].Features)
	}
	return int(p.seats)
}
