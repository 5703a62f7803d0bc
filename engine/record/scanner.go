package record

import (
	"strings"
	"unicode/utf8"
)

// scanner goes through the text of a record, word by word, and keeps nothing of what it has seen.
type scanner struct {
	rest string // what is still to be read
	line int    // the number of the line begun last
	at   int    // how many characters of that line are read
	left string // what of that line is still to be read
}

// byteOrderMark begins the texts of some editors and is no part of what they say.
const byteOrderMark = "\ufeff"

// newScanner returns a scanner of a text, which may begin with a byte order mark.
func newScanner(text string) scanner { return scanner{rest: strings.TrimPrefix(text, byteOrderMark)} }

// token is a piece of text and where it stands.
type token struct {
	text         string
	line, column int
}

const blanks = " \t"

// header is the next line if it is a header; blank lines and comments before it are passed over.
func (s *scanner) header() (token, bool) {
	if !s.seek() || s.left[0] != '[' {
		return token{}, false
	}
	t := token{strings.TrimSpace(s.left), s.line, s.at + 1}
	s.left = ""
	return t, true
}

// word is the next word outside of comments.
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

// seek goes on to what is neither blank nor a comment, and reports whether there is anything.
func (s *scanner) seek() bool {
	for s.blank() {
		if !s.next() {
			return false
		}
	}
	return true
}

// blank passes over blanks and reports whether nothing else is left of the line.
func (s *scanner) blank() bool {
	s.skip(len(s.left) - len(strings.TrimLeft(s.left, blanks)))
	return s.left == "" || s.left[0] == '#'
}

// skip passes over so many bytes of the line.
func (s *scanner) skip(n int) {
	s.at += utf8.RuneCountInString(s.left[:n])
	s.left = s.left[n:]
}

// next begins the next line and reports whether there is one.
func (s *scanner) next() bool {
	if s.rest == "" {
		return false
	}
	s.left, s.rest, _ = strings.Cut(s.rest, "\n")
	s.left = strings.TrimSuffix(s.left, "\r")
	s.line, s.at = s.line+1, 0
	return true
}
