package play

import (
	"cmp"

	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// button is one of the row of buttons.
type button struct {
	name string
	on   bool
	do   func()
	look look
	key  string // of its word, where that is not its name among those of the table
}

// look is how a button stands out among the others.
type look uint8

const (
	usual look = iota
	first      // what the phase asks for
	lit        // what it switches is on
)

// row is the buttons of the present phase. On a phone, which has no room for more than five, what is not among them is in the menu or
// beside the moves.
func (h *hud) row(shape table.Shape) []button {
	menu := button{name: "menu", on: true, do: h.menu}
	if shape.Phone() {
		chances := button{name: "winbar", on: h.s.phase.still() && h.s.phase != confirming, do: h.s.chances.toggle}
		if h.s.ctx.Settings.WinBar {
			chances.look = lit
		}
		return []button{h.undo(), h.asked(), {name: "moves", on: h.s.phase.still(), do: h.moves}, chances, menu}
	}
	return []button{
		h.undo(),
		h.redo(h.s.travel.redo),
		h.asked(),
		{name: "review", on: h.s.phase.asks(), do: h.s.review.ask},
		{name: "rules", on: true, do: h.rules},
		menu,
	}
}

// undo is the button that takes a move back, or leaves the one that has been begun.
func (h *hud) undo() button {
	switch {
	case h.s.phase == confirming:
		return button{name: "undo", on: true, do: h.s.confirmation.no}
	case h.s.interaction.Pending():
		return button{name: "cancel", on: true, do: h.s.interaction.CancelPending}
	}
	return button{name: "undo", on: h.s.phase.still() && h.s.session.canUndo(), do: h.s.travel.undo}
}

func (h *hud) redo(do func()) button {
	return button{name: "redo", on: h.s.phase.still() && h.s.session.canRedo(), do: do}
}

// asked is what the present phase asks for.
func (h *hud) asked() button {
	switch h.s.phase {
	case confirming:
		return button{name: "confirm", on: true, do: h.s.confirmation.yes, look: first}
	case lookingBack:
		return button{name: "go", on: true, do: h.s.travel.goOn, look: first}
	case over:
		return button{name: "results", on: true, do: h.results, look: first}
	}
	return button{name: "hint", on: h.s.phase == personToMove, do: h.s.hint.ask, look: first}
}

// lay lays buttons out in a room: beside each other, in rows, or below each other where it is higher than wide.
func (h *hud) lay(k *ui.Kit, on *stage.Node, row []button, phone bool, r stage.Rect) {
	gap := 14 * k.Unit / k.Spread(22)
	columns, rows := len(row), 1
	switch {
	case r.H > r.W:
		columns, rows = 1, len(row)
	case !phone && r.W < narrow*k.Unit:
		columns, rows = 2, (columns+1)/2
	case r.H > 2*k.Target(50) && (!phone || r.W < fiveWide*k.Device):
		columns, rows = (columns+1)/2, 2
	}
	bw, bh := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	for i, b := range row {
		at := stage.Rect{X: r.X + float64(i%columns)*(bw+gap), Y: r.Y + float64(i/columns)*(bh+gap), W: bw, H: bh}
		made := h.make(k, b, phone, at)
		if made.Touch != nil {
			made.Touch.Long = func(bool) {} // a long press explains it
		}
		on.Add(made.Node)
	}
}

// narrow is the width in design units in which only two buttons have room beside each other.
const narrow = 420

// fiveWide is the width in which five buttons have room beside each other on a phone, in device-independent pixels.
const fiveWide = 300

// icon is the sprite on a button of a name.
func icon(name string) string {
	if name == "cancel" {
		name = "close"
	}
	return "icon-" + name
}

// make makes a button of the row, with a picture on a phone.
func (h *hud) make(k *ui.Kit, b button, phone bool, at stage.Rect) *ui.Button {
	word := h.s.ctx.Words.T(cmp.Or(b.key, "play."+b.name))
	if !phone {
		made := k.Button("button-"+b.name, word, b.look == first, at, b.do).OnGround().Enable(b.on)
		h.pad.mark(k, b.name, made.Node)
		return made
	}
	made := k.IconButton("button-"+b.name, icon(b.name), word, b.look == first, at, b.do).OnGround().Enable(b.on)
	if b.name == "winbar" {
		made.Switch(b.look == lit)
	}
	return made
}
