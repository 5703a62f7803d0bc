package azul

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// corner writes emblem, name, level and score into the corner above the lines of an open board, and below the wall what the round brings.
func (d *scenery) corner(s engine.Seat) {
	b, kit := &d.table.boards[s], d.table.frame.Kit
	r, side := b.title, b.emblem
	d.Things.Add(stage.New("", d.Emblem(s), r.X+side/2, r.Y+r.H/2, side, side))
	left := 1.16 * side
	d.Words.Add(kit.FitBox(d.Names[s], gfx.SerifBold, 32, r.X+left, r.Y+r.H/2, 0, r.W-left, r.H, ui.Ink))
	if r, level := b.level, d.Levels[s]; level != "" {
		table.WriteLevel(d.Words, kit, level, 18, stage.Rect{X: r.X + left, Y: r.Y, W: r.W - left, H: r.H})
	}
	n := b.number
	score := kit.FitBox(d.table.Words.Number(d.pos.Score(s)), gfx.SerifBold, 54, n.X+0.06*side, n.Y+n.H/2, 0, n.W, n.H, ui.Ink)
	d.Scores[s] = score.Art.(*stage.Label)
	d.Words.Add(score)
	d.arithmetic(s)
}

// arithmetic is what the round brings as it stands: points of the wall and cost of the floor beside each other, and below them what that is.
func (d *scenery) arithmetic(s engine.Seat) {
	kit, r := d.table.frame.Kit, d.table.boards[s].sum
	right := r.X + r.W
	note := func(amount int, ink uint32, until engine.Kind) {
		n := kit.FitBox(d.table.Words.Signed(amount), gfx.SerifBold, 28, right, r.Y+0.32*r.H, 1, 0.45*r.W, 0.6*r.H, ink)
		right -= table.Width(kit, n) + 0.3*n.Art.(*stage.Label).Size
		d.note(s, until, n)
	}
	if loss := d.pos.FloorLoss(s); loss < 0 {
		note(loss, ui.Loss, engine.Crack)
	}
	if gain := d.pos.Forecast(s).Wall; d.Forecast && !d.pos.Over() && gain > 0 {
		note(gain, ui.Gain, engine.Count)
	}
	if right < r.X+r.W {
		d.note(s, engine.Count, kit.FitBox(d.table.Words.T("azul.round"), gfx.Serif, 18, r.X+r.W, r.Y+0.78*r.H, 1, r.W, 0.44*r.H, ui.Body))
	}
}

// note writes what stands on a seat's board until something happens there.
func (d *scenery) note(s engine.Seat, until engine.Kind, n *stage.Node) {
	d.Notes = append(d.Notes, table.Note{Seat: s, Until: until, Node: n})
	d.Words.Add(n)
}
