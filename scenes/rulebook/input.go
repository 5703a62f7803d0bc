package rulebook

import (
	"slices"

	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/stage"
)

// searchKeys handles the keys of the search: Ctrl+F or a slash focuses the field, and Enter opens the first finding. It reports whether it handled a key.
func (s *Scene) searchKeys(c *game.Context) bool {
	k := c.Keys()
	switch d := &s.dialog.Screen.Dispatcher; {
	case c.Input.Did(input.Find), !d.Editing() && slices.Contains(k.Typed, '/'):
		if !s.frame(c).hasContents() {
			s.contents = true
		}
		s.show()
		return d.FocusVisibly("search")
	case k.Confirm && s.query != "" && d.FocusName() == "search":
		found := s.book.search(s.query, c.Words)
		if len(found) == 0 {
			return true
		}
		s.query = ""
		s.openPage(found[0].page, 0)
		return true
	}
	return false
}

// minSwipe is the minimum length of a drag that turns a page, in device-independent pixels.
const minSwipe = 50

// pageTurner returns a node over the open pages that turns them: by a horizontal drag, by arrow keys, or by a press on the left or right side.
func (s *Scene) pageTurner(r stage.Rect) *stage.Node {
	n, from, by := stage.Box("leaf", nil, r), 0.0, 1
	n.SetRole(stage.RoleButton, s.context.Words.T("rules.on"))
	n.Touch = &stage.Touch{
		Focus: true,
		Click: func(x, _ float64) {
			if x < r.X+r.W/2 {
				by = -1
			}
		},
		Press:     func() { s.turnBy(by); by = 1 },
		Arrow:     func(dx, _ int) bool { s.turnBy(dx); return dx != 0 },
		Step:      func() { s.turnBy(1) },
		DragStart: func(x, _ float64) bool { from = x; return true },
		Drop: func(x, _ float64) {
			switch moved := (x - from) / s.context.Device; {
			case moved < -minSwipe:
				s.turnBy(1)
			case moved > minSwipe:
				s.turnBy(-1)
			}
		},
	}
	return n
}
