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

// MoveRow returns a move in a rectangle: the tiles that it takes or places, and its source and target in text of at most a size in design units, next to the
// tiles or, in a narrow rectangle that is high enough, also below them.
func MoveRow(k *ui.Kit, t table.Table, w *locale.Words, pos engine.Position, m engine.Move, units float64, r stage.Rect) *stage.Node {
	s := summarize(t, w, pos, m)
	lines := s.lines(k, units, r.W)
	if float64(len(lines))*textLine*k.Size(units) > r.H+1 {
		lines = []string{s.route}
	}
	return moveRow(k, s.tiles, lines, units, r).SetRole(stage.RoleText, t.MoveName(pos, m))
}

// TargetRow returns the tiles of a move in a rectangle, and its target if that has room next to them.
func TargetRow(k *ui.Kit, t table.Table, w *locale.Words, pos engine.Position, m engine.Move, units float64, r stage.Rect) *stage.Node {
	s := summarize(t, w, pos, m)
	if wide, _ := k.Fonts.Measure(s.target, gfx.Serif, k.Size(units)); wide > r.W-s.tilesWidth(k.Size(units)) {
		s.target = ""
	}
	return moveRow(k, s.tiles, []string{s.target}, units, r).SetRole(stage.RoleText, t.MoveName(pos, m))
}

// moveRow returns tiles in a rectangle with the first of some lines of text next to them, and the others below.
func moveRow(k *ui.Kit, tiles []table.Skin, lines []string, units float64, r stage.Rect) *stage.Node {
	row, size := stage.Group(""), k.Size(units)
	below := lines[1:]
	first := stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - float64(len(below))*textLine*size}
	side, x := min(rowTile*size, first.H), r.X
	for _, skin := range tiles {
		row.Add(skin.Flat(table.Spot{X: x + side/2, Y: first.Y + first.H/2, Size: side / max(skin.W, skin.H)}))
		x += rowOverlap * side
	}
	if len(tiles) > 0 {
		x += (1-rowOverlap)*side + rowGap*size
	}
	row.Add(k.AlignLines(lines[0], gfx.Serif, units, 0, stage.Rect{X: x, Y: first.Y, W: r.X + r.W - x, H: first.H}, ui.Ink))
	for i, line := range below {
		row.Add(k.FitText(line, gfx.Serif, units, r.X, first.Y+first.H+(float64(i)+0.5)*textLine*size, 0, r.W, ui.Ink))
	}
	return row
}

// Lengths in a row of a move, in sizes of the text, but rowOverlap in sides of the tiles.
const rowTile, rowOverlap, rowGap = 1.35, 0.55, 0.4

// lines returns the source and the target of a move as the lines of a row of a width: in one line next to the tiles if that has room, perhaps with a short
// name of the source, or else the target, and perhaps also the source, below them.
func (s *moveSummary) lines(k *ui.Kit, units, width float64) []string {
	size := k.Size(units)
	beside := width - s.tilesWidth(size)
	fits := func(text string) bool {
		wide, _ := k.Fonts.Measure(text, gfx.Serif, size)
		return wide <= beside
	}
	switch {
	case s.source == "" || fits(s.route):
		return []string{s.route}
	case fits(s.short):
		return []string{s.short}
	case fits(s.source):
		return []string{s.source, s.target}
	}
	return []string{"", s.source, s.target}
}

// tilesWidth returns the width of the tiles in a row with text of a size in pixels, with the gap after them.
func (s *moveSummary) tilesWidth(size float64) float64 {
	n := len(s.tiles)
	if n == 0 {
		return 0
	}
	return (float64(n-1)*rowOverlap+1)*rowTile*size + rowGap*size
}

// MoveRowHeight returns the height of a row of a move of a width.
func MoveRowHeight(k *ui.Kit, t table.Table, w *locale.Words, pos engine.Position, m engine.Move, units, width float64) float64 {
	s, size := summarize(t, w, pos, m), k.Size(units)
	lines := s.lines(k, units, width)
	first := len(k.Fonts.Wrap(lines[0], gfx.Serif, size, width-s.tilesWidth(size)))
	return (float64(max(1, first)) + float64(len(lines)-1)) * textLine * size
}
