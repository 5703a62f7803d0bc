package sanitize

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"
)

// hidden are characters that must not be shown unescaped.
const hidden = "\x00\a\x1b\r\t\x7f\u0080\u009b\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\u3164\u115f\ufeff\U000e0001"

// TestHiddenCharactersAreEscaped checks that hidden characters are escaped or removed.
func TestHiddenCharactersAreEscaped(t *testing.T) {
	for _, r := range hidden {
		s := "a" + string(r) + "b"
		for name, got := range map[string]string{"Text": Text(s), "Line": Line(s), "Name": Name(s), "JSON": string(JSON([]byte(`"` + s + `"`)))} {
			if strings.ContainsRune(got, r) || !strings.Contains(got, "a") || !strings.Contains(got, "b") {
				t.Errorf("%s(%+q) = %+q", name, s, got)
			}
		}
		if Visible(r) || Name(s) != "ab" {
			t.Errorf("%+q counts as visible", r)
		}
	}
}

// TestVisibleTextIsUnchanged checks that visible characters outside of ASCII are not escaped.
func TestVisibleTextIsUnchanged(t *testing.T) {
	const s = "Inês −3 … “東京” Ω\u00a0é"
	if Line(s) != s || Name(s) != s || Text("Inês") != `"Inês"` || string(JSON([]byte(s))) != s {
		t.Errorf("%q is shown as %q, %q, %s", s, Line(s), Name(s), JSON([]byte(s)))
	}
}

// TestClip checks that text is cut off after 60 characters.
func TestClip(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{strings.Repeat("é", 60), strings.Repeat("é", 60)},
		{strings.Repeat("é", 61), strings.Repeat("é", 60) + "…"},
		{strings.Repeat("\xff", 1<<20), strings.Repeat("\xff", 60) + "…"},
	} {
		if got := Clip(c.in); got != c.want {
			t.Errorf("Clip of %d bytes = %q", len(c.in), got)
		}
	}
	if got := Name(strings.Repeat("\u202e", 1000) + strings.Repeat("x", 1000)); got != strings.Repeat("x", 60)+"…" {
		t.Errorf("a long name becomes %q", got)
	}
}

// TestLine checks that line breaks are replaced and quotes kept.
func TestLine(t *testing.T) {
	if got := Line("first\nsecond \\ \"third\""); got != `first; second \ "third"` {
		t.Errorf("Line = %q", got)
	}
}

// FuzzJSON checks that escaping does not change the value of JSON, and that escaped text is visible and short enough.
func FuzzJSON(f *testing.F) {
	f.Add(hidden)
	f.Add("\U0001F600 \"quoted\" \\ \u2028")
	f.Fuzz(func(t *testing.T, s string) {
		text, err := json.Marshal(map[string]string{"a": s})
		if err != nil {
			t.Fatal(err)
		}
		var before, after map[string]string
		escaped := JSON(text)
		if err := json.Unmarshal(text, &before); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(escaped, &after); err != nil || after["a"] != before["a"] {
			t.Fatalf("%q became %q: %v", before["a"], after["a"], err)
		}
		for _, r := range string(escaped) + Line(s) + Text(s) + Name(s) {
			if !Visible(r) {
				t.Fatalf("%+q contains %+q after escaping", s, r)
			}
		}
		if n := utf8.RuneCountInString(Clip(s)); n > maxLength+1 {
			t.Fatalf("%d characters are left", n)
		}
	})
}
