package scenes

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// hintLevel is the computer level that gives hints.
const hintLevel = "searcher"

// hintState is a hint being thought out or shown.
type hintState struct {
	asked bool
	nodes []*stage.Node
}

// askHint asks a computer player what it would do.
func (p *Play) askHint() {
	if p.hint.asked {
		return
	}
	p.release()
	p.hint.hide()
	p.hint.asked = true
	p.say(p.ctx.Words.T("play.hintThinking"))
	p.brain.Think(Question{p.match.Edition, p.match.Position().Clone(), hintLevel, thinkMillis, p.match.Seed})
}

// watchHint shows the hint once it has come.
func (p *Play) watchHint() {
	if !p.hint.asked {
		return
	}
	m, err, done := p.brain.Answer()
	if !done {
		return
	}
	p.hint.asked = false
	if err != nil {
		p.ctx.Notify(err.Error())
		p.say("")
		return
	}
	p.showHint(m)
}

// showHint marks what to take and where to lay it.
func (p *Play) showHint(m engine.Move) {
	pos := p.match.Position()
	_, sentence := p.table.Worth(pos, m)
	if d := p.table.Draft(pos); d != nil && d.Picks(m) != nil {
		p.hintDraft(d, m)
		p.say(sentence)
		return
	}
	grip, at := p.table.Grasp(pos, m)
	for i, a := range p.cast.Held(grip, nil) {
		p.mark(a.Art.Skin.Halo(a.Spot()))
		if i == 0 {
			p.director.Focus(a.Node.Name)
		}
	}
	for _, g := range p.table.Ghosts(pos, m) {
		if !g.Place.Zone.Sink() {
			p.mark(p.table.Skin(g).Halo(p.table.Anchor(g.Place, 0, 1)))
		}
	}
	for _, z := range p.hand.zones {
		if z.Place == at && len(z.bare) > 0 {
			p.director.Focus(z.node.Name)
		}
	}
	p.say(sentence)
}

func (p *Play) mark(n *stage.Node) {
	p.parts.fx.Add(n)
	p.hint.nodes = append(p.hint.nodes, n)
}

// hide takes the marks away.
func (h *hintState) hide() {
	for _, n := range h.nodes {
		n.Remove()
	}
	h.nodes, h.asked = nil, false
}
