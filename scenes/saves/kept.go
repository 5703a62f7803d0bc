package saves

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/record"
)

// Kept lists the games kept beside, the newest first. Those that cannot be read are left out, and left as they are.
func Kept(w Window, editions []*engine.Edition) (all []Game) {
	c := keepingOf(w)
	numbers, _ := kept(c) // what cannot be listed is not there
	for _, n := range slices.Backward(numbers) {
		text, err := c.Store.Load(keptKey(n))
		if err != nil {
			continue
		}
		if rec, err := inProgress(keptKey(n), text, editions); err == nil && rec != nil {
			all = append(all, gameOf(keptKey(n), rec))
		}
	}
	return all
}

// Take makes a kept game that of the window, whose own is kept beside. It is kept twice rather than not at all.
func Take(w Window, editions []*engine.Edition, g Game) {
	Aside(w, editions)
	c := keepingOf(w)
	if err := c.Store.Save(c.Slot.Key(Autosave), record.Format(g.rec)); err != nil {
		c.Notify(c.Words.T("store.failed", err.Error()))
		return
	}
	c.Store.Delete(g.key)
}

// Remove forgets a kept game.
func Remove(w Window, g Game) {
	c := keepingOf(w)
	if err := c.Store.Delete(g.key); err != nil {
		c.Notify(c.Words.T("store.failed", err.Error()))
	}
}
