package saves

import (
	"slices"

	"azulejo/engine/record"
	"azulejo/scenes/seating"
)

// Kept lists the games kept beside, the newest first. Those that cannot be read are left out, and left as they are.
func Kept(w Window) (all []Game) {
	c := keepingOf(w)
	numbers, _ := kept(c) // what cannot be listed is not there
	for _, n := range slices.Backward(numbers) {
		if rec := peek(c, keptKey(n)); rec != nil {
			all = append(all, Game{rec.Match, seating.PlayersOf(rec), keptKey(n), rec})
		}
	}
	return all
}

// Take makes a kept game that of the window, whose own is kept beside. It is kept twice rather than not at all.
func Take(w Window, g Game) {
	Aside(w)
	c := keepingOf(w)
	if !c.failed(c.Store.Save(c.own(), record.Format(g.rec))) {
		c.Store.Delete(g.key)
	}
}

// Remove forgets a kept game.
func Remove(w Window, g Game) {
	c := keepingOf(w)
	c.failed(c.Store.Delete(g.key))
}
