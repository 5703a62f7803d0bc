package azul

import (
	"strings"
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// TestCaptionKeepsNumbersWithTheirWords checks that no line of the caption of a round score begins with a number, at any width.
func TestCaptionKeepsNumbersWithTheirWords(t *testing.T) {
	look := &Table{}
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	f := tabletest.Frame(1280, 720, 2)
	f.Words, f.Kit.Fonts = words, fonts
	look.Layout(f)
	d := &scenery{table: look}
	caption, broken := captionOf([]string{"wall +12", "floor −14", "2 columns +14"}), 0
	for width := 60.0; width < 320; width += 10 {
		on := stage.Group("")
		d.drawCaption(on, caption, stage.Rect{W: width, H: 60})
		var lines []string
		on.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok && n.Name == table.RoundPartsName {
				lines = append(lines, l.Text)
			}
		})
		if len(lines) > 1 && strings.Contains(lines[len(lines)-1], "14") {
			broken++
		}
		for _, line := range lines {
			if strings.HasPrefix(line, "+") || strings.HasPrefix(line, "−") {
				t.Errorf("at a width of %.0f the caption is %q", width, lines)
			}
		}
	}
	if broken == 0 {
		t.Error("the caption never needs a second line")
	}
}
