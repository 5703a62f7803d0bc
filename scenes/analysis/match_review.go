package analysis

import (
	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/scenes/saves"
)

// MatchReview is the review of a match on a screen: that of another screen, or the one that is saved with the match or that its file holds, or else a new
// one. It is nil until Open.
type MatchReview struct {
	*review.GameReview
	match   *engine.Match
	service *review.Service
	shared  bool // the review belongs to another screen
	saved   bool // it is saved with the match
}

// NewMatchReview returns the review of a match, which another screen may share, or nil. Searches are those of a backend.
func NewMatchReview(b players.Backend, m *engine.Match, shared *review.GameReview) MatchReview {
	return MatchReview{GameReview: shared, match: m, service: review.NewService(b), shared: shared != nil}
}

// Open finds or begins the review at its first call. rec is the record of a match from a file, else nil.
func (r *MatchReview) Open(w saves.Window, rec *record.Record) {
	if r.GameReview != nil {
		return
	}
	known, current := saves.Review(w, r.match)
	if known == nil && rec != nil {
		known, current = review.Stored(rec, review.DefaultBudget())
	}
	if known == nil {
		r.Again()
		return
	}
	r.GameReview = r.service.StoredReview(r.match, review.DefaultBudget(), known, current)
}

// Again begins a new review.
func (r *MatchReview) Again() {
	r.GameReview, r.shared, r.saved = r.service.ReviewGame(0, r.match, review.DefaultBudget()), false, false
}

// Update continues the review, and saves it once it is complete. A review that was saved before stays as it is, as another version may have made it.
func (r *MatchReview) Update(w saves.Window) {
	r.Poll()
	if r.saved || !r.Done() || r.Answers() == 0 || r.Err() != nil || !r.match.Over() {
		return
	}
	if found := r.Review(); found.Result != nil && found.Known() == len(found.Steps) {
		saves.SaveReview(w, r.match, found)
		r.saved = true
	}
}

// Close stops the review, unless it belongs to another screen.
func (r *MatchReview) Close() {
	if r.GameReview != nil && !r.shared {
		r.Cancel()
	}
}

// AnswerThrottle limits how often a screen draws new answers of a review.
type AnswerThrottle struct {
	drawn int // the number of answers
	ticks int // since they were drawn
}

// answerTicks is the minimum number of ticks between two redraws.
const answerTicks = 8

// Due reports whether to draw new answers now. It is called once a tick.
func (t *AnswerThrottle) Due(r *MatchReview) bool {
	if t.ticks++; r.Answers() == t.drawn || t.ticks < answerTicks {
		return false
	}
	t.drawn, t.ticks = r.Answers(), 0
	return true
}
