package textedit

import (
	"unicode/utf16"
	"unicode/utf8"

	"azulejo/engine/sanitize"
)

// WithUTF16 returns the line with the state of a browser's input element: its text, the ends of its selection, and the range of the
// composition, all in UTF-16 code units. Invisible characters and text beyond the limit are left out.
func (l Line) WithUTF16(text string, anchor, caret, from, to int) Line {
	now := New(text, l.Limit)
	offset := func(units int) int { return min(len(sanitize.Plain(text[:byteOffset(text, units)])), len(now.Text)) }
	now = now.Select(offset(anchor), offset(caret))
	if from, to = offset(from), offset(to); from < to {
		now.CompositionStart, now.CompositionEnd = from, to
	}
	return now
}

// SelectionUTF16 returns anchor and caret in UTF-16 code units.
func (l Line) SelectionUTF16() (anchor, caret int) {
	return utf16Len(l.Text[:l.Anchor]), utf16Len(l.Text[:l.Caret])
}

// utf16Len returns the length of s in UTF-16 code units.
func utf16Len(s string) (n int) {
	for _, r := range s {
		n += utf16.RuneLen(r)
	}
	return n
}

// byteOffset returns the length in bytes of the code points of s that begin within its first units code units.
func byteOffset(s string, units int) (n int) {
	for n < len(s) && units > 0 {
		r, size := utf8.DecodeRuneInString(s[n:])
		n, units = n+size, units-utf16.RuneLen(r)
	}
	return n
}
