package keys

import (
	"maps"
	"slices"
	"strings"
)

// most is how many chords an action may have.
const maxChords = 3

// first are the chords at first.
var defaultChords = func() (all [ActionCount][]Chord) {
	for a, row := range actionTable {
		all[a], _ = parseChords(strings.Fields(row.chords))
	}
	return all
}()

// Bindings are the chords of the actions that were changed; nil has all as at first. They are values: whoever changes one gets another.
type Bindings map[Action][]Chord

// Of are the chords of an action. Callers must not change the slice.
func (b Bindings) Chords(a Action) []Chord {
	if own, there := b[a]; there {
		return own
	}
	return defaultChords[a]
}

// Owner is the action of a chord.
func (b Bindings) ActionFor(c Chord) (Action, bool) {
	for a := range ActionCount {
		if slices.Contains(b.Chords(a), c) {
			return a, true
		}
	}
	return 0, false
}

// Give makes a chord the only one of an action. Who had it gets in its place the first that the action had; that is told.
func (b Bindings) Assign(a Action, c Chord) (given Bindings, swapped Action, was bool) {
	owner, taken := b.ActionFor(c)
	if taken = taken && owner != a; !taken {
		return b.with(a, []Chord{c}), 0, false
	}
	rest := slices.Clone(b.Chords(owner))
	i := slices.Index(rest, c)
	if had := b.Chords(a); len(had) > 0 {
		rest[i] = had[0]
	} else {
		rest = slices.Delete(rest, i, i+1)
	}
	return b.with(owner, rest).with(a, []Chord{c}), owner, true
}

// Clear takes all chords from an action.
func (b Bindings) Clear(a Action) Bindings { return b.with(a, []Chord{}) }

func (b Bindings) with(a Action, chords []Chord) Bindings {
	next := maps.Clone(b)
	if next == nil {
		next = Bindings{}
	}
	next[a] = chords
	if slices.Equal(chords, defaultChords[a]) {
		delete(next, a)
	}
	if len(next) == 0 {
		return nil
	}
	return next
}

// Text is what was changed, by name, for a file.
func (b Bindings) Encode() map[string][]string {
	text := map[string][]string{}
	for a, chords := range b {
		forms := []string{}
		for _, c := range chords {
			forms = append(forms, c.String())
		}
		text[a.String()] = forms
	}
	return text
}

// Read reads what Text writes, and names the actions that there are not or whose chords make no sense or are another's, too: what is good is kept.
func Decode(text map[string][]string) (b Bindings, bad []string) {
	for _, name := range slices.Sorted(maps.Keys(text)) {
		a, known := actionNamed(name)
		chords, ok := parseChords(text[name])
		if !known || !ok {
			bad = append(bad, name)
			continue
		}
		b = b.with(a, chords)
	}
	for a := range ActionCount {
		for _, c := range b.Chords(a) {
			if owner, _ := b.ActionFor(c); owner != a { // it comes later
				b = b.with(a, slices.DeleteFunc(slices.Clone(b.Chords(a)), func(o Chord) bool { return o == c }))
				bad = append(bad, a.String())
			}
		}
	}
	return b, bad
}

func parseChords(texts []string) (chords []Chord, ok bool) {
	chords = []Chord{}
	for _, text := range texts {
		c, ok := Parse(text)
		if !ok || slices.Contains(chords, c) {
			return nil, false
		}
		chords = append(chords, c)
	}
	return chords, len(chords) <= maxChords
}
