package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"azulejo/engine"
)

// maxLength bounds the text of a record, so that a foreign file is refused quickly.
const maxLength = 1 << 20

// parser reads one record.
type parser struct {
	file     string
	editions []*engine.Edition
	record   Record
	fixed    map[string]token // headers that make the match, and Result
	words    []token
}

// token is a piece of text and where it stands.
type token struct {
	text         string
	line, column int
}

// Parse reads a record of one of the editions. A faulty one is refused whole, with an *Error.
func Parse(file string, text []byte, editions []*engine.Edition) (*Record, error) {
	p := &parser{file: file, editions: editions, fixed: map[string]token{}}
	if len(text) > maxLength {
		return nil, p.fail(token{line: 1, column: 1}, fmt.Sprintf("expected a record of at most %d bytes", maxLength))
	}
	if !utf8.Valid(text) {
		return nil, p.fail(token{line: 1, column: 1}, "expected UTF-8 text")
	}
	for _, step := range []func(string) error{p.read, p.begin, p.play, p.compare} {
		if err := step(string(text)); err != nil {
			return nil, err
		}
	}
	return &p.record, nil
}

func (p *parser) fail(t token, message string) error {
	return &Error{p.file, t.line, t.column, t.text, message}
}

// read splits the text into headers and tokens.
func (p *parser) read(text string) error {
	text = strings.TrimPrefix(text, "\ufeff")
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSuffix(line, "\r")
		if strings.HasPrefix(strings.TrimSpace(line), "[") && len(p.words) == 0 {
			if err := p.header(token{strings.TrimSpace(line), i + 1, 1 + utf8.RuneCountInString(line) - utf8.RuneCountInString(strings.TrimLeft(line, " \t"))}); err != nil {
				return err
			}
			continue
		}
		p.split(line, i+1)
	}
	return nil
}

// split adds the tokens of a line up to a comment.
func (p *parser) split(line string, n int) {
	if at := strings.IndexByte(line, '#'); at >= 0 {
		line = line[:at]
	}
	column := 1
	start, at := -1, 0
	for i, r := range line + " " {
		space := r == ' ' || r == '\t'
		if !space && start < 0 {
			start, at = i, column
		}
		if space && start >= 0 {
			p.words = append(p.words, token{line[start:i], n, at})
			start = -1
		}
		column++
	}
}

// header reads one line [Key "value"].
func (p *parser) header(t token) error {
	const form = `expected a header such as [Players "2"]`
	key, rest, ok := strings.Cut(strings.TrimPrefix(t.text, "["), " ")
	rest = strings.TrimSpace(rest)
	if !ok || key == "" || len(rest) < 3 || rest[0] != '"' || !strings.HasSuffix(rest, `"]`) {
		return p.fail(t, form)
	}
	value, ok := unescape(rest[1 : len(rest)-2])
	if !ok {
		return p.fail(t, form+`, with \" and \\ for quotes and backslashes`)
	}
	value = strings.ToValidUTF8(value, "")
	if slices.Contains([]string{"Game", "Players", "Start", "Jokers", "Result"}, key) {
		if _, twice := p.fixed[key]; twice {
			return p.fail(t, "expected "+key+" only once")
		}
		p.fixed[key] = token{value, t.line, t.column}
		return nil
	}
	p.record.Headers = append(p.record.Headers, Header{key, value})
	return nil
}

func unescape(s string) (string, bool) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '"':
			return "", false
		case s[i] != '\\':
			b.WriteByte(s[i])
		case i+1 < len(s) && (s[i+1] == '"' || s[i+1] == '\\'):
			i++
			b.WriteByte(s[i])
		default:
			return "", false
		}
	}
	return b.String(), true
}

// begin starts the match that the headers name.
func (p *parser) begin(string) error {
	game, ok := p.fixed["Game"]
	if !ok {
		return p.fail(token{line: 1, column: 1}, `expected the header [Game "…"]`)
	}
	at := slices.IndexFunc(p.editions, func(e *engine.Edition) bool { return e.ID == game.text })
	if at < 0 {
		return p.fail(game, "expected a game of this program: "+ids(p.editions))
	}
	e := p.editions[at]
	players, err := p.number("Players", e.MinSeats, e.MaxSeats)
	if err != nil {
		return err
	}
	start, err := p.number("Start", 1, players)
	if err != nil {
		return err
	}
	seed, _ := strconv.ParseUint(p.record.Get("Seed"), 10, 64)
	o := engine.Options{Players: players, Start: engine.Seat(start - 1), Jokers: p.fixed["Jokers"].text}
	p.record.Match, err = engine.NewMatch(e, o, seed)
	if err != nil {
		return p.fail(game, err.Error())
	}
	return nil
}

func ids(editions []*engine.Edition) string {
	var all []string
	for _, e := range editions {
		all = append(all, e.ID)
	}
	return strings.Join(all, ", ")
}

func (p *parser) number(key string, least, most int) (int, error) {
	t, ok := p.fixed[key]
	if !ok {
		return 0, p.fail(token{line: 1, column: 1}, fmt.Sprintf(`expected the header [%s "…"]`, key))
	}
	n, err := strconv.Atoi(t.text)
	if err != nil || n < least || n > most {
		return 0, p.fail(t, fmt.Sprintf("%s: expected a number from %d to %d", key, least, most))
	}
	return n, nil
}

// play makes every move of the record.
func (p *parser) play(string) error {
	m := p.record.Match
	for i := 0; i < len(p.words); i++ {
		t := p.words[i]
		if m.Position().Over() {
			return p.fail(t, "expected nothing more: the game is over")
		}
		word, groups := m.Position().Chance()
		if word == "" {
			if err := p.move(t); err != nil {
				return err
			}
			continue
		}
		if t.text != word {
			return p.fail(t, fmt.Sprintf("expected %s and %d groups of tiles", word, groups))
		}
		for range groups {
			if i++; i == len(p.words) {
				return p.fail(t, fmt.Sprintf("expected %d groups of tiles after %s", groups, word))
			}
			if err := p.move(p.words[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

func (p *parser) move(t token) error {
	m := p.record.Match
	mv, err := m.Position().ParseMove(t.text)
	if err != nil {
		return p.fail(t, err.Error())
	}
	return m.Play(mv, nil)
}

// compare checks the Result against the scores of a game that is over.
func (p *parser) compare(string) error {
	t, ok := p.fixed["Result"]
	pos := p.record.Match.Position()
	if !ok || !pos.Over() {
		return nil
	}
	if want := strings.Trim(fmt.Sprint(pos.Scores(nil)), "[]"); strings.Join(strings.Fields(t.text), " ") != want {
		return p.fail(t, fmt.Sprintf("expected the result %q", want))
	}
	return nil
}
