package puzzle

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine/bounded"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
)

// form is the JSON of a puzzle.
type form struct {
	State json.RawMessage `json:"state"`
	Lines []lineForm      `json:"lines"`
}

type lineForm struct {
	Moves  string    `json:"moves"`
	Win    []float64 `json:"win"`
	Scores []float64 `json:"scores"`
}

// Entry is a puzzle in a file, of which only the head has been read.
type Entry struct {
	ID     string
	Missed int
	Motifs []Motif
	body   []byte
}

// AppendText appends a puzzle as one line of text: what levels miss, the motifs, the ID, and JSON with the position and the lines.
func (p *Puzzle) AppendText(text []byte) ([]byte, error) {
	f := form{State: p.Position.AppendState(nil, nil)}
	for _, l := range p.Lines {
		at, line := p.Position.Clone(), lineForm{Win: rounded(l.Win, 3), Scores: rounded(l.Scores, 1)}
		var moves []byte
		for i, m := range l.Moves {
			if i > 0 {
				moves = append(moves, ' ')
			}
			moves = at.AppendMove(moves, m)
			at.Play(m, nil)
		}
		line.Moves = string(moves)
		f.Lines = append(f.Lines, line)
	}
	body, err := json.Marshal(f)
	var motifs []string
	for _, m := range p.Motifs {
		motifs = append(motifs, m.String())
	}
	return append(append(fmt.Appendf(text, "%d %s %s ", p.Missed, strings.Join(motifs, ","), p.ID), body...), '\n'), err
}

// SamePosition reports whether two puzzles, as AppendText writes them, have the same position.
func SamePosition(a, b string) bool { return stateOf(a) == stateOf(b) }

// stateOf returns the JSON of the position in the text of a puzzle.
func stateOf(text string) string {
	_, body, _ := strings.Cut(text, "{")
	state, _, _ := strings.Cut(body, `,"lines":`)
	return state
}

// mostText is the most bytes of a file of puzzles, uncompressed.
const mostText = 4 << 20

// Pack returns puzzles as a file.
func Pack(all []*Puzzle) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	for _, p := range all {
		var text []byte
		if err == nil {
			text, err = p.AppendText(nil)
		}
		if err == nil {
			_, err = z.Write(text)
		}
	}
	if err == nil {
		err = z.Close()
	}
	return out.Bytes(), err
}

// Read reads the heads of the puzzles in a file.
func Read(file []byte) ([]Entry, error) {
	z, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return nil, err
	}
	text, err := bounded.All(z, mostText)
	if err != nil {
		return nil, err
	}
	return ReadText(text)
}

// ReadText reads the heads of puzzles in lines of text.
func ReadText(text []byte) (all []Entry, err error) {
	for n := 1; len(text) > 0; n++ {
		line, rest, _ := bytes.Cut(text, []byte("\n"))
		text = rest
		e, err := readHead(line)
		if err != nil {
			return nil, fmt.Errorf("puzzle %d: %w", n, err)
		}
		all = append(all, e)
	}
	return all, nil
}

// readHead reads what is before the JSON of a line.
func readHead(line []byte) (e Entry, err error) {
	at := bytes.IndexByte(line, '{')
	if at < 0 {
		return e, io.ErrUnexpectedEOF
	}
	fields := strings.SplitN(string(line[:at]), " ", 3)
	if len(fields) < 3 || len(fields[2]) < 2 {
		return e, errors.New("no ID")
	}
	e.ID, e.body = strings.TrimSuffix(fields[2], " "), line[at:]
	if e.Missed, err = strconv.Atoi(fields[0]); err != nil || e.Missed < 0 || e.Missed > 100 {
		return e, errors.New("no share between 0 and 100")
	}
	for _, name := range strings.Split(fields[1], ",") {
		i := slices.IndexFunc(Motifs(), func(m Motif) bool { return m.String() == name })
		if i < 0 && fields[1] != "" {
			return e, errors.New("no such motif")
		}
		if i >= 0 {
			e.Motifs = append(e.Motifs, Motifs()[i])
		}
	}
	return e, nil
}

// Puzzle reads the whole puzzle. It is an error if a move is not legal or the answer does not lead.
func (e *Entry) Puzzle(games gamedef.Games) (*Puzzle, error) {
	var f form
	if err := bounded.Strict(e.body, &f); err != nil {
		return nil, err
	}
	g, pos, _, err := games.ParseState(f.State)
	if err != nil {
		return nil, err
	}
	p := &Puzzle{ID: e.ID, Game: g.Edition.ID, Position: pos, Missed: e.Missed, Motifs: e.Motifs}
	if pos.Over() || pos.ToMove() < 0 {
		return nil, errors.New("no seat is to move")
	}
	for _, l := range f.Lines {
		at, line := pos.Clone(), players.Line{Win: l.Win, Scores: l.Scores}
		if len(l.Win) != pos.Seats() || len(l.Scores) != pos.Seats() {
			return nil, errors.New("the numbers do not fit the seats")
		}
		for _, word := range strings.Fields(l.Moves) {
			m, err := at.ParseMove(word)
			if err != nil {
				return nil, err
			}
			line.Moves = append(line.Moves, m)
			at.Play(m, nil)
		}
		if len(line.Moves) == 0 {
			return nil, errors.New("a line without moves")
		}
		line.Move = line.Moves[0]
		p.Lines = append(p.Lines, line)
	}
	return p, p.check()
}
