package locale

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine/intake"
	"azulejo/engine/quote"
)

//go:embed *.json
var files embed.FS

// English is the language that every other falls back to.
const English = "en"

// Words are the words of one language.
type Words struct {
	// Language is its code, such as "en".
	Language string
	messages map[string]message
	english  *Words // nil in English itself
}

// Languages lists the codes of the languages there are, English first.
func Languages() []string {
	list := []string{English}
	entries, err := files.ReadDir(".")
	if err != nil {
		return list
	}
	for _, e := range entries {
		if code := strings.TrimSuffix(e.Name(), ".json"); code != English {
			list = append(list, code)
		}
	}
	return list
}

// Open returns the words of a language. A language that is not there, or only as a variety of another ("pt-BR" where there is "pt"),
// gives the nearest one.
func Open(language string) (*Words, error) {
	english, err := read(English)
	if err != nil {
		return nil, err
	}
	for _, code := range []string{language, strings.Split(language, "-")[0]} {
		if code != English && slices.Contains(Languages(), code) {
			w, err := read(code)
			if err != nil {
				return nil, err
			}
			w.english = english
			return w, nil
		}
	}
	return english, nil
}

func read(code string) (*Words, error) {
	data, err := files.ReadFile(code + ".json")
	if err != nil {
		return nil, err
	}
	return parseWords(code, data)
}

// parseWords reads a file of words.
func parseWords(code string, data []byte) (*Words, error) {
	var texts map[string]string
	if err := intake.JSON(data, &texts); err != nil {
		return nil, fmt.Errorf("words of %s: %w", code, err)
	}
	w := &Words{Language: code, messages: map[string]message{}}
	for key, text := range texts {
		m, err := parse(text)
		if err != nil {
			return nil, fmt.Errorf("words of %s, %s: %w", code, quote.Text(key), err)
		}
		w.messages[key] = m
	}
	return w, nil
}

// Has reports whether there are words for a key.
func (w *Words) Has(key string) bool {
	_, ok := w.messages[key]
	return ok || w.english != nil && w.english.Has(key)
}

// T gives the words for a key, with arguments put in: numbers as Number says them, all else as it prints. A key without words gives
// itself.
func (w *Words) T(key string, args ...any) string {
	m, ok := w.messages[key]
	switch {
	case !ok && w.english != nil:
		return w.english.T(key, args...)
	case !ok:
		return key
	}
	var b strings.Builder
	m.write(&b, w, args)
	return b.String()
}

// Number says a whole number, with a true minus sign.
func (w *Words) Number(n int) string {
	return strings.Replace(strconv.Itoa(n), "-", "−", 1)
}

// Signed says a whole number with its sign: "+4", "−2", and "0" without one.
func (w *Words) Signed(n int) string {
	if n > 0 {
		return "+" + w.Number(n)
	}
	return w.Number(n)
}

// Decimal says a number with some digits after the point, or the comma.
func (w *Words) Decimal(f float64, digits int) string {
	s := strings.Replace(strconv.FormatFloat(f, 'f', digits, 64), "-", "−", 1)
	return strings.Replace(s, ".", w.T("number.point"), 1)
}

func (w *Words) say(arg any) string {
	switch v := arg.(type) {
	case int:
		return w.Number(v)
	case float64:
		return w.Decimal(v, -1)
	}
	return fmt.Sprint(arg)
}
