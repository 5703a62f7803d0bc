package scenes

import (
	"strings"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// hud is what stands around the table: title, log and buttons.
type hud struct {
	title  *stage.Node
	head   string
	sub    [2]*stage.Label // the sentence under it, in one line or two
	lines  [2]*stage.Node
	prompt string
	log    chronicle
	focus  string // the node that the keyboard rests on again after an animation
}

// refocus lets the keyboard rest where it rested before an animation.
func (h *hud) refocus(d *stage.Director) {
	if h.focus != "" {
		d.Focus(h.focus)
		h.focus = ""
	}
}

// buildHUD sets title, panel and buttons for the position.
func (p *Play) buildHUD() {
	g := p.parts.hud
	g.Clear()
	p.parts.buttons.Clear()
	k := p.ctx.Kit()
	p.addTitle(k, g)
	p.addPanel(k, g)
	p.addButtons(k, p.parts.buttons)
	p.addAction(k, p.parts.buttons)
	p.addRecall(p.parts.buttons)
}

func (p *Play) addTitle(k *ui.Kit, g *stage.Node) {
	r := p.rooms.Title
	title, prompt := p.headline()
	p.hud.head, p.hud.prompt = title, prompt
	p.hud.title = k.FitBox(title, gfx.SerifBold, 34, r.X+r.W/2, r.Y+r.H*0.36, 0.5, r.W, r.H*0.52, ui.Ink)
	g.Add(p.hud.title)
	for i := range p.hud.sub {
		p.hud.sub[i] = &stage.Label{Face: gfx.Serif, Align: 0.5, Colour: gfx.Hex(ui.Body)}
		p.hud.lines[i] = stage.New("", p.hud.sub[i], r.X+r.W/2, r.Y+r.H*0.76, 0, 0)
		g.Add(p.hud.lines[i])
	}
	p.say("")
}

// say shows a sentence under the title, in two lines where it is long or holds a line break; an empty one brings back the prompt.
func (p *Play) say(s string) {
	if s == "" {
		s = p.hud.prompt
	}
	p.ctx.Announce(p.hud.head, s)
	k, wide := p.ctx.Kit(), p.rooms.Title.W
	first, second, broken := strings.Cut(s, "\n")
	size := p.fitting(k.Size(20), first, second)
	if w, _ := k.Fonts.Measure(first, gfx.Serif, size); w > wide && !broken {
		lines := k.Fonts.Wrap(s, gfx.Serif, size, wide)
		first, second, broken = lines[0], strings.Join(lines[1:], " "), true
	}
	at := []float64{0.36, 0.76, 0.76} // of title and lines, in parts of the room's height
	if broken {
		at = []float64{0.22, 0.59, 0.88} // the title moves up
	}
	size = max(k.Floor(), min(size, p.rooms.Title.H/3.5))
	p.hud.lay(p.rooms.Title, at)
	for i, line := range []string{first, second} {
		p.hud.sub[i].Size, p.hud.sub[i].Text = size, k.Cut(line, gfx.Serif, size, wide)
		p.hud.sub[i].Cut = p.hud.sub[i].Text != line
	}
}

// fitting is the size at which all lines fit under the title, but not below what can be read.
func (p *Play) fitting(size float64, lines ...string) float64 {
	k := p.ctx.Kit()
	most := size
	for _, line := range lines {
		if w, _ := k.Fonts.Measure(line, gfx.Serif, most); w > p.rooms.Title.W {
			size = min(size, most*p.rooms.Title.W/w)
		}
	}
	return max(size, k.Floor())
}

// lay puts title and lines at parts of a room's height.
func (h *hud) lay(r stage.Rect, at []float64) {
	for i, n := range []*stage.Node{h.title, h.lines[0], h.lines[1]} {
		n.Y = r.Y + r.H*at[i]
	}
}

func (p *Play) headline() (title, prompt string) {
	w, pos := p.ctx.Words, p.match.Position()
	switch {
	case pos.Over():
		return w.T("play.over"), p.outcome()
	case pos.ToMove() == engine.Nature:
		return w.T("play.dealing"), ""
	case p.alone(pos.ToMove()):
		return w.T("play.yourTurn"), p.table.Prompt(pos)
	case p.players[pos.ToMove()].Level == "":
		return w.T("play.turnOf", p.players[pos.ToMove()].Name), p.table.Prompt(pos)
	case p.paused:
		return w.T("play.paused"), w.T("play.pausedHint")
	}
	return w.T("play.theirTurn", p.players[pos.ToMove()].Name), w.T("play.thinking")
}

func (p *Play) addPanel(k *ui.Kit, g *stage.Node) {
	r, u := p.rooms.Panel, k.Unit
	if p.hud.log = (chronicle{}); r.W == 0 {
		return
	}
	g.Add(stage.Box("panel", stage.Slab("panel", u, 0), r))
	pos := p.match.Position()
	g.Add(k.FitText(p.ctx.Words.T("play.round", pos.Round()), gfx.SerifBold, 24, r.X+20*u, r.Y+30*u, 0, r.W-30*u, ui.Ink))
	head := max(54*u, 30*u+k.Size(24))
	p.addLog(k, g, stage.Rect{X: r.X + 20*u, Y: r.Y + head, W: r.W - 30*u, H: r.H - head - 12*u})
}

func (p *Play) addButtons(k *ui.Kit, g *stage.Node) {
	r, w := p.rooms.Buttons, p.ctx.Words
	type entry struct {
		name string
		on   bool
		do   func()
	}
	entries := []entry{
		{"undo", p.canUndo(), p.undo},
		{"redo", len(p.match.Redoable()) > 0, p.redo},
		{"hint", p.myTurn(), p.askHint},
		{"verdict", p.judging(), p.askVerdict},
		{"rules", true, func() { p.sheet.show(p, sheetRules) }},
		{"menu", true, func() { p.sheet.show(p, sheetMenu) }},
	}
	gap := 14 * k.Unit / k.Spread(22)
	columns, rows := len(entries), 1
	if r.H > 2*k.Target(50) {
		columns, rows = (columns+1)/2, 2
	}
	bw, bh := (r.W-gap*float64(columns-1))/float64(columns), (r.H-gap*float64(rows-1))/float64(rows)
	for i, e := range entries {
		x, y := r.X+float64(i%columns)*(bw+gap), r.Y+float64(i/columns)*(bh+gap)
		b := k.Button("button-"+e.name, w.T("play."+e.name), e.name == "hint", stage.Rect{X: x, Y: y, W: bw, H: bh}, e.do)
		b.Enable(e.on && p.line == nil)
		if p.paused && e.name == "hint" {
			b = k.Button("button-go", w.T("play.go"), true, stage.Rect{X: x, Y: y, W: bw, H: bh}, p.resume)
			b.Enable(p.line == nil)
		}
		g.Add(b.Node)
	}
}

func (p *Play) resume() {
	p.paused = false
	p.dress()
}

// shortcuts answers the keys that work anywhere on the table.
func (p *Play) shortcuts(c *game.Context) {
	in := c.Input
	switch {
	case in.Did(input.Cancel):
		p.escape()
	case p.sheet.open():
	case in.Did(input.Undo) && p.line == nil && p.canUndo():
		p.undo()
	case in.Did(input.Redo) && p.line == nil && len(p.match.Redoable()) > 0:
		p.redo()
	case in.Did(input.Hint) && p.line == nil && p.myTurn():
		p.askHint()
	case in.Did(input.Verdict) && p.line == nil && p.judging():
		p.askVerdict()
	}
}

// escape lets go of what is held, closes what is open, or opens the menu.
func (p *Play) escape() {
	switch {
	case p.director.Cancel():
	case p.paying:
		p.closePayment("")
	case p.hand.held == nil && p.leaveDraft():
	case p.hand.held != nil:
		name := p.hand.actors[0].Node.Name
		p.release()
		p.director.Focus(name)
	case p.sheet.open():
		p.sheet.close(p)
	default:
		p.sheet.show(p, sheetMenu)
	}
}

// outcome tells who won.
func (p *Play) outcome() string {
	w, pos := p.ctx.Words, p.match.Position()
	winners := pos.Winners(nil)
	scores := pos.Scores(nil)
	switch {
	case len(winners) == 1 && p.alone(winners[0]):
		return w.T("play.youWin", scores[winners[0]])
	case len(winners) == 1:
		return w.T("play.wins", p.players[winners[0]].Name, scores[winners[0]])
	}
	names := ""
	for i, s := range winners {
		if i > 0 {
			names += w.T("play.and")
		}
		names += p.players[s].Name
	}
	return w.T("play.share", names, scores[winners[0]])
}

// ShowScore implements table.Stagehand.
func (p *Play) ShowScore(s engine.Seat, points int) {
	p.shown[s] = max(0, p.shown[s]+points)
	p.table.SetScore(s, p.shown[s])
}

// Sound implements table.Stagehand.
func (p *Play) Sound(name string, step int) {
	if !p.silent {
		p.ctx.Play(name, step)
	}
}

// Float implements table.Stagehand.
func (p *Play) Float(points int, x, y float64) *stage.Node {
	rgb := uint32(ui.Gain)
	if points < 0 {
		rgb = ui.Loss
	}
	label := &stage.Label{Text: p.ctx.Words.Signed(points), Face: gfx.SerifBold, Size: p.ctx.Kit().Size(26), Align: 0.5, Colour: gfx.Hex(rgb)}
	n := stage.New("", stage.Slab("pill", p.ctx.Unit, 0), x, y, label.Size*2, label.Size*1.3)
	return n.Add(stage.New("", label, 0, 0, 0, 0))
}
