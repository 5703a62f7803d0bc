package analysis

import "azulejo/engine/review"

// pieces is how many pieces of a reasoning are done in a tick. All of them at once would stop a browser for several frames.
const pieces = 3

// Reason does what a tick allows of a reasoning, which may be nil, and reports whether it is complete.
func Reason(r *review.Reasoning) (done bool) {
	for range pieces {
		if r == nil || r.Continue() {
			return true
		}
	}
	return false
}

// Reasons finds an explanation over several ticks. Its zero value finds none.
type Reasons struct {
	reasoning *review.Reasoning // nil if there is nothing to find
	found     func(review.Explanation)
}

// Find begins to look for an explanation, after it has finished with an earlier one, and calls found with it in a later Update.
func (r *Reasons) Find(reasoning *review.Reasoning, found func(review.Explanation)) {
	r.Finish()
	r.reasoning, r.found = reasoning, found
}

// Update goes on for a tick.
func (r *Reasons) Update() {
	if r.reasoning != nil && Reason(r.reasoning) {
		r.Finish()
	}
}

// Finding reports whether an explanation is being looked for.
func (r *Reasons) Finding() bool { return r.reasoning != nil }

// Finish does the rest at once.
func (r *Reasons) Finish() {
	if reasoning, found := r.reasoning, r.found; reasoning != nil {
		r.Stop()
		found(reasoning.Finish())
	}
}

// Stop gives up what is not found yet.
func (r *Reasons) Stop() { *r = Reasons{} }
