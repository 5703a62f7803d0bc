package table

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Width returns the width of a line of text.
func Width(k *ui.Kit, text *stage.Node) float64 {
	l := text.Art.(*stage.Label)
	w, _ := k.Fonts.Measure(l.Text, l.Face, l.Size)
	return w
}

// Header is the line at the top of a board: the name, a computer's level, a note and the score. Large boards have larger text.
type Header struct {
	Name, Level, Note, Score string
	NoteFace                 gfx.Face
	NoteInk                  ui.Role
	Large                    bool
}

// HeaderParts are the texts of a header. Note is nil if it is left out.
type HeaderParts struct{ Name, Score, Note *stage.Node }

// Write adds the line in a rectangle. The name takes the width that score and note leave, and the level takes the rest. A note that leaves too
// little for the name is left out.
func (h Header) Write(on *stage.Node, kit *ui.Kit, r stage.Rect) (parts HeaderParts) {
	line := kit.BuildLargest(func(k *ui.Kit) (line *stage.Node) {
		line = stage.Group("")
		parts = h.write(line, k, r)
		return line
	})
	on.Add(slices.Clone(line.Children())...)
	return parts
}

// Minimum sizes of the text of a header on a phone, in device-independent pixels: of a line over the whole width, and of a narrow board.
const (
	phoneName   = 17.0
	phoneScore  = 20.0
	narrowName  = 14.0
	narrowScore = 16.0
)

// PhoneUnits returns a text size in design units, which on a phone is at least a number of device-independent pixels.
func PhoneUnits(k *ui.Kit, units, phone float64) float64 {
	units = k.FloorUnits(units)
	if k.MinText > 0 {
		units = max(units, phone*k.Device/k.Unit)
	}
	return units
}

// scoreWidth is the width that a score takes at the end of the line, in heights of its text.
const scoreWidth = 1.7

func (h Header) write(on *stage.Node, kit *ui.Kit, r stage.Rect) (parts HeaderParts) {
	name, score := 29.0, 39.0
	noted := kit.FloorUnits(0.62 * name) // the size of the note
	if !h.Large {
		name, score = 17, 21
		noted = 0.62 * name
	}
	name, score = PhoneUnits(kit, name, phoneName), PhoneUnits(kit, score, phoneScore)
	level, beside := " · "+h.Level, 0.0 // the level next to the name of a phone, and its width
	if h.Level != "" && kit.MinText > 0 {
		beside, _ = kit.Fonts.Measure(level, gfx.SerifItalic, kit.MinTextSize())
	}
	if kit.Zoom > 1 || beside > 0 { // a large score leaves too little for the rest
		score = layout.LargestFit(kit.MinTextUnits(), score, func(units float64) bool {
			size, taken := min(kit.Size(units), kit.Size(name)), beside+scoreWidth*kit.Size(units)
			if beside > 0 {
				size = kit.MinTextSize()
				note, _ := kit.Fonts.Measure(h.Note, h.NoteFace, kit.Size(noted))
				taken += note + 10*kit.Unit
			}
			width, _ := kit.Fonts.Measure(h.Name, gfx.SerifBold, size)
			return width <= r.W-taken
		})
	}
	y, right := r.Y+r.H/2, r.X+r.W
	parts.Score = kit.FitBox(h.Score, gfx.SerifBold, score, right, y, 1, r.W*0.4, r.H, ui.Ink)
	right -= scoreWidth * parts.Score.Art.(*stage.Label).Size
	if h.Note != "" {
		least, _ := kit.Fonts.Measure(h.Name, gfx.SerifBold, kit.MinTextSize())
		n := kit.FitBox(h.Note, h.NoteFace, noted, right, y, 1, max(r.W*0.4, right-r.X-least-10*kit.Unit), r.H, h.NoteInk)
		if left := right - Width(kit, n) - 10*kit.Unit; least <= left-r.X && !n.Art.(*stage.Label).Truncated {
			parts.Note, right = n, left
			on.Add(n)
		}
	}
	if beside > 0 {
		name = layout.LargestFit(kit.MinTextUnits(), name, func(units float64) bool {
			width, _ := kit.Fonts.Measure(h.Name, gfx.SerifBold, kit.Size(units))
			return width <= right-r.X-beside
		})
	}
	parts.Name = kit.FitBox(h.Name, gfx.SerifBold, name, r.X, y, 0, right-r.X, r.H, ui.Ink)
	on.Add(parts.Score, parts.Name)
	if w := Width(kit, parts.Name); h.Level != "" {
		WriteLevel(on, kit, level, name*0.62, stage.Rect{X: r.X + w, Y: r.Y, W: right - r.X - w, H: r.H})
	}
	return parts
}

