package analysis

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/board"
)

// Entry is one line of the log: a move, a completed round with the scores after it, or all moves of one seat in a round.
type Entry struct {
	Seat           engine.Seat // Nature for a completed round
	Title, Text    string
	AccessibleText string          // what screen readers say
	Placed         []engine.Scored // the tiles placed and their scores
	To             int             // the number of moves after the entry, including the chance moves that follow
	Undone         bool            // the entry lies after the position shown

	summary moveSummary
	points  []int       // what the move scored and cost its player, as in moveScore.points
	totals  []seatRound // by seat, for a completed round
	total   *seatRound  // set if the entry summarizes all moves of the seat in a round
}

// Coins returns shapes with the points that placed tiles scored, on the tiles.
func Coins(placed []engine.Scored) (coins []board.Shape) {
	for _, scored := range placed {
		coins = append(coins, board.Shape{Kind: board.Coin, At: scored.At, Number: scored.Points})
	}
	return coins
}

// IsRound reports whether the entry is a completed round rather than a move.
func (e Entry) IsRound() bool { return e.Seat == engine.Nature }

// played returns the number of entries up to the current position.
func played(all []Entry) int {
	if i := slices.IndexFunc(all, func(e Entry) bool { return e.Undone }); i >= 0 {
		return i
	}
	return len(all)
}

// entryCache caches the entries of a match. Moves appended to the match append entries; any other change rebuilds them.
type entryCache struct {
	match   *engine.Match
	words   *locale.Words
	moves   []engine.Move
	entries []Entry
	rounds  rounds
}

// update returns the entries of all moves of the match, including undone moves. The slice is valid until the next call.
func (e *entryCache) update(g *Game) []Entry {
	line := g.Cursor.Match.Line()
	if n := len(e.moves); e.match != g.Cursor.Match || e.words != g.Words || n > len(line) || !slices.Equal(e.moves, line[:n]) {
		*e = entryCache{match: g.Cursor.Match, words: g.Words, rounds: rounds{seats: make([]seatRound, len(g.Players))}}
	}
	for n := len(e.moves); n < len(line); n++ {
		e.add(g, n)
	}
	e.moves = append(e.moves, line[len(e.moves):]...)
	for i := range e.entries {
		e.entries[i].Undone = e.entries[i].To > g.Cursor.At
	}
	return e.entries
}

// add appends the entries of the move that follows the first n moves.
func (e *entryCache) add(g *Game, n int) {
	before, after, m := g.Cursor.Match.At(n), g.Cursor.Match.At(n+1), g.Cursor.Match.Line()[n]
	e.rounds.add(g.Table, before, m)
	roundOver := after.Over() || after.Round() != before.Round()
	if before.ToMove() == engine.Nature {
		for i := len(e.entries) - 1; i >= 0 && e.entries[i].To == n; i-- {
			e.entries[i].To = n + 1
		}
	} else {
		e.entries = append(e.entries, moveEntry(g, before, m, scoreOf(e.rounds.log.Events, before.ToMove()), n+1))
	}
	if !roundOver {
		return
	}
	entry := roundEntry(g, after, n+1)
	over := g.Cursor.To(n + 1).Over()
	if !over { // the entry is the heading of the moves below it
		entry.Title = g.Words.T("play.round", "round", before.Round())
	}
	entry.totals = e.rounds.finish(g, after.Scores(nil))
	entry.AccessibleText = roundAnnouncement(g.Words, before.Round(), over, entry.totals)
	e.entries = append(e.entries, entry)
}

// moveEntry returns the entry of a move.
func moveEntry(g *Game, before engine.Position, m engine.Move, score moveScore, to int) Entry {
	seat := before.ToMove()
	return Entry{
		AccessibleText: moveAnnouncement(g, before, m, score), Placed: score.placed,
		Seat: seat, Title: g.Players[seat].Name, Text: withPoints(g.Words, score, g.Table.MoveText(before, m)), To: to,
		summary: summarize(g.Table, g.Words, before, m), points: score.points(),
	}
}

