package analysis

import (
	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// GradeRole returns the role of the colour of a grade.
func GradeRole(g review.Grade) ui.Role {
	switch g {
	case review.Brilliant:
		return ui.Brilliant
	case review.Inaccuracy:
		return ui.Inaccuracy
	case review.Mistake:
		return ui.Mistake
	case review.Blunder:
		return ui.Loss
	}
	return ui.Gain
}

// gradeText is the least width of a mark, in sizes of its text.
const gradeText = 1.45

// GradeMark returns the mark of a grade on a disc, centred at (x, y), or an empty node for a grade without one. The disc is larger than side if its mark
// could not be read otherwise.
func GradeMark(k *ui.Kit, g review.Grade, x, y, side float64) *stage.Node {
	if g.Mark() == "" {
		return stage.Group("")
	}
	side = max(side, gradeText*k.MinTextSize())
	label := &stage.Label{Text: g.Mark(), Face: gfx.SansBold, Size: max(0.62*side, k.MinTextSize()), Align: 0.5, Colour: ui.OnAccent.Colour()}
	rim := stage.New("", &stage.Panel{Name: "track", Unit: side / 24, Tint: ui.LightRim.Colour()}, x, y, side+side/8, side+side/8)
	disc := stage.New("", &stage.Panel{Name: "track", Unit: side / 24, Tint: GradeRole(g).Colour()}, 0, 0, side, side)
	return rim.Add(disc.Add(stage.New("", label, 0, 0, 0, 0))).SetRole(stage.RoleSilent, "")
}

// The rim, the text and the room for it on a coin, in widths of the coin.
const (
	coinRim  = 0.06
	coinText = 0.46
	coinRoom = 0.8
)

// LossCoin returns a disc in the colour of a grade with a text, such as a loss or a mark, centred at a point. It is wide pixels wide, or wider if the text
// could not be read otherwise.
func LossCoin(k *ui.Kit, text string, g review.Grade, x, y, wide float64) *stage.Node {
	size := max(coinText*wide, k.MinTextSize())
	width, _ := k.Fonts.Measure(text, gfx.SansBold, size)
	if fits := size * coinRoom * wide / width; fits < size {
		size = max(fits, k.MinTextSize())
		width, _ = k.Fonts.Measure(text, gfx.SansBold, size)
	}
	side := max(wide, width/coinRoom, 1.6*size)
	disc := &table.Outline{Corners: table.CircleCorners(2 * coinSides), Width: coinRim * side, Ink: ui.Surface.Colour(), Fill: GradeRole(g).Colour()}
	label := &stage.Label{Text: text, Face: gfx.SansBold, Size: size, Align: 0.5, Colour: ui.OnAccent.Colour()}
	return stage.New(table.RunCoinName, disc, x, y, side, side).Add(stage.New("", label, 0, 0, 0, 0))
}

// coinSides is half the number of sides with which a coin is drawn.
const coinSides = 24

// LossText returns a loss of percentage points as it is written on a coin.
func LossText(w *locale.Words, points int) string { return w.Signed(-points) }

// MoveRow returns a move in a rectangle: the tiles that it takes or places, and its source and target in text of at most a size in design units.
func MoveRow(k *ui.Kit, t table.Table, w *locale.Words, pos engine.Position, m engine.Move, units float64, r stage.Rect) *stage.Node {
	s, size := summarize(t, w, pos, m), k.Size(units)
	row := stage.Group("").SetRole(stage.RoleText, t.MoveName(pos, m))
	side, x := min(rowTile*size, r.H), r.X
	for i, skin := range s.tiles {
		row.Add(skin.Flat(table.Spot{X: x + side/2, Y: r.Y + r.H/2, Size: side / max(skin.W, skin.H)}))
		if x += rowOverlap * side; i == len(s.tiles)-1 {
			x += (1-rowOverlap)*side + rowGap*size
		}
	}
	return row.Add(k.AlignLines(s.route, gfx.Serif, units, 0, stage.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H}, ui.Ink))
}

// Lengths in a row of a move, in sizes of the text, but rowOverlap in sides of the tiles.
const rowTile, rowOverlap, rowGap = 1.35, 0.55, 0.4

// MoveRowHeight returns the height of the text in a row of a move of a width.
func MoveRowHeight(k *ui.Kit, t table.Table, w *locale.Words, pos engine.Position, m engine.Move, units, width float64) float64 {
	s, size := summarize(t, w, pos, m), k.Size(units)
	if n := len(s.tiles); n > 0 {
		width -= (float64(n-1)*rowOverlap+1)*rowTile*size + rowGap*size
	}
	return float64(len(k.Fonts.Wrap(s.route, gfx.Serif, size, width))) * textLine * size
}
