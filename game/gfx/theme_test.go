package gfx

import "testing"

func TestThemeChangesInksAndKeepsTheirOpacity(t *testing.T) {
	theme := HighContrast()
	if got, want := theme.Ink(Hex(0x14345F).Fade(0.5)), Hex(0).Fade(0.5); got != want {
		t.Errorf("half of the house's ink becomes %v, expected %v", got, want)
	}
	for _, other := range []Colour{White(), Hex(0x123456).Fade(0.2)} {
		if got := theme.Ink(other); got != other {
			t.Errorf("%v becomes %v", other, got)
		}
	}
	if usual := new(Theme); usual.Ink(Hex(0x14345F)) != Hex(0x14345F) {
		t.Error("the usual theme changes an ink")
	}
}

func TestThemeStandsInForDrawings(t *testing.T) {
	p := &Pages{sheet: &Sheet{regions: map[string]region{"tile": {}, "bold-tile": {}, "icon": {}, "grain": {}}}}
	for _, c := range []struct {
		theme      Theme
		name, want string
		there      bool
	}{
		{Theme{}, "tile", "tile", true}, {Theme{}, "grain", "grain", true}, {Theme{}, "none", "none", false},
		{HighContrast(), "tile", "bold-tile", true}, {HighContrast(), "icon", "icon", true}, {HighContrast(), "grain", "", false},
	} {
		p.theme = c.theme
		if got, there := p.drawing(c.name); got != c.want || there != c.there {
			t.Errorf("%s is drawn as %q, %v; expected %q, %v", c.name, got, there, c.want, c.there)
		}
	}
}
