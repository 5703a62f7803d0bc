package scenes

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// large is the seats whose boards are shown large.
func (r *results) large() []engine.Seat {
	if r.chosen != nil {
		return r.chosen
	}
	return r.match.Position().Winners(nil)
}

// boards shows the large boards and, below them, the others by rank.
func (f *ending) boards(room stage.Rect) {
	g, u, all := stage.Group("boards"), f.Kit.Unit, f.large()
	all = all[:min(len(all), max(1, int(room.W/(220*u))))]
	others := slices.DeleteFunc(f.ranking(), func(s engine.Seat) bool { return slices.Contains(all, s) })
	upper, lower := room, room
	lower.H = f.othersHeight(room)
	lower.Y += room.H - lower.H
	if len(others) == 0 || lower.H < f.Kit.Target(0) || lower.H < 2.9*f.Kit.Floor() {
		others = nil
	} else {
		upper.H -= lower.H + othersGap*u
	}
	wide := min(0.86*upper.H, partAcross(upper, 0, len(all), 20*u).W)
	high := min(upper.H, 1.22*wide)
	upper.Y, upper.H = upper.Y+(upper.H-high)/2, high
	if f.chosen == nil {
		span := amid(upper, 0, 1, float64(len(all))*(wide+20*u)-20*u, 0)
		f.parts.aura = aura(u, span)
		f.on.Add(f.parts.aura)
		if span.X-upper.X >= laurelRoom*u {
			leaves, medallion := laurel(u, span)
			f.parts.leaves, f.parts.medallion = leaves.Children(), medallion
			g.Add(leaves)
			defer g.Add(medallion)
		}
	}
	for i, s := range all {
		slab := f.slab(s, amid(upper, i, len(all), wide, 20*u))
		f.parts.large = append(f.parts.large, slab)
		g.Add(slab)
	}
	for i, s := range others {
		wide := min(234*u, partAcross(lower, i, len(others), 16*u).W)
		g.Add(f.small(i, s, amid(lower, i, len(others), wide, 16*u)))
	}
	f.on.Add(g)
}

// othersGap is the gap between the large boards and the others, in design units.
const othersGap = 44

// othersHeight is the height of the boards below the large ones: of a list as much as emblem and score need.
func (f *ending) othersHeight(room stage.Rect) float64 {
	high := 164 * f.Kit.Unit
	if f.onPhone() {
		return max(high, 66*f.Kit.Unit+1.3*f.Kit.Size(32))
	}
	return min(high, 0.26*room.H)
}

// slab is a large board under the name and score of its seat, in gold for a winner.
func (f *ending) slab(s engine.Seat, room stage.Rect) *stage.Node {
	u, pos, name := f.Kit.Unit, f.match.Position(), "slab-blue"
	if slices.Contains(pos.Winners(nil), s) {
		name = "slab-gold"
	}
	g := stage.Group("").Add(stage.Box("", stage.Slab("shadow", u, 18), room), stage.Box("", stage.Slab(name, u, 8), room))
	head, pad, side := max(1.3*f.Kit.Size(40), 62*u), 20*u, min(54*u, 0.2*room.W)
	y, score := room.Y+8*u+head/2, f.Words.Number(pos.Scores(nil)[s])
	g.Add(emblem(f.players, s, room.X+pad+side/2, y, side), f.Kit.Text(score, gfx.SerifBold, 48, room.X+room.W-pad-8*u, y, 1, ui.Ink))
	taken := 2*pad + side + f.measure(gfx.SerifBold, 48, score) + 36*u
	if name := f.Kit.FitText(f.players[s].Name, gfx.SerifBold, 34, room.X+pad+side+14*u, y, 0, room.W-taken, ui.Ink); !cut(name) {
		g.Add(name)
	}
	f.picture(g, s, stage.Rect{X: room.X + pad, Y: room.Y + 8*u + head, W: room.W - 2*pad, H: room.H - head - 8*u - 0.6*pad})
	return g
}

// picture is the board itself, with what it completed framed in gold.
func (f *ending) picture(g *stage.Node, s engine.Seat, room stage.Rect) {
	sets, size := f.sets(s), f.Kit.Size(22)
	right, below, foot := 0.0, 0.0, 0.0
	for _, set := range sets {
		switch set.from {
		case engine.FromRows:
			right = 2 * size
		case engine.FromColumns:
			below = 1.5 * size
		default:
			foot = 1.5 * size
		}
	}
	room.H -= below + foot
	room.X, room.W = room.X+right, room.W-2*right
	if min(room.W, room.H) < 60*f.Kit.Unit { // shared victories in a small window
		return
	}
	picture, spot := f.board(s, room)
	g.Add(picture)
	for _, set := range sets {
		set.frame(f.kit, g, spot)
	}
	for _, set := range sets {
		set.label(f.kit, g, spot)
	}
	if foot > 0 {
		g.Add(f.bonuses(sets, room.X+room.W/2, room.Y+room.H+below+foot/2-8*f.Kit.Unit, room.W))
	}
}

// board is that of a seat at the end, or the part of it where its tiles stay, with where each place lies.
func (f *ending) board(s engine.Seat, room stage.Rect) (*stage.Node, func(engine.Place) table.Spot) {
	var stay []engine.Place
	if f.game.Wall != nil {
		stay = f.game.Wall(s)
	}
	return board.Detail(f.game.Table(), f.frame(), f.match.Position(), s, stay, room)
}

// small is the board of a seat that can be pressed to be large.
func (f *ending) small(rank int, s engine.Seat, room stage.Rect) *stage.Node {
	u, who := f.Kit.Unit, f.players[s].Name
	b := f.Kit.Button(fmt.Sprintf("board-%d", rank), "", false, room, func() {
		f.chosen = []engine.Seat{s}
		f.Layout(f.c)
	}).Says(stage.RoleButton, f.Words.T("results.board", who))
	pad := 12 * u
	left, top := -room.W/2, -room.H/2
	picture := stage.Rect{X: left + pad, Y: top + pad, W: min(room.H-2*pad, 0.58*room.W), H: room.H - 2*pad}
	detail, _ := f.board(s, picture)
	rest := room.W/2 - picture.X - picture.W
	x, wide := room.W/2-rest/2, rest-12*u
	side := min(36*u, wide)
	name := f.Kit.FitText(who, gfx.Serif, 20, x, top+pad+side+0.65*f.Kit.Size(20), 0.5, wide, ui.Ink)
	score := f.Kit.FitText(f.Words.Number(f.match.Position().Scores(nil)[s]), gfx.SerifBold, 32, x, room.H/2-pad-0.55*f.Kit.Size(32), 0.5, wide, ui.Ink)
	b.Add(detail, score, emblem(f.players, s, x, top+pad+side/2, side))
	if !cut(name) && side+1.25*f.Kit.Size(20)+1.25*f.Kit.Size(32) <= room.H-2*pad {
		b.Add(name)
	}
	return b
}
