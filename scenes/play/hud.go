package play

import (
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// hud is what stands around the table: heading, log and buttons. It tells of the position shown.
type hud struct {
	s       *Scene
	rooms   table.Rooms
	layers  hudLayers
	heading heading
	log     moveLog
	focus   string // the node that the keyboard rests on again after a motion
}

// hudLayers are the depths of what stands around the table: texts lie below the tiles, buttons above them.
type hudLayers struct{ texts, head, panel, buttons, winBar *stage.Node }

func newHUD(s *Scene) hud {
	l := hudLayers{stage.Group("hud"), stage.Group("head"), stage.Group("panel"), stage.Group("buttons"), stage.Group("win-bar")}
	l.texts.Add(l.head, l.panel)
	return hud{s: s, layers: l, log: moveLog{s: s}}
}

// refocus lets the keyboard rest where it rested before a motion.
func (h *hud) refocus() {
	if h.focus != "" {
		h.s.dispatcher.Focus(h.focus)
		h.focus = ""
	}
}

// build sets everything for a position at rest.
func (h *hud) build() {
	h.buildPanel()
	h.retell()
}

// retell sets heading and buttons for what goes on now; panel and log go on to tell of the position that was last at rest.
func (h *hud) retell() {
	s := h.s
	f := s.frame()
	k := f.Kit
	h.layers.head.Clear()
	title, prompt := h.headline()
	hear := s.ctx.Announce
	if s.phase == animating {
		hear = func(...string) {} // what happens is reported
	}
	h.heading.build(k, hear, h.layers.head, h.rooms, title, s.ctx.Words.T("play.round", s.view.Shown().Round()), prompt)
	h.layers.buttons.Clear()
	h.addButtons(k, f.Shape())
	h.addAction(k)
	if !s.phase.moves() {
		h.log.offer(h.layers.buttons)
	}
}

func (h *hud) buildPanel() {
	s, g := h.s, h.layers.panel
	k, r := s.ctx.Kit(), h.rooms.Panel
	u := k.Unit
	g.Clear()
	g.Says(stage.RoleRegion, s.ctx.Words.T("told.moves"))
	if r.W == 0 {
		h.log = moveLog{s: s}
		return
	}
	g.Add(stage.Box("panel", stage.Slab("panel", u, 0), r))
	round := s.ctx.Words.T("play.round", s.view.Shown().Round())
	g.Add(k.FitText(round, gfx.SerifBold, 24, r.X+20*u, r.Y+30*u, 0, r.W-30*u, ui.Ink))
	head := max(54*u, 30*u+k.Size(24))
	h.log.build(g, stage.Rect{X: r.X + 20*u, Y: r.Y + head, W: r.W - 30*u, H: r.H - head - 12*u})
}

// button is one of the row of buttons.
type button struct {
	name string
	on   bool
	do   func()
}

// row is the buttons of the present phase.
func (h *hud) row() []button {
	s := h.s
	still := !s.phase.moves() && s.phase != dealing
	undo, middle := button{"undo", still && s.session.canUndo(), s.travel.undo}, button{"hint", s.phase == personToMove, s.hint.ask}
	switch s.phase {
	case confirming:
		undo, middle = button{"undo", true, s.confirmation.no}, button{"confirm", true, s.confirmation.yes}
	case lookingBack:
		middle = button{"go", true, s.goOn}
	case over:
		middle = button{"results", true, h.results}
	}
	return []button{
		undo,
		{"redo", still && s.session.canRedo(), s.travel.redo},
		middle,
		{"review", s.phase.asks(), s.review.ask},
		{"rules", true, h.rules},
		{"menu", true, h.menu},
	}
}

// primary is which of the row of buttons is filled.
const primary = 2

func (h *hud) addButtons(k *ui.Kit, shape table.Shape) {
	row, r := h.row(), h.rooms.Buttons
	if shape.Phone() { // the rules are opened from the menu
		row = slices.DeleteFunc(row, func(b button) bool { return b.name == "rules" })
	}
	gap := 14 * k.Unit / k.Spread(22)
	columns, rows := len(row), 1
	switch {
	case r.H > r.W:
		columns, rows = 1, len(row)
	case r.H > 2*k.Target(50):
		columns, rows = (columns+1)/2, 2
	}
	bw, bh := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	for i, b := range row {
		at := stage.Rect{X: r.X + float64(i%columns)*(bw+gap), Y: r.Y + float64(i/columns)*(bh+gap), W: bw, H: bh}
		made := k.Button("button-"+b.name, h.s.ctx.Words.T("play."+b.name), i == primary, at, b.do)
		h.layers.buttons.Add(made.Enable(b.on).Node)
	}
}

// addAction shows the button of a multi-pick.
func (h *hud) addAction(k *ui.Kit) {
	word, begun := h.s.interaction.Action()
	if word == "" || h.rooms.Action.W == 0 {
		return
	}
	h.layers.buttons.Add(k.Button("action", word, begun, h.rooms.Action, h.s.interaction.Act).Node)
}

func (h *hud) menu()  { h.s.ctx.Push(route.Menu{Title: h.s.session.game.Title}) }
func (h *hud) rules() { h.s.ctx.Push(route.Rules{Title: h.s.session.game.Title}) }

// results lays the score table over the game.
func (h *hud) results() {
	h.s.ctx.Push(route.Results{Match: h.s.session.match, Players: h.s.session.players})
}
