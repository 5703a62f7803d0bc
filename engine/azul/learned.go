package azul

import (
	"azulejo/engine"
	"azulejo/engine/judge"
)

// Learned judges positions by what the hand-written judgement expects and by weights that were learned from games of the program
// against itself: they tell, as a sum over a board's lines, rows, columns and colours, by how much it errs. It serves a search as
// its evaluator; one Learned serves one search.
type Learned struct {
	Value
	sets *judge.Sets
}

// NewLearned returns a judge by weights, which fit the Layout.
func NewLearned(sets *judge.Sets) *Learned { return &Learned{Value: *NewValue(), sets: sets} }

// Judge writes the final scores to expect in hundredths of a point, and returns how far they still scatter.
func (l *Learned) Judge(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := pos.(*Position)
	if set := l.sets.For(int(p.seats)); set != l.set {
		l.memo.Clear() // another size of table
		l.set = set
	}
	l.Value.Judge(pos, final)
	on := p.offered()
	var f [offerFeatures]int32
	for s := range engine.Seat(p.seats) {
		p.features(s, l.now.moment, on, &f)
		final[s] += l.set.Sum(f[:])
		if p.dealing {
			var hopes [hopeFeatures]int32
			p.boards[s].hopes(&l.looks[s], l.now.moment, on, &hopes)
			final[s] += l.set.Sum(hopes[:])
		}
	}
	return int32(l.set.Scatter[l.now.moment.index()]) * judge.Grain
}

// Samples implements judge.Eyes. The round's last tiling and later positions give none.
func (l *Learned) Samples(pos engine.Position, dst *[engine.MaxSeats]judge.Sample) int {
	p := pos.(*Position)
	if p.Over() || p.phase == tiling {
		return 0
	}
	var final [engine.MaxSeats]int32
	l.Value.Judge(pos, &final)
	m, on := l.now.moment, p.offered()
	for i := range p.seats {
		d := &dst[i]
		d.Clear()
		d.Moment, d.Expected = m.index(), final[i]
		l.side.see(&p.boards[i], p.grey)
		l.side.features(m, (*[boardFeatures]int32)(d.Features[:]))
		p.features(engine.Seat(i), m, on, (*[offerFeatures]int32)(d.Features[boardFeatures:]))
		if p.dealing {
			p.boards[i].hopes(&l.looks[i], m, on, (*[hopeFeatures]int32)(d.Features[boardFeatures+offerFeatures:]))
		}
	}
	return int(p.seats)
}
