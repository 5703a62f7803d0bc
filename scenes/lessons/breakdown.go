package lessons

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// breakdown returns the sum of the tile that the step explains, if there is one, and the brackets around its runs.
func (s *Scene) breakdown() (m analysis.Message, brackets *stage.Node, ok bool) {
	scored, ok := s.run.Scored()
	if !ok {
		return m, nil, false
	}
	f := s.board.Frame()
	brackets, runs, _ := table.RunBrackets(f.Kit, s.table, scored)
	sum := labelledSum(s.kit(), termsOf(f.Words, scored))
	return analysis.Message{Kind: analysis.BreakdownMessage, Text: sum.Accessible.Name, Card: sum, At: runs}, brackets, true
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
