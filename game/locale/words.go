package locale

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"azulejo/engine/bounded"
	"azulejo/game/fetch"

	"golang.org/x/text/language"
)

// English is the language that every other falls back to.
const English = "en"

// Words are the texts of one language.
type Words struct {
	// Language is the language code, such as "en".
	Language string
	// Touch selects the texts for touch input, which say "tap" instead of "click".
	Touch         bool
	plurals       pluralRules
	messages      map[string]*message
	english       *Words // fallback; nil in English itself
	lessonsLoaded bool
	lessonsFetch  <-chan fetch.Result // in progress, if not nil
}

// Address returns the argument address of a text about a player, whom it addresses or calls by name.
func Address(you bool) string {
	if you {
		return "you"
	}
	return "other"
}

// Languages returns the codes of all languages, English first.
func Languages() []string {
	others := slices.DeleteFunc(languageCodes(), func(code string) bool { return code == English })
	return append([]string{English}, others...)
}

// Open returns the texts of the language that best matches a list of preferred ones, the most preferred first. Regional variants match
// each other ("de-AT" and "de"). If none matches, or the texts are not Ready, it returns English.
func Open(preferred ...string) (*Words, error) {
	english, err := openLanguage(English)
	if err != nil {
		return nil, err
	}
	code := Match(preferred...)
	if code == English || !loaded(code) {
		return english, nil
	}
	w, err := openLanguage(code)
	if err != nil {
		return nil, err
	}
	w.english = english
	return w, nil
}

// Match returns the code of the language that Open would use if its texts were loaded.
func Match(preferred ...string) string {
	code, _ := match(preferred...)
	return code
}

// Supports reports whether there are texts for a language, or for a regional variant of it. The system's language, "", is always
// supported.
func Supports(code string) bool {
	_, confidence := match(code)
	return code == "" || confidence > language.No
}

func match(preferred ...string) (code string, confidence language.Confidence) {
	codes := Languages()
	var supported, tags []language.Tag
	for _, code := range codes {
		supported = append(supported, tag(code))
	}
	for _, each := range preferred {
		if _, err := language.Parse(each); err == nil {
			tags = append(tags, tag(each))
		}
	}
	_, at, confidence := language.NewMatcher(supported).Match(tags...)
	return codes[at], confidence
}

// tag returns the language tag for a code. As in the file names, Portuguese without a country is that of Portugal.
func tag(code string) language.Tag {
	if t := language.Make(code); t != language.Portuguese {
		return t
	}
	return language.EuropeanPortuguese
}

func openLanguage(code string) (*Words, error) {
	if code != English {
		data, err := readTexts(code)
		if err != nil {
			return nil, err
		}
		return parseWords(code, data)
	}
	messages, err := englishMessages()
	if err != nil {
		return nil, err
	}
	return newWords(code, maps.Clone(messages)), nil
}

// englishMessages returns the messages of English, which are parsed once, as every other language falls back to them.
var englishMessages = sync.OnceValues(func() (map[string]*message, error) {
	data, err := readTexts(English)
	if err != nil {
		return nil, err
	}
	return parseMessages(English, data)
})

func newWords(code string, messages map[string]*message) *Words {
	return &Words{Language: code, plurals: newPluralRules(code), messages: messages}
}

// parseWords parses a file of texts.
func parseWords(code string, data []byte) (*Words, error) {
	messages, err := parseMessages(code, data)
	if err != nil {
		return nil, err
	}
	return newWords(code, messages), nil
}

// parseMessages parses a file of texts and returns its messages by key.
func parseMessages(code string, data []byte) (map[string]*message, error) {
	var texts map[string]string
	if err := bounded.JSON(data, &texts); err != nil {
		return nil, fmt.Errorf("words of %s: %w", code, err)
	}
	messages := make(map[string]*message, len(texts))
	for key, text := range texts {
		messages[key] = &message{text: text}
	}
	return messages, nil
}

// Has reports whether there is a text for a key.
func (w *Words) Has(key string) bool {
	_, ok := w.messages[key]
	return ok || w.english != nil && w.english.Has(key)
}

// Keys returns the keys with a prefix in alphabetical order.
func (w *Words) Keys(prefix string) []string {
	from := cmp.Or(w.english, w)
	return slices.DeleteFunc(slices.Sorted(maps.Keys(from.messages)), func(key string) bool { return !strings.HasPrefix(key, prefix) })
}

// touchKey is the suffix of keys for touch input, where the text differs.
const touchKey = ".touch"

// message returns the message for a key, the one for touch input if there is one and Touch is set.
func (w *Words) message(key string) (m *message, ok bool) {
	if w.Touch {
		if m, ok = w.messages[key+touchKey]; ok {
			return m, true
		}
	}
	m, ok = w.messages[key]
	return m, ok
}

// T formats the message of a key. Arguments are alternately a name and a value, as in log/slog; numbers are formatted by Number and
// Decimal, other values by fmt. A key without a message is returned unchanged.
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
