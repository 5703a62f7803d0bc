package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"math"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"
	"azulejo/engine/soak"

	"github.com/spf13/cobra"
)

// replayResult is the output of replay for a valid record.
type replayResult struct {
	File    string `json:"file"`
	Game    string `json:"game"`
	Players int    `json:"players"`
	Rounds  int    `json:"rounds"`
	Moves   int    `json:"moves"`
	Over    bool   `json:"over"`
	Scores  []int  `json:"scores"`
	Winners []int  `json:"winners"`
	// Termination is "endless" for a game that ended as endless, and is otherwise not written.
	Termination string `json:"termination,omitempty"`
}

// replayError is the output of replay for an invalid record.
type replayError struct {
	File  string `json:"file"`
	Error fault  `json:"error"`
}

type fault struct {
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Token   string `json:"token"`
	Message string `json:"message"`
}

// replayCommand returns the command that validates records and prints a line of JSON for each.
func (p *Program) replayCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "replay", "azulejo replay games/*.azl")
	TakeFiles(p.Spoken, cmd, math.MaxInt, "azl")
	cmd.RunE = func(cmd *cobra.Command, files []string) error { return p.replay(cmd.Context(), files) }
	return cmd
}

func (p *Program) replay(ctx context.Context, files []string) error {
	failed := false
	for _, file := range files {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		line, err := p.replayFile(file)
		if err != nil {
			failed = true
			line = replayError{file, faultOf(err, p.Words)}
		}
		if err := p.print(line); err != nil {
			return err
		}
	}
	if failed {
		return ErrReported
	}
	return nil
}

// print writes a value as a line of JSON, with escapes for unsafe characters.
func (p *Program) print(line any) error {
	var text bytes.Buffer
	out := json.NewEncoder(&text)
	out.SetEscapeHTML(false)
	if err := out.Encode(line); err != nil {
		return err
	}
	_, err := p.Out.Write(sanitize.JSON(text.Bytes()))
	return err
}

func (p *Program) replayFile(file string) (any, error) {
	rec, err := ReadRecord(file, p.Games.Editions())
	if err != nil {
		return nil, err
	}
	return summary(file, rec.Match), nil
}

// summary returns the result for a match. Moves counts only moves of seats, and Rounds only rounds that were dealt.
func summary(file string, m *engine.Match) replayResult {
	pos := m.Position()
	r := replayResult{File: file, Game: m.Edition.ID, Players: pos.Seats(), Over: m.Over(), Scores: pos.Scores(nil), Winners: []int{}}
	p := m.Start()
	for _, mv := range m.Moves() {
		if p.ToMove() != engine.Nature {
			r.Moves++
		} else {
			r.Rounds = p.Round()
		}
		p.Play(mv, nil)
	}
	if r.Over {
		for _, s := range m.Winners(nil) {
			r.Winners = append(r.Winners, int(s)+1)
		}
	}
	if m.Endless() {
		r.Termination = record.Endless
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

// stateCommand returns the command that prints the final position of a record.
func (p *Program) stateCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "state", "azulejo state game.azl")
	TakeFiles(p.Spoken, cmd, 1, "azl", "json")
	cmd.RunE = func(_ *cobra.Command, files []string) error { return p.printState(files[0]) }
	return cmd
}

func (p *Program) printState(file string) error {
	pos, names, err := p.position(file)
	if err != nil {
		return err
	}
	_, err = p.Out.Write(sanitize.JSON(append(pos.AppendState(nil, names), '\n')))
	return err
}

// perftCommand returns the command that prints the number of sequences of legal moves.
func (p *Program) perftCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "perft", "azulejo perft -depth 3 game.azl")
	depth := cmd.Flags().Int("depth", 1, p.Spoken.T("cli.flags.perft.depth"))
	TakeFiles(p.Spoken, cmd, 1, "azl", "json")
	cmd.RunE = func(cmd *cobra.Command, files []string) error { return p.perft(cmd.Context(), files[0], *depth) }
	return cmd
}

func (p *Program) perft(ctx context.Context, file string, depth int) error {
	if depth < 0 || depth > 40 {
		return NewUsageError("cli.between", "flag", "-depth", "value", depth, "minimum", 0, "maximum", 40)
	}
	pos, _, err := p.position(file)
	if err != nil {
		return err
	}
	n := soak.Perft(ctx, pos, depth)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return json.NewEncoder(p.Out).Encode(n)
}
