package locale

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"azulejo/engine/bounded"
	"azulejo/game/fetch"

	"golang.org/x/text/language"
)

// English is the language that every other falls back to.
const English = "en"

// Words are the words of one language.
type Words struct {
	// Language is its code, such as "en".
	Language string
	// Touch prefers words for who plays by touch, who taps and does not click.
	Touch    bool
	plurals  pluralRules
	messages map[string]*message
	english  *Words // nil in English itself
	learned  bool
	learning <-chan fetch.Result // under way, if not nil
}

// Languages lists the codes of the languages there are, English first.
func Languages() []string {
	others := slices.DeleteFunc(codes(), func(code string) bool { return code == English })
	return append([]string{English}, others...)
}

// Open returns the words of the language that suits best who would like to read the given ones, the dearest first. Varieties of a language
// ("de-AT" where there is "de") stand in for each other. Where none suits, or its words are not Ready, it is English.
func Open(wished ...string) (*Words, error) {
	english, err := read(English)
	if err != nil {
		return nil, err
	}
	code := Match(wished...)
	if code == English || !held(code) {
		return english, nil
	}
	w, err := read(code)
	if err != nil {
		return nil, err
	}
	w.english = english
	return w, nil
}

// Match is the code of the language that Open opens once its words are there.
func Match(wished ...string) string {
	code, _ := match(wished...)
	return code
}

// Speaks reports whether there are words for a language, or for another variety of it. The language of the system, "", always has words.
func Speaks(wished string) bool {
	_, confidence := match(wished)
	return wished == "" || confidence > language.No
}

func match(wished ...string) (code string, confidence language.Confidence) {
	codes := Languages()
	var there, tags []language.Tag
	for _, code := range codes {
		there = append(there, tag(code))
	}
	for _, each := range wished {
		if _, err := language.Parse(each); err == nil {
			tags = append(tags, tag(each))
		}
	}
	_, at, confidence := language.NewMatcher(there).Match(tags...)
	return codes[at], confidence
}

// tag returns the tag of a language. Portuguese without a country is that of Portugal, as the files are named.
func tag(code string) language.Tag {
	if t := language.Make(code); t != language.Portuguese {
		return t
	}
	return language.EuropeanPortuguese
}

func read(code string) (*Words, error) {
	data, err := texts(code)
	if err != nil {
		return nil, err
	}
	return parseWords(code, data)
}

// parseWords reads a file of words.
func parseWords(code string, data []byte) (*Words, error) {
	var texts map[string]string
	if err := bounded.JSON(data, &texts); err != nil {
		return nil, fmt.Errorf("words of %s: %w", code, err)
	}
	w := &Words{Language: code, plurals: newPluralRules(code), messages: make(map[string]*message, len(texts))}
	w.put(texts)
	return w, nil
}

// put adds messages.
func (w *Words) put(texts map[string]string) {
	for key, text := range texts {
		w.messages[key] = &message{text: text}
	}
}

// Has reports whether there are words for a key.
func (w *Words) Has(key string) bool {
	_, ok := w.messages[key]
	return ok || w.english != nil && w.english.Has(key)
}

// Keys are the keys that begin with a prefix, in order.
func (w *Words) Keys(prefix string) []string {
	from := cmp.Or(w.english, w)
	return slices.DeleteFunc(slices.Sorted(maps.Keys(from.messages)), func(key string) bool { return !strings.HasPrefix(key, prefix) })
}

// touchKey ends the key of words for who plays by touch, where they differ.
const touchKey = ".touch"

// message returns the words for a key, those for fingers if there are any and Touch is set.
func (w *Words) message(key string) (m *message, ok bool) {
	if w.Touch {
		if m, ok = w.messages[key+touchKey]; ok {
			return m, true
		}
	}
	m, ok = w.messages[key]
	return m, ok
}

// T returns the message of a key. Its arguments are alternately a name and a value, as in log/slog: numbers are written as Number and Decimal
// write them, everything else as it prints. A key without a message is returned itself.
func (w *Words) T(key string, args ...any) string {
	m, ok := w.message(key)
	switch {
	case !ok && w.english != nil:
		return w.english.T(key, args...)
	case !ok:
		return key
	}
	return m.format(w, args)
}
