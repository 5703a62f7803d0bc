package saves

import (
	"errors"
	"slices"
	"strconv"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/scenes/seating"
)

// progressHeader is the header with what a person has done with the mistakes of a seat, which is numbered from 1.
func progressHeader(s engine.Seat) string { return "Mistakes" + strconv.Itoa(int(s)+1) }

// Progress returns the text of what was done with the mistakes of a seat of exactly this match, or "".
func Progress(w Window, m *engine.Match, s engine.Seat) (text string) {
	eachSame(w, m, func(rec *record.Record) bool {
		text = rec.Get(progressHeader(s))
		return text == ""
	})
	return text
}

// eachSame calls visit with each saved game that is exactly a match, until it returns false.
func eachSame(w Window, m *engine.Match, visit func(*record.Record) bool) {
	storageOf(w).eachSave(seedOf(m), func(key string, saved []byte) bool {
		rec, err := parse(key, saved)
		return err != nil || !slices.Equal(rec.Match.Line(), m.Line()) || visit(rec)
	})
}

// SaveProgress saves a text of what was done with the mistakes of a seat of a match wherever exactly this match is saved. An error is ignored.
func SaveProgress(w Window, m *engine.Match, s engine.Seat, text string) {
	saveNote(w, m, progressHeader(s), text)
}

// saveNote saves the value of a header wherever exactly this match is saved. An error is ignored.
func saveNote(w Window, m *engine.Match, header, text string) {
	_, _ = changeSaves(w, m, func(rec *record.Record) bool {
		changed := rec.Get(header) != text
		rec.Set(header, text)
		return changed
	})
}

// changeSaves changes each saved game that is exactly this match, and saves it again if change returns true. found reports whether there is any.
func changeSaves(w Window, m *engine.Match, change func(*record.Record) bool) (found bool, err error) {
	s := storageOf(w)
	err = s.withArchive(func() (err error) {
		s.eachSave(seedOf(m), func(key string, saved []byte) bool {
			if rec, broken := parse(key, saved); broken == nil && slices.Equal(rec.Match.Line(), m.Line()) {
				if found = true; change(rec) {
					err = errors.Join(err, s.save(key, rec))
				}
			}
			return true
		})
		return err
	})
	return found, err
}

// Review returns the review saved with exactly this match, or nil. current reports whether this version would find the same.
func Review(w Window, m *engine.Match) (r *review.Review, current bool) {
	eachSame(w, m, func(rec *record.Record) bool {
		r, current = review.Stored(rec, review.DefaultBudget())
		return r == nil
	})
	return r, current
}

// SaveReview saves a complete review with a match wherever exactly this match is saved. An error is ignored, as it can be done again.
func SaveReview(w Window, m *engine.Match, r *review.Review) {
	_, _ = changeSaves(w, m, func(rec *record.Record) bool {
		r.Store(rec, review.DefaultBudget())
		return true
	})
}

// Find returns the first saved game with a seed that is wanted, the current game before the archived ones.
func Find(w Window, wanted func(seed uint64) bool) (m *engine.Match, players seating.Players, ok bool) {
	storageOf(w).eachSave(wanted, func(key string, text []byte) bool {
		rec, err := parse(key, text)
		if ok = err == nil; ok {
			m, players = rec.Match, seating.PlayersOf(rec)
		}
		return !ok
	})
	return m, players, ok
}

// seedOf returns a function that reports whether a seed is that of a match.
func seedOf(m *engine.Match) func(uint64) bool {
	return func(seed uint64) bool { return seed == m.Seed }
}

// eachSave calls visit with the key and the text of each saved game that has a seed that is wanted, until it returns false. The current game is the
// first.
func (s *storage) eachSave(wanted func(seed uint64) bool, visit func(key string, text []byte) bool) {
	seed := func(rec *record.Record) uint64 {
		n, _ := strconv.ParseUint(rec.Get(seedHeader), 10, 64)
		return n
	}
	keys := []string{s.currentKey()}
	a, _ := s.archive() // an archive that cannot be listed counts as empty
	for _, g := range a.games {
		if wanted(seed(g.headers)) {
			keys = append(keys, g.key)
		}
	}
	for _, key := range keys {
		text, err := s.load(key)
		if err == nil && wanted(seed(record.Peek(text))) && !visit(key, text) {
			return
		}
	}
}