// upperShare is the share of the upper line in the height of a compact header.
const upperShare = 0.54

// CompactNameLine returns the line of name and score in a compact header.
func CompactNameLine(r stage.Rect) stage.Rect {
	return stage.Rect{X: r.X, Y: r.Y, W: r.W, H: upperShare * r.H}
}

// WriteCompact adds the header in two lines: name and score in the upper one, indented by indent pixels, and level and note in the lower one.
// A note that leaves too little for the level is left out. WriteCompact returns name and score.
func (h Header) WriteCompact(on *stage.Node, kit *ui.Kit, r stage.Rect, indent float64) (name, score *stage.Node) {
	line := kit.BuildLargest(func(k *ui.Kit) (line *stage.Node) {
		line = stage.Group("")
		name, score = h.writeCompact(line, k, r, indent)
		return line
	})
	on.Add(slices.Clone(line.Children())...)
	return name, score
}

func (h Header) writeCompact(on *stage.Node, k *ui.Kit, r stage.Rect, indent float64) (name, score *stage.Node) {
	upper := CompactNameLine(r)
	lower := stage.Rect{X: r.X, Y: upper.Y + upper.H, W: r.W, H: r.H - upper.H}
	gap, y := 4*k.Device, upper.Y+upper.H/2
	score = k.FitBox(h.Score, gfx.SerifBold, PhoneUnits(k, 21, narrowScore), r.X+r.W, y, 1, 0.4*r.W, upper.H, ui.Ink)
	name = k.FitBox(h.Name, gfx.SerifBold, PhoneUnits(k, 17, narrowName), r.X+indent, y, 0, r.W-indent-Width(k, score)-gap, upper.H, ui.Ink)
	on.Add(score, name)
	if h.Note != "" {
		note := k.FitBox(h.Note, h.NoteFace, k.FloorUnits(0), r.X+r.W, lower.Y+lower.H/2, 1, r.W, lower.H, h.NoteInk)
		level, _ := k.Fonts.Measure(h.Level, gfx.SerifItalic, k.MinTextSize())
		if left := lower.W - Width(k, note) - gap; level <= left {
			lower.W = left
			on.Add(note)
		}
	}
	if h.Level != "" {
		WriteLevel(on, k, h.Level, k.FloorUnits(0), lower)
	}
	return name, score
}

// WriteLevel adds a computer's level, unless it would be truncated.
func WriteLevel(on *stage.Node, kit *ui.Kit, level string, units float64, r stage.Rect) {
	n := kit.FitBox(level, gfx.SerifItalic, units, r.X, r.Y+r.H/2, 0, r.W, r.H, ui.Body)
	if !n.Art.(*stage.Label).Truncated {
		on.Add(n)
	}
}

// AppendTiles appends the tiles of a pool, given the number of tiles of each colour.
func AppendTiles(dst []Piece, at engine.Place, colours int, count func(engine.Tile) int) []Piece {
	for c := range engine.Tile(colours) {
		for range count(c) {
			dst = append(dst, Piece{at, c})
		}
	}
	return dst
}

// EmblemPrefix begins the names of the sprites of emblems.
const EmblemPrefix = "emblem-"

// Emblem returns the emblem of a number, from 1.
func Emblem(number int) *stage.Sprite { return stage.NewSprite(fmt.Sprint(EmblemPrefix, number)) }

// Emblem returns the emblem of a seat.
func (l *Legend) Emblem(s engine.Seat) *stage.Sprite {
	if int(s) < len(l.Emblems) {
		return Emblem(l.Emblems[s])
	}
	return Emblem(int(s) + 1)
}

// LineInk returns the colour of lines that belong to a seat.
func (l *Legend) LineInk(s engine.Seat) gfx.Colour {
	if int(s) < len(l.Emblems) {
		return ui.SeatLine(l.Emblems[s]).Colour()
	}
	return ui.Ink.Colour()
}
