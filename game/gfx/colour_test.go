package gfx

import "testing"

// testOverrides overrides the colour of role 1, uses drawings that begin with "bold-" and hides "grain".
func testOverrides() Overrides {
	return Overrides{Prefix: "bold-", Hidden: map[string]bool{"grain": true}, Colours: map[Role]Colour{1: Hex(0)}}
}

// TestOverriddenColours checks that colours are replaced by their role and keep their transparency.
func TestOverriddenColours(t *testing.T) {
	o, ink := testOverrides(), Hex(0x14345F)
	plain := ink
	ink.Role = 1
	if got, want := o.Colour(ink.Fade(0.5)), Hex(0).Fade(0.5); got != want {
		t.Errorf("half of a colour becomes %v, expected %v", got, want)
	}
	other := plain
	other.Role = 2
	for _, unchanged := range []Colour{plain, other.Fade(0.2), White()} {
		if got := o.Colour(unchanged); got != unchanged {
			t.Errorf("%v becomes %v", unchanged, got)
		}
	}
	if none := new(Overrides); none.Colour(ink) != ink {
		t.Error("empty overrides change a colour")
	}
}

// TestOverriddenDrawings checks that drawings are replaced by those with the prefix, and hidden.
func TestOverriddenDrawings(t *testing.T) {
	p := &Pages{sheet: &Sheet{regions: map[string]region{"tile": {}, "bold-tile": {}, "icon": {}, "grain": {}}}}
	for _, c := range []struct {
		overrides  Overrides
		name, want string
		ok         bool
	}{
		{Overrides{}, "tile", "tile", true}, {Overrides{}, "grain", "grain", true}, {Overrides{}, "none", "none", false},
		{testOverrides(), "tile", "bold-tile", true}, {testOverrides(), "icon", "icon", true}, {testOverrides(), "grain", "", false},
	} {
		p.overrides = c.overrides
		if got, ok := p.drawingName(c.name); got != c.want || ok != c.ok {
			t.Errorf("%s is drawn as %q, %v; expected %q, %v", c.name, got, ok, c.want, c.ok)
		}
	}
}
