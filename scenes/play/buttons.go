package play

import (
	"cmp"
	"slices"

	"azulejo/game/input"
	"azulejo/game/keys"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// button is one of the buttons around the table.
type button struct {
	name  string
	on    bool
	press func()
	look  buttonLook
	key   string  // the locale key of its label, if it does not follow from the name
	speed float64 // named by its label, or 0
}

// buttonLook is the appearance of a button.
type buttonLook uint8

const (
	ordinary   buttonLook = iota
	primary               // the main action of the phase
	switchedOn            // a switch that is on
)

// buttonsFor returns the buttons of a state. A phone has space for five; other commands are in the menu or in the drawer with the moves.
func buttonsFor(st *status, phone, winBar bool, run func(command)) []button {
	of := func(c command, look buttonLook) button {
		b := button{name: c.name(), on: st.allows(c), press: func() { run(c) }, look: look}
		switch c {
		case cmdHint:
			if st.guided {
				b.key = "lesson.show"
			}
		case cmdReview:
			b.key = st.reviewText()
		case cmdEarlier:
			b.key = "review.back"
		case cmdLater:
			b.key = "review.forward"
		case cmdPause:
			b.key = "review.pause"
		case cmdSpeed:
			b.key, b.speed = "review.speed", st.speed
		}
		return b
	}
	if st.watched && phone {
		return []button{of(st.primaryCommand(), primary), of(cmdLater, ordinary), of(cmdSpeed, ordinary), of(cmdMoves, ordinary), of(cmdMenu, ordinary)}
	}
	if st.watched {
		return []button{of(cmdEarlier, ordinary), of(cmdLater, ordinary), of(st.primaryCommand(), primary), of(cmdSpeed, ordinary), of(cmdRules, ordinary), of(cmdMenu, ordinary)}
	}
	if phone {
		chances := ordinary
		if winBar {
			chances = switchedOn
		}
		return []button{of(st.undoCommand(), ordinary), of(st.primaryCommand(), primary), of(cmdMoves, ordinary), of(cmdWinBar, chances), of(cmdMenu, ordinary)}
	}
	return []button{of(st.undoCommand(), ordinary), of(cmdRedo, ordinary), of(st.primaryCommand(), primary), of(cmdReview, ordinary), of(cmdRules, ordinary), of(cmdMenu, ordinary)}
}

// reviewText returns the key of the text of the review button: it rates a move, or opens the review of a game that is over.
func (s *status) reviewText() string {
	if s.ended {
		return "review.title"
	}
	return "play.review"
}

// closeButton returns the button that closes a drawer.
func closeButton(closeDrawer func()) button {
	return button{name: "close", on: true, press: closeDrawer, look: primary, key: "settings.close"}
}

// The width of two buttons next to each other in design units, and of five on a phone in device-independent pixels.
const (
	twoButtonWidth  = 420
	fiveButtonWidth = 300
)

// buttonText is the text size of the buttons in design units.
const buttonText = 22

// layOutButtons lays buttons out in a rectangle: in one row, in several, or in a column if it is higher than wide. Their texts have one size. pad adds
// the buttons of a gamepad that press them; it may be nil.
func layOutButtons(k *ui.Kit, w *locale.Words, on *stage.Node, buttons []button, phone bool, r stage.Rect, pad *padHints) {
	gap := 14 * k.Unit / k.TextGrowth(22)
	columns, rows := len(buttons), 1
	switch {
	case r.H > r.W:
		columns, rows = 1, len(buttons)
	case !phone && r.W < twoButtonWidth*k.Unit:
		columns, rows = 2, (columns+1)/2
	case r.H > 2*k.Target(50) && (!phone || r.W < fiveButtonWidth*k.Device):
		columns, rows = (columns+1)/2, 2
	}
	all := make([]*ui.Button, len(buttons))
	bw, bh := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	widths := slices.Repeat([]float64{bw}, len(buttons))
	if phone && rows == 1 {
		widths = rowWidths(k, w, buttons, r.W-gap*float64(columns-1))
	}
	x := r.X
	for i, b := range buttons {
		if i%columns == 0 {
			x = r.X
		}
		at := stage.Rect{X: x, Y: r.Y + float64(i/columns)*(bh+gap), W: widths[i], H: bh}
		x += at.W + gap
		made := b.build(k, w, phone, at)
		all[i] = made
		if made.Touch != nil {
			made.Touch.LongPress = func(bool) {} // a long press shows the tooltip
		}
		if pad != nil && !phone {
			pad.mark(k, b.name, made.Node)
		}
		on.Add(made.Node)
	}
	if phone {
		ui.MatchIconTexts(all)
		return
	}
	ui.WrapTogether(all, buttonText)
}

// rowWidths returns the widths of icon buttons in a row. They are equal, unless some texts need more and the other buttons can spare it.
func rowWidths(k *ui.Kit, w *locale.Words, buttons []button, total float64) []float64 {
	widths := make([]float64, len(buttons))
	atLeast := func(least float64) (sum float64) {
		for i, b := range buttons {
			widths[i] = max(least, k.IconButtonWidth(b.label(w)))
			sum += widths[i]
		}
		return sum
	}
	equal := total / float64(len(buttons))
	if atLeast(0) > total {
		return slices.Repeat([]float64{equal}, len(buttons))
	}
	rest := total - atLeast(layout.LargestFit(0, equal, func(least float64) bool { return atLeast(least) <= total }))
	for i := range widths {
		widths[i] += rest / float64(len(widths))
	}
	return widths
}

// iconName returns the sprite on a button.
func iconName(name string) string {
	if name == "cancel" {
		name = "close"
	}
	return "icon-" + name
}

func (b *button) label(w *locale.Words) string {
	key := cmp.Or(b.key, "play."+b.name)
	if b.speed > 0 {
		return w.T(key, "speed", w.Decimal(b.speed, -1))
	}
	return w.T(key)
}

// build returns the button for the stage, with an icon on a phone.
func (b *button) build(k *ui.Kit, w *locale.Words, phone bool, at stage.Rect) *ui.Button {
	word := b.label(w)
	if !phone {
		return k.Button("button-"+b.name, word, b.look == primary, at, b.press).OnGround().Enable(b.on)
	}
	made := k.IconButton("button-"+b.name, iconName(b.name), word, b.look == primary, at, b.press).OnGround().Enable(b.on)
	if b.name == cmdWinBar.name() {
		made.Switch(b.look == switchedOn)
	}
	return made
}

// padHints shows the buttons of the last used gamepad on the buttons that they press.
type padHints struct {
	family input.Family
	shown  bool
}

// follow updates the gamepad from the input of a tick and reports whether the icons change. Pressed controls are not disturbed.
func (p *padHints) follow(in *input.Input, pressed bool) bool {
	if pressed {
		return false
	}
	family, last := in.Pad()
	before := *p
	*p = padHints{family, last}
	return *p != before
}

// mark adds the icon of the gamepad's button, if there is one, at the corner of a button.
func (p *padHints) mark(k *ui.Kit, name string, button *stage.Node) {
	all := []keys.Action{keys.Undo, keys.Redo, keys.Hint, keys.Menu}
	i := slices.IndexFunc(all, func(a keys.Action) bool { return a.String() == name })
	if !p.shown || i < 0 {
		return
	}
	n, width := k.Glyph(p.family.Glyph(all[i]), max(26*k.Unit, k.MinGlyphHeight()))
	n.X, n.Y = button.W/2-width*0.4, -button.H/2-3*k.Unit // centred above the edge
	button.Add(n)
}
