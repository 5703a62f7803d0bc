// Package saves keeps the game in progress in the store, in the slot of this window, and finds it again.
package saves

import (
	"errors"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/store"
	"azulejo/scenes/seating"
)

// Autosave is the name under which the first window keeps the game in progress; the others keep theirs in slots of their own.
const Autosave = "autosave.azl"

// Save keeps a match; a storage that fails is said on the screen and the game goes on.
func Save(w Window, m *engine.Match, players seating.Players) {
	c := keepingOf(w)
	rec := &record.Record{Headers: seating.Headers(m, players), Match: m}
	rec.Set(titleHeader, title(c, m.Seed))
	if err := c.Store.Save(c.Slot.Key(Autosave), record.Format(rec)); err != nil {
		c.Notify(c.Words.T("store.failed", err.Error()))
	}
}

// Load reads the game in progress: this window's, or one that a window now closed has left, or the last that was put aside. What cannot be read is never
// written over: this window then keeps its game elsewhere and says so.
func Load(w Window, editions []*engine.Edition) (m *engine.Match, players seating.Players, ok bool) {
	c := keepingOf(w)
	rec, err := own(c, editions)
	if rec == nil {
		rec = left(c, editions)
	}
	if rec == nil && err != nil {
		c.Slot.EnterEmpty(Autosave)
	}
	if err != nil {
		c.NotifyNext(c.Words.T("store.avoided", c.Slot.Key(Autosave), err.Error()))
	}
	if rec == nil {
		rec = latest(c, editions)
	}
	if rec == nil {
		return nil, nil, false
	}
	return rec.Match, seating.PlayersOf(rec), true
}

// own is the game in progress of this window's slot, as read reads it.
func own(c *keeping, editions []*engine.Edition) (*record.Record, error) {
	return read(c, c.Slot.Key(Autosave), editions)
}

// read is the game in progress of a name, or nil. A damaged one is set aside under another name and said on the screen; the error is
// for one that stays in the way.
func read(c *keeping, name string, editions []*engine.Edition) (*record.Record, error) {
	text, err := c.Store.Load(name)
	if errors.Is(err, store.ErrMissing) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	rec, err := inProgress(name, text, editions)
	if err == nil {
		return rec, nil
	}
	aside, stuck := c.Store.SetAside(name)
	if stuck != nil {
		return nil, stuck
	}
	c.NotifyNext(c.Words.T("store.damaged", aside, engine.Say(err, c.Words)))
	return nil, nil
}

// inProgress reads a game, or nil where it is over.
func inProgress(name string, text []byte, editions []*engine.Edition) (*record.Record, error) {
	rec, err := record.Parse(name, text, editions)
	if err != nil || rec.Match.Position().Over() {
		return nil, err
	}
	return rec, nil
}

// left goes to the first free slot that has a game in progress, and returns that game, or nil where there is none.
func left(c *keeping, editions []*engine.Edition) *record.Record {
	for _, n := range c.Slot.Others(Autosave) {
		if !waits(c, editions, n) || !c.Slot.Enter(n) {
			continue
		}
		if rec, _ := own(c, editions); rec != nil {
			return rec
		}
	}
	return nil
}

// waits reports whether there is a game in progress in a slot.
func waits(c *keeping, editions []*engine.Edition, n int) bool {
	name := store.SlotKey(Autosave, n)
	text, err := c.Store.Load(name)
	if err != nil {
		return false
	}
	rec, err := inProgress(name, text, editions)
	return err == nil && rec != nil
}
