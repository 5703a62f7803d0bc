package play

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// hud is what stands around the table: heading, log and buttons. It tells of the position shown.
type hud struct {
	s       *Scene
	rooms   table.Rooms
	layers  hudLayers
	heading heading
	log     *analysis.Log
	pad     padHints
	focus   string // the node that the keyboard rests on again after a motion
}

// hudLayers are the depths of what stands around the table: texts lie below the tiles, buttons above them.
type hudLayers struct{ banner, texts, head, panel, buttons, log, winBar *stage.Node }

func newHUD(s *Scene) hud {
	l := hudLayers{stage.Group("banner").Says(stage.RoleSilent, ""), stage.Group("hud"), stage.Group("head"), stage.Group("panel"), stage.Group("buttons"), stage.Group("log"), stage.Group("win-bar")}
	l.texts.Add(l.head, l.panel)
	return hud{s: s, layers: l, heading: heading{s: s, heard: map[string]bool{}}, log: newLog(s, nil)}
}

// refocus rests the keyboard where it rested before a motion. If that is gone and the keyboard is in use, it rests on what comes next: a
// tile that can be taken, the action button, or the filled button.
func (h *hud) refocus() {
	d := &h.s.dispatcher
	if h.focus != "" {
		d.Focus(h.focus)
		h.focus = ""
	}
	if d.Keep(); d.Focused() != nil || !d.ByKey() {
		return
	}
	if h.s.phase == personToMove {
		if h.s.interaction.FocusFirst(); d.Focused() == nil {
			d.Focus("action") // nothing is left but to pass
		}
		return
	}
	d.Focus("button-" + h.asked().name)
}

// build sets everything for a position at rest.
func (h *hud) build() {
	h.buildPanel()
	h.retell()
}

// retell sets heading and buttons for what goes on now; panel and log go on to tell of the position that was last at rest.
func (h *hud) retell() {
	h.heading.build()
	h.buildButtons()
}

// buildButtons sets all that can be pressed around the table for what goes on now.
func (h *hud) buildButtons() {
	f := h.s.frame()
	h.layers.buttons.Clear()
	h.layers.log.Clear()
	h.layers.buttons.Add(stage.Box("", nil, h.rooms.Buttons).Says(stage.RoleHeading, f.Words.T("told.actions")))
	h.lay(f.Kit, h.layers.buttons, h.row(f.Shape()), f.Shape().Phone(), h.rooms.Buttons)
	h.addAction(f.Kit)
	h.addPresent(f.Kit, f.Shape().Phone())
	if !h.s.phase.moves() {
		h.log.Enable(h.layers.log)
	}
}

func (h *hud) buildPanel() {
	g := h.layers.panel
	k, r := h.s.groundKit(), h.rooms.Panel
	u := k.Unit
	g.Clear()
	if r.W == 0 {
		h.log = newLog(h.s, nil)
		return
	}
	inner := stage.Group("")
	inner.X, inner.Y = -r.X, -r.Y
	g.Add(stage.Box("panel", k.On.Panel(u), r), stage.New("panel-words", nil, r.X, r.Y, 1, 1).Add(inner)) // which follow the panel
	head := analysis.AddLogHead(k, h.s.ctx.Words, inner, r, h.s.view.Shown().Round())
	r = h.s.chances.logRoom
	h.log.Build(h.s.described(), k, inner, stage.Rect{X: r.X + 20*u, Y: r.Y + head, W: r.W - 30*u, H: r.H - head - 12*u})
}

// addPresent shows the banner of an earlier position, with the button that leads back to the present.
func (h *hud) addPresent(k *ui.Kit, phone bool) {
	h.layers.banner.Clear()
	r, word := h.heading.button, h.s.ctx.Words.T("play.present")
	if r.W == 0 {
		return
	}
	panel := k.On.Panel(k.Unit)
	panel.Rim = gfx.Hex(k.On.Gold())
	h.layers.banner.Add(stage.Box("banner-panel", panel, h.heading.banner))
	b := k.Button("button-present", word, true, r, h.s.travel.present)
	if phone {
		b = k.IconButton("button-present", "icon-present", word, true, r, h.s.travel.present)
	}
	h.layers.buttons.Add(b.OnGround().Node)
}

// addAction shows the button of a multi-pick.
func (h *hud) addAction(k *ui.Kit) {
	word, begun := h.s.interaction.Action()
	if word == "" || h.rooms.Action.W == 0 {
		return
	}
	h.layers.buttons.Add(k.Button("action", word, begun, h.rooms.Action, h.s.interaction.Act).OnGround().Node)
}

func (h *hud) menu() { h.s.ctx.Push(h.menuRoute()) }

func (h *hud) menuRoute() route.Menu { return route.Menu{Title: h.s.session.game.Title} }

// rules opens the book of rules at what goes on.
func (h *hud) rules() {
	g := h.s.session.game
	h.s.ctx.Push(route.Rules{Title: g.Title, Page: g.Page(h.s.session.match.Position())})
}

// results lays the score table over the game.
func (h *hud) results() {
	h.s.finale.left = 0
	h.s.ctx.Push(h.resultsRoute())
}

func (h *hud) resultsRoute() route.Results {
	return route.Results{Match: h.s.session.match, Players: h.s.session.players, Seen: h.s.chances.seen, Recall: h.s.travel.recall}
}
