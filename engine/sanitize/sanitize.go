// Package sanitize shows text that others wrote: short, in one line, and with everything that cannot be seen escaped, so that it can neither
// command a terminal nor turn a line of text round. Hidden are control characters (C0 and C1), those that set the direction of
// writing, what has no width, and line separators.
package sanitize

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// most is how many characters of a text are shown.
const most = 60

// Clip is the beginning of a text, up to 60 characters; … tells that there is more.
func Clip(s string) string {
	n := 0
	for at := range s {
		if n++; n > most {
			return s[:at] + "…"
		}
	}
	return s
}

// Text is the beginning of a text in quotation marks, for a message.
func Text(s string) string { return Line(strconv.Quote(Clip(s))) }

// Line is a whole message in one line: what stands on lines of its own is separated by semicolons.
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

// Name is what a player is called: the beginning of a text without what is hidden.
func Name(s string) string { return strings.TrimSpace(Clip(Plain(s))) }

// Plain is a text without what is hidden.
func Plain(s string) string {
	seen := func(r rune) rune {
		if !Visible(r) {
			return -1
		}
		return r
	}
	return strings.Map(seen, strings.ToValidUTF8(s, ""))
}

// JSON is the same JSON with all hidden characters in its texts escaped.
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

// Visible reports whether a character can be seen: a letter, mark, digit, sign or space, but for letters that only fill a place.
func Visible(r rune) bool {
	return unicode.IsGraphic(r) && !unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r)
}
