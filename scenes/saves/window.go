package saves

import (
	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/locale"
	"azulejo/game/store"
)

// Window is a running instance of the program: a window on the screen or a game in a terminal.
type Window interface {
	// Storage returns the store, the slot of this window in it, and the strings for messages.
	Storage() (store.Store, *store.Slot, *locale.Words)
	// Notify shows a message now; NotifyNext shows it with the next screen.
	Notify(text string)
	NotifyNext(text string)
}

// storage is a Window with its store, slot and strings.
type storage struct {
	Window
	Store store.Store
	Slot  *store.Slot
	Words *locale.Words
}

func storageOf(w Window) *storage {
	s := &storage{Window: w}
	s.Store, s.Slot, s.Words = w.Storage()
	return s
}

// currentKey returns the storage key of the current game.
func (s *storage) currentKey() string { return s.Slot.Key(Autosave) }

// load returns the text of a saved game. The current one may be in memory only, if it could not be saved.
func (s *storage) load(key string) ([]byte, error) {
	if key == s.currentKey() {
		return s.Slot.Saved(Autosave)
	}
	return s.Store.Load(key)
}

// save saves a game with its summary.
func (s *storage) save(name string, rec *record.Record) error {
	if name == s.currentKey() {
		return s.Slot.Save(Autosave, format(rec))
	}
	return s.Store.Save(name, format(rec))
}

// notifyError notifies the player of err, if any, and reports whether there was one.
func (s *storage) notifyError(err error) bool {
	if err != nil {
		s.Notify(Failure(err).Say(s.Words))
	}
	return err != nil
}

// Failure returns what the player is told about an error of saving.
func Failure(err error) *engine.Reason {
	return engine.NewReason("store.failed", "reason", store.Reason(err))
}
