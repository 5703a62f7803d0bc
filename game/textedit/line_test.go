package textedit

import (
	"strings"
	"testing"
	"unicode/utf8"

	"azulejo/engine/sanitize"
)

// show formats a line with its selection as […], its caret as | and its composition as {…}.
func show(l Line) string {
	var b strings.Builder
	from, to := l.Selection()
	for i := range len(l.Text) + 1 {
		if i == l.CompositionEnd && l.Composing() {
			b.WriteByte('}')
		}
		if i == to && from != to {
			b.WriteByte(']')
		}
		if i == l.Caret {
			b.WriteByte('|')
		}
		if i == from && from != to {
			b.WriteByte('[')
		}
		if i == l.CompositionStart && l.Composing() {
			b.WriteByte('{')
		}
		if i < len(l.Text) {
			b.WriteByte(l.Text[i])
		}
	}
	return b.String()
}

// TestEditing checks the text, caret, selection and composition after edits.
func TestEditing(t *testing.T) {
	insert := func(s string) func(Line) Line { return func(l Line) Line { return l.Insert(s) } }
	compose := func(s string, caret int) func(Line) Line { return func(l Line) Line { return l.Compose(s, caret) } }
	move := func(by int, unit Unit, extend bool) func(Line) Line {
		return func(l Line) Line { return l.Move(by, unit, extend) }
	}
	del := func(by int, unit Unit) func(Line) Line { return func(l Line) Line { return l.Delete(by, unit) } }
	at := func(offset int) func(Line) Line { return func(l Line) Line { return l.MoveTo(offset) } }
	all := Line.SelectAll
	for _, c := range []struct {
		name, text string
		limit      int
		do         []func(Line) Line
		want       string
	}{
		{"typed at the end", "Ad", 16, []func(Line) Line{insert("a")}, "Ada|"},
		{"typed at the caret", "Aa", 16, []func(Line) Line{at(1), insert("d")}, "Ad|a"},
		{"typed over all", "Ada", 16, []func(Line) Line{all, insert("Zoé")}, "Zoé|"},
		{"typed over a part", "Ada", 16, []func(Line) Line{move(-1, Grapheme, true), move(-1, Grapheme, true), insert("nn")}, "Ann|"},
		{"selected backwards", "Ada", 16, []func(Line) Line{move(-1, Grapheme, true)}, "Ad|[a]"},
		{"a selection is left at its beginning", "Ada", 16, []func(Line) Line{all, move(-1, Grapheme, false)}, "|Ada"},
		{"a selection is left at its end", "Ada", 16, []func(Line) Line{all, move(1, Grapheme, false)}, "Ada|"},
		{"to the beginning", "Ada L", 16, []func(Line) Line{move(-1, Whole, false)}, "|Ada L"},
		{"all selected from the end", "Ada L", 16, []func(Line) Line{move(-1, Whole, true)}, "|[Ada L]"},
		{"a word back", "Ada  King", 16, []func(Line) Line{move(-1, Word, false)}, "Ada  |King"},
		{"two words back", "Ada  King", 16, []func(Line) Line{move(-1, Word, false), move(-1, Word, false)}, "|Ada  King"},
		{"a word on", "Ada  King", 16, []func(Line) Line{at(0), move(1, Word, false)}, "Ada|  King"},
		{"not beyond the ends", "A", 16, []func(Line) Line{move(1, Grapheme, false), move(-1, Grapheme, false), move(-1, Grapheme, false)}, "|A"},
		{"deleted back", "Ada", 16, []func(Line) Line{del(-1, Grapheme)}, "Ad|"},
		{"deleted ahead", "Ada", 16, []func(Line) Line{at(1), del(1, Grapheme)}, "A|a"},
		{"a word deleted", "Ada King", 16, []func(Line) Line{del(-1, Word)}, "Ada |"},
		{"a selection deleted", "Ada", 16, []func(Line) Line{all, del(-1, Grapheme)}, "|"},
		{"nothing to delete", "", 16, []func(Line) Line{del(-1, Grapheme), del(1, Grapheme)}, "|"},
		{"a letter of two code points is one", "Zoe\u0301", 16, []func(Line) Line{del(-1, Grapheme)}, "Zo|"},
		{"the caret does not go between them", "e\u0301a", 16, []func(Line) Line{at(1)}, "|e\u0301a"},
		{"a flag is one", "🇵🇹🇧🇷", 16, []func(Line) Line{move(-1, Grapheme, false)}, "🇵🇹|🇧🇷"},

		{"pasted in the middle", "AK", 16, []func(Line) Line{at(1), insert("da ")}, "Ada |K"},
		{"pasted to the limit", "Ada", 6, []func(Line) Line{insert(" King")}, "Ada Ki|"},
		{"pasted over a selection at the limit", "Joseph", 6, []func(Line) Line{all, insert("Josephine")}, "Joseph|"},
		{"pasted before the end at the limit", "Joseph", 6, []func(Line) Line{at(0), insert("x")}, "|Joseph"},
		{"a letter of two code points fits or not", "", 4, []func(Line) Line{insert("abce\u0301")}, "abc|"},
		{"a flag fits or not", "", 3, []func(Line) Line{insert("🇵🇹🇧🇷")}, "🇵🇹|"},
		{"hidden characters are not pasted", "", 16, []func(Line) Line{insert("a\u202e\u200b\x1b\n\u00adb\xff")}, "ab|"},

		{"a dead key", "Zo", 16, []func(Line) Line{compose("´", 2)}, "Zo{´}|"},
		{"a dead key and its letter", "Zo", 16, []func(Line) Line{compose("´", 2), insert("é")}, "Zoé|"},
		{"a dead key that is cancelled", "Zo", 16, []func(Line) Line{compose("´", 2), compose("", 0)}, "Zo|"},
		{"composed over a selection", "Ada", 16, []func(Line) Line{all, compose("n", 1), insert("に")}, "に|"},
		{"Japanese", "", 16, []func(Line) Line{compose("t", 1), compose("と", 3), compose("とう", 6), compose("とうきょう", 15), compose("東京", 6), insert("東京")}, "東京|"},
		{"the caret in what is composed", "A", 16, []func(Line) Line{compose("とうきょう", 3)}, "A{と|うきょう}"},
		{"composed in the middle", "AB", 16, []func(Line) Line{at(1), compose("とう", 6)}, "A{とう}|B"},
		{"composed beyond the limit, and shorter in the end", "ABC", 5, []func(Line) Line{compose("とうきょう", 15), insert("東京")}, "ABC東京|"},
		{"a move keeps what was composed", "A", 16, []func(Line) Line{compose("とう", 6), move(-1, Grapheme, false)}, "Aと|う"},
		{"Arabic", "", 16, []func(Line) Line{insert("م"), insert("ري"), insert("م")}, "مريم|"},
		{"an Arabic mark is deleted with its letter", "مُ", 16, []func(Line) Line{del(-1, Grapheme)}, "|"},
		{"Arabic and Latin", "مريم", 16, []func(Line) Line{insert(" M"), del(-1, Word)}, "مريم |"},
	} {
		l := New(c.text, c.limit)
		for _, do := range c.do {
			l = do(l)
		}
		if got := show(l); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// FuzzLine checks that after any edits a line keeps its limit, has no invisible characters, and has all offsets at grapheme boundaries.
func FuzzLine(f *testing.F) {
	f.Add("Zoe\u0301", "とう\u202e", 2, 9)
	f.Add("🇵🇹🇧🇷", "مُ", 7, 3)
	f.Fuzz(func(t *testing.T, text, more string, at, do int) {
		l := New(text, 8).MoveTo(at)
		for range 6 {
			switch by := 1 - do&2; do % 6 {
			case 0:
				l = l.Insert(more)
			case 1:
				l = l.Compose(more, at)
			case 2:
				l = l.Move(by, Unit(at&1), do%4 == 1)
			case 3:
				l = l.Delete(by, Grapheme)
			case 4:
				l = l.SelectAll()
			case 5:
				l = l.Select(at, do)
			}
			do = do/6 + at
			bounds := map[int]bool{}
			for _, b := range Boundaries(l.Text) {
				bounds[b] = true
			}
			if n := utf8.RuneCountInString(l.Text); n > 8 || sanitize.Plain(l.Text) != l.Text || !bounds[l.Anchor] || !bounds[l.Caret] || l.CompositionStart > l.CompositionEnd || l.CompositionEnd > len(l.Text) {
				t.Fatalf("%+v", l)
			}
		}
	})
}

// TestUTF16 checks the conversion of lines from and to the offsets of an input element, which are in UTF-16 code units. A flag has four of them and
// "é" of two code points has two.
func TestUTF16(t *testing.T) {
	for _, c := range []struct {
		name, text              string
		anchor, caret, from, to int
		want                    string
		at, end                 int // the selection in UTF-16 code units
	}{
		{"a caret", "Zoé", 2, 2, 0, 0, "Zo|é", 2, 2},
		{"a selection", "Zoé", 0, 2, 0, 0, "[Zo]|é", 0, 2},
		{"a selection backwards", "Zoé", 3, 1, 0, 0, "Z|[oé]", 3, 1},
		{"composing", "Aと", 2, 2, 1, 2, "A{と}|", 2, 2},
		{"beyond the first plane", "🇵🇹a", 4, 5, 0, 0, "🇵🇹[a]|", 4, 5},
		{"in the middle of a cluster", "🇵🇹a", 2, 2, 0, 0, "|🇵🇹a", 0, 0},
		{"Arabic", "مريم", 4, 4, 0, 0, "مريم|", 4, 4},
		{"after hidden characters", "a\u202e\u200bb", 4, 4, 0, 0, "ab|", 2, 2},
		{"beyond the limit", "Josephine", 9, 9, 0, 0, "Joseph|", 6, 6},
		{"composing beyond the limit", "Josephとう", 8, 8, 6, 8, "Joseph|", 6, 6},
		{"beyond the end", "a", 9, 9, 3, 9, "a|", 1, 1},
		{"half of a pair", "a\xed\xa0\xbdb", 9, 9, 0, 0, "ab|", 2, 2},
	} {
		l := New("before", 6).WithUTF16(c.text, c.anchor, c.caret, c.from, c.to)
		if got := show(l); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if at, end := l.SelectionUTF16(); at != c.at || end != c.end {
			t.Errorf("%s: selected from %d to %d, want %d to %d", c.name, at, end, c.at, c.end)
		}
	}
}
