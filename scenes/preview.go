package scenes

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// preview plays one move over and over on a small table, as the settings have it.
type preview struct {
	game     *games.Game
	from, to engine.Position
	move     []engine.Event
	board    *board.Player
	pane     gfx.Pane
	room     stage.Rect // on its sheet; empty where there is none
	wait     int        // ticks until something happens
	done     bool       // the move was shown
}

// Ticks for which the preview rests before and after the move.
const previewRest = 70

// newPreview is that of a game: the first move of its first round that lays a tile.
func newPreview(g *games.Game) *preview {
	p := &preview{game: g, wait: previewRest}
	if m, log := sample(g, func(_ engine.Position, moves int) bool { return moves > previewMoves }); m != nil {
		p.from, p.to, p.move = m.At(len(m.Moves())-1), m.Position(), log.Events
	}
	return p
}

// previewName is the name of the node of the preview.
const previewName = "preview"

// previewMoves is how many moves were made before the one that is shown.
const previewMoves = 4

// The preview lays its table out as on a phone that lies, so many device-independent pixels wide, without the buttons at its edge.
const (
	lyingWidth = 844
	lyingMost  = 470  // and so high at most
	edgeless   = 1.13 // how much wider the phone is than what is seen of it
)

// lay builds the small table in its room.
func (p *preview) lay(k kit) *stage.Node {
	r, set, pad := p.room, k.c.Settings, 12*k.Kit.Unit
	g := stage.Box(previewName, stage.Slab("slab-blue", k.Kit.Unit, 0), r).Says(stage.RoleSilent, "")
	ground := table.GroundOf(set, p.game.Table())
	g.Add(stage.New("", &underfoot{&p.pane, ground.Ground, k.Kit.Unit}, 0, 0, r.W-pad, r.H-pad))
	size := stage.Rect{W: (r.W - 2*pad) * edgeless, H: r.H - 2*pad}
	size.H = min(size.H, size.W*lyingMost/lyingWidth)
	scale := ui.Scale{Unit: min(size.W/1600, size.H/900), Device: size.W / lyingWidth, Zoom: k.Kit.Zoom}
	scale.Legible = k.Kit.Floor() / scale.Device
	inner := &ui.Kit{Scale: scale, Fonts: k.Kit.Fonts, On: ground.Wear}
	p.board = board.NewPlayer(p.game.Table(), board.Options{})
	p.board.View.Layout(table.Frame{Rect: size, Window: size, Kit: inner, Words: k.Words, Seats: 2, Shown: p.from, Still: set.ReducedMotion, Lettered: set.Letters}, nil)
	p.again(k.c)
	on := stage.Group("")
	on.X, on.Y = pad-r.W/2, -size.H/2
	return g.Add(on.Add(p.board.View.Below, p.board.View.Above))
}

// show shows a position, without the light that would reach beyond the sheet.
func (p *preview) show(c *game.Context, pos engine.Position) {
	p.board.Show(pos, table.Legend{Names: []string{"Ana", "Inês"}, Levels: []string{"", ""}, Forecast: c.Settings.Forecast})
	p.board.View.Below.Walk(func(n *stage.Node) { n.Hidden = n.Hidden || n.Name == table.PoolLayer })
}

// again shows what was before the move.
func (p *preview) again(c *game.Context) {
	p.show(c, p.from)
	p.wait, p.done = previewRest, false
}

// tick goes on.
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
		p.again(c)
		return
	}
	p.wait, p.done = previewRest, true
	if !p.board.Play(c, p.move, p.to, board.Pace{Rate: c.Settings.Speed.Rate(), Most: table.RoundTicks}) {
		p.show(c, p.to)
	}
}

// moving reports whether a picture may differ from the one before.
func (p *preview) moving() bool {
	return p.room.W > 0 && p.board != nil && (p.board.View.Moving() || p.wait <= 1 || p.wait == previewRest)
}

// underfoot is the ground that the preview's table stands on.
type underfoot struct {
	pane   *gfx.Pane
	ground gfx.Ground
	unit   float64
}

// Draw implements stage.Art.
func (u *underfoot) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	u.pane.Draw(c, u.ground, m.X-n.W/2, m.Y-n.H/2, n.W, n.H, u.unit, alpha)
}
