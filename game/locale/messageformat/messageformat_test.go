package messageformat

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/engine/enginetest"
)

// plain has the plural categories of English and formats values with fmt.
type plain struct{}

func (plain) Category(value any) string {
	if value == 1 {
		return "one"
	}
	return other
}

func (plain) Format(value any) string { return fmt.Sprint(value) }

func format(m Message, args ...any) string { return string(m.Append(nil, plain{}, args)) }

// TestFormat compares formatted messages with the results of ICU 72.
func TestFormat(t *testing.T) {
	for _, c := range []struct {
		pattern string
		args    []any
		want    string
	}{
		{"", nil, ""},
		{"plain", nil, "plain"},
		{"−½ „{name}“", []any{"name", "é"}, "−½ „é“"},
		{"{b}{a}{b}", []any{"a", "x", "b", "y"}, "yxy"},
		{"{ \u200e\tname\n}", []any{"name", "x"}, "x"},
		{"{a_1B} and {c}", []any{"a_1B", 1}, "1 and {c}"},
		{"{n, plural, one {# tile} other {# tiles}}", []any{"n", 1}, "1 tile"},
		{"{n, plural, one {# tile} other {# tiles}}", []any{"n", 12}, "12 tiles"},
		{"{n,plural,one{one tile}other{# of {all}}}!", []any{"n", 2, "all", 5}, "2 of 5!"},
		{"{n, plural, =0 {none} one {one} =1 {a single one} other {#}}", []any{"n", 0}, "none"},
		{"{n, plural, =0 {none} one {one} =1 {a single one} other {#}}", []any{"n", 1}, "a single one"},
		{"{n, plural, =-1.5 {less} other {#}}", []any{"n", -1.5}, "less"},
		{"{n, plural, few {few} other {#}}", []any{"n", 3}, "3"},
		{"{who, select, you {You win} other {{who} wins}}", []any{"who", "you"}, "You win"},
		{"{who, select, you {You win} other {{who} wins}}", []any{"who", "Ana"}, "Ana wins"},
		{"{n, plural, one {{m, plural, one {# and {n}} other {all # and {n}}}} other {#}}", []any{"n", 1, "m", 3}, "all 3 and 1"},
		{"{n, plural, other {{who, select, other {# {n}}}}}", []any{"n", 3, "who", "x"}, "# 3"}, // a select within a plural has no #
		{"# {a} #", []any{"a", 1}, "# 1 #"},
		{"a } b", nil, "a } b"},
		{"the bag's tiles", nil, "the bag's tiles"},
		{"the bag''s tiles", nil, "the bag's tiles"},
		{"'{'{a}'}'", []any{"a", 1}, "{1}"},
		{"'{a} isn''t {b}'", nil, "{a} isn't {b}"},
		{"'{a", nil, "{a"},
		{"'}'' and '#'", nil, "}' and #'"},
		{"{n, plural, other {'#' '{'#}}", []any{"n", 5}, "# {5"},
		{"{n, plural, other {it's #''}}", []any{"n", 5}, "it's 5'"},
		{"{n, select, other {'#' }}", []any{"n", 5}, "'#' "},
		{"'", nil, "'"},
		{"''", nil, "'"},
		{"'''", nil, "''"},
		{"'''{'''", nil, "'{'"},
	} {
		m, err := Parse(c.pattern)
		if err != nil {
			t.Errorf("%q: %v", c.pattern, err)
		} else if got := format(m, c.args...); got != c.want {
			t.Errorf("%q with %v: %q, want %q", c.pattern, c.args, got, c.want)
		}
	}
}

