// Package saves stores games. The current game of each window is in a separate slot; other games are in an archive shared by all windows.
package saves

import (
	"errors"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/record"
	"azulejo/game/store"
	"azulejo/scenes/seating"
)

// Autosave is the storage key of the current game of the first window. Further windows use numbered slots derived from it.
const Autosave = "autosave.azl"

// Save saves the current game, and a finished one among the finished games as well. After an error, which it returns, the game continues. The player
// is notified unless the previous save failed too.
func Save(w Window, m *engine.Match, players seating.Players) error {
	s := storageOf(w)
	rec := &record.Record{Headers: seating.Headers(m, players), Match: m}
	if saved := currentHeaders(s, m.Seed); saved != nil {
		rec.Set(titleHeader, saved.Get(titleHeader))
		rec.CopyBranches(saved)
	}
	known := s.Slot.Failed(Autosave)
	err := s.save(s.currentKey(), rec)
	if m.Over() {
		err = errors.Join(err, s.withArchive(func() error { return s.keep(rec) }))
	}
	if !known {
		s.notifyError(err)
	}
	return err
}

// Load returns the game to continue: the current game of this window, a game that a closed window has left in its slot, or the latest
// archived one. A game that cannot be read is never overwritten; the window then uses another slot and notifies the player.
func Load(w Window) (m *engine.Match, players seating.Players, ok bool) {
	s := storageOf(w)
	s.withArchive(func() error { s.keepSlots(); return nil })
	rec, err := readUnfinished(s, s.currentKey())
	if rec == nil {
		rec = adoptSlot(s)
	}
	if rec == nil && err != nil {
		s.Slot.EnterEmpty(Autosave)
	}
	if err != nil {
		s.NotifyNext(s.Words.T("store.avoided", "reason", store.Reason(err).Say(s.Words)))
	}
	if rec == nil {
		s.withArchive(func() error { rec = restoreLatest(s); return nil })
	}
	if rec == nil {
		return nil, nil, false
	}
	return rec.Match, seating.PlayersOf(rec), true
}

// Current returns the current game as it was last saved. It may be over or not yet begun.
func Current(w Window) (m *engine.Match, players seating.Players, ok bool) {
	s := storageOf(w)
	text, err := s.load(s.currentKey())
	if err != nil {
		return nil, nil, false
	}
	rec, err := parse(s.currentKey(), text)
	if err != nil {
		return nil, nil, false
	}
	return rec.Match, seating.PlayersOf(rec), true
}

// Unfinished returns the current game if it is in progress.
func Unfinished(w Window) (m *engine.Match, players seating.Players, ok bool) {
	s := storageOf(w)
	if !unfinished(s, s.currentKey()) {
		return nil, nil, false
	}
	return Current(w)
}

// read returns the game at a key, or nil. It sets a damaged game aside and notifies the player. The error is for a game that could not be
// read or set aside.
func read(s *storage, name string) (*record.Record, error) {
	text, err := s.load(name)
	if errors.Is(err, store.ErrMissing) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	rec, err := parse(name, text)
	if err == nil {
		return rec, nil
	}
	if _, setAsideErr := s.Store.SetAside(name); setAsideErr != nil {
		return nil, setAsideErr
	}
	s.NotifyNext(s.Words.T("store.damaged"))
	return nil, nil
}

// readUnfinished does the same as read, but returns nil for a game that is over.
func readUnfinished(s *storage, name string) (*record.Record, error) {
	rec, err := read(s, name)
	if rec != nil && rec.Match.Over() {
		rec = nil
	}
	return rec, err
}

// parse parses a saved game. If it has a checksum, a game that was changed since it was written is an error.
func parse(name string, text []byte) (*record.Record, error) {
	if !intact(text) {
		return nil, ErrDamaged
	}
	return record.Parse(name, text, catalogue.Games().Editions())
}

// unfinished reports whether the game at a key is in progress.
func unfinished(s *storage, name string) bool {
	text, err := s.load(name)
	if err != nil {
		return false
	}
	if summary, ok := readSummary(text); ok {
		return !summary.Over
	}
	rec, err := parse(name, text)
	return err == nil && !rec.Match.Over()
}

// adoptSlot enters the first unused slot with an unfinished game and returns the game, or nil if there is none.
func adoptSlot(s *storage) *record.Record {
	for _, n := range s.Slot.Others(Autosave) {
		if !unfinished(s, store.SlotKey(Autosave, n)) || !s.Slot.Enter(n) {
			continue
		}
		if rec, _ := readUnfinished(s, s.currentKey()); rec != nil {
			return rec
		}
	}
	return nil
}

// Begin archives the current game and saves a new one in its place.
func Begin(w Window, m *engine.Match, players seating.Players) {
	Archive(w)
	Save(w, m, players)
}

// ReplaceMissingLevels gives seats with a level outside levels the default level and notifies the player.
func ReplaceMissingLevels(w Window, players seating.Players, levels []string) {
	if n := players.ReplaceMissingLevels(levels); n > 0 {
		_, _, words := w.Storage()
		w.NotifyNext(words.T("play.reseated", "seats", n, "level", seating.LevelName(words, seating.DefaultLevel(levels))))
	}
}
