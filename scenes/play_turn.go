package scenes

import (
	"math"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/scenes/table"
)

// turn lets whoever is to move act: Nature draws, a computer thinks, a person is waited for.
func (p *Play) turn(c *game.Context) {
	pos := p.match.Position()
	switch {
	case pos.Over():
		p.finish()
	case pos.ToMove() == engine.Nature:
		p.draw()
	case p.paused:
	case p.players[pos.ToMove()].Level != "":
		p.ponder(c)
	default:
		p.askOdds()
		p.force()
	}
}

// forcedTicks is how long a position stands before a forced move is made.
const forcedTicks = 20

// forced is the move that the person to move has to make, or NoMove where there is a choice or moves are left to people.
func (p *Play) forced() engine.Move {
	if !p.ctx.Settings.Forced {
		return engine.NoMove
	}
	return p.table.Forced(p.match.Position())
}

// force makes the only move there is.
func (p *Play) force() {
	if p.checked != len(p.match.Moves()) {
		p.checked, p.waited, p.due = len(p.match.Moves()), 0, p.forced()
	}
	if p.due == engine.NoMove {
		return
	}
	if p.waited++; p.waited >= forcedTicks {
		p.play(p.due)
	}
}

// draw makes all of Nature's moves that follow each other, as one animation.
func (p *Play) draw() {
	p.log.Reset()
	for p.match.Position().ToMove() == engine.Nature && !p.match.Position().Over() {
		p.log.Next()
		if err := p.match.Draw(&p.log); err != nil {
			p.ctx.Notify(err.Error())
			return
		}
	}
	p.ctx.Play("bag", 0)
	p.perform()
}

// ponder asks the computer on turn once and plays its answer when the pause for watching is over.
func (p *Play) ponder(c *game.Context) {
	pos := p.match.Position()
	level := p.players[pos.ToMove()].Level
	if p.waited++; !p.thinking {
		if !p.onScreen(p.waited) {
			return
		}
		p.thinking = true
		p.drop()
		q := p.question(pos, level, thinkMillis)
		q.Seed += uint64(len(p.match.Moves()))
		p.brain.Think(q)
		return
	}
	if p.waited < c.Settings.PauseTicks() {
		return
	}
	choice, err, done := p.brain.Answer()
	if !done {
		return
	}
	p.thinking = false
	if err != nil {
		p.replace(pos.ToMove(), err)
		return
	}
	p.hearOdds(level, choice)
	p.play(choice.Move)
}

// onScreen reports whether a position that has been at rest for some ticks has reached the screen: drawing it and thinking at once
// would make it stutter. The window sends the last frame four times more, and a browser without a graphics card may take longer for
// each than a tick. A window that is not drawn at all is not waited for.
func (p *Play) onScreen(ticks int) bool {
	const least, most, frames = 12, 60, 8
	return ticks >= least && p.frames >= frames || ticks >= most
}

// thinkMillis is how long a computer player may think about a move.
const thinkMillis = 800

// stand is the level that takes the seat of a player that failed.
const stand = "greedy"

// replace seats a computer level in the place of a bot that failed, and says so.
func (p *Play) replace(s engine.Seat, err error) {
	was := p.players[s].Level
	p.players[s].Level = stand
	p.ctx.Notify(p.ctx.Words.T("play.replaced", p.players[s].Name, engine.Say(err, p.ctx.Words)))
	if was == stand {
		p.paused = true
	}
	p.dress()
}

// play makes a move and shows what comes of it.
func (p *Play) play(m engine.Move) {
	p.log.Reset()
	seat := p.match.Position().ToMove()
	if err := p.match.Play(m, &p.log); err != nil {
		p.replace(seat, err)
		return
	}
	p.paused = false
	p.save()
	p.perform()
}

// perform shows what the moves just made brought.
func (p *Play) perform() {
	p.show(p.log.Events, p.ctx.Settings.Speed.Rate(), table.RoundTicks)
}

// show animates events at a rate and in at most so many ticks, or shows their outcome at once where the rate has no bound.
func (p *Play) show(events []engine.Event, rate, most float64) {
	p.drop()
	p.thinking = false
	p.letGo()
	p.hint.hide()
	p.parts.zones.Clear()
	if math.IsInf(rate, 1) {
		p.arrive()
		return
	}
	p.parts.fx.Clear()
	script := table.NewScript(p.cast, p, p.parts.fx, p.ctx.Settings.ReducedMotion)
	line, length := script.Timeline(events)
	p.line, p.hurry = line, false
	p.tempo = rate * max(1, length/rate/most)
	p.buildHUD()
}

// animate goes on with the animation by a tick; a click or key hurries it, unless that is what has just begun it.
func (p *Play) animate(c *game.Context, begun bool) {
	step := p.tempo
	if ptr := c.Pointer(); begun && (ptr.Pressed || c.Keys().Confirm) {
		p.hurry = true
	}
	if p.hurry {
		step *= 8
	}
	p.line.Advance(step)
	if p.line.Done() {
		p.line = nil
		p.arrive()
	}
}

// arrive shows the position after a move and turns the table to the next person.
func (p *Play) arrive() {
	before := p.viewer
	if s := p.match.Position().ToMove(); !p.looking || s >= 0 && p.players[s].Level == "" {
		p.viewer, p.looking = p.nextPerson(), false
	}
	p.rest()
	if p.viewer != before && p.match.Position().ToMove() == p.viewer {
		p.ctx.Play("bell", 0)
	}
}

// settle ends a running animation at once.
func (p *Play) settle() {
	if p.line != nil {
		p.silent = true // all its sounds at once would be noise
		p.line.Finish()
		p.line, p.silent = nil, false
	}
}

// finish tells the outcome once.
func (p *Play) finish() {
	if p.overTold {
		return
	}
	p.overTold = true
	p.ctx.Play("victory", 0)
	p.sheet.show(p, sheetResults)
}
