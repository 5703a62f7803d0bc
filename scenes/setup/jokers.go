package setup

import (
	"fmt"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// addJokers adds the rows for the order of the joker colours, for games that have one: an order from the box, a random one, or one set by hand.
func (s *Scene) addJokers(f *form) {
	g := s.game()
	if g.Edition.JokerOrders == nil {
		return
	}
	label := f.kit.Words.T("setup.jokers")
	at := s.orderChosen(g)
	f.addChoice("jokers", label, label, orderNames(f.kit.Words), at, func(i int) {
		s.chooseOrder(g, i)
		s.Layout(f.kit.Context)
	})
	if order := s.order(g); order != seating.Shuffled {
		f.addLine("", func(b builder, r stage.Rect) { s.addOrder(b, g, r, order, at == len(g.Edition.JokerOrders)+1) })
	}
}

// order returns the order of the joker colours for a game that has one, or seating.Shuffled.
func (s *Scene) order(g *games.Game) string {
	if order := s.choices.Seating.Jokers; order == seating.Shuffled || sameLetters(order, g.Edition.Letters) {
		return order
	}
	return g.Edition.JokerOrders[0]
}

// orderChosen returns the index of the order of the joker colours among the orders from the box, a random one, and one set by hand.
func (s *Scene) orderChosen(g *games.Game) int {
	orders := g.Edition.JokerOrders
	at := slices.Index(append(slices.Clone(orders), seating.Shuffled), s.order(g))
	if at < 0 || s.byHand && at < len(orders) {
		return len(orders) + 1
	}
	return at
}

// chooseOrder chooses an order of the joker colours by that index.
func (s *Scene) chooseOrder(g *games.Game, i int) {
	orders := g.Edition.JokerOrders
	s.byHand, s.lifted = i > len(orders), -1
	switch {
	case i < len(orders):
		s.choices.Seating.Jokers = orders[i]
	case i == len(orders):
		s.choices.Seating.Jokers = seating.Shuffled
	case s.order(g) == seating.Shuffled:
		s.choices.Seating.Jokers = orders[0]
	}
}

// addJokerOrder adds the order of the joker colours of a game that has one to its card, with a button that opens the menu of orders.
func (s *Scene) addJokerOrder(l *screenLayout, f *form, g *games.Game) {
	order, at, label := s.order(g), s.orderChosen(g), f.kit.Words.T("setup.jokers")
	f.addLine("", func(b builder, r stage.Rect) {
		u, name := b.kit.UI, orderNames(b.kit.Words)[at]
		button := r
		button.W = min(0.6*r.W, 3.2*u.Size(20)+14*u.Unit+u.Fonts.MaxWidth([]string{name}, gfx.Serif, u.Size(20)))
		button.X = r.X + r.W - button.W
		l.orders = button
		n := u.Button("orders", name, false, button, func() { s.openOrders(b.kit.Context) }).SetTextSize(20).AddIcon("icon-down").Bare()
		b.on.Add(u.FitText(label, gfx.SerifBold, 20, r.X, r.Y+r.H/2, 0, r.W-button.W-4*u.Unit, ui.Ink).SetRole(stage.RoleSilent, ""),
			n.SetRole(stage.RoleButton, b.kit.Words.T("accessible.pile", "label", label, "value", name)))
	})
	if order != seating.Shuffled {
		f.addLine("", func(b builder, r stage.Rect) { s.addOrder(b, g, r, order, at == len(g.Edition.JokerOrders)+1) })
	}
}

// openOrders opens the menu of the orders of the joker colours.
func (s *Scene) openOrders(c *game.Context) {
	s.ordersOpen = true
	s.Layout(c)
	s.screen.Dispatcher.Focus(orderName(s.orderChosen(s.jokerGame())))
}

// orderName returns the name of the button of an order in the menu.
func orderName(i int) string { return fmt.Sprint("order-", i) }

// orderMenu returns the menu of the orders of the joker colours below its button, over the dimmed screen. Choosing an order also chooses its game.
func (s *Scene) orderMenu(k dialog.Kit, below stage.Rect) *stage.Node {
	const margin, width = 8.0, 230.0
	u, c := k.UI, k.Context
	label := k.Words.T("setup.jokers")
	n := stage.Group("order-menu").SetRole(stage.RoleDialog, label)
	scrim := dialog.Fill(ui.HelpScrim, 0.12, stage.Rect{W: c.W, H: c.H}.Grow(200*c.Device))
	scrim.Touch = &stage.Touch{Press: func() { s.closeList(c) }}
	g, names, row := s.jokerGame(), orderNames(k.Words), u.Row(46, 20)
	pad := margin * u.Unit
	wide := max(width*u.Unit, u.Fonts.MaxWidth(names, gfx.Serif, u.Size(20))+60*u.Unit)
	r := stage.Rect{X: below.X + below.W - wide, Y: below.Y + below.H, W: wide, H: float64(len(names))*row + 2*pad}
	r.Y = min(r.Y, c.H-r.H-pad)
	choice := stage.Group("order").SetRole(stage.RoleChoice, label)
	n.Add(scrim, k.Panel("slab-blue", r), choice)
	for i, name := range names {
		at := stage.Rect{X: r.X + pad, Y: r.Y + pad + float64(i)*row, W: r.W - 2*pad, H: row}
		b := u.Button(orderName(i), name, i == s.orderChosen(g), at, func() {
			s.chooseOrder(g, i)
			s.choices.Seating.Game = g.Edition.ID
			s.closeList(c)
		}).SetTextSize(20).Bare()
		b.SetRole(stage.RoleOption, name)
		b.SetPrimary(i == s.orderChosen(g))
		choice.Add(b.Node)
	}
	return n
}

// orderNames returns what the orders of the joker colours are called.
func orderNames(w *locale.Words) (names []string) {
	for _, name := range []string{"front", "back", "shuffled", "hand"} {
		names = append(names, w.T("setup.jokers."+name))
	}
	return names
}

// addOrder adds a tile for each colour of an order of a game in a rectangle. If the order is set by hand, two tiles that are pressed one after the
// other swap, and a tile can be dragged to another place.
func (s *Scene) addOrder(b builder, g *games.Game, r stage.Rect, order string, byHand bool) {
	c := b.kit.Context
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
	c.PlaySound("pick", i)
	s.Layout(c)
}

// moveJoker moves a joker to another place of an order.
func (s *Scene) moveJoker(c *game.Context, order string, from, to int) {
	b := []byte(order)
	tile := b[from]
	b = slices.Delete(b, from, from+1)
	to = max(0, min(len(b), to))
	s.choices.Seating.Jokers, s.lifted = string(slices.Insert(b, to, tile)), -1
	c.PlaySound("pick", from)
	s.Layout(c)
	s.screen.Dispatcher.Focus(fmt.Sprintf("joker-%d", to))
}
