package analysis

import (
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
)

// Marks are the grades with a mark, from the best to the worst.
var Marks = [...]review.Grade{review.Brilliant, review.Good, review.Inaccuracy, review.Mistake, review.Blunder}

// Sizes of the explanation of marks, and of the "i" on the button that opens it, in design units.
const (
	marksText = 20.0
	marksSide = 28.0
	marksGap  = 10.0
	marksSign = 20.0
)

// MarksButton returns a button that covers r, the heading row of a table of marks, and explains them. It has an "i" at its left edge unless that is wider than
// room, in pixels.
func MarksButton(k *ui.Kit, w *locale.Words, r stage.Rect, room float64, press func()) *stage.Node {
	b := k.Button("marks", "", false, r, press).Bare()
	b.Touch.Reach.Y = max(0, k.Target(0)-r.H) / 2
	b.SetRole(stage.RoleButton, w.T("marks.title"))
	side := max(marksSign*k.Unit, 1.3*k.MinTextSize())
	if side > room {
		return b.Node
	}
	x, thick := side/2-r.W/2, max(1, k.Unit)
	b.Add(stage.New("", stage.Track(side/24, ui.Body.Colour()), x, 0, side, side),
		stage.New("", stage.Track(side/24, ui.Surface.Colour()), x, 0, side-2*thick, side-2*thick),
		stage.New("", &stage.Label{Text: "i", Face: gfx.SerifBold, Size: max(0.75*side, k.MinTextSize()), Align: 0.5, Colour: ui.Body.Colour()}, x, 0, 0, 0))
	return b.Node
}

// MarksRoute returns a drawer that explains the marks of a game with a number of seats, and accuracy.
func MarksRoute(w *locale.Words, seats int) route.Drawer {
	return route.Drawer{Name: "marks", Title: w.T("marks.title"), First: "button-close", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		w := c.Words // perhaps in another language by now
		return TextDrawer(c, "marks", w.T("marks.title"), closeDrawer, func(col *TextColumn) {
			inaccuracy, mistake, blunder := review.LeastLoss(review.Inaccuracy, seats), review.LeastLoss(review.Mistake, seats), review.LeastLoss(review.Blunder, seats)
			texts := [len(Marks)]string{
				w.T("marks.brilliant"),
				w.T("marks.good", "points", mistake),
				w.T("marks.inaccuracy", "from", inaccuracy, "to", mistake-1),
				w.T("marks.mistake", "from", mistake, "to", blunder-1),
				w.T("marks.blunder", "from", blunder),
			}
			for i, g := range Marks {
				col.markedText(g, texts[i])
				col.Gap(marksGap)
			}
			col.Divider()
			col.Text(w.T("marks.cost"), gfx.Serif, marksText, 0, ui.Body)
			col.Gap(marksGap)
			col.Text(w.T("marks.accuracy"), gfx.Serif, marksText, 0, ui.Body)
		})
	}}
}

// markedText adds wrapped text to the right of the mark of a grade.
func (c *TextColumn) markedText(g review.Grade, s string) {
	k := c.Kit
	side := max(k.Size(marksSide), gradeText*k.MinTextSize())
	c.On.Add(GradeMark(k, g, c.X+side/2, c.Y+0.675*k.Size(marksText), side))
	indent := side + max(k.Gap(marksGap), 6*k.Device)
	c.X, c.W = c.X+indent, c.W-indent
	c.Text(s, gfx.Serif, marksText, 0, ui.Ink)
	c.X, c.W = c.X-indent, c.W+indent
}
