package keys

import (
	"reflect"
	"slices"
	"testing"
)

func TestEveryActionHasANameAGroupAndAKeyOfItsOwn(t *testing.T) {
	grouped := map[Action]int{}
	for _, g := range Groups() {
		for _, a := range g.Actions {
			grouped[a]++
		}
	}
	seen := map[Chord]Action{}
	for a := range ActionCount {
		if found, ok := actionNamed(a.String()); !ok || found != a {
			t.Errorf("action %d is called %q", a, a)
		}
		if grouped[a] != 1 {
			t.Errorf("%v stands in %d groups", a, grouped[a])
		}
		if len(defaultChords[a]) == 0 {
			t.Errorf("%v has no key", a)
		}
		for _, c := range defaultChords[a] {
			if other, there := seen[c]; there {
				t.Errorf("%v is %v and %v", c, a, other)
			}
			if seen[c] = a; !c.Valid() {
				t.Errorf("%v is no chord", c)
			}
		}
	}
}

func TestChordsReadBack(t *testing.T) {
	for _, text := range []string{"Z", "7", "F1", "F12", "?", "+", "-", "ö", "PageUp", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Alt+Shift+F5", "Shift+H"} {
		if c, ok := Parse(text); !ok || c.String() != text {
			t.Errorf("%q reads as %+v, %v", text, c, ok)
		}
	}
	for _, text := range []string{"", "z", "Ctrl", "Ctrl+", "Ctrl+?", "F0", "F13", "Shift+Ctrl+Z", "Enter", "Tab", " ", "\t", "\x00", "??", "\xff", "Ctrl++", "\u202e"} {
		if c, ok := Parse(text); ok {
			t.Errorf("%q reads as %+v", text, c)
		}
	}
}

func TestGivingAKeySwaps(t *testing.T) {
	m, h := Chord{Key: "M"}, Chord{Key: "H"}
	b, swapped, was := Bindings(nil).Assign(Hint, m)
	if !was || swapped != Mute || !slices.Equal(b.Chords(Hint), []Chord{m}) || !slices.Equal(b.Chords(Mute), []Chord{h}) {
		t.Errorf("%v, swapped with %v, %v", b, swapped, was)
	}
	if b, _, _ = b.Assign(Hint, h); b != nil {
		t.Errorf("swapped back is %v, expected all as at first", b)
	}
	if _, _, was = b.Assign(Hint, Chord{Key: "J"}); was {
		t.Error("a free key is swapped")
	}
	if b, _, was = b.Assign(Redo, defaultChords[Redo][1]); was || len(b.Chords(Redo)) != 1 {
		t.Errorf("its own second key: %v, swapped %v", b, was)
	}
	b = Bindings(nil).Clear(Hint)
	if b, swapped, was = b.Assign(Hint, m); !was || swapped != Mute || len(b.Chords(Mute)) != 0 {
		t.Errorf("who has nothing gives nothing: %v", b)
	}
}

func TestReadKeepsWhatIsGood(t *testing.T) {
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
			t.Errorf("%v gives %v and names %v", x.text, got, bad)
		}
		if again, bad := Decode(got.Encode()); !reflect.DeepEqual(again, got) || bad != nil {
			t.Errorf("%v reads back as %v, names %v", got, again, bad)
		}
	}
}
