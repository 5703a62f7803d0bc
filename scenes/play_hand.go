package scenes

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

type piece = table.Piece

// hand is what the player on turn has picked up and may do with it.
type hand struct {
	held   *table.Grip
	actors []*table.Actor // the tiles lifted
	lit    []*stage.Node  // halos around the tiles that would be taken
	zones  []target
	over   int // the zone under pointer or focus, -1 for none
	drag   bool
	x, y   float64 // the pointer while dragging
	home   *tween.Timeline
	reason int // ticks that the reason of an illegal drop still stands
}

// target is a zone on the stage with the move that dropping there makes.
type target struct {
	table.Zone
	node  *stage.Node
	halo  *stage.Node
	bare  []engine.Move  // legal with nothing in the hand
	moves []engine.Move  // legal for what is held, or else bare
	why   *engine.Reason // why there is none
}

func (h *hand) clear() { *h = hand{over: -1} }

// letGo forgets what is held; the tiles stay where they are.
func (p *Play) letGo() {
	p.hand.clear()
	if p.parts.top != nil { // it is nil before the first layout
		p.parts.top.Clear()
	}
	p.draft, p.paying = nil, false
	p.director.Within = nil
}

// offer lets a person on turn pick up tiles.
func (p *Play) offer() {
	for _, a := range p.cast.Actors() {
		a.Node.Touch = nil
	}
	pos := p.match.Position()
	p.parts.zones.Clear()
	p.hand.zones = nil
	if p.line != nil || !p.myTurn() {
		return
	}
	if d := p.table.Draft(pos); d != nil && d.Own && p.draft == nil {
		p.draft = &draft{Draft: d}
	}
	if p.draft != nil {
		p.offerDraft()
		return
	}
	for _, g := range p.table.Grips(pos) {
		for i, a := range p.cast.Held(g, nil) {
			if i >= g.Count {
				break // what comes along is a grip of its own
			}
			a.Node.Name = fmt.Sprintf("grip-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile)
			a.Node.Touch = p.gripTouch(g, i == 0)
			a.Node.Touch.Reach = p.reach(a.Node)
		}
	}
	for i, z := range p.table.Zones(pos) {
		p.addZone(i, z)
	}
}

// myTurn reports whether a person is to move.
func (p *Play) myTurn() bool {
	pos := p.match.Position()
	return !pos.Over() && pos.ToMove() != engine.Nature && p.players[pos.ToMove()].Level == ""
}

func (p *Play) gripTouch(g table.Grip, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Hover: func(on bool) { p.light(g, on) },
		Press: func() { p.press(g) },
		Grab: func(x, y float64) bool {
			if p.hand.held == nil || *p.hand.held != g {
				p.pick(g)
			}
			p.hand.drag, p.hand.x, p.hand.y = true, x, y
			return true
		},
		Drag:  p.dragTo,
		Drop:  p.dropAt,
		Leave: p.release,
	}
}

// reach is how far beyond a tile it can be touched: a little, and as far as makes it large enough to be hit.
func (p *Play) reach(n *stage.Node) float64 {
	return max(3*p.ctx.Unit, (p.ctx.Kit().Target(0)-min(n.W, n.H))/2)
}

func (p *Play) addZone(i int, z table.Zone) {
	t := target{Zone: z, node: z.Node(fmt.Sprintf("zone-%d", i)), halo: z.Halo(p.ctx.Unit)}
	t.aim(p, nil)
	t.bare = t.moves
	t.halo.Hidden = true
	t.node.Touch = &stage.Touch{Focus: len(t.bare) > 0, Lozenge: z.Lozenge, Hover: func(on bool) { p.hoverZone(i, on) }, Press: func() { p.choose(i) }}
	p.parts.zones.Add(t.node, t.halo)
	p.hand.zones = append(p.hand.zones, t)
}

// aim finds the moves that dropping g here makes, or a click where g is nil.
func (t *target) aim(p *Play, g *table.Grip) {
	pos := p.match.Position()
	t.moves, t.why = nil, nil
	for _, m := range p.table.Aim(pos, g, t.Place) {
		if why := pos.Check(m); why == nil {
			t.moves = append(t.moves, m)
		} else if t.why == nil {
			t.why = why
		}
	}
}

