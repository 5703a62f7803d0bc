package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Button is a framed label that can be pressed.
type Button struct {
	*stage.Node
	kit         *Kit
	primary     bool
	highlighted bool // hovered or focused
	pressed     bool // held down
	enabled     bool
	switchedOn  bool   // state of a switch
	bare        bool   // without a frame unless it is primary, highlighted or pressed
	slab        string // the panel at rest, "" for that of a button
	onGround    bool   // coloured for the background of the screen
	onPress     func()
	panel       *stage.Panel
	label       *stage.Label
	textNode    *stage.Node    // holds label
	note        *stage.Label   // nil without a note
	moreLines   []*stage.Label // lines after the first
	icon        *stage.Sprite  // nil without a picture
	iconNode    *stage.Node    // holds icon
}

// Button returns a button that covers a rectangle. The primary button of a screen is filled.
func (k *Kit) Button(name, text string, primary bool, r stage.Rect, press func()) *Button {
	b := &Button{kit: k, primary: primary, enabled: true, onPress: press}
	b.panel = stage.NewPanel("button", k.Unit, 0)
	b.label = &stage.Label{Face: gfx.Serif, Align: 0.5}
	b.Node = stage.Box(name, b.panel, r).SetRole(stage.RoleButton, text)
	b.Kind = stage.Button
	b.textNode = stage.New("", b.label, 0, -1*k.Unit, 0, 0)
	b.Add(b.textNode)
	b.restyle()
	return b.SetTextSize(22)
}

// Distances between a text and the sides of the button, in design units.
const (
	buttonMargin = 10.0
	tightMargin  = 6.0 // for a text that is made smaller otherwise
	wrapMargin   = 8.0
)

// Icon is the side of the picture on a button in device-independent pixels.
const Icon = 23

// IconButton returns a button with a picture above its text. If there is no room for both, it has the text alone or, if that would be
// truncated, the picture alone.
func (k *Kit) IconButton(name, icon, text string, primary bool, r stage.Rect, press func()) *Button {
	b := k.Button(name, text, primary, r, press)
	side, gap, l := Icon*k.Device, k.iconGap(), b.label
	if r.H-side-4*gap < k.MinTextSize() && !l.Truncated {
		return b
	}
	b.icon = stage.NewSprite(icon)
	b.iconNode = stage.New("", b.icon, 0, 0, side, side)
	b.textNode.Y = (side + gap) / 2
	for _, face := range []gfx.Face{gfx.Sans, gfx.Serif} { // the serif is narrower
		if b.setIconText(face, math.Inf(1)); !l.Truncated {
			break
		}
	}
	if b.textNode.Hidden = l.Truncated; l.Truncated {
		b.iconNode.Y = 0
	}
	b.Add(b.iconNode)
	b.restyle()
	return b
}

// iconGap returns the distance between the picture and the text of a button.
func (k *Kit) iconGap() float64 { return 2 * k.Device }

// iconTextMargin returns the distance between the text below a picture and the sides of the button.
func (k *Kit) iconTextMargin() float64 { return max(5*k.Device, tightMargin*k.Unit) }

// IconButtonWidth returns the width at which an icon button shows a text at the minimum size.
func (k *Kit) IconButtonWidth(text string) float64 {
	w, _ := k.Fonts.Measure(text, gfx.Sans, k.MinTextSize())
	return math.Ceil(w + 2*k.iconTextMargin())
}

// setIconText sets the text below the picture in a typeface, as large as there is room for, but at most of a size in pixels.
func (b *Button) setIconText(face gfx.Face, size float64) {
	gap, l := b.kit.iconGap(), b.label
	l.Face = face
	for _, margin := range []float64{max(buttonMargin*b.kit.Unit, b.kit.iconTextMargin()), b.kit.iconTextMargin()} {
		l.Size = min(size, b.kit.sizeWithin(22, b.H-b.iconNode.H-4*gap))
		if b.kit.setText(l, b.Accessible.Name, b.W-2*margin); !l.Truncated {
			break
		}
	}
	b.iconNode.Y = -(gap + l.Size) / 2
}

// MatchIconTexts gives the texts that icon buttons show one typeface, the serif if any of them needs it, and one size.
func MatchIconTexts(buttons []*Button) {
	var shown []*Button
	face, size := gfx.Sans, math.Inf(1)
	for _, b := range buttons {
		if b.icon == nil || b.textNode.Hidden {
			continue
		}
		if shown = append(shown, b); b.label.Face == gfx.Serif {
			face = gfx.Serif
		}
	}
	for _, b := range shown {
		b.setIconText(face, size)
		size = b.label.Size
	}
	for _, b := range shown {
		b.setIconText(face, size)
	}
}

