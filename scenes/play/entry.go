package play

import (
	"strings"

	"azulejo/engine"
	"azulejo/game/ui"
)

// entry is a line of the log: a move, or where a round begins and how many points there are then.
type entry struct {
	seat        engine.Seat // Nature for a round
	title, text string
	to          int  // the number of moves after it, with those of Nature that follow
	late        bool // it is taken back
}

// present is how many of the entries are not taken back.
func present(all []entry) int {
	for i, e := range all {
		if e.late {
			return i
		}
	}
	return len(all)
}

// entries tells the whole line of the match.
func (l *moveLog) entries() (all []entry) {
	s := l.s
	m := s.session.match
	for n, mv := range m.Line() {
		before, after := m.At(n), m.At(n+1)
		if before.ToMove() == engine.Nature {
			for i := len(all) - 1; i >= 0 && all[i].to == n; i-- {
				all[i].to = n + 1
			}
		} else {
			all = append(all, l.moveEntry(before, after, mv, n+1))
		}
		if after.Over() || after.Round() != before.Round() {
			all = append(all, l.roundEntry(after, n+1))
		}
	}
	for i := range all {
		all[i].late = all[i].to > s.session.at()
	}
	return all
}

// moveEntry is a move with the points that it brought at once.
func (l *moveLog) moveEntry(before, after engine.Position, m engine.Move, to int) entry {
	s := l.s
	seat := before.ToMove()
	return entry{seat: seat, title: s.session.players[seat].Name, text: s.gained(before, after, s.table.Tell(before, m)), to: to}
}

// gained adds to the words for a move the points that it brought at once.
func (s *Scene) gained(before, after engine.Position, words string) string {
	seat := before.ToMove()
	gain := after.Scores(nil)[seat] - before.Scores(nil)[seat]
	if gain == 0 || after.Round() != before.Round() || after.Over() {
		return words
	}
	return s.ctx.Words.T("play.log.gain", words, s.ctx.Words.Signed(gain))
}

// roundEntry is where a round begins, or the game ends, with the scores.
func (l *moveLog) roundEntry(p engine.Position, to int) entry {
	s := l.s
	w := s.ctx.Words
	e := entry{seat: engine.Nature, title: w.T("play.round", p.Round()), to: to}
	if p.Over() {
		e.title = w.T("play.log.end")
	}
	var scores []string
	for seat, n := range p.Scores(nil) {
		scores = append(scores, w.T("play.log.score", s.session.players[seat].Name, w.Number(n)))
	}
	e.text = strings.Join(scores, ", ")
	return e
}

// isRound reports whether the entry is no move.
func (e entry) isRound() bool { return e.seat == engine.Nature }

// ink tells rounds from moves.
func (e entry) ink() uint32 {
	if e.isRound() {
		return ui.GoldDark
	}
	return ui.Ink
}