// light shows all tiles that picking g would take.
func (p *Play) light(g table.Grip, on bool) {
	for _, n := range p.hand.lit {
		n.Remove()
	}
	p.hand.lit = p.hand.lit[:0]
	if !on || p.hand.held != nil {
		return
	}
	for _, a := range p.cast.Held(g, nil) {
		n := a.Art.Skin.Halo(a.Spot())
		p.parts.ghosts.Add(n)
		p.hand.lit = append(p.hand.lit, n)
	}
}

// pick lifts the tiles of a grip, or lays them back when they are lifted already.
func (p *Play) pick(g table.Grip) {
	same := p.hand.held != nil && *p.hand.held == g
	byKey := p.director.ByKey()
	p.release()
	if same {
		return
	}
	p.hand.home = nil
	p.light(g, false)
	p.hand.held = &g
	held := p.cast.Held(g, nil)
	if g.Lift > 0 {
		held = held[:min(g.Lift, len(held))]
	}
	p.lift(held)
	p.ctx.Play("pick", len(p.hand.actors)-1)
	p.openZones(g)
	if byKey {
		p.director.Within = p.parts.zones
		p.focusZone()
	}
	p.say(p.ctx.Words.T("play.choose"))
}

// lift raises tiles off the table.
func (p *Play) lift(actors []*table.Actor) {
	p.hand.actors = actors
	for _, a := range actors {
		a.Art.Lift, a.Node.Scale, a.Node.Moving = 1, 1.12, true
		a.Node.SetZ(20)
	}
}

// press answers a click on a grip: it is picked up, or goes at once where it has one way only.
func (p *Play) press(g table.Grip) {
	p.pick(g)
	if g.Swift && p.hand.held != nil {
		p.choose(0)
	}
}

// openZones lights the zones where the grip may go.
func (p *Play) openZones(g table.Grip) {
	for i := range p.hand.zones {
		z := &p.hand.zones[i]
		z.aim(p, &g)
		z.halo.Hidden = len(z.moves) == 0
		z.node.Touch.Focus = len(z.moves) > 0
	}
}

func (p *Play) focusZone() {
	for _, z := range p.hand.zones {
		if len(z.moves) > 0 && p.director.Focus(z.node.Name) {
			return
		}
	}
}

// release lays the tiles back where they came from.
func (p *Play) release() {
	h := &p.hand
	if h.held == nil {
		return
	}
	h.home = &tween.Timeline{}
	for _, a := range h.actors {
		springHome(h.home, a)
	}
	h.held, h.actors, h.drag = nil, nil, false
	p.director.Within = nil
	p.hoverZone(h.over, false)
	for i := range h.zones {
		z := &h.zones[i]
		z.halo.Hidden, z.moves = true, z.bare
		z.node.Touch.Focus = len(z.bare) > 0
	}
	p.say("")
}

// homeTicks is how long tiles take to spring home.
const homeTicks = 24

func springHome(line *tween.Timeline, a *table.Actor) {
	n, to := a.Node, a.Spot()
	x, y, turn, scale := n.X, n.Y, n.Turn, n.Scale
	line.At(0, homeTicks, tween.Spring, func(t float64) {
		n.X, n.Y = x+(to.X-x)*t, y+(to.Y-y)*t
		n.Turn, n.Scale = turn+(to.Turn-turn)*t, scale+(1-scale)*t
		a.Art.Lift = max(0, 1-t)
	})
	line.Call(homeTicks, func() { n.Moving = false; n.SetZ(0) })
}

// follow moves what is dragged after the pointer, and ends what is shown for a while.
func (h *hand) follow(p *Play) {
	if h.home != nil {
		h.home.Advance(1)
		if h.home.Done() {
			h.home = nil
		}
	}
	if h.reason > 0 {
		if h.reason--; h.reason == 0 {
			p.parts.top.Clear()
		}
	}
	if !h.drag {
		return
	}
	for i, a := range h.actors {
		n := a.Node
		tx := h.x + (float64(i)-float64(len(h.actors)-1)/2)*n.W*0.92
		vx := (tx - n.X) * 0.38
		n.X += vx
		n.Y += (h.y - n.Y) * 0.38
		n.Turn = max(-0.25, min(0.25, vx*0.012/p.ctx.Unit)) + 0.05*float64(i%2*2-1)
	}
}

