package scenes

import (
	"strings"

	"azulejo/engine/bot"
	"azulejo/game/stage"
)

// oddsMillis is how long the computer may weigh a position for the chances of winning.
const oddsMillis = 400

// scale is the bar of winning chances beside the table.
type scale struct {
	odds
	bar    *oddsBar             // nil while it is not shown
	seen   map[uint64][]float64 // the shares of positions, by their hash
	told   bool                 // the position has been weighed, or cannot be
	rested int                  // ticks that it has been at rest
}

// tableRoom is the part of the window that the table may use.
func (p *Play) tableRoom() stage.Rect {
	if !p.ctx.Settings.WinBar {
		return stage.Rect{W: p.ctx.W, H: p.ctx.H}
	}
	room, _ := oddsRooms(p.ctx.W, p.ctx.H, p.ctx.Unit)
	return room
}

// restOdds shows the bar, if it is wanted, beside a position that has come to rest. At the end it shows who won.
func (p *Play) restOdds() {
	s := &p.scale
	s.told, s.rested, s.bar = false, 0, nil
	p.parts.odds.Clear()
	if !p.ctx.Settings.WinBar {
		return
	}
	s.bar = newOddsBar(p.ctx, p.parts.odds, len(p.players))
	r := s.bar.room
	feeler := stage.Box("odds-feeler", nil, r)
	feeler.Touch = &stage.Touch{Hover: p.tellOdds}
	p.parts.odds.Add(feeler)
	if p.match.Position().Over() {
		p.aimOdds(outcomeShares(p.match.Position()))
	}
	s.bar.show(&s.odds)
}

// moveOdds lets the bar move on by a tick.
func (p *Play) moveOdds() {
	if s := &p.scale; s.bar != nil && s.move() {
		s.bar.show(&s.odds)
	}
}

func (p *Play) aimOdds(shares []float64) { p.scale.aim(shares, p.ctx.Settings.ReducedMotion) }

// askOdds has a person's position weighed once, unless the computer is asked for something else.
func (p *Play) askOdds() {
	s := &p.scale
	if s.bar == nil || s.told || p.errand.kind != idleErrand {
		return
	}
	if s.rested++; !p.onScreen(s.rested) {
		return
	}
	at := p.match.Position().Hash()
	if shares := s.seen[at]; shares != nil {
		s.told = true
		p.aimOdds(shares)
		return
	}
	q := p.question(p.match.Position(), hintLevel, oddsMillis)
	q.Lines = 1
	p.ask(forOdds, q, func(c bot.Choice, err error) {
		s.told = true
		if shares := p.sharesOf(c); err == nil && shares != nil {
			s.seen[at] = shares
			p.aimOdds(shares)
		}
	})
}

// hearOdds takes over what a computer on turn saw, if it sees as much as the one that is asked for people, or if nobody is.
func (p *Play) hearOdds(level string, c bot.Choice) {
	if shares := p.sharesOf(c); shares != nil && p.scale.bar != nil && (level == hintLevel || p.persons() == 0) {
		p.aimOdds(shares)
	}
}

// sharesOf are the chances that a choice comes with, or nil.
func (p *Play) sharesOf(c bot.Choice) []float64 {
	if len(c.Lines) == 0 || len(c.Lines[0].Win) != len(p.players) {
		return nil
	}
	return c.Lines[0].Win
}

// tellOdds words the chances while the pointer rests on the bar.
func (p *Play) tellOdds(on bool) {
	w := p.ctx.Words
	switch {
	case !on:
		p.say("")
		return
	case !p.scale.known:
		p.say(w.T("play.odds.unknown"))
		return
	}
	var parts []string
	for s, n := range percents(p.scale.shares) {
		parts = append(parts, w.T("play.odds.seat", p.players[s].Name, w.T("play.percent", n)))
	}
	p.say(w.T("play.odds", strings.Join(parts, ", ")))
}
