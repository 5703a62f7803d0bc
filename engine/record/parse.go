package record

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/sanitize"
)

// maxRounds is the limit of the round counter of positions.
const maxRounds = 30000

// parser parses one record.
type parser struct {
	file     string
	editions []*engine.Edition
	record   Record
	reserved map[string]token // headers that define the match, and Result
	text     scanner
	groups   int // number of groups still to come after a word of chance
}

// Parse parses a record of one of the editions. Errors are of type *Error.
func Parse(file string, text []byte, editions []*engine.Edition) (*Record, error) {
	p := &parser{file: file, editions: editions, reserved: map[string]token{}}
	if len(text) > bounded.MostRecord {
		return nil, p.fail(token{line: 1, column: 1}, "record.long", "bytes", bounded.MostRecord)
	}
	if !utf8.Valid(text) {
		return nil, p.fail(token{line: 1, column: 1}, "record.coding")
	}
	p.text = newScanner(string(text))
	for _, step := range []func() error{p.headers, p.newMatch, p.play, p.checkResult} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return &p.record, nil
}

// Peek parses only the headers of a record, up to the first error.
func Peek(text []byte) *Record {
	return &parseHeaders(text).record
}

// parseHeaders returns a parser that has parsed the headers of a record, up to the first error.
func parseHeaders(text []byte) *parser {
	p := &parser{reserved: map[string]token{}, text: newScanner(strings.ToValidUTF8(string(text), ""))}
	_ = p.headers() // the headers before an error are kept
	return p
}

// BeginsWithDeal reports whether the game of a record begins with a deal and not with a position.
func BeginsWithDeal(text []byte) bool {
	return parseHeaders(text).reserved[Position].text == ""
}

// Opening returns a text that is equal for the records of one game, as far as they have its first deal: its headers without those that only this
// program or other programs know, and its first words.
func Opening(text []byte) string {
	p := parseHeaders(text) // a record with an error has its own opening
	players, err := p.number("Players", 1, engine.MaxSeats)
	if err != nil {
		return ""
	}
	b := []string{p.reserved["Game"].text, p.reserved["Start"].text, p.reserved["Jokers"].text}
	for i := range players {
		b = append(b, p.record.Get("Name"+strconv.Itoa(i+1)))
	}
	if position := p.reserved[Position].text; position != "" {
		return strings.Join(append(b, position), "\n")
	}
	for range 2*players + 2 { // the word "deal" and the factories
		word, _ := p.text.word()
		b = append(b, word.text)
	}
	return strings.Join(b, "\n")
}

func (p *parser) fail(t token, code string, values ...any) error {
	return p.errorAt(t, engine.NewReason(code, values...))
}

// errorAt returns an *Error at the position of a token.
func (p *parser) errorAt(t token, err error) error {
	return &Error{File: p.file, Line: t.line, Column: t.column, Token: sanitize.Clip(t.text), Err: err}
}

// headers parses the headers, which precede the first word.
func (p *parser) headers() error { return each(p.text.header, p.header) }

// each calls take for the tokens of next until there are no more.
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

