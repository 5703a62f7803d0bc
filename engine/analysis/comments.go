package analysis

import "azulejo/engine"

// maxRepeats is the number of times that a comment with the same code is shown in a game.
const maxRepeats = 2

// Commenter chooses which comments to show during a game. It prefers comments that were not shown before.
type Commenter struct{ shown map[string]int } // by code

// Choose returns the comment to show: of those shown least often, the one with the largest weight. It reports false if there is none. A comment
// of weight 0 is not chosen while another is being shown.
func (c *Commenter) Choose(all engine.Comments, showing bool) (chosen engine.Comment, ok bool) {
	all.Sort()
	least := maxRepeats
	for _, each := range all {
		if n := c.shown[each.Code]; n < least && (each.Weight > 0 || !showing) {
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
	return chosen, true
}
