package keys

import (
	"maps"
	"slices"
	"strings"
)

// maxChords is the maximum number of chords of an action.
const maxChords = 3

// defaultChords are the chords of actions that the player has not changed.
var defaultChords = func() (all [ActionCount][]Chord) {
	for a, row := range actionTable {
		all[a], _ = parseChords(strings.Fields(row.chords))
	}
	return all
}()

// Bindings are the chords of the actions that the player has changed; nil means that all have their defaults. Bindings are immutable:
// methods that change them return a copy.
type Bindings map[Action][]Chord

// Chords returns the chords of an action. Callers must not change the slice.
func (b Bindings) Chords(a Action) []Chord {
	if changed, ok := b[a]; ok {
		return changed
	}
	return defaultChords[a]
}

// ActionFor returns the action of a chord and whether there is one.
func (b Bindings) ActionFor(c Chord) (Action, bool) {
	for a := range ActionCount {
		if slices.Contains(b.Chords(a), c) {
			return a, true
		}
	}
	return 0, false
}

// Assign makes c the only chord of a. If another action had c, that action gets the first chord that a had, and Assign returns it as
// swapped.
func (b Bindings) Assign(a Action, c Chord) (changed Bindings, swapped Action, ok bool) {
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

// Clear removes all chords of an action.
func (b Bindings) Clear(a Action) Bindings { return b.with(a, []Chord{}) }

// with returns the bindings with the chords of an action replaced.
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

// Encode returns the changed chords by action name, for a file.
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

// Decode reads the result of Encode. It leaves out actions that are unknown or have invalid chords, and chords that belong to another
// action, and returns the names of the actions concerned.
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
			if first, _ := b.ActionFor(c); first != a {
				b = b.with(a, slices.DeleteFunc(slices.Clone(b.Chords(a)), func(o Chord) bool { return o == c }))
				bad = append(bad, a.String())
			}
		}
	}
	return b, bad
}

// parseChords parses the chords of one action. It reports false if any is invalid or repeated, or if there are too many.
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
