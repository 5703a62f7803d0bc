// Package record writes and parses games as text: headers followed by tokens for chance and moves.
package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// Position is the key of the header with the state from which a game begins that does not begin with a deal. It is derived from the match.
const Position = "Position"

// termination is the key of the header that says how a game ended: Endless, "normal", "abandoned" or something unknown.
const termination = "Termination"

// Endless is the value of the header Termination of an endless game. It is derived from the match.
const Endless = "endless"

// Header is one header line [Key "value"].
type Header struct{ Key, Value string }

// Record is a game with its headers. It contains the played moves of the current line of the match; use Match.Alone to record another
// line.
type Record struct {
	// Headers are the headers in order, except Game, Players, Start, Jokers, Position and Result, which are derived from the match.
	Headers []Header
	Match   *engine.Match
	// Evaluations are comments that begin with Evaluation, by the number of moves before them. Other comments are not kept.
	Evaluations map[int]string
}

// Evaluation is the first word of a comment that evaluates a position.
const Evaluation = "win"

// Get returns the value of a header, or "".
func (r *Record) Get(key string) string {
	for _, h := range r.Headers {
		if h.Key == key {
			return h.Value
		}
	}
	return ""
}

// Set sets the value of a header. An empty value removes it.
func (r *Record) Set(key, value string) {
	r.Headers = slices.DeleteFunc(r.Headers, func(h Header) bool { return h.Key == key })
	if value != "" {
		r.Headers = append(r.Headers, Header{key, value})
	}
}

// Names returns the names of the players, "" for those without one.
func (r *Record) Names() []string {
	names := make([]string, r.Match.Options.Players)
	for i := range names {
		names[i] = r.Get("Name" + strconv.Itoa(i+1))
	}
	return names
}

// Error is an error in a record and its position. Line and Column count from 1; Column counts runes. Token is the beginning of the
// text at that position.
type Error struct {
	File         string
	Line, Column int
	Token        string
	// Err is the cause: what was expected, or why a move is illegal.
	Err error
}

// Say returns the error as text with the cause translated; see engine.Say.
func (e *Error) Say(w engine.Words) string { return e.at(engine.Say(e.Err, w)) }

// Error returns the error as one line without translation.
func (e *Error) Error() string { return e.at(e.Err.Error()) }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

func (e *Error) at(message string) string {
	return fmt.Sprintf("%s:%d:%d: %s: %s", e.File, e.Line, e.Column, sanitize.Text(e.Token), message)
}

// Format returns the text of a record.
func Format(r *Record) []byte {
	m := r.Match
	var b []byte
	b = AppendHeader(b, "Game", m.Edition.ID)
	b = AppendHeader(b, "Players", strconv.Itoa(m.Options.Players))
	if m.Options.Jokers != "" {
		b = AppendHeader(b, "Jokers", m.Options.Jokers)
	}
	b = AppendHeader(b, "Start", strconv.Itoa(int(m.Options.Start)+1))
	if m.Options.Position != "" {
		b = AppendHeader(b, Position, m.Options.Position)
	}
	for _, h := range r.Headers {
		if h.Key != termination || !m.Endless() && h.Value != Endless {
			b = AppendHeader(b, h.Key, h.Value)
		}
	}
	if m.Endless() {
		b = AppendHeader(b, termination, Endless)
	}
	if m.Over() {
		b = AppendHeader(b, "Result", result(m.Position().Scores(nil)))
	}
	return r.moves(append(b, '\n'))
}

// result returns the value of the Result header for the scores by seat.
func result(scores []int) string { return strings.Trim(fmt.Sprint(scores), "[]") }

// escaped escapes the value of a header.
var escaped = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "\r", " ")

// AppendHeader appends the line of a header.
func AppendHeader(b []byte, key, value string) []byte {
	return fmt.Appendf(b, "[%s \"%s\"]\n", key, escaped.Replace(value))
}

// moves appends the tokens, with a line for each chance event and up to twelve moves per line. An evaluation ends its line.
func (r *Record) moves(b []byte) []byte {
	round, column, chance := 0, 0, false
	p := r.Match.Start()
	for n, mv := range r.Match.Moves() {
		word, _ := p.Chance()
		if word == "deal" && p.Round() != round {
			round = p.Round()
			b, column = fmt.Appendf(endLine(b), "# round %d\n", round), 0
		}
		switch {
		case word != "" && !chance:
			b = append(endLine(b), word...)
		case word == "" && (chance || column == 12):
			b, column = endLine(b), 0
		}
		if b[len(b)-1] != '\n' {
			b = append(b, ' ')
		}
		b = p.AppendMove(b, mv)
		column++
		p.Play(mv, nil)
		after, _ := p.Chance()
		chance = word != "" && after == word
		if text := r.Evaluations[n+1]; text != "" {
			b = fmt.Appendf(b, " # %s", escaped.Replace(text))
			chance = false
		}
		if word != "" && !chance || r.Evaluations[n+1] != "" {
			b, column = endLine(b), 0
		}
	}
	return endLine(b)
}

// endLine ends the line unless it is empty.
func endLine(b []byte) []byte {
	if b[len(b)-1] != '\n' {
		b = append(b, '\n')
	}
	return b
}
