package scenes

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// jokers is the rows for the order of the joker colours, where the game has jokers: those of the box, one drawn by the seed, or
// one laid by hand.
func (f *form) jokers() {
	s, orders := f.s, f.s.game().Edition.JokerOrders
	if orders == nil {
		return
	}
	order, hand := cmp.Or(s.Seating.Jokers, orders[0]), len(orders)+1
	values := append(slices.Clone(orders), seating.Shuffled)
	at := slices.Index(values, order)
	if at < 0 || s.byHand && at < len(orders) {
		at = hand
	}
	f.choice("jokers", f.Words.T("setup.jokers"), f.jokerOrders(), at, func(i int) {
		s.byHand, s.lifted = i == hand, -1
		switch {
		case i < hand:
			s.Seating.Jokers = values[i]
		case order == seating.Shuffled:
			s.Seating.Jokers = orders[0]
		}
		s.Layout(f.c)
	})
	if order != seating.Shuffled {
		f.order(order, at == hand)
	}
}

// jokerOrders returns what the orders of the joker colours are called.
func (f *form) jokerOrders() []string {
	return mapped([]string{"front", "back", "shuffled", "hand"}, func(name string) string { return f.Words.T("setup.jokers." + name) })
}

// order shows six tiles; by hand two of them clicked one after the other change places, and one that is drawn along the row goes there.
func (f *form) order(order string, byHand bool) {
	s, c, g, r := f.s, f.c, f.s.game(), f.next(f.row)
	tab, step := f.look(g), min(f.Kit.Target(52), r.W/float64(len(order)))
	for i := range len(order) {
		tile := engine.Tile(strings.IndexByte(g.Edition.Letters, order[i]))
		skin := tab.Skin(table.Piece{Tile: tile})
		spot := table.Spot{X: r.X + (float64(i)+0.5)*step, Y: r.Y + r.H/2, Size: step * 60 / 52}
		n := skin.At(spot)
		n.Name = fmt.Sprintf("joker-%d", i)
		if i == s.lifted {
			f.on.Add(skin.Halo(spot))
		}
		if byHand {
			n.Touch = &stage.Touch{Focus: true, Reach: stage.Around((step - n.W) / 2), Press: func() { s.swap(c, order, i) },
				Grab:  func(_, _ float64) bool { n.Z = 1; return true },
				Drag:  func(x, _ float64) { n.X = max(r.X, min(r.X+step*float64(len(order)), x)) },
				Drop:  func(x, _ float64) { s.move(c, order, i, int((x-r.X)/step)) },
				Leave: func() { s.Layout(c) },
			}
			n.Says(stage.RoleSwitch, f.Words.T("setup.joker", i+1, g.Teller(f.Words).Colour(tile))).Voice.On = i == s.lifted
		}
		f.on.Add(n)
	}
}

// swap lifts a joker of the order, or lets it change places with the one lifted before.
func (s *setup) swap(c *game.Context, order string, i int) {
	if s.lifted < 0 {
		s.lifted = i
	} else {
		b := []byte(order)
		b[i], b[s.lifted] = b[s.lifted], b[i]
		s.Seating.Jokers, s.lifted = string(b), -1
	}
	c.Play("pick", i)
	s.Layout(c)
}

// move puts a joker at another place of the order, and those between go up.
func (s *setup) move(c *game.Context, order string, from, to int) {
	b := []byte(order)
	tile := b[from]
	b = slices.Delete(b, from, from+1)
	to = max(0, min(len(b), to))
	s.Seating.Jokers, s.lifted = string(slices.Insert(b, to, tile)), -1
	c.Play("pick", from)
	s.Layout(c)
	s.dispatcher.Focus(fmt.Sprintf("joker-%d", to))
}
