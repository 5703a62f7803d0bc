package messageformat

import (
	"fmt"
	"strconv"
	"strings"
)

// MaxDepth is the maximum nesting depth of plurals and selects.
const MaxDepth = 8

// other is the selector that every plural and select must have.
const other = "other"

// Parse parses a pattern.
func Parse(pattern string) (Message, error) {
	p := parser{pattern: pattern}
	return p.message(nil, 0)
}

// parser is a recursive descent parser. It follows ICU's com.ibm.icu.text.MessagePattern with ApostropheMode.DOUBLE_OPTIONAL.
type parser struct {
	pattern string
	pos     int // offset of the next byte
}

// message parses up to the end or, within an argument, up to the closing brace of a branch. parent is the argument parent it, or nil at
// the top level.
func (p *parser) message(parent *Part, depth int) (m Message, err error) {
	var text []byte
	literal := func() {
		if text != nil {
			m, text = append(m, Part{Text: string(text)}), nil
		}
	}
	plural := parent != nil && parent.Kind == Plural
	for ; p.pos < len(p.pattern) && (parent == nil || p.pattern[p.pos] != '}'); p.pos++ {
		switch c := p.pattern[p.pos]; {
		case c == '\'':
			text = p.apostrophe(text, plural)
		case c == '#' && plural:
			literal()
			m = append(m, Part{Kind: Number, Text: parent.Text})
		case c == '{':
			literal()
			part, err := p.argument(depth)
			if err != nil {
				return nil, err
			}
			m = append(m, part)
		default:
			text = append(text, c)
		}
	}
	literal()
	return m, nil
}

// apostrophe appends the text for an apostrophe and what it quotes, and stops at its last byte.
func (p *parser) apostrophe(text []byte, plural bool) []byte {
	rest := p.pattern[p.pos+1:]
	switch {
	case strings.HasPrefix(rest, "'"):
		p.pos++
		return append(text, '\'')
	case rest == "" || rest[0] != '{' && rest[0] != '}' && (rest[0] != '#' || !plural):
		return append(text, '\'')
	}
	for {
		quoted, after, closed := strings.Cut(rest, "'")
		text = append(text, quoted...)
		p.pos += len(quoted) + 1
		if !closed {
			p.pos = len(p.pattern) - 1
			return text
		}
		if !strings.HasPrefix(after, "'") {
			return text
		}
		text = append(text, '\'')
		p.pos++
		rest = after[1:]
	}
}

// argument parses an argument from its opening brace and stops at the closing one.
func (p *parser) argument(depth int) (part Part, err error) {
	p.pos++
	part.Text = p.word()
	if part.Text == "" || part.Text[0] <= '9' {
		return part, p.fail("expected the name of an argument")
	}
	part.Kind = Argument
	if p.next(',') {
		if depth == MaxDepth {
			return part, p.fail("nested too deeply")
		}
		if err = p.branches(&part, depth+1); err != nil {
			return part, err
		}
	}
	if !p.next('}') {
		return part, p.fail("expected }")
	}
	p.pos--
	return part, nil
}

// branches parses the type of an argument and its branches.
func (p *parser) branches(part *Part, depth int) (err error) {
	switch p.word() {
	case "plural":
		part.Kind = Plural
	case "select":
		part.Kind = Select
	default:
		return p.fail("expected plural or select")
	}
	if !p.next(',') {
		return p.fail("expected ,")
	}
	seen := map[string]bool{}
	for {
		var b Branch
		if b.Selector = p.selector(part.Kind); b.Selector == "" {
			break
		}
		switch {
		case part.Kind == Plural && !isPlural(b.Selector):
			return p.fail("expected a plural category or an exact value")
		case seen[b.Selector]:
			return p.fail("this selector has a branch already")
		}
		seen[b.Selector] = true
		if !p.next('{') {
			return p.fail("expected {")
		}
		if b.Message, err = p.message(part, depth); err != nil {
			return err
		}
		if !p.next('}') {
			return p.fail("expected }")
		}
		part.Branches = append(part.Branches, b)
	}
	if !seen[other] {
		return p.fail("expected other")
	}
	return nil
}

// selector parses a selector, or returns "" if there is none.
func (p *parser) selector(k Kind) string {
	if k == Select || !p.next('=') {
		return p.word()
	}
	start := p.pos
	for p.pos < len(p.pattern) && strings.IndexByte("+-.0123456789", p.pattern[p.pos]) >= 0 {
		p.pos++
	}
	return p.pattern[start-1 : p.pos]
}

// isPlural reports whether a selector is valid in a plural.
func isPlural(selector string) bool {
	if number, exact := strings.CutPrefix(selector, "="); exact {
		_, err := strconv.ParseFloat(number, 64)
		return err == nil
	}
	switch selector {
	case "zero", "one", "two", "few", "many", other:
		return true
	}
	return false
}

// word parses an identifier, or returns "" if there is none.
func (p *parser) word() string {
	p.skipSpace()
	start := p.pos
	for ; p.pos < len(p.pattern); p.pos++ {
		c := p.pattern[p.pos]
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '_' {
			break
		}
	}
	return p.pattern[start:p.pos]
}

// next skips white space and then c, and reports whether c was there.
func (p *parser) next(c byte) bool {
	p.skipSpace()
	if p.pos == len(p.pattern) || p.pattern[p.pos] != c {
		return false
	}
	p.pos++
	return true
}

// skipSpace skips Pattern_White_Space.
func (p *parser) skipSpace() {
	p.pos = len(p.pattern) - len(strings.TrimLeft(p.pattern[p.pos:], "\t\n\v\f\r \u0085\u200e\u200f\u2028\u2029"))
}

func (p *parser) fail(what string) error { return fmt.Errorf("byte %d: %s", p.pos+1, what) }
