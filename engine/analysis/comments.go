package analysis

import "azulejo/engine"

// maxRepeats is the number of times that a comment with the same code is shown in a game.
const maxRepeats = 2

// Commenter chooses which comments to show during a game. It prefers comments that were not shown before.
type Commenter struct {
	shown  map[string]int // by code
	warned int            // the last round with a warning
}

// Choose returns the comment to show: of those shown least often, the one with the largest weight. It reports false if there is none. A comment
// of weight 0 is not chosen while another is being shown, and a warning not in a round that had one.
func (c *Commenter) Choose(all engine.Comments, round int, showing bool) (chosen engine.Comment, ok bool) {
	all.Sort()
	least := maxRepeats
	for _, each := range all {
		if each.Weight == 0 && showing || each.Warning && round <= c.warned {
			continue
		}
		if n := c.shown[each.Code]; n < least {
			chosen, least, ok = each, n, true
		}
	}
	if !ok {
		return chosen, false
	}
	if c.shown == nil {
		c.shown = map[string]int{}
	}
	c.shown[chosen.Code]++
	if chosen.Warning {
		c.warned = round
	}
	return chosen, true
}
