package saves

import (
	"fmt"
	"slices"
	"time"

	"azulejo/engine/record"
	"azulejo/game/store"
)

// mostKept is how many games in progress are kept beside that of the window; of more the oldest go.
const mostKept = 8

// keptKey is the name of a game kept beside: the higher the number, the later it was put there.
func keptKey(n int) string { return fmt.Sprintf("game-%d.azl", n) }

// Aside keeps the game in progress of this window under a name of its own, so that another game can begin. Where it cannot be kept
// so, it stays where it is and the window goes to another slot. A game without a move is not worth keeping.
func Aside(w Window) {
	c := keepingOf(w)
	rec, err := read(c, c.own())
	if rec != nil && len(rec.Match.Line()) > 0 {
		err = keep(c, rec)
	}
	if err != nil {
		c.Slot.EnterEmpty(Autosave)
		c.Notify(c.Words.T("store.stays", "reason", store.Reason(err).Say(c.Words)))
	}
}

// keep moves the game of this window's slot to the games kept beside.
func keep(c *keeping, rec *record.Record) error {
	all, err := kept(c)
	if err != nil {
		return err
	}
	next := 1
	if len(all) > 0 {
		next = all[len(all)-1] + 1
	}
	rec.Set(dateHeader, time.Now().Format(time.DateOnly))
	if err := c.save(keptKey(next), rec); err != nil {
		return err
	}
	for _, n := range all[:max(0, len(all)+1-mostKept)] {
		c.Store.Delete(keptKey(n))
	}
	return c.Slot.Delete(Autosave)
}

// kept lists the numbers of the games kept beside, the oldest first.
func kept(c *keeping) (numbers []int, err error) {
	names, err := c.Store.Keys("game-")
	for _, name := range names {
		var n int
		if _, err := fmt.Sscanf(name, "game-%d.azl", &n); err == nil && n > 0 && keptKey(n) == name {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	return numbers, err
}

// latest takes the game that was last put aside back into this window's slot, which has none in progress, and returns it; nil where
// there is none.
func latest(c *keeping) *record.Record {
	all, _ := kept(c) // what cannot be listed is not there
	for _, n := range slices.Backward(all) {
		rec, err := read(c, keptKey(n))
		if rec == nil || err != nil {
			continue
		}
		if c.save(c.own(), rec) == nil {
			c.Store.Delete(keptKey(n))
		}
		return rec
	}
	return nil
}
