package input

import (
	"image"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// editSession is the text field that has the focus.
type editSession struct {
	line    textedit.Line
	caret   image.Rectangle // bounds in layout pixels
	changed bool            // by this tick
}

// Edit starts editing the line of the focused text field; caret is the bounds of its caret in layout pixels. Input edits the line from the
// next tick on. Meanwhile letters and Space are typed and trigger no action.
func (in *Input) Edit(l textedit.Line, caret image.Rectangle) {
	in.Editing, in.session = true, editSession{line: l, caret: caret}
}

// EndEdit ends editing, so that letters and Space trigger actions again.
func (in *Input) EndEdit() { in.Editing, in.session = false, editSession{} }

// Edited returns the line of the text field after this tick and whether the tick changed it.
func (in *Input) Edited() (l textedit.Line, changed bool) { return in.session.line, in.session.changed }

// updateEdit edits the line by input method, typed characters and keys. It reports whether an input method used the keys of this tick
// itself.
func (in *Input) updateEdit() (used bool) {
	if !in.Editing || in.SingleSwitch || in.CapturingKey {
		in.src.EndCompose()
		return false
	}
	e := &in.session
	before := e.line
	usesMethod, used := in.src.Compose(&e.line, e.caret)
	if !used {
		e.line = in.editByKeys(e.line)
	}
	if !usesMethod && len(in.typed) > 0 {
		e.line = e.line.Insert(string(in.typed))
	}
	e.changed = e.line != before
	return used
}

// editByKeys returns the line after the keys of this tick that move the caret, select or delete.
func (in *Input) editByKeys(l textedit.Line) textedit.Line {
	mods, src := in.modifiers, in.src
	unit := textedit.Grapheme
	switch {
	case src.KeyHeld(ebiten.KeyMeta):
		unit = textedit.Whole
	case mods.command || mods.alt:
		unit = textedit.Word
	}
	left, right := -1, 1
	if textedit.RightToLeft(l.Text) {
		left, right = right, left
	}
	for _, k := range [...]struct {
		key  ebiten.Key
		by   int
		unit textedit.Unit
	}{{ebiten.KeyLeft, left, unit}, {ebiten.KeyRight, right, unit}, {ebiten.KeyHome, -1, textedit.Whole}, {ebiten.KeyEnd, 1, textedit.Whole}} {
		if repeats(src.KeyTicks(k.key)) {
			l = l.Move(k.by, k.unit, mods.shift)
		}
	}
	if repeats(src.KeyTicks(ebiten.KeyBackspace)) {
		l = l.Delete(-1, unit)
	}
	if repeats(src.KeyTicks(ebiten.KeyDelete)) {
		l = l.Delete(1, unit)
	}
	if mods == (modifiers{command: true}) && in.letters.has('a') {
		l = l.SelectAll()
	}
	return l
}
