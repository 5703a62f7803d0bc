// Package textedit edits one line of text: its caret, its selection and what an input method is still composing. It knows no devices and
// no pixels.
package textedit

import (
	"unicode"
	"unicode/utf8"

	"azulejo/engine/sanitize"

	"github.com/go-text/typesetting/segmenter"
)

// Line is a line of text while it is edited. Offsets are in bytes and lie between grapheme clusters, which are never cut apart: "é"
// written as two code points is moved over and deleted as one.
type Line struct {
	Text string
	// Anchor and Caret are the two ends of the selection. They are equal while nothing is selected.
	Anchor, Caret int
	// From and To enclose the text that an input method is still composing. They are equal while it composes nothing.
	CompositionStart, CompositionEnd int
	// Limit is the number of code points that the text may have.
	Limit int
}

// New returns a line with the caret behind its text.
func New(text string, limit int) Line {
	l := Line{Limit: limit}
	return l.Insert(text)
}

// Selection returns the ends of the selection in the order of the text.
func (l Line) Selection() (from, to int) { return min(l.Anchor, l.Caret), max(l.Anchor, l.Caret) }

// Composing reports whether an input method is still composing a part of the text.
func (l Line) Composing() bool { return l.CompositionStart != l.CompositionEnd }

// replaced returns the range that new text takes the place of: what is being composed, or else the selection.
func (l Line) replacedRange() (from, to int) {
	if l.Composing() {
		return l.CompositionStart, l.CompositionEnd
	}
	return l.Selection()
}

// replace puts as many grapheme clusters of s as the limit leaves room for in the place of a range, and the caret behind them.
func (l Line) replace(from, to int, s string) Line {
	before, after := l.Text[:from], l.Text[to:]
	s = clip(sanitize.Plain(s), l.Limit-utf8.RuneCountInString(before+after))
	l.Text = before + s + after
	l.CompositionStart, l.CompositionEnd = 0, 0
	return l.MoveTo(len(before) + len(s))
}

// Insert puts text in the place of what is being composed or selected. Invisible characters, and what exceeds the limit, are left out.
func (l Line) Insert(s string) Line {
	from, to := l.replacedRange()
	return l.replace(from, to, s)
}

// Compose puts text that an input method may still change in the place of what it composed before, or of the selection. The caret is
// caret bytes into it.
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

// Confirm keeps what was composed as ordinary text.
func (l Line) Commit() Line {
	l.CompositionStart, l.CompositionEnd = 0, 0
	return l
}

// At puts the caret at an offset and selects nothing.
func (l Line) MoveTo(offset int) Line { return l.Select(offset, offset) }

// Select selects from an anchor to the caret.
func (l Line) Select(anchor, caret int) Line {
	l = l.Commit()
	l.Anchor, l.Caret = l.snap(anchor), l.snap(caret)
	return l
}

// SelectAll selects the whole text.
func (l Line) SelectAll() Line { return l.Select(0, len(l.Text)) }

// Unit is how far the caret goes at once.
type Unit int

const (
	Grapheme Unit = iota
	Word
	Whole
)

// Move moves the caret backwards (-1) or forwards (1). With extend it moves that end of the selection; without, it leaves a selection at
// the end on its way.
func (l Line) Move(by int, unit Unit, extend bool) Line {
	to := l.nextOffset(by, unit)
	switch from, until := l.Selection(); {
	case extend:
		return l.Select(l.Anchor, to)
	case from != until && unit == Grapheme && by < 0:
		to = from
	case from != until && unit == Grapheme:
		to = until
	}
	return l.MoveTo(to)
}

// Delete deletes the selection, or else what lies before (-1) or after (1) the caret.
func (l Line) Delete(by int, unit Unit) Line {
	from, to := l.Selection()
	if from == to {
		to = l.nextOffset(by, unit)
	}
	return l.replace(min(from, to), max(from, to), "")
}

// next returns where the caret comes to from where it is.
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

// wordEdge reports whether a caret that goes by words stops at an offset: before a word on its way back, behind one on its way forth.
func (l Line) wordEdge(at, by int) bool {
	before, _ := utf8.DecodeLastRuneInString(l.Text[:at])
	after, _ := utf8.DecodeRuneInString(l.Text[at:])
	if by < 0 {
		before, after = after, before
	}
	return !unicode.IsSpace(before) && (unicode.IsSpace(after) || after == utf8.RuneError)
}

// snap returns the last offset between grapheme clusters that is not beyond one.
func (l Line) snap(offset int) (at int) {
	for _, b := range Boundaries(l.Text) {
		if b <= offset {
			at = b
		}
	}
	return at
}

// RightToLeft reports whether a text is written from right to left, as all its letters are. A sentence with such a name is not.
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

// Boundaries returns the offsets between the grapheme clusters of a text, its ends included.
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

// clip returns the grapheme clusters at the beginning of a text that have at most limit code points together.
func clip(s string, limit int) string {
	end := 0
	for _, b := range Boundaries(s) {
		if utf8.RuneCountInString(s[:b]) <= limit {
			end = b
		}
	}
	return s[:end]
}
