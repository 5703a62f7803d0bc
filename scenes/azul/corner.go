package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// corner writes emblem, name, level and score into the corner above the lines of an open board, and below the wall what the round brings.
func (t *Table) corner(g, words *stage.Node, p azul.View, s engine.Seat, v table.Legend) {
	b, kit := &t.layout.boards[s], t.frame.Kit
	r, side := b.title, b.emblem
	g.Add(stage.New("", v.Emblem(s), r.X+side/2, r.Y+r.H/2, side, side))
	left := 1.16 * side
	words.Add(kit.FitBox(v.Names[s], gfx.SerifBold, 32, r.X+left, r.Y+r.H/2, 0, r.W-left, r.H, ui.Ink))
	t.cornerLevel(words, b, left, v.Levels[s])
	n := b.number
	score := kit.FitBox(t.frame.Words.Number(p.Score(s)), gfx.SerifBold, 54, n.X+0.06*side, n.Y+n.H/2, 0, n.W, n.H, ui.Ink)
	t.scores[s] = score.Art.(*stage.Label)
	words.Add(score)
	t.arithmetic(words, p, s, v)
}

// cornerLevel writes a computer's level below its name, where there is room for all of it.
func (t *Table) cornerLevel(words *stage.Node, b *board, left float64, level string) {
	r := b.level
	if level == "" {
		return
	}
	n := t.frame.Kit.FitBox(level, gfx.SerifItalic, 18, r.X+left, r.Y+r.H/2, 0, r.W-left, r.H, ui.Body)
	if !n.Art.(*stage.Label).Cut {
		words.Add(n)
	}
}

// arithmetic is what the round brings as it stands: points of the wall and cost of the floor beside each other, and below them what that is.
func (t *Table) arithmetic(words *stage.Node, p azul.View, s engine.Seat, v table.Legend) {
	b, kit, w := &t.layout.boards[s], t.frame.Kit, t.frame.Words
	r, right := b.sum, b.sum.X+b.sum.W
	note := func(amount int, ink uint32, until engine.Kind) {
		n := kit.FitBox(w.Signed(amount), gfx.SerifBold, 28, right, r.Y+0.32*r.H, 1, 0.45*r.W, 0.6*r.H, ink)
		label := n.Art.(*stage.Label)
		wide, _ := kit.Fonts.Measure(label.Text, label.Face, label.Size)
		right -= wide + 0.3*label.Size
		t.notes = append(t.notes, table.Note{Seat: s, Until: until, Node: n})
		words.Add(n)
	}
	if loss := p.FloorLoss(s); loss < 0 {
		note(loss, ui.Loss, engine.Crack)
	}
	if gain := p.Forecast(s).Wall; v.Forecast && !p.Over() && gain > 0 {
		note(gain, ui.Gain, engine.Count)
	}
	if right < r.X+r.W {
		n := kit.FitBox(w.T("azul.round"), gfx.Serif, 18, r.X+r.W, r.Y+0.78*r.H, 1, r.W, 0.44*r.H, ui.Body)
		t.notes = append(t.notes, table.Note{Seat: s, Until: engine.Count, Node: n})
		words.Add(n)
	}
}