// SetIconTexts gives the texts below the pictures of icon buttons one typeface and one size, and reports whether all of them fit. Otherwise it hides them.
func SetIconTexts(buttons []*Button, face gfx.Face) (shown bool) {
	shown, size := true, math.Inf(1)
	for range 2 { // first for the size
		for _, b := range buttons {
			if b.icon == nil {
				shown = false // the button has no room for a picture and a text
				continue
			}
			b.setIconText(face, size)
			size, shown = min(size, b.label.Size), shown && !b.label.Truncated
		}
	}
	for _, b := range buttons {
		if b.icon == nil {
			continue
		}
		if b.textNode.Hidden = !shown; !shown {
			b.iconNode.Y = 0
		}
	}
	return shown
}

// UseSlab sets the panel of the button at rest.
func (b *Button) UseSlab(panel string) { b.slab = panel; b.restyle() }

// AddIcon adds a picture after the text of a button in one line, if there is room for it.
func (b *Button) AddIcon(icon string) *Button {
	const side, gap = 0.9, 0.6 // in sizes of the text
	size := b.label.Size
	text, _ := b.kit.Fonts.Measure(b.label.Text, b.label.Face, size)
	if text+(side+gap)*size > b.W-2*wrapMargin*b.kit.Unit || len(b.moreLines) > 0 {
		return b
	}
	b.icon = stage.NewSprite(icon)
	b.iconNode = stage.New("", b.icon, (text+gap*size)/2, 0, side*size, side*size)
	b.textNode.X = -(side + gap) * size / 2
	b.Add(b.iconNode)
	b.restyle()
	return b
}

// PutIconFirst moves the picture that AddIcon added before the text.
func (b *Button) PutIconFirst() {
	if b.iconNode != nil {
		b.iconNode.X, b.textNode.X = -b.iconNode.X, -b.textNode.X
	}
}

// AddNote moves the text in one line to the left, after a picture, and adds the first of some notes for which there is room in italics at the right.
// For a note, larger text is made as small as text at 100 %. Without room for any note it changes nothing. It returns the note, or "" for none.
func (b *Button) AddNote(icon string, notes ...string) string {
	const side, gap, noteSize, edge = 0.9, 0.5, 18.0, 1.6 // the first two in sizes of the text, edge in margins
	l, k := b.label, b.kit
	if len(b.moreLines) > 0 || l.Truncated {
		return ""
	}
	right := b.W/2 - edge*buttonMargin*k.Unit
	for _, note := range notes {
		for _, zoom := range []float64{1, 0.75, 0.5} {
			size, small := l.Size*zoom, k.Size(noteSize)*zoom
			if zoom*k.Zoom < 1 || size < k.MinTextSize() {
				break
			}
			text, _ := k.Fonts.Measure(l.Text, l.Face, size)
			width, _ := k.Fonts.Measure(note, gfx.SerifItalic, min(size, small))
			if (side+3*gap)*size+text+width > 2*right {
				continue
			}
			l.Size, l.Align = size, 0
			b.note = &stage.Label{Text: note, Face: gfx.SerifItalic, Size: min(size, small), Align: 1}
			b.icon = stage.NewSprite(icon)
			b.iconNode = stage.New("", b.icon, side*size/2-right, 0, side*size, side*size)
			b.textNode.X = (side+gap)*size - right
			b.Add(b.iconNode, stage.New("", b.note, right, -1*k.Unit, 0, 0))
			b.restyle()
			return note
		}
	}
	return ""
}

// Bare hides the frame of the button while it is neither highlighted nor pressed.
func (b *Button) Bare() *Button { b.bare = true; b.restyle(); return b }

// Switch turns the button into an on/off switch with a state.
func (b *Button) Switch(on bool) *Button {
	b.switchedOn, b.Accessible.Role = on, stage.RoleSwitch
	b.restyle()
	return b
}

// SetTextSize sets the text size in design units, or a smaller one if the button has no room for it.
func (b *Button) SetTextSize(units float64) *Button {
	for _, margin := range []float64{buttonMargin, tightMargin} {
		size := b.kit.sizeWithin(units, b.H)
		b.label.Size = size
		if b.kit.setText(b.label, b.Accessible.Name, b.W-2*margin*b.kit.Unit); b.label.Size == size && !b.label.Truncated {
			break
		}
	}
	return b
}

// WrapText sets the text size in design units and wraps the text. The text is made smaller only if it does not fit in the height. margin is
// the space to the left and the right of the text in pixels.
func (b *Button) WrapText(units, margin float64) *Button {
	k, w := b.kit, b.W-2*margin-2*wrapMargin*b.kit.Unit
	size, lines := k.fitLines(b.Accessible.Name, b.label.Face, units, w, b.H-4*k.Unit)
	if len(lines) < 2 {
		return b.SetTextSize(units)
	}
	step := size * leading
	top := -step * float64(len(lines)-1) / 2
	b.label.Text, b.label.Size, b.label.Truncated, b.textNode.Y = lines[0], size, false, top
	for i, line := range lines[1:] {
		l := &stage.Label{Text: line, Face: b.label.Face, Size: size, Align: b.label.Align}
		b.moreLines = append(b.moreLines, l)
		b.Add(stage.New("", l, 0, top+float64(i+1)*step, 0, 0))
	}
	b.restyle()
	return b
}

