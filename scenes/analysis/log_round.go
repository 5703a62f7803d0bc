package analysis

import (
	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/table"
)

// seatRound is what a seat placed, gained and lost in a round, with its score after the round.
type seatRound struct {
	tiles              []table.Skin
	placed             []engine.Scored
	gain, loss, points int
	text               string // shown
	accessible         string // for screen readers
}

// rounds accumulates the totals of the current round for each seat, move by move.
type rounds struct {
	log   engine.Log
	seats []seatRound
}

// add plays a move on a copy of the position.
func (r *rounds) add(t table.Look, before engine.Position, m engine.Move) {
	r.log.Reset()
	before.Clone().Play(m, &r.log)
	for _, e := range r.log.Events {
		if e.Seat < 0 || int(e.Seat) >= len(r.seats) {
			continue
		}
		switch seat := &r.seats[e.Seat]; {
		case e.Kind == engine.Slide && e.To.Zone.Scores():
			seat.tiles = append(seat.tiles, t.Skin(table.Piece{Place: e.To, Tile: e.Tile}))
			if scored, ok := engine.ScoredIn(r.log.Events, e.To); ok {
				seat.placed = append(seat.placed, scored)
			}
		case e.Kind == engine.Count && e.Points > 0:
			seat.gain += int(e.Points)
		case e.Kind == engine.Count:
			seat.loss += int(e.Points)
		}
	}
}

// roundTotals returns the totals of the round that the last move of g completed. It replays only the moves of that round.
func roundTotals(g *Game, round int, scores []int) []seatRound {
	match, first := g.Cursor.Match, g.Cursor.At
	for first > 0 && match.At(first-1).Round() == round {
		first--
	}
	r := rounds{seats: make([]seatRound, len(g.Players))}
	for n := first; n < g.Cursor.At; n++ {
		r.add(g.Table, match.At(n), match.Line()[n])
	}
	return r.finish(g, scores)
}

// finish returns the totals of the current round with the scores after it, and starts the next round from zero.
func (r *rounds) finish(g *Game, scores []int) []seatRound {
	done := r.seats
	r.seats = make([]seatRound, len(done))
	for seat, n := range scores {
		done[seat].points = n
		name, address := g.Players[seat].Name, g.Players.Address(engine.Seat(seat))
		done[seat].text, done[seat].accessible = done[seat].describe(g.Words, name), done[seat].accessibleText(g.Words, address, name)
	}
	return done
}

// fold replaces the moves of each completed round by one line for each seat, except in rounds that contain the position shown or are next
// to it.
func fold(all []Entry) (folded []Entry) {
	at := played(all)
	for first, i := 0, 0; i < len(all); i++ {
		e := all[i]
		last := i == len(all)-1
		switch open := first <= at && at <= i+1; {
		case e.IsRound() && !open:
			folded = append(folded, e.seatEntries()...)
			first = i + 1
		case e.IsRound() || last:
			folded = append(folded, all[first:i+1]...)
			first = i + 1
		}
	}
	return folded
}

// seatEntries returns one entry for each seat of a completed round, the first seat's on top, below a heading without scores.
func (e Entry) seatEntries() (lines []Entry) {
	for seat := len(e.totals) - 1; seat >= 0; seat-- {
		line := e
		line.Seat, line.total, line.Placed, line.Text = engine.Seat(seat), &e.totals[seat], e.totals[seat].placed, e.totals[seat].text
		line.AccessibleText = e.totals[seat].accessible
		lines = append(lines, line)
	}
	e.totals, e.AccessibleText = nil, e.Title
	return append(lines, e)
}

// describe returns the score of a named player at the end of a round, with the gain and loss in it.
func (s seatRound) describe(w *locale.Words, name string) string {
	var parts []int
	for _, n := range []int{s.gain, s.loss} {
		if n != 0 {
			parts = append(parts, n)
		}
	}
	text := w.T("play.log.score", "name", name, "points", w.Number(s.points))
	if len(parts) == 0 {
		return text
	}
	return w.T("play.log.gain", "text", text, "note", signedList(w, parts))
}

// accessibleText returns what a screen reader says about the gain, loss and score of a player.
func (s seatRound) accessibleText(w *locale.Words, address, name string) string {
	score := w.T("accessible.points", "amount", w.Number(s.points), "points", s.points)
	switch {
	case s.gain > 0 && s.loss < 0:
		return w.T("accessible.sum.both", "address", address, "player", name, "gain", s.gain, "loss", -s.loss, "score", score)
	case s.gain > 0:
		return w.T("accessible.sum.gain", "address", address, "player", name, "gain", s.gain, "score", score)
	case s.loss < 0:
		return w.T("accessible.sum.loss", "address", address, "player", name, "loss", -s.loss, "score", score)
	}
	return w.T("accessible.sum.none", "address", address, "player", name, "score", score)
}
