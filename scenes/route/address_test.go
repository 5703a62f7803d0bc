package route

import (
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game"
)

// TestParseAndAddress checks that each address is parsed as its route, that the route has that address, and the trail of addresses from the title to it.
func TestParseAndAddress(t *testing.T) {
	for _, c := range []struct {
		address string
		r       game.Route
		trail   string
		base    bool
	}{
		{"", Title{}, "", true},
		{"setup", Setup{}, " setup", true},
		{"play", Resume{}, " play", true},
		{"play/menu", OfTable{"menu"}, " play play/menu", false},
		{"play/board-2", OfTable{"board-2"}, " play play/board-2", false},
		{"games", Saved{}, " games", false},
		{"review", OfGame{Screen: "review"}, " review", false},
		{"luck", OfGame{Screen: "luck"}, " luck", false},
		{"mistakes/1z", OfGame{Screen: "mistakes", Game: "1z"}, " mistakes/1z", false},
		{"review/3w5e11264sgsf/1z141z3", OfGame{"review", "3w5e11264sgsf", "1z141z3"}, " review/3w5e11264sgsf review/3w5e11264sgsf/1z141z3", false},
		{"keys", Keys{}, " keys", false},
		{"settings", Settings{}, " settings", false},
		{"settings/sound", Settings{Page: "sound"}, " settings/sound", false},
		{"settings/language", Language{}, " settings/look settings/language", false},
		{"settings/table", TableGround{}, " settings/look settings/table", false},
		{"settings/light", Light{}, " settings/look settings/light", false},
		{"settings/keys", ChangeKeys{}, " settings/access settings/keys", false},
		{"rules", Rules{}, " rules", false},
		{"rules/floor", Rules{Page: "floor"}, " rules/floor", false},
		{"learn", Lessons{}, " learn", false},
		{"learn/azul", Lessons{Course: "azul"}, " learn/azul", false},
		{"learn/azul/3", Lesson{Course: "azul", At: 2}, " learn/azul learn/azul/3", true},
	} {
		if r, ok := Parse(c.address); !ok || r != c.r {
			t.Errorf("%q is %#v, %v; expected %#v", c.address, r, ok, c.r)
		}
		if a := Address(c.r); a != c.address {
			t.Errorf("%#v has the address %q, expected %q", c.r, a, c.address)
		}
		if trail, base := Trail(c.address); strings.Join(trail, " ") != c.trail || base != c.base {
			t.Errorf("%q has the trail %q, %v; expected %q, %v", c.address, trail, base, c.trail, c.base)
		}
	}
}

// TestAddressesOfSheets checks the addresses of routes that are only opened over other scenes.
func TestAddressesOfSheets(t *testing.T) {
	m := &engine.Match{Seed: 71}
	for want, r := range map[string]game.Route{"play": Play{}, "play/menu": Menu{Title: "x"}, "play/help": Explain{}, "play/results": Results{},
		"play/moves": Drawer{Name: "moves"}, "review/1z": Review{Match: m}, "luck/1z": Luck{Match: m}, "mistakes/1z": Mistakes{Match: m}, "review/1z/branches": Branches{Match: m},
		"review/1z/1330ayr": Branch{Of: m, Branch: record.Branch{Name: "x"}}, "settings/look": Settings{Page: "look"}, "rules/floor": Rules{Title: "x", Page: "floor"}} {
		if a := Address(r); a != want {
			t.Errorf("%T has the address %q, expected %q", r, a, want)
		}
	}
}

// TestInvalidAddresses checks that an invalid address leads to the last scene of its valid part.
func TestInvalidAddresses(t *testing.T) {
	for address, want := range map[string]string{"unknown": "", "/": "", "//play": "", "setup/x": "setup", "setup/": "setup", "play/": "play", "play/menu/x": "play/menu",
		"learn/azul/0": "learn/azul", "learn/azul/03": "learn/azul", "learn/azul/-1": "learn/azul", "learn/azul/99999999999999999999": "learn/azul",
		"learn/azul/3/x": "learn/azul/3", "review/b/branches": "review/b", "review/3w5e11264sgsg": "review", "review/B": "review", "review/01": "review", "luck/b/1": "luck/b", "review/b/1z141z4": "review/b", "learn//3": "learn", "rules//": "rules", "RULES": "", "rules/floor/": "rules/floor", "play?": ""} {
		if trail, _ := Trail(address); trail[len(trail)-1] != want {
			t.Errorf("%q leads to %q, expected %q", address, trail, want)
		}
	}
}

// FuzzTrail checks that the trail of any text starts at the title, that each of its addresses can be parsed, and that its last address has the same trail.
func FuzzTrail(f *testing.F) {
	for _, s := range []string{"", "play/board-2", "review/b/1z141z3", "learn/azul/3", "settings/keys", "rules/floor/", "play?", "///", "learn/\x00/1", strings.Repeat("rules/", 99)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, address string) {
		trail, base := Trail(address)
		if trail[0] != "" {
			t.Fatalf("%q has the trail %q", address, trail)
		}
		last := trail[len(trail)-1]
		if !strings.HasPrefix(address, last) {
			t.Errorf("%q leads to %q", address, last)
		}
		if again, b := Trail(last); !slices.Equal(again, trail) || b != base {
			t.Errorf("%q has the trail %q, and its end %q", address, trail, again)
		}
		for _, each := range trail {
			if r, ok := Parse(each); !ok || Address(r) != each {
				t.Errorf("%q is on the trail %q and is parsed as %#v, %v", each, trail, r, ok)
			}
		}
	})
}

// TestLongAddresses checks that an address of any length is cut off before it is parsed, and still leads to the last scene of its valid part.
func TestLongAddresses(t *testing.T) {
	tail := strings.Repeat("a/", 50_000)
	for address, want := range map[string]string{tail: "", "setup/" + tail: "setup", "play/menu/" + tail: "play/menu", "settings/look/" + tail: "settings/look", strings.Repeat("a", 100_000): ""} {
		var trail []string
		allocs := testing.AllocsPerRun(1, func() { trail, _ = Trail(address) })
		if got := trail[len(trail)-1]; got != want || allocs > 50 {
			t.Errorf("%.20q… leads to %q with %.0f allocations, expected %q with at most 50", address, got, allocs, want)
		}
	}
}