// WrapTogether wraps the texts of several buttons of a kit like WrapText, in one size: that of the text with the least room. A smaller size is one
// in half pixels, so that it does not depend on fractions of the width.
func WrapTogether(all []*Button, units float64) {
	least := units
	for _, b := range all {
		least = min(least, b.kit.WrappedTextSize(b.Accessible.Name, units, b.W, b.H))
	}
	if least < units {
		pixel := 2 * all[0].kit.Unit * all[0].kit.Zoom
		least = math.Floor(least*pixel) / pixel
	}
	for _, b := range all {
		b.WrapText(least, 0)
	}
}

// WrappedTextSize returns the text size in design units, at most units, that WrapText uses for a text on a button of w × h pixels.
func (k *Kit) WrappedTextSize(text string, units, w, h float64) float64 {
	size, _ := k.fitLines(text, gfx.Serif, units, w-2*wrapMargin*k.Unit, h-4*k.Unit)
	return min(units, size/(k.Unit*k.Zoom))
}

// ButtonHasRoom reports whether a button of w × h pixels shows a whole text, wrapped where that helps.
func (k *Kit) ButtonHasRoom(text string, w, h float64) bool {
	return k.HasRoom(text, gfx.Serif, w-2*wrapMargin*k.Unit, h-4*k.Unit)
}

// WrappedButtonHeight returns the height of a button of a width in pixels with wrapped text of a size in design units.
func (k *Kit) WrappedButtonHeight(text string, units, width float64) float64 {
	lines := k.Fonts.Wrap(text, gfx.Serif, k.Size(units), width-2*wrapMargin*k.Unit)
	return max(k.Row(54, units), (float64(len(lines))*leading+0.6)*k.Size(units))
}

// OnGround colours the button for the background of the screen.
func (b *Button) OnGround() *Button { b.onGround = true; b.restyle(); return b }

// Enable enables or disables the button.
func (b *Button) Enable(on bool) *Button {
	b.enabled = on
	b.restyle()
	return b
}

// SetPrimary makes the button primary, and thus filled, or not.
func (b *Button) SetPrimary(on bool) { b.primary = on; b.restyle() }

// restyle updates colours, accessibility state and touch handling.
func (b *Button) restyle() {
	b.panel.Name, b.panel.Tint, b.label.Colour = b.style()
	if b.icon != nil {
		b.icon.Tint = b.label.Colour
	}
	for _, l := range b.moreLines {
		l.Colour = b.label.Colour
	}
	if b.note != nil {
		b.note.Colour = Body.Colour()
	}
	b.Accessible.On, b.Accessible.Off = b.switchedOn || b.primary && b.Accessible.Role == stage.RoleOption, !b.enabled
	if !b.enabled {
		b.Touch, b.highlighted, b.pressed = nil, false, false // without Touch it is not notified when the pointer leaves
		return
	}
	if b.Touch == nil {
		b.Touch = &stage.Touch{Focus: true, Press: b.handlePress,
			Hover: func(on bool) { b.highlighted = on; b.restyle() },
			Hold:  func(on bool) { b.pressed = on; b.restyle() }}
	}
}

func (b *Button) handlePress() {
	b.kit.click()
	if b.onPress != nil {
		b.onPress()
	}
}

// style returns the panel, its tint and the text colour for the button's state.
func (b *Button) style() (sprite string, tint, ink gfx.Colour) {
	white, ink := gfx.White(), Ink.Colour()
	switch {
	case b.onGround && b.kit.On.Dark:
		return b.darkStyle()
	case !b.enabled:
		return "button-disabled", white, Disabled.Colour()
	case b.primary && (b.highlighted || b.pressed):
		return "button-primary-hover", white, white
	case b.primary:
		return "button-primary", white, white
	case b.pressed, b.switchedOn:
		return "button-down", white, ink
	case b.highlighted:
		return "button-hover", white, ink
	case b.bare:
		return "button", white.Fade(0), ink
	case b.slab != "":
		return b.slab, white, ink
	}
	return "button", white, ink
}

// darkStyle is style for a dark background.
func (b *Button) darkStyle() (sprite string, tint, ink gfx.Colour) {
	switch {
	case !b.enabled:
		return "button-primary", DarkDisabled.Colour(), DarkDisabledInk.Colour()
	case b.primary && (b.highlighted || b.pressed):
		return "button", DarkPrimaryOn.Colour(), DarkPrimaryInk.Colour()
	case b.primary:
		return "button", DarkPrimary.Colour(), DarkPrimaryInk.Colour()
	case b.pressed, b.switchedOn:
		return "button-primary", DarkHeld.Colour(), DarkInk.Colour()
	case b.highlighted:
		return "button-primary-hover", gfx.White(), gfx.White()
	}
	return "button-primary", gfx.White(), DarkInk.Colour()
}
