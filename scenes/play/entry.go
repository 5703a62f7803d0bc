package play

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/locale"
)

// entry is a line of the log: a move, or a round that is over and how many points there were then.
type entry struct {
	seat        engine.Seat // Nature for a round
	title, text string
	haul        haul            // of a move
	gain        int             // the points that it brought at once
	sums        []roundSum      // by seat, of a round that is over
	laid        []engine.Scored // the tiles that it laid
	sum         *roundSum       // of the seat, where the entry stands for all its moves of a round
	to          int             // the number of moves after it, with those of Nature that follow
	late        bool            // it is taken back
}

// present is how many of the entries are not taken back.
func present(all []entry) int {
	if i := slices.IndexFunc(all, func(e entry) bool { return e.late }); i >= 0 {
		return i
	}
	return len(all)
}

// entries tells the whole line of the match.
func (l *moveLog) entries() (all []entry) {
	m := l.s.session.match
	sums := roundSums{s: l.s, seats: make([]roundSum, len(l.s.session.players))}
	for n, mv := range m.Line() {
		before, after := m.At(n), m.At(n+1)
		laid := sums.add(before, mv)
		if before.ToMove() == engine.Nature {
			for i := len(all) - 1; i >= 0 && all[i].to == n; i-- {
				all[i].to = n + 1
			}
		} else {
			all = append(all, l.moveEntry(before, after, mv, n+1))
			if after.Round() == before.Round() {
				all[len(all)-1].laid = laid
			}
		}
		if after.Over() || after.Round() != before.Round() {
			over := l.roundEntry(after, n+1)
			if !after.Over() { // it heads the moves that stand below it
				over.title = l.s.ctx.Words.T("play.round", before.Round())
			}
			over.sums = sums.take(after.Scores(nil))
			all = append(all, over)
		}
	}
	for i := range all {
		all[i].late = all[i].to > l.s.session.at()
	}
	return all
}

// moveEntry is a move with the points that it brought at once.
func (l *moveLog) moveEntry(before, after engine.Position, m engine.Move, to int) entry {
	seat, points := before.ToMove(), gain(before, after)
	return entry{
		seat: seat, title: l.s.session.players[seat].Name, text: gained(l.s.ctx.Words, points, l.s.table.Tell(before, m)), to: to,
		haul: haulOf(l.s.table, l.s.ctx.Words, before, m), gain: points,
	}
}

// gain is the points that a move brought at once.
func gain(before, after engine.Position) int {
	if after.Round() != before.Round() || after.Over() {
		return 0
	}
	seat := before.ToMove()
	return after.Scores(nil)[seat] - before.Scores(nil)[seat]
}

// gained adds to the words for a move the points that it brought at once.
func gained(w *locale.Words, points int, words string) string {
	if points == 0 {
		return words
	}
	return w.T("play.log.gain", words, w.Signed(points))
}

// roundEntry is where a round begins, or the game ends, with the scores.
func (l *moveLog) roundEntry(p engine.Position, to int) entry {
	w := l.s.ctx.Words
	e := entry{seat: engine.Nature, title: w.T("play.round", p.Round()), to: to}
	if p.Over() {
		e.title = w.T("play.log.end")
	}
	var scores []string
	for seat, n := range p.Scores(nil) {
		scores = append(scores, w.T("play.log.score", l.s.session.players[seat].Name, w.Number(n)))
	}
	e.text = strings.Join(scores, ", ")
	return e
}

// isRound reports whether the entry is no move.
func (e entry) isRound() bool { return e.seat == engine.Nature }

// report lets be heard what a move brought: who made it and, once a round is over, what everybody has then.
func (l *moveLog) report(before engine.Position, m engine.Move) {
	after, w := l.s.session.match.Position(), l.s.ctx.Words
	l.s.ctx.Report(w.T("told.move", l.s.session.players[before.ToMove()].Name, gained(w, gain(before, after), l.s.table.Name(before, m))))
	if after.Over() || after.Round() != before.Round() {
		round := l.roundEntry(after, 0)
		l.s.ctx.Report(w.T("told.move", round.title, round.text))
	}
}
