package settings

import (
	"slices"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// preview repeats one move on a small table, with the settings as they are.
type preview struct {
	game     *games.Game
	look     table.Table
	from, to engine.Position // before and after the move; nil if there is none
	move     engine.Move
	events   []engine.Event // of the move
	board    *board.Board   // nil before the first layout
	visible  stage.Rect     // the part of the table that the preview shows, in its coordinates
	ground   gfx.GroundView
	backdrop *groundArt
	table    *stage.Node // everything in front of the backdrop
	extras   *stage.Node // the button that confirms the move before it, and the comment after it
	shown    bool        // the settings have room for the preview
	explains string      // the setting that the caption is about, or ""
	wait     int         // ticks until the move starts, or until the position before it is shown again
	waits    int         // the value from which wait counts down
	done     bool        // the move has been shown

	kit         dialog.Kit
	caption     *stage.Node // says what a setting does
	captionRoom stage.Rect
}

// previewName is the name of the node of the preview.
const previewName = "preview"

// sampleMoves is the number of moves before the one that is shown.
const sampleMoves = 4

const (
	sampleSeats = 2    // the number of seats of the table
	sampleShare = 0.56 // the win probability of the first seat
)

// Numbers of ticks: before and after the move, and before a move for which the table waits for the player.
const (
	waitTicks   = 70
	playerTicks = 200
)

// newPreview returns a preview of a game.
func newPreview(g *games.Game) *preview {
	p := &preview{game: g, look: g.Table(), wait: waitTicks, waits: waitTicks}
	m, _ := g.Sample(func(pos engine.Position, moves int) bool {
		_, ok := scoringMove(g, pos)
		return ok && moves >= sampleMoves
	})
	if m == nil {
		return p
	}
	if move, ok := scoringMove(g, m.Position()); ok {
		var log engine.Log
		p.from, p.to, p.move = m.Position(), m.Position().Clone(), move
		p.to.Play(move, &log)
		p.events = log.Events
	}
	return p
}

// scoringMove returns a move of the first seat with which all tiles go to the target and will score, and reports whether there is one.
// Every setting about moves has something to show for it.
func scoringMove(g *games.Game, pos engine.Position) (engine.Move, bool) {
	if pos.ToMove() != 0 {
		return engine.NoMove, false
	}
	all := g.Table().Options(pos)
	i := slices.IndexFunc(all, func(o table.Option) bool {
		return o.Scored != nil && !slices.ContainsFunc(o.Pieces, func(p table.Piece) bool { return p.Place.Zone != o.To.Zone })
	})
	if i < 0 {
		return engine.NoMove, false
	}
	return all[i].Move, true
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
	confirmText    = 22.0
	confirmGap     = 14.0 // between the button and the target of the move
	commentText    = 20.0
)

// tailShare is the side of the pointer of a comment, in sizes of its text.
const tailShare = 0.7

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
func (p *preview) build(k dialog.Kit, r stage.Rect, explained, caption string) *stage.Node {
	areas := layout.Solve(r, previewPlan(k))
	panel, room := areas[panelArea], areas[tableArea]
	g := stage.Group(previewName).SetRole(stage.RoleSilent, "")
	edge := previewPadding * k.UI.Unit
	p.backdrop = &groundArt{pane: &p.ground, unit: k.UI.Unit}
	box := stage.Box("", stage.NewPanel("slab-blue", k.UI.Unit, 0), panel)
	g.Add(box.Add(stage.New("", p.backdrop, 0, 0, panel.W-edge, panel.H-edge)))
	p.kit, p.captionRoom, p.caption, p.table, p.extras = k, areas[captionArea], stage.Group(""), stage.Group(""), stage.Group("")
	p.buildTable(k, room)
	p.explain(explained, caption)
	p.restart(k.Context)
	return g.Add(p.table, p.caption)
}

// buildTable lays the table out, with the win bar below it.
func (p *preview) buildTable(k dialog.Kit, room stage.Rect) {
	set := k.Context.Settings
	window := stage.Rect{W: desktopEdge * room.W, H: room.H}
	p.visible = stage.Rect{W: room.W, H: room.H}
	if p.table.X, p.table.Y = room.X, room.Y; set.LeftHanded { // the moves and buttons are at the left edge
		p.visible.X = window.W - room.W
		p.table.X -= p.visible.X
	}
	scale := ui.Scale{Unit: min(window.W/1600, window.H/900), Device: window.W / desktopWidth, Zoom: k.UI.Zoom}
	scale.MinText = k.UI.MinTextSize() / scale.Device
	if set.WinBar {
		strip := table.BarSize * analysis.WinBarUnit(&ui.Kit{Scale: scale})
		window.H -= strip
		p.visible.H -= strip
	}
	p.board = board.New(p.look, board.Options{Obstacles: p.obstacles})
	p.board.ShowSums = set.Arithmetic
	p.board.Layout(k.Context, board.Layout{Position: p.from, Seats: sampleSeats, Bounds: window, OnGround: true, Scale: &scale, Mirrored: true})
	p.table.Add(p.board.Below, p.board.Above)
	if set.WinBar {
		bar := stage.Rect{X: p.visible.X, Y: p.visible.H, W: room.W, H: room.H - p.visible.H}
		shares := analysis.NewWinShares(sampleSeats)
		shares.Shown, shares.Known = []float64{sampleShare, 1 - sampleShare}, true
		analysis.NewWinBar(k.Words, p.board.Frame().Kit, p.table, bar, make(seating.Players, sampleSeats)).Show(&shares)
	}
	p.table.Add(p.board.Top, p.extras)
}

// obstacles returns what labels on the table must not cover, in coordinates of the table: texts and tiles, and what is not visible.
func (p *preview) obstacles() popover.Obstacles {
	f := p.board.Frame()
	o := p.board.Obstacles(stage.Group(""))
	x, y := p.table.Centre()
	moved := func(r stage.Rect) stage.Rect { r.X, r.Y = r.X-x, r.Y-y; return r }
	for i, r := range o.Avoid {
		o.Avoid[i] = moved(r)
	}
	for _, r := range popover.Texts(p.table, f.Kit.Fonts) {
		o.Keep = append(o.Keep, moved(r))
	}
	hidden := stage.Rect{W: f.Window.W - p.visible.W, H: f.Window.H}
	if p.visible.X == 0 {
		hidden.X = p.visible.W
	}
	o.Keep = append(o.Keep, hidden)
	return o
}

// explain says below the table what a setting does. The light is that on the wall, which it shows in the place of the table.
func (p *preview) explain(setting, caption string) {
	c := p.kit.Context
	p.explains = setting
	p.backdrop.ground, p.table.Hidden = table.GroundOf(c.Settings, p.look).Ground, setting == "light"
	if p.table.Hidden {
		p.backdrop.ground = backdrop.Ground(c)
	}
	p.caption.Clear()
	p.caption.Add(p.kit.UI.AlignLines(caption, gfx.SerifItalic, previewText, 0.5, p.captionRoom, ui.Body))
}

// show shows a position.
func (p *preview) show(c *game.Context, pos engine.Position) {
	p.extras.Clear()
	p.board.Show(pos, table.Legend{Names: []string{"Ana", "Inês"}, Levels: []string{"", ""}, Forecast: c.Settings.Forecast})
}

// hideClutter hides the light around the board of the seat on turn, which would reach beyond the preview, and text that has no room on a
// small table.
func (p *preview) hideClutter() {
	scenery := p.board.Scenery()
	scenery.TurnLight.Hidden = true
	scenery.HideCutTexts()
}

// startWait starts to wait for a number of ticks.
func (p *preview) startWait(ticks int) { p.wait, p.waits = ticks, ticks }

// restart shows the position before the move, with what the settings show of the move. While the caption is about the pause of computers, the move
// is that of one, after its pause. While it is about forced moves, the move is one that the game makes, or that waits for the player.
func (p *preview) restart(c *game.Context) {
	p.show(c, p.from)
	p.done = false
	p.startWait(waitTicks)
	switch {
	case p.explains == "computer-pause":
		p.startWait(max(1, c.Settings.PauseTicks()))
	case p.to == nil, p.explains == "forced" && c.Settings.Forced:
	case p.explains == "forced":
		p.startWait(playerTicks)
		p.board.ShowTarget(p.move)
	default:
		p.showMove(c)
	}
	p.hideClutter()
}

// showMove shows what the settings show of the move before it is made.
func (p *preview) showMove(c *game.Context) {
	if c.Settings.Arithmetic {
		p.board.ShowTarget(p.move)
	}
	if c.Settings.Confirm {
		p.board.ShowOutcome(p.move)
		p.addConfirm()
	}
}

// addConfirm adds the button that confirms the move next to its target.
func (p *preview) addConfirm() {
	f := p.board.Frame()
	word, size := f.Words.T("play.confirm"), f.Kit.Size(confirmText)
	_, to := p.board.MoveRects(p.move)
	width, _ := f.Kit.Fonts.Measure(word, gfx.Serif, size)
	if r, _, ok := p.placement(to, confirmGap*f.Kit.Unit).Place(popover.Size{W: width + 2*size, H: 2 * size}); ok {
		b := f.Kit.Button("", word, true, r, nil)
		b.Touch = nil // it only shows how a move is confirmed
		p.extras.Add(b.Node)
	}
}

// finish shows the position after the move, with a comment on it if the settings ask for one.
func (p *preview) finish(c *game.Context) {
	p.show(c, p.to)
	p.hideClutter()
	if !c.Settings.Comments {
		return
	}
	all := p.game.Comment(&engine.Transition{Began: p.from, Before: p.from, After: p.to, Move: p.move, Events: p.events}, p.from.ToMove())
	if len(all) == 0 {
		return
	}
	f := p.board.Frame()
	all.Sort()
	text := table.NewCallout(all[0].Say(f.Words), commentText, p.visible.W/2)
	about, side := p.board.Subject(all[0].At, all[0].Tiles...)[0], tailShare*f.Kit.Size(commentText)
	if n := text.Place(f.Kit, p.placement(about, side)); n != nil {
		p.extras.Add(table.Tail(f.Kit, n.Bounds(), about, side), n)
	}
}

// placement returns where something about a rectangle of the table has room.
func (p *preview) placement(about stage.Rect, gap float64) *popover.Placement {
	k := p.board.Frame().Kit
	return &popover.Placement{Bounds: p.visible, Anchor: about, Gap: gap, Margin: 2 * k.Device, Obstacles: p.obstacles()}
}

// tick advances the preview by a tick.
func (p *preview) tick(c *game.Context) {
	if !p.shown || p.board == nil || p.to == nil {
		return
	}
	if p.board.Animating() {
		if p.board.Advance() {
			p.finish(c)
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
	p.done = true
	p.startWait(waitTicks)
	p.extras.Clear()
	p.board.DisableMoves()
	if !p.board.Play(c, p.events, p.to, board.Pace{Rate: c.Settings.Speed.Rate(), MaxTicks: table.RoundTicks}) {
		p.finish(c)
	}
}

// moving reports whether the preview may have changed in the last tick.
func (p *preview) moving() bool {
	return p.shown && p.board != nil && (p.board.Animating() || p.wait <= 1 || p.wait == p.waits)
}

// groundArt draws the ground under the table of the preview.
type groundArt struct {
	pane   *gfx.GroundView
	ground gfx.Ground
	unit   float64
}

// Draw implements stage.Art.
func (g *groundArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	g.pane.Draw(c, g.ground, m.X-n.W/2, m.Y-n.H/2, n.W, n.H, g.unit, alpha)
}
