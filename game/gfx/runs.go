package gfx

import (
	"slices"
	"unicode"

	"azulejo/game/textedit"
)

// textRun is a part of a line that is set in one typeface.
type textRun struct {
	text     string
	start    int // byte offset in the line
	typeface Typeface
}

// needsNoFallback reports whether a line is set entirely in builtin, because it has all of its letters or because there is no fallback.
func (f *Fonts) needsNoFallback(s string, builtin *openType) bool {
	if f.Fallback == nil {
		return true
	}
	for _, r := range s {
		if r > unicode.MaxASCII && !isCombining(r) && !builtin.has(r) {
			return false
		}
	}
	return true
}

// runs splits a line into runs of one typeface each, from left to right. Characters other than letters, such as spaces, belong to the run
// around them, or at the ends of a line to the built-in typeface.
func (f *Fonts) runs(s string, face Face) (all []textRun) {
	face = f.effectiveFace(face)
	builtin := f.builtin[face]
	pending := 0 // start of the characters after the last letter
	add := func(from, to int, typeface Typeface) {
		if n := len(all); n > 0 && all[n-1].typeface == typeface {
			all[n-1].text = s[all[n-1].start:to]
		} else if from < to {
			all = append(all, textRun{s[from:to], from, typeface})
		}
	}
	for i, r := range s {
		end := i + len(string(r))
		if isCombining(r) && len(all) > 0 && pending == i {
			add(i, end, all[len(all)-1].typeface)
			pending = end
			continue
		}
		typeface := Typeface(builtin)
		if !builtin.has(r) {
			if other := f.Fallback.Find(r, face); other != nil {
				typeface = other
			}
		} else if !unicode.IsLetter(r) && !unicode.IsNumber(r) {
			continue
		}
		if n := len(all); n == 0 || all[n-1].typeface != typeface {
			add(pending, i, builtin)
		}
		add(i, end, typeface)
		pending = end
	}
	add(pending, len(s), builtin)
	if textedit.RightToLeft(s) {
		slices.Reverse(all)
	}
	return all
}

// isCombining reports whether a code point belongs to the letter before it.
func isCombining(r rune) bool { return unicode.In(r, unicode.M, unicode.Cf) }
