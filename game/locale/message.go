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
	text      string
	arg       int // the argument that stands here, or that decides between one and many; -1 for text
	one, many message
}

// parse reads a message; the error says what is wrong with it.
func parse(s string) (message, error) {
	m, rest, err := parseUntil(s, "", 0)
	if err == nil && rest != "" {
		err = fmt.Errorf("%q stands outside of braces", rest[:1])
	}
	return m, err
}

// deepest is how many choices may lie in each other.
const deepest = 8

// parseUntil reads up to one of the bytes of stop, or to the end where there are none. Within a choice '|' and '}' are such bytes; depth
// counts the choices around.
func parseUntil(s, stop string, depth int) (m message, rest string, err error) {
	var text strings.Builder
	flush := func() {
		if text.Len() > 0 {
			m = append(m, part{text: text.String(), arg: -1})
			text.Reset()
		}
	}
	for s != "" && (stop == "" || strings.IndexByte(stop, s[0]) < 0) {
		switch {
		case strings.HasPrefix(s, "{{"):
			text.WriteByte('{')
			s = s[2:]
		case s[0] == '{':
			flush()
			var p part
			if p, s, err = parsePart(s[1:], depth); err != nil {
				return nil, s, err
			}
			m = append(m, p)
		default:
			text.WriteByte(s[0])
			s = s[1:]
		}
	}
	flush()
	return m, s, nil
}

// parsePart reads what follows a brace.
func parsePart(s string, depth int) (p part, rest string, err error) {
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
	if p.one, s, err = parseUntil(s[end+1:], "|}", depth+1); err != nil {
		return p, s, err
	}
	if !strings.HasPrefix(s, "|") {
		return p, s, fmt.Errorf("{%d|… has no second form", p.arg)
	}
	if p.many, s, err = parseUntil(s[1:], "|}", depth+1); err != nil {
		return p, s, err
	}
	if !strings.HasPrefix(s, "}") {
		return p, s, fmt.Errorf("{%d|… is not closed after its second form", p.arg)
	}
	return p, s[1:], nil
}

// choice reports whether the part chooses between two forms.
func (p part) choice() bool { return p.one != nil || p.many != nil }

// write puts the message into words. An argument that is not given stays as {n}.
func (m message) write(b *strings.Builder, w *Words, args []any) {
	for _, p := range m {
		switch {
		case p.arg < 0:
			b.WriteString(p.text)
		case p.arg >= len(args):
			fmt.Fprintf(b, "{%d}", p.arg)
		case p.choice() && single(args[p.arg]):
			p.one.write(b, w, args)
		case p.choice():
			p.many.write(b, w, args)
		default:
			b.WriteString(w.say(args[p.arg]))
		}
	}
}

func single(arg any) bool { return arg == 1 || arg == -1 }
