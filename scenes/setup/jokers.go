package setup

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// addJokers adds the rows for the order of the joker colours, for games that have one: an order from the box, a random one, or one set by hand.
func (s *Scene) addJokers(f *form) {
	orders, set := s.game().Edition.JokerOrders, &s.choices.Seating
	if orders == nil {
		return
	}
	order, byHand := cmp.Or(set.Jokers, orders[0]), len(orders)+1
	values := append(slices.Clone(orders), seating.Shuffled)
	at := slices.Index(values, order)
	if at < 0 || s.byHand && at < len(orders) {
		at = byHand
	}
	label := f.kit.Words.T("setup.jokers")
	f.addChoice("jokers", label, label, orderNames(f.kit.Words), at, func(i int) {
		s.byHand, s.lifted = i == byHand, -1
		switch {
		case i < byHand:
			set.Jokers = values[i]
		case order == seating.Shuffled:
			set.Jokers = orders[0]
		}
		s.Layout(f.kit.Context)
	})
	if order != seating.Shuffled {
		f.addLine("", func(b builder, r stage.Rect) { s.addOrder(b, r, order, at == byHand) })
	}
}

// addJokerOrder adds the order of the joker colours that is chosen, for games that have one, or that it is a random one.
func (s *Scene) addJokerOrder(f *form) {
	orders := s.game().Edition.JokerOrders
	if orders == nil {
		return
	}
	order := cmp.Or(s.choices.Seating.Jokers, orders[0])
	f.addLine(f.kit.Words.T("setup.jokers"), func(b builder, r stage.Rect) {
		if order == seating.Shuffled {
			b.on.Add(b.text(f.kit.Words.T("setup.jokers.shuffled"), gfx.Serif, 20, r, ui.Body))
			return
		}
		s.addOrder(b, r, order, false)
	})
}

// orderNames returns what the orders of the joker colours are called.
func orderNames(w *locale.Words) (names []string) {
	for _, name := range []string{"front", "back", "shuffled", "hand"} {
		names = append(names, w.T("setup.jokers."+name))
	}
	return names
}

// addOrder adds a tile for each colour of an order in a rectangle. If the order is set by hand, two tiles that are pressed one after the other
// swap, and a tile can be dragged to another place.
func (s *Scene) addOrder(b builder, r stage.Rect, order string, byHand bool) {
	c, g := b.kit.Context, s.game()
	tab, step := b.kit.Table(g), min(b.kit.UI.Target(52), r.W/float64(len(order)))
	for i := range len(order) {
		tile := engine.Tile(strings.IndexByte(g.Edition.Letters, order[i]))
		skin := tab.Skin(table.Piece{Tile: tile})
		spot := table.Spot{X: r.X + (float64(i)+0.5)*step, Y: r.Y + r.H/2, Size: step * 60 / 52}
		n := skin.At(spot)
		n.Name = fmt.Sprintf("joker-%d", i)
		if i == s.lifted {
			b.on.Add(skin.Halo(spot))
		}
		if byHand {
			n.Touch = &stage.Touch{Focus: true, Reach: stage.Around((step - n.W) / 2), Press: func() { s.swapJokers(c, order, i) },
				DragStart:  func(_, _ float64) bool { n.Z = 1; return true },
				Drag:       func(x, _ float64) { n.X = max(r.X, min(r.X+step*float64(len(order)), x)) },
				Drop:       func(x, _ float64) { s.moveJoker(c, order, i, int((x-r.X)/step)) },
				DragCancel: func() { s.Layout(c) },
			}
			n.SetRole(stage.RoleSwitch, b.kit.Words.T("setup.joker", "round", i+1, "colour", g.NewDescriber(b.kit.Words).ColourName(tile))).Accessible.On = i == s.lifted
		}
		b.on.Add(n)
	}
}

// swapJokers picks up a joker of an order, or swaps it with the one that was picked up before.
func (s *Scene) swapJokers(c *game.Context, order string, i int) {
	if s.lifted < 0 {
		s.lifted = i
	} else {
		b := []byte(order)
		b[i], b[s.lifted] = b[s.lifted], b[i]
		s.choices.Seating.Jokers, s.lifted = string(b), -1
	}
	c.Play("pick", i)
	s.Layout(c)
}

// moveJoker moves a joker to another place of an order.
func (s *Scene) moveJoker(c *game.Context, order string, from, to int) {
	b := []byte(order)
	tile := b[from]
	b = slices.Delete(b, from, from+1)
	to = max(0, min(len(b), to))
	s.choices.Seating.Jokers, s.lifted = string(slices.Insert(b, to, tile)), -1
	c.Play("pick", from)
	s.Layout(c)
	s.screen.Dispatcher.Focus(fmt.Sprintf("joker-%d", to))
}
