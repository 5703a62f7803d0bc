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
	move  engine.Move
	legal bool
}

func (h *hand) clear() { *h = hand{over: -1} }

// letGo forgets what is held; the tiles stay where they are.
func (p *Play) letGo() {
	p.hand.clear()
	p.director.Within = nil
}

// offer lets a person on turn pick up tiles.
func (p *Play) offer() {
	for _, a := range p.cast.Actors() {
		a.Node.Touch = nil
	}
	pos := p.match.Position()
	p.parts.zones.Clear()
	if p.line != nil || !p.myTurn() {
		return
	}
	for _, g := range p.table.Grips(pos) {
		for i, a := range p.cast.Held(g, nil) {
			a.Node.Name = fmt.Sprintf("grip-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile)
			a.Node.Touch = p.gripTouch(g, i == 0)
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
		Reach: 3 * p.ctx.Unit,
		Hover: func(on bool) { p.light(g, on) },
		Press: func() { p.pick(g) },
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

func (p *Play) addZone(i int, z table.Zone) {
	n := stage.Box(fmt.Sprintf("zone-%d", i), nil, z.Area.X, z.Area.Y, z.Area.W, z.Area.H)
	halo := stage.Box("", stage.Slab("glow", p.ctx.Unit, 5), z.Rect.X, z.Rect.Y, z.Rect.W, z.Rect.H)
	halo.Hidden = true
	n.Touch = &stage.Touch{Hover: func(on bool) { p.hoverZone(i, on) }, Press: func() { p.choose(i) }}
	p.parts.zones.Add(n, halo)
	p.hand.zones = append(p.hand.zones, target{Zone: z, node: n, halo: halo})
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
		s := a.Spot()
		n := stage.New("", stage.Slab("glow", p.ctx.Unit*s.Size/(50*p.ctx.Unit), 4), s.X, s.Y, s.Size, s.Size)
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
	p.hand.actors = p.cast.Held(g, nil)
	for _, a := range p.hand.actors {
		a.Art.Lift, a.Node.Scale, a.Node.Moving = 1, 1.12, true
		a.Node.SetZ(20)
	}
	p.ctx.Play("pick", len(p.hand.actors)-1)
	p.openZones(g)
	if byKey {
		p.director.Within = p.parts.zones
		p.focusZone()
	}
	p.say(p.ctx.Words.T("play.choose"))
}

// openZones lights the zones where the grip may go.
func (p *Play) openZones(g table.Grip) {
	pos := p.match.Position()
	for i := range p.hand.zones {
		z := &p.hand.zones[i]
		z.move = p.table.Aim(pos, g, z.Place)
		z.legal = pos.Check(z.move) == nil
		z.halo.Hidden = !z.legal
		z.node.Touch.Focus = z.legal
	}
}

func (p *Play) focusZone() {
	for _, z := range p.hand.zones {
		if z.legal && p.director.Focus(z.node.Name) {
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
	for _, z := range h.zones {
		z.halo.Hidden = true
		z.node.Touch.Focus = false
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
		if z.Area.Holds(x, y) {
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

// choose plays the move of a zone, or says why it cannot be.
func (p *Play) choose(i int) {
	if p.hand.held == nil {
		return
	}
	z := p.hand.zones[i]
	if err := p.match.Position().Check(z.move); err != nil {
		p.release()
		p.refuse(z, err.Error())
		return
	}
	for _, a := range p.hand.actors {
		a.Node.Turn, a.Node.Scale = 0, 1
	}
	p.play(z.move)
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
	if p.hand.reason == 0 {
		p.parts.top.Clear()
	}
	z := p.hand.zones[i]
	if !on {
		p.hand.over = -1
		if p.hand.held != nil {
			p.say(p.ctx.Words.T("play.choose"))
		}
		return
	}
	p.hand.over = i
	if p.hand.held == nil || !z.legal {
		return
	}
	pos := p.match.Position()
	p.showGhosts(p.table.Ghosts(pos, z.move))
	short, sentence := p.table.Worth(pos, z.move)
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
		s := p.table.Anchor(g.Place, 0, 1)
		p.parts.ghosts.Add(stage.New("", &table.TileArt{Name: p.table.Skin(g.Tile), Ghost: true}, s.X, s.Y, s.Size, s.Size))
	}
}

// bubble is a line of text on paper above a rectangle.
func (p *Play) bubble(text string, at table.Rect, rgb uint32) {
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
