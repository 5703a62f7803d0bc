package input

import (
	"image"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// edited is the text field that has the focus.
type editSession struct {
	line    textedit.Line
	caret   image.Rectangle // in layout pixels
	changed bool            // in this tick
}

// Edit hands over the line of the text field that has the focus, and the bounds of its caret in layout pixels. It is edited from the next
// tick on, in which letters and Space write instead of act.
func (in *Input) Edit(l textedit.Line, caret image.Rectangle) {
	in.Editing, in.session = true, editSession{line: l, caret: caret}
}

// EndEdit ends what Edit began: letters act again.
func (in *Input) EndEdit() { in.Editing, in.session = false, editSession{} }

// Edited returns the line of the text field as it is after this tick, and whether the tick changed it.
func (in *Input) Edited() (l textedit.Line, changed bool) { return in.session.line, in.session.changed }

// edit takes over what was composed, typed or selected, and reports whether an input method used the keys of this tick itself.
func (in *Input) updateEdit() (used bool) {
	if !in.Editing || in.SingleSwitch || in.CapturingKey {
		in.src.EndCompose()
		return false
	}
	e := &in.session
	before := e.line
	composes, used := in.src.Compose(&e.line, e.caret)
	if !used {
		e.line = in.editByKeys(e.line)
	}
	if !composes && len(in.typed) > 0 {
		e.line = e.line.Insert(string(in.typed))
	}
	e.changed = e.line != before
	return used
}

// editByKey does what keys do in a text field: they move the caret, select and delete.
func (in *Input) editByKeys(l textedit.Line) textedit.Line {
	h, src := in.modifiers, in.src
	unit := textedit.Grapheme
	switch {
	case src.KeyHeld(ebiten.KeyMeta):
		unit = textedit.Whole
	case h.command || h.alt:
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
			l = l.Move(k.by, k.unit, h.shift)
		}
	}
	if repeats(src.KeyTicks(ebiten.KeyBackspace)) {
		l = l.Delete(-1, unit)
	}
	if repeats(src.KeyTicks(ebiten.KeyDelete)) {
		l = l.Delete(1, unit)
	}
	if h == (modifiers{command: true}) && in.letterPressed('a') {
		l = l.SelectAll()
	}
	return l
}
