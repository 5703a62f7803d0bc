package locale

import (
	"reflect"
	"testing"
)

// TestEnvironment checks which variables of the environment set the language, and that C and POSIX mean none.
func TestEnvironment(t *testing.T) {
	for _, c := range []struct {
		all, messages, lang string
		want                []string
		set                 bool
	}{
		{"", "", "", nil, false},
		{"", "", "nl_NL.UTF-8", []string{"nl-NL"}, true},
		{"", "fr_CA", "nl_NL.UTF-8", []string{"fr-CA"}, true},
		{"de_AT.UTF-8@euro", "fr_CA", "nl_NL.UTF-8", []string{"de-AT"}, true},
		{"C", "", "nl_NL", nil, true},
		{"", "C.UTF-8", "nl_NL", nil, true},
		{"POSIX", "", "", nil, true},
		{"", "", "pt", []string{"pt"}, true},
	} {
		values := map[string]string{"LC_ALL": c.all, "LC_MESSAGES": c.messages, "LANG": c.lang}
		got, set := environmentLanguages(func(name string) string { return values[name] })
		if !reflect.DeepEqual(got, c.want) || set != c.set {
			t.Errorf("%v: %v, %v", c, got, set)
		}
	}
}
