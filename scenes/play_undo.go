package scenes

import "azulejo/engine"

// undo takes back to where a person last had to decide.
func (p *Play) undo() {
	if !p.leaveDraft() {
		p.step(-1)
	}
}

// redo goes forward again to where a person has to decide.
func (p *Play) redo() { p.step(1) }

func (p *Play) step(by int) {
	at := len(p.match.Moves())
	end := at + len(p.match.Redoable())
	p.settle()
	p.drop()
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
	return p.players[pos.ToMove()].Level == "" && p.forced() == engine.NoMove || !p.anyPerson()
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
func (p *Play) canUndo() (can bool) {
	p.retrace(func(s engine.Seat, _ engine.Position, _ engine.Move) {
		can = can || s != engine.Nature && (p.players[s].Level == "" || !p.anyPerson())
	})
	return can
}

// lastMoves are the pieces that each seat's last move of this round put down and that still lie there.
func (p *Play) lastMoves() (last [engine.MaxSeats][]piece) {
	p.retrace(func(s engine.Seat, before engine.Position, m engine.Move) {
		if s == engine.Nature {
			last = [engine.MaxSeats][]piece{}
		} else {
			last[s] = p.table.Ghosts(before, m)
		}
	})
	return last
}

// retrace visits every move so far with who made it and the position before it.
func (p *Play) retrace(visit func(s engine.Seat, before engine.Position, m engine.Move)) {
	trial := p.match.Start()
	for _, m := range p.match.Moves() {
		visit(trial.ToMove(), trial, m)
		trial.Play(m, nil)
	}
}
