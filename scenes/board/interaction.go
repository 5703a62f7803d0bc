package board

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Host is the scene around a board.
type Host interface {
	// Choose is told of a move made by hand.
	Choose(m engine.Move)
	// Say is told what to say of what is pointed at; nothing brings back what was said before.
	Say(sentence string)
	// Point is told what to show of what is pointed at. Screen readers read the name of what is pointed at instead.
	Point(sentence string)
	// Picked is told that a multi-pick has begun, changed or ended.
	Picked()
	// Obstacles returns what must stay visible beside what floats over the board.
	Obstacles() popover.Obstacles
}

// Interaction lets the person on turn make a move by hand in the position shown: by dragging or clicking, by pointer or key.
type Interaction struct {
	// Allow says which legal moves can be made; nil allows all.
	Allow func(engine.Move) bool
	// Arithmetic shows beside the pointer what a drop would bring.
	Arithmetic bool
	// Top is what lies over all tiles: payments, and what is said in place.
	Top *stage.Node

	view       *View
	table      table.Table
	dispatcher *stage.Dispatcher
	host       Host
	open       bool // a move can be made
	held       held
	targets    targets
	pointed    pointed
	picks      *picks
	payment    payment
	order      order
	lens       lens
	label      label
	loupe      loupe
	pointer    stage.Pointer
	pressed    earlyPress
}

// NewInteraction returns one in which nothing can be done until Offer.
func NewInteraction(v *View, t table.Table, d *stage.Dispatcher, host Host) *Interaction {
	h := &Interaction{view: v, table: t, dispatcher: d, host: host, Top: stage.Group("top")}
	h.label = label{layer: h.Top, unlight: h.unlight}
	h.pointed = pointed{h: h, over: -1}
	h.payment.h, h.loupe.h = h, h
	h.order = order{h: h, layer: stage.Group("order")}
	h.lens = lens{h: h, layer: stage.Group("lens"), parts: stage.Group("lenses"), at: -1}
	v.Above.Add(h.lens.layer, h.order.layer)
	return h
}

// Offer lets the person on turn pick up tiles.
func (h *Interaction) Offer() {
	h.Close()
	h.open = true
	if d := h.table.MultiPick(h.view.shown); d != nil && d.Own {
		h.picks = &picks{h: h, MultiPick: d}
	}
	h.offer()
}

// Close ends whatever is being done; tiles stay where they are.
func (h *Interaction) Close() {
	h.held.release()
	h.open, h.held, h.pointed.over, h.picks, h.payment.open = false, held{}, -1, nil, false
	h.dispatcher.Within = nil
	h.order.clear()
	h.lens.clear()
	h.withdraw()
	h.label.clear()
}

// unlight puts out what a reason has lit: what may be held is lit again.
func (h *Interaction) unlight() {
	if !h.payment.open {
		h.targets.open(h.held.what)
		h.view.layers.lights.Clear()
	}
}

// withdraw takes all that can be touched or seen of targets off the stage.
func (h *Interaction) withdraw() {
	l := &h.view.layers
	l.targets.Clear()
	l.ghosts.Clear()
	l.lights.Clear()
	h.view.endPreview()
	h.pointed.over = -1
	h.pointed.hush()
	h.targets = targets{table: h.table, allow: h.Allow, pos: h.view.shown, layer: l.targets, words: h.view.frame.Words}
	for _, a := range h.view.cast.Actors() {
		a.Node.Touch, a.Node.Voice = nil, stage.Voice{}
	}
}

// offer lets tiles be touched as they lie now.
func (h *Interaction) offer() {
	h.withdraw()
	if h.picks != nil {
		h.picks.offer()
		h.order.show()
		h.lens.clear()
		return
	}
	pos := h.view.shown
	spots := h.table.Targets(pos)
	for _, g := range h.table.Pickables(pos) {
		if g.From.Zone == engine.Hand || g.From.Zone == engine.Line {
			h.view.layers.tiles.Voice.Name = h.view.frame.Words.T("told.placing")
		}
		for i, a := range h.view.cast.Held(g) {
			if i >= g.Count {
				break // what comes along is a pickable of its own
			}
			a.Node.Name = fmt.Sprintf("pickable-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile)
			a.Node.Touch = h.touchOf(g, i == 0)
			a.Node.Touch.Reach = h.view.reach(a.Node)
			if i == 0 {
				a.Node.Says(stage.RoleButton, h.table.Source(pos, g)).Voice.Off = !h.targets.take(g, spots)
			}
		}
	}
	if f := &h.view.frame; f.Shape().Phone() {
		widen(h.view.cast.Actors(), table.PhoneTarget*f.Kit.Device)
	}
	large := len(h.table.Lenses(pos)) == 0
	for i, z := range spots {
		touch := h.targets.add(z, large, h.view.unit())
		touch.Hover = func(on bool) { h.pointed.hover(i, on) }
		touch.Press = func() { h.choose(i) }
	}
	h.order.show()
	h.lens.offer()
}

func (h *Interaction) touchOf(g table.Pickable, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Hover: func(on bool) { h.pointed.light(g, on) },
		Press: func() { h.press(g) },
		Grab: func(x, y float64) bool {
			if h.held.what == nil || *h.held.what != g {
				h.pick(g)
			}
			h.held.carry(x, h.seen(y))
			return true
		},
		Drag:  func(x, y float64) { h.dragTo(x, h.seen(y)) },
		Drop:  func(x, y float64) { h.dropAt(x, h.seen(y)) },
		Long:  func(on bool) { h.loupe.enlarge(g, on) },
		Leave: h.Release,
	}
}

