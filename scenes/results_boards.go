package scenes

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game"
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
func (r *results) boards(c *game.Context, k *ui.Kit, room stage.Rect) *stage.Node {
	g, u := stage.Group("boards"), k.Unit
	large := r.large()
	large = large[:min(len(large), max(1, int(room.W/(220*u))))]
	var others []engine.Seat
	for _, s := range r.ranking() {
		if !slices.Contains(large, s) {
			others = append(others, s)
		}
	}
	low := min(164*u, 0.26*room.H)
	if len(others) == 0 || low < k.Target(0) || low < 2.9*k.Floor() {
		low = 0
	}
	upper := room
	if low > 0 {
		upper.H -= low + 44*u
	}
	each := stage.Rect{Y: upper.Y, H: upper.H, W: min(0.86*upper.H, (upper.W-float64(len(large)-1)*20*u)/float64(len(large)))}
	each.H = min(upper.H, 1.22*each.W)
	each.Y += (upper.H - each.H) / 2
	x := upper.X + (upper.W-float64(len(large))*each.W-float64(len(large)-1)*20*u)/2
	if r.chosen == nil {
		span := stage.Rect{X: x, Y: each.Y, W: upper.X + upper.W - (x - upper.X) - x, H: each.H}
		r.parts.aura = aura(u, span)
		if span.X-upper.X >= laurelRoom*u {
			leaves, medallion := laurel(u, span)
			r.parts.leaves, r.parts.medallion = leaves.Children(), medallion
			g.Add(leaves)
			defer g.Add(medallion)
		}
	}
	for i, s := range large {
		each.X = x + float64(i)*(each.W+20*u)
		slab := r.slab(c, k, s, each)
		r.parts.large = append(r.parts.large, slab)
		g.Add(slab)
	}
	if low == 0 {
		return g
	}
	wide := min(234*u, (room.W-float64(len(others)-1)*16*u)/float64(len(others)))
	x = room.X + (room.W-float64(len(others))*wide-float64(len(others)-1)*16*u)/2
	for i, s := range others {
		g.Add(r.small(c, k, i, s, stage.Rect{X: x + float64(i)*(wide+16*u), Y: room.Y + room.H - low, W: wide, H: low}))
	}
	return g
}

// slab is a large board under the name and score of its seat, in gold for a winner.
func (r *results) slab(c *game.Context, k *ui.Kit, s engine.Seat, room stage.Rect) *stage.Node {
	u, pos := k.Unit, r.match.Position()
	name := "slab-blue"
	if slices.Contains(pos.Winners(nil), s) {
		name = "slab-gold"
	}
	g := stage.Group("").Add(stage.Box("", stage.Slab("shadow", u, 18), room), stage.Box("", stage.Slab(name, u, 8), room))
	head, pad := max(1.3*k.Size(40), 62*u), 20*u
	side := min(54*u, 0.2*room.W)
	y := room.Y + 8*u + head/2
	score := k.Text(c.Words.Number(pos.Scores(nil)[s]), gfx.SerifBold, 48, room.X+room.W-pad-8*u, y, 1, ui.Ink)
	w, _ := k.Fonts.Measure(c.Words.Number(pos.Scores(nil)[s]), gfx.SerifBold, k.Size(48))
	g.Add(stage.New("", table.Emblem(r.players.Emblem(s)), room.X+pad+side/2, y, side, side),
		score)
	if name := k.FitText(r.players[s].Name, gfx.SerifBold, 34, room.X+pad+side+14*u, y, 0, room.W-2*pad-side-w-36*u, ui.Ink); !name.Art.(*stage.Label).Cut {
		g.Add(name)
	}
	r.picture(c, k, g, s, stage.Rect{X: room.X + pad, Y: room.Y + 8*u + head, W: room.W - 2*pad, H: room.H - head - 8*u - 0.6*pad})
	return g
}

// picture is the board itself, with what it completed framed in gold.
func (r *results) picture(c *game.Context, k *ui.Kit, g *stage.Node, s engine.Seat, room stage.Rect) {
	sets := r.sets(s)
	line := 1.5 * k.Size(22)
	right, below, foot := 0.0, 0.0, 0.0
	for _, set := range sets {
		switch set.from {
		case engine.FromRows:
			right = 2 * k.Size(22)
		case engine.FromColumns:
			below = line
		default:
			foot = line
		}
	}
	room.H -= below + foot
	room.X, room.W = room.X+right, room.W-2*right
	if min(room.W, room.H) < 60*k.Unit { // shared victories in a small window
		return
	}
	picture, spot := board.Detail(r.game.Table(), table.Frame{Kit: k, Words: c.Words}, r.match.Position(), s, r.wall(s), room)
	g.Add(picture)
	for _, set := range sets {
		set.frame(k, g, spot)
	}
	for _, set := range sets {
		set.label(c, k, g, spot)
	}
	if foot > 0 {
		g.Add(r.bonuses(c, k, sets, room.X+room.W/2, room.Y+room.H+below+foot/2-8*k.Unit, room.W))
	}
}

// wall is where the tiles of a seat stay, nil for all over its board.
func (r *results) wall(s engine.Seat) []engine.Place {
	if r.game.Wall == nil {
		return nil
	}
	return r.game.Wall(s)
}

// small is the board of a seat that can be pressed to be large.
func (r *results) small(c *game.Context, k *ui.Kit, rank int, s engine.Seat, room stage.Rect) *stage.Node {
	u, pos := k.Unit, r.match.Position()
	b := k.Button(fmt.Sprintf("board-%d", rank), "", false, room, func() {
		r.chosen = []engine.Seat{s}
		r.Layout(c)
	}).Says(stage.RoleButton, c.Words.T("results.board", r.players[s].Name))
	pad := 12 * u
	left, top := -room.W/2, -room.H/2
	picture := stage.Rect{X: left + pad, Y: top + pad, W: min(room.H-2*pad, 0.58*room.W), H: room.H - 2*pad}
	detail, _ := board.Detail(r.game.Table(), table.Frame{Kit: k, Words: c.Words}, pos, s, r.wall(s), picture)
	x := picture.X + picture.W + (room.W/2-picture.X-picture.W)/2
	wide := room.W/2 - picture.X - picture.W - 12*u
	side := min(36*u, wide)
	name := k.FitText(r.players[s].Name, gfx.Serif, 20, x, top+pad+side+0.65*k.Size(20), 0.5, wide, ui.Ink)
	score := k.FitText(c.Words.Number(pos.Scores(nil)[s]), gfx.SerifBold, 32, x, room.H/2-pad-0.55*k.Size(32), 0.5, wide, ui.Ink)
	b.Add(detail, score)
	if high := side + 1.25*k.Size(20) + 1.25*k.Size(32); name.Art.(*stage.Label).Cut || high > room.H-2*pad {
		b.Add(stage.New("", table.Emblem(r.players.Emblem(s)), x, top+pad+side/2, side, side))
	} else {
		b.Add(name, stage.New("", table.Emblem(r.players.Emblem(s)), x, top+pad+side/2, side, side))
	}
	return b
}
