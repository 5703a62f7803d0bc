package play

import "azulejo/scenes/table"

// finale is the moment between the end of a game and its results, in which the winners' boards shine.
type finale struct {
	s    *Scene
	left float64 // ticks until the results are shown
}

// begin lets them shine; where nothing moves, the results are there at once.
func (f *finale) begin() {
	if board := f.s.view.Ceremony; f.s.ctx.Settings.Speed.Rate() <= mostRate {
		board.Victory(f.s.session.match.Position().Winners(nil))
		f.left = table.VictoryTicks
		return
	}
	f.s.hud.results()
}

// step goes on by a tick; a click or a key that nothing else answers ends the moment.
func (f *finale) step() {
	if f.left <= 0 {
		return
	}
	f.left--
	p, k := f.s.ctx.Pointer(), f.s.ctx.Keys()
	if skipped := p.Pressed || k.Confirm; f.left <= 0 || skipped && !f.s.dispatcher.Answers(p, k) {
		f.s.hud.results()
	}
}

// toll tells of the last round.
func (f *finale) toll(words string) {
	f.s.ctx.Play("bell", 0)
	f.s.ctx.Report(words)
}
