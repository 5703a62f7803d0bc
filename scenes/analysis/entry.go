package analysis

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/locale"
)

// Entry is one line of the log: a move, a completed round with the scores after it, or all moves of one seat in a round.
type Entry struct {
	Seat        engine.Seat // Nature for a completed round
	Title, Text string
	Spoken      string          // what screen readers say of the entry
	Placed      []engine.Scored // the tiles placed, and how they scored
	To          int             // the number of moves after the entry, including Nature's moves that follow
	Undone      bool            // the entry lies after the position shown

	summary moveSummary
	gain    int         // the points that the move scored at once
	totals  []seatRound // by seat, of a completed round
	total   *seatRound  // of the seat, if the entry stands for all its moves of a round
}

// IsRound reports whether the entry is a completed round, not a move.
func (e Entry) IsRound() bool { return e.Seat == engine.Nature }

// played returns the number of entries up to the position shown.
func played(all []Entry) int {
	if i := slices.IndexFunc(all, func(e Entry) bool { return e.Undone }); i >= 0 {
		return i
	}
	return len(all)
}

// history caches the entries of a match. Moves appended to the match add entries; any other change builds them again.
type history struct {
	match   *engine.Match
	words   *locale.Words
	moves   []engine.Move
	entries []Entry
	rounds  rounds
}

// update returns the entries of all moves of the match, undone moves included. The slice is valid until the next call.
func (h *history) update(g *Game) []Entry {
	line := g.Cursor.Match.Line()
	if n := len(h.moves); h.match != g.Cursor.Match || h.words != g.Words || n > len(line) || !slices.Equal(h.moves, line[:n]) {
		*h = history{match: g.Cursor.Match, words: g.Words, rounds: rounds{seats: make([]seatRound, len(g.Players))}}
	}
	for n := len(h.moves); n < len(line); n++ {
		h.add(g, n)
	}
	h.moves = append(h.moves, line[len(h.moves):]...)
	for i := range h.entries {
		h.entries[i].Undone = h.entries[i].To > g.Cursor.At
	}
	return h.entries
}

// add appends the entries of the move after the first n moves.
func (h *history) add(g *Game, n int) {
	before, after, m := g.Cursor.Match.At(n), g.Cursor.Match.At(n+1), g.Cursor.Match.Line()[n]
	placed := h.rounds.add(g.Table, before, m)
	roundOver := after.Over() || after.Round() != before.Round()
	if before.ToMove() == engine.Nature {
		for i := len(h.entries) - 1; i >= 0 && h.entries[i].To == n; i-- {
			h.entries[i].To = n + 1
		}
	} else {
		e := moveEntry(g, before, after, m, n+1)
		if after.Round() == before.Round() {
			e.Placed = placed
		}
		h.entries = append(h.entries, e)
	}
	if !roundOver {
		return
	}
	e := roundEntry(g, after, n+1)
	if !after.Over() { // the entry is the heading of the moves listed below it
		e.Title = g.Words.T("play.round", "round", before.Round())
	}
	e.totals = h.rounds.take(g, after.Scores(nil))
	e.Spoken = spokenRound(g.Words, before.Round(), after.Over(), e.totals)
	h.entries = append(h.entries, e)
}

// moveEntry returns the entry of a move with the points that it scored at once.
func moveEntry(g *Game, before, after engine.Position, m engine.Move, to int) Entry {
	seat, points := before.ToMove(), gain(before, after)
	return Entry{
		Spoken: spokenMove(g, before, after, m),
		Seat:   seat, Title: g.Players[seat].Name, Text: withGain(g.Words, points, g.Table.Tell(before, m)), To: to,
		summary: summarize(g.Table, g.Words, before, m), gain: points,
	}
}

// roundEntry returns the entry where a round begins or the game ends, with the scores.
func roundEntry(g *Game, p engine.Position, to int) Entry {
	e := Entry{Seat: engine.Nature, Title: g.Words.T("play.round", "round", p.Round()), To: to}
	if p.Over() {
		e.Title = g.Words.T("play.log.end")
	}
	var scores []string
	for seat, n := range p.Scores(nil) {
		scores = append(scores, g.Words.T("play.log.score", "name", g.Players[seat].Name, "points", g.Words.Number(n)))
	}
	e.Text = strings.Join(scores, ", ")
	return e
}

// gain returns the points that a move scored at once.
func gain(before, after engine.Position) int {
	if after.Round() != before.Round() || after.Over() {
		return 0
	}
	seat := before.ToMove()
	return after.Scores(nil)[seat] - before.Scores(nil)[seat]
}

// withGain appends the points scored at once to the description of a move.
func withGain(w *locale.Words, points int, description string) string {
	if points == 0 {
		return description
	}
	return w.T("play.log.gain", "text", description, "note", w.Signed(points))
}

// spokenMove says who made a move, which it was, and what it scored at once.
func spokenMove(g *Game, before, after engine.Position, m engine.Move) string {
	w, spoken := g.Words, g.Table.Name(before, m)
	if points := gain(before, after); points != 0 {
		spoken = w.T("told.worth", "text", spoken, "note", w.T("told.points", "amount", w.Signed(points), "points", points))
	}
	return w.T("told.move", "player", g.Players[before.ToMove()].Name, "move", spoken)
}

// spokenRound says that a round or the game is over, and what each seat gained and lost in it.
func spokenRound(w *locale.Words, round int, over bool, totals []seatRound) string {
	sentences := []string{w.T("told.round", "round", round)}
	if over {
		sentences[0] = w.T("told.end")
	}
	for _, total := range totals {
		sentences = append(sentences, total.spoken)
	}
	return strings.Join(sentences, " ")
}

// Reports returns what a screen reader announces after a move: who made it and, once a round is over, what each seat gained and lost. The
// match stands after the move.
func Reports(g *Game, before engine.Position, m engine.Move) (lines []string) {
	after := g.Cursor.Position()
	lines = append(lines, spokenMove(g, before, after, m))
	if after.Over() || after.Round() != before.Round() {
		var h history
		all := h.update(g)
		lines = append(lines, all[len(all)-1].Spoken)
	}
	return lines
}