// TestErrors checks the errors for invalid patterns and their positions.
func TestErrors(t *testing.T) {
	nested := func(n int) string {
		return strings.Repeat("{n, plural, other {", n) + strings.Repeat("}}", n)
	}
	if _, err := Parse(nested(MaxDepth)); err != nil {
		t.Error(err)
	}
	for pattern, want := range map[string]string{
		"{":                                "byte 2: expected the name of an argument",
		"{}":                               "byte 2: expected the name of an argument",
		"a {0}":                            "byte 5: expected the name of an argument",
		"{1st}":                            "byte 5: expected the name of an argument",
		"{ö}":                              "byte 2: expected the name of an argument",
		"{name":                            "byte 6: expected }",
		"{two words}":                      "byte 6: expected }",
		"{n|one|many}":                     "byte 3: expected }",
		"{n,}":                             "byte 4: expected plural or select",
		"{n, number}":                      "byte 11: expected plural or select",
		"{n, selectordinal, other {#}}":    "byte 18: expected plural or select",
		"{n, plural}":                      "byte 11: expected ,",
		"{n, plural, }":                    "byte 13: expected other",
		"{n, plural, one {#}}":             "byte 20: expected other",
		"{n, plural, offset:1 other {#}}":  "byte 19: expected a plural category or an exact value",
		"{n, plural, once {#} other {#}}":  "byte 17: expected a plural category or an exact value",
		"{n, plural, =x {#} other {#}}":    "byte 14: expected a plural category or an exact value",
		"{n, plural, other {#} two}":       "byte 26: expected {",
		"{n, plural, other {#} #}":         "byte 23: expected }",
		"{n, plural, other #}":             "byte 19: expected {",
		"{n, plural, other {#}":            "byte 22: expected }",
		"{n, plural, other {#":             "byte 21: expected }",
		"{n, plural, other {#} other {}}":  "byte 28: this selector has a branch already",
		"{n, plural, other {{m}}":          "byte 24: expected }",
		"{n, plural, other {{m, plural}}}": "byte 30: expected ,",
		nested(MaxDepth + 1):               "nested too deeply",
		strings.Repeat("{n, select, other {", 1<<16): "nested too deeply",
	} {
		if m, err := Parse(pattern); err == nil {
			t.Errorf("%.60q is parsed as %v", pattern, m)
		} else if !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%.60q: %v, want %s", pattern, err, want)
		}
	}
}

// TestAppendDoesNotAllocate checks that a message is formatted without allocations.
func TestAppendDoesNotAllocate(t *testing.T) {
	m, err := Parse("{player} wins with {points, plural, one {# point} other {# points}}")
	if err != nil {
		t.Fatal(err)
	}
	dst, l, args := make([]byte, 0, 100), Language(constant{}), []any{"player", "Ana", "points", 70}
	if n := testing.AllocsPerRun(100, func() { m.Append(dst, l, args) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// constant is a language that formats every value as the same text, without allocations.
type constant struct{}

func (constant) Category(any) string { return other }
func (constant) Format(any) string   { return "7" }

// pattern returns the source of a message, quoted from the first byte that needs it.
func (m Message) pattern(plural bool) string {
	var b strings.Builder
	for _, p := range m {
		switch p.Kind {
		case Literal:
			special := "{}"
			if plural {
				special = "{}#"
			}
			text := strings.ReplaceAll(p.Text, "'", "''")
			if at := strings.IndexAny(text, special); at >= 0 {
				text = text[:at] + "'" + text[at:] + "'"
			}
			b.WriteString(text)
		case Argument:
			b.WriteString("{" + p.Text + "}")
		case Number:
			b.WriteString("#")
		case Plural, Select:
			b.WriteString("{" + p.Text + ", " + map[Kind]string{Plural: "plural", Select: "select"}[p.Kind] + ",")
			for _, branch := range p.Branches {
				b.WriteString(" " + branch.Selector + " {" + branch.Message.pattern(p.Kind == Plural) + "}")
			}
			b.WriteString("}")
		}
	}
	return b.String()
}

// FuzzParse checks that no pattern makes the parser panic, and that a message is the same after it is written as a pattern and parsed
// again.
func FuzzParse(f *testing.F) {
	for _, pattern := range []string{
		"{player} wins with {points, plural, =0 {nothing} one {# point} other {# points}}",
		"{who, select, you {You} other {{who}}} '{it''s}' '#'",
		"{n, plural, other {{m, plural, other {'#'# {n}''}}}}",
	} {
		f.Add(pattern)
	}
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, pattern string) {
		var m Message
		var err error
		gauge.Read(t, func() { m, err = Parse(pattern) })
		if err != nil {
			if len(err.Error()) > 100 {
				t.Errorf("%q: %v", pattern, err)
			}
			return
		}
		again, err := Parse(m.pattern(false))
		if err != nil {
			t.Fatalf("%q, written %q: %v", pattern, m.pattern(false), err)
		}
		for _, n := range []any{0, 1, 2.5, "x"} {
			args := []any{"n", n, "m", 1, "player", "x", "points", n}
			if got, want := format(again, args...), format(m, args...); got != want {
				t.Errorf("%q formats to %q, and written %q to %q", pattern, want, m.pattern(false), got)
			}
		}
		if !strings.ContainsAny(pattern, "{'") && format(m) != pattern {
			t.Errorf("%q formats to %q", pattern, format(m))
		}
	})
}