// roundEntry returns the entry at the start of a round or at the end of the game, with the scores.
func roundEntry(g *Game, p engine.Position, to int) Entry {
	e := Entry{Seat: engine.Nature, Title: g.Words.T("play.round", "round", p.Round()), To: to}
	if g.Cursor.To(to).Over() {
		e.Title = g.Words.T("play.log.end")
	}
	var scores []string
	for seat, n := range p.Scores(nil) {
		scores = append(scores, g.Words.T("play.log.score", "name", g.Players[seat].Name, "points", g.Words.Number(n)))
	}
	e.Text = strings.Join(scores, ", ")
	return e
}

// moveScore is what a move scored for its player: the tile that it placed, or none, and the points lost. What the end of a round scores for tiles taken
// earlier is not part of it.
type moveScore struct {
	placed []engine.Scored
	loss   int
}

// scoreOf returns what a move of a seat scored.
func scoreOf(events []engine.Event, seat engine.Seat) (s moveScore) {
	for _, e := range events {
		if e.Kind != engine.Slide {
			continue
		}
		if scored, ok := engine.ScoredIn(events, e.To); ok && e.From.Zone.Owned() && e.To.Zone.Scores() {
			s.placed = []engine.Scored{scored}
		}
		if !e.From.Zone.Owned() || s.placed != nil {
			break
		}
	}
	for _, e := range events {
		if e.Seat == seat && e.Kind == engine.Count && e.Points < 0 && (s.placed != nil || e.Source != engine.FromFloor) {
			s.loss += int(e.Points)
		}
	}
	return s
}

// points returns gain and loss, each only if it is not 0.
func (m moveScore) points() (all []int) {
	for _, scored := range m.placed {
		all = append(all, scored.Points)
	}
	if m.loss != 0 {
		all = append(all, m.loss)
	}
	return all
}

// withPoints appends what a move scored to its description.
func withPoints(w *locale.Words, s moveScore, description string) string {
	if len(s.points()) == 0 {
		return description
	}
	return w.T("play.log.gain", "text", description, "note", signedList(w, s.points()))
}

// signedList returns numbers with their signs, such as "+1, −2".
func signedList(w *locale.Words, all []int) string {
	var parts []string
	for _, n := range all {
		parts = append(parts, w.Signed(n))
	}
	return strings.Join(parts, ", ")
}

// moveAnnouncement returns what a screen reader announces after a move: the player, the move, and what it scored.
func moveAnnouncement(g *Game, before engine.Position, m engine.Move, s moveScore) string {
	w, spoken := g.Words, g.Table.MoveName(before, m)
	for _, n := range s.points() {
		spoken = w.T("accessible.worth", "text", spoken, "note", w.T("accessible.points", "amount", w.Signed(n), "points", n))
	}
	return w.T("accessible.move", "player", g.Players[before.ToMove()].Name, "move", spoken)
}

// roundAnnouncement returns what a screen reader announces at the end of a round or of the game: what each seat gained and lost.
func roundAnnouncement(w *locale.Words, round int, over bool, totals []seatRound) string {
	sentences := []string{w.T("accessible.round", "round", round)}
	if over {
		sentences[0] = w.T("accessible.end")
	}
	for _, total := range totals {
		sentences = append(sentences, total.accessible)
	}
	return strings.Join(sentences, " ")
}

// Announcements returns what a screen reader announces after move m from position before: the move and, if it completed a round, what each
// seat gained and lost. The match is already at the position after the move.
func Announcements(g *Game, before engine.Position, m engine.Move) (lines []string) {
	after := g.Cursor.Position()
	var log engine.Log
	before.Clone().Play(m, &log)
	lines = append(lines, moveAnnouncement(g, before, m, scoreOf(log.Events, before.ToMove())))
	if after.Over() || after.Round() != before.Round() {
		totals := roundTotals(g, before.Round(), after.Scores(nil))
		lines = append(lines, roundAnnouncement(g.Words, before.Round(), g.Cursor.Over(), totals))
	}
	return lines
}
