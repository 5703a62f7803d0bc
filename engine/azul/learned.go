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
	// deal is what the next one brings in the mean, from a stock.
	stock stock
	deal  counts
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
	on := l.offered(p)
	var f [offerFeatures]int32
	for s := range engine.Seat(p.seats) {
		stance{p, s}.features(l.now.moment, on, &f)
		final[s] += l.set.Sum(f[:])
		if p.dealing {
			final[s] += l.hope(p, s, on)
		}
	}
	return int32(l.set.Scatter[l.now.moment.index()]) * judge.Grain
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
	seats    int8
}

// hope is what the next deal adds for a seat. It is remembered, since most ends of a round lead to the same boards and deals.
func (l *Learned) hope(p *Position, s engine.Seat, on counts) int32 {
	key := engine.Mix(l.now.mixed(l.looks[s].key) + uint64(on))
	if worth, ok := l.memo.Find(key); ok {
		return worth
	}
	var f [hopeFeatures]int32
	l.side.see(&p.boards[s], p.variant)
	l.side.hopes(l.now.moment, on, &f)
	worth := l.set.Sum(f[:])
	l.memo.Keep(key, worth)
	return worth
}

// Samples implements judge.Eyes. The round's last tiling and later positions give none.
func (l *Learned) Samples(pos engine.Position, dst *[engine.MaxSeats]judge.Sample) int {
	p := pos.(*Position)
	if p.Over() || p.phase == tiling {
		return 0
	}
	var final [engine.MaxSeats]int32
	l.Value.Judge(pos, &final)
	m, on := l.now.moment, l.offered(p)
	for i := range p.seats {
		d := &dst[i]
		d.Clear()
		d.Moment, d.Expected = m.index(), final[i]
		l.side.see(&p.boards[i], p.variant)
		l.side.features(m, (*[boardFeatures]int32)(d.Features[:]))
		stance{p, engine.Seat(i)}.features(m, on, (*[offerFeatures]int32)(d.Features[boardFeatures:]))
		if p.dealing {
			l.side.hopes(m, on, (*[hopeFeatures]int32)(d.Features[boardFeatures+offerFeatures:]))
		}
	}
	return int(p.seats)
}
