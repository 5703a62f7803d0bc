package locale

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/enginetest"
	"azulejo/game/fetch"
	"azulejo/game/locale/messageformat"
)

// open returns the words of a language, with those of lessons and rules.
func open(t *testing.T, language string) *Words {
	t.Helper()
	w, err := Open(language)
	if err != nil {
		t.Fatal(err)
	}
	if loaded, err := w.LoadLessons(); !loaded || err != nil {
		t.Fatalf("the words of lessons and rules in %s: %v", language, err)
	}
	return w
}

// TestUnknownLanguage checks that the words of an unknown language are English.
func TestUnknownLanguage(t *testing.T) {
	for _, code := range []string{"en", "en-GB", "xx", "", "../words"} {
		if w := open(t, code); w.Language != English {
			t.Errorf("Open(%q) is %q", code, w.Language)
		}
	}
}

// TestLoadLessons checks that further words are fetched again after an error.
func TestLoadLessons(t *testing.T) {
	w, err := Open("nl")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		data   string
		err    error
		loaded bool
	}{{"", errors.New("no network"), false}, {"{", nil, false}, {`{"lesson.any": "een les"}`, nil, true}} {
		got := make(chan fetch.Result, 1)
		w.lessonsFetch = got
		if loaded, err := w.LoadLessons(); loaded || err != nil {
			t.Errorf("before the words are fetched: %v, %v", loaded, err)
		}
		got <- fetch.Result{Data: []byte(c.data), Err: c.err}
		if loaded, err := w.LoadLessons(); loaded != c.loaded || (err == nil) != c.loaded {
			t.Errorf("%q, %v: %v, %v", c.data, c.err, loaded, err)
		}
	}
	if got := w.T("lesson.any"); got != "een les" || !w.LessonsLoaded() {
		t.Errorf("a further word is %q", got)
	}
}

// TestMissingTexts checks that a text that is missing in a language is English, and that an unknown key is returned.
func TestMissingTexts(t *testing.T) {
	w := &Words{Language: "xx", english: open(t, English)}
	if got := w.T("setup.nameless", "seat", 3); got != "Player 3" || !w.Has("setup.nameless") {
		t.Errorf("a text missing in a language is %q", got)
	}
	if got := w.T("no.such.key"); got != "no.such.key" || w.Has("no.such.key") {
		t.Errorf("a text missing in all languages is %q", got)
	}
}

// TestNumberFormats checks numbers with different decimal points, separators and minimum lengths for grouping.
func TestNumberFormats(t *testing.T) {
	for _, c := range []struct {
		point, grouped string
		n              int
		whole          string
		f              float64
		decimal        string
	}{
		{".", "1,000", 1234567, "1,234,567", -1234.5, "−1,234.50"},
		{",", "1.000", -1234, "−1.234", 0.25, "0,25"},
		{",", "10.000", 1234, "1234", 12345, "12.345,00"},
		{",", "1 000", 100000, "100 000", 999.994, "999,99"},
	} {
		w, err := parseWords("xx", []byte(`{"number.point":"`+c.point+`","number.grouped":"`+c.grouped+`"}`))
		if err != nil {
			t.Fatal(err)
		}
		if got := w.Number(c.n); got != c.whole {
			t.Errorf("%d is formatted as %q, want %q", c.n, got, c.whole)
		}
		if got := w.Decimal(c.f, 2); got != c.decimal {
			t.Errorf("%v is formatted as %q, want %q", c.f, got, c.decimal)
		}
	}
}