func (p *Play) dragTo(x, y float64) {
	p.hand.x, p.hand.y = x, y
	at := p.zoneAt(x, y)
	if at != p.hand.over {
		p.hoverZone(p.hand.over, false)
		p.hoverZone(at, true)
	}
}

func (p *Play) zoneAt(x, y float64) int {
	for i, z := range p.hand.zones {
		if z.Holds(x, y) {
			return i
		}
	}
	return -1
}

func (p *Play) dropAt(x, y float64) {
	at := p.zoneAt(x, y)
	if at < 0 {
		p.release()
		return
	}
	p.choose(at)
}

// choose plays the move of a zone, asks which of several, or says why there is none.
func (p *Play) choose(i int) {
	z := p.hand.zones[i]
	if p.hand.held == nil {
		z.aim(p, nil) // for the reason, which the last grip may have changed
	}
	switch {
	case len(z.moves) == 0 && z.why != nil:
		p.release()
		p.refuse(z, z.why.Say(p.ctx.Words))
	case len(z.moves) == 1:
		p.settleHand()
		p.play(z.moves[0])
	case len(z.moves) > 1:
		p.settleHand()
		p.askPayment(z, z.moves)
	}
}

// settleHand lets what is dragged hang upright where it is.
func (p *Play) settleHand() {
	p.hand.drag = false
	for _, a := range p.hand.actors {
		a.Node.Turn, a.Node.Scale = a.Spot().Turn, 1
	}
}

// refuse says in place why a drop is illegal.
func (p *Play) refuse(z target, why string) {
	p.ctx.Play("thud", 0)
	p.bubble(why, z.Rect, ui.Loss)
	p.hand.reason = 200
}

// hoverZone shows or takes away what dropping at a zone would bring.
func (p *Play) hoverZone(i int, on bool) {
	if i < 0 || i >= len(p.hand.zones) {
		return
	}
	p.parts.ghosts.Clear()
	p.hand.lit = p.hand.lit[:0]
	if p.hand.reason == 0 && !p.paying {
		p.parts.top.Clear()
	}
	z := p.hand.zones[i]
	if !on {
		p.hand.over = -1
		if p.hand.held == nil {
			p.say("")
		} else {
			p.say(p.ctx.Words.T("play.choose"))
		}
		return
	}
	p.hand.over = i
	if len(z.moves) == 0 || p.paying {
		return
	}
	pos := p.match.Position()
	p.showGhosts(p.table.Ghosts(pos, z.moves[0]))
	short, sentence := p.table.Worth(pos, z.moves[0])
	p.say(sentence)
	if p.ctx.Settings.Arithmetic {
		p.parts.top.Clear()
		p.bubble(short, z.Rect, ui.Ink)
	}
}

func (p *Play) showGhosts(pieces []piece) {
	for _, g := range pieces {
		if g.Place.Zone.Sink() {
			continue
		}
		skin := p.table.Skin(g)
		p.parts.ghosts.Add(skin.Node("", &table.TileArt{Skin: skin, Ghost: true}, p.table.Anchor(g.Place, 0, 1)))
	}
}

// bubble is a line of text on paper above a rectangle.
func (p *Play) bubble(text string, at stage.Rect, rgb uint32) {
	k := p.ctx.Kit()
	size := k.Size(17)
	w, _ := k.Fonts.Measure(text, gfx.SansBold, size)
	bw, bh := w+36*k.Unit, size*2
	x := min(max(at.X+at.W/2, bw/2+8*k.Unit), p.ctx.W-bw/2-8*k.Unit)
	y := at.Y - bh/2 - 12*k.Unit
	n := stage.New("", stage.Slab("pill", k.Unit, 0), x, y, bw, bh)
	n.Add(k.Text(text, gfx.SansBold, 17, 0, 0, 0.5, rgb))
	p.parts.top.Add(n)
}
