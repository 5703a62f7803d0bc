package analysis

import (
	"azulejo/engine/review"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// gradeColour returns the colour of the disc of a grade.
func gradeColour(g review.Grade) gfx.Colour {
	role := map[review.Grade]ui.Role{review.Brilliant: ui.BrilliantMark, review.Good: ui.GoodMark, review.Inaccuracy: ui.InaccuracyMark,
		review.Mistake: ui.MistakeMark, review.Blunder: ui.BlunderMark}[g]
	return role.Colour()
}

// GradeMark returns the mark of a grade on a disc, centred at (x, y), or an empty node for a grade without one. The disc is larger than side if its mark
// could not be read otherwise.
func GradeMark(k *ui.Kit, g review.Grade, x, y, side float64) *stage.Node {
	if g.Mark() == "" {
		return stage.Group("")
	}
	side = max(side, 1.45*k.MinTextSize())
	label := &stage.Label{Text: g.Mark(), Face: gfx.SansBold, Size: max(0.62*side, k.MinTextSize()), Align: 0.5, Colour: ui.OnAccent.Colour()}
	rim := stage.New("", &stage.Panel{Name: "track", Unit: side / 24, Tint: ui.LightRim.Colour()}, x, y, side+side/8, side+side/8)
	disc := stage.New("", &stage.Panel{Name: "track", Unit: side / 24, Tint: gradeColour(g)}, 0, 0, side, side)
	return rim.Add(disc.Add(stage.New("", label, 0, 0, 0, 0))).SetRole(stage.RoleSilent, "")
}