// TestPlurals checks plural categories against the Unicode CLDR.
func TestPlurals(t *testing.T) {
	for _, c := range []struct {
		code, branches string
		want           map[any]string
	}{
		{"en", "one {a} other {b}", map[any]string{0: "b", 1: "a", -1: "a", 2: "b", 1.0: "a", 1.5: "b", "1": "b", 1e300: "b"}},
		{"en", "=0 {none} =1.5 {some} one {a} other {#}", map[any]string{0: "none", 1: "a", -1: "a", 1.5: "some", 2500: "2,500", 2.5: "2.5"}},
		{"fr", "one {a} other {b}", map[any]string{0: "a", 1: "a", -1: "a", 2: "b", 1.5: "a", 0.5: "a"}},
		{"pt", "one {a} other {b}", map[any]string{0: "b", 1: "a", 2: "b"}},
		{"pt-BR", "one {a} other {b}", map[any]string{0: "b", 1: "a", 2: "b"}},
		{"pl", "one {a} few {b} many {c} other {d}", map[any]string{1: "a", 2: "b", 5: "c", 22: "b", 1.5: "d"}},
		{"ar", "zero {a} one {b} two {c} few {d} many {e} other {f}", map[any]string{0: "a", 1: "b", 2: "c", 3: "d", 11: "e", 100: "f"}},
		{"ja", "other {a}", map[any]string{0: "a", 1: "a", 2: "a"}},
	} {
		w, err := parseWords(c.code, []byte(`{"x.y":"{n, plural, `+c.branches+`}","number.point":".","number.grouped":"1,000"}`))
		if err != nil {
			t.Fatal(err)
		}
		for n, want := range c.want {
			if got := w.T("x.y", "n", n); got != want {
				t.Errorf("%s: %v is %s, want %s", c.code, n, got, want)
			}
		}
	}
}

