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

// Sizes of the explanation of marks, and of the sign on the button that opens it, in design units.
const (
	marksText = 20.0
	marksSide = 28.0
	marksGap  = 10.0
	marksSign = 20.0
)

// MarksButton returns a button in r, the head of a table of marks, that opens what they mean. A sign stands at its left edge if so many pixels are free there.
func MarksButton(k *ui.Kit, w *locale.Words, r stage.Rect, free float64, press func()) *stage.Node {
	b := k.Button("marks", "", false, r, press).Bare()
	b.Touch.Reach.Y = max(0, k.Target(0)-r.H) / 2
	b.SetRole(stage.RoleButton, w.T("marks.title"))
	side := max(marksSign*k.Unit, 1.3*k.MinTextSize())
	if free < side {
		return b.Node
	}
	x, thick := side/2-r.W/2, max(1, k.Unit)
	b.Add(stage.New("", stage.Track(side/24, ui.Body.Colour()), x, 0, side, side),
		stage.New("", stage.Track(side/24, ui.Surface.Colour()), x, 0, side-2*thick, side-2*thick),
		stage.New("", &stage.Label{Text: "i", Face: gfx.SerifBold, Size: max(0.75*side, k.MinTextSize()), Align: 0.5, Colour: ui.Body.Colour()}, x, 0, 0, 0))
	return b.Node
}

// MarksRoute returns a drawer that says what the marks mean in a game with a number of seats, and what accuracy is.
func MarksRoute(w *locale.Words, seats int) route.Drawer {
	return route.Drawer{Name: "marks", Title: w.T("marks.title"), First: "button-close", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		return TextDrawer(c, "marks", w.T("marks.title"), closeDrawer, func(col *TextColumn) {
			least := func(i int) int { return review.LeastLoss(Marks[i], seats) }
			texts := [len(Marks)]string{
				w.T("marks.brilliant"), w.T("marks.good", "points", review.LeastLoss(review.Mistake, seats)),
				w.T("marks.inaccuracy", "from", least(2), "to", least(3)-1), w.T("marks.mistake", "from", least(3), "to", least(4)-1),
				w.T("marks.blunder", "from", least(4)),
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
