package review

import "azulejo/engine"

// Commenter chooses which comments to show during a game. It shows nothing twice: no rule in other words, and no news with the same values. News of one
// kind are shown at most mostNews times.
type Commenter struct {
	shown map[string]int // by topic and by code
}

const mostNews = 2

// Choose returns the comment to show, which is the weightiest of those that are new. It reports false if there is none. A comment of weight 0 is not
// chosen while another is being shown.
func (c *Commenter) Choose(all engine.Comments, showing bool) (chosen engine.Comment, ok bool) {
	all.Sort()
	for _, each := range all {
		if each.Weight == 0 && showing || c.shown[topic(&each)] > 0 || c.shown[each.Code] >= mostNews {
			continue
		}
		if c.shown == nil {
			c.shown = map[string]int{}
		}
		c.shown[topic(&each)]++
		if each.News {
			c.shown[each.Code]++
		}
		return each, true
	}
	return chosen, false
}

// topic returns what a comment says that must not be repeated: the rule that it explains, or its news with all values.
func topic(c *engine.Comment) string {
	if c.News {
		return c.Reason.Error()
	}
	return c.Code
}
