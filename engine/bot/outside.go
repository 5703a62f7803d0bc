package bot

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/intake"
	"azulejo/engine/quote"
	"azulejo/engine/search"
)

// Outside is a player that asks a program over the bot protocol.
type Outside struct {
	// Command is the program and its arguments, separated by blanks.
	Command string

	pipe  *pipe
	asked int64
	owed  int // answers to earlier questions that have not come
}

// pipe is a running program.
type pipe struct {
	// questions takes what to write; it is never closed while the program may be asked.
	questions chan []byte
	// answers gives the lines read and is closed when the program ends.
	answers chan []byte
	// end stops the program and says what it left behind.
	end func() string
}

// Start runs the program, so that it is ready when it is first asked.
func (o *Outside) Start() error {
	if o.pipe != nil {
		return nil
	}
	words := strings.Fields(o.Command)
	if len(words) == 0 {
		return o.fault(Dead, "no program is named")
	}
	p, err := launch(words)
	if err != nil {
		return o.fault(Dead, "%v", err)
	}
	o.pipe = p
	return nil
}

// Close stops the program.
func (o *Outside) Close() error {
	if o.pipe != nil {
		o.pipe.end()
		o.pipe = nil
	}
	return nil
}

// Choose asks the program. Its errors are of type *Fault, but for those of the context.
func (o *Outside) Choose(ctx context.Context, t search.Task) (Choice, error) {
	moves := candidates(t)
	if len(moves) == 0 {
		return Choice{}, nothing
	}
	if err := o.Start(); err != nil {
		return Choice{}, err
	}
	if t.Limits.Time <= 0 {
		t.Limits.Time = usualTime
	}
	return o.ask(ctx, t, moves, t.Limits.Time*3/2)
}

// ask puts a question and waits for the answer.
func (o *Outside) ask(ctx context.Context, t search.Task, moves []engine.Move, patience time.Duration) (Choice, error) {
	o.asked++
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case o.pipe.questions <- o.question(t, moves):
	default:
		return Choice{}, o.fault(Silent, "it reads no more questions")
	}
	return o.listen(ctx, t, moves, late.C)
}

// startTime is how long a program may take to start.
const startTime = 10 * time.Second

// Ready starts the program and waits until it has answered a first question, as some take long to start. What it answers does not
// matter.
func (o *Outside) Ready(ctx context.Context, p engine.Position) error {
	if err := o.Start(); err != nil {
		return err
	}
	if moves := p.Moves(nil); len(moves) > 0 {
		o.ask(ctx, search.Task{Position: p, Limits: search.Limits{Time: time.Millisecond}}, moves, startTime)
		o.owed = 0
	}
	return nil
}

// question is the task as a line of the protocol.
func (o *Outside) question(t search.Task, moves []engine.Move) []byte {
	ms := max(t.Limits.Time.Milliseconds(), 1)
	r := request{ID: json.RawMessage(strconv.FormatInt(o.asked, 10)), Op: "choose", State: t.Position.AppendState(nil, nil),
		MS: &ms, Seed: t.Seed >> 11} // seeds of 53 bits pass through every JSON reader
	for _, m := range moves {
		r.Moves = append(r.Moves, string(t.Position.AppendMove(nil, m)))
	}
	line, err := json.Marshal(r)
	if err != nil { // a position writes valid JSON
		panic(err)
	}
	return append(line, '\n')
}

// listen waits for the answer to the latest question and drops those to earlier ones.
func (o *Outside) listen(ctx context.Context, t search.Task, moves []engine.Move, late <-chan time.Time) (Choice, error) {
	for {
		select {
		case <-ctx.Done():
			o.owed++
			return Choice{}, ctx.Err()
		case <-late:
			o.owed++
			if o.owed > 1 {
				return Choice{}, o.fault(Silent, "it owes %d answers", o.owed)
			}
			return Choice{}, o.fault(Late, "no answer when %v were given", t.Limits.Time)
		case line, open := <-o.pipe.answers:
			if !open {
				return Choice{}, o.bury()
			}
			m, stale, err := o.understand(line, t.Position, moves)
			if stale {
				o.owed = max(o.owed-1, 0)
				continue
			}
			return Choice{Move: m}, err
		}
	}
}

// bury ends a program that closed its output.
func (o *Outside) bury() error {
	last := o.pipe.end()
	if last == "" {
		last = "the program has ended"
	}
	o.pipe = nil
	return o.fault(Dead, "%s", last)
}

// understand reads an answer; stale means that it answers an earlier question.
func (o *Outside) understand(line []byte, p engine.Position, moves []engine.Move) (m engine.Move, stale bool, err error) {
	var a struct {
		ID    json.RawMessage `json:"id"`
		Move  string          `json:"move"`
		Error *trouble        `json:"error"`
	}
	if err := intake.JSON(line, &a); err != nil {
		return 0, false, o.fault(Garbled, "%s", clip(line))
	}
	id, err := strconv.ParseInt(string(a.ID), 10, 64)
	switch {
	case err == nil && 0 < id && id < o.asked:
		return 0, true, nil
	case err != nil || id != o.asked:
		return 0, false, o.fault(Garbled, "%s", clip(line))
	case a.Error != nil:
		return 0, false, o.fault(Refused, "%s", clip([]byte(a.Error.Error())))
	}
	m, err = p.ParseMove(a.Move)
	if err != nil {
		return 0, false, o.fault(Illegal, "%s: %v", quote.Text(a.Move), err)
	}
	for _, legal := range moves {
		if m == legal {
			return m, false, nil
		}
	}
	return 0, false, o.fault(Illegal, "%s was not asked for", quote.Text(a.Move))
}

func (o *Outside) fault(k FaultKind, format string, args ...any) *Fault {
	return &Fault{Program: o.Command, Kind: k, Detail: fmt.Sprintf(format, args...)}
}

// clip shortens what a bot wrote to a readable piece.
func clip(b []byte) string {
	return quote.Line(quote.Clip(string(bytes.ToValidUTF8(bytes.TrimSpace(b), []byte("?")))))
}

// tail keeps the last bytes written to it.
type tail struct{ kept []byte }

var _ io.Writer = (*tail)(nil)

func (t *tail) Write(b []byte) (int, error) {
	t.kept = append(t.kept, b...)
	if over := len(t.kept) - 200; over > 0 {
		t.kept = append(t.kept[:0], t.kept[over:]...)
	}
	return len(b), nil
}
