// Package sanitize makes text from external sources safe to show: short, on one line, and without characters that could control a terminal or
// change the direction of the surrounding text. Hidden characters are control characters (C0 and C1), bidirectional formatting characters,
// characters without width, and line separators.
package sanitize

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// maxLength is the maximum number of characters shown.
const maxLength = 60

// Clip returns the first 60 characters of a text, followed by … if it is longer.
func Clip(s string) string {
	n := 0
	for at := range s {
		if n++; n > maxLength {
			return s[:at] + "…"
		}
	}
	return s
}

// Text returns the beginning of a text in quotation marks, for use in a message.
func Text(s string) string { return Line(strconv.Quote(Clip(s))) }

// Line returns a message as one line: newlines are replaced by semicolons and hidden characters are escaped.
func Line(s string) string {
	var b strings.Builder
	for _, r := range strings.ReplaceAll(s, "\n", "; ") {
		if Visible(r) {
			b.WriteRune(r)
		} else {
			b.WriteString(strings.Trim(strconv.QuoteRuneToASCII(r), "'"))
		}
	}
	return b.String()
}

// Name returns a player's name: the beginning of a text without hidden characters and surrounding spaces.
func Name(s string) string { return strings.TrimSpace(Clip(Plain(s))) }

// Plain returns a text without hidden characters.
func Plain(s string) string {
	seen := func(r rune) rune {
		if !Visible(r) {
			return -1
		}
		return r
	}
	return strings.Map(seen, strings.ToValidUTF8(s, ""))
}

// JSON returns equivalent JSON with all hidden characters escaped.
func JSON(text []byte) []byte {
	var b []byte
	for _, r := range string(text) {
		if Visible(r) || r == '\n' {
			b = utf8.AppendRune(b, r)
			continue
		}
		for _, unit := range utf16.AppendRune(nil, r) {
			b = fmt.Appendf(b, `\u%04x`, unit)
		}
	}
	return b
}

// Visible reports whether a character is visible: a letter, mark, digit, symbol or space that is not a filler.
func Visible(r rune) bool {
	return unicode.IsGraphic(r) && !unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r)
}
