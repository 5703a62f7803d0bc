package locale

import (
	"strings"
	"testing"

	"azulejo/engine/enginetest"
)

// made are words of which only the numbers are known: a comma before the fraction.
func made(t testing.TB, code, plurals string) *Words {
	t.Helper()
	w, err := parseWords(code, []byte(`{"language.plurals":"`+plurals+`","number.point":",","number.grouped":"10.000"}`))
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestMessages(t *testing.T) {
	w := made(t, "de", "one other")
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
		m, err := parse(c.text, 2)
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
		if m, err := parse(text, 2); err == nil {
			t.Errorf("%q passes as %v", text, m)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("{0|one tile|{0} tiles}")
	f.Add("{{0} {1}")
	gauge := enginetest.NewGauge()
	w := made(f, "de", "one other")
	f.Fuzz(func(t *testing.T, text string) {
		var m message
		var err error
		gauge.Read(t, func() { m, err = parse(text, 2) })
		if err != nil {
			return
		}
		var b strings.Builder
		m.write(&b, w, []any{1, "x", 3})
		if !strings.Contains(text, "{") && b.String() != text {
			t.Errorf("%q says %q", text, b.String())
		}
	})
}

func TestNestedChoices(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("{0|", n) + "x" + strings.Repeat("|y}", n) }
	if _, err := parse(nested(deepest), 2); err != nil {
		t.Error(err)
	}
	if _, err := parse(nested(deepest+1), 2); err == nil || !strings.Contains(err.Error(), "deep") {
		t.Errorf("nested too deep: %v", err)
	}
	if _, err := parse(strings.Repeat("{0|", 1<<18), 2); err == nil || len(err.Error()) > 200 {
		t.Errorf("%.300v", err)
	}
}

func FuzzWords(f *testing.F) {
	f.Add([]byte(`{"language.plurals":"one other","a":"{0|one|{1}}","b":null}`)) // short, as long ones are tried slowly
	f.Add([]byte(`{"language.plurals":"one other","number.point":".","play.wins":"{0} wins with {1|one point|{1} points}","{{":"{0|{1|a|b}|c}"}`))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, data []byte) {
		var w *Words
		var err error
		gauge.Read(t, func() { w, err = parseWords("xx", data) })
		if err != nil {
			if strings.Contains(err.Error(), "\n") && len(err.Error()) > 400 {
				t.Errorf("%q", err)
			}
			return
		}
		for key := range w.messages {
			w.T(key, 1, "two")
		}
	})
}
