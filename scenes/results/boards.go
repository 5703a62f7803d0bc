package results

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/table"
)

// smallGap is the gap between the large boards and the small ones in design units.
const smallGap = 44

// addBoards adds the large boards in a rectangle and, below them, small ones of the other seats by rank. Those of winners are in a light
// and, where there is room, a laurel.
func (s *Scene) addBoards(k dialog.Kit, on *stage.Node, room stage.Rect) {
	g, u, large := stage.Group("boards"), k.UI.Unit, s.largeSeats()
	large = large[:min(len(large), max(1, int(room.W/(220*u))))]
	others := slices.DeleteFunc(s.outcome.ranking(), func(seat engine.Seat) bool { return slices.Contains(large, seat) })
	upper, lower := room, room
	lower.H = smallHeight(k, room)
	lower.Y += room.H - lower.H
	if len(others) == 0 || lower.H < k.UI.Target(0) || lower.H < 2.9*k.UI.Floor() {
		others = nil
	} else {
		upper.H -= lower.H + smallGap*u
	}
	width := min(0.86*upper.H, upper.Column(0, len(large), 20*u).W)
	height := min(upper.H, 1.22*width)
	upper.Y, upper.H = upper.Y+(upper.H-height)/2, height
	if s.chosen == nil {
		span := upper.Centred(0, 1, float64(len(large))*(width+20*u)-20*u, 0)
		s.parts.aura = aura(u, span)
		on.Add(s.parts.aura)
		if span.X-upper.X >= laurelRoom*u {
			leaves, medallion := laurel(u, span)
			s.parts.leaves, s.parts.medallion = leaves.Children(), medallion
			g.Add(leaves)
			defer g.Add(medallion)
		}
	}
	for i, seat := range large {
		n := s.outcome.largeBoard(k, seat, upper.Centred(i, len(large), width, 20*u))
		s.parts.boards = append(s.parts.boards, n)
		g.Add(n)
	}
	for i, seat := range others {
		width := min(234*u, lower.Column(i, len(others), 16*u).W)
		g.Add(s.smallBoard(k, i, seat, lower.Centred(i, len(others), width, 16*u)))
	}
	on.Add(g)
}

// smallHeight returns the height of the small boards: on phones what emblem and score need.
func smallHeight(k dialog.Kit, room stage.Rect) float64 {
	height := 164 * k.UI.Unit
	if k.Compact() {
		return max(height, 66*k.UI.Unit+1.3*k.UI.Size(32))
	}
	return min(height, 0.26*room.H)
}

// largeBoard returns the board of a seat under its name and score, in gold for a winner.
func (o outcome) largeBoard(k dialog.Kit, seat engine.Seat, room stage.Rect) *stage.Node {
	u, panel := k.UI.Unit, "slab-blue"
	if slices.Contains(o.pos().Winners(nil), seat) {
		panel = "slab-gold"
	}
	g := stage.Group("").Add(stage.Box("", stage.Slab("shadow", u, 18), room), stage.Box("", stage.Slab(panel, u, 8), room))
	head, pad, side := max(1.3*k.UI.Size(40), 62*u), 20*u, min(54*u, 0.2*room.W)
	y, score := room.Y+8*u+head/2, k.Words.Number(o.pos().Scores(nil)[seat])
	g.Add(emblem(o.players, seat, room.X+pad+side/2, y, side), k.UI.Text(score, gfx.SerifBold, 48, room.X+room.W-pad-8*u, y, 1, ui.Ink))
	taken := 2*pad + side + k.TextWidth(gfx.SerifBold, 48, score) + 36*u
	if name := k.UI.FitText(o.players[seat].Name, gfx.SerifBold, 34, room.X+pad+side+14*u, y, 0, room.W-taken, ui.Ink); !isCut(name) {
		g.Add(name)
	}
	o.addPicture(k, g, seat, stage.Rect{X: room.X + pad, Y: room.Y + 8*u + head, W: room.W - 2*pad, H: room.H - head - 8*u - 0.6*pad})
	return g
}

// addPicture adds the board of a seat, with gold around the sets that it completed and the points for them.
func (o outcome) addPicture(k dialog.Kit, g *stage.Node, seat engine.Seat, room stage.Rect) {
	sets, size := o.sets(seat), k.UI.Size(22)
	right, below, foot := 0.0, 0.0, 0.0
	for _, set := range sets {
		switch set.source {
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
	if min(room.W, room.H) < 60*k.UI.Unit { // several winners in a small window
		return
	}
	picture, spot := o.board(k, seat, room)
	g.Add(picture)
	for _, set := range sets {
		set.addFrame(k, g, spot)
	}
	for _, set := range sets {
		set.addPoints(k, g, spot)
	}
	if foot > 0 {
		g.Add(o.bonuses(k, sets, room.X+room.W/2, room.Y+room.H+below+foot/2-8*k.UI.Unit, room.W))
	}
}

// board returns the final board of a seat, or only the part on which tiles stay to the end, and a function that returns where a place is.
func (o outcome) board(k dialog.Kit, seat engine.Seat, room stage.Rect) (*stage.Node, func(engine.Place) table.Spot) {
	var stay []engine.Place
	if o.game.Wall != nil {
		stay = o.game.Wall(seat)
	}
	return board.Detail(o.game.Table(), k.BoardFrame(), o.pos(), seat, stay, room)
}

// smallBoard returns a button with the board of a seat of a rank, which makes that the large one.
func (s *Scene) smallBoard(k dialog.Kit, rank int, seat engine.Seat, room stage.Rect) *stage.Node {
	o, u, player := s.outcome, k.UI.Unit, s.outcome.players[seat].Name
	b := k.UI.Button(fmt.Sprintf("board-%d", rank), "", false, room, func() {
		s.chosen = []engine.Seat{seat}
		s.Layout(k.Context)
	}).Says(stage.RoleButton, k.Words.T("results.board", "player", player))
	pad := 12 * u
	left, top := -room.W/2, -room.H/2
	picture := stage.Rect{X: left + pad, Y: top + pad, W: min(room.H-2*pad, 0.58*room.W), H: room.H - 2*pad}
	detail, _ := o.board(k, seat, picture)
	rest := room.W/2 - picture.X - picture.W
	x, width := room.W/2-rest/2, rest-12*u
	side := min(36*u, width)
	name := k.UI.FitText(player, gfx.Serif, 20, x, top+pad+side+0.65*k.UI.Size(20), 0.5, width, ui.Ink)
	score := k.UI.FitText(k.Words.Number(o.pos().Scores(nil)[seat]), gfx.SerifBold, 32, x, room.H/2-pad-0.55*k.UI.Size(32), 0.5, width, ui.Ink)
	b.Add(detail, score, emblem(o.players, seat, x, top+pad+side/2, side))
	if !isCut(name) && side+1.25*k.UI.Size(20)+1.25*k.UI.Size(32) <= room.H-2*pad {
		b.Add(name)
	}
	return b
}
