package saves

import (
	"fmt"
	"slices"
	"time"

	"azulejo/engine/record"
	"azulejo/game/store"
)

// MaxArchived is the maximum number of archived games. Archiving another one deletes the oldest.
const MaxArchived = 8

// archiveKey returns the storage key of archived game n. A higher number was archived later.
func archiveKey(n int) string { return fmt.Sprintf("game-%d.azl", n) }

// Archive moves the unfinished current game to the archive, so that another game can begin. If that fails, the game stays where it is and
// the window uses another slot. A game without moves is not archived.
func Archive(w Window) {
	s := storageOf(w)
	rec, err := read(s, s.currentKey())
	if rec != nil && len(rec.Match.Line()) > 0 {
		err = archive(s, rec)
	}
	if err != nil {
		s.Slot.EnterEmpty(Autosave)
		s.Notify(s.Words.T("store.stays", "reason", store.Reason(err).Say(s.Words)))
	}
}

// archive moves the current game to the archive.
func archive(s *storage, rec *record.Record) error {
	all, err := archivedNumbers(s)
	if err != nil {
		return err
	}
	next := 1
	if len(all) > 0 {
		next = all[len(all)-1] + 1
	}
	rec.Set(dateHeader, time.Now().Format(time.DateOnly))
	if err := s.save(archiveKey(next), rec); err != nil {
		return err
	}
	for _, n := range all[:max(0, len(all)+1-MaxArchived)] {
		s.Store.Delete(archiveKey(n))
	}
	return s.Slot.Delete(Autosave)
}

// archivedNumbers returns the numbers of the archived games in ascending order, oldest first.
func archivedNumbers(s *storage) (numbers []int, err error) {
	names, err := s.Store.Keys("game-")
	for _, name := range names {
		var n int
		if _, err := fmt.Sscanf(name, "game-%d.azl", &n); err == nil && n > 0 && archiveKey(n) == name {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	return numbers, err
}

// restoreLatest makes the latest archived game current again and returns it, or nil if there is none. The window must not have a current
// game in progress.
func restoreLatest(s *storage) *record.Record {
	all, _ := archivedNumbers(s) // an archive that cannot be listed counts as empty
	for _, n := range slices.Backward(all) {
		rec, err := read(s, archiveKey(n))
		if rec == nil || err != nil {
			continue
		}
		if s.save(s.currentKey(), rec) == nil {
			s.Store.Delete(archiveKey(n))
		}
		return rec
	}
	return nil
}
