package analysis

import (
	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/scenes/saves"
)

// SavedReview returns the review that is saved with a match or, if there is none, begins one.
func SavedReview(w saves.Window, s *review.Service, m *engine.Match) *review.GameReview {
	if r, _ := saves.Review(w, m); r != nil {
		return s.StoredReview(m, review.DefaultBudget(), r)
	}
	return s.ReviewGame(0, m, review.DefaultBudget())
}

// SaveReview saves a review of the whole game with it once it is complete, and reports whether it has done so. It leaves one that was saved before as it is,
// as another version may have made it.
func SaveReview(w saves.Window, m *engine.Match, g *review.GameReview) bool {
	if !g.Done() || g.Answers() == 0 || g.Err() != nil || !m.Over() {
		return false
	}
	r := g.Review()
	if r.Result == nil || r.Known() < len(r.Steps) {
		return false
	}
	saves.SaveReview(w, m, r)
	return true
}
