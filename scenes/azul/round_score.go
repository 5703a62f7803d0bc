package azul

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// drawCorner draws emblem, name, level and score in the corner above the lines of an open board, and the round score.
func (d *scenery) drawCorner(s engine.Seat) {
	b, kit := &d.table.boards[s], d.table.frame.Kit
	r, side := b.title, b.emblem
	d.Below.Add(stage.New("", d.Emblem(s), r.X+side/2, r.Y+r.H/2, side, side))
	left := 1.16 * side
	d.Texts.Add(kit.FitBox(d.Names[s], gfx.SerifBold, 32, r.X+left, r.Y+r.H/2, 0, r.W-left, r.H, ui.Ink))
	if r, level := b.level, d.Levels[s]; level != "" {
		table.WriteLevel(d.Texts, kit, level, 18, stage.Rect{X: r.X + left, Y: r.Y, W: r.W - left, H: r.H})
	}
	n := b.number
	score := kit.FitBox(d.table.Words.Number(d.pos.Score(s)), gfx.SerifBold, 54, n.X+0.06*side, n.Y+n.H/2, 0, n.W, n.H, ui.Ink)
	d.Scores[s] = score.Art.(*stage.Label)
	d.Texts.Add(score)
	d.drawRoundScore(s)
}

// figure is a number of points with its colour.
type figure struct {
	text string
	ink  ui.Role
}

// drawRoundScore draws what the seat would score if the round ended now, right of the floor line and with a caption: points of the wall and cost of
// the floor line. While the pointer is on a move, it shows the sum that the move leads to.
func (d *scenery) drawRoundScore(s engine.Seat) {
	on := stage.Group("")
	d.Texts.Add(on)
	var shown []figure
	var caption string
	d.OnRedraw(func(now *table.LiveState) {
		figures, words := d.figures(now.Round[s])
		if next := d.nextRoundScore(s, now); next != nil {
			figures, words = d.sumFigures(now.Round[s], *next)
		}
		if words == caption && slices.Equal(figures, shown) {
			return
		}
		shown, caption = figures, words
		on.Clear()
		kit, r := d.table.frame.Kit, d.table.boards[s].sum
		d.drawFigures(on, figures, stage.Rect{X: r.X, Y: r.Y + 0.02*r.H, W: r.W, H: 0.6 * r.H})
		if words != "" {
			on.Add(kit.FitBox(words, gfx.Serif, 18, r.X+r.W, r.Y+0.78*r.H, 1, r.W, 0.44*r.H, ui.Body))
		}
	})
}

// nextRoundScore returns the round score of a seat after the move under the pointer, or nil.
func (d *scenery) nextRoundScore(s engine.Seat, now *table.LiveState) *table.RoundScore {
	if d.Forecast && s == d.pos.ToMove() {
		return now.Next
	}
	return nil
}

// figures returns the numbers of a round score with their caption; none for no points.
func (d *scenery) figures(r table.RoundScore) (all []figure, caption string) {
	w := d.table.Words
	if d.Forecast && r.Gain > 0 {
		all = append(all, figure{w.Signed(r.Gain), ui.Gain})
	}
	if r.Loss < 0 {
		all = append(all, figure{w.Signed(r.Loss), ui.Loss})
	}
	if len(all) > 0 {
		caption = w.T("azul.round")
	}
	return all, caption
}

// sumFigures returns a round score as the sum of its current value and what a move adds. The caption has the cost of the floor line.
func (d *scenery) sumFigures(now, next table.RoundScore) (all []figure, caption string) {
	w := d.table.Words
	more := figure{w.Signed(next.Gain - now.Gain), ui.Gain}
	if next.Gain < now.Gain {
		more.ink = ui.Loss
	}
	switch total := (figure{w.Signed(next.Gain), ui.Gain}); {
	case next.Gain == 0:
		return d.figures(next)
	case now.Gain == 0 || next.Gain == now.Gain:
		all = []figure{total}
	default:
		all = []figure{{w.Signed(now.Gain), ui.Gain}, more, {"=", ui.Ink}, total}
	}
	return all, w.T("azul.round.floor", "points", w.Signed(next.Loss))
}

// drawFigures draws numbers next to each other, right-aligned in a rectangle. If that is too narrow, it draws only the last one.
func (d *scenery) drawFigures(on *stage.Node, figures []figure, r stage.Rect) {
	kit := d.table.frame.Kit
	fit := func() *stage.Label {
		var all []string
		for _, f := range figures {
			all = append(all, f.text)
		}
		return kit.FitBox(strings.Join(all, " "), gfx.SerifBold, 28, 0, 0, 1, r.W, r.H, ui.Ink).Art.(*stage.Label)
	}
	label := fit()
	if label.Truncated {
		figures = figures[len(figures)-1:]
		label = fit()
	}
	space, _ := kit.Fonts.Measure(" ", label.Face, label.Size)
	right := r.X + r.W
	for _, f := range slices.Backward(figures) {
		n := kit.FitBox(f.text, label.Face, label.Size/kit.Unit, right, r.Y+r.H/2, 1, r.W, r.H, f.ink)
		n.Art.(*stage.Label).Size = label.Size
		right -= table.Width(kit, n) + space
		on.Add(n)
	}
}
