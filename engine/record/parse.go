package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/sanitize"
)

// mostRounds is how many rounds positions count.
const mostRounds = 30000

// parser reads one record.
type parser struct {
	file     string
	editions []*engine.Edition
	record   Record
	fixed    map[string]token // headers that make the match, and Result
	text     scanner
	groups   int // how many groups of tiles a word of chance still announces
}

// Parse reads a record of one of the editions. A faulty one is refused whole, with an *Error.
func Parse(file string, text []byte, editions []*engine.Edition) (*Record, error) {
	p := &parser{file: file, editions: editions, fixed: map[string]token{}}
	if len(text) > bounded.MostRecord {
		return nil, p.fail(token{line: 1, column: 1}, "record.long", "bytes", bounded.MostRecord)
	}
	if !utf8.Valid(text) {
		return nil, p.fail(token{line: 1, column: 1}, "record.coding")
	}
	p.text = newScanner(string(text))
	for _, step := range []func() error{p.headers, p.begin, p.play, p.compare} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return &p.record, nil
}

// Peek reads the headers of a record alone, as far as they can be read.
func Peek(text []byte) *Record {
	p := &parser{fixed: map[string]token{}, text: newScanner(strings.ToValidUTF8(string(text), ""))}
	_ = p.headers() // what stands before a fault is read
	return &p.record
}

func (p *parser) fail(t token, code string, values ...any) error {
	return p.refuse(t, engine.NewReason(code, values...))
}

// refuse is fail for what the rules refuse.
func (p *parser) refuse(t token, err error) error {
	return &Error{File: p.file, Line: t.line, Column: t.column, Token: sanitize.Clip(t.text), Err: err}
}

// headers reads the headers, which stand before the first word.
func (p *parser) headers() error { return each(p.text.header, p.header) }

// each takes one token after another until there is none.
func each(next func() (token, bool), take func(token) error) error {
	for {
		t, ok := next()
		if !ok {
			return nil
		}
		if err := take(t); err != nil {
			return err
		}
	}
}

// header reads one line [Key "value"].
func (p *parser) header(t token) error {
	const form = `[Players "2"]`
	key, rest, ok := strings.Cut(strings.TrimPrefix(t.text, "["), " ")
	rest = strings.TrimSpace(rest)
	if !ok || key == "" || len(rest) < 3 || rest[0] != '"' || !strings.HasSuffix(rest, `"]`) {
		return p.fail(t, "record.header", "example", form)
	}
	value, ok := unescape(rest[1 : len(rest)-2])
	if !ok {
		return p.fail(t, "record.escape", "example", form, "quote", `\"`, "backslash", `\\`)
	}
	value = strings.ToValidUTF8(value, "")
	if slices.Contains([]string{"Game", "Players", "Start", "Jokers", "Result"}, key) {
		if _, twice := p.fixed[key]; twice {
			return p.fail(t, "record.twice", "header", key)
		}
		p.fixed[key] = token{value, t.line, t.column}
		return nil
	}
	p.record.Headers = append(p.record.Headers, Header{key, value})
	return nil
}

func unescape(s string) (string, bool) {
	if !strings.ContainsAny(s, `"\`) {
		return s, true
	}
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
func (p *parser) begin() error {
	game, ok := p.fixed["Game"]
	if !ok {
		return p.fail(token{line: 1, column: 1}, "record.lacks", "header", `[Game "…"]`)
	}
	at := slices.IndexFunc(p.editions, func(e *engine.Edition) bool { return e.ID == game.text })
	if at < 0 {
		return p.fail(game, "record.game", "games", ids(p.editions))
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
		return p.refuse(game, err)
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
		return 0, p.fail(token{line: 1, column: 1}, "record.lacks", "header", fmt.Sprintf(`[%s "…"]`, key))
	}
	n, err := strconv.Atoi(t.text)
	if err != nil || n < least || n > most {
		return 0, p.fail(t, "record.number", "header", key, "minimum", least, "maximum", most)
	}
	return n, nil
}

// play makes every move of the record, which may stop anywhere.
func (p *parser) play() error { return p.record.Match.Extend(p.move) }

// move reads the next move, or NoMove at the end: that of a seat, or a group of tiles after a word of chance. A game may be left within a
// deal; its rest is drawn when play goes on.
func (p *parser) move(pos engine.Position) (engine.Move, error) {
	t, ok := p.text.word()
	word, groups := pos.Chance()
	if ok && p.groups == 0 {
		switch {
		case pos.Over():
			return engine.NoMove, p.fail(t, "record.over")
		case pos.Round() > mostRounds:
			return engine.NoMove, p.fail(t, "record.rounds", "rounds", mostRounds)
		case word != "" && t.text != word:
			return engine.NoMove, p.fail(t, "record.chance", "word", word, "groups", groups)
		case word != "":
			p.groups = groups
			t, ok = p.text.word()
		}
	}
	if !ok {
		return engine.NoMove, nil
	}
	if p.groups > 0 {
		p.groups--
	}
	m, err := pos.ParseMove(t.text)
	if err != nil {
		return engine.NoMove, p.refuse(t, err)
	}
	return m, nil
}

// compare checks the Result against the scores of a game that is over.
func (p *parser) compare() error {
	t, ok := p.fixed["Result"]
	pos := p.record.Match.Position()
	if !ok || !pos.Over() {
		return nil
	}
	if want := result(pos); strings.Join(strings.Fields(t.text), " ") != want {
		return p.fail(t, "record.result", "result", sanitize.Text(want))
	}
	return nil
}
