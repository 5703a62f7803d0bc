package bounded

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

// endlessReader is a reader that never ends and counts the bytes read.
type endlessReader struct{ read int }

func (e *endlessReader) Read(b []byte) (int, error) {
	e.read += len(b)
	return len(b), nil
}

// TestAll checks that All reads at most one byte more than the limit.
func TestAll(t *testing.T) {
	e := &endlessReader{}
	if data, err := All(e, 1000); !errors.Is(err, ErrLong) || data != nil || e.read > 1001 {
		t.Errorf("%d bytes, %v; %d were read, expected at most 1001", len(data), err, e.read)
	}
	for n, want := range map[int]error{0: nil, 1000: nil, 1001: ErrLong} {
		data, err := All(strings.NewReader(strings.Repeat("x", n)), 1000)
		if !errors.Is(err, want) || err == nil && len(data) != n {
			t.Errorf("%d bytes of at most 1000: %d, %v", n, len(data), err)
		}
	}
}

// TestFile checks that the error for a file above the limit contains its name.
func TestFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "long")
	if err := os.WriteFile(name, make([]byte, 11), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := File(name, 10); !errors.Is(err, ErrLong) || !strings.HasPrefix(err.Error(), name+": too long") {
		t.Errorf("the error is %v", err)
	}
	if data, err := File(name, 11); err != nil || len(data) != 11 {
		t.Errorf("File = %d bytes, %v", len(data), err)
	}
}

// form is a value to decode.
type form struct {
	Name  string
	Score int
	List  []int
}

// TestJSON checks which texts JSON and Strict accept, and their errors.
func TestJSON(t *testing.T) {
	deep := func(n int) string { return `{"Other":` + strings.Repeat("[", n) + strings.Repeat("]", n) + `}` }
	for _, c := range []struct{ text, lenient, strict string }{
		{`{"Name":"Ana","Score":3}`, "", ""},
		{` {"Name":"[[[[{{{{\"[[[["} ` + "\n", "", ""},
		{`{"Other":1}`, "", `unknown field "Other"`},
		{deep(maxDepth - 1), "", `unknown field "Other"`},
		{deep(maxDepth), "deep", "deep"},
		{strings.Repeat("[", 100000), "deep", "deep"},
		{`{"Name":"` + strings.Repeat("x", MostJSON) + `"}`, "too long", "too long"},
		{`{"List":[0` + strings.Repeat(",0", 1<<16) + `]}`, "65537 values", "65537 values"},
		{`{"Name":"` + strings.Repeat(",", 1<<17) + `"}`, "", ""},
		{`{} {}`, "follows", "follows"},
		{`{`, "unexpected end", "unexpected end"},
		{``, "unexpected end", "unexpected end"},
		{`{"Score":"x"}`, "Score cannot be of type string", "Score cannot be of type string"},
		{`{"Score":` + strings.Repeat("9", 1000) + `}`, "Score cannot be of type number", "Score cannot be of type number"},
		{"{\"\u202e\x1b\":1}", "invalid character", "invalid character"},
		{`[]`, "a value cannot be of type array", "a value cannot be of type array"},
	} {
		for how, err := range map[string]error{c.lenient: JSON([]byte(c.text), &form{}), "strict: " + c.strict: Strict([]byte(c.text), &form{})} {
			want := strings.TrimPrefix(how, "strict: ")
			if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
				t.Errorf("%.40q: %v, expected %q", c.text, err, how)
			}
		}
	}
}

// TestErrorsAreShort checks that errors about long names and numbers are short and have no hidden characters.
func TestErrorsAreShort(t *testing.T) {
	long := strings.Repeat("\u202elong", 10000)
	for _, text := range []string{`{"` + long + `":1}`, `{"Score":` + strings.Repeat("1", 90000) + `}`, `{"List":{"` + long + `":1}}`} {
		err := Strict([]byte(text), &form{})
		if err == nil || utf8.RuneCountInString(err.Error()) > 120 || strings.ContainsRune(err.Error(), '\u202e') {
			t.Errorf("%.200q", err)
		}
	}
}

// FuzzJSON checks that JSON accepts what Strict accepts, with the same value, and that errors are one short line.
func FuzzJSON(f *testing.F) {
	f.Add(`{"Name":"\"[","Score":-1,"List":[1,[2]]}`)
	f.Add(`{"Name":null}{`)
	f.Fuzz(func(t *testing.T, text string) {
		var lenient, strict form
		err := JSON([]byte(text), &lenient)
		if strictErr := Strict([]byte(text), &strict); strictErr == nil && (err != nil || !reflect.DeepEqual(lenient, strict)) {
			t.Fatalf("%q is %+v according to Strict and %+v, %v according to JSON", text, strict, lenient, err)
		}
		if err != nil && (utf8.RuneCountInString(err.Error()) > 200 || strings.Contains(err.Error(), "\n")) {
			t.Fatalf("%q: %v", text, err)
		}
	})
}