// TestMessages checks the formatting of arguments, and what is shown for a missing argument and an invalid message.
func TestMessages(t *testing.T) {
	w, err := parseWords("de", []byte(`{"number.point":",","number.grouped":"10.000","a":"„{x}“ − {y}","broken":"{x","plain":"the bag’s"}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		key  string
		args []any
		want string
	}{
		{"a", []any{"x", "é", "y", -12345}, "„é“ − −12.345"},
		{"a", []any{"y", 2.5, "x", errors.New("e")}, "„e“ − 2,5"},
		{"a", []any{"z", 1, "y", true}, "„{x}“ − true"},
		{"broken", []any{"x", 1}, "{x"},
		{"plain", nil, "the bag’s"},
	} {
		if got := w.T(c.key, c.args...); got != c.want {
			t.Errorf("%s with %v: %q, want %q", c.key, c.args, got, c.want)
		}
	}
}

// FuzzWords checks that invalid words return a short error of one line, and that valid ones can be formatted, in limited time and memory.
func FuzzWords(f *testing.F) {
	f.Add([]byte(`{"a":"{n, plural, one {one} other {{m}}}","b":null}`)) // short, as the fuzzer is slow with long inputs
	f.Add([]byte(`{"number.point":".","play.wins":"{n} wins with {m, plural, one {one point} other {# points}}","{'":"{n, select, x {a} other {'{'}}"}`))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, data []byte) {
		var w *Words
		var err error
		gauge.Read(t, func() { w, err = parseWords("xx", data) })
		if err != nil {
			if strings.Contains(err.Error(), "\n") || len(err.Error()) > 400 {
				t.Errorf("%q", err)
			}
			return
		}
		gauge.Read(t, func() {
			for key := range w.messages {
				w.T(key, "n", 1, "m", "two")
			}
		})
	})
}

// TestLists checks lists of up to four items.
func TestLists(t *testing.T) {
	w := open(t, English)
	for want, items := range map[string][]string{
		"": nil, "Ana": {"Ana"}, "Ana and Duarte": {"Ana", "Duarte"}, "Ana, Duarte and Marta": {"Ana", "Duarte", "Marta"},
		"Ana, Inês, {item} and Marta": {"Ana", "Inês", "{item}", "Marta"},
	} {
		if got := w.List(items...); got != want {
			t.Errorf("%v are listed as %q, want %q", items, got, want)
		}
	}
}

// TestSpanishLists checks that "y" becomes "e" before the sound of an i.
func TestSpanishLists(t *testing.T) {
	w := open(t, "es")
	for next, and := range map[string]string{
		"Inés": "e", "Hilario": "e", "ítalo": "e", "Íñigo": "e", "Yves": "e", "HIGINIO": "e", "I": "e", "Y": "y", "Yago": "y", "hielo": "y", "Iago": "y", "Hugo": "y",
		"Ana": "y", "": "y", "3 rojos": "y", "\xff": "y",
	} {
		if got, want := w.List("Ana", next), "Ana "+and+" "+next; got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if got, want := w.List("Ana", "Bo", "Inés", next), "Ana, Bo, Inés "+and+" "+next; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := open(t, "pt").List("Ana", "Inês"); got != "Ana e Inês" {
		t.Errorf("in Portuguese: %s", got)
	}
}

// TestCapitalize checks the first letter of sentences.
func TestCapitalize(t *testing.T) {
	for _, c := range [][3]string{
		{"en", "the tile", "The tile"}, {"es", "¿élites?", "¿Élites?"}, {"de", "„über“", "„Über“"}, {"nl", "ijs", "IJs"}, {"en", "ijs", "Ijs"},
		{"en", "3 red", "3 red"}, {"en", "", ""}, {"en", "\xff\xfe", "\xff\xfe"}, {"en", "\xffa", "\xffa"}, {"en", "−2 points", "−2 points"}, {"en", "/bin/bot", "/bin/bot"}, {"fr", "«\u202fà toi", "«\u202fÀ toi"},
	} {
		if got := (&Words{Language: c[0]}).Capitalize(c[1]); got != c[2] {
			t.Errorf("%s: %q is capitalized as %q, want %q", c[0], c[1], got, c[2])
		}
	}
}

// TestMatch checks which language is used for the preferred languages of a user.
func TestMatch(t *testing.T) {
	match := func(code string, preferred ...string) {
		t.Helper()
		if got := Match(preferred...); got != code {
			t.Errorf("the language for %v is %s, want %s", preferred, got, code)
		}
	}
	for _, code := range Languages() {
		match(code, code)
		match(code, "xx", "not a tag!", code)
		match(code, code, English)
		if !strings.Contains(code, "-") {
			match(code, code+"-CH")
		}
	}
	for preferred, code := range map[string]string{"pt-BR": "pt-BR", "pt_BR": "pt-BR", "pt-br": "pt-BR", "pt": "pt", "pt-PT": "pt", "pt-AO": "pt", "pt-MZ": "pt"} {
		match(code, preferred)
		match(code, "xx", preferred)
	}
	match("nl", "nl", "pt-BR")
	match("pt-BR", "pt-BR", "pt")
	match("pt", "pt", "pt-BR")
}

// TestSupports checks for which language tags there are words.
func TestSupports(t *testing.T) {
	for tag, want := range map[string]bool{"": true, "nl": true, "nl-BE": true, "pt_BR": true, "EN": true, "xx": false, "ja": false, "not a tag!": false} {
		if Supports(tag) != want {
			t.Errorf("Supports(%q) is not %v", tag, want)
		}
	}
}

// TestNumbers checks numbers and signed numbers in English.
func TestNumbers(t *testing.T) {
	w := open(t, English)
	for n, want := range map[int][2]string{0: {"0", "0"}, 7: {"7", "+7"}, -12: {"−12", "−12"}} {
		if got := [2]string{w.Number(n), w.Signed(n)}; got != want {
			t.Errorf("%d is formatted as %q, want %q", n, got, want)
		}
	}
	if got := w.Decimal(-0.25, 1); got != "−0.2" {
		t.Errorf("-0.25 is formatted as %q", got)
	}
	for _, f := range []float64{-0.04, math.Copysign(0, -1)} {
		if got := w.Decimal(f, 1); got != "0.0" {
			t.Errorf("%v is formatted as %q", f, got)
		}
	}
}

// entries returns the keys and texts of a language in order, including duplicates.
func entries(t *testing.T, code string) (keys, texts []string) {
	t.Helper()
	data, err := os.ReadFile(code + ".json")
	if err != nil {
		t.Fatal(err)
	}
	further, err := os.ReadFile("learn/" + code + ".json")
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(io.MultiReader(bytes.NewReader(data), bytes.NewReader(further)))
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

// TestEntries checks that keys are well formed, unique and known in English, and that texts are valid messages without common typing errors.
func TestEntries(t *testing.T) {
	english, _ := entries(t, English)
	for _, code := range Languages() {
		keys, texts := entries(t, code)
		seen := map[string]bool{}
		for i, key := range keys {
			switch {
			case seen[key]:
				t.Errorf("%s: %s is listed twice", code, key)
			case !wellFormed.MatchString(key):
				t.Errorf("%s: %q is not a key", code, key)
			case !slices.Contains(english, key):
				t.Errorf("%s: %s is not in English", code, key)
			case texts[i] == "" || untidy.MatchString(texts[i]):
				t.Errorf("%s: %s is untidy: %q", code, key, texts[i])
			}
			seen[key] = true
			if _, err := messageformat.Parse(texts[i]); err != nil {
				t.Errorf("%s: %s: %v", code, key, err)
			}
		}
	}
}

// TestLanguagesAreComplete checks that every language has all keys of English in the same order.
func TestLanguagesAreComplete(t *testing.T) {
	if got, want := Languages(), []string{"en", "de", "es", "fr", "nl", "pt", "pt-BR"}; !slices.Equal(got, want) {
		t.Errorf("the languages are %v, want %v", got, want)
	}
	english, _ := entries(t, English)
	for _, code := range Languages() {
		if strings.Contains(code, "-") {
			continue
		}
		if keys, _ := entries(t, code); !slices.Equal(keys, english) {
			for i, key := range english {
				if i >= len(keys) || keys[i] != key {
					t.Errorf("%s: %s is missing or not where it is in English", code, key)
					break
				}
			}
		}
	}
}

// TestVariantsContainOnlyDifferences checks that files of regional variants contain exactly the differences, in the order of the base.
func TestVariantsContainOnlyDifferences(t *testing.T) {
	for _, code := range Languages() {
		base, _, regional := strings.Cut(code, "-")
		if !regional {
			continue
		}
		order, texts := entries(t, base)
		keys, own := entries(t, code)
		w, baseWords := open(t, code), open(t, base)
		at := 0
		for i, key := range keys {
			n := slices.Index(order[at:], key)
			if n < 0 {
				t.Errorf("%s: %s is not in %s, or in another order", code, key, base)
				continue
			}
			if at += n; own[i] == texts[at] {
				t.Errorf("%s: %s is the same as in %s", code, key, base)
			}
		}
		for _, key := range order {
			differs := slices.Contains(keys, key)
			if same := w.messages[key].text == baseWords.messages[key].text; same == differs {
				t.Errorf("%s: %s differs in the file: %v, and is the same in the program: %v", code, key, differs, same)
			}
		}
		if w.Language != code || w.T("language.name") == baseWords.T("language.name") {
			t.Errorf("%s has the language %s, %s", code, w.Language, w.T("language.name"))
		}
		if len(keys) > len(order)*2/3 {
			t.Errorf("%s has %d of the %d keys of %s", code, len(keys), len(order), base)
		}
	}
}

// TestBrazilianPortuguese checks that Brazilian texts contain no words that are used only in Portugal.
func TestBrazilianPortuguese(t *testing.T) {
	w := open(t, "pt-BR")
	foreign := regexp.MustCompile(`(?i)(?:^|[^\pL])(tu|te|ti|teus?|tuas?|contigo|és|estás|tens|podes|queres|ecrã|ficheiros?|definiç(ão|ões)|rondas?|bónus|jokers?|prime|controlador|hipóteses?|a (carregar|pensar|julgar|rever)|\pL+-te)(?:$|[^\pL])`)
	for key, message := range w.messages {
		// Names of keys, moves and search terms of the rules are the same in both variants.
		if key == "rules.kin" || strings.HasPrefix(key, "term.word") {
			continue
		}
		parts(message.parse(), func(p messageformat.Part) {
			if m := foreign.FindString(p.Text); m != "" && p.Kind == messageformat.Literal {
				t.Errorf("%s contains %q: %s", key, m, message.text)
			}
		})
	}
}

var (
	textOf = regexp.MustCompile(`\.T\("([^"]+)"(\+|\)|,)`)
	source = filepath.Join("..", "..")
)

// TestKeysInCodeExist checks that every key in the code has a text; for concatenated keys, that the prefix exists.
func TestKeysInCodeExist(t *testing.T) {
	w := open(t, English)
	hasPrefix := func(prefix string) bool {
		for key := range w.messages {
			if strings.HasPrefix(key, prefix) {
				return true
			}
		}
		return false
	}
	for _, dir := range []string{"game", "scenes"} {
		err := filepath.WalkDir(filepath.Join(source, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			for _, m := range textOf.FindAllSubmatch(text, -1) {
				if key, whole := string(m[1]), m[2][0] != '+'; whole && !w.Has(key) || !hasPrefix(key) {
					t.Errorf("%s uses %s, which has no text", path, key)
				}
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}

// TestNoUnusedKeys checks that every key is used: as a whole, by a prefix that ends with a dot, or by a prefix and a suffix.
func TestNoUnusedKeys(t *testing.T) {
	literals := map[string]bool{}
	literal := regexp.MustCompile(`["` + "`" + `](\.?[a-z]+(?:\.[a-zA-Z0-9-]+)*\.?)["` + "`" + `]`)
	for _, dir := range []string{"engine", "game", "scenes", "build", "main.go", "commands_os.go"} {
		err := filepath.WalkDir(filepath.Join(source, dir), func(path string, d fs.DirEntry, err error) error {
			ext := filepath.Ext(path)
			if err != nil || ext != ".go" && ext != ".js" && ext != ".html" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			for _, m := range literal.FindAllSubmatch(text, -1) {
				literals[string(m[1])] = true
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
	for _, key := range open(t, English).Keys("") {
		used := literals[key]
		for i := range key {
			used = used || key[i] == '.' && (literals[key[:i+1]] || literals[key[:i]] && literals[key[i:]])
		}
		if !used {
			t.Errorf("%s is not used", key)
		}
	}
}

var code = regexp.MustCompile(`"((illegal|why|form|record)\.[a-z-]+)"`)

// TestEngineReasonsHaveTexts checks that the reason codes of the engine are exactly the keys of reasons. Some are only said to the player whom they concern.
func TestEngineReasonsHaveTexts(t *testing.T) {
	w := open(t, English)
	known := map[string]bool{}
	err := filepath.WalkDir(filepath.Join(source, "engine"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, m := range code.FindAllSubmatch(text, -1) {
			key := string(m[1])
			if known[key] = true; !w.Has(key) && !w.Has(key+".you") {
				t.Errorf("%s uses the reason %s, which has no text", path, key)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	for key := range w.messages {
		if code.MatchString(`"`+key+`"`) && !known[key] {
			t.Errorf("%s has a text, but is not used as a reason", key)
		}
	}
	if len(known) < 50 {
		t.Errorf("only %d reasons found", len(known))
	}
}

// TestTouchTextsDoNotMentionClicks checks that texts for touch input do not mention clicks. The page has its own key for touch input.
func TestTouchTextsDoNotMentionClicks(t *testing.T) {
	clicks := regexp.MustCompile(`(?i)\bcli(c|ck|quez?|car|ca)\b|klick|\bklik`)
	for _, language := range Languages() {
		w := open(t, language)
		if !clicks.MatchString(w.T("pavilion.prompt.place")) {
			t.Errorf("%s: the text for a mouse does not mention clicks", language)
		}
		w.Touch = true
		for _, key := range w.Keys("") {
			if text := w.T(key); clicks.MatchString(text) && key != "page.start" {
				t.Errorf("%s, %s: %q", language, key, text)
			}
		}
	}
}
