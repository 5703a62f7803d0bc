package settings

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// preview plays one move over and over on a small table, with the settings as they are.
type preview struct {
	game     *games.Game
	from, to engine.Position // nil where there is no move
	move     []engine.Event
	board    *board.Player // nil before the first layout
	ground   gfx.Pane
	room     stage.Rect // empty where the preview is not shown
	wait     int        // ticks until the move starts, or the position before it is shown again
	done     bool       // the move was shown
}

// previewName is the name of the node of the preview.
const previewName = "preview"

// previewMoves is the number of moves before the one that is shown.
const previewMoves = 4

// previewWait is the number of ticks before and after the move.
const previewWait = 70

// The table of the preview is laid out as on a phone held sideways, without the edge that has the buttons.
const (
	phoneWidth  = 844  // in device-independent pixels
	phoneHeight = 470  // the most, likewise
	phoneEdge   = 1.13 // the width of the phone, where that of the part shown is 1
)

// newPreview returns a preview of a game.
func newPreview(g *games.Game) *preview {
	p := &preview{game: g, wait: previewWait}
	if m, log := g.Sample(func(_ engine.Position, moves int) bool { return moves > previewMoves }); m != nil {
		p.from, p.to, p.move = m.At(len(m.Moves())-1), m.Position(), log.Events
	}
	return p
}

// build returns the preview for its room.
func (p *preview) build(k dialog.Kit) *stage.Node {
	r, set, pad := p.room, k.Context.Settings, 12*k.UI.Unit
	g := stage.Box(previewName, stage.Slab("slab-blue", k.UI.Unit, 0), r).Says(stage.RoleSilent, "")
	ground := table.GroundOf(set, p.game.Table())
	g.Add(stage.New("", &groundArt{&p.ground, ground.Ground, k.UI.Unit}, 0, 0, r.W-pad, r.H-pad))
	size := stage.Rect{W: (r.W - 2*pad) * phoneEdge, H: r.H - 2*pad}
	size.H = min(size.H, size.W*phoneHeight/phoneWidth)
	scale := ui.Scale{Unit: min(size.W/1600, size.H/900), Device: size.W / phoneWidth, Zoom: k.UI.Zoom}
	scale.Legible = k.UI.Floor() / scale.Device
	p.board = board.NewPlayer(p.game.Table(), board.Options{})
	p.board.Layout(k.Context, board.Setup{Position: p.from, Seats: 2, Room: size, Ground: true, Scale: &scale})
	p.restart(k.Context)
	on := stage.Group("")
	on.X, on.Y = pad-r.W/2, -size.H/2
	return g.Add(on.Add(p.board.View.Below, p.board.View.Above))
}

// show shows a position, without the light around the board of the seat on turn, which would reach beyond the preview.
func (p *preview) show(c *game.Context, pos engine.Position) {
	p.board.Show(pos, table.Legend{Names: []string{"Ana", "Inês"}, Levels: []string{"", ""}, Forecast: c.Settings.Forecast})
	p.board.View.Below.Walk(func(n *stage.Node) { n.Hidden = n.Hidden || n.Name == table.PoolLayer })
}

// restart shows the position before the move.
func (p *preview) restart(c *game.Context) {
	p.show(c, p.from)
	p.wait, p.done = previewWait, false
}

// tick advances the preview by a tick.
func (p *preview) tick(c *game.Context) {
	if p.room.W == 0 || p.board == nil || p.to == nil {
		return
	}
	if p.board.View.Moving() {
		if p.board.View.Advance() {
			p.show(c, p.to)
		}
		return
	}
	if p.wait--; p.wait > 0 {
		return
	}
	if p.done {
		p.restart(c)
		return
	}
	p.wait, p.done = previewWait, true
	if !p.board.Play(c, p.move, p.to, board.Pace{Rate: c.Settings.Speed.Rate(), Most: table.RoundTicks}) {
		p.show(c, p.to)
	}
}

// moving reports whether the preview may differ from the tick before.
func (p *preview) moving() bool {
	return p.room.W > 0 && p.board != nil && (p.board.View.Moving() || p.wait <= 1 || p.wait == previewWait)
}

// groundArt draws the ground under the table of the preview.
type groundArt struct {
	pane   *gfx.Pane
	ground gfx.Ground
	unit   float64
}

// Draw implements stage.Art.
func (a *groundArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	a.pane.Draw(c, a.ground, m.X-n.W/2, m.Y-n.H/2, n.W, n.H, a.unit, alpha)
}
