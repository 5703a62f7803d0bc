package gfx

import (
	"slices"
	"testing"
	"unicode"
	"unicode/utf8"

	"azulejo/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

// squareType is a typeface with letters as wide as their size. It draws nothing.
type squareType struct{ name string }

func (*squareType) Width(text string, size float64) float64 {
	return size * float64(utf8.RuneCountInString(text))
}
func (s *squareType) Caret(text string, at int, size float64) float64 {
	return s.Width(text[:at], size)
}
func (*squareType) Draw(_ *ebiten.Image, _ string, _, _, _, _ float64) {}

// scriptFallback is a fallback with typefaces by script.
type scriptFallback map[*unicode.RangeTable]*squareType

func (s scriptFallback) Find(r rune, _ Face) Typeface {
	for script, typeface := range s {
		if unicode.Is(script, r) {
			return typeface
		}
	}
	return nil
}
func (scriptFallback) Updated() bool { return false }

// fontsWithFallback returns the built-in typefaces with a scriptFallback.
func fontsWithFallback(t *testing.T) *Fonts {
	t.Helper()
	fonts, err := NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	japanese := &squareType{"japanese"}
	fonts.Fallback = scriptFallback{unicode.Hiragana: japanese, unicode.Han: japanese, unicode.Arabic: {"arabic"}, unicode.Cyrillic: {"cyrillic"}}
	return fonts
}

// TestRuns checks that letters that the built-in typeface lacks are set in another one, with the spaces between them, and that the runs of a line that
// is written from right to left are in this order.
func TestRuns(t *testing.T) {
	f := fontsWithFallback(t)
	for _, c := range []struct {
		text string
		runs []string // from left to right, after the name of their typeface unless it is built in
	}{
		{"Ana", []string{"Ana"}},
		{"さくら", []string{"japanese さくら"}},
		{"さくら: 3 yellow", []string{"japanese さくら", ": 3 yellow"}},
		{"Ana, さくら 東京!", []string{"Ana, ", "japanese さくら 東京", "!"}},
		{"Юля 東", []string{"cyrillic Юля", " ", "japanese 東"}},
		{"か\u3099", []string{"japanese か\u3099"}},
		{"Zoe\u0301 Ю", []string{"Zoe\u0301 ", "cyrillic Ю"}},
		{"محمد علي", []string{"arabic محمد علي"}},
		{"محمد wins", []string{"arabic محمد", " wins"}},
		{"محمد 12", []string{" 12", "arabic محمد"}},
		{" محمد", []string{"arabic محمد", " "}},
		{"ก", []string{"ก"}},
		{"", nil},
	} {
		var got []string
		for _, r := range f.runs(c.text, Serif) {
			if s, ok := r.typeface.(*squareType); ok {
				got = append(got, s.name+" "+r.text)
			} else {
				got = append(got, r.text)
			}
			if c.text[r.start:r.start+len(r.text)] != r.text {
				t.Errorf("%q: %q does not begin at %d", c.text, r.text, r.start)
			}
		}
		if !slices.Equal(got, c.runs) {
			t.Errorf("%q is set as %q, expected %q", c.text, got, c.runs)
		}
	}
}

// TestMeasureWithFallback checks that lines are as wide as their runs, and that they are truncated, wrapped and edited by these widths.
func TestMeasureWithFallback(t *testing.T) {
	f := fontsWithFallback(t)
	width := func(s string) float64 { w, _ := f.Measure(s, Serif, 20); return w }
	if got, want := width("Ana さくら!"), width("Ana ")+60+width("!"); got != want {
		t.Errorf("the line is %v wide, expected %v", got, want)
	}
	_, plain := f.Measure("Ana", Serif, 20)
	if _, h := f.Measure("さくら", Serif, 20); h != plain {
		t.Errorf("the line is %v high, another %v", h, plain)
	}
	if got := f.Truncate("さくらさくら", Serif, 20, 70); got != "さく…" && got != "さくら…" || width(got) > 70 {
		t.Errorf("truncated to %q, %v wide", got, width(got))
	}
	if got := f.Wrap("東京 東京 東京", Serif, 20, 90); !slices.Equal(got, []string{"東京 東京", "東京"}) && !slices.Equal(got, []string{"東京", "東京", "東京"}) {
		t.Errorf("wrapped to %q", got)
	}
	text := "A さくB"
	for _, c := range []struct {
		before string
		want   float64
	}{{"", 0}, {"A ", width("A ")}, {"A さ", width("A ") + 20}, {"A さく", width("A ") + 40}, {text, width(text)}} {
		if got := f.Caret(text, len(c.before), Serif, 20); got < c.want-1e-9 || got > c.want+1e-9 {
			t.Errorf("after %q the caret is at %v, expected %v", c.before, got, c.want)
		}
	}
}

// TestFallbackDoesNotChangeOtherText checks that a fallback does not change text whose letters the built-in typefaces have.
func TestFallbackDoesNotChangeOtherText(t *testing.T) {
	with := fontsWithFallback(t)
	without, err := NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []string{"Inês → 3 × “Zoé” ½", "ก", "Zoe\u0301"} {
		for face := range faceCount {
			a, _ := with.Measure(s, face, 17)
			b, _ := without.Measure(s, face, 17)
			if a != b || with.Caret(s, 2, face, 17) != without.Caret(s, 2, face, 17) {
				t.Errorf("%q in face %d is %v wide, without a fallback %v", s, face, a, b)
			}
		}
	}
	if n := testing.AllocsPerRun(100, func() { with.needsNoFallback("Inês → 3 × “Zoé”", with.builtin[Serif]) }); n > 0 {
		t.Errorf("looking for missing letters takes %v allocations", n)
	}
}
