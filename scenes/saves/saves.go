// Package saves keeps the game in progress in the store, in the slot of this window, and finds it again.
package saves

import (
	"errors"

	"azulejo/engine"
	"azulejo/engine/catalogue"
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
	c.failed(c.save(c.own(), rec))
}

// Load reads the game in progress: this window's, or one that a window now closed has left, or the last that was put aside. What cannot be read is never
// written over: this window then keeps its game elsewhere and says so.
func Load(w Window) (m *engine.Match, players seating.Players, ok bool) {
	c := keepingOf(w)
	rec, err := read(c, c.own())
	if rec == nil {
		rec = left(c)
	}
	if rec == nil && err != nil {
		c.Slot.EnterEmpty(Autosave)
	}
	if err != nil {
		c.NotifyNext(c.Words.T("store.avoided", "reason", store.Reason(err).Say(c.Words)))
	}
	if rec == nil {
		rec = latest(c)
	}
	if rec == nil {
		return nil, nil, false
	}
	return rec.Match, seating.PlayersOf(rec), true
}

// Own reads the game in this window's slot as it was last saved, also one that is over or not begun.
func Own(w Window) (m *engine.Match, players seating.Players, ok bool) {
	c := keepingOf(w)
	text, err := c.Store.Load(c.own())
	if err != nil {
		return nil, nil, false
	}
	rec, err := record.Parse(c.own(), text, catalogue.Games().Editions())
	if err != nil {
		return nil, nil, false
	}
	return rec.Match, seating.PlayersOf(rec), true
}

// Unfinished reads the game in this window's slot as Own does, but only if it is in progress.
func Unfinished(w Window) (m *engine.Match, players seating.Players, ok bool) {
	c := keepingOf(w)
	if !unfinished(c, c.own()) {
		return nil, nil, false
	}
	return Own(w)
}

// read is the game in progress of a name, or nil. A damaged one is set aside under another name and said on the screen; the error is
// for one that stays in the way.
func read(c *keeping, name string) (*record.Record, error) {
	text, err := c.Store.Load(name)
	if errors.Is(err, store.ErrMissing) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	rec, err := inProgress(name, text)
	if err == nil {
		return rec, nil
	}
	if _, stuck := c.Store.SetAside(name); stuck != nil {
		return nil, stuck
	}
	c.NotifyNext(c.Words.T("store.damaged"))
	return nil, nil
}

// inProgress reads a game, or nil where it is over.
func inProgress(name string, text []byte) (*record.Record, error) {
	rec, err := record.Parse(name, text, catalogue.Games().Editions())
	if err != nil || rec.Match.Position().Over() {
		return nil, err
	}
	return rec, nil
}

// unfinished reports whether a game in progress is kept under a name.
func unfinished(c *keeping, name string) bool {
	text, err := c.Store.Load(name)
	if err != nil {
		return false
	}
	if s, ok := readSummary(text, catalogue.Games().Editions()); ok {
		return !s.Over
	}
	rec, _ := inProgress(name, text)
	return rec != nil
}

// left goes to the first free slot that has a game in progress, and returns that game, or nil where there is none.
func left(c *keeping) *record.Record {
	for _, n := range c.Slot.Others(Autosave) {
		if !unfinished(c, store.SlotKey(Autosave, n)) || !c.Slot.Enter(n) {
			continue
		}
		if rec, _ := read(c, c.own()); rec != nil {
			return rec
		}
	}
	return nil
}
