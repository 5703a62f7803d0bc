package keys

import (
	"reflect"
	"slices"
	"testing"
)

// TestActions checks that every action has a name, a group and a valid chord that no other action has.
func TestActions(t *testing.T) {
	grouped := map[Action]int{}
	for _, g := range Groups() {
		for _, a := range g.Actions {
			grouped[a]++
		}
	}
	seen := map[Chord]Action{}
	for a := range ActionCount {
		if found, ok := actionNamed(a.String()); !ok || found != a {
			t.Errorf("action %d has the name %q", a, a)
		}
		if grouped[a] != 1 {
			t.Errorf("%v is in %d groups", a, grouped[a])
		}
		if len(defaultChords[a]) == 0 {
			t.Errorf("%v has no key", a)
		}
		for _, c := range defaultChords[a] {
			if other, ok := seen[c]; ok {
				t.Errorf("%v is bound to %v and %v", c, a, other)
			}
			if seen[c] = a; !c.Valid() {
				t.Errorf("%v is not a valid chord", c)
			}
		}
	}
}

// TestParse checks that chords are read as they are written, and which texts are invalid.
func TestParse(t *testing.T) {
	for _, text := range []string{"Z", "7", "F1", "F12", "?", "+", "-", "ö", "PageUp", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Alt+Shift+F5", "Shift+H"} {
		if c, ok := Parse(text); !ok || c.String() != text {
			t.Errorf("%q is parsed as %+v, %v", text, c, ok)
		}
	}
	for _, text := range []string{"", "z", "Ctrl", "Ctrl+", "Ctrl+?", "F0", "F13", "Shift+Ctrl+Z", "Enter", "Tab", " ", "\t", "\x00", "??", "\xff", "Ctrl++", "\u202e"} {
		if c, ok := Parse(text); ok {
			t.Errorf("%q is parsed as %+v", text, c)
		}
	}
}

// TestAssignSwaps checks that assigning a chord of another action swaps the chords.
func TestAssignSwaps(t *testing.T) {
	m, h := Chord{Key: "M"}, Chord{Key: "H"}
	b, swapped, ok := Bindings(nil).Assign(Hint, m)
	if !ok || swapped != Mute || !slices.Equal(b.Chords(Hint), []Chord{m}) || !slices.Equal(b.Chords(Mute), []Chord{h}) {
		t.Errorf("%v, swapped with %v, %v", b, swapped, ok)
	}
	if b, _, _ = b.Assign(Hint, h); b != nil {
		t.Errorf("swapped back is %v, expected the defaults", b)
	}
	if _, _, ok = b.Assign(Hint, Chord{Key: "J"}); ok {
		t.Error("an unbound key is swapped")
	}
	if b, _, ok = b.Assign(Redo, defaultChords[Redo][1]); ok || len(b.Chords(Redo)) != 1 {
		t.Errorf("the second key of the action: %v, swapped %v", b, ok)
	}
	b = Bindings(nil).Clear(Hint)
	if b, swapped, ok = b.Assign(Hint, m); !ok || swapped != Mute || len(b.Chords(Mute)) != 0 {
		t.Errorf("an action without chords is swapped for one: %v", b)
	}
}

// TestDecode checks which bindings are read from settings, and which actions are reported as invalid.
func TestDecode(t *testing.T) {
	for _, x := range []struct {
		text map[string][]string
		want Bindings
		bad  []string
	}{
		{nil, nil, nil},
		{map[string][]string{"hint": {"J"}, "jump": {"K"}}, Bindings{Hint: {{Key: "J"}}}, []string{"jump"}},
		{map[string][]string{"hint": {"J"}, "mute": {"Enter"}}, Bindings{Hint: {{Key: "J"}}}, []string{"mute"}},
		{map[string][]string{"hint": {}}, Bindings{Hint: {}}, nil},
		{map[string][]string{"hint": {"M"}, "mute": {"H"}}, Bindings{Hint: {{Key: "M"}}, Mute: {{Key: "H"}}}, nil},
		{map[string][]string{"hint": {"M"}}, Bindings{Hint: {{Key: "M"}}, Mute: {}}, []string{"mute"}},
		{map[string][]string{"hint": {"J", "J"}}, nil, []string{"hint"}},
		{map[string][]string{"hint": {"1", "2", "3", "4"}}, nil, []string{"hint"}},
	} {
		got, bad := Decode(x.text)
		if !reflect.DeepEqual(got, x.want) || !slices.Equal(bad, x.bad) {
			t.Errorf("%v is decoded as %v, bad actions %v", x.text, got, bad)
		}
		if again, bad := Decode(got.Encode()); !reflect.DeepEqual(again, got) || bad != nil {
			t.Errorf("%v is decoded again as %v, bad actions %v", got, again, bad)
		}
	}
}

// TestKindsOfKeys checks which keys are letters, digits, function keys or characters, at the ends of each range and next to them.
func TestKindsOfKeys(t *testing.T) {
	for key, want := range map[string][3]bool{ // alphanumeric, a function key, valid
		"A": {true, false, true}, "Z": {true, false, true}, "0": {true, false, true}, "9": {true, false, true}, "a": {}, "z": {}, "AA": {}, "": {},
		"@": {false, false, true}, "[": {false, false, true}, "/": {false, false, true}, ":": {false, false, true}, "{": {false, false, true}, " ": {},
		"F1": {false, true, true}, "F9": {false, true, true}, "F10": {false, true, true}, "F12": {false, true, true}, "F0": {}, "F:": {}, "F13": {}, "G1": {},
	} {
		if got := [3]bool{IsAlphanumeric(key), IsFunction(key), Chord{Key: key}.Valid()}; got != want {
			t.Errorf("%q: %v, expected %v", key, got, want)
		}
	}
}

// TestMaxChords checks that an action has at most three chords, all different.
func TestMaxChords(t *testing.T) {
	for n := range 5 {
		if chords, ok := parseChords([]string{"A", "B", "C", "D"}[:n]); ok != (n <= 3) || len(chords) != n {
			t.Errorf("%d chords: %v, %v", n, chords, ok)
		}
	}
	if _, ok := parseChords([]string{"A", "A"}); ok {
		t.Error("the same chord is accepted twice")
	}
}