// header parses one line [Key "value"].
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
	if slices.Contains([]string{"Game", "Players", "Start", "Jokers", "Result", Position}, key) {
		if _, twice := p.reserved[key]; twice {
			return p.fail(t, "record.twice", "header", key)
		}
		p.reserved[key] = token{value, t.line, t.column}
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

// newMatch creates the match that the headers define.
func (p *parser) newMatch() error {
	game, ok := p.reserved["Game"]
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
	position := p.reserved[Position]
	o := engine.Options{Players: players, Start: engine.Seat(start - 1), Jokers: p.reserved["Jokers"].text, Position: position.text}
	p.record.Match, err = engine.NewMatch(e, o, seed)
	if err != nil && o.Position != "" {
		return p.errorAt(position, err)
	}
	if err != nil {
		return p.errorAt(game, err)
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
	t, ok := p.reserved[key]
	if !ok {
		return 0, p.fail(token{line: 1, column: 1}, "record.lacks", "header", fmt.Sprintf(`[%s "…"]`, key))
	}
	n, err := strconv.Atoi(t.text)
	if err != nil || n < least || n > most {
		return 0, p.fail(t, "record.number", "header", key, "minimum", least, "maximum", most)
	}
	return n, nil
}

// play makes the moves of the record, which may end at any point.
func (p *parser) play() error { return p.record.Match.Extend(p.move) }

// move returns the next move, a seat's move or a group of tiles after a word of chance, or NoMove at the end. A record may end within a
// deal; the rest is drawn when the game continues.
func (p *parser) move(pos engine.Position) (engine.Move, error) {
	t, ok := p.text.word()
	if e := &p.text.evaluation; *e != "" {
		if p.record.Evaluations == nil {
			p.record.Evaluations = map[int]string{}
		}
		p.record.Evaluations[len(p.record.Match.Moves())] = *e
		*e = ""
	}
	word, groups := pos.Chance()
	if ok && p.groups == 0 {
		switch {
		case p.record.Match.Endless():
			return engine.NoMove, p.fail(t, "record.endless", "rounds", engine.StallRounds)
		case pos.Over():
			return engine.NoMove, p.fail(t, "record.over")
		case pos.Round() > maxRounds:
			return engine.NoMove, p.fail(t, "record.rounds", "rounds", maxRounds)
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
		return engine.NoMove, p.errorAt(t, err)
	}
	return m, nil
}

// checkResult compares the headers Result and Termination with the match. Only a game that did not end by the rules may have a result before it is over.
func (p *parser) checkResult() error {
	m, end := p.record.Match, p.record.Get(termination)
	if end == Endless && !m.Endless() {
		return p.fail(p.reserved["Game"], "record.not-endless", "rounds", engine.StallRounds, "value", strconv.Quote(Endless))
	}
	t, ok := p.reserved["Result"]
	switch {
	case !ok:
		return nil
	case !m.Over() && (end == "" || end == "normal"):
		return p.fail(t, "record.unfinished")
	case !m.Over():
		return nil
	}
	want, given := result(m.Position().Scores(nil)), strings.Join(strings.Fields(t.text), " ")
	if given != want && !(m.Position().Over() && given == result(formerScores(m))) {
		return p.fail(t, "record.result", "result", sanitize.Text(want))
	}
	return nil
}

// formerScores returns the final scores as earlier versions counted them: in the last move of a game, they subtracted all losses before they added the
// bonuses. That differs if a score would fall below 0.
func formerScores(m *engine.Match) []int {
	last := len(m.Moves()) - 1
	before := m.At(last)
	var log engine.Log
	before.Clone().Play(m.Moves()[last], &log)
	scores := before.Scores(nil)
	for _, bonus := range []bool{false, true} {
		for _, e := range log.Events {
			if e.Kind == engine.Count && e.Source.Bonus() == bonus {
				scores[e.Seat] = max(0, scores[e.Seat]+int(e.Points))
			}
		}
	}
	return scores
}

// Split splits a text into records: a header after a word begins a new record. It does not validate the records.
func Split(text []byte) (records [][]byte) {
	begin, played := 0, false
	for at := 0; at < len(text); {
		line, _, _ := bytes.Cut(text[at:], []byte("\n"))
		word := bytes.TrimLeft(line, blanks+"\r")
		if at == 0 {
			word = bytes.TrimPrefix(word, []byte(byteOrderMark))
		}
		switch {
		case len(word) == 0 || word[0] == '#':
		case word[0] != '[':
			played = true
		case played:
			records = append(records, text[begin:at])
			begin, played = at, false
		}
		at += len(line) + 1
	}
	if len(bytes.TrimSpace(text[begin:])) > 0 {
		records = append(records, text[begin:])
	}
	return records
}
