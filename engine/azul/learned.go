package azul

import (
	"azulejo/engine"
	"azulejo/engine/eval"
)

// Learned evaluates positions by a Value plus a learned correction. The correction is a sum of weights over features of a
// board's lines, rows, columns and colours and of the offer; the weights were trained on self-play games to predict the
// error of Value. Learned implements search.Evaluator. It keeps scratch memory, so each search needs its own Learned.
type Learned struct {
	Value
	sets *eval.Sets // nil for the built-in weights
	// dealCounts caches the average tiles of the next deal from stock.
	stock      stock
	dealCounts counts
}

// NewLearned returns an evaluator with the given weights, which must have the Layout of the edition.
func NewLearned(sets *eval.Sets) *Learned { return &Learned{Value: *NewValue(), sets: sets} }

// NewMaster returns the strongest evaluator. It uses the built-in weights for the edition of each position.
func NewMaster() *Learned { return NewLearned(nil) }

// Evaluate implements search.Evaluator: it writes the expected final scores and returns the standard deviation of the
// difference of two of them, all in hundredths of a point.
func (l *Learned) Evaluate(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := pos.(*Position)
	if set := l.setsFor(p.variant).For(int(p.seats)); set != l.set {
		l.boards.Clear() // the edition or the number of seats has changed
		l.set = set
	}
	l.Value.Evaluate(pos, final)
	onOffer := l.offered(p)
	var f [offerFeatures]int32
	for s := range p.seats {
		p.offerFeatures(s, l.now.gamePhase, onOffer, &f)
		final[s] += l.set.Sum(f[:])
		if p.dealing {
			final[s] += l.expectedOfDeal(p, s, onOffer)
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

// offered returns the tiles on offer or, before a deal, the average tiles of the next deal. The average is cached: while
// the bag has enough tiles it stays the same for a whole round.
func (l *Learned) offered(p *Position) counts {
	if !p.dealing {
		return offered(p)
	}
	stock := stock{bag: p.bag, lid: p.lid, seats: p.seats}
	if p.bag.total() >= 4*p.Factories() {
		stock.lid = 0
	}
	if stock != l.stock {
		l.stock, l.dealCounts = stock, nextDeal(p)
	}
	return l.dealCounts
}

// stock is everything that the average deal depends on.
type stock struct {
	bag, lid counts
	seats    engine.Seat
}

// expectedOfDeal returns the learned correction of a seat's board for the next deal, in hundredths of a point. It is
// cached, because most ways to end a round lead to the same boards and deals.
func (l *Learned) expectedOfDeal(p *Position, s engine.Seat, onOffer counts) int32 {
	key := engine.Mix(l.now.cacheKey(l.summaries[s].key) + uint64(onOffer))
	if worth, ok := l.boards.Probe(key); ok {
		return worth
	}
	var f [dealFeatures]int32
	l.board.load(&p.boards[s], p.variant)
	l.board.dealFeatures(l.now.gamePhase, onOffer, &f)
	worth := l.set.Sum(f[:])
	l.boards.Store(key, worth)
	return worth
}

// Extract implements eval.FeatureExtractor. It returns no samples while players tile the grey wall and after the game.
func (l *Learned) Extract(pos engine.Position, dst *[engine.MaxSeats]eval.Sample) int {
	p := pos.(*Position)
	if p.Over() || p.phase == tiling {
		return 0
	}
	var final [engine.MaxSeats]int32
	l.Value.Evaluate(pos, &final)
	phase, onOffer := l.now.gamePhase, l.offered(p)
	for i := range p.seats {
		d := &dst[i]
		d.Clear()
		d.Phase, d.Expected = phase.index(), final[i]
		l.board.load(&p.boards[i], p.variant)
		l.board.boardFeatures(phase, (*[boardFeatures]int32)(d.Features[:]))
		p.offerFeatures(i, phase, onOffer, (*[offerFeatures]int32)(d.Features[boardFeatures:]))
		if p.dealing {
			l.board.dealFeatures(phase, onOffer, (*[dealFeatures]int32)(d.Features[boardFeatures+offerFeatures:]))
		}
	}
	return int(p.seats)
}

// Layout returns the layout of a weights file for an edition.
func Layout(edition string) eval.Layout {
	return eval.Layout{Name: edition + " weights 4", Weights: weights, Phases: Phases}
}
