package players

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"math"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// Server answers the bot protocol as one level. Only the memory of its players lasts between questions.
type Server struct {
	level   Level
	games   gamedef.Games
	words   engine.Words
	players map[string]Player
}

// NewServer returns a Server for questions about any of the games. It gives reasons in the language of w.
func NewServer(l Level, games gamedef.Games, w engine.Words) *Server {
	return &Server{level: l, games: games, words: w, players: map[string]Player{}}
}

// longestLine is the maximum number of bytes in a question or an answer.
const longestLine = bounded.MostJSON

// Serve answers line by line until in ends. The answer to an invalid line is an error.
func Serve(ctx context.Context, in io.Reader, out io.Writer, l Level, games gamedef.Games, w engine.Words) error {
	s := NewServer(l, games, w)
	r := bufio.NewReaderSize(in, 64<<10)
	for {
		line, long, err := readLine(r, longestLine)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		reply := s.Answer(ctx, line)
		if long {
			reply = (&answer{Error: troubled(badRequest, "a line has at most %d bytes", longestLine)}).text()
		}
		if _, err := out.Write(append(reply, '\n')); err != nil {
			return err
		}
	}
}

// readLine reads up to a newline or the end. It discards a line longer than limit and reports long. It returns io.EOF only when nothing is left
// to read.
func readLine(r *bufio.Reader, limit int) (line []byte, long bool, err error) {
	for {
		part, err := r.ReadSlice('\n')
		switch {
		case long:
		case len(line)+len(part) > limit:
			line, long = nil, true
		default:
			line = append(line, part...)
		}
		switch {
		case err == bufio.ErrBufferFull:
		case err == io.EOF && (len(line) > 0 || long):
			return line, long, nil
		default:
			return line, long, err
		}
	}
}

// Answer returns the answer to a question as a line without a newline.
func (s *Server) Answer(ctx context.Context, line []byte) []byte {
	r, bad := decodeRequest(line)
	r.Level = "" // the server has one level
	a := answer{ID: r.ID}
	if bad == nil {
		bad = s.reply(ctx, &r, &a)
	}
	a.Error = bad
	return a.text()
}

func (a *answer) text() []byte {
	if len(a.ID) == 0 {
		a.ID = json.RawMessage("null")
	}
	return lineOf(a)
}

// reply fills in the answer of the level to r.
func (s *Server) reply(ctx context.Context, r *request, a *answer) *trouble {
	if bad := r.check(); bad != nil {
		return bad
	}
	g, task, bad := r.task(s.games, s.words)
	if bad != nil {
		return bad
	}
	c, err := s.player(g).Choose(ctx, task)
	if err != nil {
		return troubled(badState, "%v", err)
	}
	if r.Op == "choose" {
		a.Move = string(task.Position.AppendMove(nil, c.Move))
		return nil
	}
	if len(c.Lines) == 0 {
		return troubled(badRequest, "the level %s has no opinion to analyse with", s.level.ID)
	}
	a.Lines = c.write(g, task, s.words)
	return nil
}

// player returns the player for a game.
func (s *Server) player(g *gamedef.Game) Player {
	id := g.Edition.ID
	if s.players[id] == nil {
		s.players[id] = s.level.New(*g)
	}
	return s.players[id]
}

// write returns the lines that were asked for in the form of the protocol.
func (c *Choice) write(g *gamedef.Game, t search.Task, w engine.Words) (all []answerLine) {
	for _, l := range c.Lines[:min(len(c.Lines), max(t.MultiPV, 1))] {
		all = append(all, l.write(g, t.Position, w))
	}
	return all
}

// write returns a line in the form of the protocol, with reasons in the language of w unless w is nil.
func (l *Line) write(g *gamedef.Game, p engine.Position, w engine.Words) answerLine {
	a := answerLine{
		Move: string(p.AppendMove(nil, l.Move)),
		Win:  round(l.Win[p.ToMove()], 1000),
		Line: notate(p, l.Moves),
		Why:  []string{},
	}
	for _, v := range l.Scores {
		a.Score = append(a.Score, round(v, 10))
	}
	if w != nil {
		for _, r := range g.Explain(p, l.Move) {
			a.Why = append(a.Why, r.Say(w))
		}
	}
	return a
}

// round rounds v to a multiple of 1/parts.
func round(v, parts float64) float64 { return math.Round(v*parts) / parts }

// notate returns the moves of a line that starts at p in notation.
func notate(p engine.Position, moves []engine.Move) []string {
	p = p.Clone()
	var out []string
	for _, m := range moves {
		out = append(out, string(p.AppendMove(nil, m)))
		p.Play(m, nil)
	}
	return out
}
