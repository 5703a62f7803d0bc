package gfx

import (
	"slices"
	"unicode"

	"azulejo/game/textedit"
)

// textRun is a part of a line that one typeface sets. It begins at a byte of the line.
type textRun struct {
	text  string
	start int
	set   Typeface
}

// plain reports whether a typeface of the program sets a whole line: because it has all letters, or because nothing else does.
func (f *Fonts) plain(s string, own *openType) bool {
	if f.Fallback == nil {
		return true
	}
	for _, r := range s {
		if r > unicode.MaxASCII && !joins(r) && !own.has(r) {
			return false
		}
	}
	return true
}

// runs splits a line into the parts that one typeface sets each, from left to right. What is no letter, such as a space, belongs to the
// typeface around it; at the ends of a run it is the program's.
func (f *Fonts) runs(s string, face Face) (all []textRun) {
	face = f.shown(face)
	own := f.own[face]
	pending := 0 // where what is no letter begins, behind the last letter
	add := func(from, to int, set Typeface) {
		if n := len(all); n > 0 && all[n-1].set == set {
			all[n-1].text = s[all[n-1].start:to]
		} else if from < to {
			all = append(all, textRun{s[from:to], from, set})
		}
	}
	for i, r := range s {
		end := i + len(string(r))
		if joins(r) && len(all) > 0 && pending == i {
			add(i, end, all[len(all)-1].set)
			pending = end
			continue
		}
		set := Typeface(own)
		if !own.has(r) {
			if other := f.Fallback.Find(r, face); other != nil {
				set = other
			}
		} else if !unicode.IsLetter(r) && !unicode.IsNumber(r) {
			continue
		}
		if n := len(all); n == 0 || all[n-1].set != set {
			add(pending, i, own)
		}
		add(i, end, set)
		pending = end
	}
	add(pending, len(s), own)
	if textedit.RightToLeft(s) {
		slices.Reverse(all)
	}
	return all
}

// joins reports whether a code point belongs to the letter before it.
func joins(r rune) bool { return unicode.In(r, unicode.M, unicode.Cf) }
