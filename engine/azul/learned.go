package azul

import (
	"azulejo/engine"
	"azulejo/engine/eval"
)

// Learned evaluates positions by what the hand-written evaluation expects and by weights that were learned from games of the program
// against itself: they tell, as a sum over a board's lines, rows, columns and colours, by how much it errs. It serves a search as
// its evaluator; one Learned serves one search.
type Learned struct {
	Value
	sets *eval.Sets // nil for those that come with the program
	// deal is what the next one brings in the mean, from a stock.
	stock stock
	deal  counts
}

// NewLearned returns an evaluator by weights, which fit the Layout.
func NewLearned(sets *eval.Sets) *Learned { return &Learned{Value: *NewValue(), sets: sets} }

// NewMaster returns the best evaluator there is, by the weights that come with the program for the edition of each position.
func NewMaster() *Learned { return NewLearned(nil) }

// Evaluate writes the final scores to expect in hundredths of a point, and returns their standard deviation.
func (l *Learned) Evaluate(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := pos.(*Position)
	if set := l.setsFor(p.variant).For(int(p.seats)); set != l.set {
		l.boards.Clear() // another edition or size of table
		l.set = set
	}
	l.Value.Evaluate(pos, final)
	on := l.offered(p)
	var f [offerFeatures]int32
	for s := range p.seats {
		p.standing(s, l.now.gamePhase, on, &f)
		final[s] += l.set.Sum(f[:])
		if p.dealing {
			final[s] += l.expectedOfDeal(p, s, on)
		}
	}
	return int32(l.set.StdDev[l.now.gamePhase.index()]) * eval.Quantum
}

// setsFor returns the weights for a variant.
func (l *Learned) setsFor(v *variant) *eval.Sets {
	if l.sets != nil {
		return l.sets
	}
	return v.sets()
}

// offered is what lies on offer, or what the next deal will bring in the mean. That is remembered, as it stays the same for a round as
// long as the bag suffices.
func (l *Learned) offered(p *Position) counts {
	if !p.dealing {
		return offered(p)
	}
	stock := stock{bag: p.bag, lid: p.lid, seats: p.seats}
	if p.bag.total() >= 4*p.Factories() {
		stock.lid = 0
	}
	if stock != l.stock {
		l.stock, l.deal = stock, nextDeal(p)
	}
	return l.deal
}

// stock is what tiles are dealt from to a number of seats.
type stock struct {
	bag, lid counts
	seats    engine.Seat
}

// expectedOfDeal is what the next deal adds for a seat. It is remembered, since most ends of a round lead to the same boards and deals.
func (l *Learned) expectedOfDeal(p *Position, s engine.Seat, on counts) int32 {
	key := engine.Mix(l.now.mixed(l.summaries[s].key) + uint64(on))
	if worth, ok := l.boards.Probe(key); ok {
		return worth
	}
	var f [dealFeatures]int32
	l.board.see(&p.boards[s], p.variant)
	l.board.dealFeatures(l.now.gamePhase, on, &f)
	worth := l.set.Sum(f[:])
	l.boards.Store(key, worth)
	return worth
}

// Extract implements eval.FeatureExtractor. The round's last tiling and later positions give none.
func (l *Learned) Extract(pos engine.Position, dst *[engine.MaxSeats]eval.Sample) int {
	p := pos.(*Position)
	if p.Over() || p.phase == tiling {
		return 0
	}
	var final [engine.MaxSeats]int32
	l.Value.Evaluate(pos, &final)
	m, on := l.now.gamePhase, l.offered(p)
	for i := range p.seats {
		d := &dst[i]
		d.Clear()
		d.Phase, d.Expected = m.index(), final[i]
		l.board.see(&p.boards[i], p.variant)
		l.board.features(m, (*[boardFeatures]int32)(d.Features[:]))
		p.standing(i, m, on, (*[offerFeatures]int32)(d.Features[boardFeatures:]))
		if p.dealing {
			l.board.dealFeatures(m, on, (*[dealFeatures]int32)(d.Features[boardFeatures+offerFeatures:]))
		}
	}
	return int(p.seats)
}

// Layout tells what a file of weights for an edition must fit.
func Layout(edition string) eval.Layout {
	return eval.Layout{Name: edition + " weights 4", Weights: weights, Phases: Phases}
}
