package locale

import (
	"bytes"
	"encoding/json"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func open(t *testing.T, language string) *Words {
	t.Helper()
	w, err := Open(language)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestUnknownLanguageIsEnglish(t *testing.T) {
	for _, code := range []string{"en", "en-GB", "xx", "", "../words"} {
		if w := open(t, code); w.Language != English {
			t.Errorf("Open(%q) is %q", code, w.Language)
		}
	}
}

func TestMissingWordsAreEnglish(t *testing.T) {
	w := &Words{Language: "xx", english: open(t, English)}
	if got := w.T("setup.nameless", 3); got != "Player 3" || !w.Has("setup.nameless") {
		t.Errorf("words missing in a language: %q", got)
	}
	if got := w.T("no.such.key"); got != "no.such.key" || w.Has("no.such.key") {
		t.Errorf("words missing everywhere: %q", got)
	}
}

func TestNumbers(t *testing.T) {
	w := open(t, English)
	for n, want := range map[int][2]string{0: {"0", "0"}, 7: {"7", "+7"}, -12: {"−12", "−12"}} {
		if got := [2]string{w.Number(n), w.Signed(n)}; got != want {
			t.Errorf("%d is said %q, want %q", n, got, want)
		}
	}
	if got := w.Decimal(-0.25, 1); got != "−0.2" {
		t.Errorf("-0.25 is said %q", got)
	}
}

// entries reads a file as its pairs in order, so that one that stands twice is seen.
func entries(t *testing.T, code string) (keys, texts []string) {
	t.Helper()
	data, err := files.ReadFile(code + ".json")
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(data))
	var all []string
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", code, err)
		}
		if s, ok := token.(string); ok {
			all = append(all, s)
		}
	}
	for i := 0; i+1 < len(all); i += 2 {
		keys, texts = append(keys, all[i]), append(texts, all[i+1])
	}
	return keys, texts
}

var (
	wellFormed = regexp.MustCompile(`^[a-z]+(\.[a-zA-Z0-9-]+)+$`)
	untidy     = regexp.MustCompile(`\.\.\.|  |["\t]|(^|[ (])-\d`)
)

func TestEveryEntryIsWellFormed(t *testing.T) {
	english, _ := entries(t, English)
	for _, code := range Languages() {
		keys, texts := entries(t, code)
		seen := map[string]bool{}
		for i, key := range keys {
			switch {
			case seen[key]:
				t.Errorf("%s: %s stands twice", code, key)
			case !wellFormed.MatchString(key):
				t.Errorf("%s: %q is no key", code, key)
			case !slices.Contains(english, key):
				t.Errorf("%s: %s is not in English", code, key)
			case texts[i] == "" || untidy.MatchString(texts[i]):
				t.Errorf("%s: %s is untidy: %q", code, key, texts[i])
			}
			seen[key] = true
			if _, err := parse(texts[i]); err != nil {
				t.Errorf("%s: %s: %v", code, key, err)
			}
		}
	}
}

func TestEveryLanguageUsesTheArgumentsOfEnglish(t *testing.T) {
	english := open(t, English)
	for _, code := range Languages() {
		for key, m := range open(t, code).messages {
			if got, want := m.args(nil), english.messages[key].args(nil); !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %s uses arguments %v, English %v", code, key, got, want)
			}
		}
	}
}

func (m message) args(into map[int]bool) map[int]bool {
	if into == nil {
		into = map[int]bool{}
	}
	for _, p := range m {
		if p.arg >= 0 {
			into[p.arg] = true
		}
		p.one.args(into)
		p.many.args(into)
	}
	return into
}

var (
	asked  = regexp.MustCompile(`\.T\("([^"]+)"(\+|\)|,)`)
	source = filepath.Join("..", "..")
)

// Every key that the code asks for has words; of one put together, at least the beginning is there.
func TestTheCodeAsksForNothingElse(t *testing.T) {
	w := open(t, English)
	begins := func(prefix string) bool {
		for key := range w.messages {
			if strings.HasPrefix(key, prefix) {
				return true
			}
		}
		return false
	}
	for _, room := range []string{"game", "scenes"} {
		err := filepath.WalkDir(filepath.Join(source, room), func(path string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			for _, m := range asked.FindAllSubmatch(text, -1) {
				if key, whole := string(m[1]), m[2][0] != '+'; whole && !w.Has(key) || !begins(key) {
					t.Errorf("%s asks for %s, which has no words", path, key)
				}
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}

var code = regexp.MustCompile(`"((illegal|why)\.[a-z-]+)"`)

// The engine speaks in codes, which are keys of words: each has words, and there are none for codes that the engine does not know.
func TestTheReasonsOfTheEngineHaveWords(t *testing.T) {
	w := open(t, English)
	known := map[string]bool{}
	err := filepath.WalkDir(filepath.Join(source, "engine"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, m := range code.FindAllSubmatch(text, -1) {
			key := string(m[1])
			if known[key] = true; !w.Has(key) {
				t.Errorf("%s gives the reason %s, which has no words", path, key)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	for key := range w.messages {
		if code.MatchString(`"`+key+`"`) && !known[key] {
			t.Errorf("%s has words, but no rule gives it as a reason", key)
		}
	}
	if len(known) < 50 {
		t.Errorf("only %d reasons found", len(known))
	}
}
