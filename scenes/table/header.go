package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Width is that of a line of text.
func Width(k *ui.Kit, text *stage.Node) float64 {
	l := text.Art.(*stage.Label)
	w, _ := k.Fonts.Measure(l.Text, l.Face, l.Size)
	return w
}

// Header is the line at the head of a board: name, a computer's level, what there is to note, and score. Big boards have larger text.
type Header struct {
	Name, Level, Note, Score string
	NoteFace                 gfx.Face
	NoteInk                  uint32
	Big                      bool
}

// Write puts the line into a rectangle and returns the score's label, and the note or nil. The name takes what
// the others leave, and the level what the name leaves; a note that leaves too little for the name is not written.
func (h Header) Write(on *stage.Node, kit *ui.Kit, r stage.Rect) (label *stage.Label, note *stage.Node) {
	line := kit.Largest(func(k *ui.Kit) (line *stage.Node) {
		line = stage.Group("")
		label, note = h.write(line, k, r)
		return line
	})
	on.Add(slices.Clone(line.Children())...)
	return label, note
}

func (h Header) write(on *stage.Node, kit *ui.Kit, r stage.Rect) (label *stage.Label, note *stage.Node) {
	name, score := 29.0, 39.0
	if !h.Big {
		name, score = 17, 21
	}
	y, right := r.Y+r.H/2, r.X+r.W
	number := kit.FitBox(h.Score, gfx.SerifBold, score, right, y, 1, r.W*0.4, r.H, ui.Ink)
	label = number.Art.(*stage.Label)
	right -= 1.7 * label.Size
	if h.Note != "" {
		least, _ := kit.Fonts.Measure(h.Name, gfx.SerifBold, kit.Floor())
		n := kit.FitBox(h.Note, h.NoteFace, name*0.62, right, y, 1, max(r.W*0.4, right-r.X-least-10*kit.Unit), r.H, h.NoteInk)
		if left := right - Width(kit, n) - 10*kit.Unit; least <= left-r.X && !n.Art.(*stage.Label).Cut {
			note, right = n, left
			on.Add(note)
		}
	}
	title := kit.FitBox(h.Name, gfx.SerifBold, name, r.X, y, 0, right-r.X, r.H, ui.Ink)
	on.Add(number, title)
	if w := Width(kit, title); h.Level != "" {
		WriteLevel(on, kit, " · "+h.Level, name*0.62, stage.Rect{X: r.X + w, Y: r.Y, W: right - r.X - w, H: r.H})
	}
	return label, note
}

// WriteLevel writes a computer's level, where there is room for all of it.
func WriteLevel(on *stage.Node, kit *ui.Kit, level string, units float64, r stage.Rect) {
	n := kit.FitBox(level, gfx.SerifItalic, units, r.X, r.Y+r.H/2, 0, r.W, r.H, ui.Body)
	if !n.Art.(*stage.Label).Cut {
		on.Add(n)
	}
}

// Pile appends the tiles of one pool, count of each of so many colours.
func Pile(dst []Piece, at engine.Place, colours int, count func(engine.Tile) int) []Piece {
	for c := range engine.Tile(colours) {
		for range count(c) {
			dst = append(dst, Piece{at, c})
		}
	}
	return dst
}
