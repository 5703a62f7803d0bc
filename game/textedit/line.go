// Package textedit edits one line of text with a caret, a selection and the composition of an input method. It is independent of devices
// and pixels.
package textedit

import (
	"unicode"
	"unicode/utf8"

	"azulejo/engine/sanitize"

	"github.com/go-text/typesetting/segmenter"
)

// Line is a line of text being edited; methods return the changed line. Offsets are in bytes and lie between grapheme clusters, which are
// never split: "é" written as two code points is moved over and deleted as one.
type Line struct {
	Text string
	// Anchor and Caret are the two ends of the selection. They are equal if nothing is selected.
	Anchor, Caret int
	// CompositionStart and CompositionEnd enclose the text that an input method is composing. They are equal if there is none.
	CompositionStart, CompositionEnd int
	// Limit is the maximum number of code points.
	Limit int
}

// New returns a line with the caret at the end of its text.
func New(text string, limit int) Line {
	l := Line{Limit: limit}
	return l.Insert(text)
}

// Selection returns the start and end of the selection.
func (l Line) Selection() (from, to int) { return min(l.Anchor, l.Caret), max(l.Anchor, l.Caret) }

// Composing reports whether an input method is composing part of the text.
func (l Line) Composing() bool { return l.CompositionStart != l.CompositionEnd }

// replacedRange returns the range that new text replaces: the composition or else the selection.
func (l Line) replacedRange() (from, to int) {
	if l.Composing() {
		return l.CompositionStart, l.CompositionEnd
	}
	return l.Selection()
}

// replace replaces a range by as many grapheme clusters of s as the limit allows and puts the caret behind them.
func (l Line) replace(from, to int, s string) Line {
	before, after := l.Text[:from], l.Text[to:]
	s = clip(sanitize.Plain(s), l.Limit-utf8.RuneCountInString(before+after))
	l.Text = before + s + after
	l.CompositionStart, l.CompositionEnd = 0, 0
	return l.MoveTo(len(before) + len(s))
}

// Insert replaces the composition or the selection. Invisible characters and text beyond the limit are left out.
func (l Line) Insert(s string) Line {
	from, to := l.replacedRange()
	return l.replace(from, to, s)
}

// Compose replaces the composition or the selection by a new composition s with the caret at byte offset caret.
func (l Line) Compose(s string, caret int) Line {
	from, to := l.replacedRange()
	l = l.replace(from, to, s)
	if to = l.Caret; to > from {
		l.CompositionStart, l.CompositionEnd = from, to
		l.Anchor = l.snap(min(from+max(caret, 0), to))
		l.Caret = l.Anchor
	}
	return l
}

// Commit ends the composition and keeps its text.
func (l Line) Commit() Line {
	l.CompositionStart, l.CompositionEnd = 0, 0
	return l
}

// MoveTo moves the caret to an offset and selects nothing.
func (l Line) MoveTo(offset int) Line { return l.Select(offset, offset) }

// Select selects the text between anchor and caret.
func (l Line) Select(anchor, caret int) Line {
	l = l.Commit()
	l.Anchor, l.Caret = l.snap(anchor), l.snap(caret)
	return l
}

// SelectAll selects the whole text.
func (l Line) SelectAll() Line { return l.Select(0, len(l.Text)) }

// Unit is the distance that the caret moves at once.
type Unit int

const (
	Grapheme Unit = iota // one grapheme cluster
	Word                 // to the end of a word, or to the start of one if it moves backwards
	Whole                // to the end of the line
)

// Move moves the caret backwards (-1) or forwards (1). With extend it changes the selection; without, it collapses a selection to the end
// in its direction.
func (l Line) Move(by int, unit Unit, extend bool) Line {
	to := l.nextOffset(by, unit)
	switch from, end := l.Selection(); {
	case extend:
		return l.Select(l.Anchor, to)
	case from != end && unit == Grapheme && by < 0:
		to = from
	case from != end && unit == Grapheme:
		to = end
	}
	return l.MoveTo(to)
}

// Delete deletes the selection or else the text before (-1) or after (1) the caret.
func (l Line) Delete(by int, unit Unit) Line {
	from, to := l.Selection()
	if from == to {
		to = l.nextOffset(by, unit)
	}
	return l.replace(min(from, to), max(from, to), "")
}

// nextOffset returns the offset that the caret moves to.
func (l Line) nextOffset(by int, unit Unit) int {
	bounds := Boundaries(l.Text)
	at := 0
	for i, b := range bounds {
		if b <= l.Caret {
			at = i
		}
	}
	for step := true; step; step = unit == Whole || unit == Word && !l.wordEdge(bounds[at], by) {
		if at+by < 0 || at+by >= len(bounds) {
			break
		}
		at += by
	}
	return bounds[at]
}

// wordEdge reports whether moving by words stops at an offset: at the start of a word if by is negative, otherwise at its end.
func (l Line) wordEdge(at, by int) bool {
	before, _ := utf8.DecodeLastRuneInString(l.Text[:at])
	after, _ := utf8.DecodeRuneInString(l.Text[at:])
	if by < 0 {
		before, after = after, before
	}
	return !unicode.IsSpace(before) && (unicode.IsSpace(after) || after == utf8.RuneError)
}

// snap returns the last grapheme boundary at or before an offset.
func (l Line) snap(offset int) (at int) {
	for _, b := range Boundaries(l.Text) {
		if b <= offset {
			at = b
		}
	}
	return at
}

// RightToLeft reports whether all letters of s belong to scripts written from right to left. It reports false for a left-to-right sentence
// that contains such a name.
func RightToLeft(s string) (yes bool) {
	for _, r := range s {
		if unicode.IsLetter(r) {
			if yes = unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko); !yes {
				return false
			}
		}
	}
	return yes
}

// Boundaries returns the offsets between grapheme clusters, including both ends of the text.
func Boundaries(s string) []int {
	all := []int{0}
	var seg segmenter.Segmenter
	seg.Init([]rune(s))
	at := 0
	for it := seg.GraphemeIterator(); it.Next(); {
		at += len(string(it.Grapheme().Text))
		all = append(all, at)
	}
	return all
}

// clip returns the longest prefix of whole grapheme clusters with at most limit code points.
func clip(s string, limit int) string {
	end := 0
	for _, b := range Boundaries(s) {
		if utf8.RuneCountInString(s[:b]) <= limit {
			end = b
		}
	}
	return s[:end]
}
