package saves

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/record"
	"azulejo/game/store"
)

// MaxArchived is the maximum number of archived games in progress, and MaxFinished that of finished ones. Archiving another one deletes the
// oldest of its kind.
const (
	MaxArchived = 8
	MaxFinished = 60
)

// part is one of the two parts of the archive, each with its own keys.
type part struct {
	prefix string // of the keys
	most   int    // games
}

func inProgress() part { return part{"game-", MaxArchived} }
func finished() part   { return part{"finished-", MaxFinished} }

// key returns the storage key of game n. A higher number was archived later.
func (p part) key(n int) string { return fmt.Sprintf("%s%d.azl", p.prefix, n) }

// archiveTimeout is how long to wait for another window that changes the archive.
const archiveTimeout = 5 * time.Second

// withArchive calls do while no other window changes the archive, where the storage has locks.
func (s *storage) withArchive(do func() error) error {
	unlock, err := store.LockWithin(s.Store, "archive", archiveTimeout)
	if errors.Is(err, store.ErrLocked) {
		return err
	}
	if err == nil {
		defer unlock()
	}
	return do()
}

// Archive moves the unfinished current game to the archive, so that another game can begin, and makes sure that a finished one is there. If
// that fails, the game stays where it is and the window uses another slot. A game without moves of a player is not archived.
func Archive(w Window) {
	s := storageOf(w)
	s.leaveAt(s.withArchive(s.archiveCurrent))
}

// leaveAt enters another slot after an error of archiveCurrent, and notifies the player.
func (s *storage) leaveAt(err error) {
	if err != nil {
		s.Slot.EnterEmpty(Autosave)
		s.Notify(s.Words.T("store.stays", "reason", store.Reason(err).Say(s.Words)))
	}
}

// archiveCurrent moves the current game to the archive. The caller holds the lock of the archive.
func (s *storage) archiveCurrent() error {
	rec, err := read(s, s.currentKey())
	switch {
	case rec == nil || err != nil:
		return err
	case rec.Match.Over():
		return s.keepFinished(rec)
	case !hasMoved(rec.Match):
		return nil
	}
	if err := s.add(inProgress(), rec); err != nil {
		return err
	}
	return s.Slot.Delete(Autosave)
}

// hasMoved reports whether a player has moved.
func hasMoved(m *engine.Match) bool {
	for n := range m.Line() {
		if m.At(n).ToMove() != engine.Nature {
			return true
		}
	}
	return false
}

// add adds a game to a part of the archive.
func (s *storage) add(p part, rec *record.Record) error {
	all, err := s.numbers(p)
	if err != nil {
		return err
	}
	rec.Set(dateHeader, time.Now().Format(time.DateOnly))
	if err := s.save(p.key(nextNumber(all)), rec); err != nil {
		return err
	}
	for _, n := range all[:max(0, len(all)+1-p.most)] {
		s.Store.Delete(p.key(n))
	}
	return nil
}

// nextNumber returns the number of the next game after those with some numbers.
func nextNumber(all []int) int {
	if len(all) == 0 {
		return 1
	}
	return all[len(all)-1] + 1
}

// keepFinished adds a finished game to the archive unless it is there. The caller holds the lock of the archive.
func (s *storage) keepFinished(rec *record.Record) error {
	numbers, err := s.numbers(finished())
	if err != nil {
		return err
	}
	for _, n := range slices.Backward(numbers) {
		key := finished().key(n)
		text, err := s.Store.Load(key)
		if err != nil || record.Peek(text).Get(seedHeader) != rec.Get(seedHeader) {
			continue
		}
		if kept, err := parse(key, text); err == nil && includes(kept, rec) {
			return nil
		}
	}
	return s.add(finished(), rec)
}

// moveFinished adds to the finished games those among the games in progress, where imports once put them, and those that are the last game of
// a window. What fails is left as it is.
func (s *storage) moveFinished() {
	keys := []string{s.currentKey()}
	for _, n := range s.Slot.Others(Autosave) {
		keys = append(keys, store.SlotKey(Autosave, n))
	}
	archived := len(keys)
	numbers, _ := s.numbers(inProgress()) // an archive that cannot be listed counts as empty
	for _, n := range numbers {
		keys = append(keys, inProgress().key(n))
	}
	for i, key := range keys {
		text, err := s.load(key)
		if err != nil {
			continue
		}
		if summary, ok := readSummary(text, catalogue.Games().Editions()); ok && !summary.Over {
			continue
		}
		rec, err := parse(key, text)
		if err == nil && rec.Match.Over() && s.keepFinished(rec) == nil && i >= archived {
			s.Store.Delete(key)
		}
	}
}

// numbers returns the numbers of the games in a part of the archive in ascending order, oldest first.
func (s *storage) numbers(p part) (numbers []int, err error) {
	names, err := s.Store.Keys(p.prefix)
	for _, name := range names {
		n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(name, p.prefix), ".azl"))
		if err == nil && n > 0 && p.key(n) == name {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	return numbers, err
}

// archiveKeys returns the keys of all archived games: those in progress and then the finished ones, the newest first.
func (s *storage) archiveKeys() (keys []string) {
	for _, p := range []part{inProgress(), finished()} {
		numbers, _ := s.numbers(p) // an archive that cannot be listed counts as empty
		for _, n := range slices.Backward(numbers) {
			keys = append(keys, p.key(n))
		}
	}
	return keys
}

// restoreLatest makes the latest archived game in progress current again and returns it, or nil if there is none. The window must not have a
// current game in progress. The caller holds the lock of the archive.
func restoreLatest(s *storage) *record.Record {
	all, _ := s.numbers(inProgress()) // an archive that cannot be listed counts as empty
	for _, n := range slices.Backward(all) {
		rec, err := readUnfinished(s, inProgress().key(n))
		if rec == nil || err != nil {
			continue
		}
		if s.save(s.currentKey(), rec) == nil {
			s.Store.Delete(inProgress().key(n))
		}
		return rec
	}
	return nil
}
