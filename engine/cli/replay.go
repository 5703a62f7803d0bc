package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"math"

	"azulejo/engine"
	"azulejo/engine/intake"
	"azulejo/engine/quote"
	"azulejo/engine/record"
	"azulejo/engine/soak"
)

// replayed is the line that replay prints for a sound record.
type replayed struct {
	File    string `json:"file"`
	Game    string `json:"game"`
	Players int    `json:"players"`
	Rounds  int    `json:"rounds"`
	Moves   int    `json:"moves"`
	Over    bool   `json:"over"`
	Scores  []int  `json:"scores"`
	Winners []int  `json:"winners"`
}

// refused is the line that replay prints for a faulty one.
type refused struct {
	File  string `json:"file"`
	Error fault  `json:"error"`
}

type fault struct {
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Token   string `json:"token"`
	Message string `json:"message"`
}

// replay plays records through the rules and prints a line for each.
func replay(_ context.Context, p *Program, args []string) error {
	files, err := parseFiles(flag.NewFlagSet("replay", flag.ContinueOnError), args, math.MaxInt)
	if err != nil {
		return err
	}
	failed := false
	for _, file := range files {
		line, err := p.replayFile(file)
		if err != nil {
			failed = true
			line = refused{file, faultOf(err, p.Words)}
		}
		if err := p.print(line); err != nil {
			return err
		}
	}
	if failed {
		return errSaid
	}
	return nil
}

// print writes a line of JSON.
func (p *Program) print(line any) error {
	var text bytes.Buffer
	out := json.NewEncoder(&text)
	out.SetEscapeHTML(false)
	if err := out.Encode(line); err != nil {
		return err
	}
	_, err := p.Out.Write(quote.JSON(text.Bytes()))
	return err
}

func (p *Program) replayFile(file string) (any, error) {
	data, err := intake.File(file, intake.MostRecord)
	if err != nil {
		return nil, err
	}
	rec, err := record.Parse(file, data, p.Games.Editions())
	if err != nil {
		return nil, err
	}
	return summary(file, rec.Match), nil
}

// summary counts a match: moves are those of seats, rounds those that were dealt.
func summary(file string, m *engine.Match) replayed {
	pos := m.Position()
	r := replayed{File: file, Game: m.Edition.ID, Players: pos.Seats(), Over: pos.Over(), Scores: pos.Scores(nil), Winners: []int{}}
	for i := range m.Moves() {
		if p := m.At(i); p.ToMove() != engine.Nature {
			r.Moves++
		} else {
			r.Rounds = p.Round()
		}
	}
	if r.Over {
		for _, s := range pos.Winners(nil) {
			r.Winners = append(r.Winners, int(s)+1)
		}
	}
	return r
}

func faultOf(err error, w engine.Words) fault {
	var e *record.Error
	if errors.As(err, &e) {
		return fault{e.Line, e.Column, e.Token, engine.Say(e.Err, w)}
	}
	return fault{Message: err.Error()}
}

// state prints the position at a record's end.
func state(_ context.Context, p *Program, args []string) error {
	files, err := parseFiles(flag.NewFlagSet("state", flag.ContinueOnError), args, 1)
	if err != nil {
		return err
	}
	pos, names, err := p.position(files[0])
	if err != nil {
		return err
	}
	_, err = p.Out.Write(quote.JSON(append(pos.AppendState(nil, names), '\n')))
	return err
}

// perft prints the number of sequences of legal moves.
func perft(ctx context.Context, p *Program, args []string) error {
	flags := flag.NewFlagSet("perft", flag.ContinueOnError)
	depth := flags.Int("depth", 1, "")
	files, err := parseFiles(flags, args, 1)
	if err != nil {
		return err
	}
	if *depth < 0 || *depth > 40 {
		return Unfit("cli.between", "perft", "-depth", *depth, 0, 40)
	}
	pos, _, err := p.position(files[0])
	if err != nil {
		return err
	}
	return json.NewEncoder(p.Out).Encode(soak.Perft(pos, *depth))
}
