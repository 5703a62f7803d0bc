package locale

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"azulejo/game/locale/messageformat"
)

// parts calls a function for each part of a message, including those in branches.
func parts(m messageformat.Message, each func(messageformat.Part)) {
	for _, p := range m {
		each(p)
		for _, b := range p.Branches {
			parts(b.Message, each)
		}
	}
}

// arguments returns the names of the arguments of a message in alphabetical order.
func arguments(m messageformat.Message) []string {
	all := map[string]bool{}
	parts(m, func(p messageformat.Part) {
		if p.Kind != messageformat.Literal {
			all[p.Text] = true
		}
	})
	return slices.Sorted(maps.Keys(all))
}

// selectors returns the selectors of a part's branches, without exact values.
func selectors(p messageformat.Part) (all []string) {
	for _, b := range p.Branches {
		if b.Selector[0] != '=' {
			all = append(all, b.Selector)
		}
	}
	return all
}

// TestArguments checks that all languages use the same arguments, and that none is used in a plural in one
// language and in a select in another.
func TestArguments(t *testing.T) {
	english := open(t, English)
	counted, selected := map[[2]string]bool{}, map[[2]string]bool{} // by key and name
	for _, code := range Languages() {
		for key, m := range open(t, code).messages {
			if got, want := arguments(m.parse()), arguments(english.messages[key].parse()); !slices.Equal(got, want) {
				t.Errorf("%s: %s uses the arguments %v, English %v", code, key, got, want)
			}
			parts(m.parse(), func(p messageformat.Part) {
				switch p.Kind {
				case messageformat.Plural:
					counted[[2]string{key, p.Text}] = true
				case messageformat.Select:
					selected[[2]string{key, p.Text}] = true
				}
			})
		}
	}
	for argument := range counted {
		if selected[argument] {
			t.Errorf("%s: %s is the argument of a plural and of a select", argument[0], argument[1])
		}
	}
}

// categories returns the plural categories of a language in the order of the CLDR.
func categories(w *Words) (all []string) {
	seen := map[string]bool{"other": true}
	for n := range 1000 {
		seen[formatter{w}.Category(n)] = true
		seen[formatter{w}.Category(float64(n)+0.5)] = true
	}
	seen[formatter{w}.Category(1_000_000)] = true
	for _, category := range []string{"zero", "one", "two", "few", "many", "other"} {
		if seen[category] {
			all = append(all, category)
		}
	}
	return all
}

// TestCategories checks the plural categories of some languages.
func TestCategories(t *testing.T) {
	for code, want := range map[string]string{"en": "one other", "pl": "one few many other", "ar": "zero one two few many other", "ja": "other", "br": "one two few many other"} {
		if got := strings.Join(categories(&Words{plurals: newPluralRules(code)}), " "); got != want {
			t.Errorf("%s: %s, want %s", code, got, want)
		}
	}
}

// TestPluralBranches checks that plurals have exactly the categories of the CLDR.
func TestPluralBranches(t *testing.T) {
	for _, code := range Languages() {
		w := open(t, code)
		want := categories(w)
		for key, m := range w.messages {
			parts(m.parse(), func(p messageformat.Part) {
				if got := selectors(p); p.Kind == messageformat.Plural && !slices.Equal(got, want) {
					t.Errorf("%s: %s has the branches %v for %s, want %v", code, key, got, p.Text, want)
				}
			})
		}
	}
}

// TestSingularsShowTheirNumber checks that where 0 is singular, as in French, a singular shows its number, unless the plural does not
// either.
func TestSingularsShowTheirNumber(t *testing.T) {
	for _, code := range Languages() {
		w := open(t, code)
		if f := (formatter{w}); f.Category(0) != f.Category(1) {
			continue
		}
		shows := func(b messageformat.Branch, name string) bool { return slices.Contains(arguments(b.Message), name) }
		for key, m := range w.messages {
			parts(m.parse(), func(p messageformat.Part) {
				if p.Kind == messageformat.Plural && p.Branches[0].Selector != "=0" && !shows(p.Branches[0], p.Text) && shows(p.Branches[len(p.Branches)-1], p.Text) {
					t.Errorf("%s: %s does not show the number %s where it may be 0", code, key, p.Text)
				}
			})
		}
	}
}

// TestTextsOfThePage checks that the texts of the web page have no plurals, selects or quotations, as the page only replaces {name}.
func TestTextsOfThePage(t *testing.T) {
	for _, code := range Languages() {
		w := open(t, code)
		for _, key := range w.Keys("page.") {
			for _, p := range w.messages[key].parse() {
				if p.Branches != nil || p.Kind == messageformat.Literal && !strings.Contains(w.messages[key].text, p.Text) {
					t.Errorf("%s: %s has a plural, a select or a quotation", code, key)
				}
			}
		}
	}
}
