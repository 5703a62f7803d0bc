package settings

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// preview repeats one move on a small table, with the settings as they are.
type preview struct {
	game     *games.Game
	from, to engine.Position // before and after the move; nil if there is none
	move     []engine.Event
	board    *board.Player // nil before the first layout
	ground   gfx.GroundView
	shown    bool // the settings have room for the preview
	wait     int  // ticks until the move starts, or until the position before it is shown again
	done     bool // the move has been shown
}

// previewName is the name of the node of the preview.
const previewName = "preview"

// sampleMoves is the number of moves before the one that is shown.
const sampleMoves = 4

// waitTicks is the number of ticks before and after the move.
const waitTicks = 70

// newPreview returns a preview of a game.
func newPreview(g *games.Game) *preview {
	p := &preview{game: g, wait: waitTicks}
	if m, log := g.Sample(func(_ engine.Position, moves int) bool { return moves > sampleMoves }); m != nil {
		p.from, p.to, p.move = m.At(len(m.Moves())-1), m.Position(), log.Events
	}
	return p
}

// The table of the preview is laid out as on a phone held sideways.
const (
	phoneWidth  = 844  // in device-independent pixels
	phoneHeight = 470  // likewise, at most
	phoneEdge   = 1.13 // the width of the phone by that of the part shown, which excludes the buttons at the right edge
)

// previewPadding is the distance between the edge of the preview and the table in design units.
const previewPadding = 12.0

// previewPlan returns the plan of the preview, with the table in the middle of its height.
func previewPlan(k dialog.Kit) plan {
	rest := plan{Height: layout.Flexible(0)}
	table := plan{Area: tableArea, HeightFor: func(width float64) layout.Size {
		return layout.Size{Pref: width * phoneEdge * phoneHeight / phoneWidth}
	}}
	return layout.InColumn(rest, table, rest).Padded(previewPadding*k.UI.Unit, previewPadding*k.UI.Unit)
}

// build lays the preview out in a rectangle.
func (p *preview) build(k dialog.Kit, r stage.Rect) *stage.Node {
	g := stage.Box(previewName, stage.NewPanel("slab-blue", k.UI.Unit, 0), r).SetRole(stage.RoleSilent, "")
	ground, edge := table.GroundOf(k.Context.Settings, p.game.Table()), previewPadding*k.UI.Unit
	g.Add(stage.New("", &groundArt{&p.ground, ground.Ground, k.UI.Unit}, 0, 0, r.W-edge, r.H-edge))
	room := layout.Solve(stage.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H}, previewPlan(k))[tableArea]
	phone := stage.Rect{W: room.W * phoneEdge, H: room.H}
	scale := ui.Scale{Unit: min(phone.W/1600, phone.H/900), Device: phone.W / phoneWidth, Zoom: k.UI.Zoom}
	scale.MinText = k.UI.MinTextSize() / scale.Device
	p.board = board.NewPlayer(p.game.Table(), board.Options{})
	p.board.Layout(k.Context, board.Layout{Position: p.from, Seats: 2, Bounds: phone, OnGround: true, Scale: &scale})
	p.restart(k.Context)
	on := stage.Group("")
	on.X, on.Y = room.X, room.Y
	return g.Add(on.Add(p.board.View.Below, p.board.View.Above))
}

// show shows a position. It hides the light around the board of the seat on turn, which would reach beyond the preview.
func (p *preview) show(c *game.Context, pos engine.Position) {
	p.board.Show(pos, table.Legend{Names: []string{"Ana", "Inês"}, Levels: []string{"", ""}, Forecast: c.Settings.Forecast})
	p.board.View.Below.Walk(func(n *stage.Node) { n.Hidden = n.Hidden || n.Name == table.TurnLightLayer })
}

// restart shows the position before the move.
func (p *preview) restart(c *game.Context) {
	p.show(c, p.from)
	p.wait, p.done = waitTicks, false
}

// tick advances the preview by a tick.
func (p *preview) tick(c *game.Context) {
	if !p.shown || p.board == nil || p.to == nil {
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
	p.wait, p.done = waitTicks, true
	if !p.board.Play(c, p.move, p.to, board.Pace{Rate: c.Settings.Speed.Rate(), MaxTicks: table.RoundTicks}) {
		p.show(c, p.to)
	}
}

// moving reports whether the preview may have changed in the last tick.
func (p *preview) moving() bool {
	return p.shown && p.board != nil && (p.board.View.Moving() || p.wait <= 1 || p.wait == waitTicks)
}

// groundArt draws the ground under the table of the preview.
type groundArt struct {
	pane   *gfx.GroundView
	ground gfx.Ground
	unit   float64
}

// Draw implements stage.Art.
func (a *groundArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	a.pane.Draw(c, a.ground, m.X-n.W/2, m.Y-n.H/2, n.W, n.H, a.unit, alpha)
}
