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

	kit         dialog.Kit
	caption     *stage.Node // says what a setting does
	captionRoom stage.Rect
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

// The table of the preview is laid out as in a window of a desktop.
const (
	desktopWidth = 1280 // in device-independent pixels
	desktopShape = 0.9  // the height of the part shown by its width, at most
	desktopEdge  = 1.25 // the width of the window by that of the part shown, which excludes the moves and the buttons at the edge
)

// Lengths of the preview in design units.
const (
	previewPadding = 12.0 // between the edge of the preview and the table
	previewText    = 20.0
	captionGap     = 10.0
)

// captionLines is the number of lines for which the caption has room.
const captionLines = 2

// previewPlan returns the plan of the preview: the table in the middle of the panel, and below the panel the caption.
func previewPlan(k dialog.Kit) plan {
	rest, padding := plan{Height: layout.Flexible(0)}, previewPadding*k.UI.Unit
	table := plan{Area: tableArea, HeightFor: func(width float64) layout.Size {
		return layout.Size{Pref: width * desktopShape}
	}}
	panel := layout.InColumn(rest, table, rest).Padded(padding, padding).Named(panelArea)
	panel.Height = layout.Flexible(0)
	return layout.InColumn(panel, layout.Spacer[area](captionGap*k.UI.Unit), plan{Area: captionArea}.WithHeight(captionLines*1.35*k.UI.Size(previewText)))
}

// build lays the preview out in a rectangle, with the caption for a setting.
func (p *preview) build(k dialog.Kit, r stage.Rect, caption string) *stage.Node {
	areas := layout.Solve(r, previewPlan(k))
	panel, room := areas[panelArea], areas[tableArea]
	g := stage.Group(previewName).SetRole(stage.RoleSilent, "")
	ground, edge := table.GroundOf(k.Context.Settings, p.game.Table()), previewPadding*k.UI.Unit
	box := stage.Box("", stage.NewPanel("slab-blue", k.UI.Unit, 0), panel)
	g.Add(box.Add(stage.New("", &groundArt{&p.ground, ground.Ground, k.UI.Unit}, 0, 0, panel.W-edge, panel.H-edge)))
	window := stage.Rect{W: desktopEdge * room.W, H: room.H}
	scale := ui.Scale{Unit: min(window.W/1600, window.H/900), Device: window.W / desktopWidth, Zoom: k.UI.Zoom}
	scale.MinText = k.UI.MinTextSize() / scale.Device
	p.board = board.NewPlayer(p.game.Table(), board.Options{})
	p.board.Layout(k.Context, board.Layout{Position: p.from, Seats: 2, Bounds: window, OnGround: true, Scale: &scale, Mirrored: true})
	p.restart(k.Context)
	on := stage.Group("")
	if on.X, on.Y = room.X, room.Y; k.Context.Settings.LeftHanded { // whose moves and buttons are at the left edge
		on.X -= window.W - room.W
	}
	p.kit, p.captionRoom, p.caption = k, areas[captionArea], stage.Group("")
	p.explain(caption)
	return g.Add(on.Add(p.board.View.Below, p.board.View.Above), p.caption)
}

// explain shows what a setting does below the table.
func (p *preview) explain(caption string) {
	p.caption.Clear()
	p.caption.Add(p.kit.UI.AlignLines(caption, gfx.SerifItalic, previewText, 0.5, p.captionRoom, ui.Body))
}

// show shows a position. It hides the light around the board of the seat on turn, which would reach beyond the preview, and text that has no
// room on a small table.
func (p *preview) show(c *game.Context, pos engine.Position) {
	p.board.Show(pos, table.Legend{Names: []string{"Ana", "Inês"}, Levels: []string{"", ""}, Forecast: c.Settings.Forecast})
	p.board.View.Below.Walk(func(n *stage.Node) {
		l, label := n.Art.(*stage.Label)
		n.Hidden = n.Hidden || n.Name == table.TurnLightLayer || label && l.Truncated
	})
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
