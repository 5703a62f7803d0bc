// Package messageformat parses and formats messages in ICU MessageFormat, which translation tools support:
//
// \t{player} wins with {points, plural, one {# point} other {# points}}
//
// It implements what the game needs: named arguments, plural with exact values (=0) and the categories of the Unicode CLDR, select,
// nesting and quoting. As in ICU, an apostrophe starts a quotation only before a brace or, in a plural, before #; elsewhere it is
// literal, and two are an escaped one. Argument formats (number, date, …), offset, selectordinal and choice are not supported.
package messageformat

import "strconv"

// Message is a parsed message.
type Message []Part

// Part is a piece of a message.
type Part struct {
	Kind Kind
	// Text is the text of a Literal, or else the name of the argument.
	Text string
	// Branches are those of a Plural or Select in source order, including "other".
	Branches []Branch
}

// Kind is the kind of a part.
type Kind int8

// The kinds of parts.
const (
	Literal  Kind = iota
	Argument      // {name}: the value of an argument
	Number        // #: the value of the argument of the plural parent it
	Plural        // {name, plural, …}
	Select        // {name, select, …}
)

// Branch is one of the messages of a Plural or Select.
type Branch struct {
	// Selector selects the branch: a plural category, an exact value such as "=0", or the value of a Select.
	Selector string
	Message  Message
}

// Language provides the language-dependent parts of formatting.
type Language interface {
	// Category returns the plural category of a value by the Unicode CLDR: "zero", "one", "two", "few", "many" or "other".
	Category(value any) string
	// Format returns a value as text.
	Format(value any) string
}

// Append appends the formatted message to dst. Arguments are alternately a name and a value, as in log/slog. A missing argument is
// formatted as {name}.
func (m Message) Append(dst []byte, l Language, args []any) []byte {
	for i := range m {
		p := &m[i]
		if p.Kind == Literal {
			dst = append(dst, p.Text...)
			continue
		}
		value, ok := argument(args, p.Text)
		switch {
		case !ok:
			dst = append(append(append(dst, '{'), p.Text...), '}')
		case p.Branches != nil:
			dst = p.branch(l, value).Append(dst, l, args)
		default:
			dst = append(dst, l.Format(value)...)
		}
	}
	return dst
}

// argument returns the value of an argument.
func argument(args []any, name string) (value any, ok bool) {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] == name {
			return args[i+1], true
		}
	}
	return nil, false
}

// branch returns the message of the branch selected by a value.
func (p *Part) branch(l Language, value any) (chosen Message) {
	selector := ""
	if p.Kind == Plural {
		for i := range p.Branches {
			if b := &p.Branches[i]; b.Selector[0] == '=' && equal(value, b.Selector[1:]) {
				return b.Message
			}
		}
		selector = l.Category(value)
	} else {
		selector = l.Format(value)
	}
	for i := range p.Branches {
		switch b := &p.Branches[i]; b.Selector {
		case selector:
			return b.Message
		case other:
			chosen = b.Message
		}
	}
	return chosen
}

// equal reports whether a value is equal to the number of a selector.
func equal(value any, text string) bool {
	n, err := strconv.ParseFloat(text, 64)
	switch v := value.(type) {
	case int:
		return err == nil && float64(v) == n
	case float64:
		return err == nil && v == n
	}
	return false
}
