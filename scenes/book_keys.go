package scenes

import (
	"slices"

	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/stage"
)

// answer answers the keys of the book: Ctrl+F or a stroke leads to the search, and there Enter opens the first page that was found.
func (b *book) answer(c *game.Context) bool {
	k := c.Keys()
	switch {
	case c.Input.Did(input.Find), !b.dispatcher.Writing() && slices.Contains(k.Typed, '/'):
		if b.form(c).margin.W == 0 {
			b.listed = true
		}
		b.Layout(c)
		return b.dispatcher.Visit("search")
	case k.Confirm && b.sought != "" && b.dispatcher.FocusName() == "search":
		found := b.found(c.Words.T)
		if len(found) == 0 {
			return true
		}
		b.sought = ""
		b.show(found[0])
		return true
	}
	return false
}

// swiped turns the leaf that a finger or the mouse draws across a rectangle, or that an arrow or a click at one of its sides is meant for.
func (b *book) swiped(r stage.Rect) *stage.Node {
	const far = 50 // device-independent pixels
	n, from, by := stage.Box("leaf", nil, r), 0.0, 1
	n.Says(stage.RoleButton, b.c.Words.T("rules.on"))
	n.Touch = &stage.Touch{
		Focus: true,
		Click: func(x, _ float64) {
			if x < r.X+r.W/2 {
				by = -1
			}
		},
		Press: func() { b.turn(by); by = 1 },
		Arrow: func(dx, _ int) bool { b.turn(dx); return dx != 0 },
		Step:  func() { b.turn(1) },
		Grab:  func(x, _ float64) bool { from = x; return true },
		Drop: func(x, _ float64) {
			switch way := (x - from) / b.c.Device; {
			case way < -far:
				b.turn(1)
			case way > far:
				b.turn(-1)
			}
		},
	}
	return n
}
