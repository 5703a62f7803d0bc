package play

import (
	"cmp"

	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// button is one of a row of buttons.
type button struct {
	name  string
	on    bool
	press func()
	look  buttonLook
	key   string // of its word, where that is not its name among those of the table
}

// buttonLook is how a button is highlighted.
type buttonLook uint8

const (
	ordinary buttonLook = iota
	filled              // the main action of the phase
	lit                 // a switch that is on
)

// row returns the buttons of a state. On a phone, which has no room for more than five, what is not among them is in the menu or with the moves.
func row(st *status, phone, winBar bool, run func(command)) []button {
	of := func(c command, look buttonLook) button {
		b := button{name: c.name(), on: st.allows(c), press: func() { run(c) }, look: look}
		if c == cmdHint && st.guided {
			b.key = "lesson.show"
		}
		return b
	}
	if phone {
		chances := ordinary
		if winBar {
			chances = lit
		}
		return []button{of(st.back(), ordinary), of(st.filled(), filled), of(cmdMoves, ordinary), of(cmdWinBar, chances), of(cmdMenu, ordinary)}
	}
	return []button{of(st.back(), ordinary), of(cmdRedo, ordinary), of(st.filled(), filled), of(cmdReview, ordinary), of(cmdRules, ordinary), of(cmdMenu, ordinary)}
}

// closeButton returns the button that closes a drawer.
func closeButton(shut func()) button {
	return button{name: "close", on: true, press: shut, look: filled, key: "settings.close"}
}

// The width in design units in which only two buttons have room next to each other, and that in which five have on a phone, in
// device-independent pixels.
const (
	narrow   = 420
	fiveWide = 300
)

// layButtons lays a row of buttons out in a room: next to each other, in rows, or below each other where it is higher than wide. Buttons of a pad
// that press them are shown where pad is not nil.
func layButtons(k *ui.Kit, w *locale.Words, on *stage.Node, row []button, phone bool, r stage.Rect, pad *padHints) {
	gap := 14 * k.Unit / k.TextGrowth(22)
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
		made := b.build(k, w, phone, at)
		if made.Touch != nil {
			made.Touch.LongPress = func(bool) {} // a long press explains it
		}
		if pad != nil && !phone {
			pad.mark(k, b.name, made.Node)
		}
		on.Add(made.Node)
	}
}

// icon is the sprite on a button of a name.
func icon(name string) string {
	if name == "cancel" {
		name = "close"
	}
	return "icon-" + name
}

// build returns the button on the stage, with a picture on a phone.
func (b *button) build(k *ui.Kit, w *locale.Words, phone bool, at stage.Rect) *ui.Button {
	word := w.T(cmp.Or(b.key, "play."+b.name))
	if !phone {
		return k.Button("button-"+b.name, word, b.look == filled, at, b.press).WrapText(22, 0).OnGround().Enable(b.on)
	}
	made := k.IconButton("button-"+b.name, icon(b.name), word, b.look == filled, at, b.press).OnGround().Enable(b.on)
	if b.name == cmdWinBar.name() {
		made.Switch(b.look == lit)
	}
	return made
}
