// Package record writes games as text and reads them back: headers, then chance and moves as tokens.
package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/sanitize"
)

// Header is one line [Key "value"].
type Header struct{ Key, Value string }

// Record is a game with what is said about it: the line that its match follows, as far as it is played. For another of its lines take
// Match.Alone.
type Record struct {
	// Headers are all but Game, Players, Start, Jokers and Result, which follow from the match, in their order.
	Headers []Header
	Match   *engine.Match
}

// Get is the value of a header, or empty.
func (r *Record) Get(key string) string {
	for _, h := range r.Headers {
		if h.Key == key {
			return h.Value
		}
	}
	return ""
}

// Set gives a header a value; an empty one takes it away.
func (r *Record) Set(key, value string) {
	r.Headers = slices.DeleteFunc(r.Headers, func(h Header) bool { return h.Key == key })
	if value != "" {
		r.Headers = append(r.Headers, Header{key, value})
	}
}

// Names are the names of the seats, empty where none is given.
func (r *Record) Names() []string {
	names := make([]string, r.Match.Options.Players)
	for i := range names {
		names[i] = r.Get("Name" + strconv.Itoa(i+1))
	}
	return names
}

// Error says what is wrong with a record, and where. Line and Column count from 1; Column counts runes. Token is the beginning of what
// stands there.
type Error struct {
	File         string
	Line, Column int
	Token        string
	// Err says what was expected, or why a move is illegal; it has words.
	Err error
}

// Say is what engine.Say says of it.
func (e *Error) Say(w engine.Words) string { return e.at(engine.Say(e.Err, w)) }

// Error implements error in one line, for who has no words.
func (e *Error) Error() string { return e.at(e.Err.Error()) }

// Unwrap is what is wrong, without the place.
func (e *Error) Unwrap() error { return e.Err }

func (e *Error) at(message string) string {
	return fmt.Sprintf("%s:%d:%d: %s: %s", e.File, e.Line, e.Column, sanitize.Text(e.Token), message)
}

// Format writes a record.
func Format(r *Record) []byte {
	m := r.Match
	var b []byte
	b = header(b, "Game", m.Edition.ID)
	b = header(b, "Players", strconv.Itoa(m.Options.Players))
	if m.Options.Jokers != "" {
		b = header(b, "Jokers", m.Options.Jokers)
	}
	b = header(b, "Start", strconv.Itoa(int(m.Options.Start)+1))
	for _, h := range r.Headers {
		b = header(b, h.Key, h.Value)
	}
	if p := m.Position(); p.Over() {
		b = header(b, "Result", result(p))
	}
	return moves(append(b, '\n'), m)
}

// result is the scores as a header tells them.
func result(p engine.Position) string { return strings.Trim(fmt.Sprint(p.Scores(nil)), "[]") }

// escaped is what a header's value becomes in its quotation marks.
var escaped = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "\r", " ")

func header(b []byte, key, value string) []byte {
	return fmt.Appendf(b, "[%s \"%s\"]\n", key, escaped.Replace(value))
}

// moves writes the tokens, a chance event to a line and up to twelve moves to one.
func moves(b []byte, m *engine.Match) []byte {
	round, column, chance := 0, 0, false
	p := m.Start()
	for _, mv := range m.Moves() {
		word, _ := p.Chance()
		if word == "deal" && p.Round() != round {
			round = p.Round()
			b, column = fmt.Appendf(fresh(b), "# round %d\n", round), 0
		}
		switch {
		case word != "" && !chance:
			b = append(fresh(b), word...)
		case word == "" && (chance || column == 12):
			b, column = fresh(b), 0
		}
		if b[len(b)-1] != '\n' {
			b = append(b, ' ')
		}
		b = p.AppendMove(b, mv)
		column++
		p.Play(mv, nil)
		after, _ := p.Chance()
		chance = word != "" && after == word
		if word != "" && !chance {
			b, column = fresh(b), 0
		}
	}
	return fresh(b)
}

// fresh ends the line unless it is empty.
func fresh(b []byte) []byte {
	if b[len(b)-1] != '\n' {
		b = append(b, '\n')
	}
	return b
}
