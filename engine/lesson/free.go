package lesson

import "azulejo/engine"

// person is the seat that learns.
const person engine.Seat = 0

// goFree makes a move of the person and lets the others answer. The step lasts until the round is over.
func (r *Run) goFree(m engine.Move, log *engine.Log) {
	pos := r.Position().Clone()
	pos.Play(m, log)
	for !ended(pos) && pos.ToMove() != person {
		log.Next()
		pos.Play(r.Rival(pos), log)
	}
	if ended(pos) {
		r.proceed(pos, log)
		return
	}
	r.free = pos
}

// ended reports whether a round is over.
func ended(p engine.Position) bool { return p.Over() || p.ToMove() == engine.Nature }
