package record

import (
	"strings"
	"unicode/utf8"
)

// scanner splits the text of a record into tokens. It keeps only the remaining text, so that long records need little memory.
type scanner struct {
	rest string // text after the current line
	line int    // number of the current line, from 1
	at   int    // number of characters read from the current line
	left string // rest of the current line
	// evaluation is the last comment of the kind that Record keeps, until it is taken.
	evaluation string
}

// byteOrderMark is written by some editors at the beginning of a text.
const byteOrderMark = "\ufeff"

// newScanner returns a scanner for a text, which may begin with a byte order mark.
func newScanner(text string) scanner { return scanner{rest: strings.TrimPrefix(text, byteOrderMark)} }

// token is a piece of text and its position.
type token struct {
	text         string
	line, column int
}

const blanks = " \t"

// header returns the next line if it is a header, skipping blank lines and comments.
func (s *scanner) header() (token, bool) {
	if !s.seek() || s.left[0] != '[' {
		return token{}, false
	}
	t := token{strings.TrimSpace(s.left), s.line, s.at + 1}
	s.left = ""
	return t, true
}

// word returns the next word outside comments.
func (s *scanner) word() (token, bool) {
	if !s.seek() {
		return token{}, false
	}
	end := strings.IndexAny(s.left, blanks+"#")
	if end < 0 {
		end = len(s.left)
	}
	t := token{s.left[:end], s.line, s.at + 1}
	s.skip(end)
	return t, true
}

// seek skips blanks, blank lines and comments, and reports whether any text follows.
func (s *scanner) seek() bool {
	for s.blank() {
		if comment := strings.TrimSpace(strings.TrimPrefix(s.left, "#")); strings.HasPrefix(comment, Evaluation+" ") {
			s.evaluation = comment
		}
		if !s.next() {
			return false
		}
	}
	return true
}

// blank skips blanks and reports whether the rest of the line is empty or a comment.
func (s *scanner) blank() bool {
	s.skip(len(s.left) - len(strings.TrimLeft(s.left, blanks)))
	return s.left == "" || s.left[0] == '#'
}

// skip skips n bytes of the line.
func (s *scanner) skip(n int) {
	s.at += utf8.RuneCountInString(s.left[:n])
	s.left = s.left[n:]
}

// next goes to the next line and reports whether there is one.
func (s *scanner) next() bool {
	if s.rest == "" {
		return false
	}
	s.left, s.rest, _ = strings.Cut(s.rest, "\n")
	s.left = strings.TrimSuffix(s.left, "\r")
	s.line, s.at = s.line+1, 0
	return true
}
