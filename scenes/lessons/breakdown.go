package lessons

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// cardMargin is the least distance of a sum or a price from the edge of the window, in device-independent pixels.
const cardMargin = 6

// addBreakdown adds brackets around the runs of the tile that the step explains, and the sum next to them. It returns spotlights that nothing must cover.
func (s *Scene) addBreakdown() []spotlight {
	s.breakdown.Clear()
	scored, ok := s.run.Scored()
	if !ok {
		return nil
	}
	f := s.board.Frame()
	brackets, runs := table.RunBrackets(f.Kit, s.table, scored)
	s.breakdown.Add(brackets)
	sum := labelledSum(s.kit(), termsOf(f.Words, scored))
	p := popover.Placement{Bounds: f.Window.Grow(-cardMargin * f.Kit.Device), Anchor: runs, Gap: 14 * f.Kit.Unit, Obstacles: s.obstacles()}
	at, _, ok := p.Place(popover.Size{W: sum.W, H: sum.H})
	var keep []spotlight
	for _, n := range brackets.Children() { // the lines and the coins with their lengths
		keep = append(keep, spotlight{Rect: n.Bounds()})
	}
	if ok {
		sum.X, sum.Y = at.Middle()
		s.breakdown.Add(sum)
		keep = append(keep, spotlight{Rect: sum.Bounds()})
	}
	return keep
}

// term is a part of a sum, with a label below it. Operators have no label.
type term struct {
	text, label string
	paint       gfx.Paint
}

// termsOf returns the sum of what a tile scored: row and column in the colours of their brackets, or one point for each tile of a circle.
func termsOf(w *locale.Words, s engine.Scored) (all []term) {
	switch {
	case len(s.Across) > 1 && s.At.Zone.Circular():
		ones := strings.TrimSuffix(strings.Repeat(w.Number(1)+" + ", s.Points), " + ")
		all = append(all, term{ones, w.T("lesson.sum.run"), ui.Ink}, term{text: "=", paint: ui.Ink})
	case len(s.Across) > 1 || len(s.Down) > 1:
		if len(s.Across) > 1 {
			all = append(all, term{w.Number(len(s.Across)), w.T("lesson.sum.row"), ui.Gold}, term{text: "+", paint: ui.Ink})
		}
		if len(s.Down) > 1 {
			all = append(all, term{w.Number(len(s.Down)), w.T("lesson.sum.column"), ui.Accent}, term{text: "+", paint: ui.Ink})
		}
		all[len(all)-1].text = "="
	}
	return append(all, term{w.Number(s.Points), w.T("lesson.sum.points", "points", s.Points), ui.Gain})
}

// labelledSum returns a card with a sum, with its middle at the origin.
func labelledSum(k *ui.Kit, terms []term) *stage.Node {
	const number, small = 34, 18
	size, label := k.Size(number), k.Size(small)
	gap, pad := 0.28*size, 0.5*size
	widths, width := make([]float64, len(terms)), -gap
	var spoken []string
	for i, t := range terms {
		n, _ := k.Fonts.Measure(t.text, gfx.SerifBold, size)
		l, _ := k.Fonts.Measure(t.label, gfx.Serif, label)
		widths[i] = max(n, l)
		width += widths[i] + gap
		spoken = append(spoken, strings.TrimSpace(t.text+" "+t.label))
	}
	high := 1.1*size + 1.3*label
	card := stage.New("sum", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, width+2*pad, high+pad).SetRole(stage.RoleText, strings.Join(spoken, " "))
	x := -width / 2
	for i, t := range terms {
		middle := x + widths[i]/2
		card.Add(k.Text(t.text, gfx.SerifBold, number, middle, -high/2+0.55*size, 0.5, t.paint))
		if t.label != "" {
			card.Add(k.Text(t.label, gfx.Serif, small, middle, high/2-0.65*label, 0.5, t.paint))
		}
		x += widths[i] + gap
	}
	return card
}
