package locale

import (
	"strings"
	"testing"
)

func TestMessages(t *testing.T) {
	w := &Words{messages: map[string]message{"number.point": {{text: ",", arg: -1}}}}
	for _, c := range []struct {
		text string
		args []any
		want string
	}{
		{"plain", nil, "plain"},
		{"", nil, ""},
		{"{0} and {1}", []any{"a", 2}, "a and 2"},
		{"{1}{0}", []any{"a", "b"}, "ba"},
		{"{0}", []any{-7}, "−7"},
		{"{0}", []any{2.5}, "2,5"},
		{"{0|one tile|{0} tiles}", []any{1}, "one tile"},
		{"{0|one tile|{0} tiles}", []any{0}, "0 tiles"},
		{"{0|one tile|{0} tiles}", []any{12}, "12 tiles"},
		{"{0} {0|point|points}.", []any{-1}, "−1 point."},
		{"a{0||s}", []any{3}, "as"},
		{"a{0||s}", []any{1}, "a"},
		{"{0|{1} tile|{1|the only|all} tiles}", []any{2, 1}, "the only tiles"},
		{"{{0} or | }", nil, "{0} or | }"},
		{"{0}", nil, "{0}"},
		{"{2|x|y}", []any{1}, "{2}"},
		{"−½ „{0}“", []any{"é"}, "−½ „é“"},
	} {
		m, err := parse(c.text)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		var b strings.Builder
		m.write(&b, w, c.args)
		if b.String() != c.want {
			t.Errorf("%q with %v says %q, want %q", c.text, c.args, b.String(), c.want)
		}
	}
}

func TestIllFormedMessages(t *testing.T) {
	for _, text := range []string{"{", "{0", "{}", "{x}", "{-1}", "{10}", "{0|a}", "{0|a", "{0|a|b", "{0|a|b|c}", "{0|{|b}"} {
		if m, err := parse(text); err == nil {
			t.Errorf("%q passes as %v", text, m)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("{0|one tile|{0} tiles}")
	f.Add("{{0} {1}")
	f.Fuzz(func(t *testing.T, text string) {
		m, err := parse(text)
		if err != nil {
			return
		}
		var b strings.Builder
		m.write(&b, &Words{}, []any{1, "x", 3})
		if !strings.Contains(text, "{") && b.String() != text {
			t.Errorf("%q says %q", text, b.String())
		}
	})
}
