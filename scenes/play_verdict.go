package scenes

import (
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/engine/bot"
)

// How long the computer may look for the best move in the place of the one played, and weigh the two against each other.
const (
	verdictMillis = 700
	weighMillis   = 400
)

// decision is a move that a person chose.
type decision struct {
	at     int // the number of moves before it
	seat   engine.Seat
	before engine.Position
	move   engine.Move
}

// same reports whether two are one.
func (d *decision) same(o decision) bool {
	return d.before != nil && d.at == o.at && d.move == o.move && d.before.Hash() == o.before.Hash()
}

// verdict is what is known of a decision: how it stands beside the best move seen.
type verdict struct {
	of    decision
	words string // empty until it is given
}

// lastDecision is the last move at which a person had a choice.
func (p *Play) lastDecision() (d decision, ok bool) {
	at := 0
	p.retrace(p.match.Moves(), func(s engine.Seat, before engine.Position, m engine.Move) {
		if s != engine.Nature && p.players[s].Level == "" && p.table.Forced(before) == engine.NoMove {
			d, ok = decision{at, s, before.Clone(), m}, true
		}
		at++
	})
	return d, ok
}

// judging reports whether a verdict can be asked for now: nobody else thinks.
func (p *Play) judging() bool { return p.myTurn() || p.match.Position().Over() }

// askVerdict asks how good a person's last move was, or says it again.
func (p *Play) askVerdict() {
	if p.errand.kind == forVerdict {
		return
	}
	p.release()
	p.unhint()
	d, ok := p.lastDecision()
	switch {
	case !ok:
		p.say(p.ctx.Words.T("play.verdict.none"))
	case p.verdict.of.same(d) && p.verdict.words != "":
		p.say(p.verdict.words)
	default:
		p.verdict = verdict{of: d}
		p.say(p.ctx.Words.T("play.verdict.thinking", p.table.Name(d.before, d.move)))
		p.weigh(verdictMillis, nil, p.hearBest)
	}
}

// weigh asks what the moves in the place of the decision are worth; nil stands for all.
func (p *Play) weigh(millis int, moves []engine.Move, hear func([]bot.Line)) {
	q := p.question(p.verdict.of.before, hintLevel, millis)
	q.Moves, q.Lines = moves, max(1, len(moves))
	p.ask(forVerdict, q, func(c bot.Choice, err error) {
		if err != nil {
			p.ctx.Notify(engine.Say(err, p.ctx.Words))
			p.say("")
			return
		}
		hear(c.Lines)
	})
}

// hearBest takes the best move seen; where another was played, both are weighed once more, to the same depth.
func (p *Play) hearBest(lines []bot.Line) {
	played := p.verdict.of.move
	if len(lines) == 0 || lines[0].Move == played {
		p.pronounce(engine.NoMove, 0)
		return
	}
	best := lines[0]
	p.weigh(weighMillis, []engine.Move{best.Move, played}, func(lines []bot.Line) {
		if i := lineOf(lines, played); i >= 0 {
			b := max(0, lineOf(lines, best.Move))
			p.pronounce(best.Move, p.gain(lines[b], lines[i]))
			return
		}
		// The search did not take the move played seriously beside the other: it is weighed alone.
		p.weigh(weighMillis, []engine.Move{played}, func(alone []bot.Line) {
			if len(alone) > 0 {
				p.pronounce(best.Move, p.gain(best, alone[0]))
			}
		})
	})
}

func lineOf(lines []bot.Line, m engine.Move) int {
	return slices.IndexFunc(lines, func(l bot.Line) bool { return l.Move == m })
}

// gain is how many parts of a hundred the better move was ahead, for who had to decide.
func (p *Play) gain(better, played bot.Line) int {
	s := p.verdict.of.seat
	return int(math.Round(100 * (better.Win[s] - played.Win[s])))
}

// dearly is from how many parts of a hundred on a move is said to have cost something.
const dearly = 5

// verdictReasons is how many reasons for the better move a verdict tells.
const verdictReasons = 2

// pronounce says how the decision stands beside the best move.
func (p *Play) pronounce(best engine.Move, by int) {
	p.verdict.words = p.wording(best, by)
	p.say(p.verdict.words)
}

// wording is the verdict on one line, and on a second what speaks for the better move.
func (p *Play) wording(best engine.Move, by int) string {
	w, before := p.ctx.Words, p.verdict.of.before
	if best == engine.NoMove || by < 1 {
		return w.T("play.verdict.best")
	}
	key := "play.verdict.near"
	if by >= dearly {
		key = "play.verdict.cost"
	}
	return w.T(key, p.table.Name(before, best), w.T("play.percent", by)) + "\n" + p.why(before, best, verdictReasons)
}
