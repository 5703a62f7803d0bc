package analysis

import "azulejo/engine"

// mostTold is how often the same is said in a game.
const mostTold = 2

// Commenter says one thing at a time of what happens in a game: rather something new than the same again.
type Commenter struct{ told map[string]int }

// Choose chooses among what there is to say: what was said least and, of that, the weightiest. It may be nothing. What is said in passing
// does not take the place of another.
func (c *Commenter) Choose(all engine.Comments, another bool) (chosen engine.Comment, ok bool) {
	all.Sort()
	least := mostTold
	for _, each := range all {
		if n := c.told[each.Code]; n < least && (each.Weight > 0 || !another) {
			chosen, least, ok = each, n, true
		}
	}
	if !ok {
		return chosen, false
	}
	if c.told == nil {
		c.told = map[string]int{}
	}
	c.told[chosen.Code]++
	return chosen, true
}
