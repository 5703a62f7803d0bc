package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// order is a move that is put together in a room of its own before it is made: what pays for it, what it brings, and the button that makes
// it. The cheapest payment is proposed; a press on tiles of the hand changes it.
type order struct {
	h     *Interaction
	layer *stage.Node
	to    engine.Place
	moves []engine.Move // the ways to pay, the cheapest first
	at    int           // the one proposed; there is none without moves
}

// open reports whether a move is being put together.
func (o *order) open() bool { return len(o.moves) > 0 }

// takes reports whether a target's moves are put together here: there is a room, and they cost tiles.
func (o *order) takes(t *target) bool {
	return o.roomy() && len(t.moves) > 0 && o.h.table.Price(o.h.view.shown, t.moves[0]) != nil
}

// ask proposes to pay for a target, with the tiles held if there are any.
func (o *order) ask(t target) {
	o.h.Release()
	o.set(t, t.moves[0])
}

// propose shows a move as it would be paid for, and reports whether it is one to be put together.
func (o *order) propose(m engine.Move) bool {
	_, to := o.h.table.Ends(o.h.view.shown, m)
	_, t := o.h.targets.of(to)
	if t == nil || !slices.Contains(t.bare, m) || !o.takes(t) {
		return false
	}
	o.set(*t, m)
	return true
}

// set shows one of a target's moves.
func (o *order) set(t target, m engine.Move) {
	o.to, o.moves, o.at = t.Place, t.bare, max(0, slices.Index(t.bare, m))
	o.h.host.Picked()
	o.h.offer()
	o.h.lens.turnTo(o.to)
	o.h.dispatcher.Within = nil
	o.h.dispatcher.Focus("button-place")
}

// close leaves the move unmade.
func (o *order) close() {
	o.clear()
	o.h.host.Picked()
	o.h.offer()
}

func (o *order) clear() {
	o.moves = nil
	o.layer.Clear()
}

// move is the one proposed.
func (o *order) move() engine.Move { return o.moves[o.at] }

// price is what it costs.
func (o *order) price() []engine.Tile { return o.h.table.Price(o.h.view.shown, o.move()) }

// from is the pool that pays.
func (o *order) from() engine.Place {
	g, _ := o.h.table.Ends(o.h.view.shown, o.move())
	return g.From
}

// show lights what pays, lets the rest of the hand change it, and writes what the move brings.
func (o *order) show() {
	o.layer.Clear()
	if !o.open() {
		o.note()
		return
	}
	o.ghost()
	if _, t := o.h.targets.of(o.to); t != nil {
		t.halo.Hidden = false
	}
	o.offer()
	o.write()
	o.h.host.Say(o.prompt())
}

// note writes what a multi-pick would come to, or what it asks for.
func (o *order) note() {
	d := o.h.table.MultiPick(o.h.view.shown)
	if d == nil || !o.roomy() {
		return
	}
	picked := d.First
	if o.h.picks != nil {
		picked = o.h.picks.tiles()
	}
	k, r := o.h.view.frame.Kit, o.h.view.rooms.Order
	words := stage.Rect{X: r.X + orderRim*k.Device, Y: r.Y, W: o.h.view.rooms.Action.X - r.X - 2*orderRim*k.Device, H: r.H}
	o.layer.Add(k.FitLines(d.Note(picked), gfx.SerifBold, 20, words, ui.Ink))
}

// ghost shows the move on its target, if there is one.
func (o *order) ghost() {
	if o.open() {
		o.h.view.foreseeMove(o.h.table, o.move())
	}
}

// sentence tells the move.
func (o *order) sentence() string {
	_, sentence := o.h.table.Worth(o.h.view.shown, o.move())
	return sentence
}

// prompt is the sentence about the move and, where it can be paid for in another way, how that is chosen.
func (o *order) prompt() string {
	if len(o.moves) == 1 {
		return o.sentence()
	}
	return o.sentence() + "\n" + o.h.view.frame.Words.T("play.pay.change")
}

// offer lights the stacks that pay, and lets all tiles that may pay be pressed.
func (o *order) offer() {
	price, seen := o.price(), map[engine.Tile]bool{}
	var paying []*table.Actor
	for _, a := range o.h.view.At(o.from()) {
		if slices.Contains(price, a.Tile) {
			paying = append(paying, a)
		}
		if a.Node.Touch == nil {
			continue
		}
		touch, c := *a.Node.Touch, a.Tile
		touch.Hover, touch.Focus = nil, !seen[c]
		touch.Press = func() { o.more(c) }
		a.Node.Touch = &touch
		seen[c] = true
	}
	light(o.layer, paying)
}

// roomy reports whether moves are put together in a room of their own.
func (o *order) roomy() bool { return o.h.view.rooms.Order.H > 0 }

// more proposes to pay with more tiles of a colour, or to lay that colour; after the most it begins again with the fewest.
func (o *order) more(c engine.Tile) {
	to := table.PaymentsOf(o.h.table, o.h.view.shown, o.moves).More(o.at, c)
	x, _ := o.h.view.rooms.Order.Middle()
	if to == o.at {
		o.h.view.Sound("thud", 0, x, 0)
		return
	}
	o.at = to
	o.h.view.Sound("pick", 0, x, 0)
	o.h.offer()
}

// What lies where in the room of an order, in device-independent pixels.
const (
	orderRim   = 10.0
	orderTiles = 84.0  // the most that the tiles take of its width
	orderWide  = 300.0 // the width from which there is room for them
)

// write shows the tiles that pay, where the move goes and what it brings, and the button that makes it.
func (o *order) write() {
	pos := o.h.view.shown
	f, r, button := &o.h.view.frame, o.h.view.rooms.Order, o.h.view.rooms.Action
	k, d := f.Kit, f.Kit.Device
	x := r.X + orderRim*d + o.tiles(r)
	words := stage.Rect{X: x + 8*d, Y: r.Y + 0.08*r.H, W: button.X - x - 14*d, H: 0.84 * r.H}
	head, aim := words, o.h.table.Aim(pos, o.move())
	head.H = 0.4 * words.H
	if wide, _ := k.Fonts.Measure(aim, gfx.SerifBold, k.Floor()); wide > head.W { // it takes two lines
		head.H = 0.6 * words.H
	}
	short, _ := o.h.table.Worth(pos, o.move())
	o.layer.Add(k.FitLines(aim, gfx.SerifBold, 20, head, ui.Ink))
	words.Y, words.H = words.Y+head.H, words.H-head.H
	o.layer.Add(k.FitLines(short, gfx.SansBold, 0, words, ui.Gain))
	place := k.Button("button-place", f.Words.T("play.place"), true, button, func() { o.h.host.Choose(o.move()) })
	place.Says(stage.RoleButton, f.Words.T("told.worth", f.Words.T("play.place"), o.sentence()))
	o.layer.Add(place.Node)
}

// tiles lays what pays at the left of the room, and returns the width that it takes.
func (o *order) tiles(r stage.Rect) float64 {
	d := o.h.view.frame.Kit.Device
	if r.W < orderWide*d { // the stacks that pay are lit
		return 0
	}
	price := o.price()
	size := 0.66 * r.H
	var wide, step float64
	for i, t := range price {
		skin := o.h.table.Skin(table.Piece{Place: o.from(), Tile: t})
		wide = size * skin.W
		step = min(0.8*wide, (orderTiles*d-wide)/float64(max(1, len(price)-1)))
		at := table.Spot{X: r.X + orderRim*d + wide/2 + float64(i)*step, Y: r.Y + r.H/2, Size: size}
		o.layer.Add(skin.At(at))
	}
	return wide + step*float64(len(price)-1)
}
