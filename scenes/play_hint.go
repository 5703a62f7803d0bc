package scenes

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/bot"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// hintLevel is the computer level that gives hints.
const hintLevel = "master"

// hintState is a hint that is told: where to look first, then the move, then why.
type hintState struct {
	move  engine.Move
	at    uint64 // the hash of the position it was given for
	step  int    // how much of it is told, 0 for nothing
	nodes []*stage.Node
}

// The steps of a hint.
const (
	hintLook = iota + 1
	hintMove
	hintWhy
)

// askHint asks a computer player what it would do, or tells more of what it said.
func (p *Play) askHint() {
	if p.errand.kind == forHint {
		return
	}
	p.release()
	if p.hint.step > 0 && p.hint.at == p.match.Position().Hash() {
		p.hint.step = min(p.hint.step+1, hintWhy)
		p.tellHint()
		return
	}
	p.hint.hide()
	p.say(p.ctx.Words.T("play.hintThinking"))
	p.ask(forHint, p.question(p.match.Position(), hintLevel, thinkMillis), p.hearHint)
}

// hearHint keeps a hint that has come and begins to tell it.
func (p *Play) hearHint(c bot.Choice, err error) {
	if err != nil {
		p.ctx.Notify(engine.Say(err, p.ctx.Words))
		p.say("")
		return
	}
	p.hint.move, p.hint.at, p.hint.step = c.Move, p.match.Position().Hash(), hintLook
	p.tellHint()
}

// tellHint shows as much of the hint as was asked for.
func (p *Play) tellHint() {
	p.hint.hide()
	pos, m := p.match.Position(), p.hint.move
	if d := p.table.Draft(pos); p.hint.step == hintLook && (d == nil || d.Picks(m) == nil) {
		p.showWhere(m)
		p.say(p.ctx.Words.T("play.hint.look"))
		return
	}
	p.showHint(m)
	if p.hint.step == hintWhy {
		p.say(p.why(pos, m, hintReasons))
	}
}

// showWhere lights all tiles where the move begins.
func (p *Play) showWhere(m engine.Move) {
	grip, _ := p.table.Grasp(p.match.Position(), m)
	for _, a := range p.cast.Actors() {
		if a.Place == grip.From || table.SamePool(a.Place, grip.From) {
			p.mark(a.Art.Skin.Halo(a.Spot()))
		}
	}
}

// hintReasons is how many reasons a hint tells.
const hintReasons = 3

// why words the weightiest reasons for a move.
func (p *Play) why(pos engine.Position, m engine.Move, most int) string {
	var parts []string
	for i, r := range p.game.Explain(pos, m) {
		if i < most {
			parts = append(parts, r.Say(p.ctx.Words))
		}
	}
	if parts == nil {
		_, sentence := p.table.Worth(pos, m)
		return sentence
	}
	return p.ctx.Words.T("play.hint.why", strings.Join(parts, ", "))
}

// showHint marks what to take and where to lay it.
func (p *Play) showHint(m engine.Move) {
	pos := p.match.Position()
	_, sentence := p.table.Worth(pos, m)
	if d := p.table.Draft(pos); d != nil && d.Picks(m) != nil {
		p.hintDraft(d, m)
		p.say(p.ctx.Words.T("play.hint.move", sentence))
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
	p.say(p.ctx.Words.T("play.hint.move", sentence))
}

func (p *Play) mark(n *stage.Node) {
	p.parts.fx.Add(n)
	p.hint.nodes = append(p.hint.nodes, n)
}

// hide takes the marks away; what was told stays known.
func (h *hintState) hide() {
	for _, n := range h.nodes {
		n.Remove()
	}
	h.nodes = nil
}
