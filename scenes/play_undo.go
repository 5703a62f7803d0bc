package scenes

import "azulejo/engine"

// undo takes back to where a person last had to decide.
func (p *Play) undo() { p.step(-1) }

// redo goes forward again to where a person has to decide.
func (p *Play) redo() { p.step(1) }

func (p *Play) step(by int) {
	at := len(p.match.Moves())
	end := at + len(p.match.Redoable())
	p.settle()
	p.brain.Stop()
	p.thinking = false
	for to := at + by; to >= 0 && to <= end; to += by {
		p.match.Goto(to)
		if p.restful() {
			p.afterStep()
			return
		}
	}
	p.match.Goto(at)
	if by > 0 && end > at { // nothing left to decide: show the end of the line
		p.match.Goto(end)
	}
	p.afterStep()
}

// restful reports whether the position is one to stop at: a person's turn, or any seat's where only computers play.
func (p *Play) restful() bool {
	pos := p.match.Position()
	if pos.Over() || pos.ToMove() == engine.Nature {
		return false
	}
	return p.players[pos.ToMove()].Level == "" || !p.anyPerson()
}

func (p *Play) anyPerson() bool {
	for _, pl := range p.players {
		if pl.Level == "" {
			return true
		}
	}
	return false
}

func (p *Play) afterStep() {
	p.overTold = false
	p.paused = !p.anyPerson()
	p.looking = false
	p.viewer = p.nextPerson()
	p.ctx.Play("slide", 0)
	p.save()
	p.rest()
}

// canUndo reports whether there is a decision to take back.
func (p *Play) canUndo() bool {
	trial := p.match.Start()
	for _, m := range p.match.Moves() {
		if s := trial.ToMove(); s >= 0 && (p.players[s].Level == "" || !p.anyPerson()) {
			return true
		}
		trial.Play(m, nil)
	}
	return false
}

// lastMoves are the pieces that each seat's last move of this round put down and that still lie there.
func (p *Play) lastMoves() (last [engine.MaxSeats][]piece) {
	trial := p.match.Start()
	for _, m := range p.match.Moves() {
		s := trial.ToMove()
		if s == engine.Nature {
			last = [engine.MaxSeats][]piece{}
		} else {
			last[s] = p.table.Ghosts(trial, m)
		}
		trial.Play(m, nil)
	}
	return last
}
