package locale

import (
	"math"
	"strings"
	"sync"

	"azulejo/game/locale/messageformat"
)

// message is a text of a language file. It is parsed when first used, since most are never shown.
type message struct {
	text   string
	once   sync.Once
	parsed messageformat.Message
}

// parse returns the parsed message. A text with a syntax error, which tests find, is shown unchanged.
func (m *message) parse() messageformat.Message {
	m.once.Do(func() {
		var err error
		if m.parsed, err = messageformat.Parse(m.text); err != nil {
			m.parsed = messageformat.Message{{Text: m.text}}
		}
	})
	return m.parsed
}

// format formats the message. Arguments are alternately a name and a value.
func (m *message) format(w *Words, args []any) string {
	parsed := m.parse()
	if len(parsed) == 1 && parsed[0].Kind == messageformat.Literal {
		return parsed[0].Text
	}
	var buf [128]byte // most texts are shorter
	return string(parsed.Append(buf[:0], formatter{w}, args))
}

// formatter implements messageformat.Language.
type formatter struct{ *Words }

// pluralCode returns the language whose plural rules a file uses. Brazilian Portuguese uses those of Portugal, where 0 is plural, because
// its singulars do not contain their number.
func pluralCode(code string) string {
	if base, _, _ := strings.Cut(code, "-"); base == "pt" {
		return "pt-PT"
	}
	return code
}

// Category implements messageformat.Language.
func (f formatter) Category(value any) string {
	switch n := value.(type) {
	case int:
		return f.plurals.category(math.Abs(float64(n)))
	case float64:
		return f.plurals.category(math.Abs(n))
	}
	return "other"
}
