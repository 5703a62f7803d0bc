package scenes

import (
	"math"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// undo takes back to where a person last had to decide.
func (p *Play) undo() {
	if !p.leaveDraft() {
		p.step(p.stop(-1))
		p.save()
	}
}

// redo goes forward again to where a person has to decide.
func (p *Play) redo() {
	p.step(p.stop(1))
	p.save()
}

// recall shows the match after so many of its moves. The whole line is kept: who looks back has taken nothing back.
func (p *Play) recall(to int) {
	at := len(p.match.Moves())
	p.match.Goto(len(p.match.Line()))
	p.save()
	p.match.Goto(at)
	p.step(to)
}

// stop is the number of moves at the next position to stop at, back (-1) or forward (1): where there is none, back is here and
// forward the end of the line.
func (p *Play) stop(by int) int {
	at, end := len(p.match.Moves()), len(p.match.Line())
	defer p.match.Goto(at)
	for to := at + by; to >= 0 && to <= end; to += by {
		if p.match.Goto(to); p.restful() {
			return to
		}
	}
	if by < 0 {
		return at
	}
	return end
}

// Tiles travel back a bit faster than they came, in any case in three seconds.
const (
	backRate  = 1.6
	backTicks = 3 * 60
)

// step shows the match after so many of its moves: what happened on the way there is played, or played backwards.
func (p *Play) step(to int) {
	at, rate := len(p.match.Moves()), p.ctx.Settings.Speed.Rate()
	p.settle()
	p.parts.ghosts.Clear()
	p.cast.Show(p.table.Pieces(p.match.Position(), nil)) // what is held or picked lies where it was
	// A long way is not to be followed by eye, nor is the scoring of a round when it runs backwards: the table jumps there.
	leap := to < p.stop(-1) || to > p.stop(1)
	oneRound := p.relive(at, to)
	events, most := p.log.Events, float64(table.RoundTicks)
	if to < at {
		events, rate, most = table.Backwards(events), rate*backRate, backTicks
		leap = leap || !oneRound
	}
	if leap {
		rate = math.Inf(1)
	}
	p.overTold, p.looking, p.checked = false, false, -1
	p.paused = p.persons() == 0 || len(p.match.Redoable()) > 0 && !p.restful()
	p.hud.focus = p.director.FocusName()
	p.ctx.Play("slide", 0)
	p.show(events, rate, most)
}

// relive goes from one number of moves to another, logs what happens between the two in the order of the game, and reports whether
// it is all in one round.
func (p *Play) relive(from, to int) (oneRound bool) {
	p.log.Reset()
	p.match.Goto(min(from, to))
	round := p.match.Position().Round()
	for len(p.match.Moves()) < max(from, to) {
		p.log.Next()
		p.match.Redo(&p.log)
	}
	oneRound = p.match.Position().Round() == round && !p.match.Position().Over()
	p.match.Goto(to)
	return oneRound
}

// restful reports whether the position is one to stop at: a person's turn, or any seat's where only computers play.
func (p *Play) restful() bool {
	pos := p.match.Position()
	if pos.Over() || pos.ToMove() == engine.Nature {
		return false
	}
	return p.players[pos.ToMove()].Level == "" && p.forced() == engine.NoMove || p.persons() == 0
}

// persons is how many people sit at the table.
func (p *Play) persons() (n int) {
	for _, pl := range p.players {
		if pl.Level == "" {
			n++
		}
	}
	return n
}

// alone reports whether a seat is that of the only person, who is addressed without a name.
func (p *Play) alone(s engine.Seat) bool { return p.players[s].Level == "" && p.persons() == 1 }

// canUndo reports whether there is a decision to take back.
func (p *Play) canUndo() (can bool) {
	p.retrace(p.match.Moves(), func(s engine.Seat, _ engine.Position, _ engine.Move) {
		can = can || s != engine.Nature && (p.players[s].Level == "" || p.persons() == 0)
	})
	return can
}

// lastMoves are the pieces that each seat's last move of this round put down and that still lie there.
func (p *Play) lastMoves() (last [engine.MaxSeats][]piece) {
	p.retrace(p.match.Moves(), func(s engine.Seat, before engine.Position, m engine.Move) {
		if s == engine.Nature {
			last = [engine.MaxSeats][]piece{}
		} else {
			last[s] = p.table.Ghosts(before, m)
		}
	})
	return last
}

// retrace visits moves from the start on with who made each and the position before it.
func (p *Play) retrace(moves []engine.Move, visit func(s engine.Seat, before engine.Position, m engine.Move)) {
	trial := p.match.Start()
	for _, m := range moves {
		visit(trial.ToMove(), trial, m)
		trial.Play(m, nil)
	}
}
