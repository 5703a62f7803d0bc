package gfx_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
)

// TestWrapBreaksAtSpaces checks that lines are not broken at no-break spaces.
func TestWrapBreaksAtSpaces(t *testing.T) {
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text  string
		lines []string
	}{
		{"one two", []string{"one", "two"}},
		{"vite\u202f! non", []string{"vite\u202f!", "non"}},
		{"12\u00a0% a", []string{"12\u00a0%", "a"}},
		{"  a\n\nb ", []string{"a", "", "b"}},
	} {
		if lines := fonts.Wrap(c.text, gfx.Serif, 20, 1); !slices.Equal(lines, c.lines) {
			t.Errorf("%q wraps to %q, expected %q", c.text, lines, c.lines)
		}
	}
}

// TestWrapFillsLines compares Wrap with a function that adds one word after another to a line, and then moves the last word but one next to a short last one.
func TestWrapFillsLines(t *testing.T) {
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	reference := func(text string, face gfx.Face, size, width float64) (lines []string) {
		line := ""
		for _, word := range strings.Fields(text) {
			next := strings.TrimLeft(line+" "+word, " ")
			if w, _ := fonts.Measure(next, face, size); w > width && line != "" {
				lines, line = append(lines, line), word
				continue
			}
			line = next
		}
		if before := strings.Fields(strings.Join(lines[max(0, len(lines)-1):], "")); len(line) <= 3 && len(before) > 2 {
			last := before[len(before)-1] + " " + line
			if w, _ := fonts.Measure(last, face, size); w <= width {
				lines[len(lines)-1], line = strings.Join(before[:len(before)-1], " "), last
			}
		}
		return append(lines, line)
	}
	dice := rand.New(rand.NewPCG(1, 2))
	words := strings.Fields("a Wand – Fußbodenleiste 12 i iiiiiiii WWWWWW AV To, «placer» (seven) مريم Startspielermarkierung 7. of the")
	for range 300 {
		var text []string
		for range 1 + dice.IntN(30) {
			text = append(text, words[dice.IntN(len(words))])
		}
		s, face, size, width := strings.Join(text, " "), gfx.Face(dice.IntN(5)), 9+8*dice.Float64(), 500*dice.Float64()
		if lines, expected := fonts.Wrap(s, face, size, width), reference(s, face, size, width); !slices.Equal(lines, expected) {
			t.Errorf("%q of %.2f wraps to %q in %.2f, expected %q", s, size, lines, width, expected)
		}
	}
}

// TestFontsShareTypefaces checks that copies of Fonts can measure text at the same time, and that each has its own choice of typefaces.
func TestFontsShareTypefaces(t *testing.T) {
	shared, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	const text, size = "Azulejo", 20
	serif, _ := shared.Measure(text, gfx.Serif, size)
	sans, _ := shared.Measure(text, gfx.Sans, size)
	var all sync.WaitGroup
	for i := range 8 {
		fonts := *shared
		fonts.AllSans = i%2 == 1
		want := []float64{serif, sans}[i%2]
		all.Go(func() {
			for n := range 2000 {
				fonts.Measure(fmt.Sprint(n), gfx.Serif, float64(10+n%40))
				if w, _ := fonts.Measure(text, gfx.Serif, size); w != want {
					t.Errorf("the width is %v, expected %v", w, want)
					return
				}
			}
		})
	}
	all.Wait()
}
