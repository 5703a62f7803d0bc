package saves

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/scenes/seating"
)

// Branches returns the branches saved with exactly this match, the oldest first.
func Branches(w Window, m *engine.Match) (all []record.Branch) {
	eachSame(w, m, func(rec *record.Record) bool {
		all = rec.Branches()
		return all == nil
	})
	return all
}

// ChangeBranches changes the branches of a match wherever exactly this match is saved. A match that is not saved yet, such as one from a file, is
// added to the archive.
func ChangeBranches(w Window, m *engine.Match, players seating.Players, change func([]record.Branch) []record.Branch) error {
	set := func(rec *record.Record) bool {
		rec.SetBranches(change(rec.Branches()))
		return true
	}
	found, err := changeSaves(w, m, set)
	if found || err != nil {
		return err
	}
	s, rec := storageOf(w), &record.Record{Headers: seating.Headers(m, players), Match: m}
	set(rec)
	return s.withArchive(func() error { return s.add(rec) })
}

// SaveBranch adds a branch to those of a match, or replaces the one with its name.
func SaveBranch(w Window, m *engine.Match, players seating.Players, b record.Branch) error {
	return ChangeBranches(w, m, players, func(all []record.Branch) []record.Branch {
		if i := slices.IndexFunc(all, func(o record.Branch) bool { return o.Name == b.Name }); i >= 0 {
			all[i] = b
			return all
		}
		return append(all, b)
	})
}
