package locale

import (
	"fmt"
	"strconv"
	"strings"

	"azulejo/engine/quote"
)

// message is a text in parts: literal words, arguments, and words that depend on a number.
type message []part

type part struct {
	text  string
	arg   int       // the argument that stands here, or that decides between the forms; -1 for text
	forms []message // as many as the language has plural forms, in their order; nil for an argument itself
}

// parse reads a message of a language that has so many plural forms; the error says what is wrong with it.
func parse(s string, plurals int) (message, error) {
	m, _, err := parser(plurals).until(s, "", 0)
	return m, err
}

// deepest is how many choices may lie in each other.
const deepest = 8

// parser reads messages in which each choice has so many forms.
type parser int

// until reads up to one of the bytes of stop, or to the end where there are none. Within a choice '|' and '}' are such bytes; depth
// counts the choices around.
func (q parser) until(s, stop string, depth int) (m message, rest string, err error) {
	for s != "" && !strings.Contains(stop, s[:1]) {
		switch {
		case strings.HasPrefix(s, "{{"):
			m, s = m.say("{"), s[2:]
		case s[0] == '{':
			var p part
			if p, s, err = q.part(s[1:], depth); err != nil {
				return nil, s, err
			}
			m = append(m, p)
		default:
			end := strings.IndexAny(s, "{"+stop)
			if end < 0 {
				end = len(s)
			}
			m, s = m.say(s[:end]), s[end:]
		}
	}
	return m, s, nil
}

// say is the message with literal words after it.
func (m message) say(text string) message {
	if last := len(m) - 1; last >= 0 && m[last].arg < 0 {
		m[last].text += text
		return m
	}
	return append(m, part{text: text, arg: -1})
}

// part reads what follows a brace.
func (q parser) part(s string, depth int) (p part, rest string, err error) {
	end := strings.IndexAny(s, "|}")
	if end < 0 {
		return p, s, fmt.Errorf("{%s is not closed", quote.Clip(s))
	}
	if p.arg, err = strconv.Atoi(s[:end]); err != nil || p.arg < 0 || p.arg > 9 {
		return p, s, fmt.Errorf("{%s} names no argument", quote.Clip(s[:end]))
	}
	if depth == deepest {
		return p, s, fmt.Errorf("choices lie more than %d deep in each other", deepest)
	}
	if s[end] == '}' {
		return p, s[end+1:], nil
	}
	s = s[end:]
	for strings.HasPrefix(s, "|") {
		var form message
		if form, s, err = q.until(s[1:], "|}", depth+1); err != nil {
			return p, s, err
		}
		p.forms = append(p.forms, form)
	}
	switch {
	case !strings.HasPrefix(s, "}"):
		return p, s, fmt.Errorf("{%d|… is not closed", p.arg)
	case len(p.forms) != int(q):
		return p, s, fmt.Errorf("{%d|… has %d forms, the language has %d", p.arg, len(p.forms), q)
	}
	return p, s[1:], nil
}

// write puts the message into words. An argument that is not given stays as {n}.
func (m message) write(b *strings.Builder, w *Words, args []any) {
	for _, p := range m {
		switch {
		case p.arg < 0:
			b.WriteString(p.text)
		case p.arg >= len(args):
			fmt.Fprintf(b, "{%d}", p.arg)
		case p.forms != nil:
			p.forms[w.plurals.of(args[p.arg])].write(b, w, args)
		default:
			b.WriteString(w.say(args[p.arg]))
		}
	}
}
