package bounded

import (
	"errors"
	"strings"
	"testing"
)

// TestJSONLimits checks that values at each limit are read and values beyond it are refused, and that brackets and commas in texts do not count.
func TestJSONLimits(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	list := func(n int) string { return "[" + strings.Repeat("1,", n-1) + "1]" }
	padded := func(n int) string { return `"` + strings.Repeat("x", n-2) + `"` }
	for _, x := range []struct {
		name, text string
		want       string // the beginning of the error, or empty
	}{
		{"as deep as allowed", nested(maxDepth), ""},
		{"too deep", nested(maxDepth + 1), "lists and objects are nested more than 32 deep"},
		{"too deep, never closed", strings.Repeat(`{"a":`, maxDepth+1), "lists and objects are nested more than 32 deep"},
		{"many shallow lists", "[" + strings.Repeat("[],", maxDepth) + "{}]", ""},
		{"brackets in a text", `"` + strings.Repeat("[{", maxDepth) + `"`, ""},
		{"brackets after an escaped quotation mark", `"\"` + strings.Repeat("[{", maxDepth) + `"`, ""},
		{"brackets after an escaped backslash", `["\\",` + nested(maxDepth) + "]", "lists and objects are nested more than 32 deep"},
		{"as many values as allowed", list(maxValues), ""},
		{"too many values", list(maxValues + 1), "65537 values, expected at most 65536"},
		{"commas in a text", `"` + strings.Repeat(",", maxValues) + `"`, ""},
		{"as long as allowed", padded(MostJSON), ""},
		{"too long", padded(MostJSON + 1), "too long"},
		{"nothing", "", "unexpected end of JSON input"},
		{"the beginning of a list", "[1,", "unexpected end of JSON input"},
		{"two values", "1 2", "data follows the end of the value"},
	} {
		var form any
		err := JSON([]byte(x.text), &form)
		if x.want == "" && err != nil || x.want != "" && (err == nil || !strings.HasPrefix(err.Error(), x.want)) {
			t.Errorf("%s: %v, expected %q", x.name, err, x.want)
		}
		if (x.name == "too long") != errors.Is(err, ErrLong) {
			t.Errorf("%s: is it too long? %v", x.name, err)
		}
	}
}