// widen lets each tile that can be touched be touched on a square of that side, as far as others leave it.
func widen(actors []*table.Actor, side float64) {
	var tiles []*stage.Node
	for _, a := range actors {
		if a.Node.Touch != nil {
			tiles = append(tiles, a.Node)
		}
	}
	for _, n := range tiles {
		x, y := (side-n.W)/2, (side-n.H)/2
		for _, o := range tiles {
			across, down := math.Abs(o.X-n.X), math.Abs(o.Y-n.Y)
			switch {
			case o.Name == n.Name:
			case across > down:
				x = min(x, (across-(o.W+n.W)/2)/2)
			default:
				y = min(y, (down-(o.H+n.H)/2)/2)
			}
		}
		r := &n.Touch.Reach
		r.X, r.Y = max(r.X, x), max(r.Y, y)
	}
}

// Update goes on by a tick with the pointer as it is.
func (h *Interaction) Update(p stage.Pointer) {
	h.pointer = p
	h.early(p)
	if h.held.follow(h.view.unit()) {
		h.view.count()
	}
	h.label.tick()
	h.lens.tick()
}

// Moving reports whether something moves or goes by itself, tiles in hand or what is said in place.
func (h *Interaction) Moving() bool {
	return h.held.carried || h.held.home != nil || h.label.left > 0 || h.lens.moving()
}

// press answers a click on a pickable: it is picked up, or goes at once where it has one way only. The keyboard, which would have nowhere
// to go with it, lets go of what cannot.
func (h *Interaction) press(g table.Pickable) {
	h.pick(g)
	if !g.Swift || h.held.what == nil {
		return
	}
	stuck := h.dispatcher.ByKey() && len(h.targets.list[0].moves) == 0
	h.choose(0)
	if stuck {
		h.Release()
	}
}

// pick lifts the tiles of a pickable, or lays them back when they are lifted already.
func (h *Interaction) pick(g table.Pickable) {
	if h.order.open() {
		h.order.close()
	}
	h.view.closing.finish()
	same := h.held.what != nil && *h.held.what == g
	byKey := h.dispatcher.ByKey()
	h.Release()
	if same {
		return
	}
	h.lift(g, byKey)
	if tiles := h.held.tiles; len(tiles) > 0 {
		at := tiles[0].Spot()
		h.view.Sound("pick", len(tiles)-1, at.X, at.Size)
	}
}

// lift takes the tiles of a pickable off the table.
func (h *Interaction) lift(g table.Pickable, byKey bool) {
	h.pointed.light(g, false)
	h.held = held{what: &g}
	h.held.lift(h.view.cast.Lifted(g), h.targets.size(), h.view.frame.Kit.Device, h.view.frame.Still)
	h.targets.open(&g)
	if byKey {
		h.dispatcher.Within = h.view.layers.targets
		h.targets.focus(h.dispatcher)
	}
	h.host.Point(h.view.frame.Words.T("play.choose")) // the names of the targets say so, too
	h.pointed.hover(h.pointed.over, true)             // the pointer may have got ahead to a target
}

// Release puts the tiles back where they came from, and ends a drag of them.
func (h *Interaction) Release() {
	if h.dispatcher.Cancel() || h.held.what == nil { // a drag that is cancelled releases them
		return
	}
	h.held.springHome()
	h.dispatcher.Within = nil
	h.pointed.hover(h.pointed.over, false)
	h.targets.open(nil)
	h.host.Say("")
}

// FocusFirst rests the keyboard on the first thing that can be chosen, tiles before targets.
func (h *Interaction) FocusFirst() {
	for _, layer := range []*stage.Node{h.view.layers.tiles, h.view.layers.targets} {
		first := ""
		layer.Walk(func(n *stage.Node) {
			if first == "" && n.Stops() && !n.Voice.Off {
				first = n.Name
			}
		})
		if first != "" && h.dispatcher.Focus(first) {
			return
		}
	}
}

// Opened reports whether something is open that Escape closes: a payment, the order of a placement, or an enlarged part of the board.
func (h *Interaction) Opened() bool { return h.payment.open || h.order.open() || h.Enlarged() }

// Escape lets go of what is held, or closes what is open, and reports whether there was anything.
func (h *Interaction) Escape() bool {
	switch {
	case h.dispatcher.Cancel():
	case h.payment.open:
		h.payment.close("")
	case h.lens.close():
	case h.order.open():
		h.order.close()
	case h.held.what != nil:
		name := h.held.tiles[0].Node.Name
		h.Release()
		h.dispatcher.Focus(name)
	default:
		return h.LeavePicks()
	}
	return true
}
