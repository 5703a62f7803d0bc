package saves

import (
	"azulejo/engine/record"
	"azulejo/game/locale"
	"azulejo/game/store"
)

// Window is whoever keeps a game: the window on the screen, or the game in a terminal.
type Window interface {
	// Kept is where games are kept, the slot there that no other window writes to, and the words for what fails.
	Kept() (store.Store, *store.Slot, *locale.Words)
	// Notify tells the player something now, NotifyNext once the next thing is shown.
	Notify(text string)
	NotifyNext(text string)
}

// keeping is a Window with its parts.
type keeping struct {
	Window
	Store store.Store
	Slot  *store.Slot
	Words *locale.Words
}

func keepingOf(w Window) *keeping {
	k := &keeping{Window: w}
	k.Store, k.Slot, k.Words = w.Kept()
	return k
}

// own is the name of the game in progress of this window.
func (c *keeping) own() string { return c.Slot.Key(Autosave) }

// save keeps a game under a name, with its summary.
func (c *keeping) save(name string, rec *record.Record) error {
	if name == c.own() {
		return c.Slot.Save(Autosave, format(rec))
	}
	return c.Store.Save(name, format(rec))
}

// failed tells the player what could not be done, if so, and reports whether it could not.
func (c *keeping) failed(err error) bool {
	if err != nil {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	}
	return err != nil
}
